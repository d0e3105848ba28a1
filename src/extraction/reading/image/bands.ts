import type { Box } from '../../page.js';
import { components, type Component, type Extent, type Run } from './components.js';
import type { FlatPage } from './flat-page.js';
import { blur, newRaster, shrink, spreadDark, spreadLight, type Raster } from './raster.js';
import { PAPER } from './shading.js';

/** Solid areas are looked for on a picture this many times smaller. */
const FACTOR = 2;
/** What is darker than this and solid is a printed area. */
const TINTED = 182;
/** Dark print on a lighter ground than this is left to the search for tints, which finds them whole. */
const DARKEST_TINT = 168;
/** Radius of ground that print on paper never shows, in points of the small picture (about 1.7 mm). */
const SOLID_RADIUS = 2;
/** Between the strokes of light print its ground shows within so many points. */
const LETTER = 4;
/** Grounds that are lifted alike. */
const STEP = 4;
const SMALLEST = { width: 12, height: 5 };
const LEAST_FILL = 0.45;
/** Rows of an area that are set along less of its width are drawn lines that lead away from it. */
const LEAST_ROW_FILL = 0.25;

/** Makes print on coloured areas (heads of tables, boxes, bars) dark on white, whether it is dark or light itself; returns the boxes of the areas. */
export function flattenBands(page: FlatPage): Box[] {
  const small = shrink(page.raster, FACTOR);
  const solid = spreadLight(small, SOLID_RADIUS);
  const boxes: Box[] = [];
  const shades = new Map<number, number>();
  for (const area of components(small, TINTED, canBeLarge).map(withoutLines)) {
    if (!isLarge(area) || !isSolid(area, small, solid)) continue;
    const ground = groundLevel(small, area);
    const isLight = isPrintLight(page, area, ground);
    if (!isLight && ground > DARKEST_TINT) continue;
    if (isLight) invert(page, small, area, ground, shades);
    else lift(page, area, ground);
    const { x0, y0, x1, y1 } = area;
    const box = { x0: x0 * FACTOR, y0: y0 * FACTOR, x1: x1 * FACTOR, y1: y1 * FACTOR };
    if (isLight) {
      wipePartings(page, box);
      wipeRims(page, box);
    }
    boxes.push(box);
  }
  return boxes;
}

/** What parts the heads of columns from each other goes from edge to edge, as no letter does, but for so many points at the edges. */
const PARTING = { share: 0.92, edge: 3, ink: 200, least: 12 };

/** Wipes out the light lines of an area, which are dark by now. */
function wipePartings(page: FlatPage, { x0, y0, x1, y1 }: Box): void {
  const { data, width } = page.raster;
  const [first, last] = [y0 + PARTING.edge, y1 - PARTING.edge];
  if (last - first < PARTING.least) return;
  const isInked = (at: number): boolean => Math.min(data[at - 1], data[at], data[at + 1]) < PARTING.ink;
  const partings: number[] = [];
  for (let x = Math.max(1, x0); x < Math.min(x1, width - 1); x++) {
    let inked = 0;
    for (let y = first; y < last; y++) if (isInked(y * width + x)) inked++;
    if (inked >= PARTING.share * (last - first)) partings.push(x);
  }
  for (const x of partings) for (let y = y0; y < y1; y++) page.wipe(y * width + x - 1, y * width + x + 2);
}

/** Along its upper and lower edge an area has a rim that is no thicker than this on each side, and darker. */
const RIM = { thickness: 4, ink: 215 };

/** Wipes out the rims of an area: its edge runs between two rows of points, and paper in the last of them is dark by now. */
function wipeRims(page: FlatPage, { x0, y0, x1, y1 }: Box): void {
  const { data, width, height } = page.raster;
  /** How many points are dark from a row on, where that is no letter. */
  const thickness = (x: number, from: number, step: 1 | -1): number => {
    for (let count = 0; count <= RIM.thickness; count++) {
      const y = from + count * step;
      if (y < 0 || y >= height || data[y * width + x] >= RIM.ink) return count;
    }
    return 0;
  };
  for (let x = x0; x < Math.min(x1, width); x++) {
    for (const [inner, step] of [
      [y0, -1],
      [y1 - 1, 1],
    ] as const) {
      const within = thickness(x, inner, step === 1 ? -1 : 1);
      const beyond = thickness(x, inner + step, step);
      for (let i = 1 - within; i <= beyond; i++) {
        const at = (inner + i * step) * width + x;
        page.wipe(at, at + 1);
      }
    }
  }
}

function canBeLarge({ x0, y0, x1, y1, count }: Extent): boolean {
  const across = x1 - x0;
  return across >= SMALLEST.width && y1 - y0 >= SMALLEST.height && count >= LEAST_FILL * across * SMALLEST.height;
}

