import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

it('takes dates that go over two lines of a narrow column', () => {
  expect(
    read(`
# Northgate Power Limited
Meter        Previous        Previous   Present         Present    kWh
serial       read date       reading    read date       reading    used
D91M65415    31st August     39,257     30th November   43,394     4,137
             2026                       2026

Energy               4,137 kWh        25.83p        £1,068.59`),
  ).toMatchObject({ readFromDate: '2026-08-31', readToDate: '2026-11-30' });
});

it('takes a period of which the last month stands in the next line', () => {
  expect(
    read(`
# Northgate Power Limited
Billing period                 Payment method
1st September 2026 to 30th     Direct Debit
November 2026

Energy               4,137 kWh        25.83p        £1,068.59`),
  ).toMatchObject({ chargeStartDate: '2026-09-01', chargeEndDate: '2026-11-30' });
});
