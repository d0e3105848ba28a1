import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(`\n# Northgate Energy\n\n${drawing}`)])[0].fields;

const bill = (period: string, opening: string, closing: string) =>
  read(`
Billing period                                 ${period}
${opening.padEnd(47)}7204
${closing.padEnd(47)}9704
Units used                                     2,500 kWh
Energy, 30.00p/kWh                             £750.00`);

describe('days of readings without their year', () => {
  it.each([
    [
      '3 October 2026 to 2 November 2026',
      'Meter at start of 3 Oct',
      'Meter at end of 2 Nov',
      '2026-10-03',
      '2026-11-02',
    ],
    [
      '15 December 2026 to 14 January 2027',
      'Opening reading, 15th Dec',
      'Closing, 14th Jan',
      '2026-12-15',
      '2027-01-14',
    ],
    ['1 October 2026 to 31 October 2026', 'Previous reading (Sept 30)', 'Present (Oct 31)', '2026-09-30', '2026-10-31'],
  ])('are of the year of the charges: %s', (period, opening, closing, from, to) => {
    expect(bill(period, opening, closing)).toMatchObject({ readFromDate: from, readToDate: to });
  });

  it('are read over the columns of the readings', () => {
    expect(
      read(`
This bill is from 14 May 2026 up to and including 13 June 2026.
                    14 May          13 June       Units
All hours           20127           21377         1,250
Electricity         1,250 kWh       20.00p        £250.00`),
    ).toMatchObject({ readFromDate: '2026-05-14', readToDate: '2026-06-13' });
  });

  it('are none far from the charges, and none that is not printed', () => {
    expect(bill('1 October 2026 to 31 October 2026', 'Fitted 3 March', 'Present 4 June').readFromDate).toBeUndefined();
    expect(bill('1 October 2026 to 31 October 2026', 'Previous reading', 'Present').readFromDate).toBeUndefined();
  });
});

describe('readings in a sentence', () => {
  const said = (words: string) =>
    read(`
This bill is from 14 May 2026 up to and including 13 June 2026.
${words}; that makes 1,250 kWh.
At your fixed price of 20.00 pence for each kWh these cost £250.00.`);

  it.each([
    ['You sent us a reading of 20127 for 14 May, and on 13 June our meter reader saw 21377', 'customer', 'actual'],
    ['On 14 May our reader found 20127, and for 13 June we estimated 21377', 'actual', 'estimated'],
    ['Your meter stood at 20127 on 14 May (actual), and at 21377 on 13 June (customer reading)', 'actual', 'customer'],
  ])('have their kinds before them or behind them: %s', (words, from, to) => {
    expect(said(words)).toMatchObject({
      readFromDate: '2026-05-14',
      readToDate: '2026-06-13',
      readFromType: from,
      readToType: to,
    });
  });
});

it('takes the kinds out of a row of readings that has two columns of them', () => {
  expect(
    read(`
Quarter 1 April 2026 - 30 June 2026
Meter serial   Date          Read     Status    Date          Read     Status     Units
E14 A 47512    01 Apr 2026   31777    Est       30 Jun 2026   36777    Act        5,000

Electricity supplied            5,000 kWh      25.000p       £1,250.00`),
  ).toMatchObject({ readFromType: 'estimated', readToType: 'actual' });
});

it('takes the days of the charges where both readings are said to be of those', () => {
  const drawing = (said: string) => `
Period of account    01/08/26 TO 31/08/26

METER        PREVIOUS    PRESENT    UNITS    PENCE      AMOUNT
NUMBER       READING     READING    kWh      PER UNIT   £
D31C40877    60425 A     62425 A    2,000    30.000     600.00

${said}`;
  expect(read(drawing('The meter was read on the first and the last day of the period.'))).toMatchObject({
    readFromDate: '2026-08-01',
    readToDate: '2026-08-31',
  });
  expect(
    read(drawing('Meters should be read on the first and the last day of the period.')).readFromDate,
  ).toBeUndefined();
});
