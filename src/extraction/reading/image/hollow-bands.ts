import type { Box } from '../../page.js';
import { components, type Component } from './components.js';
import type { FlatPage } from './flat-page.js';
import { newRaster, type Raster } from './raster.js';
import { PAPER } from './shading.js';

/** Sizes are in points of a picture of 150 dpi. */
const DARK = 120;
/** The white of a hole is that of paper; the noise in a dark grey band is never as light. */
const WHITE = 190;
/** The rims of a band are thicker than drawn lines, and no letter has a stroke as long. */
const THINNEST_RIM = 4;
const THICKEST_RIM = 18;
const SHORTEST_RIM = 40;
/** What lies between the rims is as high as a line or two of print. */
const LOWEST = 5;
const HIGHEST = 45;
/** The two rims lie over each other along this share of the shorter one. */
const LEAST_SHARED = 0.6;
/** No stroke of a letter is as thick as this: white of that size is a hole. */
const HOLE = 9;
/** A hole has a ragged edge of this width. */
const EDGE = 1;
/** Between the letters of light print on a dark ground this share of the columns is dark from rim to rim. */
const LEAST_DARK = 0.06;
const FEWEST_DARK = 8;

/**
 * Scanners that part black from white by what lies around each point make dark bands hollow: dark rims, and holes between
 * the words of the light print. Makes that print dark on white, fills the holes, and returns the boxes of the bands.
 */
export function flattenHollowBands(page: FlatPage): Box[] {
  const rims = rimsOf(page.raster);
  const bands = rims.flatMap((upper) => {
    const lower = rims.find((other) => isUnder(other, upper));
    return lower ? (bandBetween(upper, lower, page.raster) ?? []) : [];
  });
  const inverted = bands.length > 0 ? page.addShade(Uint8Array.from({ length: 256 }, (_, i) => PAPER - i)) : 0;
  for (const band of bands) flatten(page, band, inverted);
  return bands.map(({ box }) => box);
}

/** Long dark bars. */
function rimsOf(picture: Raster): Component[] {
  const thick = thickInk(picture);
  const { width, data } = thick;
  let isThere = false;
  for (let from = data.indexOf(0); from >= 0;) {
    const end = from - (from % width) + width;
    let to = from;
    while (to < end && data[to] === 0) to++;
    if (to - from < SHORTEST_RIM) data.fill(PAPER, from, to);
    else isThere = true;
    from = data.indexOf(0, to);
  }
  if (!isThere) return [];
  return components(thick, PAPER).filter(({ x0, x1, count }) => count / (x1 - x0) <= THICKEST_RIM);
}

/** What is dark for at least the height of a rim, in black. */
function thickInk({ width, height, data }: Raster): Raster {
  const thick = newRaster(width, height);
  thick.data.fill(PAPER);
  // how many points above each other are dark, down to this row
  const dark = new Uint16Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (data[at] >= DARK) {
        dark[x] = 0;
      } else if (++dark[x] >= THINNEST_RIM) {
        thick.data[at] = 0;
        if (dark[x] === THINNEST_RIM) for (let up = 1; up < THINNEST_RIM; up++) thick.data[at - up * width] = 0;
      }
    }
  }
  return thick;
}

function isUnder(lower: Component, upper: Component): boolean {
  const shared = Math.min(lower.x1, upper.x1) - Math.max(lower.x0, upper.x0);
  const gap = lower.y0 - upper.y1;
  return gap >= LOWEST && gap <= HIGHEST && shared >= LEAST_SHARED * Math.min(lower.x1 - lower.x0, upper.x1 - upper.x0);
}

interface HollowBand {
  box: Box;
  /** For each column of the box, whether it lies in a hole. */
  holes: boolean[];
}

/** The band that two rims belong to; undefined where dark print on white stands between two thick lines, and where a band has no holes. */
function bandBetween(upper: Component, lower: Component, { width, data }: Raster): HollowBand | undefined {
  const box = {
    x0: Math.min(upper.x0, lower.x0),
    y0: upper.y0,
    x1: Math.max(upper.x1, lower.x1),
    y1: lower.y1,
  };
  const isDark = (x: number, y: number): boolean => data[y * width + x] < DARK;
  const holesOf = (level: number): boolean[] => {
    const light = Array.from({ length: box.x1 - box.x0 }, (_, i) => {
      for (let y = box.y0, run = 0; y < box.y1; y++) {
        run = data[y * width + box.x0 + i] >= level ? run + 1 : 0;
        if (run === HOLE) return true;
      }
      return false;
    });
    return longRuns(light, HOLE);
  };
  if (!holesOf(WHITE).includes(true)) return undefined;
  const holes = widened(holesOf(DARK), EDGE);
  const printed = holes.flatMap((isHole, i) => (isHole ? [] : [box.x0 + i]));
  const dark = printed.filter((x) => {
    for (let y = upper.y1 - EDGE; y <= lower.y0; y++) if (!isDark(x, y)) return false;
    return true;
  });
  return dark.length >= Math.max(FEWEST_DARK, LEAST_DARK * printed.length) ? { box, holes } : undefined;
}

/** The values without the stretches of true that are shorter than `least`. */
function longRuns(values: boolean[], least: number): boolean[] {
  const result = values.map(() => false);
  for (let i = 0, from = 0; i <= values.length; i++) {
    if (values[i]) continue;
    if (i - from >= least) result.fill(true, from, i);
    from = i + 1;
  }
  return result;
}

const widened = (values: boolean[], by: number): boolean[] =>
  values.map((_, i) => values.slice(Math.max(0, i - by), i + by + 1).includes(true));

function flatten(page: FlatPage, { box, holes }: HollowBand, inverted: number): void {
  const { width } = page.raster;
  for (let y = box.y0; y < box.y1; y++) {
    const row = y * width + box.x0;
    holes.forEach((isHole, i) => {
      if (isHole) page.wipe(row + i, row + i + 1);
      else page.shade(row + i, row + i + 1, inverted);
    });
  }
}
