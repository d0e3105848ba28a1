import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) =>
  extractInvoices([printedPage(`\n# Northgate Energy Limited\n\n${drawing}`)])[0].fields;

it('is the day under the amount to pay, and none behind a payment in another column', () => {
  expect(
    read(`
Larkfield Bookbinders Ltd                                PLEASE PAY
17 Garth Lane                                             £216.80
Hawick                                                   by 7 April 2025
TD9 7QD                                                  by card: 01632 960 001

Gas invoice G-8802914, raised on 24 March 2025, for Larkfield Bookbinders Ltd.

Gas used                        2,550 kWh     7.400p        £188.70
This invoice with VAT                                       £216.80`),
  ).toMatchObject({ dueDate: '2025-04-07', invoiceDate: '2025-03-24', paymentMethod: 'card' });
});

it.each(['Funds to reach us no later than', 'Cleared funds required before', 'Please see that we have your money by'])(
  'is the day beside "%s"',
  (label) => {
    expect(read(`${'Tax point'.padEnd(45)}12-Dec-25\n${label.padEnd(45)}27-Dec-25`)).toMatchObject({
      invoiceDate: '2025-12-12',
      dueDate: '2025-12-27',
    });
  },
);

it('is no day by which a reading is to come', () => {
  expect(read('Tax point                        12-Dec-25\nMeter reading to reach us by     27-Dec-25').dueDate).toBe(
    undefined,
  );
});

it('tells the day on which a bill was made from the day to pay', () => {
  expect(
    read(`
                           BILL NO.             7730145
                           BILLED               12 DEC 2025
                           PAY BY               27 DEC 2025
                           BY                   STANDING ORDER`),
  ).toMatchObject({ invoiceDate: '2025-12-12', dueDate: '2025-12-27', paymentMethod: 'standing_order' });
});

it.each([
  'Payment by BACS within 30 days, that is by 14\nJuly 2026',
  'To be paid within 30 days, by 14 July\n2026',
  'This must be paid no later than 14 July 2026.',
])('is a day that goes on in the next line, or that the bill is to be paid by: %s', (words) => {
  expect(read(`Invoice raised 13 June 2026\n${words}`).dueDate).toBe('2026-07-14');
});

it('is no day by which an earlier bill was to be paid', () => {
  expect(
    read('Invoice raised 13 June 2026\nYour last bill, to be paid by 11 May 2026, was paid in time.').dueDate,
  ).toBeUndefined();
});

it.each([
  'Card payment will be taken 21 July 2026',
  'The amount will be collected from your bank account 21 July 2026.',
  "We'll take £94.10 from your card 21 July 2026",
])('is the day on which the bill will be paid by itself: %s', (words) => {
  expect(read(`Invoice raised 13 July 2026\n\n${words}`).dueDate).toBe('2026-07-21');
});

it('is no day on which a reading will be taken', () => {
  expect(read('Invoice raised 13 July 2026\n\nYour next reading will be taken 21 July 2026').dueDate).toBeUndefined();
});

it('stands beside words that end before it, over a line of small print that runs on under it', () => {
  expect(
    read(`
Invoice date                          12-May-2026
Period to                             30-Apr-2026
Payable by BACS no later than         11-Jun-2026
Northgate Commercial: Eastway, Eastway Business Park, Coventry CV4 8LG. VAT registration GB 119 0976 41.`).dueDate,
  ).toBe('2026-06-11');
});

it.each(['Please pay by this date', 'Please pay us by this day, by cheque', 'Settle the account by that date'])(
  'is the day over "%s", and not one of the payments before it',
  (words) => {
    expect(
      read(`
                                                  Statement no. NG-70264
                                                  Statement date 01 Sep 2026

31 July 2026                                                               £318.20
Owed by you

12 August 2026                                                             -£318.20
Your cheque, with thanks

15 Sep 2026                                                                £326.45
${words}`),
    ).toMatchObject({ invoiceDate: '2026-09-01', dueDate: '2026-09-15' });
  },
);

it.each(['Your next reading is due on 27 June 2026.', 'Our meter reader is due to call on 27 June 2026.'])(
  'is no day on which the meter is read: %s',
  (said) => {
    expect(
      read(`\nInvoice date      2 June 2026\n\nPayment terms: 14 days from the date of this invoice.\n\n${said}`)
        .dueDate,
    ).toBe(undefined);
  },
);
