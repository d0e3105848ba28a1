import type { Candidate } from '../../fields/candidates.js';
import {
  findNumbers,
  parseRateUnit,
  pencePerKvaDay,
  pencePerKwh,
  pencePerPeriod,
  readPer,
  type RateUnit,
} from '../../fields/values/index.js';
import { overlapX, sameLine } from '../../layout/geometry.js';
import { atHeight, rowsOfCells, type Block, type Layout, type Pair, type Row } from '../../layout/index.js';
import { chargeNamed, RANGES } from '../labels/charge-names.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { OF_QUANTITY } from '../readers/rate-readers.js';

/** An amount and nothing else: "24.92", "£0.296156". */
const AMOUNT = /^(£|GBP)?\s*(\d{1,4}(?:,\d{3})*(?:\.\d+)?)\s*(?:pence|p)?$/i;
/** A unit and nothing else: "p/kWh", "per quarter", "GBP/month", "KWH", "£ per kVA per month", "ppkWh". */
const UNIT =
  /^(?:p?pkwh|pp[du]|(?:(?:£|(?:p|gbp|pence|pounds?)\b)\s*)?(?:(?:\/|per|an?|(?:for )?(?:each|every))\s*)?(?:(?:kwh|kva|kw|unit|day|month|mth|quarter|qtr|year|annum|daily|monthly|quarterly|annually)s?\b\s*(?:(?:\/|per|an?|(?:for )?(?:each|every))\s*)?)+)$/i;
/** How a unit begins, and no name: "per day" is none, and "Day" may be one. */
const PER = /^(?:\/|(?:per|an?|each|every)\b)/i;
const CURRENCY = /(?:\bpence\b|(?<![a-z])p(?![a-z]))|(£|\bgbp\b|\bpounds?\b)/i;
/** The hours of a price and nothing else; "Day energy 07:00 to 24:00" has a name before them. */
const HOURS = /^\P{L}*\d[:.]\d\d\b/u;
/** A capacity and nothing else. */
const KVA = /^\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s*kVA$/i;
/** How far a unit may stand from its amount, in type heights. */
const NEAR = 20;

/**
 * Charges that are listed line by line: a name, an amount and its unit, each in a cell of its own ("Night | 00:00 - 07:00 |
 * 14.37 | p/kWh", or the unit before its amount). What else is read of such an amount, by the header of its column, is left
 * out.
 */
export function withChargeLines(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const rows = rowsOfCells(layout);
  const cells = layout.blocks.filter((block) => block.kind !== 'setAside' && block.lines.length <= 4);
  const byPage = new Map<number, Block[]>();
  for (const cell of cells) {
    const others = byPage.get(cell.page);
    if (others) others.push(cell);
    else byPage.set(cell.page, [cell]);
  }
  const charges = new Map(cells.map((cell) => [cell, chargeOf(cell, byPage.get(cell.page)!, rows)]));
  return [
    ...read.filter((each) => charges.get(each.passage.block) === undefined),
    ...[...charges.values()].flatMap((found) => found ?? []),
  ];
}

/** What the line of an amount says of it: nothing where it names a charge that is no field; undefined where it is no such line. */
function chargeOf(amount: Block, cells: readonly Block[], rows: Map<Block, Row>): Candidate[] | undefined {
  if (KVA.test(amount.text)) return capacityOf(amount, cells);
  const printed = AMOUNT.exec(amount.text);
  if (!printed || amount.kind !== 'cell' || isQuantity(amount, rows.get(amount))) return undefined;
  const line = atHeight(cells, amount).filter((cell) => cell !== amount && sameLine(cell, amount));
  const unitCell = unitBeside(amount, line);
  if (!unitCell) return undefined;
  if (unitCell.text === '%') return percentOf(amount, line);
  const unit = unitOf(printed[1] !== undefined, amount, unitCell, cells);
  if (!unit) return undefined;
  const left = behindOthers(line.filter((cell) => cell !== unitCell && cell.x1 <= amount.x0 + 1)).filter(
    (cell) => !HOURS.test(cell.text) && !(UNIT.test(cell.text) && PER.test(cell.text)),
  );
  // A name that is a known label leads its line; of other texts the next one is the name.
  const named = left.filter((cell) => cell.label).sort((a, b) => a.x0 - b.x0);
  const others = left.filter((cell) => !cell.label).sort((a, b) => b.x0 - a.x0);
  for (const name of [...named, ...others]) {
    const field = chargeNamed(name);
    if (!field) continue;
    if (field === 'none') return [];
    const value = findNumbers(printed[2])[0].value.value;
    const others = line.filter((cell) => cell.x0 > name.x1 && AMOUNT.test(cell.text)).length;
    const over = others > 0 ? headOver(amount, cells) : undefined;
    return valueOf(field, value, unit, { amount, name, row: rows.get(amount), over, siblings: 1 + others });
  }
  return undefined;
}

/** A price with its unit, in one cell. */
const WHOLE_PRICE = /^£?\d[\d.,]*p? ?(?:\/|per |a )/i;

/** "Site charge | £123.07 per month | Site charge | £74.29 | per month": behind a price with a label of its own begins another line. */
function behindOthers(left: readonly Block[]): Block[] {
  const ends = left
    .filter(({ text, x1 }) => WHOLE_PRICE.test(text) && left.some((cell) => cell.label && cell.x0 >= x1))
    .map(({ x1 }) => x1);
  return left.filter((cell) => cell.x0 >= Math.max(0, ...ends));
}

