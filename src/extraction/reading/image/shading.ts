import { blur, middleGrey, shrink, spreadLight, type Raster } from './raster.js';

/** The ground is looked up on a picture this many times smaller. */
const FACTOR = 8;

/** Share of the page height within which paper shows somewhere between the print. */
const REACH = 0.02;
/** Ground this much darker than the sheet is as a whole at that place is no shadow but a printed area. */
const DARKEST_SHADOW = 0.72;
const ROUNDS = 5;

/** Paper is nowhere darker than this. */
const DARKEST_PAPER = 40;
/** Bits of a gain behind its point. */
export const GAIN_BITS = 16;

/** Value of paper in an evened picture; print is darker. */
export const PAPER = 250;

/** How light the paper is at each place of a picture. */
export class Ground {
  /** Block by block, what makes paper white: factors of greys, in 2^-GAIN_BITS. */
  private readonly gains: Int32Array;
  private readonly width: number;
  private readonly height: number;

  /** @param picture a page at about 150 dpi or less */
  constructor(picture: Raster) {
    const { width, height, data } = groundOf(picture);
    this.width = width;
    this.height = height;
    this.gains = Int32Array.from(data, (paper) => (PAPER << GAIN_BITS) / Math.max(DARKEST_PAPER, paper));
  }

  /** What makes paper white along a row of the picture at height `y`: for `count` points from `x` on, `step` apart. */
  gainsAlong(y: number, x: number, step: number, count: number): Int32Array {
    const { gains, width, height } = this;
    const gy = Math.min(height - 1.001, Math.max(0, y / FACTOR - 0.5));
    const upper = (gy | 0) * width;
    const part = gy - (gy | 0);
    const across = new Float64Array(width);
    for (let i = 0; i < width; i++) {
      across[i] = gains[upper + i] + (gains[upper + width + i] - gains[upper + i]) * part;
    }
    const result = new Int32Array(count);
    const last = width - 1.001;
    for (let i = 0; i < count; i++) {
      const place = (x + step * i) / FACTOR - 0.5;
      const gx = place < 0 ? 0 : place > last ? last : place;
      const at = gx | 0;
      result[i] = across[at] + (across[at + 1] - across[at]) * (gx - at);
    }
    return result;
  }
}

/**
 * Divides the picture by the lightness of its paper: shadows, folds and light tints go, paper becomes white. Printed
 * areas that are clearly darker than the paper around them stay.
 */
export function evenPaper({ width, height, data }: Raster, ground: Ground): Raster {
  const evened = new Uint8Array(data.length);
  let gains: Int32Array = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    // The ground changes slowly: every fourth row is near enough.
    if ((y & 3) === 0) gains = ground.gainsAlong(y + 2, 0.5, 1, width);
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const value = (data[row + x] * gains[x]) >> GAIN_BITS;
      evened[row + x] = value > 255 ? 255 : value;
    }
  }
  return { width, height, data: evened };
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
  let surface = [middleGrey(data), 0, 0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    // Sums of u^a v^b, and of the lightness times that, over all blocks that count.
    const sums = new Float64Array(5 * 5);
    const weighted = new Float64Array(5 * 5);
    for (let y = 0; y < height; y += 2) {
      const v = y / height - 0.5;
      const along = [surface[0] + (surface[2] + surface[5] * v) * v, surface[1] + surface[4] * v, surface[3]];
      addRow(sums, weighted, v, along, data.subarray(y * width, (y + 1) * width));
    }
    const normal = POWERS.map(([a, b]) => [...POWERS.map(([c, d]) => sums[5 * (a + c) + b + d]), weighted[5 * a + b]]);
    const solved = sums[0] > 60 ? solve(normal) : undefined;
    if (!solved) break;
    surface = solved;
  }
  const [one, u1, v1, u2, uv, v2] = surface;
  return (x, y) => {
    const u = x / width - 0.5;
    const v = y / height - 0.5;
    return one + u1 * u + v1 * v + u2 * u * u + uv * u * v + v2 * v * v;
  };
}

/** Powers of u (across) and v (down) in the terms of the surface. */
const POWERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
] as const;

/** Adds the blocks of one row that are about as light as the surface so far, a polynomial of u along the row. */
function addRow(sums: Float64Array, weighted: Float64Array, v: number, [c0, c1, c2]: number[], row: Uint8Array): void {
  let [s0, s1, s2, s3, s4] = [0, 0, 0, 0, 0];
  let [w0, w1, w2] = [0, 0, 0];
  for (let x = 0; x < row.length; x += 2) {
    const u = x / row.length - 0.5;
    const value = row[x];
    const expected = c0 + (c1 + c2 * u) * u;
    if (value < 0.87 * expected || value > 1.25 * expected) continue;
    const uu = u * u;
    s0++;
    s1 += u;
    s2 += uu;
    s3 += uu * u;
    s4 += uu * uu;
    w0 += value;
    w1 += value * u;
    w2 += value * uu;
  }
  const along = [s0, s1, s2, s3, s4];
  const alongWeighted = [w0, w1, w2];
  for (let b = 0, power = 1; b < 5; b++, power *= v) {
    for (let a = 0; a + b < 5; a++) sums[5 * a + b] += along[a] * power;
    for (let a = 0; a + b < 3; a++) weighted[5 * a + b] += alongWeighted[a] * power;
  }
}

/** Solves six equations by elimination; undefined where they do not determine the six unknowns. */
function solve(rows: number[][]): number[] | undefined {
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
