import { describe, expect, it } from '@jest/globals';
import { components } from './components.js';
import { scaling, warp, type Projection } from './projection.js';
import { newRaster, shrink, type Raster } from './raster.js';

/** A picture drawn in characters: `#` is black, all else white. */
function picture(...rows: string[]): Raster {
  const drawn = newRaster(rows[0].length, rows.length);
  rows.forEach((row, y) => [...row].forEach((point, x) => (drawn.data[y * row.length + x] = point === '#' ? 0 : 255)));
  return drawn;
}
/** Greys without a pattern that a shift would hide. */
function grain(width: number, height: number): Raster {
  const result = newRaster(width, height);
  result.data.forEach((_, at) => (result.data[at] = (at * at * 31 + at * 7) % 256));
  return result;
}
const isBlack = (value: number) => value === 0;

describe('connected areas', () => {
  const drawn = picture('##...#', '..#..#', '#..#.#', '#.#...', '#.....');

  it('hold what meets at a corner, in the order of their first points', () => {
    const found = components(drawn, isBlack);
    expect(found.map(({ x0, y0, x1, y1, count }) => [x0, y0, x1, y1, count])).toEqual([
      [0, 0, 4, 4, 5],
      [5, 0, 6, 3, 3],
      [0, 2, 1, 5, 3],
    ]);
    expect(found[0].runs).toEqual([
      { y: 0, x0: 0, x1: 2 },
      { y: 1, x0: 2, x1: 3 },
      { y: 2, x0: 3, x1: 4 },
      { y: 3, x0: 2, x1: 3 },
    ]);
  });

  it('become one where a later row joins them', () => {
    expect(components(picture('#.#.#', '#.#.#', '.#.#.'), isBlack)).toMatchObject([{ x0: 0, x1: 5, y1: 3, count: 8 }]);
  });

  it('are left out where they are not wanted, with their runs', () => {
    const upright = components(drawn, isBlack, ({ x0, x1 }) => x1 - x0 === 1);
    expect(upright.map(({ runs }) => runs.length)).toEqual([3, 3]);
  });

  it('are found in more runs than were made room for', () => {
    const rows = Array.from({ length: 200 }, () => '#.'.repeat(100));
    expect(components(picture(...rows), isBlack).map(({ count }) => count)).toEqual(Array(100).fill(200));
  });
});

describe('drawing anew', () => {
  const source = grain(40, 30);
  /** So slight a slant that it moves no point, yet is followed point by point. */
  const SLANT: Projection = [0, 1e-9, 0, 1e-9, 0, 0, 0, 0, 0];
  const slanted = (straight: Projection) => straight.map((value, i) => value + SLANT[i]) as unknown as Projection;

  it.each([
    ['larger', scaling(0.37, 0.61)],
    ['smaller', scaling(1.9)],
    ['beyond its edges', [1, 0, -6.3, 0, 1.2, 4.6, 0, 0, 1] as Projection],
  ])('%s gives the same by rows and columns as point by point', (_, toSource) => {
    const quick = warp(source, toSource, 44, 36);
    const slow = warp(source, slanted(toSource), 44, 36);
    const apart = quick.data.map((value, at) => Math.abs(value - slow.data[at]));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
    expect(new Set(quick.data).size).toBeGreaterThan(50);
  });

  it('at the same size leaves each point, and what lies beyond is white', () => {
    expect(Buffer.compare(warp(source, scaling(1), 40, 30).data, source.data)).toBe(0);
    const moved = warp(source, [1, 0, -3, 0, 1, 0, 0, 0, 1], 40, 30);
    expect([...moved.data.subarray(0, 4)]).toEqual([255, 255, source.data[0], source.data[0]]);
  });
});

describe('shrinking', () => {
  it('gives the mean of each whole block', () => {
    const shrunk = shrink(
      { width: 5, height: 3, data: Uint8Array.from([0, 4, 8, 12, 99, 4, 8, 12, 16, 99, 1, 1, 1, 1, 1]) },
      2,
    );
    expect([shrunk.width, shrunk.height, ...shrunk.data]).toEqual([2, 1, 4, 12]);
  });
});
