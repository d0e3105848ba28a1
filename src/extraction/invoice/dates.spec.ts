import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (...drawings: string[]): InvoiceFields =>
  extractInvoices([printedPage(['# Northgate Power Limited', ...drawings].join('\n'))])[0].fields;

describe('the day of payment', () => {
  it.each([
    'Last day for payment',
    'Last day to pay',
    'Final date for payment',
    'Latest date for payment',
    'To be paid on',
    'Payable on or before',
  ])('stands beside "%s"', (label) => {
    expect(read(`${label.padEnd(30)}15 April 2026`)).toMatchObject({ dueDate: '2026-04-15' });
    expect(read(`${label}: 15 April 2026`)).toMatchObject({ dueDate: '2026-04-15' });
  });

  it.each([
    'Please send us your cheque for the amount of this invoice by 2 August 2026.',
    'Kindly remit the amount of this invoice on or before 2 August 2026.',
    'We ask you to settle this invoice in full by 2 August 2026.',
    'Please send your remittance to the office named above by 2 August 2026.',
  ])('is in a sentence: %s', (sentence) => {
    expect(read('', `Invoice date: 3 July 2026`, '', '', '', sentence)).toMatchObject({ dueDate: '2026-08-02' });
  });

  it('stands behind a reading too', () => {
    const said = 'The last reading was 61200, and payment will be taken on 3 June 2026.';
    expect(read('', 'Bill no.  4410021', '', said)).toMatchObject({ dueDate: '2026-06-03' });
  });

  it.each([
    'Reading taken on 3 June 2026: 61200, actual.',
    'Day register read 61200, taken by our agent on 3 June 2026.',
    'Readings are collected from the meter on 3 June 2026.',
  ])('is not the day of a reading: %s', (sentence) => {
    expect(read('', 'Bill no.  4410021', '', sentence).dueDate).toBeUndefined();
  });

  it('is not the day by which something else is sent', () => {
    expect(read('', '', '', '', 'Please send us a reading of your meter by 2 August 2026.').dueDate).toBeUndefined();
  });
});

describe('a day over the words of its caption', () => {
  it.each(['We will take payment by Direct Debit on', 'We will collect this by Direct Debit on', 'Please pay us by'])(
    'is the day of payment over "%s"',
    (caption) => {
      const page = printedPage(`
# Northgate Power Limited

69900485               NP982914450            4 Jun 2026
Customer number        Bill no.               Bill date

18 Jun 2026
${caption}

Standing charge        31 days        64.14 p/day          £19.88`);
      const captions = new Set(page.words.filter(({ y0 }) => y0 > 80 && y0 < 83).map(({ y0 }) => y0));
      const top = (text: string): number => page.words.find((word) => word.text === text)!.y0;
      [top('Customer'), top(caption.split(' ').at(-1)!)].forEach((y0) => captions.add(y0));
      const words = page.words.map((word) => (captions.has(word.y0) ? { ...word, fontSize: 7 } : word));
      expect(extractInvoices([{ ...page, words }])[0].fields).toMatchObject({
        supplierAccountNumber: '69900485',
        invoiceDate: '2026-06-04',
        dueDate: '2026-06-18',
      });
    },
  );
});

describe('the day of a bill', () => {
  it.each(['Raised', 'Generated', 'Generated on'])('stands behind "%s"', (label) => {
    expect(read(`${label}: 03-07-2026`, 'Supply dates: 01-06-2026 through 30-06-2026')).toMatchObject({
      invoiceDate: '2026-07-03',
      chargeStartDate: '2026-06-01',
      chargeEndDate: '2026-06-30',
    });
  });

  it.each(['Dates', 'Supply dates', 'Date'])('is not the first of the days behind "%s"', (label) => {
    const { invoiceDate, chargeStartDate } = read(`${label}: 01/06/2026 - 30/06/2026`);
    expect([invoiceDate, chargeStartDate]).toEqual([undefined, '2026-06-01']);
  });
});

it('takes the day at which a browser printed the page for no day of the bill', () => {
  expect(
    read(`
07/03/2026, 10:42                                    My account | Bill JF72771356

# Northgate Gas Limited
Gas bill JF72771356
Generated             Mon 2 Mar 2026
Collected on          Tue 17 Mar 2026`).invoiceDate,
  ).toBe('2026-03-02');
});

describe('the day of a bill', () => {
  it.each(['Made out', 'Made out on', 'Drawn up', 'Written out on'])('stands beside "%s"', (label) => {
    const fields = read(
      '',
      'Bennett Castings Limited              Statement no.       S31/2207',
      `Mill Yard                             ${label.padEnd(20)}7.9.2026`,
      'Harlow                                For                 3.8.2026 to 2.9.2026',
      'CM20 4LP',
      '',
      'Date           Entry                                   Account £',
      '2.8.2026       Carried from the last statement            512.40',
      '9.8.2026       Paid in, thank you                        -512.40',
      '7.9.2026       Day units 2,000 kWh at 25.50p              510.00',
      '               Standing charge 31 days at 52.00p           16.12',
    );
    expect(fields).toMatchObject({
      invoiceDate: '2026-09-07',
      chargeStartDate: '2026-08-03',
      chargeEndDate: '2026-09-02',
    });
    expect(fields.supplierAccountNumber).toBeUndefined();
  });
});

