import {
  findDates,
  findMoney,
  findNumbers,
  findPercentages,
  findPeriods,
  findQuantities,
  findRates,
  parseQuantityUnit,
  parseRateUnit,
  readPer,
  type Parsed,
  type Period,
  type QuantityUnit,
  type RateUnit,
} from '../fields/values/index.js';
import { withoutHours } from '../layout/index.js';
import { matchesOf } from '../matches.js';
import { headOf, isOfOtherBill, isOfReplaced, type ColumnHeads, type Head } from './column-heads.js';
import { cellAt, type Cell, type Line } from './lines.js';

/** A figure of a line with everything that its print and its column's heading tell of it. */
export interface Figure {
  value: number;
  decimals: number;
  text: string;
  start: number;
  end: number;
  confidence: number;
  repaired?: boolean;
  alternatives?: number[];
  cell: Cell;
  line: Line;
  /** The figure is a quantity of this unit. */
  unit?: QuantityUnit;
  /** The figure is a price. */
  rate?: RateUnit;
  /** The figure is an amount of money; `pounds` where a currency sign says so, `bare` for two decimals. */
  money?: 'pounds' | 'bare';
  percent?: boolean;
  /** The heading of its column. */
  header?: string;
  /** True where unit or price come from the heading and not from the figure's own print. */
  fromHeader?: boolean;
}

export interface LineValues {
  line: Line;
  figures: Figure[];
  dates: Parsed<string>[];
  periods: Parsed<Period>[];
  /** The words in front of the first figure. */
  label: string;
  /** The heads of the table that the line stands in; the same object for all its lines. */
  table?: readonly Head[];
}

const MEASURES = new Set<QuantityUnit>(['kWh', 'kVA', 'kVArh', 'kW', 'm3', 'ft3', 'hcf']);

/** All figures and dates of a line. */
export function valuesOf(line: Line, heads: ColumnHeads): LineValues {
  const { text } = line;
  const options = { ocr: line.ocr };
  const dates = findDates(text, options);
  const periods = findPeriods(text, options);
  const taken: { start: number; end: number }[] = [...dates, ...periods.filter((period) => period.confidence > 0.5)];
  const figures: Figure[] = [];
  const free = (value: { start: number; end: number }): boolean =>
    !taken.some((other) => value.start < other.end && other.start < value.end);
  const add = (found: Parsed<unknown>, figure: Partial<Figure> & { value: number; decimals: number }): void => {
    if (!free(found)) return;
    taken.push(found);
    const { start, end, confidence, repaired } = found;
    figures.push({ text: found.text, start, end, confidence, repaired, cell: cellAt(line, start), line, ...figure });
  };
  for (const rate of findRates(text, options)) {
    add(rate, { value: rate.value.amount, decimals: rate.value.decimals, rate: rate.value.unit });
  }
  for (const match of matchesOf(text, DAYS_OF_YEAR)) {
    const [part] = /^\d+/.exec(match[0])!;
    add(
      { value: 0, text: part, start: match.index, end: match.index + part.length, confidence: 1 },
      { value: Number(part), decimals: 0, unit: 'days' },
    );
    taken.push({ start: match.index, end: match.index + match[0].length });
  }
  for (const quantity of findQuantities(text, options)) {
    if (isPriceOfDay(quantity, line) || isOfRegister(quantity)) continue;
    add(quantity, { value: quantity.value.value, decimals: quantity.value.decimals, unit: quantity.value.unit });
  }
  for (const percentage of findPercentages(text, options)) {
    add(percentage, { value: percentage.value, decimals: 0, percent: true });
  }
  for (const money of findMoney(text, options)) {
    const alternatives = money.alternatives?.map((other) => other.pounds);
    const { decimals, currency } = money.value;
    const pounds = isAside(money, line) ? Math.abs(money.value.pounds) : money.value.pounds;
    // pounds with parts of a penny are a price
    if (currency && decimals > 2) add(money, { value: pounds, decimals, rate: { currency: 'pounds' } });
    else add(money, { value: pounds, decimals, money: currency ? 'pounds' : 'bare', alternatives });
  }
  const plain = withoutHours(text);
  for (const number of findNumbers(text, options)) {
    if (plain.slice(number.start, number.end).trim() !== '') add(number, number.value);
  }
  const kept = figures.filter((figure) => !isPartOfName(figure) && !isOfBox(figure)).sort((a, b) => a.start - b.start);
  for (const figure of kept) withHeader(figure, line, heads);
  const first = Math.min(text.length, ...kept.map((figure) => figure.start), ...dates.map((date) => date.start));
  const table = heads.get(line.index);
  const own = table ? kept.filter((figure) => !isOfOther(figure, table)) : kept;
  return { line, figures: own, dates, periods, label: text.slice(0, first).trim(), table };
}

