import { middleGrey, newRaster, shrink, spreadDark, spreadLight, blur, transpose, type Raster } from './raster.js';
import type { Point, Quad } from './projection.js';

/** The picture is searched at about this many points along its longer side. */
const SEARCH_SIZE = 480;
/** Strokes of print are narrower than twice this, in those points. */
const PRINT = 5;
/** So far the rim of the picture is drawn out where no sheet is found else: where one fills it, the strip of ground beside it would vanish as print does. */
const FRAME = 2 * PRINT;
/** Ground is this much darker than the sheet, along this share of the rim. */
const GROUND = 0.75;
const LEAST_GROUND = 0.2;
/** Differences of grey across an edge: below the first it is none, above the second it counts no more. */
const FAINT_EDGE = 5;
const FULL_EDGE = 36;
/** Share of a side that must show an edge. */
const LEAST_EDGE = 0.55;
/** Of the straight edges on one side the outermost is the sheet's, if it is this strong beside the strongest. */
const RIVAL = 0.62;
const STEEPEST = 0.22;
const COARSE_SLOPE = 0.012;
const FINE_SLOPE = 0.003;
/** The sheet takes at least this share of the picture, and its sides have the ratio of a common paper size. */
const LEAST_SHARE = 0.35;
const RATIOS = [1.22, 1.58] as const;

/** A straight edge: `across = offset + slope * along`, with the mean step of grey over it, outside to inside. */
interface Edge {
  offset: number;
  slope: number;
  strength: number;
  step: number;
}

/**
 * Finds the sheet of paper in a photograph by its four straight edges. The ground may be shaded and the sheet may have
 * dark bands, so edges count, not levels. Undefined where there is no such sheet: a scan, or a picture that ends within it.
 */
export function findPaper(picture: Raster): Quad | undefined {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / SEARCH_SIZE));
  const small = blur(shrink(picture, factor), 1);
  const within = (frame: number): Quad | undefined =>
    sheetIn(framed(small, frame))?.map(([x, y]) => [(x - frame) * factor, (y - frame) * factor]) as Quad | undefined;
  return within(0) ?? (hasGroundAtRim(small) ? within(FRAME) : undefined);
}

/** Whether the picture is darker than most of it along a good part of its rim: a scan is not. */
function hasGroundAtRim({ width, height, data }: Raster): boolean {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(data[x], data[(height - 1) * width + x]);
  for (let y = 0; y < height; y++) rim.push(data[y * width], data[(y + 1) * width - 1]);
  const ground = GROUND * middleGrey(data);
  return rim.filter((value) => value < ground).length > LEAST_GROUND * rim.length;
}

function sheetIn(picture: Raster): Quad | undefined {
  // Print vanishes when light spreads over it and back.
  const blank = spreadDark(spreadLight(picture, PRINT), PRINT);
  const upright = sideEdges(blank);
  const level = sideEdges(transpose(blank));
  if (!upright || !level) return undefined;
  const [left, right] = upright;
  const [top, bottom] = level;
  const lighterInside = [left, right, top, bottom].filter((edge) => edge.step > 0).length;
  const quad: Quad = [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)];
  return lighterInside < 3 || !isSheet(quad, blank) ? undefined : quad;
}

/** The picture with its rim drawn out on all sides. */
function framed({ width, height, data }: Raster, by: number): Raster {
  const result = newRaster(width + 2 * by, height + 2 * by);
  for (let y = 0; y < result.height; y++) {
    const row = Math.max(0, Math.min(height - 1, y - by)) * width;
    const to = y * result.width;
    result.data.fill(data[row], to, to + by);
    result.data.set(data.subarray(row, row + width), to + by);
    result.data.fill(data[row + width - 1], to + by + width, to + result.width);
  }
  return result;
}

/** The best edges left and right of the middle. */
function sideEdges(blank: Raster): [Edge, Edge] | undefined {
  const { width, height } = blank;
  const steps = stepsAcross(blank);
  const left = outermostEdge(steps, blank, -Math.round(0.03 * width), Math.round(0.45 * width), 1);
  const right = outermostEdge(steps, blank, Math.round(1.03 * width), Math.round(0.55 * width), -1);
  return left && right && height > 0 ? [left, right] : undefined;
}

