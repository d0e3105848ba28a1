import { describe, expect, it } from '@jest/globals';
import { components } from './components.js';
import { project, rotation, scaling, warp, type Point, type Projection } from './projection.js';
import { closeRows, newRaster, shrink, spreadDark, type Raster } from './raster.js';

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
/** Black is darker than this. */
const GREY = 1;

describe('connected areas', () => {
  const drawn = picture('##...#', '..#..#', '#..#.#', '#.#...', '#.....');

  it('hold what meets at a corner, in the order of their first points', () => {
    const found = components(drawn, GREY);
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

  it('are those that a look at each point finds, wherever the light between them begins', () => {
    const { width, height, data } = grain(61, 40);
    const speckled = { width, height, data: data.map((value) => (value < 245 ? 212 : value - 60)) };
    const found = components(speckled, 212);
    const dark = found.flatMap(({ runs }) =>
      runs.flatMap(({ y, x0, x1 }) => Array.from({ length: x1 - x0 }, (_, i) => y * width + x0 + i)),
    );
    const expected = [...speckled.data.keys()].filter((at) => speckled.data[at] < 212);
    expect(dark.sort((a, b) => a - b)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(50);
  });

  it('become one where a later row joins them', () => {
    expect(components(picture('#.#.#', '#.#.#', '.#.#.'), GREY)).toMatchObject([{ x0: 0, x1: 5, y1: 3, count: 8 }]);
  });

  it('are left out where they are not wanted, with their runs', () => {
    const upright = components(drawn, GREY, ({ x0, x1 }) => x1 - x0 === 1);
    expect(upright.map(({ runs }) => runs.length)).toEqual([3, 3]);
  });

  it('are found in more runs than were made room for', () => {
    const rows = Array.from({ length: 200 }, () => '#.'.repeat(100));
    expect(components(picture(...rows), GREY).map(({ count }) => count)).toEqual(Array(100).fill(200));
  });
});

describe('drawing anew', () => {
  const source = grain(40, 30);
  /** The grey between the four points around a place, as it is defined. */
  function between([x, y]: Point): number {
    if (x < -0.5 || y < -0.5 || x > source.width + 0.5 || y > source.height + 0.5) return 255;
    const [sx, sy] = [Math.min(39, Math.max(0, x - 0.5)), Math.min(29, Math.max(0, y - 0.5))];
    const grey = (px: number, py: number) => source.data[Math.min(29, py) * 40 + Math.min(39, px)];
    const [px, py] = [Math.floor(sx), Math.floor(sy)];
    const along = (row: number) => grey(px, row) * (1 - sx + px) + grey(px + 1, row) * (sx - px);
    return along(py) * (1 - sy + py) + along(py + 1) * (sy - py);
  }

  it.each([
    ['larger', scaling(0.37, 0.61)],
    ['smaller', scaling(1.9)],
    ['askew', rotation(0.1, 40, 30)],
    ['as a photograph sees it', [0.5, 0.1, 1, 0.05, 0.6, 2, 0.00002, 0.00001, 1] as Projection],
    ['beyond its edges', [1, 0, -6.3, 0, 1.2, 4.6, 0, 0, 1] as Projection],
  ])('%s gives each point the grey of its place in the source', (_, toSource) => {
    const drawn = warp(source, toSource, 60, 36);
    const apart = drawn.data.map((value, at) => {
      const place = project(toSource, (at % 60) + 0.5, Math.floor(at / 60) + 0.5);
      return Math.abs(value - between(place));
    });
    // a place is found to a part of a point, and neighbours differ by up to 255
    expect(Math.max(...apart)).toBeLessThanOrEqual(3);
    expect(new Set(drawn.data).size).toBeGreaterThan(50);
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

  it('by a larger factor does the same', () => {
    const source = grain(31, 23);
    const shrunk = shrink(source, 5);
    const mean = (x: number, y: number) => {
      const block = Array.from(
        { length: 25 },
        (_, i) => source.data[(5 * y + Math.floor(i / 5)) * 31 + 5 * x + (i % 5)],
      );
      return Math.floor(block.reduce((sum, value) => sum + value) / 25);
    };
    expect([...shrunk.data]).toEqual(Array.from({ length: 24 }, (_, at) => mean(at % 6, Math.floor(at / 6))));
  });
});

describe('running extremes', () => {
  const source = grain(50, 3);
  const near = (row: Uint8Array, x: number, radius: number) => row.subarray(Math.max(0, x - radius), x + radius + 1);
  const rows = (of: (row: Uint8Array) => ArrayLike<number>) =>
    [0, 1, 2].flatMap((y) => Array.from(of(source.data.subarray(50 * y, 50 * (y + 1)))));

  it('close what is dark along less than the span', () => {
    const lightest = (row: Uint8Array) => row.map((_, x) => Math.max(...near(row, x, 4)));
    const darkest = (row: Uint8Array) => row.map((_, x) => Math.min(...near(row, x, 4)));
    expect([...closeRows(source, 4).data]).toEqual(rows((row) => darkest(lightest(row))));
  });

  it('spread the dark', () => {
    const row = { width: 50, height: 1, data: source.data.subarray(0, 50) };
    expect([...spreadDark(row, 2).data]).toEqual(Array.from(row.data, (_, x) => Math.min(...near(row.data, x, 2))));
  });
});
