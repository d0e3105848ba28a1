import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields => extractInvoices([printedPage(drawing)])[0].fields;

describe('the line of VAT', () => {
  const bill = (vat: string): InvoiceFields =>
    read(`
# Northgate Power Limited
DESCRIPTION              QUANTITY          PENCE EACH          POUNDS
COMMODITY                2000 KWH          25.500              510.00
STANDING CHG             30 DAYS           100.00              30.00
SUB-TOTAL                                                      540.00
${vat}
INVOICE TOTAL                                                  648.00`);

  it.each(['V.A.T. AT 20.0 PCT', 'V.A.T. 20%', 'VAT @ 20 PER CENT'])('is named "%s"', (label) => {
    expect(bill(`${label.padEnd(63)}108.00`)).toMatchObject({ vatRate: 20, vat: 108, totalAmount: 648 });
  });

  it.each([
    ['Sum of charges, VAT not included', 'Sum of this invoice, VAT included'],
    ['Charges (VAT not yet added)', 'Invoice total'],
    ['Sum of charges, not including VAT', 'Invoice total'],
    ['Sum of charges, VAT excluded', 'Invoice total'],
    ['Charges, tax exclusive', 'Charges, tax inclusive'],
  ])('is not the sum "%s"', (net, total) => {
    expect(
      read(`
# Northgate Power Limited
Charge                              Quantity          Price             Value (£)
Energy                              2,000 kWh         25.50 p/kWh       510.00
Standing charge                     30 days           100.00 p/day      30.00
${net.padEnd(72)}540.00
VAT charged at 20.00%                                 on £540.00        108.00
${total.padEnd(72)}648.00`),
    ).toMatchObject({ amountDueNetOfVat: 540, vat: 108, totalAmount: 648 });
  });

  it('has its sign in the cell behind its rate', () => {
    expect(
      read(`
# Northgate Power Limited
Charge line        Quantity      Unit       Price       Price unit       Value (£)
Energy             2,000         kWh        25.50       p/kWh            510.00
Fixed charge       30            days       1.00        £/day            30.00
Net value          540.00
Output VAT         540.00        £ net      20          %                108.00
Invoice value                                                            648.00`),
    ).toMatchObject({ vatRate: 20, vat: 108, amountDueNetOfVat: 540, totalAmount: 648 });
  });

  it('has its amount beside the middle of its words and a note', () => {
    const page = printedPage(`
# Northgate Power Limited
Energy                1,000 kWh      25.50p                           £255.00
Before VAT                                                            £255.00

VAT, charged at 5%
                                                                      £12.75
Reduced rate: your use is below 33 kWh a day, so no levy either

This bill                                                             £267.75`);
    const top = (text: string): number => page.words.find((word) => word.text === text)!.y0;
    const moves = new Map([
      [top('VAT,'), 8],
      [top('Reduced'), -8],
    ]);
    const words = page.words.map((word) => {
      const by = moves.get(word.y0) ?? 0;
      return { ...word, y0: word.y0 + by, y1: word.y1 + by };
    });
    expect(extractInvoices([{ ...page, words }])[0].fields).toMatchObject({
      vatRate: 5,
      vat: 12.75,
      totalAmount: 267.75,
    });
  });
});

it('counts days in the line of a standing charge, though the head of the column says kWh', () => {
  expect(
    read(`
# Northgate Power Limited
Item                                      Units       Price       Value
                                          kWh         p           £
All units                                 1000        25.500      255.00
Service charge, days                      28          115.86      32.44
Total before VAT                                                  287.44`),
  ).toMatchObject({
    consumption: 1000,
    unitRate: 25.5,
    standingCharge: 115.86,
    standingChargeType: 'daily',
    totalStandingCharge: 32.44,
  });
});

it.each([
  ['Your account with us: PGC/13743', 'PGC/13743'],
  ['Customer number with us: 884120', '884120'],
  ['Your account number is 40118823 and your tariff is Fixed.', '40118823'],
])('takes the account number of "%s"', (words, number) => {
  expect(read(`\n# Northgate Power Limited\n\n\n${words}`)).toMatchObject({ supplierAccountNumber: number });
});

