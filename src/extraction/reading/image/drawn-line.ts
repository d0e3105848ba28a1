import { median } from '../../median.js';
import type { Component } from './components.js';
import type { Raster } from './raster.js';

/** Shortest line (points of a picture of 150 dpi; 24 points of the page). */
export const SHORTEST = 50;
const THICKEST = 9;
/** Ink that is no darker is the grain of the paper, between letters that stand under each other. */
const FAINTEST = 14;
/** Paper must show this far from one side of a line, along this share of its length. */
const FREE_SIDE = 4;
const LEAST_FREE = 0.8;
/** Share of its length along which it may be as dark beside it: darker by more than this is the print that a faint line stands beside. */
const MOST_SOLID = 0.4;
const AS_DARK = [0.7, 1.3] as const;
/** Share of a line's length along which there is ink, and along which it is about as dark as elsewhere. */
const LEAST_INKED = 0.9;
const LEAST_STEADY = 0.9;
/**
 * A line longer than any word may be fainter in places, and more so where it has ink and paper beside it nearly all along,
 * or paper alone: a thin line that leans falls between two rows of points again and again.
 */
const STEADY_LONG = 0.75;
const INKED_LONG = 0.93;
const SOLID_LONG = 0.1;
const BETWEEN_ROWS = { inked: 0.8, steady: 0.68 };
/** A row of dots, as leaders are, has its paper between them for what is typical of it: in so many places it is so much darker. */
const DOTTED = { share: 0.1, darker: 3 };
/** A line begins where it is seen at this many points, but for a few; in print that it ends at there is paper between. */
const BEGINNING = 24;
const LEAST_BEGUN = 0.8;
/** Beyond its ends it goes on until it is missed at so many points more than half of those where it is seen. */
const MOST_MISSED = 8;
/** So many points of a line lie on one level, that of the middle one of so many on each side of them. */
const STRAIGHT = 9;
const NEAR = 14;

/** A direction in a picture: whether print runs along it and how long words are in it, how many points lie along and across it, how far apart they are in its data. */
export interface Direction {
  isOfPrint: boolean;
  longestPrint: number;
  length: number;
  breadth: number;
  along: number;
  across: number;
}

/** A line from `from` on, nearly level: the upper edge of each of its columns, how many points lie below each other, how dark it is. */
export interface DrawnLine {
  from: number;
  tops: number[];
  thickness: number;
  ink: number;
}

/** The line that an area shows, without the ends where smoothing has drawn it out; undefined where it is none. */
export function lineIn(area: Component, picture: Raster, direction: Direction): DrawnLine | undefined {
  if (area.x1 - area.x0 < SHORTEST || area.y1 - area.y0 > THICKEST + (area.x1 - area.x0) * 0.012) return undefined;
  const columns = columnsOf(area, picture, direction);
  const typical = median(columns.map(({ ink }) => ink));
  if (typical < FAINTEST) return undefined;
  const isInked = (column: Column) => column.ink > 0.5 * typical;
  // The print in the cells of a table touches the line left of it, and is what is darkest there.
  const isTouched = ({ ink }: Column) => !direction.isOfPrint && ink > typical;
  const isFree = (column: Column) =>
    column.beside < lightest(typical) || (isTouched(column) && !isAsDark(column, typical));
  const begins = (column: Column, i: number, all: Column[]) =>
    isInked(column) && shareOf(all.slice(i, i + BEGINNING), isInked) >= LEAST_BEGUN;
  const first = columns.findIndex(begins);
  const last = columns.length - 1 - columns.toReversed().findIndex(begins);
  const within = columns.slice(first, last + 1);
  if (first < 0 || within.length < SHORTEST - 10) return undefined;
  const inked = shareOf(within, isInked);
  // The rim of a printed area, between its edge and the print in it, is thin as well.
  const solid = shareOf(
    within,
    ({ besideDark }) => besideDark > AS_DARK[0] * typical && besideDark < AS_DARK[1] * typical,
  );
  if (solid > MOST_SOLID || shareOf(within, isFree) < LEAST_FREE) return undefined;
  // A word, or a line of small print, can be dark all along, but not as evenly as a drawn line.
  const isLong = within.length >= direction.longestPrint;
  const isAlone = isLong && shareOf(within, ({ besideDark }) => besideDark > AS_DARK[0] * typical) <= SOLID_LONG;
  const steady = shareOf(within, (column) => isAsDark(column, typical) || isTouched(column));
  const isEven = inked >= LEAST_INKED && steady >= (isLong ? STEADY_LONG : LEAST_STEADY);
  const isDotted = shareOf(within, ({ ink }) => ink > DOTTED.darker * typical) > DOTTED.share;
  const isThin = inked >= BETWEEN_ROWS.inked && steady >= BETWEEN_ROWS.steady;
  if (!isEven && !(isAlone && !isDotted && (inked >= INKED_LONG || isThin))) return undefined;
  const line = { ...drawnAlong(within, area.x0 + first), ink: typical };
  return direction.isOfPrint && isLong ? lengthened(line, picture, direction) : line;
}

