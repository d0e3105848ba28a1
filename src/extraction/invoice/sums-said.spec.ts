import type { InvoiceFields } from '../results.js';
import { extractInvoices } from '../testing/read.js';
import { printedPage } from './testing/printed-page.js';

const read = (lines: string): InvoiceFields =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited
Invoice number           INV-44120
Gas                      1,200 kWh      25.00p      £300.00
Standing charge          30 days        60.00p      £18.00
Climate Change Levy      1,200 kWh      0.800p      £9.60
${lines}`),
  ])[0].fields;

const SUMS = { amountDueNetOfVat: 327.6, vat: 65.52, totalAmount: 393.12 };

describe('sums of one statement', () => {
  it('are told where a row prints all three side by side', () => {
    expect(read('GOODS 327.60     VAT CODE 1 AT 20.00 PCT 65.52     THIS DOC GBP 393.12')).toMatchObject(SUMS);
  });

  it('are none where they do not make each other', () => {
    const fields = read('GOODS 327.60     VAT CODE 1 AT 20.00 PCT 55.52     THIS DOC GBP 393.12');
    expect(fields).not.toMatchObject({ vat: 55.52, totalAmount: 393.12 });
  });

  it('are VAT and the amount that it is charged on', () => {
    const { totalAmount, ...both } = SUMS;
    expect(
      read(`You use little, so VAT is 20%: £65.52 on £327.60.\n\nIn all                   £${totalAmount}`),
    ).toMatchObject(both);
  });
});
