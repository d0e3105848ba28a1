import type { Box } from '../../page.js';
import { components, type Component, type Extent } from './components.js';
import type { FlatPage } from './flat-page.js';
import { shrink, spreadLight, type Raster } from './raster.js';
import { PAPER } from './shading.js';

/** Tints are looked for on a picture this many times smaller. */
const FACTOR = 2;
/** Strokes and lines are thinner than twice this and one point of the small picture (about 1.7 mm): what stays dark without them is ground. */
const STROKE = 2;
/** The blurred edge of a tint is so wide. */
const EDGE = 1;
/** The least size of a tint, without a rim of the breadth of a stroke, in points of the small picture. */
const SMALLEST = { width: 8, height: 3 };
/** Tints are looked for from the darker to the lighter: a head of a table beside rows of a lighter tint is one by itself. What is lighter than the last is paper. */
const LEVELS = [150, 170, 194, 216, 232];
/** The grey of a tint varies by its grain: it is this much darker than the level below which it is found whole. */
const CLEAR = 8;
/** So much of a tint is of one grey, give or take this: print is of all greys. */
const EVEN = { share: 0.24, within: 12 };
/** Greys change by less than this from side to side and from top to bottom together where there is no print. */
const SMOOTH = 20;
/** Greys that are lifted alike. */
const STEP = 4;
/** Print on a tint is darker than this share of its grey, at so many points. The strokes of large letters have none on them. */
const PRINT = { darker: 0.75, points: 12 };
/** A tint that fills so much of its box is a rectangle, whose edges are lines to go by. */
const LEAST_FILL = 0.8;

/**
 * Makes the ground of dark print on greys and light tints (heads of tables, every other row, boxes) as white as paper;
 * returns the boxes of the areas.
 */
export function liftTints(page: FlatPage): Box[] {
  const small = shrink(page.raster, FACTOR);
  const blank = spreadLight(small, STROKE);
  const boxes: Box[] = [];
  const shadeFor = shadesOf(page);
  for (const level of LEVELS) {
    for (const area of components(blank, level, isLarge)) {
      const grey = evenGrey(small, area);
      if (grey === undefined || grey > level - CLEAR || !hasPrint(small, area, grey)) continue;
      lift(page, area, shadeFor(grey));
      for (const { y, x0, x1 } of area.runs) blank.data.fill(PAPER, y * blank.width + x0, y * blank.width + x1);
      if (fills(area)) boxes.push(boxOf(area));
    }
  }
  return boxes;
}

const isLarge = ({ x0, y0, x1, y1 }: Extent): boolean => x1 - x0 >= SMALLEST.width && y1 - y0 >= SMALLEST.height;

const fills = ({ x0, y0, x1, y1, count }: Extent): boolean => count >= LEAST_FILL * (x1 - x0) * (y1 - y0);

const boxOf = ({ x0, y0, x1, y1 }: Extent): Box => ({
  x0: (x0 - STROKE) * FACTOR,
  y0: (y0 - STROKE) * FACTOR,
  x1: (x1 + STROKE) * FACTOR,
  y1: (y1 + STROKE) * FACTOR,
});

/** The grey of the smooth places of an area; undefined where there are not enough of about one grey. */
function evenGrey(small: Raster, area: Component): number | undefined {
  const histogram = smoothGreys(small, area);
  const around = (value: number): Uint32Array =>
    histogram.subarray(Math.max(0, value - EVEN.within), value + EVEN.within + 1);
  let most = 0;
  let middle = 0;
  for (let value = 0; value < 256; value++) {
    const count = around(value).reduce((sum, points) => sum + points, 0);
    if (count > most) [most, middle] = [count, value];
  }
  if (most < EVEN.share * area.count) return undefined;
  const first = Math.max(0, middle - EVEN.within);
  return around(middle).reduce((sum, points, i) => sum + points * (first + i), 0) / most;
}

/** How many points of an area there are of each grey, but those where it changes: they are print or the rim of it. */
function smoothGreys({ data, width }: Raster, { runs }: Component): Uint32Array {
  const histogram = new Uint32Array(256);
  for (const { y, x0, x1 } of runs) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const change = Math.abs(data[at - 2] - data[at + 2]) + Math.abs(data[at - 2 * width] - data[at + 2 * width]);
      if (change < SMOOTH) histogram[data[at]]++;
    }
  }
  return histogram;
}

function hasPrint({ data, width }: Raster, { runs }: Component, grey: number): boolean {
  let points = 0;
  for (const { y, x0, x1 } of runs) {
    for (let at = y * width + x0; at < y * width + x1; at++) if (data[at] < PRINT.darker * grey) points++;
    if (points >= PRINT.points) return true;
  }
  return false;
}

/** The number of the shade that makes a ground of this grey white; greys that are hardly apart share one. */
function shadesOf(page: FlatPage): (grey: number) => number {
  const known = new Map<number, number>();
  return (grey) => {
    const step = Math.max(1, Math.floor(grey / STEP));
    const factor = PAPER / (step * STEP);
    const shade =
      known.get(step) ??
      page.addShade(Uint8Array.from({ length: 256 }, (_, value) => Math.min(PAPER, (value + STEP) * factor)));
    known.set(step, shade);
    return shade;
  };
}

function lift(page: FlatPage, area: Component, shade: number): void {
  const { width, height } = page.raster;
  const reach = (STROKE + EDGE) * FACTOR;
  for (const { y, x0, x1 } of area.runs) {
    const from = Math.max(0, x0 * FACTOR - reach);
    const to = Math.min(width, x1 * FACTOR + reach);
    for (let row = Math.max(0, y * FACTOR - reach); row < Math.min(height, (y + 1) * FACTOR + reach); row++)
      page.shade(row * width + from, row * width + to, shade);
  }
}
