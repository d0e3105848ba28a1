import { partOf, type Candidate, type FieldReader, type ReadingContext } from '../../fields/candidates.js';
import {
  addressLikeness,
  findMprns,
  findPostcodes,
  findSupplyNumbers,
  nameLikeness,
  parseMeterSerial,
} from '../../fields/values/index.js';
import { wholeOf, type Block, type Layout, type Pair, type Row, type Table } from '../../layout/index.js';
import { headsNames } from '../../layout/header.js';
import { FUEL } from '../../layout/line-shapes.js';
import { columnUnit, namesNoField } from './column-units.js';
import { isOfAddresses, isPartOfAddress } from '../readers/heads.js';
import { readSite } from '../readers/site-readers.js';
import { concludedLabel } from '../labels/concluded-label.js';

/** The share of a column's cells that must show its kind. */
const MOST = 0.6;
const FIT = 0.75;
/** How sure the number of a gas meter is that only its column shows. */
const OF_GAS = 0.55;

/**
 * Columns of a table of supply points whose header says nothing known ("School", "Centre"), told by what stands in them:
 * addresses by their postcodes, names of sites as the short texts before them, serial numbers by their forms, prices and
 * use by the units at their heads.
 */
export function bareColumns(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const numbered = new Set(
    read.filter((each) => each.field === 'mpan' || each.field === 'mprn').map((each) => each.pair?.row),
  );
  return layout.tables.flatMap((table) => {
    const rows = table.rows.filter((row) => numbered.has(row) || row.cells.some(isMpan));
    const told = new Set(read.filter((each) => each.pair?.row?.table === table).map((each) => each.pair!.labelBlock));
    const named = read.some((each) => each.field === 'siteName' && each.pair?.row?.table === table);
    const open = (header: Block): boolean =>
      (namesNoField(header) && !told.has(header) && !isPartOfAddress(header)) || (!named && isOfNames(header));
    const gas = rows.length === 0 ? gasColumn(layout, table, open) : [];
    const of = gas.length > 0 ? gas.map(({ row }) => row) : rows;
    if (of.length < 2) return [];
    return [
      ...gas.map(({ candidate }) => candidate),
      ...table.header.flatMap((header, i) => (open(header) ? readColumn(table, header, i, of, named) : [])),
    ];
  });
}

const isMpan = (cell: Block | undefined): boolean =>
  cell !== undefined && findSupplyNumbers(cell.text).some(({ value, confidence }) => value.valid && confidence >= 0.8);

/** The only column of plain numbers of the length of a gas meter's, each its own, on a paper that speaks of gas. */
function gasColumn(
  layout: Layout,
  table: Table,
  open: (header: Block) => boolean,
): { row: Row; candidate: Candidate }[] {
  if (!layout.blocks.some((block) => block.kind !== 'setAside' && /\bgas\b/i.test(block.text))) return [];
  const columns = table.header.flatMap((header, i) => {
    const found = table.rows.flatMap((row) => {
      const cell = row.cells[i];
      const number = cell && /^\d{6,10}$/.test(cell.text) ? findMprns(cell.text)[0] : undefined;
      if (!cell || !number) return [];
      const pair = pairOf('mprn', header, row, cell);
      return [
        { row, candidate: { field: 'mprn', value: number.value, confidence: OF_GAS, passage: pair.value, pair } },
      ];
    });
    const own = new Set(found.map(({ candidate }) => candidate.value)).size === found.length;
    const placed = found.filter(({ row }) => row.cells.some((cell) => cell && findPostcodes(cell.text).length > 0));
    return open(header) && own && found.length >= 2 && placed.length >= MOST * found.length ? [found] : [];
  });
  return columns.length === 1 ? columns[0] : [];
}

function readColumn(table: Table, header: Block, column: number, rows: readonly Row[], named: boolean): Candidate[] {
  const cells = rows.flatMap((row) => (row.cells[column] ? [{ row, cell: row.cells[column] }] : []));
  const unit = columnUnit(table, column);
  if (unit) return cells.flatMap(({ row, cell }) => readCell(unit, header, row, cell));
  if (cells.length < MOST * rows.length) return [];
  const addresses = cells.filter(({ cell }) => findPostcodes(cell.text).length > 0);
  if (addresses.length >= MOST * cells.length)
    return addresses.flatMap(({ row, cell }) => readAddress(header, row, cell));
  const headed = (concept: string): boolean =>
    table.header.some((other) => other.label?.concepts.some((each) => each.startsWith(concept)));
  const distinct = new Set(cells.map(({ cell }) => cell.text)).size === cells.length;
  const serials = cells.filter(({ cell }) => isSerial(cell.text));
  if (distinct && serials.length >= MOST * cells.length)
    return headed('meterSerialNumber')
      ? []
      : serials.map(({ row, cell }) => whole('meterSerialNumber', cell.text, header, row, cell));
  const placed = table.header.some((other) => other !== header && isOfAddresses(other));
  const charges = headsNames(header) || cells.some(({ cell }) => isOfPrice(cell));
  // The electricity and the gas of a site have one name.
  if (
    named ||
    charges ||
    !(distinct || (placed && isOfNames(header))) ||
    !cells.every(({ cell }) => isName(cell.text, placed))
  )
    return [];
  return cells.map(({ row, cell }) => whole('siteName', cell.text, header, row, cell));
}

function whole(field: string, value: string, header: Block, row: Row, cell: Block): Candidate {
  return { field, value, confidence: 0.5, passage: wholeOf(cell), pair: pairOf(field, header, row, cell) };
}

/** A figure of a column whose head gives its unit. */
function readCell({ field, reader }: { field: string; reader: FieldReader }, header: Block, row: Row, cell: Block) {
  const pair = pairOf(field, header, row, cell);
  const over = row.table.parents[row.table.header.indexOf(header)];
  const units = [header.text, ...(over ? [over.text] : [])];
  return reader(cell.text, { pair, ocr: false, units }).map((reading) => ({
    field: reading.field ?? field,
    value: reading.value,
    confidence: FIT * reading.confidence,
    passage: partOf(pair.value, reading.start, reading.end),
    pair,
  }));
}

/** One of the forms that most serial numbers have, with letters or as long as one. */
const isSerial = (text: string): boolean => {
  const serial = parseMeterSerial(text);
  return serial !== undefined && serial.confidence >= 0.9 && serial.end - serial.start === text.length;
};

/** "All units", "Day units" beside their prices: the name of a charge. */
const isOfPrice = ({ label }: Block): boolean =>
  label?.qualifier === '' && label.concepts.some((each) => /^(?:unitRate|standingCharge)$|UnitRate$/.test(each));

/** In a list of sites "Name" over a column is that of the site. */
const isOfNames = ({ text }: Block): boolean => /^name$/i.test(text);

/** What can be the name of a site. Beside a column of addresses it may begin as one: "Unit 4 Warehouse". */
const isName = (text: string, placed: boolean): boolean =>
  /^\p{Lu}[\p{L}\d '’&().-]{2,40}$/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/\d{3}/.test(text) &&
  !FUEL.test(text) &&
  nameLikeness(text).kind !== 'person' &&
  (placed || addressLikeness(text) < 0.9);

/** A pair with a label that was not read but concluded. */
const pairOf = (concept: string, header: Block, row: Row, cell: Block): Pair => ({
  label: concludedLabel(concept, 'Site name and address', true),
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
