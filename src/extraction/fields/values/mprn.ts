import { plain } from './ocr.js';
import { parsed, type Parsed } from './parsed.js';
import { matchesOf } from '../../matches.js';

/**
 * The 6 to 10 digits of a gas meter point reference; a leading M and blanks do not count. None begins with 0, as the upper line
 * of an electricity supply number does ("00 845 365").
 */
const MPRN =
  /(?<![\w.,£/-]|\d\s)M?\s?([1-9](?:[ ]?\d){5,9})(?![\d]|[.,/-]\d|[ ]?\d|\s?(?:[kMG]Wh?\b|kVAh?\b|kVArh?\b|therms?\b|m[3³]|units\b))/gi;

/** Whether the last two digits are the check digits of an MPRN. The rule is weakly attested: a hint, never a reason to refuse. */
export function hasMprnCheckDigits(mprn: string): boolean {
  const body = mprn.slice(0, -2);
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (body.length - i), 0);
  return String(sum % 11).padStart(2, '0') === mprn.slice(-2);
}

/** The numbers of a text that can be a gas meter point reference. Many other numbers can: a label must say so. */
export function findMprns(text: string): Parsed<string>[] {
  return matchesOf(plain(text), MPRN).map((match) => {
    const digits = match[1].replace(/\D/g, '');
    return parsed(text, match.index, match.index + match[0].length, digits, digits.length >= 8 ? 0.5 : 0.35);
  });
}
