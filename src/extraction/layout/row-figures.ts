import type { Box } from '../page.js';
import { around, middleY, overlapX, sameLine } from './geometry.js';
import { FIGURE } from './line-shapes.js';
import type { Block, Segment } from './model.js';

/** Rows of fewer figures do not tell that they are rows. */
const LEAST_FIGURES = 2;
/** How far apart, in type heights, the figures of neighbouring rows may stand. */
const ROW_REACH = 14;
/** A supply number, with its upper line before it or without: "00 801 N10 17 4271 8285 323". */
export const NUMBER = /^(?:S ?)?(?:\d{2} ?\d{3} ?(?=[A-Z\d]{0,2}[A-Z])[A-Z\d]{3} ?)?(?:\d ?){6,}$/;
/** The serial number of a meter, or a dash where there is no figure. */
const OTHER = /^(?=(?:[A-Z]*\d){4})[A-Z\d]{6,}$|^[-–—]$/;

export const isFigure = ({ text }: Segment): boolean => FIGURE.test(text) || NUMBER.test(text) || OTHER.test(text);

/** A figure that is no number of a house, a part of a name or of a code. */
export const isAmount = (line: Segment): boolean =>
  isFigure(line) && /[.,£]\d|\d{4}|^\d{1,3}(?: \d{3})+$/.test(line.text);

/** True for the head of a column of supply numbers: such a number tells a row by itself. */
export const isOfNumbers = ({ label }: Block): boolean =>
  label?.concepts.some((each) => /^(?:mpan|mprn|meterPoint)/.test(each)) ?? false;

/** What names a row of a price list: "P1", "Band 2", "NHH-1", "Class A". */
const CODE = /^(?:\p{L}{3,9}\s)?(?=.*[A-Z\d])[A-Z]{0,4}[-/ ]?\d{0,2}[A-Z]?$/u;

/** The codes in the first column, each of which makes a row of one figure beside it. */
export const codesUnder = (lines: readonly Segment[], leaves: readonly Block[]): Segment[] =>
  lines.filter((line) => CODE.test(line.text) && nearest(line, leaves) === leaves[0] && overlapX(line, leaves[0]) > 0);

/** Lines of figures under a header, each with some in different columns or beside a code, as far as they follow each other. */
export function rowsOf(
  figures: readonly { line: Segment; head: Block }[],
  leaves: readonly Block[],
  type: number,
  least = LEAST_FIGURES,
  codes: readonly Segment[] = [],
): Segment[][] {
  const lines: { line: Segment; head: Block }[][] = [];
  for (const each of [...figures].sort((a, b) => middleY(a.line) - middleY(b.line))) {
    const last = lines[lines.length - 1];
    if (last?.some(({ line }) => sameLine(line, each.line))) last.push(each);
    else lines.push([each]);
  }
  const rows: Segment[][] = [];
  let bottom = around(leaves).y1;
  for (const row of lines) {
    const isNumbered =
      row.some(({ line, head }) => NUMBER.test(line.text) && isOfNumbers(head)) ||
      codes.some((code) => row.some(({ line }) => sameLine(line, code)));
    if (!row.some(({ line }) => isAmount(line))) continue;
    if (!isNumbered && new Set(row.map(({ head }) => head)).size < least) continue;
    const { y0, y1 } = around(row.map(({ line }) => line));
    if (y0 - bottom > ROW_REACH * type) break;
    rows.push(row.map(({ line }) => line));
    bottom = y1;
  }
  return rows;
}

/** The row that a line stands level with, -1 for none. */
export const rowOf = (line: Segment, rows: readonly Segment[][]): number =>
  rows.findIndex((row) => row.some((each) => sameLine(each, line)));

/** In type heights: how far from the middle of its row a line stands off it. */
const OFF = 0.25;

/** True where every row has one line of each column: nothing to cut. Two lines that stand off two rows may be one cell beside both. */
export const areLines = (columns: readonly { lines: Segment[] }[], rows: readonly Segment[][]): boolean =>
  columns.every(
    ({ lines }) =>
      lines.length >= rows.length && lines.every((line) => rowOf(line, rows) >= 0) && !lines.every(standsOff(rows)),
  );

const standsOff =
  (rows: readonly Segment[][]) =>
  (line: Segment): boolean =>
    Math.abs(middleY(line) - middleY(around(rows[rowOf(line, rows)]))) > OFF * line.fontSize;

/** The head of a column that a line stands best under. */
export const nearest = (line: Box, leaves: readonly Block[]): Block =>
  leaves.reduce((best, leaf) => (offOf(line, leaf) < offOf(line, best) ? leaf : best));

/** How far a line stands off the column of a head. */
export const offOf = (line: Box, head: { x0: number; x1: number }): number =>
  Math.min(
    Math.abs(line.x0 - head.x0),
    Math.abs(line.x1 - head.x1),
    Math.abs(line.x0 + line.x1 - head.x0 - head.x1) / 2,
  ) + Math.max(0, Math.max(line.x0, head.x0) - Math.min(line.x1, head.x1));

/** The two lines of a whole supply number: "04 845 7C4" over "16 99773 88503 8". */
export const UPPER_LINE = /^0\d[ -]?\d{3,4}[ -]?\w{3}$/;
const CORE = /^(?:\d[ -]?){12}\d$/;
/** So many such numbers tell that the cells of a column are. */
const LEAST_WHOLE = 2;

/** True for the lines of a column whose cells have whole supply numbers in two lines each. */
export function areWholeNumbers(lines: readonly Segment[]): boolean {
  const own = [...lines].sort((a, b) => a.y0 - b.y0);
  return own.filter(({ text }, i) => UPPER_LINE.test(text) && CORE.test(own[i + 1]?.text ?? '')).length >= LEAST_WHOLE;
}
