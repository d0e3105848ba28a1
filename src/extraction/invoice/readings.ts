import { findDates, type Period } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { overlapX } from '../layout/geometry.js';
import type { Lexicon } from '../layout/index.js';
import type { ReadType } from '../results.js';
import type { Bill } from './bill.js';
import { daysOfPeriodSaid, daysWithoutYear } from './days-without-year.js';
import { daysOfReadings } from './days-of-readings.js';
import type { Found } from './found.js';
import { LEXICON } from './lexicon.js';
import { cellsAbove, type Cell, type Line } from './lines.js';
import {
  dateAtSameOffset,
  dateIn,
  readingsDated,
  dateOfColumn,
  saysDayOfCharges,
  type Area,
  type SaidOfReading,
} from './reading-dates.js';
import {
  kindBehind,
  kindOfBoth,
  kindsInTurn,
  legendOf,
  pairedTypes,
  typeIn,
  withoutLetter,
  type Legend,
} from './reading-kinds.js';
import { kindsListed, kindsSaid, readingsNamed } from './reading-labels.js';
import { inSentence } from './readings-in-sentences.js';
import { readingsOfExchange } from './meter-exchange.js';
import { readingChainOf } from './reading-chains.js';
import { readingPairOf, type Reading, type ReadingPair } from './reading-pairs.js';

export interface ReadingFields {
  readFromDate?: Found<string>;
  readToDate?: Found<string>;
  readFromType?: Found<ReadType>;
  readToType?: Found<ReadType>;
}

/** A cell that says how a reading came about is short. */
const LONGEST_KIND = 40;

/** Reads what the bill says of its meter readings: when they were taken, and how they came about. */
export function readingsOf(
  { layout, values: all, lines }: Pick<Bill, 'layout' | 'values' | 'lines'>,
  advances: readonly number[],
  lexicon: Lexicon,
  charged?: Period,
): ReadingFields & { pair?: ReadingPair } {
  const legend = legendOf(lines);
  const named = readingsNamed(layout);
  const chain = readingChainOf(all, lexicon, charged);
  const both = chain ? undefined : (readingsOfExchange(lines, legend) ?? daysOfReadings(lines));
  const pair = chain?.whole ?? readingPairOf(all, lines, advances, lexicon);
  const [first, last] = [chain?.first ?? pair, chain?.last ?? pair];
  if (!first || !last) {
    const inTurn = kindsInTurn(lines, legend);
    return fieldsOf(
      { date: both?.from.date ?? named.from.date, type: both?.from.type ?? named.from.type ?? inTurn?.[0] },
      { date: both?.to.date ?? named.to.date, type: both?.to.type ?? named.to.type ?? inTurn?.[1] },
      WITHOUT_FIGURES,
    );
  }
  const from = describe(first.opening, lines, legend, first.closing, 0);
  const to = describe(last.closing, lines, legend, last.opening, 1);
  if (chain) [from.date, to.date] = [chain.from, chain.to];
  else if (from.date && to.date && from.date.value >= to.date.value) {
    from.date = dateAtSameOffset(first.opening, first.closing, lines);
    to.date = dateAtSameOffset(first.closing, first.opening, lines);
  }
  const kinds = kindsSaid(lines);
  const listed = kindsListed(lines);
  const dated = readingsDated(lines);
  from.date = both?.from.date ?? from.date ?? named.from.date ?? dated.from?.date;
  to.date = both?.to.date ?? to.date ?? named.to.date ?? dated.to?.date;
  const bare =
    from.date || to.date || !charged
      ? undefined
      : (daysWithoutYear(first.opening, first.closing, charged, lines) ?? daysOfPeriodSaid(lines, charged));
  from.date ??= bare?.from;
  to.date ??= bare?.to;
  const same = chain ? undefined : kindOfBoth(first, lines, legend);
  from.type = both?.from.type ?? named.from.type ?? same ?? from.type ?? listed.from ?? kinds.from ?? dated.from?.type;
  to.type = both?.to.type ?? named.to.type ?? same ?? to.type ?? listed.to ?? kinds.to ?? dated.to?.type;
  return { ...fieldsOf(from, to, Math.min(0.97, 0.6 + 0.1 * first.score)), pair };
}

