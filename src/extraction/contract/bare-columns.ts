import { partOf, type Candidate, type ReadingContext } from '../fields/candidates.js';
import { addressLikeness, findPostcodes } from '../fields/values/index.js';
import type { Block, Layout, Pair, Row, Table } from '../layout/index.js';
import { readSite } from './party-readers.js';

/** The share of a column's cells that must show its kind. */
const MOST = 0.6;
const FIT = 0.75;

/**
 * Columns of a table of supply points whose header says nothing known ("School", "Centre"), told by what stands in them:
 * addresses by their postcodes, and the names of sites as the short texts before them.
 */
export function bareColumns(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const numbered = new Set(
    read.filter((each) => each.field === 'mpan' || each.field === 'mprn').map((each) => each.pair?.row),
  );
  return layout.tables.flatMap((table) => {
    const rows = table.rows.filter((row) => numbered.has(row));
    return rows.length < 2 ? [] : table.header.flatMap((header, i) => readColumn(table, header, i, rows));
  });
}

function readColumn(table: Table, header: Block, column: number, rows: readonly Row[]): Candidate[] {
  if (header.label) return [];
  const cells = rows.flatMap((row) => (row.cells[column] ? [{ row, cell: row.cells[column] }] : []));
  if (cells.length < MOST * rows.length) return [];
  const addresses = cells.filter(({ cell }) => findPostcodes(cell.text).length > 0);
  if (addresses.length >= MOST * cells.length)
    return addresses.flatMap(({ row, cell }) => readAddress(header, row, cell));
  const named = table.header.some((other) => other.label?.concepts.some((concept) => concept.startsWith('siteName')));
  if (named || !cells.every(({ cell }) => isName(cell.text))) return [];
  if (new Set(cells.map(({ cell }) => cell.text)).size < cells.length) return [];
  return cells.map(({ row, cell }) => ({
    field: 'siteName',
    value: cell.text,
    confidence: 0.5,
    passage: wholeOf(cell),
    pair: pairOf('siteName', header, row, cell),
  }));
}

const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\d '’&().-]{2,40}$/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/\d{3}/.test(text) &&
  addressLikeness(text) < 0.9;

const wholeOf = (block: Block): Pair['value'] => ({ block, start: 0, end: block.text.length, text: block.text });

/** A pair with a label that was not read but concluded. */
const pairOf = (concept: string, header: Block, row: Row, cell: Block): Pair => ({
  label: { concepts: [concept], start: 0, end: 0, text: 'Site name and address', qualifier: '', words: 1, weak: true },
  labelBlock: header,
  value: wholeOf(cell),
  relation: 'column',
  fit: FIT,
  row,
});

function readAddress(header: Block, row: Row, cell: Block): Candidate[] {
  const pair = pairOf('siteAddress', header, row, cell);
  const context: ReadingContext = { pair, ocr: false, units: [] };
  return readSite(cell.text, context).map((reading) => ({
    field: reading.field ?? 'siteAddress',
    value: reading.value,
    confidence: FIT * reading.confidence,
    passage: partOf(pair.value, reading.start, reading.end),
    pair,
  }));
}
