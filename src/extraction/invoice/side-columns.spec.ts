import type { Page } from '../page.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

/** Half a line lower: what stands in a column of its own keeps to lines of its own. */
const OFF = 6;

const beside = (drawing: string, column: string): Page => {
  const page = printedPage(drawing);
  const words = printedPage(column).words.map((word) => ({ ...word, y0: word.y0 + OFF, y1: word.y1 + OFF }));
  return { ...page, words: [...page.words, ...words] };
};

const BILL = `

                                          Register         1 May 2026   31 May 2026      kWh      p/kWh       £
                                          Day                   61060         63232    2,172      27.50   597.30
                                          Night                 43029         44052    1,023      16.60   169.82
                                          All registers                                3,195              767.12

                                          Other charges                   Quantity                Price        £
                                          Standing charge                  31 days              123.60p    38.32
                                          Climate Change Levy            3,195 kWh               0.801p    25.59

                                                              Sum without VAT                             831.03
                                                              VAT, 20%                                    166.21
                                                              Sum with VAT                               £997.24`;

const DETAILS = `
Northgate Power Ltd


Invoice number
NP26068018
Account number
4471-2290
Invoice date
28 June 2026
Address of the supply
Unit 9, 14 Sample Road
Leeds, LS1 4AB
(31 days)
Meter serial number
A31EL99014`;

it('reads the rows of charges apart from the lines of the column beside them', () => {
  const [{ fields }] = extractInvoices([beside(BILL, DETAILS)]);
  expect(fields).toMatchObject({
    invoiceNumber: 'NP26068018',
    dayConsumption: 2172,
    nightConsumption: 1023,
    consumption: 3195,
    totalUnitCharge: 767.12,
    standingCharge: 123.6,
    totalStandingCharge: 38.32,
    amountDueNetOfVat: 831.03,
    vat: 166.21,
    vatRate: 20,
    totalAmount: 997.24,
  });
});

it('leaves amounts beside their words though notes stand under these, and other columns beside them', () => {
  const charges = printedPage(`
# Northgate Power Limited


                                        Energy                       £255.00

                                        Standing charge              £118.00

                                        Climate Change Levy           £108.01

                                        Charges without VAT          £481.01

                                        VAT                           £96.20

                                        Charges with VAT             £577.21`);
  const lower = (drawing: string, off: number) =>
    printedPage(drawing).words.map((word) => ({ ...word, y0: word.y0 + off, y1: word.y1 + off }));
  const notes = lower(
    `




                                        1,000 kWh at 25.50p

                                        30 days at 393.33p

                                        1,000 kWh at 10.801p



                                        20% of £481.01`,
    -2,
  );
  const meter = lower(
    `



                                                                                 Serial           E13UP96240
                                                                                 Opening               6,254
                                                                                 your reading
                                                                                 Closing               7,254
                                                                                 your reading
                                                                                 Energy            1,000 kWh
                                                                                 Tariff           Fixed 2030
                                                                                 Ends            31 Mar 2030`,
    4,
  );
  const words = [...charges.words, ...notes, ...meter, ...lower(DETAILS, OFF)];
  const [{ fields }] = extractInvoices([{ ...charges, words }]);
  expect(fields).toMatchObject({ amountDueNetOfVat: 481.01, vat: 96.2, totalAmount: 577.21 });
});

it('takes the units over the readings for no unit of the amounts under them', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited

Register          1 May 2026      31 May 2026      kWh
1 All day         54121 A         55938 C        1,817

What this comes to                                   £
Electricity                                     452.07
1,817 kWh x 24.88p
Standing charge                                  37.95
31 days x 122.43p`),
  ]);
  expect(fields).toMatchObject({ totalUnitCharge: 452.07, totalStandingCharge: 37.95 });
});
