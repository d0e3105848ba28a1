import type { Rule } from '../../page.js';
import { withSidesOfBoxes } from './box-sides.js';
import { components, type Component } from './components.js';
import { lineIn, SHORTEST, type Direction, type DrawnLine } from './drawn-line.js';
import type { FlatPage } from './flat-page.js';
import { closeRows, type Raster } from './raster.js';
import { takeOutRoundCorners } from './round-corners.js';
import { PAPER } from './shading.js';

/** No word is as long as this (points of a picture of 150 dpi). */
const LONGEST_WORD = 220;
/** How much darker than the paper on both sides a line must be, and how far (picture points) those sides lie. */
const DARKER = 8;
/** Lines are looked for at every third point along their direction, smoothed: faint ones stand out from the grain of the paper. */
const STRIDE = 3;
/** Sums of nine points as their mean. */
const NINTHS = Uint8Array.from({ length: 9 * 255 + 1 }, (_, sum) => sum / 9);
const SIDE = 6;
/** Where print, or the edge of the next box, is as near as that, paper shows nearer: almost as light as on the other side. */
const NEAR_SIDE = 3;
const NEAR_PAPER = 0.6;
/** Print that crosses a line is this dark on both of its sides. */
const CROSSING = 130;

/** The blurred edge of a line is darker than this, and what lies beyond it is not. */
const LIGHT = 225;

/** Where a line is missing at this share of so many of its points, print stands in its stead. */
const MISSING = { share: 0.25, points: 24 };

/** Finds the drawn lines of a level page, and wipes them out where no letter crosses them. */
export function takeOutLines(page: FlatPage): Rule[] {
  const { width, height } = page.raster;
  const level = {
    isOfPrint: true,
    longestPrint: LONGEST_WORD,
    length: width,
    breadth: height,
    along: 1,
    across: width,
  };
  const upright = { isOfPrint: false, longestPrint: SHORTEST, length: height, breadth: width, along: width, across: 1 };
  const levels = linesAlong(page.raster, level);
  const uprights = withSidesOfBoxes(page.raster, levels, linesAlong(page.raster, upright));
  for (const line of levels) wipe(page, line, level);
  for (const line of uprights) wipe(page, line, upright);
  const [flat, standing] = [levels.map(straight), uprights.map(straight).map(transposed)];
  takeOutRoundCorners(page, flat, standing);
  return [...flat, ...standing];
}

/** A line that is not quite level as one that is, through its middle and as thick. */
function straight({ from, tops, thickness }: DrawnLine): Rule {
  const middle = tops.reduce((sum, top) => sum + top, 0) / tops.length + thickness / 2;
  return { x0: from, x1: from + tops.length, y0: middle - thickness / 2, y1: middle + thickness / 2 };
}

const transposed = ({ x0, y0, x1, y1 }: Rule): Rule => ({ x0: y0, y0: x0, x1: y1, y1: x1 });

/** Areas that stay dark along a whole line length and are thin across; their x lies along the direction. */
function linesAlong(picture: Raster, direction: Direction): DrawnLine[] {
  const smooth = thickened(smoothed(picture, direction));
  const { width, height } = smooth;
  // What is left dark after this is so along the whole length: letters, with paper between them, go.
  const bare = closeRows(smooth, Math.floor(SHORTEST / STRIDE) >> 1).data;
  const stripes = new Uint8Array(bare.length).fill(PAPER);
  const reach = SIDE * width;
  const near = NEAR_SIDE * width;
  for (let at = reach; at < bare.length - reach; at++) {
    const [before, after] = [bare[at - reach] - bare[at], bare[at + reach] - bare[at]];
    const lighter = before > after ? before : after;
    if (lighter <= DARKER) continue;
    const isBetween = before > DARKER && after > DARKER;
    if (isBetween || bare[at + (before > after ? near : -near)] - bare[at] > NEAR_PAPER * lighter) stripes[at] = 0;
  }
  return components({ width, height, data: stripes }, PAPER).flatMap(
    (area) => lineIn(stretched(area), picture, direction) ?? [],
  );
}

/** Every third point along the direction, the mean of nine; rows of the result run along it. */
function smoothed(picture: Raster, direction: Direction): Raster {
  const width = Math.floor(direction.length / STRIDE);
  const sums = sumsOfThree(picture, direction, width);
  const means = new Uint8Array(sums.length);
  for (let row = 0; row < sums.length; row += width) {
    const last = row + width - 1;
    for (let at = row; at <= last; at++) {
      const before = sums[at > row ? at - 1 : at];
      const after = sums[at < last ? at + 1 : at];
      means[at] = NINTHS[before + sums[at] + after];
    }
  }
  return { width, height: direction.breadth, data: means };
}

