import { isValidMpanCore } from '../fields/values/index.js';
import type { Box, Page, Rule } from '../page.js';
import { block as blockOf } from './blocks.js';
import { around, middleX, middleY, overlapX, sameLine } from './geometry.js';
import { groupNames } from './group-names.js';
import type { Gutter } from './gutters.js';
import { headerBand } from './header.js';
import { headersIn, NUMBER } from './header-runs.js';
import type { Block, Segment } from './model.js';
import { areBandNames, areBands } from './bands.js';
import { columnsOfLines, goesWithCell } from './line-columns.js';
import { partsOf } from './line-parts.js';
import {
  areLines,
  areWholeNumbers,
  codesUnder,
  isAmount,
  isFigure,
  isOfNumbers,
  nearest,
  rowOf,
  rowsOf,
} from './row-figures.js';
import { areParted, fitOf, groupsBeside, groupsBetween, type Setting, SETTINGS } from './row-groups.js';
import { horizontalRules } from './segments.js';
import { endOfCell } from './lower-lines.js';
import { areForms, isOfForm } from './form-rows.js';
import { headsOfStrips } from './strips.js';
import { isCellText, linesOf } from './lines-of-cells.js';
import { tablesOfTwoLines, withTwoLinesApart } from './rows-of-two-lines.js';
import { stackedColumns } from './stacked-heads.js';
import { type Breaks, breaksOf, withoutWraps } from './wrapped-lines.js';

/** A table of fewer columns, or of fewer rows, does not tell its rows by figures. */
const LEAST_COLUMNS = 3;
const LEAST_ROWS = 2;
/** The serial number of a meter under its supply number is no sum of a column. */
const SERIAL = /[A-Z]/;
/** So many type heights part the lines of one cell at most. */
const LINE_REACH = 0.6;
/** Lines that stand further apart are of two rows. */
const LEAST_GAP = 1.2;

/** A column of a table: its head, and the lines that stand under it. */
interface Column {
  head: Block;
  lines: Segment[];
}

/** The columns under a header, and for each row the figures that stand on one line. */
interface Columns {
  figures: Column[];
  texts: Column[];
  rows: Segment[][];
  /** Lines of text between the rows, across the columns. */
  across: Segment[];
}

/**
 * Cuts the cells of tables anew where columns of figures tell the rows: an address or a name of several lines beside one
 * line of figures is one cell, however it stands to them (at the top, in the middle, at the bottom), and two cells that
 * follow each other closely are two. A cell that stands beside several rows is given to each. All else stays as it is.
 */
export function recutRows(page: Page, joined: Block[], gutters: readonly Gutter[]): Block[] {
  const blocks = withTwoLinesApart(joined, cellsAmong(joined), gutters);
  const heads = headersOf(blocks, gutters);
  if (heads.length === 0) return blocks;
  const rules = horizontalRules(page);
  let recut = blocks;
  for (const header of heads) {
    const box = around(header.leaves);
    const under = heads
      .map(({ leaves }) => around(leaves))
      .filter((other) => other.y0 > box.y1 && overlapX(other, box) > 0);
    const end = Math.min(page.height, ...under.map(({ y0 }) => y0));
    recut = recutTable(page, header, recut, end, rules);
  }
  return recut;
}

interface Header {
  leaves: Block[];
  /** The columns that have two heads over each other, for two values in each cell. */
  stacked: ReadonlyMap<number, Block>;
}

function cellsAmong(blocks: readonly Block[]): Block[] {
  const width = blocks.length > 0 ? around(blocks).x1 : 0;
  return blocks.filter((each) => isCellText(each, width));
}

/** The lowest cells of each header on a page. */
function headersOf(blocks: readonly Block[], gutters: readonly Gutter[]): Header[] {
  const cells = cellsAmong(blocks);
  const lines = linesOf(cells);
  // Rows of two lines have their figures in one of them, and what stands over and under these is of two rows.
  const ofTwoLines = new Set(tablesOfTwoLines(lines, gutters).flatMap(({ header }) => header));
  const found: Header[] = [];
  const open = lines.filter((line, at) => !isOfForm(line, [lines[at - 1], lines[at + 1]]));
  for (const run of open.flatMap((line) => headersIn(line, gutters))) {
    if (run.some((head) => ofTwoLines.has(head))) continue;
    if (found.some(({ leaves }) => leaves.some((leaf) => run.includes(leaf)))) continue;
    // The heads of other columns may stand half a line higher or lower.
    const band = headerBand(run, cells, gutters);
    if (band.leaves.length < LEAST_COLUMNS) continue;
    found.push({ leaves: band.leaves, stacked: stackedColumns(band) });
  }
  return found;
}

