import { matchesOf } from '../../matches.js';
import { isoDate, type IsoDate } from './dates.js';
import { monthOf, MONTH_PATTERN } from './months.js';

/** A day that is printed without its year. */
export interface DayOfYear {
  start: number;
  end: number;
  /** The date in a year, where that year has it. */
  inYear: (year: number) => IsoDate | undefined;
}

const ORDINAL = String.raw`(?:st|nd|rd|th)?`;
const NO_YEAR = String.raw`(?!['’.,]?\s?\d)(?!\p{L})`;
const DAY_MONTH = new RegExp(
  String.raw`(?<![\d/.£-])(\d{1,2})${ORDINAL}(?:\s+of)?\s+(${MONTH_PATTERN})\b${NO_YEAR}`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<![\p{L}\d]\s?)\b(${MONTH_PATTERN})\s+(\d{1,2})${ORDINAL}(?![\p{L}\d]|,?\s\d)`,
  'giu',
);

/** The days of a text that have no year beside them: "3 October", "3rd of Oct", "October 3". */
export function daysOfYear(text: string): DayOfYear[] {
  if (!/\d/.test(text)) return [];
  const found = [
    ...matchesOf(text, DAY_MONTH).map((match) => ({ match, day: match[1], month: match[2] })),
    ...matchesOf(text, MONTH_DAY).map((match) => ({ match, day: match[2], month: match[1] })),
  ];
  return found
    .map(({ match, day, month }) => ({
      start: match.index,
      end: match.index + match[0].length,
      inYear: (year: number) => isoDate(year, monthOf(month)!, Number(day)),
    }))
    .filter(({ inYear }) => inYear(2024) !== undefined)
    .sort((a, b) => a.start - b.start);
}
