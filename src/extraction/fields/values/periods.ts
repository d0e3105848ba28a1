import { DateTime } from 'luxon';
import { findDates, isoDate, type IsoDate } from './dates.js';
import { monthOf, MONTH_PATTERN } from './months.js';
import { plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

/** A period of days with its first and last day as printed. */
export interface Period {
  from: IsoDate;
  to: IsoDate;
}

/** "starting on 1 May 2026 and finishing on 30 April 2028": the second date as the end that a verb says it is. */
const UP_TO =
  /^[\s,]*(?:and\s+)?(?:ending|finishing|expiring|concluding|closing|running (?:to|until)|lasting until|ends|finishes|expires|runs (?:to|until)|lasts until|(?:the|its)\s+(?:last|final)(?:\s+day)?(?:\s+(?:is|being))?)(?:\s+at\s+(?:\d{1,2}[:.]\d{2}(?:\s?[ap]m)?(?:\s+(?:hrs|hours))?|midnight|noon))?(?:\s+on)?\s+(?:the\s+)?$/i;
const BETWEEN =
  /^[\s,;:.)|]*(?:at\s+)?(?:\(?\d{1,2}[:.]\d{2}(?:\s?[ap]m)?\)?\s*(?:hrs|hours)?)?[\s,]*(?:to|until|til+|through|thru|and|up to(?: and including)?|ending|ends?(?: on)?|->|[→»>]|-+|\/)[\s:]*(?:(?:midnight|the|and including)\s+)?(?:(?:(?:at )?the )?(?:close|end) of\s+)?(?:the\s+)?(?:(?:gas|supply|delivery|last|whole|end of the)?\s?day\s+(?:of|on)\s+)?(?:\d{1,2}[:.]\d{2}(?:\s?[ap]m)?\s+(?:(?:hrs|hours)\s+)?(?:on\s+)?)?(?:on\s+)?$/i;
const LOST = /^[\s.,_~|'-]{1,6}$/;
const SAME_MONTH = new RegExp(
  String.raw`(?<![\d/.-])(\d{1,2})(?:st|nd|rd|th)?\s*(?:-|to|until|and)\s*(\d{1,2})(?:st|nd|rd|th)?\s+(${MONTH_PATTERN})\.?,?\s+(\d{4}|\d{2})(?!\d)`,
  'gi',
);
const SAME_YEAR_NAMED = new RegExp(
  String.raw`(?<![\d/.-])(\d{1,2})(?:st|nd|rd|th)?[\s-](${MONTH_PATTERN})\.?\s*(?:-|to|until|and)\s*(\d{1,2})(?:st|nd|rd|th)?[\s-](${MONTH_PATTERN})\.?,?[\s-]+(\d{4}|\d{2})(?!\d)`,
  'gi',
);
const SAME_YEAR_NUMBERED =
  /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})\s*(?:-|to)\s*(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?!\d)/gi;
const MONTH_AND_YEAR = new RegExp(String.raw`(?<![\w-])(${MONTH_PATTERN})\.?,?[\s-]+('?\d{2}|\d{4})(?![\d/.-])`, 'gi');

const DAY_BEFORE = /(?<![\d.,/])\d{1,2}(?:st|nd|rd|th)?\s+$/i;

/** "Steady Fix 24 until 28 February 2029": a number behind a name, which is no day of the month. */
const isOfName = (text: string, { 0: period, index }: RegExpMatchArray): boolean =>
  /\d until \d/i.test(period) && NAMED.test(text.slice(0, index));
const NAMED = /\b(?!From|Period|Between|Dates?|For)\p{Lu}\p{L}+ $/u;

/** The number of days of a period, both ends counted. */
export function daysOf(period: Period): number {
  return (
    DateTime.fromISO(period.to, { zone: 'utc' }).diff(DateTime.fromISO(period.from, { zone: 'utc' }), 'days').days + 1
  );
}

/**
 * All periods of a text: "18/04/2026 to 17/05/2026", "from 1 May 2026 until 31 May 2026", "1-31 May 2026",
 * "28 Apr - 27 May 2026". A month with its year ("May 2026") is a period too, at a low confidence.
 */
export function findPeriods(text: string, options: ParseOptions = {}): Parsed<Period>[] {
  if (!/\d/.test(text)) return [];
  const source = plain(text);
  const found: Parsed<Period>[] = [];
  const add = (
    start: number,
    end: number,
    from: IsoDate | undefined,
    to: IsoDate | undefined,
    confidence: number,
  ): void => {
    if (from && to && from <= to) found.push(parsed(text, start, end, { from, to }, confidence));
  };
  const dates = findDates(text, options);
  for (let i = 1; i < dates.length; i += 1) {
    const [first, second] = [dates[i - 1], dates[i]];
    const gap = source.slice(first.end, second.start);
    // OCR loses the dash between two dates
    const lost = options.ocr === true && LOST.test(gap) && first.value < second.value;
    if (!BETWEEN.test(gap) && !UP_TO.test(gap) && !lost) continue;
    // "1 Mai 2026 / 1 May 2026" is one date in two languages
    if (first.value === second.value && /^\s*\/\s*$/.test(gap)) continue;
    // "1-31 March and 1-14 April" are two periods; "between 1 March and 14 April" is one
    if (/^\s*and\s*$/i.test(gap) && !/\bbetween\b[^.]{0,12}$/i.test(source.slice(0, first.start))) continue;
    const repaired = first.repaired || second.repaired;
    add(first.start, second.end, first.value, second.value, Math.min(first.confidence, second.confidence));
    if (repaired && found.length > 0) found[found.length - 1].repaired = true;
  }
  // "1 Jul 25 - 31 Aug 25" is no "25 - 31 Aug"
  const insideDate = (at: number): boolean => dates.some((date) => date.start < at && at < date.end);
  for (const match of matchesOf(source, SAME_MONTH)) {
    if (insideDate(match.index) || isOfName(source, match)) continue;
    const [, from, to, name, year] = match;
    const month = monthOf(name) ?? 0;
    const end = match.index + match[0].length;
    add(match.index, end, isoDate(+year, month, +from), isoDate(+year, month, +to), 0.95);
  }
  for (const match of matchesOf(source, SAME_YEAR_NAMED)) {
    if (insideDate(match.index)) continue;
    const [, day1, month1, day2, month2, year] = match;
    const [from, to] = [monthOf(month1) ?? 0, monthOf(month2) ?? 0];
    const end = match.index + match[0].length;
    add(match.index, end, isoDate(+year - (from > to ? 1 : 0), from, +day1), isoDate(+year, to, +day2), 0.94);
  }
  for (const match of matchesOf(source, SAME_YEAR_NUMBERED)) {
    const [, day1, month1, day2, month2, year] = match.map(Number);
    const end = match.index + match[0].length;
    add(match.index, end, isoDate(year - (month1 > month2 ? 1 : 0), month1, day1), isoDate(year, month2, day2), 0.9);
  }
  for (const match of matchesOf(source, MONTH_AND_YEAR)) {
    const end = match.index + match[0].length;
    if (dates.some((date) => date.start < end && match.index < date.end)) continue;
    // a day that the month does not have makes no month of it: "30 February 2026"
    if (DAY_BEFORE.test(source.slice(0, match.index))) continue;
    const from = isoDate(Number(match[2].replace("'", '')), monthOf(match[1]) ?? 0, 1);
    const to = from && DateTime.fromISO(from, { zone: 'utc' }).endOf('month').toISODate();
    add(match.index, end, from, to ?? undefined, 0.4);
  }
  return withoutOverlaps(found);
}
