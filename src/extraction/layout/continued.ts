import type { Page } from '../page.js';
import { median } from '../median.js';
import { assignAll, stackedCells } from './columns.js';
import { mergeContinuations } from './continuations.js';
import { around, middleX, overlapX } from './geometry.js';
import type { Block, Table } from './model.js';
import { isCellText, linesOf } from './lines-of-cells.js';
import { headerBand } from './header.js';
import { headersIn } from './header-runs.js';
import { withOldAndNew } from './old-and-new.js';
import type { LaidOut } from './pairs.js';

/** A page that has been laid out. */
export interface Before extends LaidOut {
  page: Page;
}

/** A table with fewer columns is not told by its columns alone. */
const LEAST_COLUMNS = 3;
/** What stands lower, as a share of the page, is its footer. */
const FOOTER = 0.88;
/** So many lines can stand over the first row: a page header, "Schedule 1 (continued)". */
const MOST_LINES_OVER = 4;
/** How far, in type heights, the edges of cells of one column differ. */
const ALIGNED = 0.7;
/** The share of the cells of a row that stand as those over them do: a dash is no figure. */
const FITTING = 0.75;
/** The place of a row in its list, left of all columns that have a head. */
const ROW_NUMBER = /^\d{1,3}[.)]?$/;

/**
 * The rest of a table that began on the page before and goes on without its header: its rows stand in the same columns.
 * It is given the header again, right over its first row.
 */
export function continuedTable(
  before: Before | undefined,
  page: Page,
  { blocks, tables, gutters }: LaidOut,
): Table | undefined {
  const last = before && lastTable(before);
  if (!last) return undefined;
  const again = tables.find((table) => isSameHeader(table, last));
  if (again) {
    underSameHeadings(again, last, before);
    return undefined;
  }
  const columns = last.header.map((_, i) => last.rows.flatMap((row) => row.cells[i] ?? []));
  const usual = median(last.rows.map((row) => row.cells.filter(Boolean).length)) || last.header.length;
  const heads = new Set(tables.flatMap((table) => table.header));
  const lines = linesOf(blocks.filter((block) => isCellText(block, page.width)));
  const isOfOther = (line: readonly Block[]): boolean =>
    tables.some(({ box }) => line[0].y0 > box.y0 && line[0].y1 < box.y1 + 1 && overlapX(around(line), box) > 0);
  const isRow = (line: readonly Block[]): boolean =>
    headersIn(line, gutters).length === 0 &&
    !line.some((cell) => heads.has(cell)) &&
    !isOfOther(line) &&
    fits(line, columns, last.header);
  const from = lines.findIndex((line) => isRow(line) && 2 * line.length >= usual && line.length > 1);
  if (from < 0 || from > MOST_LINES_OVER) return undefined;
  const rows: Block[][] = [];
  for (const line of lines.slice(from)) {
    const bottom = Math.max(...(rows.at(-1) ?? line).map((cell) => cell.y1));
    if (!isRow(line) || line[0].y0 - bottom > 5 * line[0].fontSize) break;
    rows.push(line);
  }
  return withRows(last, page, rows);
}

/** True where the header of the page before is printed again. */
const isSameHeader = (table: Table, last: Table): boolean =>
  table.header.length === last.header.length && table.header.every((head, i) => head.text === last.header[i].text);

/** A table that goes on under its header printed again has no heading there, or one that stands over each page: it is under the same ones. */
function underSameHeadings({ header }: Table, last: Table, { blocks }: Before): void {
  header.forEach((head, i) => {
    const own = head.heading;
    if (!own || blocks.some((block) => block.isHeading && block.text === own.text))
      head.heading = last.header[i].heading;
  });
}

/** The table, or the header of one, that the page before ends with: nothing but a footer stands under it. */
function lastTable(before: Before): Table | undefined {
  const low = before.tables.filter((table) => table.header.length >= LEAST_COLUMNS && table.rows.length > 0);
  const last = low.reduce<Table | undefined>(
    (under, each) => (under && under.box.y1 >= each.box.y1 ? under : each),
    undefined,
  );
  return last && endsPage(last, before) ? last : headerAlone(before);
}

const endsPage = ({ box }: Table, { page, blocks }: Before): boolean =>
  !blocks.some((block) => block.y0 > box.y1 - 1 && block.y0 < FOOTER * page.height);

/** A header at the end of a page, all of whose rows stand on the next one. */
function headerAlone(before: Before): Table | undefined {
  const { page, blocks, gutters } = before;
  const cells = blocks.filter((block) => block.kind === 'cell' && block.y0 < FOOTER * page.height);
  for (const line of linesOf(cells).slice(-3)) {
    const run = headersIn(line, gutters).find((each) => each.length >= LEAST_COLUMNS);
    if (!run) continue;
    const { leaves: header, parents } = headerBand(run, cells, gutters);
    const table: Table = { page: page.number, header, parents, rows: [], box: around(header) };
    return endsPage(table, before) ? table : undefined;
  }
  return undefined;
}

/** True where nearly every cell of a line stands in a column of its own, with the edges or the middle of the cells over it. */
function fits(line: readonly Block[], columns: readonly (readonly Block[])[], header: readonly Block[]): boolean {
  const edge = Math.min(...columns.flat().map((cell) => cell.x0), ...header.map((head) => head.x0));
  const cells = line.filter((cell) => cell.x1 > edge || !ROW_NUMBER.test(cell.text));
  const taken = cells.map((cell) => {
    const shares = columns.map(
      (column) => column.filter((other) => isAligned(cell, other)).length / column.length || 0,
    );
    const at = shares.indexOf(Math.max(...shares));
    return shares[at] === 0 ? header.findIndex((head, i) => columns[i].length === 0 && overlapX(cell, head) > 0) : at;
  });
  const found = taken.filter((at) => at >= 0);
  return new Set(found).size >= FITTING * cells.length && found.every((at, i) => i === 0 || at >= found[i - 1]);
}

function isAligned(cell: Block, other: Block): boolean {
  const most = ALIGNED * cell.fontSize;
  return (
    overlapX(cell, other) > 0 &&
    isAlike(cell.text, other.text) &&
    [cell.x0 - other.x0, cell.x1 - other.x1, middleX(cell) - middleX(other)].some((away) => Math.abs(away) < most)
  );
}

/** A figure stands under a figure, words under words, a dash under either. */
const isAlike = (text: string, over: string): boolean =>
  /\d/.test(text) === /\d/.test(over) || ![text, over].every((each) => /[\p{L}\d]/u.test(each));

function withRows(last: Table, page: Page, lines: Block[][]): Table {
  const top = Math.min(...lines[0].map((cell) => cell.y0));
  const bottom = Math.max(...last.header.map((head) => head.y1));
  const moved = <T extends Block | undefined>(block: T): T =>
    block && { ...block, page: page.number, y0: block.y0 + top - bottom, y1: block.y1 + top - bottom };
  const header = last.header.map(moved);
  const table: Table = { page: page.number, header, parents: last.parents.map(moved), rows: [], box: around(header) };
  const type = Math.max(...header.map((cell) => cell.fontSize));
  const cells = lines.map((row) => ({ row, cells: stackedCells(row) }));
  withOldAndNew(header, mergeContinuations(assignAll(header, cells, type), type)).forEach((row, index) =>
    table.rows.push({ table, index, cells: row.cells, beside: row.beside, ...around(row.row) }),
  );
  table.box = around([table.box, ...table.rows]);
  return table;
}
