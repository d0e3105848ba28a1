import type { Box } from '../page.js';
import { around, isOfOneSize, overlapX, overlapY } from './geometry.js';
import {
  areFields,
  areFormRows,
  beginsList,
  isBoxed,
  isFieldRow,
  isLabelColumn,
  isNextCard,
  isRowLabel,
} from './form-rows.js';
import type { Gutter } from './gutters.js';
import { headersIn } from './header-runs.js';
import { FIGURE_IN_TYPE } from './headings.js';
import { endsAddress, FIGURE, ITEM } from './line-shapes.js';
import { topOf } from './lines-of-cells.js';
import type { Block } from './model.js';

/** In type heights: so far under the row before it the next may stand, where it has a cell in each of so many columns. */
const TALL = 12;
const FULL = 5;

/** True for a row of a wide table with a cell under each of the row before it, or of the header: the sheet may set its rows far apart. */
const isAsFull = (row: readonly Block[], before: readonly Block[]): boolean =>
  before.length >= FULL &&
  row.length === before.length &&
  row.every((cell, i) => overlapX(cell, before[i]) > 0) &&
  row.filter(({ label }) => label).length < 0.5 * row.length;

/** What stands on the page of a table. */
interface Around {
  lines: readonly Block[][];
  all: readonly Block[];
  gutters: readonly Gutter[];
}

/**
 * The rows under a header, down to where something else begins; none where what stands under it shows that it heads no
 * table. `heads` are all cells of the header, with those over the heads of columns.
 */
export function rowsUnder(
  header: readonly Block[],
  heads: ReadonlySet<Block>,
  { lines, all, gutters }: Around,
): Block[][] {
  const head = around(header);
  const type = Math.max(...header.map((cell) => cell.fontSize));
  const reach = reachOf(header, all);
  const under = lines
    .map((line) =>
      within(line, reach).filter((cell) => cell.y0 >= endOver(cell, header) - 0.4 * type && !heads.has(cell)),
    )
    // What stands left of all columns is no row of theirs: a panel beside the table.
    .filter((line) => line.some((cell) => cell.x1 > head.x0));
  const below = withOwnHeads(under, header, type);
  const rows: Block[][] = [];
  let bottom = head.y1;
  for (const [at, row] of below.entries()) {
    const later = below.slice(at + 1);
    const next = later[0] ?? [];
    if (isTooFar(row, rows, header, topOf(row) - bottom) || row.some(isBoxed)) break;
    if (rows.length === 0 ? isNoFirstRow(row, next, header) : isAfter(row, rows, header, all)) break;
    if (headsAgain(row, rows, header)) break;
    if (headersIn(row, gutters).length > 0 && (rows.length > 0 || hasValuesUnder(row, later, head, type))) break;
    if (isUnderText(row, bottom, head, all) || isSentenceOver(row, header)) break;
    if (rows.length > 0 && isHeadingAlone(row) && !isNameOver(row[0], later.slice(0, 2).flat())) {
      // The name of a group of rows stands between them in a wide table; a heading ends a narrow one, and heads a form.
      if (header.length < 4 || row[0].x0 > head.x0 + 2 * type || areFields(next, rows[0])) break;
      bottom = Math.max(bottom, row[0].y1);
      continue;
    }
    if (row.length === 1 && row[0].label && header.length > 1 && row[0].x0 > header[0].x0 + type) break;
    rows.push(row);
    bottom = Math.max(bottom, ...row.map((cell) => cell.y1));
  }
  return rows;
}

function isTooFar(
  row: readonly Block[],
  rows: readonly (readonly Block[])[],
  header: readonly Block[],
  gap: number,
): boolean {
  const isFull = [header, ...rows.slice(-1)].some((before) => isAsFull(row, before));
  const reachable = isFull ? TALL : rows.length === 0 ? 4 : 5;
  return gap > reachable * Math.max(...header.map((cell) => cell.fontSize));
}

