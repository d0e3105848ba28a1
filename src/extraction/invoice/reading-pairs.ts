import { advanceOf } from '../fields/checks/arithmetic.js';
import { findDates, readTypeIn } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import type { Lexicon } from '../layout/index.js';
import { isHistory } from './history.js';
import type { Figure, LineValues } from './line-values.js';
import { cellsAbove, type Line } from './lines.js';

/** A number that can be what a meter showed. */
export interface Reading {
  figure: Figure;
  values: LineValues;
  /** How strongly labels say that it is the earlier or the later one. */
  first(): number;
  last(): number;
}

/** The readings at the beginning and the end of the bill's period. */
export interface ReadingPair {
  opening: Reading;
  closing: Reading;
  score: number;
}

const LONGEST_READING = 8;
const SHORTEST_READING = 2;
/** "0.00" and the like are amounts. */
const SMALLEST_WITH_PENCE = 10;
const NEAR_LINES = 7;
const LEAST_SCORE = 1.5;

/**
 * The two readings of the bill: two numbers whose difference is a printed number of units (`advances`, the likelier
 * first). Labels ("previous", "present") confirm it, or decide where no difference is printed.
 */
export function readingPairOf(
  all: readonly LineValues[],
  lines: readonly Line[],
  advances: readonly number[],
  lexicon: Lexicon,
): ReadingPair | undefined {
  const readings = all
    .filter((values) => !isHistory(values, lexicon))
    .flatMap((values) =>
      values.figures
        .filter((figure) => isReading(figure) && !isNumberOfOther(figure, lexicon))
        .map((figure) => readingOf(figure, values, lines, lexicon))
        // what its head calls a reading is one, though it was taken for units as well
        .filter((reading) => !advances.includes(reading.figure.value) || reading.first() === 1 || reading.last() === 1),
    );
  let best: ReadingPair | undefined;
  for (const opening of readings) {
    for (const closing of readings) {
      if (opening === closing || opening.values.line.page !== closing.values.line.page) continue;
      if (Math.abs(opening.values.line.index - closing.values.line.index) > NEAR_LINES) continue;
      const score = scoreOf(opening, closing, advances);
      const pair = { opening, closing, score };
      if (score > LEAST_SCORE && (!best || score > best.score || isBeside(pair, best))) best = pair;
    }
  }
  return best;
}

/** Of columns side by side, as of a bill and the one that it replaces, the last is the one that holds. */
const isBeside = (pair: ReadingPair, other: ReadingPair): boolean =>
  pair.score >= other.score - 0.01 &&
  (['opening', 'closing'] as const).every(
    (end) => pair[end].values.line === other[end].values.line && pair[end].figure.start > other[end].figure.start,
  );

const digitsOf = (figure: Figure): number => figure.text.replace(/\D/g, '').length - figure.decimals;

function isReading(figure: Figure): boolean {
  const { unit, decimals } = figure;
  if (figure.rate || figure.percent || figure.money === 'pounds' || figure.value < 0 || decimals > 3) return false;
  if (figure.money && figure.value < SMALLEST_WITH_PENCE) return false;
  if (unit && unit !== 'kWh' && unit !== 'm3' && unit !== 'units' && unit !== 'ft3') return false;
  const digits = digitsOf(figure);
  return digits >= SHORTEST_READING && digits <= LONGEST_READING;
}

const OF_OTHERS = ['vatNumber', 'companyNumber', 'telephone', 'bankAccount', 'sortCode'];

/** "326 5584 26", "0330 210 8370": the first digits of a VAT number, or of a telephone's. */
const OF_LONG_NUMBER = /^(?:\d{3} \d{4} \d\d|0\d{2,4} \d{3} \d{3,4})\b/;

/** Whether the last label in front of a number makes it one of a telephone, a bank or a register. */
function isNumberOfOther({ start, cell, line }: Figure, lexicon: Lexicon): boolean {
  if (OF_LONG_NUMBER.test(line.text.slice(start))) return true;
  const last = lexicon.find(line.text.slice(cell.start, start), line.ocr).at(-1);
  return last !== undefined && OF_OTHERS.some((field) => strengthOf(last.concepts, field) === 1);
}

function readingOf(figure: Figure, values: LineValues, lines: readonly Line[], lexicon: Lexicon): Reading {
  // most numbers of a page are no readings: labels are looked at only where the numbers allow it
  const once = (fields: readonly string[]): (() => number) => {
    let strength: number | undefined;
    return () => (strength ??= namedAs(figure, values, lines, lexicon, fields));
  };
  return {
    figure,
    values,
    first: once(['openingReading', 'readFromDate']),
    last: once(['closingReading', 'readToDate']),
  };
}

/** Whether the label in front of a reading, or the heading over it, says that it is the first or the last one. */
function namedAs(
  figure: Figure,
  values: LineValues,
  lines: readonly Line[],
  lexicon: Lexicon,
  fields: readonly string[],
): number {
  const { line } = values;
  const heads = cellsAbove(figure.cell, line, lines)
    .slice(0, 4)
    .map((cell) => cell.text);
  const texts = values.label.length > 0 ? [line.text.slice(0, figure.start), ...heads] : heads;
  const strengths = texts.flatMap((text) =>
    lexicon.find(text, line.ocr).map((match) => Math.max(...fields.map((field) => strengthOf(match.concepts, field)))),
  );
  return Math.max(0, ...strengths);
}

function scoreOf(opening: Reading, closing: Reading, advances: readonly number[]): number {
  const dials = Math.max(digitsOf(opening.figure), digitsOf(closing.figure));
  const difference = advanceOf(opening.figure.value, closing.figure.value, dials);
  const advance = advances.findIndex(
    (other) => other > 0 && Math.abs(other - difference) < (Number.isInteger(other) ? 0.51 : 1),
  );
  const printed = isPrintedReading(opening) && isPrintedReading(closing) && sameDials(opening, closing);
  if (advance < 0 && (!printed || opening.first() < 1 || closing.last() < 1)) return 0;
  let score = opening.first() + closing.last() + (advance >= 0 ? 2 - 0.01 * advance : 0);
  if (opening.values.line === closing.values.line) score += isWorkedOut(opening, closing) ? -0.3 : 0.3;
  if (readTypeIn(around(opening)) && readTypeIn(around(closing))) score += 0.3;
  if (isUnderDate(opening) && isUnderDate(closing)) score += 0.6;
  if (opening.figure.value > closing.figure.value) score -= 0.5;
  return score;
}

/** "4840 − 4711 = 129": where the readings are told, more is said of them. */
const isWorkedOut = ({ figure: opening }: Reading, { figure: closing }: Reading): boolean =>
  closing.end < opening.start && /^\s*[−–-]\s*$/.test(opening.line.text.slice(closing.end, opening.start));

/** Without a difference to confirm it, only what stands in a table and has the digits of a meter is a reading. */
const isPrintedReading = ({ figure }: Reading): boolean => figure.cell.block.kind === 'cell' && digitsOf(figure) >= 4;

/** The head of a reading's column says on which day it was taken. */
const isUnderDate = ({ figure }: Reading): boolean => findDates(figure.header ?? '').length === 1;

const sameDials = (one: Reading, other: Reading): boolean =>
  Math.abs(digitsOf(one.figure) - digitsOf(other.figure)) <= 1;

const around = ({ values, figure }: Reading): string => values.line.text.slice(figure.start, figure.end + 22);
