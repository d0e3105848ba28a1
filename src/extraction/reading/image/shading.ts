import { blur, newRaster, shrink, spreadLight, type Raster } from './raster.js';

/** The ground is looked up on a picture this many times smaller. */
const FACTOR = 8;

/** Share of the page height within which paper shows somewhere between the print. */
const REACH = 0.02;
/** Ground this much darker than the sheet is as a whole at that place is no shadow but a printed area. */
const DARKEST_SHADOW = 0.72;
const ROUNDS = 5;

/** Value of paper in an evened picture; print is darker. */
export const PAPER = 250;

/** How light the paper is at each place of a picture. */
export class Ground {
  private readonly blocks: Raster;

  /** @param picture a page at about 150 dpi or less */
  constructor(picture: Raster) {
    this.blocks = groundOf(picture);
  }

  /** Lightness of the paper along a row of the picture at height `y`, for each of `xs`. */
  along(y: number, xs: Float32Array, result: Float32Array): void {
    const { width, height, data } = this.blocks;
    const gy = Math.min(height - 1.001, Math.max(0, y / FACTOR - 0.5));
    const top = (gy | 0) * width;
    const part = gy - (gy | 0);
    for (let i = 0; i < xs.length; i++) {
      const gx = Math.min(width - 1.001, Math.max(0, xs[i] / FACTOR - 0.5));
      const at = top + (gx | 0);
      const fx = gx - (gx | 0);
      const upper = data[at] + (data[at + 1] - data[at]) * fx;
      const lower = data[at + width] + (data[at + width + 1] - data[at + width]) * fx;
      result[i] = Math.max(40, upper + (lower - upper) * part);
    }
  }
}

/**
 * Divides the picture by the lightness of its paper: shadows, folds and light tints go, paper becomes white. Printed
 * areas that are clearly darker than the paper around them stay.
 */
export function evenPaper(picture: Raster, ground: Ground): Raster {
  const { width, height, data } = picture;
  const result = newRaster(width, height);
  const xs = Float32Array.from({ length: width }, (_, x) => x + 0.5);
  const level = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    // The ground changes slowly: every fourth row is near enough.
    if ((y & 3) === 0) {
      ground.along(y + 2, xs, level);
      for (let x = 0; x < width; x++) level[x] = PAPER / level[x];
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const value = data[at] * level[x];
      result.data[at] = value > 255 ? 255 : value;
    }
  }
  return result;
}

/** Lightness of the paper, block by block. */
function groundOf(picture: Raster): Raster {
  const small = shrink(picture, FACTOR);
  const near = spreadLight(small, Math.max(2, Math.round(small.height * REACH)));
  const sheet = fitSheet(near);
  for (let y = 0, at = 0; y < near.height; y++) {
    for (let x = 0; x < near.width; x++, at++) {
      const expected = sheet(x, y);
      if (near.data[at] < DARKEST_SHADOW * expected) near.data[at] = Math.max(0, Math.min(255, expected));
    }
  }
  return blur(near, 3);
}

/** A smooth surface (second degree) through the lightness of the paper; blocks that lie far below it are print and do not count. */
function fitSheet({ width, height, data }: Raster): (x: number, y: number) => number {
  let surface = [median(data), 0, 0, 0, 0, 0];
  const at = (x: number, y: number) => {
    const u = x / width - 0.5;
    const v = y / height - 0.5;
    return surface[0] + surface[1] * u + surface[2] * v + surface[3] * u * u + surface[4] * u * v + surface[5] * v * v;
  };
  const t = new Float64Array(6);
  for (let round = 0; round < ROUNDS; round++) {
    const normal = Array.from({ length: 6 }, () => new Float64Array(7));
    let used = 0;
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        const value = data[y * width + x];
        const expected = at(x, y);
        if (value < 0.87 * expected || value > 1.25 * expected) continue;
        used++;
        const u = x / width - 0.5;
        const v = y / height - 0.5;
        [t[0], t[1], t[2], t[3], t[4], t[5]] = [1, u, v, u * u, u * v, v * v];
        for (let i = 0; i < 6; i++) {
          for (let j = 0; j < 6; j++) normal[i][j] += t[i] * t[j];
          normal[i][6] += t[i] * value;
        }
      }
    }
    const solved = used > 60 ? solve(normal) : undefined;
    if (!solved) break;
    surface = solved;
  }
  return at;
}

function median(data: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value]++;
  let count = 0;
  for (let value = 0; value < 256; value++) {
    count += histogram[value];
    if (count * 2 >= data.length) return value;
  }
  return 255;
}

/** Solves six equations by elimination; undefined where they do not determine the six unknowns. */
function solve(rows: Float64Array[]): number[] | undefined {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    if (Math.abs(rows[column][column]) < 1e-9) return undefined;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = rows[row][column] / rows[column][column];
      for (let k = column; k <= n; k++) rows[row][k] -= factor * rows[column][k];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}
