import { describe, expect, it } from '@jest/globals';
import { flattenBands } from './bands.js';
import { FlatPage } from './flat-page.js';
import { findPrintLines } from './print-lines.js';
import { scaling } from './projection.js';
import { blur, newRaster, type Raster } from './raster.js';
import { Ground, PAPER } from './shading.js';
import { liftTints } from './tints.js';

const WIDTH = 620;
const HEIGHT = 300;
const LETTERS = 24;

/** A part of a page with these areas of grey, as a camera sees it. */
function drawn(...areas: [x0: number, y0: number, x1: number, y1: number, grey: number][]): Raster {
  const raster = newRaster(WIDTH, HEIGHT);
  raster.data.fill(PAPER);
  for (const [x0, y0, x1, y1, grey] of areas)
    for (let y = y0; y < y1; y++) raster.data.fill(grey, y * WIDTH + x0, y * WIDTH + x1);
  return blur(raster, 1);
}

/** Letters on a line, of two strokes each. */
const letters = (y: number, grey: number): [number, number, number, number, number][] =>
  Array.from({ length: LETTERS }, (_, i) => 60 + 18 * i).flatMap((x): [number, number, number, number, number][] => [
    [x, y, x + 3, y + 14, grey],
    [x + 3, y + 11, x + 10, y + 14, grey],
  ]);

const pageOf = (raster: Raster) =>
  new FlatPage({ ...raster, data: raster.data.slice() }, 1, raster, scaling(1), new Ground(raster));

/** How many letters are found on each line. */
const found = ({ raster }: FlatPage) =>
  findPrintLines(raster)
    .map(({ letters, y0 }) => ({ letters: letters.length, y0 }))
    .sort((a, b) => a.y0 - b.y0)
    .map(({ letters }) => letters);

describe('dark print on a tint', () => {
  it.each([160, 175, 182, 188, 196, 205])('of the grey %s is found as that on paper is', (grey) => {
    const page = pageOf(drawn([40, 100, 580, 128, grey], ...letters(107, 30)));
    expect(found(page)).toEqual([]);
    const boxes = [...flattenBands(page), ...liftTints(page)];
    expect(found(page)).toEqual([LETTERS]);
    expect(boxes).toHaveLength(1);
    const [{ x0, y0, x1, y1 }] = boxes;
    [x0 - 40, y0 - 100, x1 - 580, y1 - 128].forEach((off) => expect(Math.abs(off)).toBeLessThanOrEqual(3));
  });

  it('is found in a head of a table and in the lighter row under it', () => {
    const page = pageOf(
      drawn([40, 100, 580, 128, 178], ...letters(107, 20), [40, 128, 580, 156, 212], ...letters(135, 20)),
    );
    liftTints(page);
    expect(found(page)).toEqual([LETTERS, LETTERS]);
  });

  it('is found in cells that wiped lines part', () => {
    const page = pageOf(drawn([40, 100, 580, 128, 165], [40, 132, 580, 160, 165], ...letters(107, 40)));
    const line = 130 * WIDTH;
    for (let x = 40; x < 580; x += 68) for (let y = 100; y < 160; y++) page.wipe(y * WIDTH + x - 3, y * WIDTH + x + 3);
    page.wipe(line + 40, line + 580);
    flattenBands(page);
    liftTints(page);
    expect(found(page).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.7 * LETTERS);
  });
});

describe('what is no tint that print stands on', () => {
  it('stays: the thick strokes of large grey letters', () => {
    const page = pageOf(drawn([60, 60, 84, 150, 130], [84, 128, 120, 150, 130], [150, 60, 174, 150, 130]));
    const before = Buffer.from(page.raster.data);
    expect(liftTints(page)).toEqual([]);
    expect(before.equals(page.raster.data)).toBe(true);
  });

  it('stays: small print that is blurred together', () => {
    const small = Array.from({ length: 60 }, (_, i): [number, number, number, number, number] => [
      60 + 4 * i,
      100,
      62 + 4 * i,
      116,
      40 + (i % 5) * 12,
    ]);
    const page = pageOf(blur(drawn(...small), 2));
    const before = Buffer.from(page.raster.data);
    expect(liftTints(page)).toEqual([]);
    expect(before.equals(page.raster.data)).toBe(true);
  });
});
