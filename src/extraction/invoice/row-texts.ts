import { findDates, readTypeIn } from '../fields/values/index.js';
import { withoutHours } from '../layout/index.js';

/** Whether a text holds a figure; the hours that a price is for are none. */
export const hasFigure = (text: string): boolean => /\d/.test(withoutHours(text));

/** Words that stand between the figures of one line: units, VAT codes. */
export const BESIDE_FIGURES =
  /^\W*(?:(?:p|£|pence|kwh|kva|kw|kvarh|mwh|m3|m³|days?|weeks?|months?|quarters?|years?|daily|monthly|quarterly|annual(?:ly)?|units?|per|a|at|to|from|x|cr|dr|credit|debit|in|std|standard|reduced|zero|low|vat|rate|cent|percent|gbp|[a-z])(?:\W+|$))+$/i;
const LONGEST_READ_TYPE = 30;
/** What may stand beside a date: the day of the week, a dash. */
const BESIDE_DATE = 6;
/** "see above", "as shown below": says where more is told. */
export const REFERS = /^\W*(?:see|as (?:above|below|shown))\b/i;

export const startsWithWord = (text: string): boolean => /^\W*[A-Za-z]{3}/.test(text);

/** "Net £", "VAT £ (20%)": short words that name the amount behind them. */
const NAMES_POUNDS = /^\p{L}{3}[\p{L} ]*(?:£|\(£\))(?: ?\(\d{1,2}(?:\.\d+)?%\))?$/u;

export function isLabelText(text: string): boolean {
  if (NAMES_POUNDS.test(text)) return true;
  if (!startsWithWord(text) || text.replace(/[^A-Za-z]/g, '').length < 4) return false;
  if (text.length <= LONGEST_READ_TYPE && readTypeIn(text)) return false;
  if (REFERS.test(text) || isDate(text)) return false;
  return !BESIDE_FIGURES.test(text.replace(/[\d.,]+/g, ' '));
}

/** "Tue 6 Oct 2026 –": a day beside its label, and none itself. */
export function isDate(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && text.length - (date.end - date.start) <= BESIDE_DATE;
}

/** "Actual", "Customer reading": words that say nothing but how a reading came about. */
export function isReadType(text: string): boolean {
  const type = readTypeIn(text);
  return type !== undefined && !/\p{L}/u.test(text.slice(0, type.start) + text.slice(type.end));
}
