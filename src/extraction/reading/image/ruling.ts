import type { Rule } from '../../page.js';
import { components, type Component } from './components.js';
import type { FlatPage } from './flat-page.js';
import { newRaster, rowMaximum, rowMinimum, transpose, type Raster } from './raster.js';

/** Shortest line (points of a picture of 150 dpi; 24 points of the page). */
const SHORTEST = 50;
/** How much darker than the paper on both sides a line must be, and how far (picture points) those sides lie. */
const DARKER = 11;
const SIDE = 5;
const THICKEST = 9;
/** Paper must show this far beside a line, along this share of its length. */
const FREE_SIDE = 4;
const LEAST_FREE = 0.72;

/** Print that crosses a line is this dark on both of its sides. */
const CROSSING = 130;

/** Finds the drawn lines of a level page, and wipes them out where no letter crosses them. */
export function takeOutLines(page: FlatPage): Rule[] {
  const level = linesAcross(page.raster);
  const upright = linesAcross(transpose(page.raster));
  for (const line of level) wipeLevel(page, line);
  for (const line of upright) wipeUpright(page, line);
  return [
    ...level.map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 })),
    ...upright.map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 })),
  ];
}

/** Areas that stay dark along a whole line length and are thin across. */
function linesAcross(picture: Raster): Component[] {
  const { width, height } = picture;
  // What is left dark after this is so along the whole length: letters, with paper between them, go.
  const bare = rowMinimum(rowMaximum(picture, SHORTEST >> 1), SHORTEST >> 1).data;
  const mask = newRaster(width, height);
  const reach = SIDE * width;
  for (let at = reach; at < bare.length - reach; at++) {
    const limit = bare[at] + DARKER;
    if (bare[at - reach] > limit && bare[at + reach] > limit) mask.data[at] = 1;
  }
  return components(mask, (value) => value === 1).filter((line) => isLine(line, picture));
}

function isLine(line: Component, picture: Raster): boolean {
  const { x0, x1, y0, y1 } = line;
  if (x1 - x0 < SHORTEST || y1 - y0 > THICKEST + (x1 - x0) * 0.012) return false;
  return shareOfFreeColumns(line, picture) >= LEAST_FREE;
}

/** Share of the columns of a line with paper on both sides. A row of letters, run together by blur, has strokes there. */
function shareOfFreeColumns({ x0, x1, runs }: Component, { width, height, data }: Raster): number {
  const top = new Int32Array(x1 - x0).fill(-1);
  const bottom = new Int32Array(x1 - x0).fill(-1);
  for (const run of runs) {
    for (let x = run.x0 - x0; x < run.x1 - x0; x++) {
      if (top[x] < 0) top[x] = run.y;
      bottom[x] = run.y;
    }
  }
  let free = 0;
  let all = 0;
  for (let i = 0; i < top.length; i++) {
    if (top[i] < FREE_SIDE || bottom[i] >= height - FREE_SIDE) continue;
    all++;
    const middle = 255 - data[((top[i] + bottom[i]) >> 1) * width + x0 + i];
    const above = data[(top[i] - FREE_SIDE) * width + x0 + i];
    const below = data[(bottom[i] + FREE_SIDE) * width + x0 + i];
    const side = 255 - Math.min(above, below);
    if (side < Math.max(10, 0.45 * middle)) free++;
  }
  return all === 0 ? 0 : free / all;
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