it.each([
  ['First day charged', 'Last day charged'],
  ['First day billed', 'Last day billed'],
  ['First day of charge', 'Last day of charge'],
  ['First chargeable day', 'Last chargeable day'],
  ['Bill starts', 'Bill ends'],
  ['Gas day from', 'Gas day to'],
])('takes the period between "%s" and "%s"', (first, last) => {
  expect(read(`${first.padEnd(25)}01-10-2026`, `${last.padEnd(25)}31-10-2026`)).toMatchObject({
    chargeStartDate: '2026-10-01',
    chargeEndDate: '2026-10-31',
  });
});

it('takes the last day of a period that stands alone in its line for no day of a bill', () => {
  const fields = read('Billing period         14 September 2026 to', '                       13 October 2026');
  expect(fields).toMatchObject({ chargeStartDate: '2026-09-14', chargeEndDate: '2026-10-13' });
  expect(fields.invoiceDate).toBeUndefined();
});

it('is due by the day until which the balance is to be cleared', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited
Made out on       28 Oct 2026
Energy            1,000 kWh @ 25.50p       £255.00

This is the last invoice for this supply. Please clear the balance by 11 Nov 2026; you may pay as you like.`),
  ]);
  expect(fields.dueDate).toBe('2026-11-11');
});

it('is dated in the line that names it, between bars, and not by the heads of its readings', () => {
  expect(
    read(`
# Northgate Power Limited

Statement SN 40021 | Account 1188 2207 | 6 June 2026

Meter / register       1 May 2026      31 May 2026     kWh       p/kWh       £
S90C11722              10,200 (A)      13,500 (A)      3,300     26.500      874.50`).invoiceDate,
  ).toBe('2026-06-06');
});

it('takes the days under "Bill from" and "Bill to" for those of the charges', () => {
  const fields = read(`
Customer                        Bill from            Bill to
Bennett Castings Limited        1st April 2026       30th April 2026`);
  expect(fields).toMatchObject({ chargeStartDate: '2026-04-01', chargeEndDate: '2026-04-30' });
});

it('takes a customer beside "Bill to" for no day', () => {
  expect(read('Bill to             Bennett Castings Limited').customerName).toBe('Bennett Castings Limited');
});

describe('the day of a bill', () => {
  it('is none of the days of a row of readings', () => {
    const fields = read(
      '                                                  Electricity bill',
      '                                                  06 Mar 2026',
      '',
      'Bill number  51002288',
      '',
      'Register         Opening           Closing           kWh',
      'Day              20600 Actual      27700 Actual      7,100',
      'Night            11000 Actual      12400 Actual      1,400',
      'Date             01 Feb 2026       28 Feb 2026       8,500',
      '',
      'Day units        7,100 kWh         25.000p           £1,775.00',
      'Night units      1,400 kWh         16.000p             £224.00',
    );
    expect(fields).toMatchObject({ invoiceDate: '2026-03-06', readFromDate: '2026-02-01', readToDate: '2026-02-28' });
  });

  it.each(['02', '01', '03'])('begins with a number that is the name of a register elsewhere: %s', (day) => {
    expect(read('', `Account NG-70264  Statement date ${day} May 2025`).invoiceDate).toBe(`2025-05-${day}`);
  });
});

describe('in a list of earlier periods the one that is billed', () => {
  const list = (...periods: string[]): string[] => [
    'Bill date 08-Jul-2026',
    '',
    'Your use and that of earlier periods',
    `${'Period'.padEnd(44)}kWh          p/kWh         £`,
    ...periods.map((period, i) => `${period.padEnd(44)}${3 - i},000        6.0000p       ${3 - i}80.00`),
    '',
    'Gas                 1,000 kWh          6.0000p        £60.00',
    'Standing charge     1 month            £75.00         £75.00',
  ];
  const BILLED = { chargeStartDate: '2026-06-01', chargeEndDate: '2026-06-30' };

  it('is the one called this bill', () => {
    const periods = ['01-Jun-2025 to 30-Jun-2025', '01-May-2026 to 31-May-2026'];
    expect(read(...list(...periods, '01-Jun-2026 to 30-Jun-2026 (this bill)'))).toMatchObject(BILLED);
  });

  it('is none that ended a year ago', () => {
    expect(read(...list('01-Jun-2025 to 30-Jun-2025', '01-Jun-2026 to 30-Jun-2026'))).toMatchObject(BILLED);
  });
});

it('takes the date of a bill beside its label, though another day stands behind the next label in the row', () => {
  expect(read('Invoice date       5 June 2026              Collected on      28 June 2026').invoiceDate).toBe(
    '2026-06-05',
  );
});
