import { transpose, type Raster } from './raster.js';

/** Angles beyond this (degrees) are not skew: the sheet lies on its side or the picture is no page. */
const LARGEST = 8;
/** Close rows across a wide page are seen within a tenth of a degree of their lie: further off they run into each other. */
const COARSE_STEP = 0.2;
const FINE_STEP = 0.05;
/** More lower edges than this tell nothing new. */
const MOST_POINTS = 30_000;

/** Lower edges longer than this (points at 100 dpi) are those of drawn lines and areas, not of letters. */
const LONGEST_STROKE = 12;

/** How the lines of print lie on a page. */
export interface Lie {
  /** Degrees by which the lines fall to the right. */
  angle: number;
  /** How sharply the print parts into lines at that angle; only its ratio to another page's or direction's counts. */
  sharpness: number;
}

/** Finds the lie of the print on a small picture (about 100 dpi) in which print is dark on light. */
export function lieOfPrint(page: Raster, darkBelow: number): Lie {
  const { xs, ys, count } = lowerEdges(page, darkBelow);
  if (count < 50) return { angle: 0, sharpness: 0 };
  const score = (degrees: number) => sharpnessAt(xs, ys, count, page, Math.tan((degrees * Math.PI) / 180));
  let best = { angle: 0, sharpness: score(0) };
  const tryAngle = (angle: number) => {
    const sharpness = score(angle);
    if (sharpness > best.sharpness) best = { angle, sharpness };
  };
  for (let angle = -LARGEST; angle <= LARGEST; angle += COARSE_STEP) tryAngle(angle);
  for (let step = COARSE_STEP / 2; step >= FINE_STEP; step /= 2) {
    const around = best.angle;
    tryAngle(around - step);
    tryAngle(around + step);
  }
  return { angle: best.angle, sharpness: best.sharpness / count };
}

/** True where the lines of print run up and down the picture rather than across, as `across` says they lie. */
export function isSideways(page: Raster, darkBelow: number, across: Lie): boolean {
  return lieOfPrint(transpose(page), darkBelow).sharpness > 1.15 * across.sharpness;
}

/** Points where print ends downwards: the baseline shows in them best. */
function lowerEdges(page: Raster, darkBelow: number): { xs: Float32Array; ys: Float32Array; count: number } {
  const { width } = page;
  const { places, found } = lowerEdgePlaces(page, darkBelow);
  const stride = Math.ceil(found / MOST_POINTS) || 1;
  const count = Math.ceil(found / stride);
  const xs = new Float32Array(count);
  const ys = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const place = places[i * stride];
    ys[i] = Math.floor(place / width);
    xs[i] = place - ys[i] * width;
  }
  return { xs, ys, count };
}

function lowerEdgePlaces({ width, height, data }: Raster, darkBelow: number): { places: Int32Array; found: number } {
  // each is followed by a lighter point below
  const places = new Int32Array((width * height) >> 1);
  let found = 0;
  for (let y = 1; y < height - 1; y++) {
    const end = (y + 1) * width - 1;
    for (let at = y * width + 1; at < end; at++) {
      if (data[at] >= darkBelow) continue;
      const start = at;
      while (at < end && data[at] < darkBelow && data[at + width] >= darkBelow) at++;
      if (at - start <= LONGEST_STROKE) for (let place = start; place < at; place++) places[found++] = place;
    }
  }
  return { places, found };
}

function sharpnessAt(
  xs: Float32Array,
  ys: Float32Array,
  count: number,
  { width, height }: Raster,
  slope: number,
): number {
  const shift = Math.ceil(Math.abs(slope) * width) + 2;
  const bins = new Int32Array(height + 2 * shift);
  for (let i = 0; i < count; i++) bins[(ys[i] - slope * xs[i] + shift + 0.5) | 0]++;
  let sum = 0;
  for (let i = 1; i < bins.length; i++) sum += (bins[i] - bins[i - 1]) ** 2;
  return sum;
}