/** Under the head of a bill that this one replaces; or under that of an earlier one, in a row that has a figure of each. */
const isOfOther = ({ header, rate, money, unit, percent, line }: Figure, table: readonly Head[]): boolean =>
  header !== undefined &&
  (isOfReplaced(header, table) ||
    ((rate ?? money ?? unit ?? percent) !== undefined && isOfOtherBill(header, table) && isRowOfBills(line)));

/** Nothing but figures, or one in each cell behind the name of the row; a dash where there is none. */
const isRowOfBills = ({ cells }: Line): boolean =>
  cells.every(({ text }) => /\d/.test(text)) ||
  (cells.length > 2 && cells.slice(1).every(({ text }) => ONE_FIGURE.test(text)));

const ONE_FIGURE = /^(?:[-(+£]*\s?\d[\d,.]*\)?(?:\s?(?:p|%|cr|kwh|kva|days?|m³|m3))?|[-–—])$/i;

/** "31 of 365 days", "31/365 days": so many days of the year that a price is for. */
const DAYS_OF_YEAR = /\b\d{1,3} ?(?:of(?: the)?|\/) ?36[56](?:\.25)? days\b/gi;

/** "a charge for 30 days (£15.00).": in running text brackets set an amount aside, and are no minus. */
function isAside({ start, end }: Parsed<unknown>, { text, cells }: Line): boolean {
  const before = /(\p{L})\s*\($/u.test(text.slice(0, start).replace(/\(\s*(?:£|GBP)\s*$/, '('));
  return cells.length === 1 && before && /^\)/.test(text.slice(end));
}

/** "28.40 | Day": the next cell names the hours of the price, and counts nothing. */
const isPriceOfDay = ({ text, start, end }: Parsed<unknown>, line: Line): boolean =>
  /\d\.\d+\s+day$/i.test(text) && cellAt(line, start) !== cellAt(line, end - 1);

/** "58069 Day": what the register of the day shows; "Rate 1 - Day": which it is. */
const isOfRegister = ({ text }: Parsed<unknown>): boolean => /^(?:\d{4,}\s+|\d\s*[-–]\s*)day$/i.test(text);

/** "Rate 1", "Unit 2": a small number that goes with the words before it is no figure. */
function isPartOfName({ unit, rate, money, percent, value, decimals, cell, start, line }: Figure): boolean {
  // "Rate 1 units"
  if (unit === 'units' && value < 10 && /\b(?:rate|register|band|tier)\s$/i.test(line.text.slice(cell.start, start)))
    return true;
  if (unit || rate || money || percent || decimals > 0 || value >= 10 || !/^\p{L}/u.test(cell.text)) return false;
  return (
    /\p{L}\s$/u.test(line.text.slice(cell.start, start)) &&
    !/\b(?:at|of|by|x|is|was)\s$/i.test(line.text.slice(cell.start, start))
  );
}

/** "Box 14 x box 15", "boxes 25 and 26": the numbers of other boxes of a form, and no figures. */
const isOfBox = ({ start, end, line: { text } }: Figure): boolean =>
  /\bbox(?:es)? (?:\d{1,2}[a-d]? (?:and|to|or|[+x×-]) )?$/i.test(text.slice(0, start)) &&
  /^[a-d]?(?![\d.,]\d)/.test(text.slice(end));

/** A bare figure takes its meaning from the head of its column, or else from its line's label, where they name a unit. */
function withHeader(figure: Figure, line: Line, heads: ColumnHeads): void {
  const head = headOf(figure.cell, line, heads);
  figure.header = head;
  if (figure.unit || figure.percent || figure.rate?.quantity || figure.rate?.time || figure.money === 'pounds') return;
  const unit = figure.rate ? undefined : unitBehind(figure, line);
  if (unit) {
    figure.rate = unit;
    figure.money = undefined;
    return;
  }
  const own = head && figure.decimals > 0 && !figure.rate ? unitOfPrice(figure, head) : undefined;
  if (own) {
    figure.rate = own;
    figure.money = undefined;
    return;
  }
  if (head && (takeUnit(figure, head) || (figure.money && OF_MONEY.test(head)))) return;
  const [label, first] = line.cells;
  // "Electricity, kWh": the number behind it, and neither its price nor its cost; two numbers of a kind are both counts
  const isCount = decimalsOf(figure.text) === decimalsOf(first?.text ?? '') || parseRateUnit(label.text) !== undefined;
  if (label === figure.cell || !isCount || isInProduct(figure)) return;
  const words = /\d/.test(label.text.replace(NO_FIGURES, '')) ? UNIT_OF_SUM.exec(label.text)?.[0] : label.text;
  if (words !== undefined) takeUnit(figure, words);
}

/** "Divide by 3.6 to give the gas used, kWh", "kWh (112 × factor × CV ÷ 3.6)" */
const UNIT_OF_SUM = /[,(:]\s*(?:in )?k\s?wh\)?$|^k\s?wh(?=\s*\(.*\)$)/i;

const decimalsOf = (text: string): number => /\d\.(\d+)/.exec(text)?.[1].length ?? 0;

/** Under "£ per unit" the price "91.50 /MWh" is one in pounds, for what stands behind it. */
function unitOfPrice({ line, end }: Figure, head: string): RateUnit | undefined {
  const currency = parseRateUnit(head)?.currency ?? (POUNDS.test(head) ? 'pounds' : undefined);
  const behind = line.text.slice(end);
  if (!currency || !/^\s*(?:\/|per\b)/i.test(behind)) return undefined;
  const { unit, length } = readPer(behind);
  return length > 0 ? { currency, ...unit } : undefined;
}

/** "0.15387   £/kWh": a cell behind a price that says nothing but what it is for. */
function unitBehind({ cell, decimals, end }: Figure, line: Line): RateUnit | undefined {
  const next = line.cells[line.cells.indexOf(cell) + 1];
  if (decimals === 0 || end !== cell.end || !next || !RATE_UNIT.test(next.text)) return undefined;
  return parseRateUnit(next.text);
}

const RATE_UNIT = /^(?:£|p|gbp|pence|pounds)\s?(?:\/|per\b)\s?[\p{L}\s/]+$/iu;

/** "112 m³ × 1.02264 × 39.7 ÷ 3.6": a factor is of no unit that the line's label names. */
const isInProduct = ({ start, end, decimals, line: { text } }: Figure): boolean =>
  decimals > 0 && (/[×*÷]\s*$/.test(text.slice(0, start)) || /^\s*[×*÷]/.test(text.slice(end)));

/** A unit, and which boxes of a form are added up: "(16 + 20)". */
const NO_FIGURES = /m3|\(\w*\s?\d+(?:\s[+×x*-]\s\d+)+\)/g;

const POUNDS = /£|\b(?:pounds|gbp|sterling)\b/i;
/** Over a column of money no unit of the row is that of the column. */
const OF_MONEY = /£|\b(?:pounds|gbp|sterling|(?:goods|line|net|gross) (?:value|total|amount)|value|amount|cost)\b/i;
/** "Pence", "Price (p)" over a column that holds prices of several units. */
const PENCE_ALONE = /^(?:rate|price)?\W*(?:in )?\(?(?:pence|p)\)?(?: each)?$/i;
/** A price in whole pence has no point. */
const OF_PRICES = /\b(?:rate|price)/i;
/** "VAT 20%" says at what rate the column's amounts are. */
const PER_CENT = /(?<!\d\s?)%|(?<!\d\s?)\bper cent\b/i;
/** The unit is that of each row: "kWh / days", "Units or days". */
const EITHER = /\b(?:kwh|units)\s*(?:\/|or|,|&|and)\s*days\b|\bdays\s*(?:\/|or|,|&|and)\s*(?:kwh|units)\b/i;

function takeUnit(figure: Figure, words: string): boolean {
  if (EITHER.test(words)) return false;
  if (PER_CENT.test(words) && Math.abs(figure.value) <= 100) {
    figure.percent = true;
    figure.money = undefined;
    figure.fromHeader = true;
    return true;
  }
  const isPence = PENCE_ALONE.test(words.trim()) && (figure.decimals > 0 || OF_PRICES.test(words));
  const pence: RateUnit | undefined = isPence ? { currency: 'pence' } : undefined;
  const rate = parseRateUnit(words) ?? pence;
  if (rate && (!figure.rate || figure.rate.currency === rate.currency)) {
    figure.rate = rate;
    figure.fromHeader = true;
    return true;
  }
  if (figure.rate || POUNDS.test(words)) return false;
  const quantity = parseQuantityUnit(words);
  if (quantity && MEASURES.has(quantity.unit)) {
    figure.unit = quantity.unit;
    figure.value *= quantity.factor;
  } else if (/\bdays\b/i.test(words) && figure.decimals === 0) {
    figure.unit = 'days';
  } else {
    return false;
  }
  figure.fromHeader = true;
  return true;
}
