import { findDates, readTypeIn } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { overlapX } from '../layout/geometry.js';
import { type Lexicon, withoutUnticked } from '../layout/index.js';
import type { ReadType } from '../results.js';
import type { Bill } from './bill.js';
import { foundInLine, type Found } from './found.js';
import { LEXICON } from './lexicon.js';
import { cellsAbove, type Cell, type Line } from './lines.js';
import { dateAtSameOffset, dateIn, datesSaid, dateOfColumn, type Area } from './reading-dates.js';
import { kindsSaid, readingsNamed } from './reading-labels.js';
import { readingPairOf, type Reading, type ReadingPair } from './reading-pairs.js';
import { matchesOf } from '../matches.js';

export interface ReadingFields {
  readFromDate?: Found<string>;
  readToDate?: Found<string>;
  readFromType?: Found<ReadType>;
  readToType?: Found<ReadType>;
}

/** A cell that says how a reading came about is short. */
const LONGEST_KIND = 40;

/** What letters beside readings mean. */
type Legend = Map<string, ReadType>;

/** Reads what the bill says of its meter readings: when they were taken, and how they came about. */
export function readingsOf(
  { layout, values: all, lines }: Pick<Bill, 'layout' | 'values' | 'lines'>,
  advances: readonly number[],
  lexicon: Lexicon,
): ReadingFields & { pair?: ReadingPair } {
  const legend = legendOf(lines);
  const pair = readingPairOf(all, lines, advances, lexicon);
  if (!pair) return {};
  const from = describe(pair.opening, lines, legend, pair.closing);
  const to = describe(pair.closing, lines, legend, pair.opening);
  if (from.date && to.date && from.date.value >= to.date.value) {
    from.date = dateAtSameOffset(pair.opening, pair.closing, lines);
    to.date = dateAtSameOffset(pair.closing, pair.opening, lines);
  }
  const named = readingsNamed(layout);
  const kinds = kindsSaid(lines);
  const dates = datesSaid(lines);
  from.date ??= named.from.date ?? dates.from;
  to.date ??= named.to.date ?? dates.to;
  const both = kindOfBoth(pair, lines, legend);
  from.type = named.from.type ?? both ?? from.type ?? kinds.from;
  to.type = named.to.type ?? both ?? to.type ?? kinds.to;
  const sure = Math.min(0.97, 0.6 + 0.1 * pair.score);
  const fields: ReadingFields = {};
  if (from.type) fields.readFromType = { ...from.type, confidence: sure * from.type.confidence };
  if (to.type) fields.readToType = { ...to.type, confidence: sure * to.type.confidence };
  if (from.date && to.date && from.date.value < to.date.value) {
    fields.readFromDate = { ...from.date, confidence: sure * from.date.confidence };
    fields.readToDate = { ...to.date, confidence: sure * to.date.confidence };
  }
  return { ...fields, pair };
}

const HEADS_KIND = /\b(?:type|status|basis|source|kind)\b/i;

/** Under "Reading type" the one kind in the row of both readings is that of either. */
function kindOfBoth(
  { opening, closing }: ReadingPair,
  lines: readonly Line[],
  legend: Legend,
): Found<ReadType> | undefined {
  const { line } = opening.values;
  if (line !== closing.values.line) return undefined;
  const kinds = line.cells.flatMap((cell) => {
    const type = typeIn({ line, start: cell.start, end: cell.end, worth: 0.93 }, cell.text, legend, true);
    return type ? [{ cell, type }] : [];
  });
  const [only, ...others] = kinds;
  const isHeaded =
    only && HEADS_KIND.test(cellsAbove(only.cell, line, lines).find(({ text }) => !readTypeIn(text))?.text ?? '');
  return isHeaded && others.length === 0 && !/\d/.test(only.cell.text) ? only.type : undefined;
}

interface Description {
  type?: Found<ReadType>;
  date?: Found<string>;
}

/** Kind and date of a reading: beside it, under it, over it, or in the label of its line. */
function describe(reading: Reading, lines: readonly Line[], legend: Legend, other: Reading): Description {
  const together = other.values.line === reading.values.line;
  const { cell } = reading.figure;
  if (cell === other.figure.cell || (cell.block === other.figure.cell.block && cell.block.kind !== 'cell')) {
    return inSentence(reading, other, lines, legend);
  }
  const areas = together ? areasInRow(reading, other, lines) : areasOfLine(reading, lines);
  const inTable = together && reading.figure.cell !== other.figure.cell;
  const description: Description = inTable
    ? inOrder(reading.values.line, reading.figure.start < other.figure.start ? 0 : 1, legend, lines)
    : {};
  for (const area of areas) {
    const text = area.line.text.slice(area.start, area.end);
    description.type ??= typeIn(area, text, legend);
    description.date ??= dateIn(area, text);
  }
  description.type ??= pairedTypes(reading, other, lines, legend) ?? withoutLetter(reading, legend);
  description.date ??= dateAtSameOffset(reading, other, lines) ?? dateOfColumn(reading, other, lines);
  return description;
}

/** A reading with no letter behind it, where the paper says what that means. */
function withoutLetter({ figure, values: { line } }: Reading, legend: Legend): Found<ReadType> | undefined {
  const type = legend.get('');
  const isBare = !/^\s?\(?[A-Z]\)?(?=\s|$)/.test(line.text.slice(figure.end));
  return type && isBare ? foundInLine(line, figure.start, figure.end, type, 0.85) : undefined;
}

const OPENS_AND_CLOSES = /^(\w+)\s*[/,]\s*(\w+)$/;

