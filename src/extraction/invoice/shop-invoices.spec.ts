import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

it('counts in the first column, in front of the words of each line, as the invoice of a shop does', () => {
  expect(
    read(`
# Northgate Gas Limited

Quantity      Details                            Unit Price        Net Amt     VAT %

8000          Gas, kWh                               0.0900         720.00     20.00

31            Days, standing charge                  0.8000          24.80     20.00

                                                 Total Net Amount              £744.80
                                                 Total VAT Amount              £148.96
                                                 Invoice Total                 £893.76`),
  ).toMatchObject({
    consumption: 8000,
    unitRate: 9,
    totalUnitCharge: 720,
    standingCharge: 80,
    totalStandingCharge: 24.8,
  });
});

it('parts sums named in pounds from the figures before them in their row', () => {
  const fields = read(`
# Northgate Power Limited

Line                   Quantity              p                £
Day energy             3,000 kWh        20.000           600.00
Night energy           1,000 kWh        15.000           150.00

Total kWh      4,000            Net £             750.00
Max. demand    172 kVA          VAT £ (20%)       150.00
Load factor    41%              Gross £           900.00`);
  expect(fields).toMatchObject({ amountDueNetOfVat: 750, vat: 150, vatRate: 20, totalAmount: 900 });
});

it('reads a form whose boxes are made of other boxes', () => {
  expect(
    read(`
# Northgate Power Limited

1 Invoice number                      2 Date of issue                 3 Account number
42-104711                             02/10/2026                      NP4410218
4 Charged from                        5 Charged to                    6 Days
01/09/2026                            30/09/2026                      30
7 Units used (kWh)                    8 Price per unit (pence)        9 Box 7 x box 8
4,000                                 25.00                           £1,000.00
10 Standing charge per day (pence)    11 Box 6 x box 10               12 Total excluding VAT
120.00                                £36.00                          £1,036.00
13 Rate of VAT                        14 VAT: box 12 x box 13         15 TOTAL OF THIS INVOICE
20%                                   £207.20                         £1,243.20`),
  ).toMatchObject({
    unitRate: 25,
    totalUnitCharge: 1000,
    standingCharge: 120,
    standingChargeType: 'daily',
    totalStandingCharge: 36,
  });
});
