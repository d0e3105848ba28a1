import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const number = (said: string, title = 'DOCUMENT\nQTR/41180/09') =>
  extractInvoices([printedPage(`\n# Northgate Energy Limited\n\n${title}\n\n${said}`)])[0].fields.invoiceNumber;

it.each([
  'Your earlier invoice QTR/20917/08 was paid on 4 December 2025.',
  'Before this your account stood at nil: £1,904.12 of invoice QTR/20917/08 came in on 5 September 2025.',
  'Invoice QTR/20917/08 of 5 August 2025, £1,904.12, was settled on 5 September 2025.',
  'We thank you: invoice QTR/20917/08 (£1,904.12) has been paid.',
  'Invoice QTR/20917/08 £1,904.12 settled.',
  'Our invoice QTR/20917/08 charged you for August, when the supply was no longer ours.',
  'The gas that was charged on invoice QTR/20917/08 was not used by you.',
  'This cancels our invoice QTR/20917/08.',
])('takes no number of a bill that was sent before: %s', (said) => {
  expect(number(said)).toBe('QTR/41180/09');
});

it('takes the number in the title, and none of a list of others', () => {
  expect(number('Other invoices: RX-518836 (2025-12-04, £1,311.40) RX-507715', 'Invoice RX-530172')).toBe('RX-530172');
});

it('takes the number of a bill that is still to be paid', () => {
  expect(number('Invoice QTR/41180/09, £1,904.12, will be collected on 19 September 2025.', '')).toBe('QTR/41180/09');
});

it('takes no number of the bill that a credit note relates to', () => {
  expect(number('Relating to invoice: 9176686C', 'Document\nNumber: 1094546C')).toBe('1094546C');
});

it('takes the number under its label, and no house beside it', () => {
  expect(
    number(
      '',
      'Account no             Bill to\nNG465171               Hillcrest Kennels\n\nBill no                122 Brewery Road\nNG/28633               Leicester',
    ),
  ).toBe('NG/28633');
});

it('takes the number of the statement, and none beside "Previous statement"', () => {
  expect(number('Previous statement          QTR/20917/08', 'Statement QTR/41180/09')).toBe('QTR/41180/09');
});

it('takes the number in a title that says what was supplied', () => {
  expect(number('Invoice QTR/20917/08 £1,904.12 settled.', 'Invoice for gas 40118807')).toBe('40118807');
});

it('takes no number for that of the account that is quoted with a payment', () => {
  const said = 'Payment is due on 26 July 2026, sort code 20-41-77, account 41120938, reference 14664542488.';
  const drawing = `\n# Northgate Energy Limited\n\nInvoice 40118807\n\n${said}`;
  expect(extractInvoices([printedPage(drawing)])[0].fields.supplierAccountNumber).toBeUndefined();
});

it('takes the number of a ledger for that of the account', () => {
  const drawing = '\n# Northgate Energy Limited\n\nInvoice         40118807\nLedger no.      85988404';
  expect(extractInvoices([printedPage(drawing)])[0].fields.supplierAccountNumber).toBe('85988404');
});
