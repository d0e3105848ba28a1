import { matchesOf } from '../matches.js';

/** A word or a sign of a text, and where it stands. */
export interface Token {
  /** In small letters; of a number only how many figures it has counts: "000" for "317". */
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}£%&]+(?:['’]\p{L}+)?|\d+|[^\s\p{L}\d]/gu;
const MOST_DIGITS = 5;
const NUMBERS = Array.from({ length: MOST_DIGITS + 1 }, (_, digits) => '0'.repeat(digits));
const NUMBER = /^\d/;

/** The words and signs of a text. */
export const tokensOf = (text: string): Token[] =>
  matchesOf(text, WORD).map(({ 0: printed, index }) => ({
    word: NUMBER.test(printed)
      ? NUMBERS[Math.min(printed.length, MOST_DIGITS)]
      : printed.toLowerCase().replace('’', "'"),
    start: index,
    end: index + printed.length,
  }));

/** The words that stand whole from one place of a text to another. */
export function wordsWithin(tokens: readonly Token[], from: number, to: number): string[] {
  const words: string[] = [];
  for (let i = firstFrom(tokens, from); i < tokens.length && tokens[i].end <= to; i += 1) words.push(tokens[i].word);
  return words;
}

/** The place of the first token that does not begin before a place in the text. */
function firstFrom(tokens: readonly Token[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle].start < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
