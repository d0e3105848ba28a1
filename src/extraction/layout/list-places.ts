import {
  addressLikeness,
  BEGINS_ADDRESS,
  findMprns,
  findPostcodes,
  findSupplyNumbers,
} from '../fields/values/index.js';
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
    if (areHouses(run) && !haveOwnAddresses(run, segments)) continue;
    for (const each of [...run, ...headsOf(run, segments)]) listed.add(each);
  }
  return segments.map((each) => (listed.has(each) ? segmentOf(each.page, each.words.slice(1)) : each));
}

/** The lines under one whose numbers go on from its own. */
function runFrom(first: Segment, led: readonly Segment[]): Segment[] {
  const run = [first];
  const under = led.filter((each) => each.y0 > first.y1 && standsUnder(each, first)).sort((a, b) => a.y0 - b.y0);
  for (const each of under) if (placeOf(each) === placeOf(run[run.length - 1]) + 1) run.push(each);
  return run;
}

/** True for a line that begins where the first of a list does, or whose number ends there: 9 over 10. */
const standsUnder = ({ x0, words: [place] }: Segment, first: Segment): boolean =>
  Math.min(Math.abs(x0 - first.x0), Math.abs(place.x1 - first.words[0].x1)) < TOGETHER * first.fontSize;

/** What heads the numbers of a list. */
const HEAD_OF_PLACES = /^(?:seq|no|nr|num|line|ln|item|itm|row|s\/?n|#)\.?$/i;
/** So far over the first row its heads stand at most, in type heights. */
const HEAD_REACH = 6;

/** The heads over a list in which its numbers and what stands behind them are run together in the same way: "Seq Site". */
const headsOf = ([first]: readonly Segment[], segments: readonly Segment[]): Segment[] =>
  segments.filter(
    ({ words: [place, next], y1 }) =>
      y1 <= first.y0 &&
      first.y0 - y1 < HEAD_REACH * first.fontSize &&
      next !== undefined &&
      HEAD_OF_PLACES.test(place.text) &&
      Math.abs(next.x0 - first.words[1].x0) < TOGETHER * first.fontSize,
  );

/** In type heights: how far under a name its address begins at most. */
const UNDER = 0.8;

/** True where each line has an address of its own right under the name in it: "4 COURT WEST" over "107 Lime Grove, ...". */
const haveOwnAddresses = (run: readonly Segment[], segments: readonly Segment[]): boolean =>
  run.every(({ words: [, name], y1, fontSize }) =>
    segments.some(
      ({ text, x0, y0 }) =>
        Math.abs(x0 - name.x0) < 0.3 * fontSize &&
        y0 > y1 - 1 &&
        y0 - y1 < UNDER * fontSize &&
        BEGINS_ADDRESS.test(text) &&
        findPostcodes(text).length > 0,
    ),
  );

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
