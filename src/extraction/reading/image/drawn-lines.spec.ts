import { flattenBands } from './bands.js';
import { findPrintLines } from './print-lines.js';
import type { Raster } from './raster.js';
import { takeOutLines } from './ruling.js';
import { PAPER } from './shading.js';
import { fill, page, paper } from './testing/sheet.js';

/** Letters like posts, with light between them. */
function letters(raster: Raster, x: number, y: number, grey: number): void {
  for (let i = 0; i < 6; i++) fill(raster, x + 9 * i, y, x + 9 * i + 4, y + 12, grey);
}

describe('an upright line', () => {
  const uneven = (y: number) => (y % 40 < 20 ? 130 : 200);

  it.each([
    ['leans by a point in thirty', 30, uneven],
    ['is not equally dark everywhere', Infinity, uneven],
  ])('that %s is found whole, and wiped out', (_, pointsForOne, greyAt) => {
    const raster = paper();
    for (let y = 100; y < 240; y++) {
      const x = 250 + Math.round((y - 100) / pointsForOne);
      fill(raster, x, y, x + 2, y + 1, greyAt(y));
    }
    letters(raster, 260, 150, 0);
    const flat = page(raster);
    const found = takeOutLines(flat);
    expect(found).toHaveLength(1);
    expect(found[0].y1 - found[0].y0).toBeGreaterThan(130);
    expect(findPrintLines(flat.raster).map(({ letters: { length } }) => length)).toEqual([6]);
    for (let y = 110; y < 230; y++) {
      const row = flat.raster.data.subarray(y * 500 + 240, y * 500 + 259);
      expect(Math.min(...row)).toBeGreaterThan(220);
    }
  });

  it('fainter than the print close beside it in all rows is wiped out', () => {
    const raster = paper();
    fill(raster, 250, 60, 251, 340, 180);
    for (let y = 66; y < 330; y += 26) letters(raster, 254, y, 0);
    const flat = page(raster);
    expect(takeOutLines(flat)).toHaveLength(1);
    for (let y = 70; y < 330; y++) expect(flat.raster.data[y * 500 + 250]).toBe(PAPER);
    expect(flat.raster.data[70 * 500 + 255]).toBe(0);
  });

  it('that the print in the cells right of it touches is wiped out, and the print is not', () => {
    const raster = paper();
    for (let y = 60; y < 340; y += 26) {
      fill(raster, 252, y + 8, 254, y + 19, 40);
      letters(raster, 260, y + 8, 40);
    }
    fill(raster, 250, 60, 251, 340, 120);
    fill(raster, 251, 60, 252, 340, 200);
    const flat = page(raster);
    expect(takeOutLines(flat)).toHaveLength(1);
    const at = (x: number, y: number): number => flat.raster.data[y * 500 + x];
    for (let y = 70; y < 330; y += 26)
      expect([at(250, y), at(250, y + 20), at(251, y + 20)]).toEqual([PAPER, PAPER, PAPER]);
    for (let y = 60; y < 330; y += 26) expect([at(252, y + 12), at(253, y + 12)]).toEqual([40, 40]);
  });

  it('too short to be told from a letter makes no line of print of what stands beside it', () => {
    const raster = paper();
    letters(raster, 110, 150, 0);
    letters(raster, 110, 174, 0);
    fill(raster, 103, 148, 105, 190, 0);
    expect(findPrintLines(raster).map(({ letters: { length } }) => length)).toEqual([6, 6]);
  });
});

describe('a dark band', () => {
  it('ends where only lines lead away from it', () => {
    const raster = paper();
    fill(raster, 50, 100, 450, 130, 90);
    letters(raster, 60, 109, PAPER);
    for (const x of [50, 250, 448]) fill(raster, x, 130, x + 2, 170, 90);
    letters(raster, 60, 144, 20);
    const flat = page(raster);
    const [band, ...more] = flattenBands(flat);
    expect(more).toEqual([]);
    expect([band.y0, band.y1]).toEqual([100, 130]);
    expect(flat.raster.data[115 * 500 + 62]).toBeLessThan(60);
    expect(flat.raster.data[150 * 500 + 62]).toBe(20);
    expect(flat.raster.data[150 * 500 + 200]).toBe(PAPER);
  });
});

