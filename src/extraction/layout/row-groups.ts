import type { Box } from '../page.js';
import { middleY } from './geometry.js';
import type { Segment } from './model.js';

/** How the cells of a table stand in their rows: with the first line, the middle or the last line beside the others. */
export const SETTINGS = ['top', 'middle', 'bottom'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Lines that are one cell, and the rows that it stands beside, from 0. */
export interface Group {
  lines: Segment[];
  at: number[];
}

/** The most lines of one cell. */
const MOST_LINES = 9;
/** What it costs to leave a cell empty, in type heights that a cell stands off its row. */
const EMPTY = 1.5;
/** What it costs to part lines that stand as close as any, and to keep together lines that stand further apart. */
const CLOSE = 0.4;
const APART = 0.7;
/** Cells that stand further off their rows than this, on average, are not the cells of these rows. */
const MOST_OFF = 0.8;

interface Found {
  groups: Group[];
  cost: number;
}

/** How badly the lines of a column stand as cells of these rows, set like this. */
export const fitOf = (lines: readonly Segment[], rows: readonly Box[], setting: Setting, type: number): number =>
  byPlace(lines, rows, setting, type).cost;

/** The cells of a column, by what stands best beside each row. */
export function groupsBeside(
  lines: readonly Segment[],
  rows: readonly Box[],
  setting: Setting,
  type: number,
): Group[] | undefined {
  const { groups, cost } = byPlace(lines, rows, setting, type);
  return cost <= MOST_OFF * rows.length ? groups : undefined;
}

/** True where each row is parted from the next by a line in one of the columns. */
export const areParted = (rows: readonly Box[], columns: readonly (readonly number[])[]): boolean =>
  rows
    .slice(1)
    .every((row, i) => columns.some((parting) => parting.some((y) => y > middleY(rows[i]) && y < middleY(row))));

/** The cells of a column between the lines drawn in it. A cell stands beside all rows that no line parts from it. */
export function groupsBetween(lines: readonly Segment[], rows: readonly Box[], parting: readonly number[]): Group[] {
  const bandOf = (box: Box): number => parting.filter((y) => y < middleY(box)).length;
  const bands = new Map<number, Group>();
  for (const line of lines) {
    const band = bandOf(line);
    const group = bands.get(band) ?? { lines: [], at: rows.flatMap((row, i) => (bandOf(row) === band ? [i] : [])) };
    group.lines.push(line);
    bands.set(band, group);
  }
  // What stands over the first row goes on from the page before.
  return [...bands.values()].filter(({ at }) => at.length > 0);
}

/** Gives the lines, in their order, to the rows so that the cells stand least off them. */
function byPlace(lines: readonly Segment[], rows: readonly Box[], setting: Setting, type: number): Found {
  const gaps = lines.slice(1).map((line, i) => line.y0 - lines[i].y1);
  const least = Math.min(...gaps);
  const n = lines.length;
  const best: { cost: number; from: number }[][] = [
    Array.from({ length: n + 1 }, (_, i) => ({ cost: i === 0 ? 0 : Infinity, from: 0 })),
  ];
  for (let r = 1; r <= rows.length; r += 1) {
    best[r] = [];
    for (let to = 0; to <= n; to += 1) {
      best[r][to] = { cost: best[r - 1][to].cost + EMPTY, from: to };
      let within = 0;
      for (let from = to - 1; from >= Math.max(0, to - MOST_LINES); from -= 1) {
        if (from + 1 < to && gaps[from] > least + 0.45 * type) within += APART;
        const parted = from > 0 && gaps[from - 1] < least + 0.12 * type ? CLOSE : 0;
        const off = offOf(lines[from], lines[to - 1], rows[r - 1], setting) / type;
        const cost = best[r - 1][from].cost + off + within + parted;
        if (cost < best[r][to].cost) best[r][to] = { cost, from };
      }
    }
  }
  const groups: Group[] = [];
  for (let r = rows.length, to = n; r > 0; r -= 1) {
    const { from } = best[r][to];
    if (from < to) groups.unshift({ lines: lines.slice(from, to), at: [r - 1] });
    to = from;
  }
  return { groups, cost: best[rows.length][n].cost };
}

function offOf(first: Segment, last: Segment, row: Box, setting: Setting): number {
  if (setting === 'top') return Math.abs(first.y1 - row.y1);
  if (setting === 'bottom') return Math.abs(last.y1 - row.y1);
  return Math.abs((first.y0 + last.y1) / 2 - middleY(row));
}
