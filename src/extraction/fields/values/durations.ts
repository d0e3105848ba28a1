import { plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed } from './parsed.js';
import { matchesOf } from '../../matches.js';

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  'twenty-one': 21,
  'twenty-two': 22,
  'twenty-three': 23,
  'twenty-four': 24,
  'twenty-seven': 27,
  thirty: 30,
  'thirty-six': 36,
  'forty-two': 42,
  'forty-eight': 48,
  sixty: 60,
};
const WORD = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace(/-/g, '[- ]');
const NUMBER = String.raw`(?:\d{1,3}|${WORD})`;
const TERM = new RegExp(
  String.raw`(?<![\w.,£])(${NUMBER})(?:\s*\(\s*(?:\d{1,3}|${WORD})\s*\))?[\s-]*(?:(?:full|calendar|consecutive|complete|whole)\s+)?(months?|mths?|mos?|m|years?|yrs?|yr)(?![\w/])`,
  'gi',
);

/** The lengths of time of a text in whole months: "36 months", "3 years", "three-year", "twenty-four (24) months", "2 years and 6 months". */
export function findTerms(text: string): Parsed<number>[] {
  const found: Parsed<number>[] = [];
  for (const match of matchesOf(plain(text), TERM)) {
    const count = /\d/.test(match[1]) ? Number(match[1]) : WORDS[match[1].toLowerCase().replace(' ', '-')];
    const months = /^y/i.test(match[2]) ? count * 12 : count;
    if (!(months > 0) && !/^m/i.test(match[2])) continue;
    const sure = match[2].toLowerCase() === 'm' ? 0.5 : 0.95;
    found.push(parsed(text, match.index, match.index + match[0].length, months, sure));
  }
  return withYears(withoutOverlaps(found), text);
}

/** "2 years and 6 months" is one length. */
function withYears(terms: Parsed<number>[], text: string): Parsed<number>[] {
  return terms.flatMap((term, i) => {
    const joins = (one?: Parsed<number>, other?: Parsed<number>): boolean =>
      one !== undefined &&
      other !== undefined &&
      /y/i.test(one.text) &&
      /mo|mth/i.test(other.text) &&
      other.value < 12 &&
      /^\s*(?:,|and|&|\+)?\s*$/i.test(text.slice(one.end, other.start));
    if (joins(terms[i - 1], term)) return [];
    const rest = terms[i + 1];
    return joins(term, rest)
      ? [parsed(text, term.start, rest.end, term.value + rest.value, Math.min(term.confidence, rest.confidence))]
      : [term];
  });
}
