import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const supplierIn = (head: string, foot: string) =>
  extractInvoices([
    printedPage(`
# ${head}

Customer: Bennett Castings Limited
Energy               4,013 kWh        25.83p        £1,036.56

${foot}`),
  ])[0].fields.supplierName;

it.each([
  [
    'Northmoor Energy',
    'Northmoor Energy is a trading name of Northmoor Energy Retail Limited. Registered office: Hull.',
  ],
  [
    'Northmoor Energy',
    'Northmoor Energy Retail Limited. Registered office: Hull. Northmoor Energy is the trading name of Northmoor Energy Retail Limited.',
  ],
  [
    'Northmoor Energy',
    'Northmoor Energy Direct is a trading name of Northmoor Group plc. Registered in England 07714523.',
  ],
])('is the name that the small print says the supplier trades under, below "%s"', (head, foot) => {
  expect(supplierIn(head, foot)).toBe(foot.includes('Direct') ? 'Northmoor Energy Direct' : 'Northmoor Energy');
});

it('is none of another company', () => {
  expect(
    supplierIn(
      'Northmoor Energy Limited',
      'We post bills with Redgate Mail. Redgate Mail is a trading name of Redgate Energy Letters Limited.',
    ),
  ).toBe('Northmoor Energy Limited');
});
