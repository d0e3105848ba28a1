import { numbersOfColumn } from './columns-of-numbers.js';
import type { Word } from '../page.js';
import type { Segment } from './model.js';
import { areAmounts, isUnitLine } from './unit-lines.js';
import { isSentence } from './sentence.js';

/** How far away, in type heights, the lines of a column may be. */
const REACH = 12;
/** How many lines must show a column. */
const WITNESSES = 2;

/** The places in segments, each behind a word, where columns are parted by no more than a word space. */
export function typedColumns(segments: readonly Segment[]): Map<Segment, number[]> {
  const cuts = new Map<Segment, number[]>();
  const plain = segments.filter((segment) => !isSentence(segment));
  for (const [segment, at] of [
    ...headsOfColumns(segments),
    ...amountsApart(plain),
    ...unitsApart(plain),
    ...figuresOfColumn(segments),
    ...unitsOfColumn(segments),
    ...numbersOfColumn(plain),
  ]) {
    cuts.set(
      segment,
      [...new Set([...(cuts.get(segment) ?? []), ...at])].sort((a, b) => a - b),
    );
  }
  return cuts;
}

/** How many gaps of one width tell that it is the word space of their type, and how far they may differ. */
const LEAST_EVEN = 3;
const UNEVEN = 0.05;

/** True for words that all stand equally far apart, as in type of one width: no gap of theirs parts columns. */
export const isEven = (segment: Segment): boolean => hasEvenGaps(segment) || isOfOneWidth(segment);

/** How far the letters of type of one width may differ, as a share of their width. */
const PITCH = 0.02;

/** True for words whose letters are all of one width, with a space of that width between them: "Daily charge:" over "Meter point:". */
function isOfOneWidth({ words }: Segment): boolean {
  if (words.length < 2) return false;
  const pitch = (words[0].x1 - words[0].x0) / words[0].text.length;
  const isPitch = (width: number): boolean => Math.abs(width - pitch) <= PITCH * pitch;
  return (
    words.every(
      (word, i) => isPitch((word.x1 - word.x0) / word.text.length) && (i === 0 || isPitch(word.x0 - words[i - 1].x1)),
    ) && words.every(hasLetters)
  );
}

const hasLetters = ({ text }: Word): boolean => /\p{L}{2}/u.test(text);

function hasEvenGaps({ words, fontSize }: Segment): boolean {
  if (words.length <= LEAST_EVEN) return false;
  let [least, most] = [Infinity, -Infinity];
  for (let i = 1; i < words.length; i += 1) {
    const gap = words[i].x0 - words[i - 1].x1;
    least = Math.min(least, gap);
    most = Math.max(most, gap);
    if (most - least > UNEVEN * fontSize) return false;
  }
  return 2 * words.filter(hasLetters).length >= words.length;
}

/** A figure with decimals, as columns of prices have them. */
const PRICE = /^£?\d[\d,]*\.\d+p?$/;

/** In type of one width a word space is as wide as a gap: one before a figure at the end of a text, under or over others that stand alone, parts columns. */
function figuresOfColumn(segments: readonly Segment[]): [Segment, number[]][] {
  const alone = segments.filter(({ words, text }) => words.length === 1 && PRICE.test(text));
  if (alone.length < WITNESSES) return [];
  return segments.flatMap((segment): [Segment, number[]][] => {
    const { words, fontSize: type } = segment;
    const last = words[words.length - 1];
    if (!PRICE.test(last.text) || !isEven(segment)) return [];
    const lines = alone.filter(
      (other) =>
        Math.abs(other.x1 - last.x1) < 0.15 * type &&
        Math.abs(other.x0 - last.x0) < 0.15 * type &&
        Math.abs(other.y0 - segment.y0) < REACH * type,
    );
    return lines.length >= WITNESSES ? [[segment, [words.length - 2]]] : [];
  });
}