describe('a level line', () => {
  /** A word in small letters: posts of two points with as much light between them. */
  function word(raster: Raster, x: number, y: number, length: number): void {
    for (let i = 0; i < length; i++) fill(raster, x + 5 * i, y, x + 5 * i + 3, y + 9, 40);
  }
  const darkest = ({ data, width }: Raster, x0: number, y0: number, x1: number, y1: number): number => {
    let least = PAPER;
    for (let y = y0; y < y1; y++) least = Math.min(least, ...data.subarray(y * width + x0, y * width + x1));
    return least;
  };

  it('is wiped out close under print as well', () => {
    const raster = paper();
    fill(raster, 50, 200, 450, 202, 150);
    word(raster, 60, 188, 14);
    const flat = page(raster);
    const [line, ...more] = takeOutLines(flat);
    expect(more).toEqual([]);
    expect([line.x0, line.x1]).toEqual([expect.closeTo(50, -1), expect.closeTo(450, -1)]);
    expect(darkest(flat.raster, 62, 200, 440, 202)).toBe(PAPER);
    expect(darkest(flat.raster, 60, 188, 130, 197)).toBe(40);
  });

  it('is found close over print, where paper shows between the two', () => {
    const raster = paper();
    fill(raster, 50, 200, 450, 201, 150);
    word(raster, 54, 205, 78);
    const flat = page(raster);
    expect(takeOutLines(flat)).toHaveLength(1);
    expect(darkest(flat.raster, 62, 200, 440, 201)).toBe(PAPER);
    expect(darkest(flat.raster, 60, 205, 130, 214)).toBe(40);
  });

  it('thin and faint, that falls between two rows of points again and again, is wiped out from under print', () => {
    const raster = paper();
    for (let x = 40; x < 460; x++) fill(raster, x, 200, x + 1, 201, x % 40 < 34 ? 180 : 225);
    word(raster, 60, 182, 14);
    word(raster, 260, 183, 20);
    const flat = page(raster);
    expect(takeOutLines(flat)).toHaveLength(1);
    expect(darkest(flat.raster, 62, 199, 440, 202)).toBeGreaterThan(220);
    expect(darkest(flat.raster, 60, 182, 130, 191)).toBe(40);
  });

  it('thin and leaning, that is half as dark in each of two rows where it goes from one to the next, leaves no pieces', () => {
    const raster = paper();
    for (let x = 40; x < 460; x++) {
      const [row, way] = [Math.floor(x / 85), x % 85];
      const y = 200 + row;
      const share = Math.max(0, Math.min(1, (way - 60) / 20));
      raster.data[y * 500 + x] = PAPER - Math.round(190 * (1 - share));
      raster.data[(y + 1) * 500 + x] = PAPER - Math.round(190 * share);
    }
    const flat = page(raster);
    expect(takeOutLines(flat)).toHaveLength(1);
    expect(darkest(flat.raster, 42, 190, 458, 216)).toBeGreaterThan(200);
  });

  it('and faint ends before the feet of print that stands at its height in the next column', () => {
    const raster = paper();
    fill(raster, 30, 196, 480, 216, 249); // the grain of the paper
    fill(raster, 200, 208, 470, 209, 235);
    word(raster, 42, 200, 27);
    const flat = page(raster);
    const [line] = takeOutLines(flat);
    expect(line.x0).toBeGreaterThan(150);
    expect(darkest(flat.raster, 42, 208, 150, 209)).toBe(40);
  });

  it('has no blurred edge left', () => {
    const raster = paper();
    fill(raster, 50, 200, 450, 202, 60);
    fill(raster, 100, 199, 250, 200, 200);
    fill(raster, 100, 198, 250, 199, 215);
    const flat = page(raster);
    takeOutLines(flat);
    expect(darkest(flat.raster, 60, 196, 440, 204)).toBe(PAPER);
  });

  it('leaves the title whole that stands in it', () => {
    const raster = paper();
    fill(raster, 30, 200, 54, 202, 60);
    for (let i = 0; i < 12; i++) fill(raster, 56 + 6 * i, 198, 60 + 6 * i, 203, 90);
    fill(raster, 130, 200, 470, 202, 60);
    const flat = page(raster);
    takeOutLines(flat);
    for (let i = 0; i < 12; i++) expect(darkest(flat.raster, 56 + 6 * i, 200, 60 + 6 * i, 202)).toBe(90);
    expect(darkest(flat.raster, 160, 198, 460, 204)).toBe(PAPER);
  });

  it('is not seen in a line of small print', () => {
    const raster = paper();
    word(raster, 60, 197, 60);
    const flat = page(raster);
    expect(takeOutLines(flat)).toEqual([]);
    expect(darkest(flat.raster, 60, 197, 63, 206)).toBe(40);
  });

  it('is not seen in leaders, whose blurred dots leave the paper between them a little grey', () => {
    const raster = paper();
    fill(raster, 160, 207, 420, 211, 240);
    for (let x = 160; x < 420; x += 11) fill(raster, x, 208, x + 3, 211, 60);
    word(raster, 60, 199, 11);
    word(raster, 430, 199, 8);
    const flat = page(raster);
    expect(takeOutLines(flat)).toEqual([]);
    expect(darkest(flat.raster, 60, 207, 63, 208)).toBe(40);
  });
});
