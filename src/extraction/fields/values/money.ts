import { plain } from './ocr.js';
import { findNumbers, isNegative, toPrintedNumber } from './numbers.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

/** An amount of money in pounds; a credit is negative. */
export interface Money {
  pounds: number;
  /** Digits after the decimal point, as printed (of pounds, or of pence where it was printed in pence). */
  decimals: number;
  /** True where a £, "GBP" or "pence" stands with it; false for a bare number with two decimals. */
  currency: boolean;
}

const SIGNED = /(?:£|GBP)/;
const MISREAD_POUND = /(?<![\w.,])(?:[EG€$cF]\s?|f\s?)(\d{1,3}(?:,\d{3})*\.\d\d|\d+\.\d\d)(?![\d.,%])/g;
const SIX_FOR_POUND = /^6(\d{1,3}(?:,\d{3})*\.\d\d)$/;
/** Before an amount whose comma was lost on a scan: "3 637.31". */
const THOUSANDS = /(?<![\d.,]\s?)\d{1,3}\s$/;

/**
 * The amounts of money of a text: "£1,234.56", "1,234.56 CR", "-£80.67", "(80.67)", "GBP 12.00", "97p".
 * A bare number counts where it has exactly two decimals and no other unit beside it. With `ocr` a £ that was read as
 * E, G, c, $ or 6 is undone at a lower confidence; for a 6 the reading without it is an alternative.
 */
export function findMoney(text: string, options: ParseOptions = {}): Parsed<Money>[] {
  const source = plain(text);
  const found: Parsed<Money>[] = [];
  for (const number of findNumbers(text, options)) {
    const before = source.slice(0, number.start);
    const after = source.slice(number.end);
    const sign = isNegative(before, after) ? -1 : 1;
    const leading = /(?:(?<![\w)]\s*)-\s*|(?<=\s)-)?(?:£|GBP)\s*-?\s*\(?\s*$/.exec(before);
    const trailing = /^\s*(?:GBP|pounds?)\b/.exec(after);
    const pence = /^\s?(?:p|pence)(?![\w/])(?!\s*(?:per|a|each|\/)\b)/i.exec(after);
    const { value, decimals } = number.value;
    const end = number.end + (/^(?:\s*cr\b|-(?![\w£]))/i.exec(after)?.[0].length ?? 0);
    if (leading || trailing) {
      const start = leading ? number.start - leading[0].length : number.start;
      const money = { pounds: sign * value, decimals, currency: true };
      found.push({ ...parsed(text, start, end, money, 0.97 * number.confidence), repaired: number.repaired });
    } else if (pence) {
      const money = { pounds: (sign * value) / 100, decimals, currency: true };
      found.push(parsed(text, number.start, number.end + pence[0].length, money, 0.6));
    } else if (decimals === 2 && !/^\s?(?:%|p\b|kw|kva|mw|m3|m³|[/:]\d)/i.test(after)) {
      const money = { pounds: sign * value, decimals, currency: false };
      const bare = parsed(text, number.start, end, money, number.repaired ? 0.45 : 0.7);
      const alternatives = options.ocr
        ? otherReadings(number.text, before).map((pounds) => ({ ...money, pounds: sign * pounds }))
        : undefined;
      found.push({ ...bare, repaired: number.repaired, alternatives });
    }
  }
  if (options.ocr && !SIGNED.test(source)) {
    for (const match of matchesOf(source, MISREAD_POUND)) {
      const negative = isNegative(source.slice(0, match.index), source.slice(match.index + match[0].length));
      const { value, decimals } = toPrintedNumber(match[1]);
      const money = { pounds: negative ? -value : value, decimals, currency: true };
      found.push({ ...parsed(text, match.index, match.index + match[0].length, money, 0.75), repaired: true });
    }
  }
  return withoutOverlaps(found);
}

/** What else an amount without a currency sign on a scan may be. */
function otherReadings(digits: string, before: string): number[] {
  const six = SIX_FOR_POUND.exec(digits)?.[1];
  const thousands = /^\d{3}\./.test(digits) ? THOUSANDS.exec(before)?.[0].trim() : undefined;
  return [six, thousands && thousands + digits].flatMap((text) => (text ? [toPrintedNumber(text).value] : []));
}
