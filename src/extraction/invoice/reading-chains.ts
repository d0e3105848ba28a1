import { advanceOf, close } from '../fields/checks/arithmetic.js';
import type { Lexicon } from '../layout/index.js';
import type { Parsed, Period } from '../fields/values/index.js';
import { foundInLine, type Found } from './found.js';
import { isHistory } from './history.js';
import type { Figure, LineValues } from './line-values.js';
import type { ReadingPair } from './reading-pairs.js';

/** A row of a table of readings: both of them, what they make, and their days. */
interface ReadingRow {
  values: LineValues;
  opening: Figure;
  closing: Figure;
  from: Found<string>;
  to: Found<string>;
}

/** The first and the last row of the bill's time. */
export interface ReadingChain {
  first: ReadingPair;
  last: ReadingPair;
  from: Found<string>;
  to: Found<string>;
  /** The readings of the whole time, unless the meter was exchanged in it. */
  whole?: ReadingPair;
}

const SURE = 0.93;
/** As much as two readings whose difference is printed, in one line. */
const SCORE = 2.3;
const DAY = 86_400_000;
/** So many days may a reading be off the day on which the charges begin or end. */
const OFF = 10;

/**
 * Readings taken month by month, or of a meter and of the one that it was exchanged for: rows with two days and two
 * readings each, of which every row begins on the day on which the one before it ends. "1 May  4711  31 May  4840  129"
 * over "31 May  4840  30 June  4925  85": the bill's readings are the first and the last of them.
 */
export function readingChainOf(
  all: readonly LineValues[],
  lexicon: Lexicon,
  charged: Period | undefined,
): ReadingChain | undefined {
  const rows = all.flatMap((values) => (isHistory(values, lexicon) ? [] : (readingRow(values) ?? [])));
  // another register, or another meter, has its own
  if (rows.length < 2 || !rows.every((row, i) => i === 0 || isNext(rows[i - 1], row))) return undefined;
  const [first, last] = [rows[0], rows[rows.length - 1]];
  if (charged && (isFar(first.from, charged.from) || isFar(last.to, charged.to))) return undefined;
  const isOneMeter = rows.every((row, i) => i === 0 || row.opening.value === rows[i - 1].closing.value);
  return {
    first: pairOf(first, first),
    last: pairOf(last, last),
    from: first.from,
    to: last.to,
    whole: isOneMeter ? pairOf(first, last) : undefined,
  };
}

function readingRow(values: LineValues): ReadingRow | undefined {
  const [from, to, ...more] = [...values.dates].sort((a, b) => a.start - b.start);
  if (!to || more.length > 0 || from.value >= to.value) return undefined;
  const bare = values.figures.filter(
    ({ money, rate, percent, unit }) => !money && !rate && !percent && unit !== 'days',
  );
  for (const [i, opening] of bare.entries()) {
    for (const [k, closing] of bare.slice(i + 1).entries()) {
      const dials = Math.max(digitsOf(opening), digitsOf(closing));
      const advance = advanceOf(opening.value, closing.value, dials);
      if (advance > 0 && bare.slice(i + k + 2).some(({ value }) => close(value, advance, 0.5)))
        return { values, opening, closing, from: dayOf(from, values), to: dayOf(to, values) };
    }
  }
  return undefined;
}

const dayOf = ({ start, end, value, confidence }: Parsed<string>, { line }: LineValues): Found<string> =>
  foundInLine(line, start, end, value, SURE * confidence);

const digitsOf = ({ text, decimals }: Figure): number => text.replace(/\D/g, '').length - decimals;

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

const isFar = (read: Found<string>, charged: string): boolean => Math.abs(daysFrom(read.value, charged)) > OFF;

/** Whether a row begins on the day on which another ends, or on the one after. */
const isNext = (row: ReadingRow, next: ReadingRow): boolean =>
  row.values.line.page === next.values.line.page && [0, 1].includes(daysFrom(row.to.value, next.from.value));

const unnamed = (): number => 0;

const pairOf = (from: ReadingRow, to: ReadingRow): ReadingPair => ({
  opening: { figure: from.opening, values: from.values, first: unnamed, last: unnamed },
  closing: { figure: to.closing, values: to.values, first: unnamed, last: unnamed },
  score: SCORE,
});
