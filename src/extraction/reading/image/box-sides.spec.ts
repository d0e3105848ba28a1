import type { FlatPage } from './flat-page.js';
import type { Raster } from './raster.js';
import { takeOutLines } from './ruling.js';
import { PAPER } from './shading.js';
import { fill, page, paper } from './testing/sheet.js';

const BOX = { width: 30, height: 32 };
/** A row of boxes with a figure 1 in each, as tall as half of its box. */
function comb(raster: Raster, x: number, y: number, boxes: number, grey = 70): void {
  const [x1, y1] = [x + boxes * BOX.width, y + BOX.height];
  for (const top of [y, y1]) fill(raster, x, top, x1 + 2, top + 2, grey);
  for (let i = 0; i <= boxes; i++) fill(raster, x + i * BOX.width, y, x + i * BOX.width + 2, y1, grey);
  for (let i = 0; i < boxes; i++) fill(raster, x + i * BOX.width + 14, y + 8, x + i * BOX.width + 18, y + 24, 20);
}
/** Where uprights were found, from left to right. */
function sidesIn(flat: FlatPage): number[] {
  const lines = takeOutLines(flat);
  const uprights = lines.filter(({ x0, y0, x1, y1 }) => y1 - y0 > x1 - x0);
  return uprights.map(({ x0 }) => x0).sort((a, b) => a - b);
}
const darkest = ({ data, width }: Raster, x0: number, y0: number, x1: number, y1: number): number => {
  let least = PAPER;
  for (let y = y0; y < y1; y++) least = Math.min(least, ...data.subarray(y * width + x0, y * width + x1));
  return least;
};

describe('the sides of low boxes', () => {
  it('are found and wiped out, and the print between them is not', () => {
    const raster = paper();
    comb(raster, 100, 150, 5);
    const flat = page(raster);
    expect(sidesIn(flat)).toEqual([100, 130, 160, 190, 220, 250]);
    for (const x of [100, 130, 160, 190, 220, 250]) expect(darkest(flat.raster, x - 3, 148, x + 5, 186)).toBe(PAPER);
    for (const x of [114, 144, 174, 204, 234]) expect(darkest(flat.raster, x, 158, x + 4, 174)).toBe(20);
  });

  it('are found in two rows close below each other, and wiped out with all edges', () => {
    const raster = paper();
    comb(raster, 100, 150, 3);
    comb(raster, 100, 150 + BOX.height + 6, 4);
    const flat = page(raster);
    expect(new Set(sidesIn(flat))).toEqual(new Set([100, 130, 160, 190, 220]));
    expect(darkest(flat.raster, 100, 176, 250, 194)).toBe(PAPER);
  });

  it('are not where print stands that reaches almost from edge to edge', () => {
    const raster = paper();
    for (const y of [150, 182]) fill(raster, 100, y, 250, y + 2, 70);
    for (const x of [130, 150]) fill(raster, x, 155, x + 3, 179, 20);
    const flat = page(raster);
    expect(sidesIn(flat)).toEqual([]);
    expect(darkest(flat.raster, 130, 155, 133, 179)).toBe(20);
  });

  it('are not a single upright in the midst of a row', () => {
    const raster = paper();
    for (const y of [150, 172]) fill(raster, 60, y, 450, y + 2, 70);
    fill(raster, 160, 150, 162, 172, 70);
    expect(sidesIn(page(raster))).toEqual([]);
  });

  it('are not the uprights of a table, which go on beyond the row', () => {
    const raster = paper();
    for (let y = 100; y <= 228; y += BOX.height) fill(raster, 100, y, 400, y + 2, 70);
    for (const x of [100, 200, 398]) fill(raster, x, 100, x + 2, 230, 70);
    expect(sidesIn(page(raster))).toEqual([100, 200, 398]);
  });
});
