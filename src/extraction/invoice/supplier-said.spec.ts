import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;
const nameIn = (text: string) =>
  read(`
Customer: Bennett Castings Limited
Energy               4,013 kWh        25.83p        £1,036.56

${text}`).supplierName;

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

it.each([
  ['at the head', 'Tamar Valley Power Ltd, The Brewery, Tavistock PL19 0AA', ''],
  ['behind a label', 'From: Tamar Valley Power Ltd, The Brewery, Tavistock PL19 0AA', ''],
  ['in the small print', '', 'Tamar Valley Power Ltd, The Brewery, Tavistock PL19 0AA. Registered no 10988123.'],
])('reads the name in front of the address %s', (_, head, foot) => {
  const fields = read(`
# Invoice 447118

${head}

Fernhill Foods Limited
2 Quay Street
Whitby
YO21 1DN

Energy                   1,000 kWh      25.50 p/kWh          £255.00

${foot}`);
  expect(fields).toMatchObject({ supplierName: 'Tamar Valley Power Ltd', customerName: 'Fernhill Foods Limited' });
});

it('takes no supplier with its address on one line for the customer', () => {
  const fields = read(`
# GASCO BUSINESS
                                      Gasco Business Ltd, 12 Rope Walk, Hull HU1 2AA
Mr J Ottley
19 Market Hill
Howden
DN14 7BU

Energy                   1,000 kWh      25.50 p/kWh          £255.00`);
  expect(fields).toMatchObject({ supplierName: 'Gasco Business Ltd', customerName: 'Mr J Ottley' });
});
