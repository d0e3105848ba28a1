import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const bill = (words: string): string | undefined =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited
Bill number              Q649091
Account number           40118823
Total to pay             £321.98

${words}`),
  ])[0].fields.paymentMethod;

describe('the only way of paying that a bill asks for', () => {
  it.each([
    ['Please pay by bank transfer (BACS) to Northgate Power Limited, quoting 40118823.', 'bacs'],
    ['Please pay £321.98 by BACS so that it reaches us by 3 May 2026.', 'bacs'],
    ['Kindly send your cheque for £321.98 within 14 days of this bill.', 'cheque'],
    ['Payment should be made by credit transfer within 14 days of this bill.', 'bacs'],
    ['Please send £321.98 by BACS to Northgate Power Limited, account 40118823.', 'bacs'],
    ['Please pay by card by 26 October 2026 at northgate.example/pay.', 'card'],
    ['BACS to 30-14-77 account 00918273. Please quote 40118823.', 'bacs'],
    ['Electricity supplied under contract 4711. Pay by BACS to 30-14-77 00918273.', 'bacs'],
    ['Pay by cheque payable to Northgate Power', 'cheque'],
  ])('is how the customer pays: %s', (words, method) => {
    expect(bill(words)).toBe(method);
  });

  it.each([
    'Please pay by bank transfer. Cheques take five days longer to clear.',
    'If you wish you can pay by bank transfer at any time.',
    'Where payment is made by cheque, please allow five working days.',
    'Please send cheques made payable to Northgate Power Limited.',
  ])('is none among others, or where it only could be: %s', (words) => {
    expect(bill(words)).toBeUndefined();
  });
});

it.each([
  ['Direct Debit leaves your bank on 17 June 2026.', 'direct_debit'],
  ['We will take £321.98 from your bank account on or soon after 20 June 2026.', 'direct_debit'],
  ['Your bank account will be debited on 16 June 2026.', 'direct_debit'],
  ['We debit your account on 20-May-2026 by Direct Debit with £321.98', 'direct_debit'],
  ['Direct Debit to be taken                           £321.98', 'direct_debit'],
  ['Pay by (cheque)          21.12.2026', 'cheque'],
  ['You top up a prepayment key, so there is nothing to pay on this statement.', 'prepayment'],
  ['Your prepayment electricity statement', 'prepayment'],
  ['The amount of £321.98 will leave your bank account by Direct Debit.', 'direct_debit'],
  ['Total to pay by Direct Debit                       £321.98', 'direct_debit'],
  ['Please let us have your cheque for £321.98 by 23 December 2026.', 'cheque'],
  ['We have you down to pay by BACS transfer.', 'bacs'],
  ['Payment is by standing order: please check with your bank that it will reach us.', 'standing_order'],
  ['Your chosen way to pay is variable Direct Debit. The sum will be taken on the due date.', 'direct_debit'],
  ['Your preferred method of payment is BACS transfer.', 'bacs'],
  ['Your usual way of paying is by cheque.', 'cheque'],
  ['You are registered to pay by cheque. A Direct Debit is less work.', 'cheque'],
  ['Please pay by this date, by cheque as before. Bank transfer is welcome too.', 'cheque'],
  ['Direct Debit, £84.00, taken on                      Friday 19 June 2026', 'direct_debit'],
  ['Direct Debit of £1,084.00 due                       19 June 2026', 'direct_debit'],
])('takes the way of paying that is said of this customer: %s', (words, method) => {
  expect(bill(words)).toBe(method);
});

it.each(['Settled by', 'Settlement method', 'Means of settlement', 'Collected by', 'Payable by'])(
  'takes the way of paying beside "%s"',
  (label) => {
    expect(bill(`${label.padEnd(25)}Direct Debit`)).toBe('direct_debit');
  },
);

it.each([
  'Paying by Direct Debit takes £5 a month off most tariffs.',
  'Your last bill was paid in full. Paying by Direct Debit saves you £5 a month.',
  'Payment by standing order is the easiest way.',
])('takes no way of paying of which the bill says what it does: %s', (words) => {
  expect(bill(words)).toBeUndefined();
});

it('takes the way that the customer is thanked for', () => {
  expect(bill('Thank you for paying by Direct Debit.')).toBe('direct_debit');
});

it('takes the way of paying in a line of its own where the bill names no other', () => {
  expect(bill('by BACS transfer')).toBe('bacs');
});

it('takes the day on which a Direct Debit is collected for the way of paying', () => {
  expect(bill('Direct Debit collected on 23 May 2026')).toBe('direct_debit');
});

it.each([
  ['By             STANDING ORDER', 'standing_order'],
  ['How\nDirect Debit', 'direct_debit'],
  ['Settled via:        Cheque', 'cheque'],
  ['How paid            Due\nDirect Debit        14 July 2025', 'direct_debit'],
  ['To be paid by       BACS', 'bacs'],
  ['Pay this invoice by: 14 July 2026, by standing order', 'standing_order'],
])('takes a way of paying that stands alone beside or under one word for it: %s', (drawing, method) => {
  expect(bill(drawing)).toBe(method);
});

it.each([
  'Direct Debit\nAsk us for a form, and we do the rest.',
  'Ways to pay\nBy card: 01632 960 001\nAt the Post Office: show this slip',
  'Pay this invoice by 14 July 2026, by cheque, card or bank transfer.',
])('takes no way of paying out of what can be done: %s', (drawing) => {
  expect(bill(drawing)).toBeUndefined();
});

it.each([
  'Prepayment statement',
  'You are on Smart Pay As You Go.',
  'You have already paid for this energy through top-ups.',
])('knows that a meter is paid before by what the paper says of it: %s', (said) => {
  expect(bill(said)).toBe('prepayment');
});

it('takes no offer of a meter that is paid before for the way of paying', () => {
  expect(bill('If you find it hard to pay, you may be able to get a prepayment meter.')).toBeUndefined();
});

const WAYS = 'Ways to pay: Direct Debit; bank transfer to sort code 60-14-30, account 81621494; debit card; cheque.';

it.each([
  ['Pay by cheque payable to Northgate Energy Limited. If you wish to pay in another way please ring us.', 'cheque'],
  [`Please pay by cheque to reach us by 26 October 2026.\n\n${WAYS}`, 'cheque'],
  [`Pay by card at northgate.example by 26 October 2026.\n\n${WAYS}`, 'card'],
  ['Pay by BACS within terms. Queries 020 7946 0900.', 'bacs'],
])('is the one way that the paper asks for in a sentence of its own: %s', (said, method) => {
  expect(bill(said)).toBe(method);
});

it.each([
  'Pay by bank transfer to 30-14-77 00918273.',
  'Pay by card on 0330 946 0900.\n\nPay by cheque to Northgate Energy Limited.',
])('is none of several ways, nor where a transfer goes to: %s', (said) => {
  expect(bill(said)).toBeUndefined();
});
