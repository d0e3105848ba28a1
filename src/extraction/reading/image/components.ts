import type { Raster } from './raster.js';

/** A stretch of set points in one row: from `x0` up to, not including, `x1`. */
export interface Run {
  y: number;
  x0: number;
  x1: number;
}

/** Where an area lies, and how many points of it are set. */
export interface Extent {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  count: number;
}

/** A connected area of set points. */
export interface Component extends Extent {
  runs: Run[];
}

/** Numbers that are kept of each run while areas are put together. */
const FIELDS = 4;
const [Y, X0, X1, PARENT] = [0, 1, 2, 3];

/**
 * Finds the connected areas of points darker than `below`; runs that meet at a corner count as connected.
 *
 * @param isWanted tells by its extent whether an area is of interest: of specks and frames there are thousands
 */
export function components(
  picture: Raster,
  below: number,
  isWanted: (area: Extent) => boolean = () => true,
): Component[] {
  const { runs, count } = linkedRuns(picture, below);
  // An area is known by its first run, which is the root of all others.
  const extents = new Map<number, Extent>();
  for (let at = 0; at < count; at += FIELDS) {
    const first = rootOf(runs, at);
    runs[at + PARENT] = first;
    const y = runs[at + Y];
    const x0 = runs[at + X0];
    const x1 = runs[at + X1];
    const area = extents.get(first);
    if (!area) {
      extents.set(first, { x0, y0: y, x1, y1: y + 1, count: x1 - x0 });
      continue;
    }
    if (x0 < area.x0) area.x0 = x0;
    if (x1 > area.x1) area.x1 = x1;
    area.y1 = y + 1;
    area.count += x1 - x0;
  }
  const found = new Map<number, Component>();
  for (const [first, extent] of extents) if (isWanted(extent)) found.set(first, { ...extent, runs: [] });
  for (let at = 0; at < count; at += FIELDS) {
    found.get(runs[at + PARENT])?.runs.push({ y: runs[at + Y], x0: runs[at + X0], x1: runs[at + X1] });
  }
  return [...found.values()];
}

function rootOf(runs: Int32Array, run: number): number {
  while (runs[run + PARENT] !== run) run = runs[run + PARENT] = runs[runs[run + PARENT] + PARENT];
  return run;
}

/** The highest bits of the four bytes of a number. */
const TOP_BITS = 0x80808080;
const EACH = 0x01010101;

/**
 * Points by fours, and what to add to the inverse of four so that a top bit shows where one of them may be darker than
 * `below`.
 */
function lookFourfold(data: Uint8Array, below: number): { fours: Uint32Array; bias: number } {
  const { buffer, byteOffset, length } = data.byteOffset & 3 ? data.slice() : data;
  return { fours: new Uint32Array(buffer, byteOffset, length >> 2), bias: EACH * Math.max(0, below - 128) };
}

/** All runs, row by row, each linked to an earlier one that it meets; `count` numbers are in use. */
function linkedRuns(picture: Raster, below: number): { runs: Int32Array; count: number } {
  const { width, height, data } = picture;
  const { fours, bias } = lookFourfold(data, below);
  let runs = new Int32Array(FIELDS * 8192);
  let count = 0;
  let above = 0;
  let aboveEnd = 0;
  for (let y = 0; y < height; y++) {
    const start = count;
    let candidate = above;
    const row = y * width;
    const end = row + width;
    for (let at = row; at < end; at++) {
      if (data[at] >= below) {
        // paper is most of a page: four points of it are passed at once
        while ((at & 3) === 3 && at + 4 < end) {
          const dark = ~fours[(at + 1) >> 2];
          if (((dark + bias) | dark) & TOP_BITS) break;
          at += 4;
        }
        continue;
      }
      const x0 = at - row;
      while (at < end && data[at] < below) at++;
      const x = at - row;
      if (count === runs.length) {
        const more = new Int32Array(2 * count);
        more.set(runs);
        runs = more;
      }
      const run = count;
      count += FIELDS;
      runs[run + Y] = y;
      runs[run + X0] = x0;
      runs[run + X1] = x;
      runs[run + PARENT] = run;
      while (candidate < aboveEnd && runs[candidate + X1] < x0) candidate += FIELDS;
      for (let k = candidate; k < aboveEnd && runs[k + X0] <= x; k += FIELDS) {
        const a = rootOf(runs, k);
        const b = rootOf(runs, run);
        if (a < b) runs[b + PARENT] = a;
        else runs[a + PARENT] = b;
      }
    }
    above = start;
    aboveEnd = count;
  }
  return { runs, count };
}
