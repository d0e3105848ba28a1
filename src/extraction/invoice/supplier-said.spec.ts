import { extractInvoices } from '../invoice.js';
import { printedPage } from './testing/printed-page.js';

const nameIn = (text: string) =>
  extractInvoices([
    printedPage(`
Customer: Bennett Castings Limited
Energy               4,013 kWh        25.83p        £1,036.56

${text}`),
  ])[0].fields.supplierName;

it('takes the supplier from the small print where the head of the paper has no name', () => {
  expect(nameIn('Northmoor Energy Limited is a company registered in England and Wales, number 07714523.')).toBe(
    'Northmoor Energy Limited',
  );
  expect(
    nameIn('Thank you for choosing Northmoor Energy Limited. We hope that you are happy with us all the same.'),
  ).toBe('Northmoor Energy Limited');
});

it('takes neither a network nor one of two', () => {
  expect(nameIn('Southmoor Power Networks plc is a company registered in England and Wales, number 07714523.')).toBe(
    undefined,
  );
  expect(
    nameIn(`Northmoor Energy Limited is registered in England, number 07714523.
Eastmoor Gas Limited is registered in England, number 07714524.`),
  ).toBe(undefined);
});
