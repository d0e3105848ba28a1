import { distributorOf, findSupplyNumbers } from '../fields/values/index.js';
import type { Segment } from './model.js';

/** How many lines must have a supply number at the same place. */
const LEAST_LINES = 3;
/** In type heights: how exactly the numbers of a column begin at one edge. */
const EDGE = 0.3;

interface Numbered {
  segment: Segment;
  /** The first and the last word of the number. */
  from: number;
  to: number;
  x0: number;
  before: string;
}

/**
 * The gaps around the supply numbers of a column, in lines in which they stand no more than a word space from the texts of the columns
 * beside them: "STORE 101 1094832058983 3 WESTGATE, NORWICH". What is the same before all of them is their label.
 */
export function numbersOfColumn(segments: readonly Segment[]): [Segment, number[]][] {
  const numbered = segments.flatMap(numberedIn);
  return numbered.flatMap((own): [Segment, number[]][] => {
    const column = numbered.filter(({ x0 }) => Math.abs(x0 - own.x0) < EDGE * own.segment.fontSize);
    if (column.length < LEAST_LINES) return [];
    const isLabelled =
      own.from > 0 && column.filter(({ before }) => before === own.before).length > 0.5 * column.length;
    const last = own.segment.words.length - 1;
    const cuts = [...(own.from > 0 && !isLabelled ? [own.from - 1] : []), ...(own.to < last ? [own.to] : [])];
    return cuts.length > 0 ? [[own.segment, cuts]] : [];
  });
}

/** The only supply number of a line whose check digit agrees. */
function numberedIn(segment: Segment): Numbered[] {
  const { text, words } = segment;
  const [number, ...others] = findSupplyNumbers(text);
  if (!number?.value.valid || !distributorOf(number.value.core) || others.length > 0) return [];
  let start = 0;
  const places = words.map((word) => {
    const place = start;
    start += word.text.length + 1;
    return place;
  });
  const from = places.indexOf(number.start);
  const to = places.findLastIndex((place) => place < number.end);
  return from < 0 ? [] : [{ segment, from, to, x0: words[from].x0, before: text.slice(0, number.start) }];
}
