import { advanceOf } from '../fields/checks/arithmetic.js';
import { findDates, readTypeIn } from '../fields/values/index.js';
import type { Lexicon } from '../layout/index.js';
import { overlapX } from '../layout/geometry.js';
import { strengthOf } from '../fields/vocabulary.js';
import type { ReadType } from '../results.js';
import { foundInLine, type Found } from './found.js';
import { isHistory } from './charges.js';
import { cellsAbove, type Cell, type Line } from './lines.js';
import type { Figure, LineValues } from './line-values.js';

export interface ReadingFields {
  readFromDate?: Found<string>;
  readToDate?: Found<string>;
  readFromType?: Found<ReadType>;
  readToType?: Found<ReadType>;
}

interface Reading {
  figure: Figure;
  values: LineValues;
}

interface ReadingPair {
  opening: Reading;
  closing: Reading;
  score: number;
}

const LONGEST_READING = 8;
const NEAR_LINES = 7;
/** A cell that says how a reading came about is short. */
const LONGEST_KIND = 40;

/**
 * Reads what the bill says of its meter readings. The two readings are the two numbers whose difference is a printed
 * number of units (`advances`); labels ("previous", "present") confirm it, or decide where no difference is printed.
 */
export function readingsOf(
  all: readonly LineValues[],
  lines: readonly Line[],
  advances: readonly number[],
  lexicon: Lexicon,
): ReadingFields {
  const legend = legendOf(lines);
  const pair = pairOf(all, lines, advances, lexicon);
  if (!pair) return {};
  const from = describe(pair.opening, lines, legend, pair.closing);
  const to = describe(pair.closing, lines, legend, pair.opening);
  const sure = Math.min(0.97, 0.6 + 0.1 * pair.score);
  const fields: ReadingFields = {};
  if (from.type) fields.readFromType = { ...from.type, confidence: sure * from.type.confidence };
  if (to.type) fields.readToType = { ...to.type, confidence: sure * to.type.confidence };
  if (from.date && to.date && from.date.value <= to.date.value) {
    fields.readFromDate = { ...from.date, confidence: sure * from.date.confidence };
    fields.readToDate = { ...to.date, confidence: sure * to.date.confidence };
  }
  return fields;
}

function pairOf(
  all: readonly LineValues[],
  lines: readonly Line[],
  advances: readonly number[],
  lexicon: Lexicon,
): ReadingPair | undefined {
  const readings = all
    .filter((values) => !isHistory(values, lexicon))
    .flatMap((values) => values.figures.filter((figure) => isReading(figure)).map((figure) => ({ figure, values })));
  let best: ReadingPair | undefined;
  for (const opening of readings) {
    for (const closing of readings) {
      if (opening === closing || opening.values.line.page !== closing.values.line.page) continue;
      if (Math.abs(opening.values.line.index - closing.values.line.index) > NEAR_LINES) continue;
      const score = scoreOf(opening, closing, lines, advances, lexicon);
      if (score > 1.5 && (!best || score > best.score)) best = { opening, closing, score };
    }
  }
  return best;
}

function isReading(figure: Figure): boolean {
  if (figure.rate || figure.percent || figure.money === 'pounds' || figure.value < 0 || figure.decimals > 3)
    return false;
  if (figure.unit && figure.unit !== 'kWh' && figure.unit !== 'm3' && figure.unit !== 'units' && figure.unit !== 'ft3')
    return false;
  const digits = figure.text.replace(/\D/g, '').length - figure.decimals;
  return digits >= 2 && digits <= LONGEST_READING;
}

const digitsOf = (figure: Figure): number => figure.text.replace(/\D/g, '').length - figure.decimals;

function scoreOf(
  opening: Reading,
  closing: Reading,
  lines: readonly Line[],
  advances: readonly number[],
  lexicon: Lexicon,
): number {
  const dials = Math.max(digitsOf(opening.figure), digitsOf(closing.figure));
  const difference = advanceOf(opening.figure.value, closing.figure.value, dials);
  const advance = advances.findIndex((other) => Math.abs(other - difference) < 0.51 && other > 0);
  const named =
    namedAs(opening, lines, lexicon, 'openingReading', 'readFromDate') +
    namedAs(closing, lines, lexicon, 'closingReading', 'readToDate');
  let score = named + (advance >= 0 ? 2 - 0.01 * advance : 0);
  if (opening.values.line === closing.values.line) score += 0.3;
  if (readTypeIn(around(opening)) && readTypeIn(around(closing))) score += 0.3;
  if (opening.figure.value > closing.figure.value) score -= 0.5;
  return score;
}

const around = (reading: Reading): string =>
  reading.values.line.text.slice(reading.figure.start, reading.figure.end + 22);

/** Whether the label in front of a reading, or the heading over it, says that it is the first or the last one. */
function namedAs(reading: Reading, lines: readonly Line[], lexicon: Lexicon, ...fields: string[]): number {
  const { line } = reading.values;
  const before = line.text.slice(0, reading.figure.start);
  const heads = cellsAbove(reading.figure.cell, line, lines)
    .slice(0, 4)
    .map((cell) => cell.text);
  const texts = reading.values.label.length > 0 ? [before, ...heads] : heads;
  const strengths = texts.flatMap((text) =>
    lexicon.find(text, line.ocr).map((match) => Math.max(...fields.map((field) => strengthOf(match.concepts, field)))),
  );
  return Math.max(0, ...strengths);
}

