import { block as blockOf } from './blocks.js';
import { assignAll, stackedCells } from './columns.js';
import { around, overlapX } from './geometry.js';
import type { Gutter } from './gutters.js';
import { headersIn } from './header-runs.js';
import { linesOf, topOf } from './lines-of-cells.js';
import type { Block, Table } from './model.js';
import { isOfNumbers } from './row-figures.js';

/** Fewer heads over each other are labels of a form as likely. */
const LEAST_UPPER = 2;
const LEAST_LOWER = 3;
/** In type heights: how far apart the two lines of heads, two lines of a table, and two lines of one cell stand at most. */
const HEADS_APART = 2.5;
const LINES_APART = 4;
const CELL_LINES_APART = 0.6;

const SUPPLY_NUMBER = /^(?:MP[AR]N:? )?\d[\d ]{4,}\d$/i;

/** The two printed lines of a row. */
interface TwoLines {
  upper: Block[];
  lower: Block[];
}

/**
 * Tables whose rows take two printed lines each, with other columns in the second than in the first: "MPRN | Premises |
 * Meter" over "AQ | Unit rate | Standing charge | VAT" heads a line with the number of a supply over one with its prices.
 */
export function tablesOfTwoLines(lines: readonly Block[][], gutters: readonly Gutter[]): Table[] {
  const headers = firstHeaders(lines, gutters);
  return lines.flatMap((_, at) => {
    const heads = headsOf(headers[at], headers[at + 1]);
    const rows = heads ? rowsUnder(heads, lines.slice(at + 2)) : [];
    return heads && rows.length > 0 ? (tableOf(heads, rows) ?? []) : [];
  });
}

/** Parts the cells under such heads that were joined like the lines of one, where more texts stand in rows with each line apart. */
export function withTwoLinesApart(blocks: Block[], cells: readonly Block[], gutters: readonly Gutter[]): Block[] {
  const lines = linesOf(cells);
  const headers = firstHeaders(lines, gutters);
  for (const at of lines.keys()) {
    const heads = headsOf(headers[at], headers[at + 1]);
    if (!heads) continue;
    const { y1 } = around(heads.lower);
    const apart = cells.filter(({ y0 }) => y0 > y1 - 1).flatMap(linesApart);
    const rows = rowsUnder(heads, linesOf(apart));
    if (textsIn(rows) <= textsIn(rowsUnder(heads, lines.slice(at + 2)))) continue;
    const end = around(rows.flatMap(({ upper, lower }) => [...upper, ...lower])).y1;
    return blocks.flatMap((each) =>
      cells.includes(each) && each.y0 > y1 - 1 && each.y1 < end + 1 ? linesApart(each) : [each],
    );
  }
  return blocks;
}

const textsIn = (rows: readonly TwoLines[]): number =>
  rows.reduce((sum, { upper, lower }) => sum + upper.length + lower.length, 0);

const linesApart = (cell: Block): Block[] =>
  cell.lines.length > 1 ? cell.lines.map((line) => blockOf(cell.page, [line], 'cell')) : [cell];

/** What each line has of heads. */
const firstHeaders = (lines: readonly Block[][], gutters: readonly Gutter[]): (Block[] | undefined)[] =>
  lines.map((line) => headersIn(line, gutters)[0]);

/** Two lines of heads from the same edge, one of them with the head of supply numbers. */
function headsOf(upper: Block[] | undefined, lower: Block[] | undefined): TwoLines | undefined {
  if (!upper || !lower || upper.length < LEAST_UPPER || lower.length < LEAST_LOWER) return undefined;
  const type = upper[0].fontSize;
  const apart = topOf(lower) - around(upper).y1;
  // The places of the rows in their list may stand before both lines.
  const begins = upper.slice(0, 2).some((head) => Math.abs(head.x0 - lower[0].x0) < 0.5 * type);
  return apart > -0.3 * type &&
    apart < HEADS_APART * type &&
    begins &&
    upper.some(isOfNumbers) !== lower.some(isOfNumbers)
    ? { upper, lower }
    : undefined;
}

/** The rows under the heads, each with its two lines; they end with the first line that is neither. */
function rowsUnder(heads: TwoLines, lines: readonly Block[][]): TwoLines[] {
  const rows: TwoLines[] = [];
  const type = heads.upper[0].fontSize;
  let open: Block[] | undefined;
  let before = [...heads.upper, ...heads.lower];
  for (const line of lines) {
    if (topOf(line) - around(before).y1 > LINES_APART * type) break;
    const last = rows.at(-1);
    const rest = open ?? last?.lower;
    if (rest && isRest(line, rest, type)) rest.splice(0, rest.length, ...stackedCells([...rest, ...line]));
    else if (open && isLine(line, heads.lower)) {
      rows.push({ upper: open, lower: [...line] });
      open = undefined;
    } else if (!open && isLine(line, heads.upper)) open = [...line];
    else break;
    before = line;
  }
  return rows;
}

/** True for a line with a supply number where its heads ask for one, and none where they do not. */
function isLine(line: readonly Block[], heads: readonly Block[]): boolean {
  const number = heads.find(isOfNumbers);
  return (
    line.length > 1 &&
    line.length <= heads.length + 1 &&
    !line.some(({ isHeading }) => isHeading) &&
    (number === undefined || line.some((cell) => overlapX(cell, number) > 0 && SUPPLY_NUMBER.test(cell.text)))
  );
}

/** True for second lines of cells, and for nothing else. */
const isRest = (line: readonly Block[], row: readonly Block[], type: number): boolean =>
  line.length < row.length &&
  line.every((cell) =>
    row.some(
      (over) =>
        overlapX(over, cell) > 0 &&
        Math.abs(over.x0 - cell.x0) < 0.5 * type &&
        cell.y0 - over.y1 < CELL_LINES_APART * type,
    ),
  );

/** The table of the rows, unless many of their texts stand under none of the heads. */
function tableOf({ upper, lower }: TwoLines, rows: readonly TwoLines[]): Table | undefined {
  const type = upper[0].fontSize;
  const placed = (heads: readonly Block[], lines: Block[][]): (Block | undefined)[][] =>
    assignAll(
      heads,
      lines.map((row) => ({ row, cells: row })),
      type,
    ).map(({ cells }) => cells);
  const uppers = placed(
    upper,
    rows.map((row) => row.upper),
  );
  const lowers = placed(
    lower,
    rows.map((row) => row.lower),
  );
  const header = [...upper, ...lower];
  const table: Table = {
    page: header[0].page,
    header,
    parents: header.map(() => undefined),
    rows: [],
    box: around(header),
  };
  rows.forEach((row, index) => {
    const cells = [...uppers[index], ...lowers[index]];
    table.rows.push({ table, index, cells, ...around([...row.upper, ...row.lower]) });
  });
  table.box = around([...header, ...table.rows]);
  const read = table.rows.reduce((sum, { cells }) => sum + cells.filter(Boolean).length, 0);
  return read > 0.8 * textsIn(rows) ? table : undefined;
}
