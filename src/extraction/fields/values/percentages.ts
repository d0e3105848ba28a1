import { findNumbers } from './numbers.js';
import { plain } from './ocr.js';
import { parsed, type Parsed, type ParseOptions } from './parsed.js';

/** The percentages of a text, 20 for 20 %: "20%", "20.00 %", "20 per cent", "5pc"; the sign can stand in the next cell. */
export function findPercentages(text: string, options: ParseOptions = {}): Parsed<number>[] {
  const source = plain(text);
  const found: Parsed<number>[] = [];
  for (const number of findNumbers(text, options)) {
    const sign = /^\s{0,2}(?:%|per\s?cent\b|pct?\b)/i.exec(source.slice(number.end));
    const misread =
      !sign && options.ocr ? /^\s?(?:°\/[o0]|°[o0]|[o0]\/[o0]|\/%)/i.exec(source.slice(number.end)) : null;
    const match = sign ?? misread;
    if (!match || number.value.value > 1000) continue;
    const end = number.end + match[0].length;
    const value = parsed(text, number.start, end, number.value.value, (sign ? 0.98 : 0.6) * number.confidence);
    found.push(misread || number.repaired ? { ...value, repaired: true } : value);
  }
  return found;
}
