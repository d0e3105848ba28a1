import { findDates } from '../fields/values/index.js';
import type { Block, Segment } from '../layout/index.js';

/** A date or a period goes over so many lines of a narrow column. */
const MOST_LINES = 4;

/** The lines of a cell, those over which one date goes ("30th November" over "2025") as one. */
export function linesWithDates({ kind, lines }: Block): Segment[][] {
  if (kind === 'prose' || lines.length < 2 || lines.length > MOST_LINES) return lines.map((line) => [line]);
  const groups: Segment[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && isDateOver(textOf(last), lines.slice(lines.indexOf(line)))) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const textOf = (lines: readonly Segment[]): string => lines.map(({ text }) => text).join(' ');

/** Whether a date begins in a text and ends in what follows it. */
function isDateOver(text: string, following: readonly Segment[]): boolean {
  if (!/\d/.test(text)) return false;
  return findDates(`${text} ${textOf(following)}`).some(({ start, end }) => start < text.length && end > text.length);
}
