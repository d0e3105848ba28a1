import { BEGINS_ADDRESS } from '../fields/values/index.js';
import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** Space between words, in type heights. */
const SPACE = 0.2;
/** The share of the cells of a column whose first line ends before the column does, that tells that all do. */
const MOST = 0.5;

/** How the lines of the cells of a column end. */
export interface Breaks {
  /** Where the column ends. */
  right: number;
  /** True where the first line of each cell is a line of its own: the name of a site over its address. */
  named: boolean;
  /** True where every line is one of its own: an address without commas, line by line. */
  listed: boolean;
}

/** Tells how the lines of a column end from what its cells have in common. */
export function breaksOf(cells: readonly (readonly Segment[])[], right: number): Breaks {
  const several = cells.filter(({ length }) => length > 1);
  const early = several.filter(([first, second]) => !isFull(first, second, right));
  const bare = several.filter((lines) => lines.length > 2 && !lines.some(({ text }) => text.includes(',')));
  const named = several.length > 1 && early.length >= MOST * several.length;
  return { right, named, listed: named && bare.length >= MOST * several.length };
}

/** "E6S0007551865" under "MPRN 2044625515": the meter under the number of its supply, which does not go on with letters. */
const CODE = /^(?=.*[A-Z])(?=.*\d{3})[A-Z\d]{6,16}$/;
const NUMBER = /\d{6,}$/;

/** True where the first word of the next line would not have fitted behind a line. */
const isFull = (over: Segment, line: Segment, right: number): boolean => {
  const [next] = line.words;
  return (
    !(CODE.test(line.text) && NUMBER.test(over.text)) &&
    over.words[over.words.length - 1].x1 + SPACE * line.fontSize + next.x1 - next.x0 > right
  );
};

/**
 * The lines of a cell, with those joined that end only where the column does: the first word of the next would not have
 * fitted. Only other lines are lines of their own, such as a name over an address.
 */
export function withoutWraps(lines: readonly Segment[], { right, named, listed }: Breaks): Segment[] {
  const kept: Segment[] = [];
  lines.forEach((line, i) => {
    const over = kept[kept.length - 1];
    const isOwn = listed || (named && i === 1 && BEGINS_ADDRESS.test(line.text));
    if (over && !isOwn && isFull(over, line, right))
      kept[kept.length - 1] = segmentOf(line.page, [...over.words, ...line.words]);
    else kept.push(line);
  });
  return kept;
}
