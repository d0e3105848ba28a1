import { partOf, type Candidate, type FieldReader, type Reading } from '../../fields/candidates.js';
import { findPostcodes, foldName, parseMeterSerial } from '../../fields/values/index.js';
import { around, overlapX } from '../../layout/geometry.js';
import { isUnitLine } from '../../layout/unit-lines.js';
import { wholeOf, type Block, type Layout, type Pair, type Row, type Table } from '../../layout/index.js';
import { CODE } from '../labels/codes.js';
import { chargeNamed, RANGES } from '../labels/charge-names.js';
import { readSite } from '../readers/site-readers.js';
import { readVat } from '../readers/amount-readers.js';
import { readEnergyRate, readStandingCharge } from '../readers/rate-readers.js';
import { saidUnits, type SaidUnits } from '../readers/said-units.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { rateRowsOf, TOTAL, type RateRows } from './rows-of-points.js';

/** How well a value fits that the rows around it tell. */
const FIT = 0.9;
/** The share of the points of a table that must show what a column holds. */
const MOST = 0.6;

/**
 * What tables with a row for each charge say: the price of the charge, the number of the meter under that of its point, the
 * name of the site over its address. What else is read of a price by the head of its column is left out, and of a point's
 * use all but the total.
 */
export function withRateRows(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const numbers = read.filter(({ field }) => /^mp[ar]n$/.test(field));
  const numbered = new Map(numbers.map(({ pair, value }) => [pair?.row, value]));
  const codes = codesOf(numbers);
  const ofPoints = new Set(numbers.map(({ pair }) => pair?.row?.table));
  const tables = layout.tables.flatMap((table) => {
    const column = ofPoints.has(table) ? undefined : columnOfCodes(table, codes);
    return rateRowsOf(table, (row) => (column === undefined ? numbered.get(row) : row.cells[column]?.text)) ?? [];
  });
  if (tables.length === 0) return [...read];
  const units = saidUnits(layout);
  const taken = new Set<Block | undefined>();
  const firsts = new Map<Block | undefined, Row>();
  for (const { groups, prices, names } of tables) {
    for (const group of groups) {
      for (const { cells } of group) {
        // The name of a charge is no name of a site or a tariff.
        taken.add(cells[names]).add(cells[prices]);
        for (const cell of cells) firsts.set(cell, group[0]);
      }
      for (const part of partsOfUse(group, names, read)) taken.add(part);
    }
  }
  // All rows of a point count as the row of its number.
  const owned = read.map((each) => {
    const row = firsts.get(each.passage.block);
    return row && each.pair ? { ...each, pair: { ...each.pair, row } } : each;
  });
  return [
    ...owned.filter(({ passage }) => !taken.has(passage.block)),
    ...tables.flatMap((table) => [
      ...table.groups.flatMap((group) => group.flatMap((row) => priceOf(row, group[0], table, units))),
      ...metersOf(table, numbers),
      ...sitesOf(table, numbers, layout),
    ]),
  ];
}

/** The longest code of a class of supply points. */
const LONGEST_CODE = 20;

/** What the rows of supply points say under each head: the class of their prices may be among it. */
function codesOf(numbers: readonly Candidate[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const { table, cells } of new Set(numbers.flatMap(({ pair }) => pair?.row ?? [])))
    cells.forEach((cell, i) => {
      if (!cell || cell.text.length > LONGEST_CODE) return;
      for (const head of namesOfColumn(table, i))
        codes.set(head, (codes.get(head) ?? new Set<string>()).add(cell.text));
    });
  return codes;
}

/**
 * The column of another table that has the head and some of the codes of rows of supply points, or under another head the very codes
 * of a column of theirs; -1 where there is none.
 */
function columnOfCodes(table: Table, codes: Map<string, Set<string>>): number {
  return table.header.findIndex((_, i) => {
    const own = new Set(table.rows.flatMap(({ cells: { [i]: cell } }) => cell?.text ?? []));
    const isHeaded = namesOfColumn(table, i).some((name) => [...(codes.get(name) ?? [])].some((each) => own.has(each)));
    const areCodes = own.size > 1 && [...own].every((each) => CODE.test(each));
    return isHeaded || (areCodes && [...codes.values()].some((known) => areSame(known, own)));
  });
}

const areSame = (known: ReadonlySet<string>, own: ReadonlySet<string>): boolean =>
  known.size === own.size && [...own].every((each) => known.has(each));

/** The head of a column, alone and with what stands over it: "group" under "Price". */
const namesOfColumn = ({ header, parents }: Table, i: number): string[] => [
  foldName(header[i].text),
  ...(parents[i] ? [foldName(`${parents[i].text} ${header[i].text}`)] : []),
];

function priceOf(row: Row, first: Row, { names, prices }: RateRows, units: SaidUnits): Candidate[] {
  const [name, price] = [row.cells[names], row.cells[prices]];
  const field = name && (isVat(name) ? 'vatRate' : chargeNamed(name));
  const reader = field && readerOf(field);
  if (!name || !price || !reader || TOTAL.test(name.text)) return [];
  const heads = [row.table.header[prices].text, row.table.parents[prices]?.text, units[field]];
  const unit = row.cells[prices + 1]?.text;
  const own = unit && isUnitLine(unit) ? [unit] : [];
  return candidates(field, reader, name, price, first, [
    name.text,
    ...own,
    ...heads.filter((each) => each !== undefined),
  ]);
}

const isVat = ({ label }: Block): boolean => label?.concepts.includes('vatRate') ?? false;