/** True for the first line under texts that are labels beside their values, or heads of a form or of a section. */
const isNoFirstRow = (row: readonly Block[], next: readonly Block[], header: readonly Block[]): boolean =>
  hasRowLabel(row, header) ||
  isLabelColumn(header, row, next) ||
  areFormRows(header, row) ||
  // "Price type | Fixed" over "Tariff: Simply Steady" is a label and its value.
  (header.length === 2 && row.length === 1 && ITEM.test(row[0].text)) ||
  // "2. Your supply", "B. Prices" ends what stands over it, and heads no rows of that; nor does any heading under two texts.
  (isHeadingAlone(row) && (/^(?:\d{1,2}[.)]?|[A-Z][.)])\s+\p{Lu}/u.test(row[0].text) || header.length === 2));

/** True for a line under rows with which something else begins: a label, a card, a form, a list or a section. */
const isAfter = (
  row: readonly Block[],
  rows: readonly Block[][],
  header: readonly Block[],
  all: readonly Block[],
): boolean =>
  isNextLabel(row, rows, header) ||
  isNextCard(row, header, all) ||
  (row.length > 1 && hasRowLabel(row, header)) ||
  isUnderFigures(row, rows, header[0]) ||
  isFieldRow(row, rows, header[0]) ||
  beginsList(row, rows, header) ||
  (row.length > 1 && row.every((cell) => cell.isHeading && !isFigure(cell))) ||
  (row.length === 1 && isNextSection(row[0], header[0]));

/** "24.26", and "24.26 p/kWh" in a row of bold print. */
const isFigure = ({ text }: Block): boolean => FIGURE.test(text) || FIGURE_IN_TYPE.test(text);

/** In the type of a header whose rows are in another: a line of labels like it, over values of their own. */
const headsAgain = (row: readonly Block[], rows: readonly (readonly Block[])[], header: readonly Block[]): boolean =>
  rows.length > 0 &&
  row.length === header.length &&
  row.some(({ label }) => label) &&
  row.every((cell) => !FIGURE.test(cell.text) && isOfType(cell, header[0])) &&
  rows.every((before) => before.every((cell) => !isOfType(cell, header[0])));

const isOfType = (cell: Block, head: Block): boolean =>
  Math.abs(cell.fontSize - head.fontSize) < 0.1 && (cell.bold ?? false) === (head.bold ?? false);

const hasRowLabel = (row: readonly Block[], header: readonly Block[]): boolean =>
  header.length < 3 && row.some((cell) => isRowLabel(cell, header[0]));

const isHeadingAlone = (row: readonly Block[]): boolean => row.length === 1 && row[0].isHeading === true;

/** True where running text stands between a line and what is over it. */
const isUnderText = (row: readonly Block[], bottom: number, head: Box, all: readonly Block[]): boolean =>
  all.some(
    (block) =>
      block.kind !== 'cell' &&
      !row.includes(block) &&
      block.y0 > bottom - 1 &&
      block.y1 < topOf(row) + 1 &&
      overlapX(block, head) > 0,
  );

/** Where what stands over a cell in the header ends: among tiles, whose heads begin on one line, each value follows right under its own. */
function endOver(cell: Block, header: readonly Block[]): number {
  const tops = header.map(({ y0 }) => y0);
  const areTiles = Math.max(...tops) - Math.min(...tops) < 0.2 * cell.fontSize;
  const own = areTiles ? header.filter((head) => overlapX(head, cell) > 0) : [];
  return Math.max(...(own.length > 0 ? own : header).map(({ y1 }) => y1));
}

/** The lines under a header, of which the second goes on with the first where it only stands lower under taller heads. */
function withOwnHeads(lines: readonly Block[][], header: readonly Block[], type: number): readonly Block[][] {
  const [first, second, ...rest] = lines;
  const isFirst = second?.every(
    (cell) => cell.y0 - endOver(cell, header) < type && first.every((other) => overlapX(other, cell) <= 0),
  );
  return isFirst ? [[...first, ...second].sort((a, b) => a.x0 - b.x0), ...rest] : lines;
}