/** Dark by one point more on both sides: a line that leans from row to row stays whole. */
function thickened({ width, height, data }: Raster): Raster {
  const darkest = data.slice();
  for (let at = width; at < data.length - width; at++) {
    const [before, after] = [data[at - width], data[at + width]];
    const darker = before < after ? before : after;
    if (darker < darkest[at]) darkest[at] = darker;
  }
  return { width, height, data: darkest };
}

function sumsOfThree({ data }: Raster, { breadth, along, across }: Direction, width: number): Uint16Array {
  const sums = new Uint16Array(width * breadth);
  const stepsAlong = { count: width, from: STRIDE * along, to: 1 };
  const stepsAcross = { count: breadth, from: across, to: width };
  // Points that lie next to each other are read one after the other.
  const [outer, inner] = along < across ? [stepsAcross, stepsAlong] : [stepsAlong, stepsAcross];
  for (let row = 0; row < outer.count; row++) {
    let from = row * outer.from;
    let to = row * outer.to;
    for (let left = inner.count; left > 0; left--, from += inner.from, to += inner.to) {
      sums[to] = data[from] + data[from + along] + data[from + 2 * along];
    }
  }
  return sums;
}

/** An area of the points looked at as one of all points. */
function stretched({ x0, y0, x1, y1, count, runs }: Component): Component {
  return {
    x0: x0 * STRIDE,
    y0,
    x1: x1 * STRIDE,
    y1,
    count: count * STRIDE,
    runs: runs.map((run) => ({ y: run.y, x0: run.x0 * STRIDE, x1: run.x1 * STRIDE })),
  };
}

/** Beside a line there is print where two points from its edge it is so much as dark, with paper again after no more points than a stroke has. */
const TOUCHED = { share: 0.6, stroke: 8 };

function wipe(page: FlatPage, line: DrawnLine, direction: Direction): void {
  const { data } = page.raster;
  const { breadth, along, across } = direction;
  const isBroken = direction.isOfPrint ? whereBroken(page.raster, line, direction) : [];
  // Print that begins close right of an upright line would lose its first strokes with the line's edge.
  const isTouched = (at: number, outwards: number): boolean => {
    const ink = 255 - data[at];
    if (direction.isOfPrint || ink <= TOUCHED.share * line.ink) return false;
    for (let step = 1; step <= TOUCHED.stroke; step++) if (255 - data[at + step * outwards] < ink / 2) return true;
    return false;
  };
  line.tops.forEach((top, i) => {
    if (isBroken[i] || top < 3 || top + line.thickness > breadth - 3) return;
    const column = (line.from + i) * along;
    const last = (top + line.thickness - 1) * across + column;
    const first = top * across + column;
    const before = isTouched(first - 2 * across, -across);
    const after = isTouched(last + 2 * across, across);
    for (let at = first; at <= last; at += across) {
      if (data[at - 2 * across] < CROSSING && data[at + 2 * across] < CROSSING) continue;
      const from = before && at === first ? at : at - across;
      const to = after && at === last ? at : at + across;
      for (let side = from; side <= to; side += across) page.wipe(side, side + 1);
    }
    if (!before) wipeBlur(page, first - 2 * across, -across);
    if (!after) wipeBlur(page, last + 2 * across, across);
  });
}

/** Wipes out what is left of a line's blurred edge, unless it goes on outwards: that is a letter. */
function wipeBlur(page: FlatPage, at: number, outwards: number): void {
  const { data } = page.raster;
  if (data[at] < LIGHT && data[at + outwards] >= LIGHT) page.wipe(at, at + 1);
}

/** Along which columns a line is broken by print, as the edge of a box is by the title that stands in it: there is paper between letters. */
function whereBroken(
  { data }: Raster,
  { from, tops, thickness, ink }: DrawnLine,
  { along, across }: Direction,
): boolean[] {
  const { share, points } = MISSING;
  const isMissing = tops.map((top, i) => {
    // a thin line that leans is half as dark in each of two rows where it goes from one to the next
    const inkAt = (y: number): number => 255 - data[y * across + (from + i) * along];
    for (let y = top - 1; y < top + thickness; y++) if (inkAt(y) + inkAt(y + 1) > ink / 2) return false;
    return true;
  });
  const missing = isMissing.flatMap((is, i) => (is ? [i] : []));
  const least = Math.ceil(share * points);
  const result = isMissing.map(() => false);
  for (let last = least - 1; last < missing.length; last++) {
    const first = last - least + 1;
    if (missing[last] - missing[first] < points) result.fill(true, missing[first], missing[last] + 1);
  }
  return result;
}