/** How sure it is what a paper says of readings whose figures it does not print, or that were not found. */
const WITHOUT_FIGURES = 0.7;

function fieldsOf(from: SaidOfReading, to: SaidOfReading, sure: number): ReadingFields {
  const fields: ReadingFields = {};
  if (from.type) fields.readFromType = { ...from.type, confidence: sure * from.type.confidence };
  if (to.type) fields.readToType = { ...to.type, confidence: sure * to.type.confidence };
  if (from.date && to.date && from.date.value < to.date.value) {
    fields.readFromDate = { ...from.date, confidence: sure * from.date.confidence };
    fields.readToDate = { ...to.date, confidence: sure * to.date.confidence };
  }
  return fields;
}

/** Kind and date of the first or last reading: beside it, under it, over it, or in the label of its line. */
function describe(
  reading: Reading,
  lines: readonly Line[],
  legend: Legend,
  other: Reading,
  turn: 0 | 1,
): SaidOfReading {
  const together = other.values.line === reading.values.line;
  const { cell } = reading.figure;
  if (cell === other.figure.cell || (cell.block === other.figure.cell.block && cell.block.kind !== 'cell')) {
    return inSentence(reading, other, lines, legend, turn);
  }
  const over = together ? undefined : toldOver(reading, other, lines, legend);
  if (over) return over;
  const areas = together ? areasInRow(reading, other, lines) : areasOfLine(reading, lines);
  const inTable = together && reading.figure.cell !== other.figure.cell;
  const description: SaidOfReading = inTable
    ? inOrder(reading.values.line, reading.figure.start < other.figure.start ? 0 : 1, legend, lines)
    : {};
  description.type ??= pairedTypes(reading, other, lines, legend);
  for (const area of areas) {
    const text = area.line.text.slice(area.start, area.end);
    description.type ??= typeIn(area, text, legend);
    description.date ??= dateIn(area, text);
  }
  description.type ??= kindBehind(reading, lines, legend) ?? withoutLetter(reading, legend);
  description.date ??= dateAtSameOffset(reading, other, lines) ?? dateOfColumn(reading, other, lines);
  return description;
}

/** "1 May 2026 · Actual" over the one reading and "31 May 2026 · Estimated" over the other: what is right over each is its own. */
function toldOver(
  reading: Reading,
  other: Reading,
  lines: readonly Line[],
  legend: Legend,
): Required<SaidOfReading> | undefined {
  const [own, others] = [reading, other].map(({ figure, values: { line } }) => {
    const [over] = line.cells.length === 1 ? cellsAbove(figure.cell, line, lines) : [];
    const above = over && lines.find(({ cells }) => cells.includes(over));
    if (!above || figure.cell.y0 - over.y1 > figure.cell.fontSize) return undefined;
    const area = { line: above, start: over.start, end: over.end, worth: 0.95 };
    const [date, type] = [dateIn(area, over.text), typeIn(area, over.text, legend)];
    return date && type && { date, type };
  });
  return own && others && own.date.value !== others.date.value ? own : undefined;
}

/** Where each reading has a line of its own: the rest of the line, its label, and what stands under either. */
function areasOfLine({ figure, values: { line } }: Reading, lines: readonly Line[]): Area[] {
  return [
    { line, start: figure.start, end: line.text.length, worth: 0.97 },
    { line, start: nearestDate(figure, line), end: figure.end, worth: 0.95 },
    { line, start: 0, end: figure.end, worth: 0.95 },
    ...cellsBelow(figure.cell, line, lines),
    ...cellsBelow(line.cells[0], line, lines),
  ];
}

/** The place of the last date in front of a reading: "To   30 June 2025 | 30 Jun 2025   15,587". */
const nearestDate = ({ start }: Reading['figure'], line: Line): number =>
  findDates(line.text, { ocr: line.ocr }).findLast((date) => date.end <= start)?.start ?? 0;

