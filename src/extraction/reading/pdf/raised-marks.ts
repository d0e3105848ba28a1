import type { Word } from '../../page.js';

/** A mark is smaller than its word by this, begins over its top or hardly under it, and ends so far over its feet, as shares of its type. */
const SMALLER = 0.9;
const UNDER_TOP = 0.15;
const OVER_FEET = 0.25;
/** How far from its word a mark stands at most, in the word's type. */
const NEAR = 0.14;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MARK = /^\d{1,2}$/;
/** A word, and no figure. */
const MARKED = /\p{L}[\p{L})]$/u;
const UNIT_OF_LENGTH = /^(?:m|ft)$/;

/** Puts small raised figures to the words that they stand behind, as raised ones: "volume" and "1" are "volume¹", "m" and "3" are "m³". */
export function withRaisedMarks(words: readonly Word[]): Word[] {
  const marks = words.filter(({ text }) => MARK.test(text));
  if (marks.length === 0) return [...words];
  const marked = new Map<number, Word[]>();
  for (const word of words) {
    if (!MARKED.test(word.text) && !UNIT_OF_LENGTH.test(word.text)) continue;
    const column = columnOf(word.x1);
    const ending = marked.get(column);
    if (ending) ending.push(word);
    else marked.set(column, [word]);
  }
  const behind = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const mark of marks) {
    const column = columnOf(mark.x0);
    const ending = [column - 1, column, column + 1].flatMap((at) => marked.get(at) ?? []);
    const word = ending.find((each) => isRaised(mark, each));
    if (!word || behind.has(word)) continue;
    behind.set(word, mark);
    taken.add(mark);
  }
  return words.flatMap((word) => {
    const mark = behind.get(word);
    if (taken.has(word)) return [];
    return mark ? [{ ...word, text: word.text + raised(mark.text), x1: mark.x1 }] : [word];
  });
}

/** Words are looked for near the place where they end. */
const columnOf = (x: number): number => Math.round(x / 4);

const raised = (figures: string): string => figures.replace(/\d/g, (figure) => RAISED[Number(figure)]);

const isRaised = (mark: Word, word: Word): boolean =>
  Math.abs(mark.x0 - word.x1) < NEAR * word.fontSize &&
  mark.fontSize < SMALLER * word.fontSize &&
  mark.y0 < word.y0 + UNDER_TOP * word.fontSize &&
  mark.y1 < word.y1 - OVER_FEET * word.fontSize &&
  mark.y1 > word.y0;
