import type { Rule } from '../../page.js';
import { components, type Component, type Run } from './components.js';
import type { FlatPage } from './flat-page.js';
import { closeRows, type Raster } from './raster.js';
import { PAPER } from './shading.js';

/** Shortest line (points of a picture of 150 dpi; 24 points of the page). */
const SHORTEST = 50;
/** No word is as long as this. */
const LONGEST_WORD = 220;
/** How much darker than the paper on both sides a line must be, and how far (picture points) those sides lie. */
const DARKER = 8;
/** Lines are looked for at every third point along their direction, smoothed: faint ones stand out from the grain of the paper. */
const STRIDE = 3;
/** Sums of nine points as their mean. */
const NINTHS = Uint8Array.from({ length: 9 * 255 + 1 }, (_, sum) => sum / 9);
const SIDE = 6;
const THICKEST = 9;
/** Paper must show this far from one side of a line, along this share of its length. */
const FREE_SIDE = 4;
const LEAST_FREE = 0.8;
/** Share of its length along which it may be as dark beside it. */
const MOST_SOLID = 0.4;
/** Share of a line's length along which it is about as dark as elsewhere. */
const LEAST_EVEN = 0.9;

/** So many points of a line lie on one level, with the middle of as many on both sides of them. */
const STRAIGHT = 9;
/** Print that crosses a line is this dark on both of its sides. */
const CROSSING = 130;

/** A direction in a picture: how many points lie along and across it, how far apart they are in its data, and how long print can be in it. */
interface Direction {
  longestPrint: number;
  length: number;
  breadth: number;
  along: number;
  across: number;
}

/** Finds the drawn lines of a level page, and wipes them out where no letter crosses them. */
export function takeOutLines(page: FlatPage): Rule[] {
  const { width, height } = page.raster;
  const level = { longestPrint: LONGEST_WORD, length: width, breadth: height, along: 1, across: width };
  const upright = { longestPrint: SHORTEST, length: height, breadth: width, along: width, across: 1 };
  const found = [level, upright].map((direction) => linesAlong(page.raster, direction));
  for (const line of found[0]) wipe(page, line, level);
  for (const line of found[1]) wipe(page, line, upright);
  return [...found[0].map(straight), ...found[1].map(straight).map(transposed)];
}

/** A line that is not quite level as one that is, through its middle and as thick. */
function straight({ x0, x1, runs, count }: Component): Rule {
  const middle = runs.reduce((sum, run) => sum + (run.y + 0.5) * (run.x1 - run.x0), 0) / count;
  const half = count / (x1 - x0) / 2;
  return { x0, x1, y0: middle - half, y1: middle + half };
}

const transposed = ({ x0, y0, x1, y1 }: Rule): Rule => ({ x0: y0, y0: x0, x1: y1, y1: x1 });

/** Areas that stay dark along a whole line length and are thin across; their x lies along the direction. */
function linesAlong(picture: Raster, direction: Direction): Component[] {
  const smooth = thickened(smoothed(picture, direction));
  const { width, height } = smooth;
  // What is left dark after this is so along the whole length: letters, with paper between them, go.
  const bare = closeRows(smooth, Math.floor(SHORTEST / STRIDE) >> 1).data;
  const stripes = new Uint8Array(bare.length).fill(PAPER);
  const reach = SIDE * width;
  for (let at = reach; at < bare.length - reach; at++) {
    const limit = bare[at] + DARKER;
    if (bare[at - reach] > limit && bare[at + reach] > limit) stripes[at] = 0;
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

/** The line that an area shows, without the ends where smoothing has drawn it out; undefined where it is none. */
function lineIn(area: Component, picture: Raster, direction: Direction): Component | undefined {
  if (area.x1 - area.x0 < SHORTEST || area.y1 - area.y0 > THICKEST + (area.x1 - area.x0) * 0.012) return undefined;
  const columns = columnsOf(area, picture, direction);
  const typical = [...columns].sort((a, b) => a.ink - b.ink)[columns.length >> 1].ink;
  const isInked = (column: Column) => column.ink > 0.5 * typical;
  const isFree = (column: Column) => column.beside < Math.max(10, 0.45 * typical);
  const isItself = (column: Column) => isInked(column) && isFree(column);
  const first = columns.findIndex(isItself);
  const last = columns.findLastIndex(isItself);
  const within = columns.slice(first, last + 1);
  const even = within.filter(isInked).length / within.length;
  const free = within.filter(isFree).length / within.length;
  if (within.length < SHORTEST - 10 || even < LEAST_EVEN || free < LEAST_FREE) return undefined;
  // The rim of a printed area, between its edge and the print in it, is thin as well.
  const solid = within.filter((column) => column.besideDark > 0.7 * typical).length / within.length;
  if (solid > MOST_SOLID) return undefined;
  // A short word can be dark all along, but not as evenly as a drawn line.
  const steady = within.filter(({ ink }) => Math.abs(ink - typical) <= 0.25 * typical + 6).length / within.length;
  if (within.length < direction.longestPrint && steady < LEAST_EVEN) return undefined;
  return drawnAlong(within, area.x0 + first);
}

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

/** The line that goes through columns from `x0` on: as thick as most of them are, and without their leaps. */
function drawnAlong(columns: Column[], x0: number): Component {
  const thickness = median(columns.map(({ y0, y1 }) => y1 - y0 + 1));
  const runs: Run[] = [];
  for (let from = 0; from < columns.length; from += STRAIGHT) {
    const near = columns.slice(Math.max(0, from - STRAIGHT), from + 2 * STRAIGHT);
    const top = Math.round((median(near.map(({ y0, y1 }) => y0 + y1)) - thickness + 1) / 2);
    const to = Math.min(from + STRAIGHT, columns.length);
    for (let y = top; y < top + thickness; y++) runs.push({ y, x0: x0 + from, x1: x0 + to });
  }
  const ys = runs.map(({ y }) => y);
  const count = thickness * columns.length;
  return { x0, x1: x0 + columns.length, y0: Math.min(...ys), y1: Math.max(...ys) + 1, count, runs };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];

function wipe(page: FlatPage, line: Component, { breadth, along, across }: Direction): void {
  const { data } = page.raster;
  for (const { y, x0, x1 } of line.runs) {
    if (y < 3 || y >= breadth - 3) continue;
    for (let x = x0; x < x1; x++) {
      const at = y * across + x * along;
      if (data[at - 2 * across] < CROSSING && data[at + 2 * across] < CROSSING) continue;
      for (let side = at - across; side <= at + across; side += across) page.wipe(side, side + 1);
    }
  }
}
