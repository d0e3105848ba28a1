import { addressLikeness, findMprns, findSupplyNumbers } from '../fields/values/index.js';
import { atHeight } from './at-height.js';
import { isBand } from './bands.js';
import { sameLine } from './geometry.js';
import { NUMBER } from './header-runs.js';
import { withoutHours } from './label-shapes.js';
import type { Block, Segment } from './model.js';
import { segmentOf } from './segments.js';

/** So many rows one under the other tell a list from house numbers that happen to follow each other. */
const LEAST_ROWS = 3;
/** The registers of a meter: "1 Day", "2 Night". */
const LEAST_REGISTERS = 2;
/** In type heights: how exactly the rows of a list begin at one edge. */
const TOGETHER = 0.5;

/**
 * The lines of a list of supplies or registers without their place in it, where that is run together with what stands in
 * the first column: "5 Paisley Store", "1 Day". Numbers before streets are those of houses.
 */
export function withoutLeadingPlaces(segments: readonly Segment[]): Segment[] {
  const led = segments.filter(({ words: [first, second] }) => NUMBER.test(first.text) && /^\p{Lu}/u.test(second?.text));
  const ofSupplies = new Set(led.length < LEAST_ROWS ? [] : led.filter((each) => isOfSupply(each, segments)));
  const listed = new Set<Segment>();
  for (const first of led) {
    const run = listed.has(first) ? [] : runFrom(first, led);
    if (areRegisters(run)) run.forEach((each) => listed.add(each));
    if (run.length < LEAST_ROWS || run.filter((each) => ofSupplies.has(each)).length <= 0.5 * run.length) continue;
    if (areHouses(run)) continue;
    for (const each of run) listed.add(each);
  }
  return segments.map((each) => (listed.has(each) ? segmentOf(each.page, each.words.slice(1)) : each));
}

/** The lines under one whose numbers go on from its own. */
function runFrom(first: Segment, led: readonly Segment[]): Segment[] {
  const run = [first];
  const under = led
    .filter(({ x0, y0 }) => y0 > first.y1 && Math.abs(x0 - first.x0) < TOGETHER * first.fontSize)
    .sort((a, b) => a.y0 - b.y0);
  for (const each of under) if (placeOf(each) === placeOf(run[run.length - 1]) + 1) run.push(each);
  return run;
}

const placeOf = ({ words: [first] }: Segment): number => Number(first.text);

const restOf = ({ words }: Segment): string =>
  words
    .slice(1)
    .map(({ text }) => text)
    .join(' ');

/** True for the parts of the day that the registers of one meter count: "1 Day" over "2 Night" is no day and no nights. */
function areRegisters(run: readonly Segment[]): boolean {
  return run.length >= LEAST_REGISTERS && run.every((each) => isBand({ text: withoutHours(restOf(each)).trim() }));
}

/** True for streets, or one thing again and again, behind the numbers. */
function areHouses(run: readonly Segment[]): boolean {
  const rests = run.map(restOf);
  const firsts = rests.map((rest) => rest.split(',')[0]);
  const streets = firsts.filter((part) => addressLikeness(part) >= 0.65);
  return new Set(firsts).size < run.length || streets.length > 0.3 * run.length;
}

/** True where the number of a supply stands in the line. */
const isOfSupply = (segment: Segment, segments: readonly Segment[]): boolean =>
  atHeight(segments, segment).some(
    (other) =>
      other.x0 > segment.x1 &&
      sameLine(other, segment) &&
      (findSupplyNumbers(other.text).length > 0 || findMprns(other.text).length > 0),
  );

/**
 * The rows of a table without the numbers that stand in their first column, before its texts, and count the rows: "No. Site"
 * in one head, or no head over the numbers.
 */
export function withoutPlaces(rows: readonly Block[][], header: readonly Block[]): Block[][] {
  const counted = rows.filter(
    ([first, next]) => next && NUMBER.test(first.text) && next.x0 < header[0].x1 && !/^[£\d]/.test(next.text),
  );
  const count = counted.every(([first], i) => i === 0 || Number(first.text) === Number(counted[i - 1][0].text) + 1);
  return counted.length < 2 || !count ? [...rows] : rows.map((row) => (counted.includes(row) ? row.slice(1) : row));
}
