import { newRaster, type Raster } from './raster.js';

export type Point = [x: number, y: number];
/** Upper left, upper right, lower right, lower left. */
export type Quad = [Point, Point, Point, Point];

/** A projective map `[a b c; d e f; g h 1]`, row by row. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

export function project(m: Projection, x: number, y: number): Point {
  const w = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
}

/** The projection that applies `inner` first and `outer` to its result. */
export function chain(outer: Projection, inner: Projection): Projection {
  const result: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += outer[row * 3 + k] * inner[k * 3 + column];
      result.push(sum);
    }
  }
  return result as unknown as Projection;
}

export const scaling = (sx: number, sy = sx): Projection => [sx, 0, 0, 0, sy, 0, 0, 0, 1];

/** A turn by `angle` (radians, clockwise on the page) about the middle of a page of the given size. */
export function rotation(angle: number, width: number, height: number): Projection {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = width / 2;
  const cy = height / 2;
  return [cos, -sin, cx - cos * cx + sin * cy, sin, cos, cy - sin * cx - cos * cy, 0, 0, 1];
}

/** The projection that takes the corners of a `width` x `height` rectangle to those of the quad. */
export function rectangleToQuad(width: number, height: number, [p0, p1, p2, p3]: Quad): Projection {
  const sx = p0[0] - p1[0] + p2[0] - p3[0];
  const sy = p0[1] - p1[1] + p2[1] - p3[1];
  const dx1 = p1[0] - p2[0];
  const dx2 = p3[0] - p2[0];
  const dy1 = p1[1] - p2[1];
  const dy2 = p3[1] - p2[1];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const unit: Projection = [
    p1[0] - p0[0] + g * p1[0],
    p3[0] - p0[0] + h * p3[0],
    p0[0],
    p1[1] - p0[1] + g * p1[1],
    p3[1] - p0[1] + h * p3[1],
    p0[1],
    g,
    h,
    1,
  ];
  return chain(unit, scaling(1 / width, 1 / height));
}

/** Places in the source are worked out exactly at columns this far apart, and evenly in between. */
const COLUMNS = 48;

/** Draws the picture anew: each point of the result is looked up in the source where `toSource` says. White beyond its edges. */
export function warp(source: Raster, toSource: Projection, width: number, height: number): Raster {
  const result = newRaster(width, height);
  for (let y = 0; y < height; y++) {
    let [fromX, fromY] = project(toSource, 0.5, y + 0.5);
    for (let x = 0; x < width; x += COLUMNS) {
      const count = Math.min(COLUMNS, width - x);
      const [toX, toY] = project(toSource, x + count + 0.5, y + 0.5);
      lookUp(
        source,
        { x: fromX, y: fromY, stepX: (toX - fromX) / count, stepY: (toY - fromY) / count },
        {
          data: result.data,
          at: y * width + x,
          count,
        },
      );
      [fromX, fromY] = [toX, toY];
    }
  }
  return result;
}

/** Evenly spaced places in a source. */
export interface Places {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

/** Where points are written, one after the other. */
export interface Target {
  data: Uint8Array;
  at: number;
  count: number;
}

/** Parts of a point, in bits, to which places are looked up. */
const BITS = 8;
const WHOLE = 1 << BITS;

/** Writes the greys of the source at these places, each between those of the four points around it; white beyond its edges. */
export function lookUp(source: Raster, { x, y, stepX, stepY }: Places, { data: target, at, count }: Target): void {
  const { data, width, height } = source;
  const sx = x - 0.5;
  const sy = y - 0.5;
  const endX = sx + stepX * count;
  const endY = sy + stepY * count;
  const isWithin = (a: number, b: number, size: number) => Math.min(a, b) >= 0 && Math.max(a, b) < size - 1 - 1 / WHOLE;
  if (!isWithin(sx, endX, width) || !isWithin(sy, endY, height)) {
    for (let i = 0; i < count; i++) target[at + i] = greyAt(source, sx + stepX * i, sy + stepY * i);
    return;
  }
  // In whole numbers from here on: counted from the first place, so that they stay small.
  const firstX = Math.floor(sx);
  const firstY = Math.floor(sy);
  const first = firstY * width + firstX;
  let px = Math.round((sx - firstX) * WHOLE * WHOLE);
  let py = Math.round((sy - firstY) * WHOLE * WHOLE);
  const dx = Math.round(stepX * WHOLE * WHOLE);
  const dy = Math.round(stepY * WHOLE * WHOLE);
  for (const end = at + count; at < end; at++) {
    const k = first + (py >> (2 * BITS)) * width + (px >> (2 * BITS));
    const fx = (px >> BITS) & (WHOLE - 1);
    const fy = (py >> BITS) & (WHOLE - 1);
    const upper = data[k] * (WHOLE - fx) + data[k + 1] * fx;
    const lower = data[k + width] * (WHOLE - fx) + data[k + width + 1] * fx;
    target[at] = (upper * (WHOLE - fy) + lower * fy) >> (2 * BITS);
    px += dx;
    py += dy;
  }
}

/** The grey at a place counted from the middle of the first point; at the edges that of the nearest point. */
function greyAt({ data, width, height }: Raster, x: number, y: number): number {
  if (x < -1 || y < -1 || x > width || y > height) return 255;
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - x0));
  const fy = Math.max(0, Math.min(1, y - y0));
  const k = y0 * width + x0;
  const upper = data[k] + (data[k + 1] - data[k]) * fx;
  const lower = data[k + width] + (data[k + width + 1] - data[k + width]) * fx;
  return upper + (lower - upper) * fy;
}
