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
  type Parsed,
  type Period,
  type QuantityUnit,
  type RateUnit,
} from '../fields/values/index.js';
import { cellAt, cellsAbove, type Cell, type Line } from './lines.js';

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
}

const HEADER_REACH = 30;
/** A column ends where so many heights of type are empty. */
const COLUMN_BREAK = 7;
const MEASURES = new Set<QuantityUnit>(['kWh', 'kVA', 'kVArh', 'kW', 'm3', 'ft3', 'hcf']);

/** All figures and dates of a line. */
export function valuesOf(line: Line, lines: readonly Line[]): LineValues {
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
    figures.push({ text: found.text, start, end, confidence, repaired, cell: cellAt(line, start), ...figure });
  };
  for (const rate of findRates(text, options)) {
    add(rate, { value: rate.value.amount, decimals: rate.value.decimals, rate: rate.value.unit });
  }
  for (const quantity of findQuantities(text, options)) {
    add(quantity, { value: quantity.value.value, decimals: quantity.value.decimals, unit: quantity.value.unit });
  }
  for (const percentage of findPercentages(text, options)) {
    add(percentage, { value: percentage.value, decimals: 0, percent: true });
  }
  for (const money of findMoney(text, options)) {
    const alternatives = money.alternatives?.map((other) => other.pounds);
    const { pounds, decimals, currency } = money.value;
    add(money, { value: pounds, decimals, money: currency ? 'pounds' : 'bare', alternatives });
  }
  for (const number of findNumbers(text, options)) add(number, number.value);
  figures.sort((a, b) => a.start - b.start);
  for (const figure of figures) withHeader(figure, line, lines);
  const first = Math.min(text.length, ...figures.map((figure) => figure.start), ...dates.map((date) => date.start));
  return { line, figures, dates, periods, label: text.slice(0, first).trim() };
}

/** A bare figure takes its meaning from the heading of its column, where that names a unit. */
function withHeader(figure: Figure, line: Line, lines: readonly Line[]): void {
  const heading = headingOf(figure.cell, line, lines);
  if (!heading) return;
  figure.header = heading;
  if (figure.unit || figure.percent || figure.rate?.quantity || figure.rate?.time || figure.money === 'pounds') return;
  const rate = parseRateUnit(heading);
  if (rate && (!figure.rate || figure.rate.currency === rate.currency)) {
    figure.rate = rate;
    figure.fromHeader = true;
    return;
  }
  if (figure.rate) return;
  const quantity = parseQuantityUnit(heading);
  if (quantity && MEASURES.has(quantity.unit) && !/£/.test(heading)) {
    figure.unit = quantity.unit;
    figure.value *= quantity.factor;
    figure.fromHeader = true;
  } else if (/\bdays\b/i.test(heading) && figure.decimals === 0) {
    figure.unit = 'days';
    figure.fromHeader = true;
  }
}

/** The heading of a cell's column: the nearest text over it that is no figure and no kind of reading. */
function headingOf(cell: Cell, line: Line, lines: readonly Line[]): string | undefined {
  if (cell.block.kind === 'prose') return undefined;
  let seen = 0;
  let top = cell.y0;
  for (const above of cellsAbove(cell, line, lines)) {
    seen += 1;
    if (seen > HEADER_REACH || top - above.y1 > COLUMN_BREAK * cell.segment.fontSize) return undefined;
    top = Math.min(top, above.y0);
    const words = above.text.replace(/\b(?:m3|m³|12|24)\b/g, '');
    if (/\d/.test(words) || /^(?:actual|estimated?|customer|smart|a|e|c|std|cr|-)$/i.test(above.text.trim())) continue;
    return above.text;
  }
  return undefined;
}
