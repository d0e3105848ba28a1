import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const bill = (vat: string, ocr: boolean) =>
  extractInvoices([
    printedPage(
      `
# Northgate Power Limited
Bill number              Q649091
Units                    4,170 kWh        27.52p            £1,147.58
Standing charge          30 days          64.10p            £19.23
Net                                                         £1,166.81
VAT at 20%                                                  ${vat}
Total                                                       £1,400.17`,
      { ocr },
    ),
  ])[0].fields;

describe('a sum whose point was not seen in a picture', () => {
  it('has it where the other sums say so', () => {
    expect(bill('£23336', true)).toMatchObject({ vat: 233.36, amountDueNetOfVat: 1166.81, totalAmount: 1400.17 });
  });

  it('stays as it is printed in a text layer', () => {
    expect(bill('£23336', false).vat).not.toBe(233.36);
  });
});
