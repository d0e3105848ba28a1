import { partOf, type Candidate } from '../../fields/candidates.js';
import { wholeOf, type Block, type Layout, type Pair, type Row, type Table } from '../../layout/index.js';
import { matchesOf } from '../../matches.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { chargeNamed, NOT_OURS, RANGES } from '../prose/charge-names.js';
import { readEnergyRate } from '../readers/rate-readers.js';
import { saidUnits, type SaidUnits } from '../readers/said-units.js';

/** How well a price fits that its cell names. */
const FIT = 0.9;
/** A part of the day and its price: "Day: 30.02", "Night units £0.1759", "All units 23.104p". */
const BAND = /(\p{L}[\p{L} \t/&-]*?)\s*(?:[:=-]\s*)?(£?\d{1,3}\.\d+ ?p?(?![\d.])(?: ?(?:\/|per) ?kWh)?)[\s,;/|]*/giu;
/** What heads prices of energy. */
const PRICES = /\b(?:rates?|prices?|charges?|tariffs?|pence|p|ppkWh)\b|£/i;
const BANDS = /^(?:day|night|eveningWeekend|unit)(?:Unit)?Rate$/;

/** What a cell says: each price with its field, by its place in the text. */
interface Price {
  field: string;
  name: string;
  text: string;
  start: number;
}

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
      for (const { row, cell, prices } of cellsOf(table, column)) {
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

/** The cells of a column that name their prices, where some of them name several. */
function cellsOf({ rows }: Table, column: number): { row: Row; cell: Block; prices: Price[] }[] {
  const cells = rows.flatMap((row) => {
    const cell = row.cells[column];
    const prices = cell && pricesIn(cell);
    return prices ? [{ row, cell, prices }] : [];
  });
  return cells.some(({ prices }) => prices.length > 1) ? cells : [];
}

/** The prices of a cell that is nothing but a list of them. */
function pricesIn(cell: Block): Price[] | undefined {
  if (cell.text.length > 120 || !/\d/.test(cell.text)) return undefined;
  let end = 0;
  const prices: Price[] = [];
  for (const match of matchesOf(cell.text, BAND)) {
    const field = chargeNamed({ ...cell, text: match[1], label: undefined });
    if (match.index !== end || !field || !BANDS.test(field)) return undefined;
    const start = match.index + match[0].lastIndexOf(match[2]);
    end = match.index + match[0].length;
    prices.push({ field, name: match[1], text: match[2], start });
  }
  const isOnce = new Set(prices.map(({ field }) => field)).size === prices.length;
  return prices.length > 0 && end === cell.text.length && isOnce ? prices : undefined;
}

function candidatesOf(price: Price, cell: Block, row: Row, head: Block, units: string[]): Candidate[] {
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