it.each([
  'The serial number of the meter is L90C95494.',
  'The supply number (MPAN) is 12 7609 4522 962 and the number of the meter is L90C95494.',
])('takes the number of the meter behind its verb: %s', (sentence) => {
  expect(read(`\n# Northgate Power Limited\n\n\n${sentence}`)).toMatchObject({ meterSerialNumber: 'L90C95494' });
});

it.each([
  ['Together, before value added tax', 'Total with value added tax'],
  ['Total excluding value added tax', 'Total including value added tax'],
  ['Net of value added tax', 'Total inclusive of value added tax'],
])('takes "%s" and "%s" for no VAT', (net, total) => {
  expect(
    read(`
# Northgate Power Limited
Gas used                         8000 kWh   6.000p         480.00
${net.padEnd(59)}480.00
${'Value added tax at 20 per cent'.padEnd(59)}96.00
${total.padEnd(59)}576.00`),
  ).toMatchObject({ amountDueNetOfVat: 480, vat: 96, vatRate: 20, totalAmount: 576 });
});

it.each([
  ['quarter', '£91.20', 'quarterly', 9120],
  ['month', '£30.40', 'monthly', 3040],
  ['year', '£364.80', 'annual', 36480],
])('takes the unit "%s" in a column of its own for no label', (unit, price, standingChargeType, standingCharge) => {
  expect(
    read(`
# Northgate Power Limited
Description            Quantity   Unit         Rate           Net GBP
Gas used                 20,000   kWh       6.000 p          1,200.00
Fixed charge                  1   ${unit.padEnd(10)}${price.padEnd(15)}${price.slice(1)}
C.C. Levy                20,000   kWh       0.801 p            160.20`),
  ).toMatchObject({ standingCharge, standingChargeType, totalStandingCharge: standingCharge / 100 });
});

it.each(['Price in pence', 'Rate (p)', 'Price, pence'])('takes a whole number under "%s" for a price', (head) => {
  expect(
    read(`
# Northgate Power Limited
What for               Quantity   Per      ${head.padEnd(20)}Cost in £
Electricity              20,000   kWh      24.000              4,800.00
Standing charge              31   day      245                    75.95`),
  ).toMatchObject({ standingCharge: 245, standingChargeType: 'daily', totalStandingCharge: 75.95 });
});

it.each(['20% of £250.00', '£250.00 x 20%', 'charged at 20%', 'Rate 20%'])(
  'takes "%s" under the VAT for its rate',
  (said) => {
    expect(
      read(`
# Northgate Power Limited
Electricity            1,000 kWh       25.000p         £250.00
Subtotal                                               £250.00
VAT                                                     £50.00
${said}
Total                                                  £300.00`),
    ).toMatchObject({ vatRate: 20, vat: 50, amountDueNetOfVat: 250, totalAmount: 300 });
  },
);

it('gives no price by the week for one by the day', () => {
  const fields = read(`
# Northgate Power Limited
Description            Quantity    Unit      Rate        Amount
Units                  4,000       kWh       25.000p     £1,000.00
Standing charge        13          weeks     £7.00       £91.00`);
  expect(fields).toMatchObject({ unitRate: 25, totalStandingCharge: 91 });
  expect(fields.standingChargeType).toBeUndefined();
});

it('a row of more figures than a charge has is none, and keeps none of the others from being read', () => {
  const page = printedPage(`
# Northgate Power Limited
Energy             2,000 kWh        25.50p        £510.00
Standing charge    30 days          100.00p       £30.00
Units of each half-hour
Total excluding VAT                               £540.00
VAT at 20%                                        £108.00
Total amount due                                  £648.00`);
  const [row] = page.words.filter(({ text }) => text === 'Units');
  const figures = Array.from({ length: 90 }, (_, i) => {
    const x0 = 250 + 4 * i;
    return { ...row, text: `${i + 1}.25`, x0, x1: x0 + 2 };
  });
  const [{ fields }] = extractInvoices([{ ...page, words: [...page.words, ...figures] }]);
  expect(fields).toMatchObject({ consumption: 2000, unitRate: 25.5, standingCharge: 100, totalAmount: 648 });
});