function isLarge({ x0, y0, x1, y1, count }: Extent): boolean {
  const across = x1 - x0;
  const along = y1 - y0;
  return across >= SMALLEST.width && along >= SMALLEST.height && count >= LEAST_FILL * across * along;
}

/** The area without the rows in which only lines lead away from it. */
function withoutLines(area: Component): Component {
  const fill = new Int32Array(area.y1 - area.y0);
  for (const { y, x0, x1 } of area.runs) fill[y - area.y0] += x1 - x0;
  const least = LEAST_ROW_FILL * (area.x1 - area.x0);
  const runs = area.runs.filter(({ y }) => fill[y - area.y0] >= least);
  if (runs.length === area.runs.length || runs.length === 0) return area;
  return {
    x0: runs.reduce((min, { x0 }) => Math.min(min, x0), Infinity),
    y0: runs[0].y,
    x1: runs.reduce((max, { x1 }) => Math.max(max, x1), 0),
    y1: runs[runs.length - 1].y + 1,
    count: runs.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0),
    runs,
  };
}

function isSolid(area: Component, { width }: Raster, solid: Raster): boolean {
  let kernel = 0;
  for (const { y, x0, x1 } of area.runs) {
    for (let x = x0; x < x1; x++) if (solid.data[y * width + x] < TINTED) kernel++;
  }
  return kernel > 0.12 * area.count;
}

/** Each row of an area from end to end, with the print in it; runs come row by row. */
function rowsOf({ runs }: Component): Run[] {
  const rows: Run[] = [];
  for (const { y, x0, x1 } of runs) {
    const row = rows.at(-1);
    if (row?.y === y) row.x1 = x1;
    else rows.push({ y, x0, x1 });
  }
  return rows;
}

/** The stretches of the page's data that the rows of an area cover. */
function* stretchesOf(rows: readonly Run[], width: number): Generator<readonly [from: number, to: number]> {
  for (const { y, x0, x1 } of rows) {
    for (let row = y * FACTOR; row < (y + 1) * FACTOR; row++)
      yield [row * width + x0 * FACTOR, row * width + x1 * FACTOR];
  }
}

/** Makes the dark print of an area stand on white. */
function lift(page: FlatPage, area: Component, ground: number): void {
  const factor = PAPER / Math.max(20, ground);
  const band = page.addShade(Uint8Array.from({ length: 256 }, (_, value) => Math.min(PAPER, (value + 4) * factor)));
  for (const [from, to] of stretchesOf(rowsOf(area), page.raster.width)) page.shade(from, to, band);
}

/** Makes the light print of an area dark on white, place by place: where much of it stands together, the ground was taken for paper in a shadow and made lighter. */
function invert(page: FlatPage, small: Raster, area: Component, ground: number, shades: Map<number, number>): void {
  const local = groundOfLight(small, area);
  const { width } = page.raster;
  for (const { y, x0, x1 } of rowsOf(area)) {
    const row = (y - area.y0) * local.width - area.x0;
    const stepAt = (x: number): number => Math.floor(Math.max(ground, local.data[row + x]) / STEP);
    for (let from = x0, to = x0; from < x1; from = to) {
      const step = stepAt(from);
      while (to < x1 && stepAt(to) === step) to++;
      const shade = shades.get(step) ?? page.addShade(inverting(step * STEP));
      shades.set(step, shade);
      for (const [first, end] of stretchesOf([{ y, x0: from, x1: to }], width)) page.shade(first, end, shade);
    }
  }
}

const inverting = (ground: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => {
    const ink = (Math.max(0, value - ground - STEP - 4) * PAPER) / (PAPER - ground);
    return Math.max(0, PAPER - ink);
  });

/** The ground between light print at each place of an area's box. */
function groundOfLight({ data, width }: Raster, { x0, y0, x1, y1 }: Component): Raster {
  const part = newRaster(x1 - x0, y1 - y0);
  for (let y = y0; y < y1; y++) part.data.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * part.width);
  return blur(spreadDark(part, LETTER), LETTER);
}

/** The commonest grey of the area. */
function groundLevel(small: Raster, area: Component): number {
  const histogram = new Uint32Array(64);
  for (const { y, x0, x1 } of area.runs) {
    for (let x = x0; x < x1; x++) histogram[small.data[y * small.width + x] >> 2]++;
  }
  return histogram.indexOf(Math.max(...histogram)) * 4 + 2;
}

/** Whether there is more light print on an area than dark; lines that were wiped out are neither. */
function isPrintLight(page: FlatPage, area: Component, ground: number): boolean {
  const { data, width } = page.raster;
  let lighter = 0;
  let darker = 0;
  for (const [from, to] of stretchesOf(rowsOf(area), width)) {
    for (let at = from; at < to; at++) {
      if (data[at] > ground + 40) lighter += page.isWiped(at) ? 0 : 1;
      else if (data[at] < ground - 40) darker++;
    }
  }
  return lighter > darker;
}
