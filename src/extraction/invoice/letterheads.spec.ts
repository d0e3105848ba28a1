import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const customer = (...lines: string[]) => extractInvoices([printedPage(lines.join('\n'))])[0].fields.customerName;

it.each(['Your gas bill', 'Electricity statement', 'Copy invoice'])(
  'takes no title over the address of the supplier for a name: %s',
  (title) => {
    expect(
      customer(
        `${' '.repeat(70)}${title}`,
        '# Northgate Power Limited',
        `${' '.repeat(70)}0117 496 0045`,
        `${' '.repeat(70)}21 Garth Street, Hawick TD9 7QD`,
        '',
        'Fernhill Leisure Trust                       Account number       NG-4410-277',
        'Head Office                                  Invoice number       7730146',
        '8 Weir Lane',
        'Hawick',
        'TD9 7QH',
      ),
    ).toBe('Fernhill Leisure Trust');
  },
);

it.each([
  ['Garth Road Motor Services', 'PO Box 318', 'Hawick', 'TD9 7QD'],
  ['Weir Lane Pet Supplies', 'P.O. Box 4410', 'Hawick', 'TD9 7QD'],
])('takes what stands over the number of a box at the post office for a name: %s', (...lines) => {
  expect(customer('', '# Northgate Power Limited', '', ...lines)).toBe(lines[0]);
});
