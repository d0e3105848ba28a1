import { describe, expect, it } from '@jest/globals';
import { flattenBands } from './bands.js';
import { FlatPage } from './flat-page.js';
import { findPrintLines } from './print-lines.js';
import { scaling } from './projection.js';
import { blur, newRaster } from './raster.js';
import { Ground, PAPER } from './shading.js';

const WIDTH = 620;
const LETTERS = 24;
const BOX = { x0: 40, y0: 60, x1: 580, y1: 180 };

/** Lines of print in a box whose ground has a grey for each place. */
function boxed(groundAt: (x: number) => number, ink: number, box = BOX): FlatPage {
  const raster = newRaster(WIDTH, 240);
  raster.data.fill(PAPER);
  const fill = (x0: number, y0: number, x1: number, y1: number, grey: (x: number) => number) => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) raster.data[y * WIDTH + x] = grey(x);
  };
  fill(box.x0, box.y0, box.x1, box.y1, groundAt);
  for (const y of [80, 120, 150]) {
    for (let i = 0; i < LETTERS; i++) {
      fill(60 + 18 * i, y, 63 + 18 * i, y + 14, () => ink);
      fill(63 + 18 * i, y + 11, 70 + 18 * i, y + 14, () => ink);
    }
  }
  const seen = blur(raster, 1);
  const page = { ...seen, data: seen.data.slice() };
  return new FlatPage(page, 1, seen, scaling(1), new Ground(seen));
}

const found = ({ raster }: FlatPage) => findPrintLines(raster).map(({ letters }) => letters.length);

describe('print on a dark area', () => {
  it.each([
    ['light', 90, 248],
    ['dark', 150, 10],
  ])('that is %s is found as that on paper is', (_, ground, ink) => {
    const page = boxed(() => ground, ink);
    expect(flattenBands(page)).toEqual([BOX]);
    expect(found(page)).toEqual([LETTERS, LETTERS, LETTERS]);
  });

  it('that is light is found where its ground came out lighter than the rest', () => {
    const page = boxed((x) => (x < 300 ? 120 + 60 * Math.min(1, (300 - x) / 120) : 120), 250);
    flattenBands(page);
    expect(found(page)).toEqual([LETTERS, LETTERS, LETTERS]);
  });

  it('that is light leaves no rim at the upper and lower edge of its area, wherever they run', () => {
    const page = boxed(() => 90, 248, { ...BOX, y0: 61, y1: 181 });
    flattenBands(page);
    const edges = [
      ...page.raster.data.subarray(55 * WIDTH, 66 * WIDTH),
      ...page.raster.data.subarray(176 * WIDTH, 186 * WIDTH),
    ];
    expect(edges.filter((grey, i) => grey < 200 && i % WIDTH > 45 && i % WIDTH < 575)).toEqual([]);
  });

  it('that is dark is not taken for light where lines were wiped out', () => {
    const page = boxed(() => 150, 10);
    for (let y = BOX.y0; y < BOX.y1; y++)
      for (const x of [120, 240, 360, 480]) page.wipe(y * WIDTH + x - 22, y * WIDTH + x + 22);
    flattenBands(page);
    expect(page.raster.data[70 * WIDTH + 180]).toBeGreaterThan(240);
    expect(page.raster.data[87 * WIDTH + 61]).toBeLessThan(60);
  });
});

describe('light lines between the heads of columns', () => {
  const LINE = 254;

  it('are wiped out of a dark area, and no letter is', () => {
    const page = boxed(() => 90, 248);
    const { width, data } = page.raster;
    for (let y = BOX.y0; y < BOX.y1; y++) data[y * width + LINE] = 230;
    const lines = found(boxedAndFlat());
    flattenBands(page);
    for (let y = BOX.y0 + 4; y < BOX.y1 - 4; y++) expect(data[y * width + LINE]).toBe(PAPER);
    expect(found(page)).toEqual(lines);
  });
});

function boxedAndFlat(): FlatPage {
  const page = boxed(() => 90, 248);
  flattenBands(page);
  return page;
}