/** Where both readings stand in one line: their cells and columns. */
function areasInRow({ figure, values: { line } }: Reading, other: Reading, lines: readonly Line[]): Area[] {
  const { cell } = figure;
  const left = figure.start < other.figure.start;
  const after = { line, start: figure.start, end: left ? other.figure.start : line.text.length, worth: 0.93 };
  const above = stackedOver(cell, line, lines)
    .slice(0, 3)
    .flatMap((over) => {
      const own = lines.find((one) => one.cells.includes(over));
      return own && !saysDayOfCharges(own) ? [{ line: own, start: over.start, end: over.end, worth: 0.9 }] : [];
    });
  const before = { line, start: left ? 0 : other.figure.end, end: figure.start, worth: 0.6 };
  return [
    { line, start: cell.start, end: cell.end, worth: 0.97 },
    ...cellsBelow(cell, line, lines, other.figure.cell),
    after,
    ...above,
    before,
  ];
}

/** In heights of type. */
const STACKED = 1.5;

/** The cells over a cell that stand one upon the other, without a gap between their lines. */
function stackedOver(cell: Cell, line: Line, lines: readonly Line[]): Cell[] {
  const above = cellsAbove(cell, line, lines);
  const bottom = (over: Cell): number => lines.find((one) => one.cells.includes(over))?.y1 ?? over.y1;
  const gap = above.findIndex((over, i) => (above[i - 1] ?? cell).y0 - bottom(over) > STACKED * over.fontSize);
  return gap < 0 ? above : above.slice(0, gap);
}

/** A line with two readings, two dates and two kinds gives each reading its own by their order. */
function inOrder(line: Line, place: number, legend: Legend, lines: readonly Line[]): SaidOfReading {
  const description: SaidOfReading = {};
  const types = line.cells.flatMap((cell) => {
    if (cell.text.length > LONGEST_KIND) return [];
    const type = typeIn({ line, start: cell.start, end: cell.end, worth: 0.93 }, cell.text, legend, true);
    return type ? [type] : [];
  });
  const dates = line.cells.flatMap((cell) => {
    const area = { line, start: cell.start, end: cell.end, worth: 0.93 };
    return findDates(cell.text, { ocr: line.ocr }).map((date) =>
      dateIn({ ...area, start: cell.start + date.start }, date.text),
    );
  });
  if (types.length === 2) description.type = types[place];
  if (dates.length === 2 && !line.cells.some((cell) => isDayOfCharge(cell, line, lines)))
    description.date = dates[place];
  return description;
}

/** "First day", "Last day" over a column of dates: those of the charges, and not of the readings. */
function isDayOfCharge(cell: Cell, line: Line, lines: readonly Line[]): boolean {
  if (findDates(cell.text, { ocr: line.ocr }).length === 0) return false;
  const over = cellsAbove(cell, line, lines).slice(0, 2);
  const names = (field: string): boolean =>
    over.some(({ text }) => strengthOf(LEXICON.label(text, line.ocr)?.concepts ?? [], field) === 1);
  return (names('chargeStartDate') || names('chargeEndDate')) && !names('readFromDate') && !names('readToDate');
}

/** Boxes side by side have their lines one behind another. */
const MOST_BELOW = 6;

/** The cells close under a cell, in its column; what goes on under another column is of neither. */
function cellsBelow(cell: Cell, line: Line, lines: readonly Line[], column?: Cell): Area[] {
  const below: Area[] = [];
  let bottom = cell.y1;
  for (let i = line.index + 1; i < lines.length && i < line.index + MOST_BELOW && lines[i].page === line.page; i += 1) {
    for (const other of lines[i].cells) {
      if (overlapX(other, cell) <= 0 || other.y0 - bottom > 1.2 * cell.fontSize) continue;
      if (column && overlapX(other, column) > 0) return below;
      // a row of its own, or another reading, belongs to something else
      if (/\d/.test(other.text) && findDates(other.text, { ocr: line.ocr }).length === 0) return below;
      below.push({ line: lines[i], start: other.start, end: other.end, worth: 0.93 });
      bottom = Math.max(bottom, other.y1);
    }
  }
  return below;
}
