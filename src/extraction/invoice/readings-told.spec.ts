import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\nBill number   Q649091\n${drawing}`)])[0].fields;

describe('the letters of a legend', () => {
  const bill = (legend: string): InvoiceFields =>
    read(`
Register     Previous read     Type     Present read     Type      kWh      Pence         £
Day          5730              A        6395             C         665      30.00    199.50
${legend}

Total before VAT                                                                   199.50

Readings. A customer reading is one that you gave us. An actual reading is one that our agent took.`);

  it.each(['A = actual reading E = estimated reading C = customer reading', 'A actual, E estimated, C customer'])(
    'are no articles of sentences elsewhere: %s',
    (legend) => {
      expect(bill(legend)).toMatchObject({ readFromType: 'actual', readToType: 'customer' });
    },
  );
});

it('takes day and kind of a reading from right over it, where they stand so over both', () => {
  expect(
    read(`
Meter
12 May 2026 · Actual (smart)
3120.7
11 Jun 2026 · Estimated
3338.2
Used
217.5 kWh

Usage · 217.5 kWh × 24.0000p                    £52.20
Before VAT                                      £52.20`),
  ).toMatchObject({
    readFromDate: '2026-05-12',
    readToDate: '2026-06-11',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('reads the first and the last of several readings that are told one after the other', () => {
  expect(
    read(`
The meter here is number 21L4001597. On 1 May 2026 it stood at 35,102: we did not get a reading, so
this is our estimate. A meter reader called on 15 May 2026 and read 37,390 (actual). At the end of the
period, on 31 May 2026, it read 39,877, an actual reading sent by the meter.

Electricity                   4,775 kWh           27.00p                  £1,289.25
Charges before VAT                                                        £1,289.25`),
  ).toMatchObject({
    readFromDate: '2026-05-01',
    readToDate: '2026-05-31',
    readFromType: 'estimated',
    readToType: 'actual',
  });
});
