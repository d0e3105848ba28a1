import { findPrintLines } from './print-lines.js';
import { newRaster, type Raster } from './raster.js';

const LETTER = { width: 8, height: 12 };
const TOP = 20;

/** A line of letters, all alike, with these gaps between them. */
function printed(gaps: number[]): { picture: Raster; ends: number[] } {
  const picture = newRaster(1000, 60);
  picture.data.fill(255);
  const ends: number[] = [];
  let x = 40;
  for (const gap of [...gaps, 0]) {
    for (let y = TOP; y < TOP + LETTER.height; y++) picture.data.fill(0, y * 1000 + x, y * 1000 + x + LETTER.width);
    ends.push(x + LETTER.width);
    x += LETTER.width + gap;
  }
  return { picture, ends };
}

const bar = (picture: Raster, x0: number, y0: number, x1: number, y1: number) => {
  for (let y = y0; y < y1; y++) picture.data.fill(0, y * 1000 + x0, y * 1000 + x1);
};

describe('a line of figures', () => {
  it('has its comma, which reaches lower than all of them', () => {
    const { picture, ends } = printed([3, 9, 3, 3]);
    bar(picture, ends[1] + 3, TOP + 9, ends[1] + 6, TOP + 16);
    expect(findPrintLines(picture).map(({ letters }) => letters.length)).toEqual([6]);
  });

  it('does not have the mark that stands on the line below', () => {
    const { picture, ends } = printed([3, 9, 3, 3]);
    bar(picture, ends[1] + 1, TOP + 14, ends[1] + 6, TOP + 24);
    expect(findPrintLines(picture).map(({ letters }) => letters.length)).toEqual([5, 1]);
  });
});

describe('a single area, many times as long as high', () => {
  const area = (bars: number[]) => {
    const { picture } = printed([]);
    picture.data.fill(255);
    for (const x of bars) bar(picture, x, TOP, x + 4, TOP + 12);
    bar(picture, 40, TOP + 5, 160, TOP + 7);
    return findPrintLines(picture);
  };

  it('is print where ink and paper go by turns along it: letters that have run together', () => {
    expect(area([40, 52, 64, 76, 88, 100, 112, 124, 136, 156])).toHaveLength(1);
  });

  it('is a stroke where they do not', () => {
    expect(area([40, 156])).toEqual([]);
  });
});

describe('print on both sides of an upright line that was drawn', () => {
  const { picture, ends } = printed([3, 3, 10, 3, 3]);
  const lines = (x: number, y1 = 60) => findPrintLines(picture, [{ x0: x, y0: 0, x1: x + 1, y1 }]);

  it('is of two lines, however close, of which none reaches over it', () => {
    const [left, right] = lines(ends[2] + 4);
    expect([left, right].map(({ letters }) => letters.length)).toEqual([3, 3]);
    expect(left.reach.x1).toBe(ends[2] + 4);
    expect(right.reach.x0).toBe(ends[2] + 5);
  });

  it('is of one where the line ends over it, or would cross a word', () => {
    expect(lines(ends[2] + 4, TOP)).toHaveLength(1);
    expect(lines(ends[1] + 1)).toHaveLength(1);
  });
});

describe('a drawn line of dots or dashes', () => {
  it('is no line of print', () => {
    const { picture } = printed([3]);
    for (let x = 40; x < 400; x += 12) bar(picture, x, TOP + 25, x + 7, TOP + 31);
    expect(findPrintLines(picture).map(({ letters }) => letters.length)).toEqual([2]);
  });
});

describe('a long line of print', () => {
  const gaps = Array.from({ length: 60 }, () => 4);
  // a point between two figures, and a blank between two words
  gaps[28] = 9;
  gaps[32] = 7;
  const { picture, ends } = printed(gaps);
  for (let y = TOP + 10; y < TOP + 12; y++) picture.data.fill(0, y * 1000 + ends[28] + 3, y * 1000 + ends[28] + 6);

  it('is parted at a blank, and not at a point, which is too small to be a letter', () => {
    const parts = findPrintLines(picture);
    expect(parts.map(({ letters }) => letters.length)).toEqual([33, 28]);
  });

  it('has parts of which none reaches into the other', () => {
    const [left, right] = findPrintLines(picture).map(({ reach }) => reach);
    expect(left.x1).toBe(right.x0);
    expect(left.x1).toBeGreaterThanOrEqual(ends[32]);
    expect(left.x1).toBeLessThanOrEqual(ends[32] + 7);
    expect([left.x0, right.x1]).toEqual([0, 1000]);
  });
});
