import type { Rule } from '../../page.js';
import { components, type Component } from './components.js';
import { inverted, newRaster, rowMaximum, rowMinimum, shrink, transpose, type Raster } from './raster.js';
import { PAPER } from './shading.js';

/** Lines are looked for on a picture of half the size (150 dpi). */
const FACTOR = 2;
/** Shortest line, in points of the small picture (24 points of the page). */
const SHORTEST = 50;
/** How much darker than the paper on both sides a line must be, and how far (small points) those sides lie. */
const DARKER = 11;
const SIDE = 5;
const THICKEST = 9;
/** Paper must show this far beside a line, along this share of its length. */
const FREE_SIDE = 4;
const LEAST_FREE = 0.72;

/** Finds the drawn lines of a level page, wipes them out of the picture where no letter crosses them, and returns them in its points. */
export function takeOutLines(picture: Raster): Rule[] {
  const small = inverted(shrink(picture, FACTOR));
  const level = linesAcross(small);
  const upright = linesAcross(transpose(small));
  for (const line of level) wipeLevel(picture, line);
  for (const line of upright) wipeUpright(picture, line);
  return [
    ...level.map(({ x0, y0, x1, y1 }) => scaled(x0, y0, x1, y1)),
    ...upright.map(({ x0, y0, x1, y1 }) => scaled(y0, x0, y1, x1)),
  ];
}

const scaled = (x0: number, y0: number, x1: number, y1: number): Rule => ({
  x0: x0 * FACTOR,
  y0: y0 * FACTOR,
  x1: x1 * FACTOR,
  y1: y1 * FACTOR,
});

/** Areas of the given darkness picture that stay dark along a whole line length and are thin across. */
function linesAcross(darkness: Raster): Component[] {
  const { width, height } = darkness;
  // What is left after this is dark along the whole length: letters, with paper between them, go.
  const opened = rowMaximum(rowMinimum(darkness, SHORTEST >> 1), SHORTEST >> 1).data;
  const mask = newRaster(width, height);
  for (let y = SIDE; y < height - SIDE; y++) {
    for (let at = y * width; at < (y + 1) * width; at++) {
      const sides = Math.max(opened[at - SIDE * width], opened[at + SIDE * width]);
      if (opened[at] > sides + DARKER) mask.data[at] = 1;
    }
  }
  return components(mask, (value) => value === 1).filter((line) => isLine(line, darkness));
}

function isLine(line: Component, darkness: Raster): boolean {
  const { x0, x1, y0, y1 } = line;
  if (x1 - x0 < SHORTEST || y1 - y0 > THICKEST + (x1 - x0) * 0.012) return false;
  return shareOfFreeColumns(line, darkness) >= LEAST_FREE;
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
    const middle = data[((top[i] + bottom[i]) >> 1) * width + x0 + i];
    const side = Math.max(data[(top[i] - FREE_SIDE) * width + x0 + i], data[(bottom[i] + FREE_SIDE) * width + x0 + i]);
    if (side < Math.max(10, 0.45 * middle)) free++;
  }
  return all === 0 ? 0 : free / all;
}

function wipeLevel({ width, height, data }: Raster, line: Component): void {
  for (const run of line.runs) {
    const top = Math.max(3, run.y * FACTOR - 2);
    const bottom = Math.min(height - 4, run.y * FACTOR + FACTOR + 1);
    for (let x = run.x0 * FACTOR; x < run.x1 * FACTOR; x++) {
      const above = data[(top - 3) * width + x];
      const below = data[(bottom + 3) * width + x];
      if (above < 130 && below < 130) continue;
      for (let y = top; y <= bottom; y++) data[y * width + x] = PAPER;
    }
  }
}

function wipeUpright({ width, height, data }: Raster, line: Component): void {
  for (const run of line.runs) {
    const left = Math.max(3, run.y * FACTOR - 2);
    const right = Math.min(width - 4, run.y * FACTOR + FACTOR + 1);
    for (let y = run.x0 * FACTOR; y < Math.min(height, run.x1 * FACTOR); y++) {
      const before = data[y * width + left - 3];
      const after = data[y * width + right + 3];
      if (before < 130 && after < 130) continue;
      for (let x = left; x <= right; x++) data[y * width + x] = PAPER;
    }
  }
}