function recutTable(page: Page, header: Header, blocks: Block[], end: number, rules: readonly Rule[]): Block[] {
  const box = around(header.leaves);
  const type = Math.max(...header.leaves.map((leaf) => leaf.fontSize));
  const lower = blocks.filter((each) => !header.leaves.includes(each) && each.y1 > box.y1 && each.y0 < end);
  const linesOfThose = (own: (block: Block) => boolean): Segment[] =>
    lower
      .filter(own)
      .flatMap((each) => each.lines)
      .filter((line) => line.y0 > box.y1 - 0.4 * type && line.y1 <= end + 1);
  const inBox = linesOfThose((each) => overlapX(each, box) > 0);
  const linesWith = (isLeft: (block: Block) => boolean): Segment[] =>
    linesOfThose((each) => overlapX(each, box) > 0 || (each.x1 <= box.x0 && isLeft(each)));
  // The places of the rows in their list, left of a first head in the middle of its column, are a column if they fill it.
  const numbered = linesWith(({ text }) => NUMBER.test(text));
  const strips = headsOfStrips(header.leaves, numbered, type);
  const under = strips ? numbered : linesWith((each) => goesWithCell(each, inBox));
  if (areForms(blocks, under)) return blocks;
  const leaves = strips ?? header.leaves;
  const stacked = leaves.filter((_, i) => header.stacked.has(i));
  const several = new Set([...stacked, ...columnsOfSeveral(leaves, under, stacked.length > 0)]);
  const parts = new Map(under.flatMap((line) => partsOf(line, leaves, under, type).map((part) => [part, line])));
  const columns = columnsUnder(leaves, several, [...parts.keys()], type);
  if (!columns || (areLines(columns.texts, columns.rows) && parts.size === under.length)) return blocks;
  const cells = cellsOf(columns, several, rules, type);
  if (!cells) return blocks;
  const used = new Set(cells.flatMap(({ lines }) => lines));
  const cut = new Set([...used].map((line) => parts.get(line)!));
  const rest = blocks.flatMap((each) => {
    if (!each.lines.some((line) => cut.has(line))) return [each];
    const left = each.lines.filter((line) => !cut.has(line));
    return left.length > 0 ? [blockOf(page.number, left, each.kind)] : [];
  });
  // What is left of a line that was cut, beside the columns.
  const left = [...parts].flatMap(([part, line]) => (cut.has(line) && !used.has(part) ? [part] : []));
  const printed = cells.flatMap(({ lines }) => lines);
  const made = cells.map(({ lines, row, breaks }) => ({
    ...blockOf(page.number, withoutWraps(lines, breaks), 'cell'),
    x1: endOfCell(lines, printed),
    ...(row && { y0: row.y0, y1: row.y1 }),
  }));
  return [...rest, ...left.map((part) => blockOf(page.number, [part], 'cell')), ...made];
}

/**
 * The heads of columns whose cells have several values each. Beside cells of two lines, "Day" over "Night" in one column and a
 * price for each in the next are cells of two lines as well.
 */
function columnsOfSeveral(leaves: readonly Block[], under: readonly Segment[], areOfLines: boolean): Block[] {
  const heads = under.map((line) => nearest(line, leaves));
  const own = leaves.map((leaf) => under.filter((_, i) => heads[i] === leaf));
  const isNamed = (i: number): boolean => areOfLines && i >= 0 && areBandNames(own[i]);
  return leaves.filter((_, i) => areBands(own[i]) || areWholeNumbers(own[i]) || isNamed(i) || isNamed(i - 1));
}

/** Sorts what stands under a header into its columns; undefined where that is no plain table with rows of figures. */
function columnsUnder(
  leaves: readonly Block[],
  several: ReadonlySet<Block>,
  under: readonly Segment[],
  type: number,
): Columns | undefined {
  const figures = under.filter(isFigure).flatMap((line) => {
    const head = nearest(line, leaves);
    return overlapX(line, head) > -0.5 * type && !several.has(head) ? [{ line, head }] : [];
  });
  // Two figures over each other in a column are one row.
  const rows = rowsOf(figures, leaves, type, several.size > 0 ? 1 : undefined, codesUnder(under, leaves));
  if (rows.length < LEAST_ROWS) return undefined;
  const last = around(rows[rows.length - 1]);
  const all = new Set(rows.flat());
  const heads = leaves.filter((head) => {
    const own = figures.filter((each) => each.head === head);
    return own.length > 0 && 2 * own.filter(({ line }) => all.has(line)).length > rows.length;
  });
  const rangeOf = (head: Block): Box =>
    around([head, ...figures.filter((each) => each.head === head && all.has(each.line)).map(({ line }) => line)]);
  const ranges = leaves.map((head) => (heads.includes(head) ? rangeOf(head) : head));
  const columns = leaves.map((head): Column => ({ head, lines: [] }));
  const names = groupNames(under, rows, leaves[0]);
  const places = columnsOfLines(under, leaves, ranges, type);
  const across: Segment[] = [];
  let end = Infinity;
  for (const line of [...under].sort((a, b) => a.y0 - b.y0)) {
    if (line.y0 >= end) break;
    if (names.has(line)) continue;
    const own = places.get(line);
    const over = own === undefined ? undefined : columns[own].lines.at(-1);
    const isSerial =
      own !== undefined &&
      isOfNumbers(leaves[own]) &&
      SERIAL.test(line.text) &&
      over !== undefined &&
      line.y0 - over.y1 < LINE_REACH * type;
    // The number of a supply in the column of names and addresses, under these.
    const isOwnNumber = own === 0 && over !== undefined && isValidMpanCore(line.text.replace(/\D/g, ''));
    const isOfCell = isSerial || isOwnNumber || (own !== undefined && several.has(leaves[own]));
    const isSum = isAmount(line) && !isOfCell && !all.has(line);
    if (isSum && line.y0 < last.y1) return undefined;
    const isRest = rowOf(line, rows) < 0 && goesOn(across[across.length - 1], line);
    if (own !== undefined && !isSum && !isRest) columns[own].lines.push(line);
    else if (line.y0 < last.y1) across.push(line);
    // What stands across columns, or a sum of a column, ends the table.
    else end = line.y0;
  }
  // A line over or under each row parts it from the next; other such lines tell of another kind of table.
  if (across.length > 0 && across.length < rows.length - 1) return undefined;
  for (const column of columns)
    column.lines = withoutFollowing(
      column.lines.filter(({ y1 }) => y1 <= end),
      last,
      type,
    );
  const ofFigures = columns.filter(
    ({ lines }) => lines.length > 0 && lines.every((line) => rowOf(line, rows) >= 0 && isFigure(line)),
  );
  const texts = columns.filter((each) => each.lines.length > 0 && !ofFigures.includes(each));
  return { figures: ofFigures, texts, rows, across };
}

