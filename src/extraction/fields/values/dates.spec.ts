import { findDates, parseDate } from './dates.js';
import { daysOf, findPeriods } from './periods.js';

it('takes groups of a longer number for no date', () => {
  expect(findDates('MPAN 19 10 06 2026 563')).toEqual([]);
  expect(findDates('20 2007 06 2026 123')).toEqual([]);
});

describe('dates as UK papers print them', () => {
  it.each([
    ['26/05/2026', '2026-05-26'],
    ['26.05.2026', '2026-05-26'],
    ['26-05-2026', '2026-05-26'],
    ['26.05.26', '2026-05-26'],
    ['6/5/26', '2026-05-06'],
    ['26 / 05 / 2026', '2026-05-26'],
    ['26 May 2026', '2026-05-26'],
    ['26th May 26', '2026-05-26'],
    ['26-MAY-2026', '2026-05-26'],
    ['1st of September, 2026', '2026-09-01'],
    ['Tuesday 26 May 2026', '2026-05-26'],
    ['May 26, 2026', '2026-05-26'],
    ['Sept 3rd 2026', '2026-09-03'],
    ['2026-05-26', '2026-05-26'],
    ["9 Dec '26", '2026-12-09'],
    ['1 Jan 2025 at 00:00', '2025-01-01'],
    ['due on 29 February 2028.', '2028-02-29'],
    ['26 05 2026', '2026-05-26'],
    ['to arrive by 07 06 2026', '2026-06-07'],
  ])('%s', (text, expected) => {
    expect(parseDate(text)?.value).toBe(expected);
  });

  it.each(['31/02/2026', '31-64-90', '3/4', '1234/05/2026', '12.50', '00 845 311 22'])('finds none in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it('takes the American order only where the British is impossible, and is then not sure', () => {
    expect(parseDate('03/04/2026')?.value).toBe('2026-04-03');
    const american = parseDate('05/26/2026');
    expect(american?.value).toBe('2026-05-26');
    expect(american?.confidence).toBeLessThan(0.7);
  });

  it('is less sure of a date that could be a sort code', () => {
    expect(findDates('sort code 12-05-20')[0].confidence).toBeLessThan(0.7);
  });

  it.each([
    ['O1 June 2O26', '2026-06-01'],
    ['l5/0S/2026', '2026-05-15'],
    ['15 Juiy 2026', '2026-07-15'],
    ['3 0ctober 2026', '2026-10-03'],
    ['1510512026', '2026-05-15'],
    ['Ist Feb 27', '2027-02-01'],
    ['07062026', '2026-06-07'],
    ['ist April 2026', '2026-04-01'],
  ])('undoes confusions of OCR in %s, says so, and only there', (text, expected) => {
    expect(parseDate(text, { ocr: true })).toMatchObject({ value: expected, repaired: true });
    expect(parseDate(text)).toBeUndefined();
  });

  it('finds two dates of which OCR lost all marks', () => {
    const dates = findDates('01 05 2026 31 05 2026', { ocr: true });
    expect(dates.map(({ value }) => value)).toEqual(['2026-05-01', '2026-05-31']);
    expect(findDates('01 05 2026 31 05 2026 7', { ocr: true })).toEqual([]);
  });

  it('gives the place of the date in the text', () => {
    const text = 'Invoice date: 26 May 2026 (tax point)';
    const date = findDates(text)[0];
    expect(text.slice(date.start, date.end)).toBe('26 May 2026');
  });
});

describe('periods', () => {
  it.each([
    ['18/04/2026 to 17/05/2026', '2026-04-18', '2026-05-17', 30],
    ['1 May 2026 – 31 May 2026', '2026-05-01', '2026-05-31', 31],
    ['from 1 May 2026 until 31 May 2026', '2026-05-01', '2026-05-31', 31],
    ['1-31 May 2026', '2026-05-01', '2026-05-31', 31],
    ['28 Apr - 27 May 2026', '2026-04-28', '2026-05-27', 30],
    ['1 Jul 25 – 31 Aug 25', '2025-07-01', '2025-08-31', 62],
    ['28 Dec to 27 Jan 2027', '2026-12-28', '2027-01-27', 31],
    ['01/07 - 31/07/2026', '2026-07-01', '2026-07-31', 31],
    ['between 1 Jan 2026 and 31 Jan 2026', '2026-01-01', '2026-01-31', 31],
    ['00:00 on 1 Jan 2026 to 24:00 on 31 Jan 2026', '2026-01-01', '2026-01-31', 31],
    ['May 2026', '2026-05-01', '2026-05-31', 31],
  ])('%s', (text, from, to, days) => {
    const [period] = findPeriods(text);
    expect(period.value).toEqual({ from, to });
    expect(daysOf(period.value)).toBe(days);
  });

  it('keeps two periods apart that "and" joins', () => {
    const periods = findPeriods('15/03/2026 - 31/03/2026 and 01/04/2026 - 14/04/2026');
    expect(periods.map((period) => period.value.from)).toEqual(['2026-03-15', '2026-04-01']);
  });

  it('does not join dates that no word joins', () => {
    expect(findPeriods('Paid 01/05/2026. Due date 31/05/2026')).toEqual([]);
    expect(findPeriods('31/05/2026 to 01/05/2026')).toEqual([]);
    expect(findPeriods('30 February 2026 to 31 February 2026')).toEqual([]);
  });
});