/** Two amounts behind each other, "1,300,651 40.05", are those of two columns, however near. */
const amountsApart = (segments: readonly Segment[]): [Segment, number[]][] =>
  segments.flatMap((segment): [Segment, number[]][] => {
    const { words } = segment;
    const cuts = words.flatMap(({ text }, i) => (i > 0 && areAmounts(words[i - 1].text, text) ? [i - 1] : []));
    return cuts.length > 0 ? [[segment, cuts]] : [];
  });

/** What a price is in, in brackets. */
const PRICED_IN = /^\((?:p|£)\/\w+\)$/;

/** "Night rate (p/kWh) (£/day)": what two prices are in is of two columns. */
const unitsApart = (segments: readonly Segment[]): [Segment, number[]][] =>
  segments.flatMap((segment): [Segment, number[]][] => {
    const { words } = segment;
    const cuts = words.flatMap(({ text }, i) =>
      i > 0 && PRICED_IN.test(text) && PRICED_IN.test(words[i - 1].text) ? [i - 1] : [],
    );
    return cuts.length > 0 ? [[segment, cuts]] : [];
  });

/** How far under a head its rows may stand, in type heights. */
const UNDER = 5;

/**
 * In type of one width the heads of columns may stand one word space apart: a line of words of which several begin where
 * columns with figures begin in each of the lines under it, as it does itself.
 */
function headsOfColumns(segments: readonly Segment[]): [Segment, number[]][] {
  return segments.flatMap((head): [Segment, number[]][] => {
    const { words, fontSize: type, text } = head;
    if (words.length < 3 || /[\d:.;]/.test(text) || !isEven(head)) return [];
    const under = segments.filter(({ y0 }) => y0 > head.y1 - 1 && y0 - head.y1 < UNDER * type);
    const rows = under.filter(({ x0 }) => Math.abs(x0 - head.x0) < 0.15 * type).slice(0, 3);
    if (rows.length < WITNESSES || !rows.every((row) => FIGURE.test(row.words[0].text))) return [];
    const beginsIn = (row: Segment, x: number): boolean =>
      under.some((each) => Math.abs(each.y1 - row.y1) < 0.2 * type && Math.abs(each.x0 - x) < 0.15 * type);
    const cuts = words.flatMap(({ x0 }, i) => (i > 0 && rows.every((row) => beginsIn(row, x0)) ? [i - 1] : []));
    return cuts.length > 0 ? [[head, cuts]] : [];
  });
}

/** What heads a column of units. */
const HEAD_OF_UNITS = /^(?:units?|basis|measure)$/i;
const FIGURE = /^£?\d[\d,]*(?:\.\d+)?$/;

/** The gaps around figures at the right edge of their column, with units at the left edge of theirs, under "Price Unit". */
function unitsOfColumn(segments: readonly Segment[]): [Segment, number[]][] {
  const heads = segments.filter(({ words }) => HEAD_OF_UNITS.test(words[words.length - 1].text));
  return heads.flatMap((head): [Segment, number[]][] => {
    const { x0 } = head.words[head.words.length - 1];
    const type = head.fontSize;
    const rows = segments.flatMap((row): [Segment, number[]][] => {
      const { words, y0 } = row;
      if (y0 <= head.y0 || y0 - head.y1 > REACH * type) return [];
      const unit = words.findIndex((word) => Math.abs(word.x0 - x0) < 0.15 * type);
      if (unit < 1 || !FIGURE.test(words[unit - 1].text) || !isUnitLine(textFrom(words, unit))) return [];
      return [[row, unit > 1 ? [unit - 2, unit - 1] : [unit - 1]]];
    });
    if (rows.length < WITNESSES) return [];
    const own: [Segment, number[]][] = head.words.length > 1 ? [[head, [head.words.length - 2]]] : [];
    return [...own, ...rows];
  });
}

const textFrom = (words: Segment['words'], at: number): string =>
  words
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
