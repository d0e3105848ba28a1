import { choiceIn, tickOf } from './chosen-rows.js';
import { withChargesBeside } from './charges-beside.js';
import { assignAll, stackedCells } from './columns.js';
import { mergeContinuations } from './continuations.js';
import { around, overlapX, overlapY } from './geometry.js';
import type { Gutter } from './gutters.js';
import {
  areFields,
  areFormRows,
  areSameFuel,
  beginsList,
  fieldsIn,
  FORM_FIELDS,
  isAnswerUnder,
  isBoxed,
  isFieldRow,
  isLabelColumn,
  isLabelOfRow,
  isNextCard,
  isRowLabel,
} from './form-rows.js';
import { headerBand } from './header.js';
import { headersIn, isPlaceInList, NUMBER } from './header-runs.js';
import { endsAddress, ITEM } from './line-shapes.js';
import { isCellText, linesOf, topOf } from './lines-of-cells.js';
import { withoutPlaces } from './list-places.js';
import type { Block, Table } from './model.js';
import { numberedTerms } from './numbered-terms.js';
import { withOldAndNew } from './old-and-new.js';
import { stackedColumns } from './stacked-heads.js';
import { withSpannedSites } from './spanned-sites.js';

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
  const tables: Table[] = [];
  const used = new Set<Block>();
  lines.forEach((line) => {
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

/** In type heights: so far under the row before it the next may stand, where it has a cell in each of so many columns. */
const TALL = 12;
const FULL = 5;

/** True for a row of a wide table with a cell under each of the row before it, or of the header: the sheet may set its rows far apart. */
const isAsFull = (row: readonly Block[], before: readonly Block[]): boolean =>
  before.length >= FULL &&
  row.length === before.length &&
  row.every((cell, i) => overlapX(cell, before[i]) > 0) &&
  row.filter(({ label }) => label).length < 0.5 * row.length;

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
  const reach = reachOf(header, all);
  const heads = new Set<Block>([...header, ...band.parents.filter((cell): cell is Block => cell !== undefined)]);
  const rows: Block[][] = [];
  let bottom = head.y1;
  const under = lines
    .map((line) =>
      within(line, reach).filter((cell) => cell.y0 >= endOver(cell, header) - 0.4 * type && !heads.has(cell)),
    )
    // What stands left of all columns is no row of theirs: a panel beside the table.
    .filter((line) => line.some((cell) => cell.x1 > head.x0));
  const below = withOwnHeads(under, header, type);
  for (const [at, row] of below.entries()) {
    const isFull = [header, ...rows.slice(-1)].some((before) => isAsFull(row, before));
    const reachable = isFull ? TALL : rows.length === 0 ? 4 : 5;
    if (topOf(row) - bottom > reachable * type || row.some(isBoxed)) break;
    if (headersIn(row, gutters).length > 0 && (rows.length > 0 || hasValuesUnder(row, below.slice(at + 1), head, type)))
      break;
    if (rows.length > 0 && (isNextLabel(row, header) || isNextCard(row, header, all))) break;
    if (header.length < 3 && row.some((cell) => isRowLabel(cell, header[0]))) {
      if (rows.length === 0) return undefined;
      if (row.length > 1) break;
    }
    if (
      rows.length > 0 &&
      (isUnderFigures(row, rows, header[0]) || isFieldRow(row, rows, header[0]) || beginsList(row, rows, header))
    )
      break;
    if (rows.length === 0 && (isLabelColumn(header, row, below[at + 1] ?? []) || areFormRows(header, row)))
      return undefined;
    // "Price type | Fixed" over "Tariff: Simply Steady" is a label and its value.
    if (rows.length === 0 && header.length === 2 && row.length === 1 && ITEM.test(row[0].text)) return undefined;
    const wide = all.find(
      (block) =>
        block.kind !== 'cell' &&
        !row.includes(block) &&
        block.y0 > bottom - 1 &&
        block.y1 < topOf(row) + 1 &&
        overlapX(block, head) > 0,
    );
    if (wide || (row.length === 1 && header.length > 1 && isSentenceOver(row[0], header[1]))) break;
    // "2. Your supply", "B. Prices" ends what stands over it, and heads no rows of that; nor does any heading under two texts.
    if (
      row.length === 1 &&
      rows.length === 0 &&
      row[0].isHeading &&
      (/^(?:\d{1,2}[.)]?|[A-Z][.)])\s+\p{Lu}/u.test(row[0].text) || header.length === 2)
    )
      return undefined;
    if (row.length > 1 && rows.length > 0 && row.every((cell) => cell.isHeading)) break;
    if (row.length === 1 && rows.length > 0 && isNextSection(row[0], header[0])) break;
    if (
      row.length === 1 &&
      row[0].isHeading &&
      rows.length > 0 &&
      !isNameOver(row[0], below.slice(at + 1, at + 3).flat())
    ) {
      // The name of a group of rows stands between them in a wide table; a heading ends a narrow one, and heads a form.
      if (header.length < 4 || row[0].x0 > head.x0 + 2 * type || areFields(below[at + 1] ?? [], rows[0])) break;
      bottom = Math.max(bottom, row[0].y1);
      continue;
    }
    if (row.length === 1 && row[0].label && header.length > 1 && row[0].x0 > header[0].x0 + type) break;
    rows.push(row);
    bottom = Math.max(bottom, ...row.map((cell) => cell.y1));
  }
  const firsts = rows
    .slice(0, 5)
    .filter(
      (row) =>
        row.length > 1 &&
        row[0].label &&
        !isPlace(row[0]) &&
        !isAnswerUnder(row[0], header[0]) &&
        Math.abs(row[0].x0 - header[0].x0) < 2 * type,
    )
    .map(([first]) => first);
  const labelsUnder = areSameFuel(firsts) ? 0 : firsts.length;
  if (fieldsIn(rows, header[0]) >= FORM_FIELDS) return undefined;
  // Labels of rows stand left of what heads their columns.
  const beside = rows.filter(
    ([first, ...others]) => others.length > 0 && isLabelOfRow(first) && !NUMBER.test(first.text) && first.x1 <= head.x0,
  ).length;
  if (beside >= 2 && beside > 0.5 * rows.length) return undefined;
  if (
    header[0].label &&
    !headsProducts(header) &&
    labelsUnder >= (header.length === 2 ? 1 : 0.6 * Math.min(5, rows.length))
  )
    return undefined;
  if (rows.length === 0 || rows.every((row) => row.every((cell) => cell.label))) return undefined;
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
  withOldAndNew(header, withSpannedSites(header, withChargesBeside(header, placed, type), type)).forEach(
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

/** Under a label over its value comes the next label: a line of texts without figures, of which one is a label or alone. */
function isNextLabel(row: readonly Block[], header: readonly Block[]): boolean {
  if (row.some((cell) => /\d/.test(cell.text))) return false;
  const later = row.some(
    (cell) => cell.label?.qualifier === '' && Math.abs(cell.x0 - header[0].x0) >= 2 * cell.fontSize,
  );
  return later || (row.length === 1 && (header.length <= 3 || (row[0].label?.qualifier === '' && !row[0].label.weak)));
}

/** True for the name of a site right over its address, which may stand half a line under its number. */
const isNameOver = (name: Block, under: readonly Block[]): boolean =>
  under.some(
    ({ x0, y0, text }) => Math.abs(x0 - name.x0) < 1 && y0 - name.y1 < 0.5 * name.fontSize && endsAddress(text),
  );

/** True for a sentence that begins in the first column and reaches over the next. */
const isSentenceOver = ({ text, x1 }: Block, next: Block): boolean =>
  x1 > next.x0 && /[.:]$/.test(text) && text.split(' ').length >= 6;

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