/** Signed difference of grey over four points across, 0 at the rim. */
function stepsAcross({ width, height, data }: Raster): Int16Array {
  const steps = new Int16Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 2; x < width - 2; x++) steps[y * width + x] = data[y * width + x + 2] - data[y * width + x - 2];
  }
  return steps;
}

function outermostEdge(
  steps: Int16Array,
  { width, height }: Raster,
  from: number,
  to: number,
  inward: 1 | -1,
): Edge | undefined {
  const candidates: Edge[] = [];
  for (let at = from; (to - at) * inward > 0; at += inward) {
    let best: Edge | undefined;
    for (let slope = -STEEPEST; slope <= STEEPEST; slope += COARSE_SLOPE) {
      const edge = edgeAt(steps, width, height, at, slope, inward, 5, FULL_EDGE);
      if (edge && (!best || edge.strength > best.strength)) best = edge;
    }
    if (best) candidates.push(best);
  }
  const strongest = Math.max(...candidates.map((edge) => edge.strength));
  const at = candidates.findIndex((edge) => edge.strength >= RIVAL * strongest);
  if (at < 0) return undefined;
  // The edge is a few points wide: its middle is the strongest of the next few lines.
  const near = candidates.slice(at, at + 6).reduce((best, edge) => (edge.strength > best.strength ? edge : best));
  return refined(near, steps, width, height, inward);
}

function refined(near: Edge, steps: Int16Array, width: number, height: number, inward: 1 | -1): Edge {
  let best: Edge | undefined;
  const middle = near.offset + (near.slope * height) / 2;
  for (let at = middle - 2; at <= middle + 2; at++) {
    for (let slope = near.slope - COARSE_SLOPE; slope <= near.slope + COARSE_SLOPE; slope += FINE_SLOPE) {
      // The steepest step of all: whether an edge is one is settled.
      const edge = edgeAt(steps, width, height, at, slope, inward, 2, Infinity);
      if (edge && (!best || edge.strength > best.strength)) best = edge;
    }
  }
  return best ?? near;
}

/** The edge along the line that crosses the middle of the height at `at`; undefined where too little of it is one. */
function edgeAt(
  steps: Int16Array,
  width: number,
  height: number,
  at: number,
  slope: number,
  inward: 1 | -1,
  every: number,
  full: number,
): Edge | undefined {
  const middle = height / 2;
  const last = Math.round(height * 0.88);
  let strength = 0;
  let step = 0;
  let seen = 0;
  const first = Math.round(height * 0.12);
  const samples = Math.ceil((last - first) / every);
  let bare = (1 - LEAST_EDGE) * samples;
  for (let y = first; y < last && bare >= 0; y += every) {
    const x = (at + slope * (y - middle) + 0.5) | 0;
    const value = x < 2 || x >= width - 2 ? 0 : steps[y * width + x] * inward;
    const size = value < 0 ? -value : value;
    if (size < FAINT_EDGE) {
      bare--;
      continue;
    }
    seen++;
    strength += size < full ? size : full;
    step += value;
  }
  if (seen < LEAST_EDGE * samples) return undefined;
  return { offset: at - slope * middle, slope, strength: strength / samples, step: step / samples };
}

/** Where a steep line (x by y) meets a level one (y by x). */
function crossing(steep: Edge, level: Edge): Point {
  const y = (level.offset + level.slope * steep.offset) / (1 - level.slope * steep.slope);
  return [steep.offset + steep.slope * y, y];
}

function isSheet([a, b, c, d]: Quad, { width, height }: Raster): boolean {
  const distance = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);
  const across = (distance(a, b) + distance(d, c)) / 2;
  const along = (distance(a, d) + distance(b, c)) / 2;
  const ratio = Math.max(across, along) / Math.min(across, along);
  return across * along >= LEAST_SHARE * width * height && ratio >= RATIOS[0] && ratio <= RATIOS[1];
}
