import { monthOf, misreadMonthOf, MONTH_PATTERN } from './months.js';
import { asDigits, OCR_DIGIT_CLASS, plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

/** A calendar date, YYYY-MM-DD. */
export type IsoDate = string;

const WEEKDAY = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+)?`;
const ORDINAL = String.raw`(?:\s?(?:st|nd|rd|th))?`;
const YEAR = String.raw`(?:\d{4}|'?\d{2})`;

const DAY_MONTH_NAME = new RegExp(
  String.raw`(?<![\d/.-])${WEEKDAY}(\d{1,2})${ORDINAL}(?:\s+day)?(?:\s+of)?\s?[\s./-]?\s?(${MONTH_PATTERN})\.?,?\s?[\s./-]?\s?(${YEAR})(?![\d/]|,\d{3})`,
  'gi',
);
const MONTH_NAME_DAY = new RegExp(
  String.raw`(?<![a-z])(${MONTH_PATTERN})\.?\s+(\d{1,2})${ORDINAL},?\s+(\d{4})(?!\d)`,
  'gi',
);
const DAY_MONTH_NUMBER = /(?<![\d/.£-])(\d{1,2})(\s?[/.-]\s?)(\d{1,2})\2(\d{4}|\d{2})(?![\d]|[/.-]\d)/g;
/** With blanks between, only in full: "07 06 2026". */
const DAY_MONTH_BLANK = /(?<![\d/.£,]\s?)(\d{2}) (\d{2}) (20\d{2})(?!\s?[\d/.,-]\d|\s\d|\d)/g;
const ISO = /(?<![\d/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d]|[-/.]\d)/g;

const OCR_NAMED = new RegExp(
  String.raw`(?<![\w/])([${OCR_DIGIT_CLASS}]{1,2})${ORDINAL}\s?[\s./-]?\s?([A-Za-z0-9|!]{3,9})\.?,?\s?[\s./-]?\s?([${OCR_DIGIT_CLASS}]{4})(?!\w)`,
  'g',
);
/** Slashes come out as 1, l, I, | or 7, dots and dashes as blanks or commas. */
const OCR_NUMBERED = new RegExp(
  String.raw`(?<!\w)([${OCR_DIGIT_CLASS}]{2})\s?([/.,1lI|7-])\s?([${OCR_DIGIT_CLASS}]{2})\s?([/.,1lI|7-])\s?(2[0Oo][${OCR_DIGIT_CLASS}]{2})(?!\w)`,
  'g',
);

/** Two dates of which OCR lost the marks and the dash: "01 05 2026 31 05 2026"; and one that lost its marks: "07062026". */
const OCR_TWO =
  /(?<!\d\s?)(\d{2}) (\d{2}) (20\d{2})(?=\s\d{2} \d{2} 20\d{2}(?!\s?\d))|(?<=20\d{2}\s)(\d{2}) (\d{2}) (20\d{2})(?!\s?\d)/g;
const OCR_RUN_TOGETHER = /(?<![\w.,/-])(\d{2})(\d{2})(20[1-4]\d)(?![\w/]|[.,-]\d)/g;

/** The dash of "01.06.2026-30.06.2026", with no blanks around it: neither date goes on over it. */
const RUN_ON = new RegExp(
  String.raw`(?<=[/. \p{L}]20\d{2})-(?=\d{1,2}(?:[/.]\d{1,2}[/.]|${ORDINAL}[ -]?(?:${MONTH_PATTERN})\b))`,
  'giu',
);

/** "1st" as OCR reads it. */
const MISREAD_FIRST = /\b[Iil](?=st\b)/;

const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2069;

/** The ISO form of a date that exists, or undefined. A year of two digits is of this century. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const full = year < 100 ? 2000 + year : year;
  if (full < EARLIEST_YEAR || full > LATEST_YEAR) return undefined;
  // Far quicker than a library's date, of which a paper would make hundreds.
  const date = new Date(Date.UTC(full, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

function twoDigitYear(year: string): number {
  return Number(year.replace("'", ''));
}

/**
 * All dates of a text, in the forms that UK papers print: "26/05/2026", "26.05.26", "26-May-2026", "26 May 2026",
 * "26th of May, 2026", "1st day of May 2026", "Tuesday 26 May 26", "May 26, 2026", "2026-05-26". The day stands before the month; where that
 * is impossible and the other order is not, the other order is taken at a low confidence.
 */
export function findDates(text: string, options: ParseOptions = {}): Parsed<IsoDate>[] {
  if (!/\d/.test(text)) return [];
  // OCR leaves specks as strokes between words
  const printed = plain(text).replace(RUN_ON, ' ');
  const source = options.ocr ? printed.replace(/[|¦](?=\s)/g, ' ').replace(MISREAD_FIRST, '1') : printed;
  const found: Parsed<IsoDate>[] = [];
  const add = (match: RegExpMatchArray, value: IsoDate | undefined, confidence: number, repaired = false): void => {
    if (value === undefined || match.index === undefined) return;
    const date = parsed(text, match.index, match.index + match[0].length, value, confidence);
    found.push(repaired || MISREAD_FIRST.test(date.text) ? { ...date, repaired: true } : date);
  };
  for (const match of matchesOf(source, DAY_MONTH_NAME)) {
    const month = monthOf(match[2]) ?? 0;
    add(match, isoDate(twoDigitYear(match[3]), month, Number(match[1])), match[3].length === 4 ? 0.99 : 0.93);
  }
  for (const match of matchesOf(source, MONTH_NAME_DAY)) {
    add(match, isoDate(Number(match[3]), monthOf(match[1]) ?? 0, Number(match[2])), 0.95);
  }
  for (const match of matchesOf(source, ISO)) {
    add(match, isoDate(Number(match[1]), Number(match[3]), Number(match[4])), 0.97);
  }
  for (const match of matchesOf(source, DAY_MONTH_NUMBER)) {
    const [, first, separator, second, year] = match;
    // two digits thrice, with dashes, is the form of a sort code as well
    const sure = year.length === 4 ? 0.97 : separator.trim() === '-' ? 0.6 : 0.85;
    const usual = isoDate(Number(year), Number(second), Number(first));
    if (usual) add(match, usual, sure);
    else add(match, isoDate(Number(year), Number(first), Number(second)), 0.5);
  }
  for (const match of matchesOf(source, DAY_MONTH_BLANK)) {
    add(match, isoDate(Number(match[3]), Number(match[2]), Number(match[1])), 0.85);
  }
  if (options.ocr) found.push(...misreadDates(text, source));
  return withoutOverlaps(found);
}

function misreadDates(text: string, source: string): Parsed<IsoDate>[] {
  const found: Parsed<IsoDate>[] = [];
  const add = (match: RegExpMatchArray, value: IsoDate | undefined, confidence: number): void => {
    if (value === undefined || match.index === undefined) return;
    found.push({
      ...parsed(text, match.index, match.index + match[0].length, value, confidence),
      repaired: true,
    });
  };
  for (const match of matchesOf(source, OCR_NAMED)) {
    const month = misreadMonthOf(match[2]);
    if (month) add(match, isoDate(Number(asDigits(match[3])), month, Number(asDigits(match[1]))), 0.7);
  }
  for (const match of matchesOf(source, OCR_NUMBERED)) {
    const [, day, , month, , year] = match.map(asDigits);
    add(match, isoDate(Number(year), Number(month), Number(day)), 0.6);
  }
  for (const match of [...matchesOf(source, OCR_TWO), ...matchesOf(source, OCR_RUN_TOGETHER)]) {
    const [day, month, year] = match.slice(1).filter((part) => part !== undefined);
    add(match, isoDate(Number(year), Number(month), Number(day)), 0.6);
  }
  return found;
}

/** The one date of a text that holds a single date, such as a table cell. */
export function parseDate(text: string, options: ParseOptions = {}): Parsed<IsoDate> | undefined {
  const dates = findDates(text, options);
  return dates.length === 1 ? dates[0] : undefined;
}
