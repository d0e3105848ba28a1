import type { Page } from '../page.js';
import { median } from '../median.js';
import { splitAtColumns } from './align.js';
import { around } from './geometry.js';
import type { Lexicon } from './lexicon.js';
import { FUEL } from './line-shapes.js';
import type { Segment } from './model.js';
import {
  columnsOf,
  linesOfNumbers,
  placedIn,
  siteRowsOf,
  type Columns,
  type Placed,
  type Printed,
} from './site-rows.js';

/** A table of sites side by side has so many labels at its left at least. */
const LEAST_LABELS = 3;
/** So many cells with labels of their own are boxes. */
const LEAST_BOXES = 2;
/** How far apart, in type heights, two rows of one table stand at most. */
const REACH = 3;
/** What stands lower, as a share of the page, is its footer. */
const FOOTER = 0.92;
/** So many rows can stand over what goes on from the page before: a page header. */
const MOST_OVER = 3;
/** So many rows can stand under what goes on on the next page: a page footer. */
const MOST_UNDER = 2;
/** What is said of the contract, and of no site by itself. */
const OF_CONTRACT = /^(?:supplier|customer|billing|payment|contract|brokerName)/;

/** A table of sites side by side as it is printed, or its part on one page. */
export interface Matrix {
  /** What heads the columns. */
  head?: Placed;
  /** The rows by their labels, top first. */
  rows: Placed[];
  /** The row of the numbers; for the part of a table on another page it is not among the rows. */
  numbers: Placed;
}

interface Found extends Matrix {
  columns: Columns;
  /** The rows of the page that it takes: from this up to that. */
  from: number;
  to: number;
}

interface Sheet extends Printed {
  found: Found[];
}

/** The tables of sites side by side of each page, with the segments of the page as they are parted by their columns. */
export function matricesOf(
  pages: readonly Page[],
  segments: readonly Segment[][],
  lexicon: Lexicon,
): { segments: Segment[]; matrices: Matrix[] }[] {
  const known = new Set<string>();
  const sheets = pages.map((page, i): Sheet => {
    if (linesOfNumbers(segments[i]).every((line) => line.length < 2 && known.size === 0))
      return { page, segments: segments[i], found: [] };
    const sheet = { page, segments: splitAtColumns(segments[i]), found: [] };
    find(sheet, known, lexicon);
    return sheet.found.length > 0 ? sheet : { ...sheet, segments: segments[i] };
  });
  sheets.forEach((sheet, i) => {
    const last = sheets[i - 1]?.found.at(-1);
    if (last) goOn(sheets[i - 1], last, sheet);
    if (i > 0 && sheet.found[0]) beginBefore(sheets[i - 1], sheet, sheet.found[0]);
  });
  return sheets.map(({ segments: own, found }) => ({ segments: own, matrices: found }));
}

export const textOf = (lines: readonly Segment[]): string => lines.map(({ text }) => text).join(' ');

/** True for a row of what is said of the contract, for each site again. */
const isOfContract = ({ label }: Placed, lexicon: Lexicon): boolean =>
  lexicon.label(textOf(label))?.concepts.every((each) => OF_CONTRACT.test(each)) ?? false;

const countOf = ({ cells }: Placed): number => cells.filter((lines) => lines.length > 0).length;

/** True for a row with values in several columns; what stands in one of them alone is said of all. */
const isRow = (placed: Placed): boolean => countOf(placed) >= Math.min(2, placed.cells.length);

const isNumberLabel = (text: string, lexicon: Lexicon): boolean =>
  (lexicon.label(text) ?? lexicon.guess(text))?.concepts.some((each) => /^(?:mpan|mprn|meterPoint)\??$/.test(each)) ??
  false;

/** Finds the tables of a page by the lines of their numbers; one column alone under a table that is known already. */
function find(sheet: Sheet, known: Set<string>, lexicon: Lexicon): void {
  const lines = linesOfNumbers(sheet.segments);
  for (const line of lines) {
    if (line.length < 2 && known.size === 0) continue;
    const columns = columnsOf(sheet, line, median(line.map(({ fontSize }) => fontSize)));
    const rows = siteRowsOf(sheet, columns);
    const at = rows.findIndex((row) => row.includes(line[0]));
    const used = sheet.found.at(-1)?.to ?? 0;
    const numbers = at < used ? undefined : placedIn(rows[at], columns);
    if (!numbers || new Set(line.map(({ text }) => text)).size < line.length) continue;
    const label = textOf(numbers.label);
    if (line.length < 2 ? !known.has(label) : !isNumberLabel(label, lexicon)) continue;
    const found = tableAround(rows, at, used, { columns, numbers }, lexicon);
    if (found.rows.length < LEAST_LABELS && !known.has(label)) continue;
    found.rows = found.rows.filter((row) => !isOfContract(row, lexicon));
    known.add(label);
    sheet.found.push(found);
  }
}

const isNear = (upper: readonly Segment[], lower: readonly Segment[], { type }: Columns): boolean => {
  const gap = around(lower).y0 - around(upper).y1;
  return gap < REACH * type && gap > -type;
};

/** A line over some rows of a table, in the column of labels or across: "Rates, excluding VAT". */
const isBand = (row: readonly Segment[], placed: Placed | undefined): boolean =>
  row.length === 1 && !(placed && isRow(placed));

/** True for a row with a label and a value in each column, right over or under another. */
function isFull(row: Segment[] | undefined, beside: Segment[], columns: Columns): boolean {
  const placed = row && (isNear(row, beside, columns) || isNear(beside, row, columns)) && placedIn(row, columns);
  return placed ? placed.label.length > 0 && countOf(placed) === placed.cells.length : false;
}

