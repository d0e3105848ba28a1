import { partOf, type Candidate } from '../../fields/candidates.js';
import { wholeOf, type Block, type Layout, type Pair, type Row, type Table } from '../../layout/index.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { NOT_OURS, RANGES } from '../labels/charge-names.js';
import { bandOf, bandPrices, type BandPrice } from '../readers/band-lists.js';
import { bandsNamed } from '../readers/band-readers.js';
import { readEnergyRate } from '../readers/rate-readers.js';
import { saidUnits, type SaidUnits } from '../readers/said-units.js';

/** How well a price fits that its cell names. */
const FIT = 0.9;
/** What heads prices of energy. */
const PRICES = /\b(?:rates?|prices?|charges?|tariffs?|pence|p|ppkWh)\b|£/i;

/**
 * The prices of columns whose cells name the parts of the day, each with its price: "Day 30.02 Night 18.81" in the row of a
 * supply point, or of the region that several have. What else was read from such a cell is left out.
 */
export function withBandCells(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  const taken = new Set<object>();
  let units: SaidUnits | undefined;
  for (const table of layout.tables) {
    table.header.forEach((head, column) => {
      const heads = [head.text, table.parents[column]?.text].filter((text) => text !== undefined);
      if (!PRICES.test(heads.join(' ')) || NOT_OURS.test(heads.join(' '))) return;
      for (const { row, cell, prices } of [...cellsOf(table, column), ...pricesInTwo(table, column)]) {
        for (const line of cell.lines) taken.add(line);
        units ??= saidUnits(layout);
        for (const price of prices)
          found.push(...candidatesOf(price, cell, row, head, [...heads, units[price.field] ?? '']));
      }
    });
  }
  return found.length === 0
    ? [...read]
    : [...read.filter(({ passage }) => !passage.block.lines.every((line) => taken.has(line))), ...found];
}

/** A cell with its prices, of the supply point in a row. */
interface Priced {
  row: Row;
  cell: Block;
  prices: BandPrice[];
}

/**
 * "Day and night p/kWh" over two prices over each other, the second in a line with no supply of its own: the first part of the
 * day that the head names is that of the upper one.
 */
function pricesInTwo({ header, rows }: Table, column: number): Priced[] {
  const bands = bandsNamed(header[column].text);
  if (bands.length < 2 || bands[0] === bands[1]) return [];
  return rows.flatMap((row, i): Priced[] => {
    const next = rows[i + 1] as Row | undefined;
    const [upper, lower] = [row.cells[column], next?.cells[column]];
    if (!upper || !lower || ![upper, lower].every(({ text }) => PRICE.test(text))) return [];
    const isSecond = lower.y0 - upper.y1 < SECOND_LINE * upper.fontSize && 2 * cellsIn(next!) <= cellsIn(row);
    if (!isSecond) return [];
    return [upper, lower].map((cell, at) => ({
      row,
      cell,
      prices: [{ field: bands[at], name: bands[at].replace('UnitRate', ''), text: cell.text, start: 0 }],
    }));
  });
}

const PRICE = /^£?\d{1,3}\.\d+(?: ?p(?:ence)?)?(?: ?(?:\/|per) ?kWh)?$/i;
/** In type heights: how near the second line of a cell stands under the first. */
const SECOND_LINE = 0.6;
const cellsIn = ({ cells }: Row): number => cells.filter(Boolean).length;

/** The cells of a column that name their prices, where some of them name several. */
function cellsOf({ rows }: Table, column: number): Priced[] {
  const cells = rows.flatMap((row) => {
    const cell = row.cells[column];
    const prices = cell && (bandPrices(cell.text) ?? pricesBeside(row.cells[column - 1], cell));
    return prices ? [{ row, cell, prices }] : [];
  });
  return cells.some(({ prices }) => prices.length > 1) ? cells : [];
}

/** The prices of a cell of several lines, of which each is that of the part of the day beside it: "Day" over "Night" | "24.88" over "16.45". */
function pricesBeside(names: Block | undefined, { lines }: Block): BandPrice[] | undefined {
  if (lines.length < 2 || names?.lines.length !== lines.length) return undefined;
  let start = 0;
  const prices = lines.map(({ text }, i): BandPrice | undefined => {
    const name = names.lines[i].text;
    const field = bandOf(name);
    const at = start;
    start += text.length + 1;
    return field === undefined ? undefined : { field, name, text, start: at };
  });
  const named = prices.filter((each) => each !== undefined);
  return new Set(named.map(({ field }) => field)).size === lines.length ? named : undefined;
}

function candidatesOf(price: BandPrice, cell: Block, row: Row, head: Block, units: string[]): Candidate[] {
  const value = wholeOf(cell);
  const label = concludedLabel(price.field, price.name);
  const pair: Pair = { label, labelBlock: head, value, relation: 'column', fit: FIT, row };
  const [least, most] = RANGES[price.field];
  return readEnergyRate({ least, most })(price.text, { pair, ocr: false, units }).map((reading) => ({
    field: price.field,
    value: reading.value,
    confidence: FIT * reading.confidence,
    passage: partOf(value, price.start + reading.start, price.start + reading.end),
    pair,
  }));
}
