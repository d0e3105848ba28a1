import { daysOfYear, type DayOfYear, type Period } from '../fields/values/index.js';
import { foundInLine, type Found } from './found.js';
import { cellsAbove, type Line } from './lines.js';
import type { Reading } from './reading-pairs.js';

/** How far from the days of the charges a reading may have been taken, in days. */
const NEAR = 45;
const DAY = 86_400_000;
const SURE = 0.85;
/** How many cells over a reading may be heads of its column. */
const HEADS = 3;

/** The days of two readings that the paper prints without their year: those next to the first and the last day of the charges. */
export function daysWithoutYear(
  opening: Reading,
  closing: Reading,
  charged: Period,
  lines: readonly Line[],
): { from: Found<string>; to: Found<string> } | undefined {
  const own = [opening, closing].map(({ values }) => values.line);
  const inOwn = own[0] === own[1] ? daysIn(own[0]) : own.flatMap((line) => onlyOne(daysIn(line)));
  const days = inOwn.length > 0 ? inOwn : [opening, closing].flatMap((reading) => onlyOne(daysOver(reading, lines)));
  if (days.length !== 2) return undefined;
  const [from, to] = [charged.from, charged.to].map((day, i) => nearTo(days[i], day));
  return from && to && from.value < to.value ? { from, to } : undefined;
}

const ON_BOTH_DAYS =
  /\bread(?:ings?)?\b[^.;]{0,40}\bon the first and (?:on )?(?:the )?last day of (?:the|this|your) (?:\p{L}+ )?(?:period|bill|invoice|month|quarter)\b/iu;
const SUPPOSED = /\b(?:if|where|when|should|must|please|can|may|not)\b/i;

/** "The meter was read on the first and the last day of the period." */
export function daysOfPeriodSaid(
  lines: readonly Line[],
  charged: Period,
): { from: Found<string>; to: Found<string> } | undefined {
  const line = lines.find(({ text }) => ON_BOTH_DAYS.test(text) && !SUPPOSED.test(text));
  if (!line) return undefined;
  const [from, to] = [charged.from, charged.to].map((day) => foundInLine(line, 0, line.text.length, day, SURE));
  return { from, to };
}

type Day = DayOfYear & { line: Line };

const daysIn = (line: Line): Day[] => daysOfYear(line.text).map((day) => ({ ...day, line }));

/** "14 May" over the column of a reading. */
const daysOver = ({ figure, values: { line } }: Reading, lines: readonly Line[]): Day[] =>
  cellsAbove(figure.cell, line, lines)
    .slice(0, HEADS)
    .flatMap((cell) => {
      const over = lines.find(({ cells }) => cells.includes(cell));
      return over ? daysIn(over).filter(({ start }) => start >= cell.start && start < cell.end) : [];
    });

const onlyOne = (days: Day[]): Day[] => (days.length === 1 ? days : []);

/** A day in the year in which it is near to another. */
function nearTo({ line, start, end, inYear }: Day, day: string): Found<string> | undefined {
  const year = Number(day.slice(0, 4));
  const near = [year - 1, year, year + 1].flatMap((each) => inYear(each) ?? []);
  const value = near.find((each) => Math.abs(Date.parse(each) - Date.parse(day)) <= NEAR * DAY);
  return value === undefined ? undefined : foundInLine(line, start, end, value, SURE);
}
