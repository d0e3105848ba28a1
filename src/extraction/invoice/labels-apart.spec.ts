import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string, ocr = false): InvoiceFields =>
  extractInvoices([printedPage(drawing, { ocr })])[0].fields;

it('reads amounts that stand in front of their words', () => {
  expect(
    read(`
# Northgate Gas Limited
Amount        Rate           For
371.21        6.4967 p/kWh   5,713.9 kWh      Energy
26.54         85.61 p/day    31 days          Supply point standing charge
44.28         0.775 p/kWh    5,713.9 kWh      Climate change levy
442.03        Value of supply
88.41         Value added tax, 20.0 %
530.44        Amount of this invoice`),
  ).toMatchObject({
    totalUnitCharge: 371.21,
    totalStandingCharge: 26.54,
    cclRate: 0.775,
    amountDueNetOfVat: 442.03,
    vat: 88.41,
  });
});

it('takes the label of a second language under one that it does not know', () => {
  expect(
    read(`
# Northgate Energy Limited
Cost yr unedau           267 kWh @ 21.12p           £56.39
Cost of units
Tal sefydlog             31 diwrnod @ 58.04p        £17.99
Standing charge
Cyfanswm cyn TAW                                    £74.38
Total before VAT
TAW VAT                  5%                         £3.72
Cyfanswm y bil hwn                                  £78.10
Total of this bill`),
  ).toMatchObject({ standingCharge: 58.04, totalStandingCharge: 17.99, amountDueNetOfVat: 74.38, totalAmount: 78.1 });
});

it('takes a rate of VAT that stands apart only where it makes the VAT', () => {
  const drawing = (rate: string): string => `
# Northgate Energy Limited
Net total                £200.00
Rate of VAT              ${rate}
VAT                      £40.00
Total including VAT      £240.00`;
  expect(read(drawing('20%')).vatRate).toBe(20);
  expect(read(drawing('5%')).vatRate).toBeUndefined();
});

it('keeps the prices of an offer in a sentence away from those billed', () => {
  expect(
    read(`
# Northgate Energy Limited
Gas: 1,263 kWh at 5.54p                              £69.97
Standing charge: 30 days at 78.03p a day             £23.41

Our Fixed Green tariff would suit you, and you can have it at any time that you like.
Unit rate 5.26p, standing charge 75.69p a day, with an exit fee of £50.`),
  ).toMatchObject({ unitRate: 5.54, standingCharge: 78.03, totalUnitCharge: 69.97 });
});

it('takes the number behind a sort code for no account of the customer', () => {
  expect(
    read(`
# Northgate Energy Limited
Invoice number           INV-44120
Pay to Lloyds 30-00-09, account 41773580.`).supplierAccountNumber,
  ).toBeUndefined();
});

it('takes the column that holds now of a bill beside the one that it replaces', () => {
  expect(
    read(`
# Northgate Gas Limited
MPRN                              7722305635
                                  Cancelled        Now charged
Correction factor                 1.02264          1.02264
Calorific value                   39.3318          39.3318
kWh                               11,005.26        8,401.99
Unit price 7.9033 p/kWh           -£869.78         £664.03
Net                               -£869.78         £664.03`),
  ).toMatchObject({ unitRate: 7.9033, totalUnitCharge: 664.03, consumption: 8401.99 });
});

it('reads a label that carries the mark of a footnote, and one around its rate', () => {
  expect(
    read(`
# Northgate Gas Limited
MPRN¹ 39250117 Meter 0787545S
Cyfanswm cyn TAW Total before VAT          £355.60
TAW 20% VAT 20%                            £71.12
Cyfanswm y bil Bill total                  £426.72`),
  ).toMatchObject({ mpanMprn: '39250117', meterSerialNumber: '0787545S', vat: 71.12, vatRate: 20 });
});

it.each([
  ['You have asked to settle your account by cheque.', 'cheque'],
  ['BACS payment due       30 October 2026', 'bacs'],
  ['You pay                Prepayment (top-up key)', 'prepayment'],
  ['You may settle your account by cheque.', undefined],
])('%s', (sentence, method) => {
  expect(read(`\n# Northgate Gas Limited\n\nBill number          45173304\n${sentence}\n`).paymentMethod).toBe(method);
});

it('takes a reference right behind a word that names an amount too', () => {
  expect(read('\n# Northgate Power Limited\n\nBill RB936836, written 14 Jun 26, for customer 1101220.')).toMatchObject({
    invoiceNumber: 'RB936836',
    invoiceDate: '2026-06-14',
  });
});

it('takes a word for the time of a price for no label, and a stroke before CR for none', () => {
  const fields = read(
    `
# Northgate Power Limited
TARIFF             FIXED          QUANTITY          PRICE              AMOUNT
UNITS                             9,901 KWH         29.372 P           2,908.12
STANDING CHARGE    MONTHLY        3 MTH             £57.10             171.30
NET TOTAL                                                              3,079.42
CREDIT                            OF LAST MONTH                        12.00 -CR`,
    true,
  );
  expect(fields).toMatchObject({ standingCharge: 5710, standingChargeType: 'monthly', totalStandingCharge: 171.3 });
});

it.each(['no. E6S1290038038', 'nr E6S1290038038', 'number E6S1290038038', 'E6S1290038038'])(
  'takes the number of a meter behind a colon: "%s"',
  (said) => {
    expect(
      read(`
# Northgate Energy

Meter point reference number: 20553402      Meter: ${said}
Gas used            8,000 kWh        6.000p        £480.00`).meterSerialNumber,
    ).toBe('E6S1290038038');
  },
);