interface Description {
  type?: Found<ReadType>;
  date?: Found<string>;
}

/** Kind and date of a reading: beside it, under it, over it, or in the label of its line. */
function describe(
  reading: Reading,
  lines: readonly Line[],
  legend: Map<string, ReadType>,
  other: Reading,
): Description {
  const { line } = reading.values;
  const { figure } = reading;
  const together = other.values.line === line;
  const left = figure.start < other.figure.start;
  const areas: Area[] = [];
  if (together) {
    const [start, end] = left ? [figure.start, other.figure.start] : [figure.start, line.text.length];
    areas.push(
      { line, start: figure.cell.start, end: figure.cell.end, worth: 0.97 },
      { line, start, end, worth: 0.93 },
    );
    areas.push(...cellsBelow(figure.cell, line, lines));
    for (const above of cellsAbove(figure.cell, line, lines).slice(0, 3)) {
      const over = lines.find((one) => one.cells.includes(above));
      if (over) areas.push({ line: over, start: above.start, end: above.end, worth: 0.9 });
    }
    if (!left) areas.push({ line, start: other.figure.end, end: figure.start, worth: 0.6 });
    else areas.push({ line, start: 0, end: figure.start, worth: 0.6 });
  } else {
    // where each reading has a line of its own, what stands above is of another
    areas.push(
      { line, start: figure.start, end: line.text.length, worth: 0.97 },
      { line, start: 0, end: figure.end, worth: 0.95 },
    );
    areas.push(...cellsBelow(figure.cell, line, lines), ...cellsBelow(line.cells[0], line, lines));
  }
  const place = left ? 0 : 1;
  const description: Description = together ? inOrder(line, place, legend) : {};
  for (const area of areas) {
    const text = area.line.text.slice(area.start, area.end);
    description.type ??= typeIn(area.line, text, area.start, legend, area.worth);
    description.date ??= dateIn(area, text);
  }
  return description;
}

interface Area {
  line: Line;
  start: number;
  end: number;
  worth: number;
}

function dateIn(area: Area, text: string): Found<string> | undefined {
  const dates = findDates(text, { ocr: area.line.ocr });
  if (dates.length === 0) return undefined;
  const [{ start, end, value, confidence }] = dates;
  return foundInLine(area.line, area.start + start, area.start + end, value, area.worth * confidence);
}

/** A line with two readings, two dates and two kinds gives each reading its own by their order. */
function inOrder(line: Line, place: number, legend: Map<string, ReadType>): Description {
  const types = line.cells.flatMap((cell) => {
    const type = cell.text.length <= LONGEST_KIND ? typeIn(line, cell.text, cell.start, legend, 0.93, true) : undefined;
    return type ? [type] : [];
  });
  const dates = line.cells.flatMap((cell) =>
    findDates(cell.text, { ocr: line.ocr }).map((date) => ({ ...date, at: cell.start })),
  );
  const description: Description = {};
  if (types.length === 2) description.type = types[place];
  if (dates.length === 2) {
    const { at, start, end, value, confidence } = dates[place];
    description.date = foundInLine(line, at + start, at + end, value, 0.93 * confidence);
  }
  return description;
}

function typeIn(
  line: Line,
  text: string,
  offset: number,
  legend: Map<string, ReadType>,
  worth: number,
  bare = false,
): Found<ReadType> | undefined {
  const letter = (bare ? /(?:\d\s*|^)\(?([A-Z])\)?(?=\s|$|[.,;])/ : /\d\s*\(?([A-Z])\)?(?=\s|$|[.,;])/).exec(text);
  const known = letter && legend.get(letter[1]);
  const type = readTypeIn(text);
  if (known && (!type || type.end - type.start === 1)) {
    const at = offset + letter.index + letter[0].indexOf(letter[1]);
    return foundInLine(line, at, at + 1, known, worth);
  }
  return type && foundInLine(line, offset + type.start, offset + type.end, type.type, worth * type.confidence);
}

/** The cells close under a cell, in its column. */
function cellsBelow(cell: Cell, line: Line, lines: readonly Line[]): Area[] {
  const below: Area[] = [];
  let bottom = cell.y1;
  for (let i = line.index + 1; i < lines.length && i < line.index + 4 && lines[i].page === line.page; i += 1) {
    for (const other of lines[i].cells) {
      if (overlapX(other, cell) <= 0 || other.y0 - bottom > 1.2 * cell.fontSize) continue;
      // a row of its own, or another reading, belongs to something else
      if (/\d/.test(other.text) && findDates(other.text, { ocr: line.ocr }).length === 0) return below;
      below.push({ line: lines[i], start: other.start, end: other.end, worth: 0.93 });
      bottom = Math.max(bottom, other.y1);
    }
  }
  return below;
}

/** What the letters beside readings mean, where the bill says: "A = actual reading, E = estimated by us". */
function legendOf(lines: readonly Line[]): Map<string, ReadType> {
  const legend = new Map<string, ReadType>();
  for (const line of lines) {
    for (const match of line.text.matchAll(
      /(?:^|[\s(,;'"])([A-Z])['"]?\s*(?:=|-|–|:|means|is|stands for)\s*([^,;=.]{4,40})/g,
    )) {
      const type = readTypeIn(match[2]);
      if (type && type.confidence > 0.9) legend.set(match[1], type.type);
    }
  }
  return legend;
}
