import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('a form with each label under its value', () => {
  const fields = read(`
# Northgate Power Limited

VX238551               06 Nov 2026            NP5259969            01 Oct 2026             31 Oct 2026              09 Dec 2026
Invoice number         Tax date               Account reference    First day of supply     Last day of supply       Due for payment

Bennett Castings Limited                      BACS credit                                  Sigma Data Bureau, Leeds
Customer                                      Settled by                                   Bureau

Standing charge          31 days        64.14 p/day          £19.88
Energy                   1,000 kWh      25.50 p/kWh          £255.00`);

  it('is read upwards', () => {
    expect(fields).toMatchObject({
      invoiceNumber: 'VX238551',
      invoiceDate: '2026-11-06',
      supplierAccountNumber: 'NP5259969',
      chargeStartDate: '2026-10-01',
      chargeEndDate: '2026-10-31',
      dueDate: '2026-12-09',
    });
  });

  it('gives parties and way of paying where a label among them is not known', () => {
    expect(fields).toMatchObject({ customerName: 'Bennett Castings Limited', paymentMethod: 'bacs' });
  });
});

it('leaves values to the labels that they stand nearer to', () => {
  expect(
    read(`
# Northgate Power Limited

Invoice number         Account number
VX238551               5259969
Order number           Customer reference
BC-7731                8841207`),
  ).toMatchObject({ invoiceNumber: 'VX238551', supplierAccountNumber: '5259969' });
});

it('takes the time to pay for no period of charges, though it is as long', () => {
  const fields = read(`
# Northgate Power Limited
Invoice number           VX238551
Invoice date             10 February 2026
Payment due              12 March 2026
Standing charge          31 days        64.14 p/day          £19.88`);
  expect(fields).toMatchObject({ invoiceDate: '2026-02-10', dueDate: '2026-03-12' });
  expect(fields.chargeStartDate).toBeUndefined();
});

describe('tiles with a small caption under each value', () => {
  const tiles = (payment: string) => {
    const page = printedPage(`
# Northgate Power Limited

1716022               B58120077         18 October 2026            29 October 2026
your member number    bill number       bill date and tax point    ${payment}

14 September 2026 – 13
October 2026
this bill is for

Standing charge       30 days        64.00 p/day          £19.20`);
    const captions = ['member', 'for'].map((text) => page.words.find((word) => word.text === text)!.y0);
    const words = page.words.map((word) => (captions.includes(word.y0) ? { ...word, fontSize: 7 } : word));
    return extractInvoices([{ ...page, words }])[0].fields;
  };

  it.each([
    ['we take your Direct Debit', 'direct_debit'],
    ['last day to pay by debit card', 'card'],
    ['last day to pay by cheque', 'cheque'],
  ])('are read with "%s"', (payment, paymentMethod) => {
    expect(tiles(payment)).toMatchObject({
      supplierAccountNumber: '1716022',
      invoiceNumber: 'B58120077',
      invoiceDate: '2026-10-18',
      dueDate: '2026-10-29',
      chargeStartDate: '2026-09-14',
      chargeEndDate: '2026-10-13',
      paymentMethod,
    });
  });
});

it.each([
  ['Goods and services, no VAT', 'VAT, standard rate 20%', 'With VAT'],
  ['Charges before VAT', 'VAT at 20%', 'Total including VAT'],
])('sums stand over their names: %s', (...[net, vat, total]) => {
  const fields = read(`
# Northgate Power Limited

Item                          How many                   Price each                   £
Electricity                   1,000 kWh                  25.50 p                 255.00
Standing charge               30 days                    60.00 p                  18.00

£273.00                       £54.60                     £327.60                      £0.00
${net.padEnd(30)}${vat.padEnd(27)}${total.padEnd(29)}Arrears`);
  expect(fields).toMatchObject({
    amountDueNetOfVat: 273,
    vatRate: 20,
    vat: 54.6,
    totalAmount: 327.6,
  });
});