const isOf = (concept: string, { label }: Placed, lexicon: Lexicon): boolean =>
  lexicon.label(textOf(label))?.concepts.includes(concept) ?? false;

/** True for boxes of a label over its value, or under it, side by side: what stands over a table and is no row of it. */
const areBoxes = ({ cells }: Placed, lexicon: Lexicon): boolean =>
  cells.filter(
    (lines) =>
      lines.length > 1 && (isLabel(lines[0], lexicon) || isLabel(lines.at(-1)!, lexicon, /^(?!site|premises|address)/)),
  ).length >= LEAST_BOXES;

/** True for a text that is a label and nothing else, of a concept so worded; "Depot" may end the name of a site. */
function isLabel({ text }: Segment, lexicon: Lexicon, concept = /^/): boolean {
  const label = lexicon.label(text);
  return label?.qualifier === '' && label.concepts.some((each) => concept.test(each));
}

/** True for a row of the names of sites, over a line that stands over the rows of their table. */
function namesSites(row: Segment[] | undefined, under: Segment[], columns: Columns, lexicon: Lexicon): boolean {
  const placed = row && isFull(row, under, columns) ? placedIn(row, columns) : undefined;
  return placed !== undefined && isOf('siteName', placed, lexicon);
}

/** The table around the row of its numbers: up to what heads its columns, down to where its labels end or begin again. */
function tableAround(
  rows: Segment[][],
  at: number,
  used: number,
  { columns, numbers }: Pick<Found, 'columns' | 'numbers'>,
  lexicon: Lexicon,
): Found {
  const found: Found = { columns, numbers, rows: [numbers], from: at, to: at + 1 };
  for (let i = at - 1; i >= used && isNear(rows[i], rows[i + 1], columns) && !found.head; i -= 1) {
    const placed = placedIn(rows[i], columns);
    if (isBand(rows[i], placed) && namesSites(rows[i - 1], rows[i], columns, lexicon)) continue;
    if (!placed || countOf(placed) === 0 || areBoxes(placed, lexicon)) break;
    if (placed.label.length === 0) {
      if (!isRow(placed)) break;
      found.head = placed;
    } else if (isRow(placed)) found.rows.unshift(placed);
    found.from = i;
  }
  goDown(rows, found);
  const [first] = found.rows;
  // "Supplies | Electricity | Gas" heads the columns of two fuels.
  if (
    !found.head &&
    first !== numbers &&
    first.cells.every((lines) => FUEL.test(textOf(lines))) &&
    !isOf('supplyType', first, lexicon)
  )
    found.head = found.rows.shift();
  return found;
}

/** Takes the rows under a table as far as they go on with labels of their own. */
function goDown(rows: readonly Segment[][], found: Found): void {
  const first = [found.rows[0], found.numbers].map((row) => row && textOf(row.label));
  for (let i = found.to; i < rows.length; i += 1) {
    if (i > found.from && !isNear(rows[i - 1], rows[i], found.columns)) return;
    const placed = placedIn(rows[i], found.columns);
    if (isBand(rows[i], placed) && isFull(rows[i + 1], rows[i], found.columns)) continue;
    if (!placed || placed.label.length === 0 || first.includes(textOf(placed.label))) return;
    if (!isRow(placed)) continue;
    found.rows.push(placed);
    found.to = i + 1;
  }
}

/** Takes the rows of a table at the top of the next page. */
function goOn(before: Sheet, last: Found, sheet: Sheet): void {
  const { page, segments } = before;
  const bottom = around([...last.rows, last.head ?? last.numbers].flatMap(linesOf)).y1;
  if (segments.some(({ y0 }) => y0 > bottom && y0 < FOOTER * page.height)) return;
  const parted = splitAtColumns(sheet.segments);
  const rows = siteRowsOf({ page: sheet.page, segments: parted }, last.columns, before);
  const end = sheet.found[0]?.from ?? rows.length;
  for (let at = 0; at < Math.min(MOST_OVER + 1, end); at += 1) {
    const found: Found = { columns: last.columns, numbers: last.numbers, rows: [], from: at, to: at };
    goDown(rows.slice(0, end), found);
    if (found.rows.length === 0) continue;
    sheet.segments = sheet.found.length > 0 ? sheet.segments : parted;
    sheet.found.unshift(found);
    return;
  }
}

/** Takes the rows of a table at the end of the page before that of its numbers. */
function beginBefore(before: Sheet, sheet: Sheet, first: Found): void {
  if (first.head || first.from > MOST_OVER || !first.rows.includes(first.numbers)) return;
  const { columns, numbers } = first;
  const parted = splitAtColumns(before.segments);
  const rows = siteRowsOf({ page: before.page, segments: parted }, columns, sheet);
  const used = before.found.at(-1)?.to ?? 0;
  const found: Found = { columns, numbers, rows: [], from: rows.length, to: rows.length };
  for (let i = rows.length - 1; i >= used && !found.head; i -= 1) {
    const placed = placedIn(rows[i], columns);
    if (!placed || !isRow(placed)) {
      if (found.rows.length > 0 || rows.length - i > MOST_UNDER) break;
    } else if (placed.label.length === 0) found.head = placed;
    else found.rows.unshift(placed);
  }
  if (!found.head) return;
  before.segments = parted;
  before.found.push(found);
}

export const linesOf = ({ label, cells }: Placed): Segment[] => [...label, ...cells.flat()];