/** Paper beside ink that is typical of a line is not darker than this. */
const lightest = (typical: number): number => Math.max(10, 0.45 * typical);

/** A column about as dark as a line mostly is. */
const isAsDark = ({ ink }: Column, typical: number): boolean => Math.abs(ink - typical) <= 0.25 * typical + 6;

const shareOf = <T>(values: T[], test: (value: T) => boolean): number => values.filter(test).length / values.length;

interface Column {
  /** Where it is darkest, and from where to where it is nearly as dark. */
  y: number;
  y0: number;
  y1: number;
  /** Darkness within the area. */
  ink: number;
  /** Darkness next to it, on its lighter side. */
  beside: number;
  /** The same on its darker side. */
  besideDark: number;
}

function columnsOf({ x0, x1, runs }: Component, { data }: Raster, { breadth, along, across }: Direction): Column[] {
  const top = new Int32Array(x1 - x0).fill(breadth);
  const bottom = new Int32Array(x1 - x0).fill(-1);
  for (const run of runs) {
    for (let x = run.x0 - x0; x < run.x1 - x0; x++) {
      if (run.y < top[x]) top[x] = run.y;
      bottom[x] = run.y;
    }
  }
  return Array.from(top, (from, i) => {
    const column = (x0 + i) * along;
    const inkAt = (y: number) => 255 - data[y * across + column];
    let y = from;
    for (let row = from; row <= bottom[i]; row++) if (inkAt(row) > inkAt(y)) y = row;
    const ink = inkAt(y);
    let [y0, y1] = [y, y];
    while (y0 > from && inkAt(y0 - 1) > 0.5 * ink) y0--;
    while (y1 < bottom[i] && inkAt(y1 + 1) > 0.5 * ink) y1++;
    const sides = [inkAt(Math.max(0, y0 - FREE_SIDE)), inkAt(Math.min(breadth - 1, y1 + FREE_SIDE))];
    return { y, y0, y1, ink, beside: Math.min(...sides), besideDark: Math.max(...sides) };
  });
}

/** The line that goes through columns from `from` on: as thick as most of them are, through those that are as dark as it and no letter. */
function drawnAlong(columns: Column[], from: number): Omit<DrawnLine, 'ink'> {
  const thickness = median(columns.map(({ y0, y1 }) => y1 - y0 + 1));
  const typical = median(columns.map(({ ink }) => ink));
  const own = columns.flatMap((column, at) =>
    isAsDark(column, typical) ? [{ at, middle: column.y0 + column.y1 }] : [],
  );
  const tops = columns.map(() => 0);
  let next = 0;
  for (let at = 0; at < columns.length; at += STRAIGHT) {
    while (next < own.length && own[next].at < at + STRAIGHT / 2) next++;
    const near = own.slice(Math.max(0, next - NEAR), next + NEAR);
    tops.fill(Math.round((median(near.map(({ middle }) => middle)) - thickness + 1) / 2), at, at + STRAIGHT);
  }
  return { from, tops, thickness };
}

/**
 * The line with what goes on beyond its ends close under or over print, whose ink it was lost in: there is ink on its way
 * and paper on one side of it.
 */
function lengthened(line: DrawnLine, { data }: Raster, direction: Direction): DrawnLine {
  const { from, tops, thickness, ink: typical } = line;
  const { length, breadth, along, across } = direction;
  const inkAt = (x: number, y: number) => 255 - data[Math.max(0, Math.min(breadth - 1, y)) * across + x * along];
  const isLine = (x: number, top: number): boolean => {
    let ink = 0;
    for (let y = top - 1; y < top + thickness; y++) ink = Math.max(ink, inkAt(x, y) + inkAt(x, y + 1));
    const beside = Math.min(inkAt(x, top - FREE_SIDE), inkAt(x, top + thickness - 1 + FREE_SIDE));
    return ink > Math.max(0.5 * typical, FAINTEST) && beside < lightest(typical);
  };
  const slope = (tops[tops.length - 1] - tops[0]) / tops.length;
  const beyond = (start: number, top: number, step: 1 | -1): number[] => {
    const more: number[] = [];
    let [reached, missed] = [0, 0];
    for (let x = start; x >= 0 && x < length && missed < MOST_MISSED; x += step) {
      more.push(Math.round(top + slope * (x - start)));
      if (isLine(x, more[more.length - 1])) [reached, missed] = [more.length, Math.max(0, missed - 0.5)];
      else missed++;
    }
    return more.slice(0, reached);
  };
  const before = beyond(from - 1, tops[0], -1);
  const after = beyond(from + tops.length, tops[tops.length - 1], 1);
  return { from: from - before.length, tops: [...before.reverse(), ...tops, ...after], thickness, ink: typical };
}
