import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const supplier = (over: string, said: string) =>
  extractInvoices([
    printedPage(`
# ${over}
  Power Retail Limited                 Invoice number        INV-44120

${said}`),
  ])[0].fields.supplierName;

it('takes the whole of a name of which the paper prints the beginning over the rest', () => {
  expect(supplier('Larkhill', 'Our bank: 20-11-07, account 20418836, name Larkhill Power Retail Limited.')).toBe(
    'Larkhill Power Retail Limited',
  );
});

it('takes what stands over a name for no part of it where the paper does not print both as one', () => {
  expect(supplier('Statement', 'Our bank: 20-11-07, account 20418836, name Power Retail Limited.')).not.toBe(
    'Statement Power Retail Limited',
  );
});

it('takes the whole name by which the company signs', () => {
  expect(
    extractInvoices([
      printedPage(`
# SQN

Here is your invoice QN-20117-41 for £412.80.
Thanks,
The SQN Energy Ltd team`),
    ])[0].fields.supplierName,
  ).toBe('SQN Energy Ltd');
});
