import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n${drawing}`)])[0].fields;

const WHOLE = {
  readFromDate: '2026-05-01',
  readToDate: '2026-05-31',
  readFromType: 'estimated',
  readToType: 'actual',
};

it('takes the first reading of the old meter and the last one of the new, in a table', () => {
  expect(
    read(`
Meter          Event        Date            Reading      Type         kWh
D91M65415      Opening      01/05/2026      31940        Estimated
D91M65415      Removed      18/05/2026      33940        Actual       2,000
K20W10077      Fitted       18/05/2026      00000        Actual
K20W10077      Closing      31/05/2026      01013        Actual       1,013

Energy         3,013 kWh    25.83p          £778.26`),
  ).toMatchObject(WHOLE);
});

it('takes them from boxes of both meters side by side', () => {
  expect(
    read(`
Old meter D91M65415                         New meter K20W10077
01 May 2026: 31940 (estimated)              18 May 2026: 00000 (first)
18 May 2026: 33940 (final)                  31 May 2026: 01013 (actual)
Units 2,000                                 Units 1,013

Electricity, both meters                    3,013 kWh at 25.83p                  £778.26`),
  ).toMatchObject(WHOLE);
});
