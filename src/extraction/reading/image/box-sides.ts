import { median } from '../../median.js';
import type { DrawnLine } from './drawn-line.js';
import type { Raster } from './raster.js';

/** Boxes for a line of print are so tall (points of a picture of 150 dpi); the sides of taller ones are found as lines. */
const TALL = { least: 20, most: 60 };
/** The boxes of a comb are no wider for their height. */
const WIDEST = 1.4;
/** Two level lines are the upper and the lower edge of boxes along so many points at least. */
const LEAST_SHARED = 24;
/** Beyond the end of an edge its side may stand so far. */
const AT_END = 3;
/** A side is so dark at this share of its points: print never goes from edge to edge. */
const FAINTEST = 24;
const LEAST_INKED = 0.94;
/** It is no thicker, and paper shows so far from its middle on one side at least, along this share of its length. */
const THICKEST = 6;
const FREE_SIDE = 4;
const LEAST_FREE = 0.8;
/** Lines that are found twice are no further apart, and one that is longer than a side is so by more than this. */
const SAME = 4;
const LONGER = 12;

/**
 * Upright lines with the sides of boxes for one line of print, and of the boxes of a comb, which are too short to be told
 * from letters otherwise: what goes from a level line to another one close below it, at the ends of the two or close to
 * another such side.
 *
 * @param picture with its lines not yet wiped out
 * @param level lines that were found along the print
 * @param upright those that were found across it; those no longer than a side are where it is, as far as they are seen
 */
export function withSidesOfBoxes(
  picture: Raster,
  level: readonly DrawnLine[],
  upright: readonly DrawnLine[],
): DrawnLine[] {
  const sides: DrawnLine[] = [];
  const covered = new Set<DrawnLine>();
  for (const [upper, lower] of edgesOfBoxes(level)) {
    for (const side of sidesOfBoxes(picture, upper, lower)) {
      const same = upright.filter((other) => isSame(side, other));
      if (sides.some((other) => isSame(side, other)) || same.some((other) => isLonger(other, side))) continue;
      sides.push(side);
      for (const line of same) covered.add(line);
    }
  }
  return [...upright.filter((line) => !covered.has(line)), ...sides];
}

const endOf = ({ from, tops }: DrawnLine): number => from + tops.length;

/** Pairs of level lines as far from each other as the edges of a box, the nearest ones first. */
function edgesOfBoxes(level: readonly DrawnLine[]): [DrawnLine, DrawnLine][] {
  const sorted = [...level].sort((a, b) => a.tops[0] - b.tops[0]);
  const pairs: { pair: [DrawnLine, DrawnLine]; apart: number }[] = [];
  sorted.forEach((upper, i) => {
    for (const lower of sorted.slice(i + 1)) {
      const [from, to] = [Math.max(upper.from, lower.from), Math.min(endOf(upper), endOf(lower))];
      if (to - from < LEAST_SHARED) continue;
      const middle = (from + to) >> 1;
      const apart = topAt(lower, middle) - topAt(upper, middle) - upper.thickness;
      if (apart >= TALL.least && apart <= TALL.most) pairs.push({ pair: [upper, lower], apart });
    }
  });
  return pairs.sort((a, b) => a.apart - b.apart).map(({ pair }) => pair);
}

const topAt = ({ from, tops }: DrawnLine, x: number): number => tops[Math.max(0, Math.min(tops.length - 1, x - from))];

function sidesOfBoxes(picture: Raster, upper: DrawnLine, lower: DrawnLine): DrawnLine[] {
  const first = Math.max(upper.from, lower.from) - AT_END;
  const last = Math.min(endOf(upper), endOf(lower)) + AT_END;
  const sides: DrawnLine[] = [];
  for (let x = Math.max(FREE_SIDE + 2, first); x < Math.min(picture.width - FREE_SIDE - 2, last); x++) {
    const side = sideAt(picture, x, topAt(upper, x) + upper.thickness, topAt(lower, x));
    if (!side) continue;
    sides.push(side);
    x += SAME;
  }
  // The cells of a table are wider, and their borders are found by their length; print may stand at these.
  const isAtEnd = ({ tops: [left] }: DrawnLine): boolean => left <= first + 2 * AT_END || left >= last - 2 * AT_END;
  const isOfComb = (side: DrawnLine): boolean =>
    sides.some((other) => other !== side && Math.abs(other.tops[0] - side.tops[0]) <= WIDEST * side.tops.length);
  return sides.filter((side) => isAtEnd(side) || isOfComb(side));
}

/** The upright line at a place of a row of boxes, from the row's upper edge down to its lower one. */
function sideAt({ width, data }: Raster, x: number, from: number, to: number): DrawnLine | undefined {
  const inkAt = (column: number, y: number): number => 255 - data[y * width + column];
  // one look at the middle tells of most places that there is nothing
  const middle = (from + to) >> 1;
  if (Math.max(inkAt(x, middle), inkAt(x + 1, middle), inkAt(x, middle + 1)) < FAINTEST) return undefined;
  const rows = Array.from({ length: to - from }, (_, i) => {
    const y = from + i;
    let darkest = x - 1;
    for (let column = x; column <= x + 2; column++) if (inkAt(column, y) > inkAt(darkest, y)) darkest = column;
    const ink = inkAt(darkest, y);
    let [x0, x1] = [darkest, darkest];
    while (darkest - x0 < THICKEST && inkAt(x0 - 1, y) > 0.5 * ink) x0--;
    while (x1 - darkest < THICKEST && inkAt(x1 + 1, y) > 0.5 * ink) x1++;
    return { ink, x0, x1, before: inkAt(darkest - FREE_SIDE, y), behind: inkAt(darkest + FREE_SIDE, y) };
  });
  const ink = median(rows.map((row) => row.ink));
  if (ink < FAINTEST) return undefined;
  const shareOf = (test: (row: (typeof rows)[number]) => boolean): number => rows.filter(test).length / rows.length;
  const isPaper = (value: number): boolean => value < Math.max(10, 0.45 * ink);
  if (shareOf((row) => row.ink > 0.5 * ink) < LEAST_INKED) return undefined;
  if (shareOf((row) => row.x1 - row.x0 < THICKEST) < LEAST_FREE) return undefined;
  if (
    Math.max(
      shareOf((row) => isPaper(row.before)),
      shareOf((row) => isPaper(row.behind)),
    ) < LEAST_FREE
  )
    return undefined;
  const thickness = Math.min(THICKEST, median(rows.map(({ x0, x1 }) => x1 - x0 + 1)));
  const left = Math.round(median(rows.map(({ x0, x1 }) => x0 + x1)) / 2 - (thickness - 1) / 2);
  return { from, tops: rows.map(() => left), thickness, ink };
}

/** Whether one line is on the way of the other. */
function isSame(one: DrawnLine, other: DrawnLine): boolean {
  const middle = one.from + (one.tops.length >> 1);
  if (middle < other.from || middle >= endOf(other)) return false;
  return Math.abs(topAt(one, middle) - topAt(other, middle)) <= SAME;
}

const isLonger = (line: DrawnLine, side: DrawnLine): boolean => line.tops.length > side.tops.length + LONGER;