/** "1" under "Quantity": how much there is of what is charged for. */
const isQuantity = (amount: Block, row: Row | undefined): boolean =>
  row !== undefined && OF_QUANTITY.test(row.table.header[row.cells.indexOf(amount)].text);

/** "Availability (agreed kVA) | 850 kVA | 2.22 | £/kVA/month": the capacity that the charge is for. */
function capacityOf(amount: Block, cells: readonly Block[]): Candidate[] | undefined {
  const line = atHeight(cells, amount).filter((cell) => cell !== amount && sameLine(cell, amount));
  const [name] = line.filter((cell) => cell.x1 <= amount.x0 + 1).sort((a, b) => a.x0 - b.x0);
  const isPriced = line.some((cell) => cell.x0 >= amount.x1 - 1 && AMOUNT.test(cell.text));
  if (!name || !isPriced || chargeNamed(name) !== 'capacityRate') return undefined;
  const { value } = findNumbers(amount.text)[0].value;
  return [candidate('maximumImportCapacity', value, { amount, name })];
}

/** The unit in the cell after an amount or several, or in one before it that no other amount has. */
function unitBeside(amount: Block, line: readonly Block[]): Block | undefined {
  const isUnit = (cell: Block | undefined): cell is Block =>
    cell !== undefined && (cell.text === '%' || UNIT.test(cell.text));
  const after = line
    .filter((cell) => cell.x0 >= amount.x1 - 1 && cell.x0 - amount.x1 < NEAR * amount.fontSize)
    .sort((a, b) => a.x0 - b.x0);
  // The amounts of several sites have one unit, behind the last of them.
  const next = after.find((cell) => !AMOUNT.test(cell.text));
  if (isUnit(next)) return next;
  const before = line.filter((cell) => cell.x1 <= amount.x0 + 1).sort((a, b) => b.x0 - a.x0);
  const other = before.findIndex((cell) => AMOUNT.test(cell.text));
  const own = other < 0 ? before : before.slice(0, other);
  const at = own.findIndex(isUnit);
  // Right behind another amount stands the unit of that one.
  return at < 0 || at === other - 1 ? undefined : own[at];
}

/** "VAT | 20 | %" */
function percentOf(amount: Block, line: readonly Block[]): Candidate[] | undefined {
  const names = line.filter((cell) => cell.x1 <= amount.x0 + 1 && cell.text !== '%').sort((a, b) => a.x0 - b.x0);
  const [name] = names;
  const rate = Number(amount.text);
  if (!name || !/^(?:rate of )?(?:vat|value added tax)\b/i.test(name.text) || ![0, 5, 20].includes(rate))
    return undefined;
  return [candidate('vatRate', rate, { amount, name })];
}

/** The unit of an amount: its currency stands beside it, with the unit or at the head of its column. */
function unitOf(pounds: boolean, amount: Block, unitCell: Block, cells: readonly Block[]): RateUnit | undefined {
  const whole = parseRateUnit(unitCell.text);
  if (whole) return pounds ? { ...whole, currency: 'pounds' } : whole;
  const head = pounds ? '£' : IN_PENCE.test(amount.text) ? 'pence' : headOver(amount, cells)?.text;
  const currency = head === undefined ? undefined : CURRENCY.exec(head);
  if (!currency) return undefined;
  const { unit, length } = readPer(` per ${unitCell.text.replace(/^(?:\/|per)\s*/i, '')}`);
  return length > 0 ? { currency: currency[1] ? 'pounds' : 'pence', ...unit } : undefined;
}

/** "24.92p", whose unit says no more than "kWh". */
const IN_PENCE = /\d\s*(?:pence|p)$/i;

/** The nearest text without a figure over an amount. */
function headOver(amount: Block, cells: readonly Block[]): Block | undefined {
  return cells
    .filter((cell) => cell.y1 <= amount.y0 + 1 && overlapX(cell, amount) > 0 && !/\d/.test(cell.text))
    .sort((a, b) => b.y1 - a.y1)[0];
}

/** Where an amount stands. */
interface Place {
  amount: Block;
  name: Block;
  row?: Row;
  /** What heads its column, where several amounts stand beside one name. */
  over?: Block;
  siblings?: number;
}

function valueOf(field: string, amount: number, unit: RateUnit, place: Place): Candidate[] | undefined {
  const of = (name: string, value: unknown): Candidate[] => [candidate(name, value, place)];
  const period = pencePerPeriod(amount, unit);
  if (period) return field === 'standingCharge' ? of(field, period) : undefined;
  const capacity = pencePerKvaDay(amount, unit);
  if (capacity !== undefined)
    return /apacity/.test(field) && capacity <= 200 ? of('capacityRate', capacity) : undefined;
  const pence = pencePerKwh(amount, unit);
  const range = RANGES[field];
  return pence !== undefined && range && pence >= range[0] && pence <= range[1] ? of(field, pence) : undefined;
}

function candidate(field: string, value: unknown, place: Place): Candidate {
  const { amount, name, row, over, siblings } = place;
  const passage = { block: amount, start: 0, end: amount.text.length, text: amount.text };
  const label = name.label ?? concludedLabel(field, name.text);
  const pair: Pair = { label, labelBlock: name, value: passage, relation: 'right', fit: 0.9, row, over, siblings };
  return { field, value, confidence: 0.88, passage, pair };
}
