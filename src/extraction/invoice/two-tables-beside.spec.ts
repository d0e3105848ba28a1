import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Gas Limited\nBill number   Q649091\n${drawing}`)])[0].fields;

describe('two tables side by side whose rows are level', () => {
  const fields = read(`
MPRN                          7410226308
Gas used from 1 May 2026 to 31 May 2026

This bill is 2,314 kWh, or 74.6 kWh a day; the same month of last year was 2,150 kWh, or 69.4 kWh a day,
and cost £176.95 before VAT at 8.23p a kWh. It was colder: 214 degree days against 188.

From meter to kWh                              What you pay
30 April 2026 (Actual)            04120        Gas, 2,314 kWh at 7.120p               £164.76
31 May 2026 (Estimated)           04324        Standing charge, £189.80 a year
Cubic metres                        204           31 of 365 days                       £16.12
Volume correction               1.02264        Climate Change Levy                      £0.00
Calorific value                    39.93       Total before VAT                       £180.88
Divided by                           3.6       VAT 20%                                 £36.18
Energy                        2,314 kWh        Total of this bill                     £217.06
Rounding                            0.01       To pay                                 £197.06`);

  it('are read apart, whatever words a row of the second begins with', () => {
    expect(fields).toMatchObject({
      consumption: 2314,
      unitRate: 7.12,
      totalUnitCharge: 164.76,
      readFromDate: '2026-04-30',
      readToDate: '2026-05-31',
      readFromType: 'actual',
      readToType: 'estimated',
      totalAmount: 217.06,
    });
  });

  it('give the days of the year that a yearly price is charged for', () => {
    expect(fields).toMatchObject({
      standingCharge: 18980,
      standingChargeType: 'annual',
      totalStandingCharge: 16.12,
    });
  });
});

it('takes what the same month of last year cost for no charge of this bill', () => {
  expect(
    read(`
MPRN                          7410226308

This bill is 2,314 kWh, or 74.6 kWh a day; the same month of last year was 2,150 kWh, or 69.4 kWh a day,
and cost £176.95 before VAT at 8.23p a kWh. It was colder: 214 degree days against 188.

Gas, 2,314 kWh at 7.120p               £164.76
Standing charge, 31 days at 50.00p      £15.50
Total before VAT                       £180.26`),
  ).toMatchObject({ consumption: 2314, unitRate: 7.12, totalUnitCharge: 164.76 });
});

it('takes the first digits of a VAT number and of a telephone for no readings, nor 3.6 for what a meter advanced', () => {
  expect(
    read(`
MPRN                          7410226308

          01-May-2026                31-May-2026
             60412                      62531
           Estimated                  Estimated

Units used 2119 m³ × 1.02130 × 39.10 ÷ 3.6 = 23,505 kWh

Gas used 23,505 kWh at 6.0000p                                  £1,410.30
Net amount                                                      £1,410.30

Estimates are put right from the previous reading to the present reading.
7 Mill Lane, Sale, M33 3HQ. Company 08112233. VAT 326 4417 08. 0330 210 1940.`),
  ).toMatchObject({ readFromDate: '2026-05-01', readToDate: '2026-05-31', readToType: 'estimated' });
});