/** "4. Prices" under a table under "3. Supplies": the next section begins. */
const isNextSection = (cell: Block, { heading }: Block): boolean =>
  cell.isHeading === true && heading !== undefined && [cell, heading].every(({ text }) => SECTION.test(text));
const SECTION = /^(?:\d{1,2}|[A-Z])[.)]\s+\p{Lu}/u;

interface Reach {
  x0: number;
  x1: number;
}

const within = (line: readonly Block[], reach: Reach): Block[] =>
  line.filter((cell) => cell.x1 > reach.x0 && cell.x0 < reach.x1);

/** True where texts that are no labels and no headings follow right under a row: the row heads them. */
function hasValuesUnder(row: readonly Block[], below: readonly Block[][], head: Reach, type: number): boolean {
  const bottom = Math.max(...row.map((cell) => cell.y1));
  const next = below.find((line) => line[0].y0 > bottom - 0.4 * type);
  return (
    next !== undefined &&
    next[0].y0 - bottom < 3 * type &&
    next.some((cell) => !cell.label && !cell.isHeading && cell.x1 > head.x0)
  );
}

/**
 * Under a label over its value comes the next label: a line of texts without figures, of which one is a label or alone. A
 * wide row of boxes ends there where the line is in the type of the heads and not of the values.
 */
function isNextLabel(row: readonly Block[], rows: readonly Block[][], header: readonly Block[]): boolean {
  if (row.some((cell) => /\d/.test(cell.text))) return false;
  const later = row.some(
    (cell) => cell.label?.qualifier === '' && Math.abs(cell.x0 - header[0].x0) >= 2 * cell.fontSize,
  );
  const isAlone = row.length === 1 && (header.length <= 3 || (row[0].label?.qualifier === '' && !row[0].label.weak));
  return later || isAlone || (row.length === 1 && isLikeHeads(row[0], rows, header));
}

/** True for a text in the type of the heads, where all values have another size. */
const isLikeHeads = (cell: Block, rows: readonly Block[][], header: readonly Block[]): boolean =>
  header.every((head) => isOfOneSize(head, cell) && head.bold === cell.bold) &&
  rows.flat().every((value) => !isOfOneSize(value, cell));

/** True for the name of a site right over its address, which may stand half a line under its number. */
const isNameOver = (name: Block, under: readonly Block[]): boolean =>
  under.some(
    ({ x0, y0, text }) => Math.abs(x0 - name.x0) < 1 && y0 - name.y1 < 0.5 * name.fontSize && endsAddress(text),
  );

/** True for a sentence alone that begins in the first column and reaches over the next. */
const isSentenceOver = ([{ text, x1 }, ...others]: readonly Block[], [, next]: readonly Block[]): boolean =>
  others.length === 0 && next !== undefined && x1 > next.x0 && /[.:]$/.test(text) && text.split(' ').length >= 6;

/** True for a label and its value under figures in the first column: a list begins. */
const isUnderFigures = (row: readonly Block[], rows: readonly (readonly Block[])[], first: Block): boolean =>
  row.length > 1 &&
  row.some((cell) => isRowLabel(cell, first) && !cell.label!.weak) &&
  rows.every(([figure]) => /^[£\d][\d.,]*p?$/.test(figure.text) && figure.x1 > first.x0);

/** How far to the left and right the columns of a header can reach: to the next text beside the header. */
function reachOf(header: readonly Block[], all: readonly Block[]): Reach {
  const head = around(header);
  let x0 = -Infinity;
  let x1 = Infinity;
  for (const block of all) {
    if (header.includes(block) || overlapY(block, head) < 0.4 * Math.min(block.y1 - block.y0, head.y1 - head.y0))
      continue;
    if (block.x1 <= head.x0 + 1) x0 = Math.max(x0, block.x1);
    if (block.x0 >= head.x1 - 1) x1 = Math.min(x1, block.x0);
  }
  return { x0, x1 };
}