function readerOf(field: string): FieldReader | undefined {
  if (field === 'standingCharge') return readStandingCharge;
  if (field === 'vatRate') return readVat;
  const range = RANGES[field];
  return range && readEnergyRate({ least: range[0], most: range[1] });
}

function candidates(
  field: string,
  reader: FieldReader,
  labelBlock: Block,
  block: Block,
  row: Row,
  units: string[],
): Candidate[] {
  const value = wholeOf(block);
  const label = concludedLabel(field, units[0]);
  const pair: Pair = { label, labelBlock, value, relation: 'column', fit: FIT, row };
  return reader(block.text, { pair, ocr: false, units }).map((reading: Reading) => ({
    field: reading.field ?? field,
    value: reading.value,
    confidence: FIT * reading.confidence,
    passage: partOf(value, reading.start, reading.end),
    pair,
  }));
}

/** The figures of a point's use that are parts of it: all but the total, where there are several. */
function partsOfUse(group: readonly Row[], names: number, read: readonly Candidate[]): Block[] {
  const used = group.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell && read.some(({ field, passage }) => /onsumption$/.test(field) && passage.block === cell)
        ? [{ cell, total: TOTAL.test(row.cells[names]?.text ?? '') }]
        : [],
    ),
  );
  return used.length > 1 ? used.filter(({ total }) => !total).map(({ cell }) => cell) : [];
}

/** The serial numbers under the numbers of the points, in one column, each point with one. */
function metersOf({ groups, table }: RateRows, numbers: readonly Candidate[]): Candidate[] {
  const own = table.header.some((head) => head.label?.qualifier === '' && isOfMeters(head));
  const found = groups.flatMap(([first, ...rest]) => {
    const column = first.cells.findIndex((cell) => numbers.some(({ passage }) => passage.block === cell));
    const under = rest.flatMap(({ cells }) => cells[column] ?? []);
    return under.length === 1 ? [{ row: first, cell: under[0], column }] : [];
  });
  const distinct = new Set(found.map(({ cell }) => cell.text)).size === found.length;
  if (own || !distinct || found.length < MOST * groups.length) return [];
  return found.flatMap(({ row, cell, column }) => {
    const head = table.header[column];
    const named = /\bmeter|serial\b/i.test(head.text);
    const reader: FieldReader = (text) => {
      const serial = parseMeterSerial(text);
      const whole = serial && serial.end - serial.start === text.length;
      return whole && (named || serial.confidence >= 0.9) ? [serial] : [];
    };
    return candidates('meterSerialNumber', reader, head, cell, row, [head.text]);
  });
}

const isOfMeters = ({ label }: Block): boolean =>
  label?.concepts.some((each) => each.startsWith('meterSerialNumber')) ?? false;

/** The addresses of the sites, each left of the rows of its point or between its number and its charges, and the names over them. */
function sitesOf({ groups, names, table }: RateRows, numbers: readonly Candidate[], layout: Layout): Candidate[] {
  const onPage = layout.blocks.filter(({ kind, page }) => kind === 'cell' && page === table.page);
  const beside = groups.map((group, i) => {
    const [first] = group;
    const number = first.cells.find((cell) => numbers.some(({ passage }) => passage.block === cell));
    const charge = first.cells[names];
    if (!number || !charge) return { left: [], between: [] };
    const { y1 } = group[group.length - 1];
    const end = groups[i + 1]?.[0].y0 ?? y1 + 2 * number.fontSize;
    const inBand = onPage.filter((block) => block.y0 >= first.y0 - 1 && block.y0 < end - 1);
    return {
      left: inBand.filter((block) => block.x1 <= number.x0),
      between: inBand.filter((block) => block.x0 >= number.x1 && block.x1 <= charge.x0),
    };
  });
  const sides = [beside.map(({ left }) => left), beside.map(({ between }) => between)];
  const sites = sides.find((cells) => cells.filter(isPlaced).length >= MOST * groups.length) ?? [];
  const asked = table.header.some(({ text }) => NAME_AND_ADDRESS.test(text));
  const named = sites.filter(isNamed).length >= MOST * sites.length;
  return sites.flatMap((cells, i) => {
    const label = asked || (named && isNamed(cells)) ? 'Site name and address' : 'Address';
    return isPlaced(cells)
      ? candidates('siteAddress', readSite, table.header[0], joined(cells), groups[i][0], [label])
      : [];
  });
}

const NAME_AND_ADDRESS = /\b(?:name|sites?|premises) (?:and|&|\+|\/) (?:\w+ )?address(?:es)?\b/i;

/** One column of lines with a postcode. */
const isPlaced = (cells: readonly Block[]): boolean =>
  findPostcodes(cells.map(({ text }) => text).join(' ')).length > 0 &&
  cells.every((cell) => overlapX(cell, cells[0]) > 0);

/** A line that ends with no comma and begins with no number, over a whole address: the name of the site. */
function isNamed(cells: readonly Block[]): boolean {
  if (!isPlaced(cells)) return false;
  const [first, ...rest] = cells.flatMap(({ lines }) => lines.map(({ text }) => text));
  const address = rest.join(' ');
  return !/,$|\d{3}|^\d/.test(first) && address.split(',').length >= 3;
}

function joined(cells: readonly Block[]): Block {
  const lines = cells.flatMap((cell) => cell.lines);
  return { ...cells[0], ...around(lines), lines, text: lines.map(({ text }) => text).join(' ') };
}
