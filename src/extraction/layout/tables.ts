import { choiceIn, tickOf } from './chosen-rows.js';
import { withChargesBeside } from './charges-beside.js';
import { assignAll, stackedCells } from './columns.js';
import { mergeContinuations } from './continuations.js';
import { around, overlapX } from './geometry.js';
import type { Gutter } from './gutters.js';
import { areSameFuel, fieldsIn, FORM_FIELDS, isAnswerUnder, isLabelOfRow, isOfForm } from './form-rows.js';
import { headerBand } from './header.js';
import { headersIn, isPlaceInList, NUMBER } from './header-runs.js';
import { isCellText, linesOf } from './lines-of-cells.js';
import { withoutPlaces } from './list-places.js';
import type { Block, Table } from './model.js';
import { numberedTerms } from './numbered-terms.js';
import { withOldAndNew } from './old-and-new.js';
import { stackedColumns } from './stacked-heads.js';
import { withSpannedSites } from './spanned-sites.js';
import { tablesOfTwoLines } from './rows-of-two-lines.js';
import { rowsUnder } from './table-rows.js';
import { withUnheadedParts } from './unheaded-parts.js';

/** Finds the tables of a page: a header of labels with values under it, over one row (boxes) or many. */
export function tablesOf(
  blocks: readonly Block[],
  gutters: readonly Gutter[],
  captions: ReadonlyMap<Block, Block> = new Map(),
): Table[] {
  const width = blocks.length > 0 ? around(blocks).x1 : 0;
  const cells = blocks.filter((block) => isCellText(block, width) && !captions.has(block));
  const lines = linesOf(cells);
  const terms = numberedTerms(lines);
  const tables = tablesOfTwoLines(lines, gutters);
  const used = new Set(tables.flatMap(({ header, rows }) => [...header, ...rows.flatMap((row) => row.cells)]));
  lines.forEach((line, at) => {
    if (isOfForm(line, [lines[at - 1], lines[at + 1]])) return;
    for (const run of headersIn(line, gutters)) {
      if (run.some((cell) => used.has(cell)) || isHalf(terms, run)) continue;
      const band = headerBand(run, cells, gutters);
      const table = readTable(band, lines, blocks, gutters);
      if (!table || areMostly(terms, table)) continue;
      tables.push(table);
      [...band.leaves, ...band.parents.filter((cell): cell is Block => cell !== undefined)].forEach((cell) =>
        used.add(cell),
      );
    }
  });
  return tables;
}

/** True where a line of heads is one of terms; the first head of a sheet whose lines are numbered is taken for one. */
const isHalf = (terms: ReadonlySet<Block>, run: readonly Block[]): boolean =>
  2 * run.filter((cell) => terms.has(cell)).length >= run.length;

/** True where the rows are a list of terms; the sum under such a sheet is taken for one. */
const areMostly = (terms: ReadonlySet<Block>, { rows }: Table): boolean =>
  2 * rows.filter(({ cells }) => cells.some((cell) => cell && terms.has(cell))).length >= Math.max(1, rows.length);

/** The place of a supply point in a list. */
const isPlace = (cell: Block): boolean => isPlaceInList(cell) || NUMBER.test(cell.text);

function readTable(
  band: { leaves: Block[]; parents: (Block | undefined)[] },
  lines: readonly Block[][],
  all: readonly Block[],
  gutters: readonly Gutter[],
): Table | undefined {
  const header = band.leaves;
  const head = around(header);
  const type = Math.max(...header.map((cell) => cell.fontSize));
  const heads = new Set<Block>([...header, ...band.parents.filter((cell): cell is Block => cell !== undefined)]);
  const rows = rowsUnder(header, heads, { lines, all, gutters });
  if (headsNone(header, rows)) return undefined;
  const table: Table = { page: header[0].page, header, parents: band.parents, rows: [], box: head };
  const placed = mergeContinuations(
    assignAll(
      header,
      withoutPlaces(rows, header).map((row) => ({ row, cells: stackedCells(row) })),
      type,
    ),
    type,
    stackedColumns(band),
  );
  const whole = withUnheadedParts(header, placed);
  withOldAndNew(header, withSpannedSites(header, withChargesBeside(header, whole, type), type)).forEach(
    ({ row, cells, beside }, index) =>
      table.rows.push({
        table,
        index,
        cells,
        beside,
        lead: leadOf(row, header),
        ...around(row),
        ticked: tickOf(row, all) ?? choiceIn(header, cells),
      }),
  );
  table.box = around([head, ...table.rows]);
  return table;
}

/** True where the lines under a header show that it heads no table: labels of their own values, fields of a form, or labels alone. */
function headsNone(header: readonly Block[], rows: readonly Block[][]): boolean {
  if (rows.every((row) => row.every((cell) => cell.label))) return true;
  if (fieldsIn(rows, header[0]) >= FORM_FIELDS) return true;
  // Labels of rows stand left of what heads their columns.
  const { x0 } = around(header);
  const beside = rows.filter(
    ([first, ...others]) => others.length > 0 && isLabelOfRow(first) && !NUMBER.test(first.text) && first.x1 <= x0,
  ).length;
  if (beside >= 2 && beside > 0.5 * rows.length) return true;
  const least = header.length === 2 ? 1 : 0.6 * Math.min(5, rows.length);
  return header[0].label !== undefined && !headsProducts(header) && labelsUnder(header[0], rows) >= least;
}

/** How many of the first rows begin with a label at the edge of the first head. */
function labelsUnder(head: Block, rows: readonly Block[][]): number {
  const type = head.fontSize;
  const firsts = rows
    .slice(0, 5)
    .filter(
      ([first, ...others]) =>
        others.length > 0 &&
        first.label &&
        !isPlace(first) &&
        !isAnswerUnder(first, head) &&
        Math.abs(first.x0 - head.x0) < 2 * type,
    )
    .map(([first]) => first);
  return areSameFuel(firsts) ? 0 : firsts.length;
}

/** "A1" before the first of all columns. */
function leadOf(row: readonly Block[], [head]: readonly Block[]): Block | undefined {
  const first = row.reduce((left, cell) => (cell.x0 < left.x0 ? cell : left));
  return row.length > 1 && first.x1 < head.x0 && !row.some((cell) => cell !== first && overlapX(cell, first) > 0)
    ? first
    : undefined;
}

/** "Rate plan | Unit rate | Standing charge": names of products may be worded like labels. */
const headsProducts = ([first, ...others]: readonly Block[]): boolean =>
  (first.label?.concepts.includes('tariffName') ?? false) &&
  others.filter(({ label }) => label?.concepts.some((each) => /Rate$|^standingCharge$/.test(each))).length >= 2;
