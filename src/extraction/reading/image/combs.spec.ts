import type { Rule } from '../../page.js';
import { combsOf } from './combs.js';
import { findPrintLines } from './print-lines.js';
import { newRaster, type Raster } from './raster.js';
import { PAPER } from './shading.js';

const BOX = { width: 30, height: 34 };
/** The lines of some boxes beside each other. */
function boxes(x: number, y: number, count: number, width = BOX.width): Rule[] {
  const [x1, y1] = [x + count * width, y + BOX.height];
  const level = [y, y1].map((top) => ({ x0: x, y0: top, x1: x1 + 2, y1: top + 2 }));
  const sides = Array.from({ length: count + 1 }, (_, i) => x + i * width);
  return [...level, ...sides.map((side) => ({ x0: side, y0: y + 1, x1: side + 2, y1: y1 + 1 }))];
}
const countsOf = (rules: Rule[]): number[] => combsOf(rules).map(({ length }) => length);

describe('a comb', () => {
  it('is a row of boxes for one character each', () => {
    expect(combsOf(boxes(100, 60, 3))).toEqual([[102, 132, 162].map((x0) => ({ x0, y0: 62, x1: x0 + 28, y1: 94 }))]);
  });

  it('goes on in the next group of boxes where that stands close', () => {
    expect(countsOf([...boxes(100, 60, 2), ...boxes(172, 61, 4)])).toEqual([6]);
    expect(countsOf([...boxes(100, 60, 2), ...boxes(210, 60, 4)])).toEqual([2, 4]);
  });

  it('is of one row', () => {
    expect(countsOf([...boxes(100, 60, 3), ...boxes(100, 60 + BOX.height + 5, 3)])).toEqual([3, 3]);
  });

  it('is none of one box, nor of wide ones', () => {
    expect(combsOf(boxes(100, 60, 1))).toEqual([]);
    expect(combsOf(boxes(100, 60, 4, 70))).toEqual([]);
  });
});

describe('print in a comb', () => {
  const comb = boxes(50, 60, 6);
  /** Letters like posts in the middle of boxes, so many in each. */
  function lines(counts: number[]): (number[] | undefined)[] {
    const raster: Raster = newRaster(400, 160);
    raster.data.fill(PAPER);
    counts.forEach((count, box) => {
      for (let i = 0; i < count; i++) {
        const x = 50 + box * BOX.width + 10 + 9 * i;
        for (let y = 70; y < 86; y++) raster.data.fill(20, y * 400 + x, y * 400 + x + 6);
      }
    });
    return findPrintLines(raster, comb.slice(2), combsOf(comb)).map(({ characters }) =>
      characters?.map(({ x0 }) => x0),
    );
  }

  it('is one line, parted where a box is empty', () => {
    expect(lines([1, 1, 1, 1, 1, 1])).toEqual([[60, 90, 120, 150, 180, 210]]);
    expect(lines([1, 1, 1, 0, 1, 1])).toEqual([
      [60, 90, 120],
      [180, 210],
    ]);
  });

  it('is no such line where there is more than one character in a box', () => {
    expect(lines([1, 2, 1, 1, 2, 1])).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });
});