/** True for the second line of a text across the columns. */
const goesOn = (over: Segment | undefined, line: Segment): boolean =>
  over !== undefined &&
  Math.abs(over.x0 - line.x0) < 0.5 * line.fontSize &&
  line.y0 - over.y1 < 0.4 * line.fontSize &&
  line.y0 > over.y0;

/**
 * A column without what follows the cell beside the last row: what stands further from it than the second lines of the
 * rows before do from their first.
 */
function withoutFollowing(lines: readonly Segment[], last: { y0: number; y1: number }, type: number): Segment[] {
  const before = lines.filter(({ y1 }) => y1 <= last.y0);
  const gaps = before.slice(1).flatMap((line, i) => (sameLine(line, before[i]) ? [] : [line.y0 - before[i].y1]));
  const reach = Math.max(LINE_REACH * type, Math.min(LEAST_GAP * type, ...gaps) + 1);
  const kept: Segment[] = [];
  for (const line of lines) {
    const over = kept[kept.length - 1];
    if (line.y0 >= last.y1 && (!over || line.y0 - over.y1 > reach)) break;
    kept.push(line);
  }
  return kept;
}

interface Cell {
  lines: Segment[];
  /** How the lines of its column end: those of two values in a cell are not joined, however wide. */
  breaks: Breaks;
  /** The row that a cell beside several is given to. */
  row?: Box;
}

/** The cells of all columns. */
function cellsOf(
  { figures, texts, rows, across }: Columns,
  several: ReadonlySet<Block>,
  rules: readonly Rule[],
  type: number,
): Cell[] | undefined {
  const boxes = rows.map((row) => around(row));
  const partingOf = ({ lines }: Column): number[] => {
    const x = middleX(around(lines));
    return [...rules.filter((rule) => rule.x0 <= x && rule.x1 >= x), ...across].map(middleY);
  };
  const isRuled = areParted(boxes, [...figures, ...texts].map(partingOf));
  const fits = (setting: Setting): number =>
    texts.reduce((sum, { lines }) => sum + fitOf(lines, boxes, setting, type), 0);
  const setting = isRuled ? 'top' : SETTINGS.reduce((best, each) => (fits(each) < fits(best) ? each : best));
  const groups = texts.map((column) =>
    isRuled ? groupsBetween(column.lines, boxes, partingOf(column)) : groupsBeside(column.lines, boxes, setting, type),
  );
  // Names over their numbers are rows of two lines each, not cells of two; but a meter may stand under its supply number in a ruled row.
  const isMixed = ({ head, lines }: Column): boolean =>
    !several.has(head) &&
    !(isRuled && isOfNumbers(head)) &&
    lines.some((line) => isAmount(line) && rowOf(line, rows) >= 0) &&
    lines.some((line) => rowOf(line, rows) < 0);
  if (groups.some((each) => each === undefined) || texts.some(isMixed)) return undefined;
  return [
    ...figures.flatMap(({ lines }) => lines.map((line) => ({ lines: [line], breaks: breaksOf([], line.x1) }))),
    ...groups.flatMap((each, i) => {
      const right = several.has(texts[i].head) ? Infinity : Math.max(...texts[i].lines.map(({ x1 }) => x1));
      const breaks = breaksOf(
        each!.map(({ lines }) => lines),
        right,
      );
      return each!.flatMap(({ lines, at }) =>
        at.map((row) => ({ lines, breaks, row: at.length > 1 ? boxes[row] : undefined })),
      );
    }),
  ];
}
