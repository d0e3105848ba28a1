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

/** Draws the picture anew: each point of the result is looked up in the source where `toSource` says. White beyond its edges. */
export function warp(source: Raster, toSource: Projection, width: number, height: number): Raster {
  const [, b, , d, , , g, i] = toSource;
  return Math.max(Math.abs(b), Math.abs(d), Math.abs(g), Math.abs(i)) < 1e-12
    ? stretch(source, toSource, width, height)
    : slanted(source, toSource, width, height);
}

/** A `warp` that leaves rows and columns what they are: where a column lies need be worked out but once. */
function stretch(source: Raster, [a, , c, , e, f, , , j]: Projection, width: number, height: number): Raster {
  const result = newRaster(width, height);
  result.data.fill(255);
  const { data, width: w, height: h } = source;
  const columns = placesAlong(a / j, c / j, width, w);
  const rows = placesAlong(e / j, f / j, height, h);
  for (let y = rows.from; y < rows.to; y++) {
    const row = rows.start[y] * w;
    const fy = rows.part[y];
    const at = y * width;
    for (let x = columns.from; x < columns.to; x++) {
      const fx = columns.part[x];
      const k = row + columns.start[x];
      const top = data[k] + (data[k + 1] - data[k]) * fx;
      const bottom = data[k + w] + (data[k + w + 1] - data[k + w]) * fx;
      const value = top + (bottom - top) * fy;
      result.data[at + x] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return result;
}

/** For each of `count` points in one direction the source's point before it and how far beyond that it lies; `from` up to `to` lie in the source. */
function placesAlong(
  step: number,
  offset: number,
  count: number,
  length: number,
): { start: Int32Array; part: Float64Array; from: number; to: number } {
  const start = new Int32Array(count);
  const part = new Float64Array(count);
  let from = count;
  let to = 0;
  for (let at = 0; at < count; at++) {
    const place = step * (at + 0.5) + offset - 0.5;
    if (place < -1 || place > length) continue;
    from = Math.min(from, at);
    to = at + 1;
    start[at] = place < 0 ? 0 : place > length - 2 ? length - 2 : place | 0;
    part[at] = place - start[at];
  }
  return { start, part, from, to };
}

function slanted(source: Raster, toSource: Projection, width: number, height: number): Raster {
  const result = newRaster(width, height);
  const { data, width: w, height: h } = source;
  const [a, b, c, d, e, f, g, i, j] = toSource;
  const level = Math.abs(g) < 1e-12;
  for (let y = 0; y < height; y++) {
    const py = y + 0.5;
    const [rowX, rowY, rowW] = [b * py + c, e * py + f, i * py + j];
    const rowScale = 1 / rowW;
    let at = y * width;
    for (let x = 0; x < width; x++, at++) {
      const px = x + 0.5;
      const scale = level ? rowScale : 1 / (g * px + rowW);
      const sx = (a * px + rowX) * scale - 0.5;
      const sy = (d * px + rowY) * scale - 0.5;
      if (sx < -1 || sy < -1 || sx > w || sy > h) {
        result.data[at] = 255;
        continue;
      }
      const x0 = sx < 0 ? 0 : sx > w - 2 ? w - 2 : sx | 0;
      const y0 = sy < 0 ? 0 : sy > h - 2 ? h - 2 : sy | 0;
      const fx = sx - x0;
      const fy = sy - y0;
      const k = y0 * w + x0;
      const top = data[k] + (data[k + 1] - data[k]) * fx;
      const bottom = data[k + w] + (data[k + w + 1] - data[k + w]) * fx;
      const value = top + (bottom - top) * fy;
      result.data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return result;
}
