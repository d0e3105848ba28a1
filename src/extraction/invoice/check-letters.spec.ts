import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const account = (printed: string, options = {}): string | undefined =>
  extractInvoices([printedPage(`# Northgate Energy Limited\n\nAccount number      ${printed}`, options)])[0].fields
    .supplierAccountNumber;

it('keeps the letter by which an account number is checked', () => {
  expect(account('NE402177 K')).toBe('NE402177 K');
  expect(account('4021770815 K')).toBe('4021770815 K');
});

it('takes no letter that goes on to a word, or that a scan may have made of a rule', () => {
  expect(account('NE402177 K Mills')).toBe('NE402177');
  expect(account('NE402177 I', { ocr: true })).toBe('NE402177');
});

it('takes no account that money goes to, with its sort code behind it', () => {
  expect(
    extractInvoices([
      printedPage(`# Northgate Energy Limited

Customer       NE53557

BACS payment requested by 27 Jun 2026 to account 97055752 (67-28-71).`),
    ])[0].fields.supplierAccountNumber,
  ).toBe('NE53557');
});
