import { matchesOf } from '../matches.js';
import { learn, type Word, wordOf } from './words.js';

/** A word or a sign of a text, and where it stands. */
export interface Token {
  /** In small letters; of a number only how many figures it has counts: "000" for "317". */
  word: Word;
  start: number;
  end: number;
}

/** Words of a text that follow each other: from the first to before another. */
export interface Run {
  tokens: readonly Token[];
  first: number;
  behind: number;
}

const WORD = /[\p{L}£%&]+(?:['’]\p{L}+)?|\d+|[^\s\p{L}\d]/gu;
const MOST_DIGITS = 5;
const NUMBERS = Array.from({ length: MOST_DIGITS + 1 }, (_, digits) => learn('0'.repeat(digits)));
const NUMBER = /^\d/;

/** The words and signs of a text. */
export const tokensOf = (text: string): Token[] =>
  matchesOf(text, WORD).map(({ 0: printed, index }) => ({
    word: NUMBER.test(printed)
      ? NUMBERS[Math.min(printed.length, MOST_DIGITS)]
      : wordOf(printed.toLowerCase().replace('’', "'")),
    start: index,
    end: index + printed.length,
  }));

/** The words that stand whole from one place of a text to another. */
export function runWithin(tokens: readonly Token[], from: number, to: number): Run {
  const first = firstFrom(tokens, from);
  let behind = first;
  while (behind < tokens.length && tokens[behind].end <= to) behind += 1;
  return { tokens, first, behind };
}

/** At most so many words of a run, the first ones or the last ones. */
export const firstOf = ({ tokens, first, behind }: Run, most: number): Run => ({
  tokens,
  first,
  behind: Math.min(behind, first + most),
});
export const lastOf = ({ tokens, first, behind }: Run, most: number): Run => ({
  tokens,
  first: Math.max(first, behind - most),
  behind,
});

/** The words of a run in one text. */
export function joined({ tokens, first, behind }: Run): string {
  let text = first < behind ? tokens[first].word.text : '';
  for (let i = first + 1; i < behind; i += 1) text += ` ${tokens[i].word.text}`;
  return text;
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