/** "A/E" in the readings' line, or in the only such cell of the paper: the kinds of the first and of the last reading. */
function pairedTypes(
  reading: Reading,
  other: Reading,
  lines: readonly Line[],
  legend: Legend,
): Found<ReadType> | undefined {
  const kinds = (line: Line): Found<ReadType>[][] =>
    line.cells.flatMap((cell) => {
      const match = OPENS_AND_CLOSES.exec(cell.text);
      const both = match?.slice(1).flatMap((text) => {
        const start = cell.start + cell.text.indexOf(text);
        return typeIn({ line, start, end: start + text.length, worth: 0.9 }, text, legend, true) ?? [];
      });
      return both?.length === 2 ? [both] : [];
    });
  const own = kinds(reading.values.line);
  const [pair, ...others] = own.length > 0 ? own : lines.flatMap(kinds);
  const opens = reading.figure.value <= other.figure.value;
  return pair && others.length === 0 ? pair[opens ? 0 : 1] : undefined;
}

/** In running text the two dates and the two kinds stand in the order of the readings, before or after each. */
function inSentence(reading: Reading, other: Reading, lines: readonly Line[], legend: Legend): Description {
  const { line } = reading.values;
  const isFirst = (one: Reading, two: Reading): boolean =>
    one.values.line.index < two.values.line.index ||
    (one.values.line === two.values.line && one.figure.start < two.figure.start);
  const [first, second] = isFirst(reading, other) ? [reading, other] : [other, reading];
  const from = first.values.line;
  const to = second.values.line;
  const around = lines.filter((one) => one.page === line.page && one.index >= from.index && one.index <= to.index + 1);
  const { block } = first.figure.cell;
  const sentence = around.filter((one) => one.cells.some((cell) => cell.block === block));
  const dates = sentence.flatMap((one) => {
    const whole = { line: one, start: 0, end: one.text.length, worth: 0.9 };
    return findDates(one.text, { ocr: one.ocr }).flatMap(
      (date) => dateIn({ ...whole, start: date.start }, date.text) ?? [],
    );
  });
  const description: Description = {};
  const place = reading === first ? 0 : 1;
  if (dates.length === 2) description.date = dates.sort((a, b) => a.value.localeCompare(b.value))[place];
  const end = reading === first && from === to ? second.figure.start : line.text.length;
  const after = { line, start: reading.figure.start, end, worth: 0.93 };
  description.type = typeIn(after, line.text.slice(after.start, after.end), legend);
  if (!description.type && from !== to) {
    const before = { line, start: 0, end: reading.figure.start, worth: 0.85 };
    description.type = typeIn(before, line.text.slice(0, before.end), legend);
  }
  const next = lines[line.index + 1];
  if (!description.type && place === 1 && next && sentence.includes(next)) {
    description.type = typeIn({ line: next, start: 0, end: next.text.length, worth: 0.85 }, next.text, legend);
  }
  return description;
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
      return own ? [{ line: own, start: over.start, end: over.end, worth: 0.9 }] : [];
    });
  const before = { line, start: left ? 0 : other.figure.end, end: figure.start, worth: 0.6 };
  return [
    { line, start: cell.start, end: cell.end, worth: 0.97 },
    ...cellsBelow(cell, line, lines),
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
function inOrder(line: Line, place: number, legend: Legend, lines: readonly Line[]): Description {
  const description: Description = {};
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

const LETTER_AFTER_DIGIT = /\d\s*\(?([A-Za-z])\)?(?=\s|$|[.,;])/;
const LETTER_ALONE = /(?:\d\s*|^)\(?([A-Za-z])\)?(?=\s|$|[.,;])/;

function typeIn(
  { line, start, worth }: Area,
  printed: string,
  legend: Legend,
  cell = false,
): Found<ReadType> | undefined {
  const text = withoutUnticked(printed);
  const letter = (cell ? LETTER_ALONE : LETTER_AFTER_DIGIT).exec(text);
  const known = letter && legend.get(letter[1]);
  const type = readTypeIn(text);
  if (known && (!type || type.end - type.start === 1)) {
    const at = start + letter.index + letter[0].indexOf(letter[1]);
    return foundInLine(line, at, at + 1, known, worth);
  }
  return type && foundInLine(line, start + type.start, start + type.end, type.type, worth * type.confidence);
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

const NO_LETTER = /\bno letter(?:\s*[=:–-]|\s+(?:means?|is|stands for|says|shows))?\s+(?:that )?([^.;]{3,40})/i;

/** What the letters beside readings mean, where the bill says: "A = actual reading, E = estimated by us". */
function legendOf(lines: readonly Line[]): Legend {
  const legend: Legend = new Map();
  const entry =
    /(?:^|[\s(,;'"])([A-Z]|[a-z](?=\s*[=:]))['"]?(?:\s*[=:]\s*(?=[A-Za-z])|\s*(?:-|–|means|is|stands for)?\s+(?=[a-z]))([A-Za-z](?:(?!\s{2}|\s[A-Z]\s?[\s=:])[^,;=.]){3,40})/g;
  for (const line of lines) {
    for (const match of matchesOf(line.text, entry)) {
      const type = readTypeIn(match[2]);
      if (type && type.confidence > 0.9 && type.start < 12) legend.set(match[1], type.type);
    }
    const bare = NO_LETTER.exec(line.text);
    const meant = bare && readTypeIn(bare[1]);
    if (meant && meant.confidence > 0.9) legend.set('', meant.type);
  }
  return legend;
}
