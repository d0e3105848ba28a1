import type { Rule } from '../../page.js';
import { components, type Component } from './components.js';
import type { FlatPage } from './flat-page.js';
import { newRaster, rowMaximum, rowMean, rowMinimum, transpose, type Raster } from './raster.js';

/** Shortest line (points of a picture of 150 dpi; 24 points of the page). */
const SHORTEST = 50;
/** No word is as long as this. */
const LONG = 220;
/** How much darker than the paper on both sides a line must be, and how far (picture points) those sides lie. */
const DARKER = 8;
/** Lines are smoothed along their direction by this much: faint ones stand out from the grain of the paper. */
const SMOOTHING = 4;
const SIDE = 5;
const THICKEST = 9;
/** Paper must show this far from one side of a line, along this share of its length. */
const FREE_SIDE = 4;
const LEAST_FREE = 0.8;
/** Share of its length along which it may be as dark beside it. */
const MOST_SOLID = 0.4;
/** Share of a line's length along which it is about as dark as elsewhere. */
const LEAST_EVEN = 0.9;

/** Print that crosses a line is this dark on both of its sides. */
const CROSSING = 130;

/** Finds the drawn lines of a level page, and wipes them out where no letter crosses them. */
export function takeOutLines(page: FlatPage): Rule[] {
  const level = linesAcross(page.raster);
  const upright = linesAcross(transpose(page.raster));
  for (const line of level) wipeLevel(page, line);
  for (const line of upright) wipeUpright(page, line);
  return [...level.map(straight), ...upright.map(straight).map(transposed)];
}

/** A line that is not quite level as one that is, through its middle and as thick. */
function straight({ x0, x1, runs, count }: Component): Rule {
  const middle = runs.reduce((sum, run) => sum + (run.y + 0.5) * (run.x1 - run.x0), 0) / count;
  const half = count / (x1 - x0) / 2;
  return { x0, x1, y0: middle - half, y1: middle + half };
}

const transposed = ({ x0, y0, x1, y1 }: Rule): Rule => ({ x0: y0, y0: x0, x1: y1, y1: x1 });

/** Areas that stay dark along a whole line length and are thin across. */
function linesAcross(picture: Raster): Component[] {
  const { width, height } = picture;
  // What is left dark after this is so along the whole length: letters, with paper between them, go.
  const bare = rowMinimum(rowMaximum(rowMean(picture, SMOOTHING), SHORTEST >> 1), SHORTEST >> 1).data;
  const mask = newRaster(width, height);
  const reach = SIDE * width;
  for (let at = reach; at < bare.length - reach; at++) {
    const limit = bare[at] + DARKER;
    if (bare[at - reach] > limit && bare[at + reach] > limit) mask.data[at] = 1;
  }
  return components(mask, (value) => value === 1).flatMap((area) => lineIn(area, picture) ?? []);
}

/** The line that an area shows, without the ends where smoothing has drawn it out; undefined where it is none. */
function lineIn(area: Component, picture: Raster): Component | undefined {
  if (area.x1 - area.x0 < SHORTEST || area.y1 - area.y0 > THICKEST + (area.x1 - area.x0) * 0.012) return undefined;
  const columns = columnsOf(area, picture);
  const typical = [...columns].sort((a, b) => a.ink - b.ink)[columns.length >> 1].ink;
  const isInked = (column: Column) => column.ink > 0.5 * typical;
  const first = columns.findIndex(isInked);
  const last = columns.findLastIndex(isInked);
  const within = columns.slice(first, last + 1);
  const even = within.filter(isInked).length / within.length;
  const free = within.filter((column) => column.beside < Math.max(10, 0.45 * typical)).length / within.length;
  if (within.length < SHORTEST - 10 || even < LEAST_EVEN || free < LEAST_FREE) return undefined;
  // The rim of a printed area, between its edge and the print in it, is thin as well.
  const solid = within.filter((column) => column.besideDark > 0.7 * typical).length / within.length;
  if (solid > MOST_SOLID) return undefined;
  // A short word can be dark all along, but not as evenly as a drawn line.
  const steady = within.filter(({ ink }) => Math.abs(ink - typical) <= 0.25 * typical + 6).length / within.length;
  if (within.length < LONG && steady < LEAST_EVEN) return undefined;
  return cropped(area, area.x0 + first, area.x0 + last + 1);
}

interface Column {
  /** Darkness within the area. */
  ink: number;
  /** Darkness next to it, on its lighter side. */
  beside: number;
  /** The same on its darker side. */
  besideDark: number;
}

function columnsOf({ x0, x1, runs }: Component, { width, height, data }: Raster): Column[] {
  const top = new Int32Array(x1 - x0).fill(height);
  const bottom = new Int32Array(x1 - x0).fill(-1);
  for (const run of runs) {
    for (let x = run.x0 - x0; x < run.x1 - x0; x++) {
      if (run.y < top[x]) top[x] = run.y;
      bottom[x] = run.y;
    }
  }
  return Array.from(top, (from, i) => {
    let darkest = 255;
    for (let y = from; y <= bottom[i]; y++) darkest = Math.min(darkest, data[y * width + x0 + i]);
    const above = data[Math.max(0, from - FREE_SIDE) * width + x0 + i];
    const below = data[Math.min(height - 1, bottom[i] + FREE_SIDE) * width + x0 + i];
    return { ink: 255 - darkest, beside: 255 - Math.max(above, below), besideDark: 255 - Math.min(above, below) };
  });
}

function cropped(area: Component, x0: number, x1: number): Component {
  const runs = area.runs
    .map((run) => ({ y: run.y, x0: Math.max(run.x0, x0), x1: Math.min(run.x1, x1) }))
    .filter((run) => run.x1 > run.x0);
  return { ...area, x0, x1, runs, count: runs.reduce((sum, run) => sum + run.x1 - run.x0, 0) };
}

function wipeLevel(page: FlatPage, line: Component): void {
  const { width, height, data } = page.raster;
  for (const { y, x0, x1 } of line.runs) {
    if (y < 3 || y >= height - 3) continue;
    for (let x = x0; x < x1; x++) {
      const at = y * width + x;
      if (data[at - 2 * width] < CROSSING && data[at + 2 * width] < CROSSING) continue;
      page.wipe(at - width, at - width + 1);
      page.wipe(at, at + 1);
      page.wipe(at + width, at + width + 1);
    }
  }
}

/** `line` is one of the transposed page: its rows are columns. */
function wipeUpright(page: FlatPage, line: Component): void {
  const { width, height, data } = page.raster;
  for (const { y: x, x0, x1 } of line.runs) {
    if (x < 3 || x >= width - 3) continue;
    for (let y = x0; y < Math.min(height, x1); y++) {
      const at = y * width + x;
      if (data[at - 2] < CROSSING && data[at + 2] < CROSSING) continue;
      page.wipe(at - 1, at + 2);
    }
  }
}
