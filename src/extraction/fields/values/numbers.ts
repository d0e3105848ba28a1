import { asDigits, plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

/** A printed number. */
export interface PrintedNumber {
  value: number;
  /** Digits after the decimal point, as printed. */
  decimals: number;
}

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`;
const STRICT = new RegExp(String.raw`(?<![\w.,])(?:${DIGITS})(?![\d])(?!,\d{3}(?!\d))(?!\.\d)`, 'g');
/** "170 367 kWh", and nothing before it, or "£21 823.88": the blank parts thousands. */
const GROUPED = /(?<=^\s*)\d{1,3}(?: \d{3})+(?:\.\d+)?(?=\s*kwh)|(?<=£\s?)\d{1,3}(?: \d{3})+\.\d{2}(?![\d.])/gi;
const BLANK_IN_NUMBER = /\d \d{3}/;
/** Groups that OCR broke apart: "1, 234.56", "1,234 .56", "1.234.56", "1,234,56", "5,97500". */
const LOOSE = /(?<![\w.,])\d[\dOolISB]*(?:\s?[.,]\s?[\dOolISB]+)+(?![\w])/g;
const LETTERED = /(?<![\w.,£])(?=[OolISB|]*\d)[\dOolISB|]+(?:,[\dOolISB|]{3})*(?:\.[\dOolISB|]+)?(?![A-Za-z\d])/g;

export function toPrintedNumber(digits: string): PrintedNumber {
  const plainDigits = digits.replace(/,/g, '');
  return { value: Number(plainDigits), decimals: plainDigits.split('.')[1]?.length ?? 0 };
}

/** A point that was read as a colon, in a text that is no time of the day: "5:21", "123:456". */
const COLON = /^\s*(?:\d:\d{2,4}|\d{2,3}:\d{3,4}|\d{3}:\d{2})\s*$/;

/** Reads the separators of a number by their places: the last one is the decimal point unless three digits follow it. */
function unravel(text: string): PrintedNumber | undefined {
  const parts = asDigits(text)
    .replace(/\s/g, '')
    .split(/([.,])/);
  if (parts.some((part, i) => i % 2 === 0 && !/^\d+$/.test(part))) return undefined;
  const last = parts[parts.length - 1];
  const groups = parts.filter((_, i) => i % 2 === 0);
  const inner = groups.slice(1, -1);
  if (groups[0].length > 3 && groups.length > 2) return undefined;
  if (inner.some((group) => group.length !== 3)) return undefined;
  const decimal = parts[parts.length - 2] === '.' || last.length !== 3;
  return toPrintedNumber(decimal ? `${groups.slice(0, -1).join('')}.${last}` : groups.join(''));
}

/** All numbers of a text, without sign or unit. With `ocr` also those with confused digits or separators. */
export function findNumbers(text: string, options: ParseOptions = {}): Parsed<PrintedNumber>[] {
  if (!/\d/.test(text)) return [];
  const source = plain(text);
  const found: Parsed<PrintedNumber>[] = [];
  const grouped = (BLANK_IN_NUMBER.test(source) ? matchesOf(source, GROUPED) : []).map(({ index, 0: digits }) =>
    parsed(text, index, index + digits.length, toPrintedNumber(digits.replace(/ /g, '')), 0.9),
  );
  found.push(...grouped);
  for (const match of matchesOf(source, STRICT)) {
    if (grouped.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    found.push(parsed(text, match.index, match.index + match[0].length, toPrintedNumber(match[0]), 0.95));
  }
  if (!options.ocr) return withoutOverlaps(found);
  if (COLON.test(text)) {
    const value = toPrintedNumber(text.trim().replace(':', '.'));
    return [{ ...parsed(text, 0, text.length, value, 0.55), repaired: true }];
  }
  for (const pattern of [LOOSE, LETTERED]) {
    for (const match of matchesOf(source, pattern)) {
      if (found.some((known) => known.start <= match.index && known.end >= match.index + match[0].length)) continue;
      const letters = match[0].replace(/[^A-Za-z|]/g, '').length;
      const digits = match[0].replace(/\D/g, '').length;
      if (letters > digits) continue;
      const value = unravel(match[0]);
      if (!value) continue;
      const repaired = parsed(text, match.index, match.index + match[0].length, value, 0.55 - 0.1 * letters);
      found.push({ ...repaired, repaired: true });
    }
  }
  // a broken number is worth more than the whole-looking pieces of it
  return withoutOverlaps(
    found.filter(
      (a) => !found.some((b) => b !== a && b.start <= a.start && b.end >= a.end && b.end - b.start > a.end - a.start),
    ),
  );
}

/** Whether the characters beside a number make it negative: "-5", "5 CR", "(5)", "5-", "5.00 in credit". */
export function isNegative(before: string, after: string): boolean {
  // a dash between blanks parts two things; one that touches the amount is its sign
  if (/(?:^|[\s(:])-(?:£|GBP)?\s?$|^\s*-\s*(?:£|GBP)?\s*$|(?:£|GBP)\s?-\s?$/.test(before)) return true;
  if (/\(\s*-?\s*(?:£|GBP)?\s*$/.test(before) && /^\s*\)/.test(after)) return true;
  return /^-(?![\w£])|^[\s|_-]*cr\b|^\s*(?:credit\b(?!\s+(?:card|note|terms))|in credit\b)/i.test(after);
}
