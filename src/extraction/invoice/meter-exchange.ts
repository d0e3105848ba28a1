import { findDates } from '../fields/values/index.js';
import type { Line } from './lines.js';
import { dateIn, type Area, type SaidOfReading } from './reading-dates.js';
import { typeIn, type Legend } from './reading-kinds.js';
import type { SaidOfBoth } from './days-of-readings.js';

/** What one meter showed on one day. */
type Statement = SaidOfReading & Required<Pick<SaidOfReading, 'date'>>;

/** "1 June 2026: 27172 (actual)": all of a reading in one cell. */
const IN_CELL = /^\W*\d{4,8}(?![\d.,:/])/;
/** The figure of a meter in a cell of its own, with a letter for its kind: "27172 A". */
const READING = /^\d{4,8}(?: ?\(?[A-Z]\)?)?$/;

/**
 * The first and the last reading where the meter was exchanged: of four readings the middle two are of one day, when the
 * old meter was taken away and the new one fitted. What is billed runs from the old one's opening to the new one's closing.
 */
export function readingsOfExchange(lines: readonly Line[], legend: Legend): SaidOfBoth | undefined {
  const told = lines.flatMap((line) => statementsIn(line, legend));
  const byDay = told.sort((a, b) => a.date.value.localeCompare(b.date.value));
  const [first, removed, fitted, last] = byDay;
  if (byDay.length !== 4 || new Set(byDay.map(({ date }) => date.page)).size > 1) return undefined;
  const isExchange =
    removed.date.value === fitted.date.value &&
    first.date.value < removed.date.value &&
    last.date.value > fitted.date.value;
  return isExchange ? { from: first, to: last } : undefined;
}

function statementsIn(line: Line, legend: Legend): Statement[] {
  const inCells = line.cells.flatMap(({ text, start, end }) => {
    const [date, ...more] = findDates(text, { ocr: line.ocr });
    const isWhole = date?.start === 0 && more.length === 0 && IN_CELL.test(text.slice(date.end));
    return isWhole ? statementOf({ line, start, end, worth: 0.9 }, legend) : [];
  });
  const isRow =
    line.cells.some(({ text }) => READING.test(text)) &&
    !/£/.test(line.text) &&
    findDates(line.text, { ocr: line.ocr }).length === 1;
  if (inCells.length > 0 || !isRow) return inCells;
  return statementOf({ line, start: 0, end: line.text.length, worth: 0.9 }, legend);
}

function statementOf(area: Area, legend: Legend): Statement[] {
  const text = area.line.text.slice(area.start, area.end);
  const date = dateIn(area, text);
  return date ? [{ date, type: typeIn(area, text, legend) }] : [];
}
