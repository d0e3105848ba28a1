import { FlatPage } from './flat-page.js';
import { findPrintLines } from './print-lines.js';
import { scaling } from './projection.js';
import { newRaster, type Raster } from './raster.js';
import { takeOutLines } from './ruling.js';
import { Ground, PAPER } from './shading.js';

const BOX = { x0: 60, y0: 60, x1: 440, y1: 340 };
const INK = 40;

/** A box with corners of a radius, drawn in strokes two points wide. */
function box(radius: number): Raster {
  const raster = newRaster(500, 400);
  raster.data.fill(PAPER);
  const dot = (x: number, y: number) => {
    for (const row of [Math.floor(y), Math.floor(y) + 1]) {
      raster.data.fill(INK, row * 500 + Math.floor(x), row * 500 + Math.floor(x) + 2);
    }
  };
  for (let x = BOX.x0 + radius; x <= BOX.x1 - radius; x++) for (const y of [BOX.y0, BOX.y1]) dot(x, y);
  for (let y = BOX.y0 + radius; y <= BOX.y1 - radius; y++) for (const x of [BOX.x0, BOX.x1]) dot(x, y);
  for (let angle = 0; angle < Math.PI / 2; angle += 0.01) {
    const [out, up] = [radius * (1 - Math.cos(angle)), radius * (1 - Math.sin(angle))];
    for (const x of [BOX.x0 + out, BOX.x1 - out]) for (const y of [BOX.y0 + up, BOX.y1 - up]) dot(x, y);
  }
  return raster;
}

const pageOf = (raster: Raster): FlatPage => new FlatPage(raster, 1, raster, scaling(1), new Ground(raster));

describe('the round corners of a box', () => {
  it.each([8, 14, 24, 36])('of a radius of %d points are no print', (radius) => {
    const page = pageOf(box(radius));
    expect(takeOutLines(page)).toHaveLength(4);
    expect(findPrintLines(page.raster)).toEqual([]);
  });

  it('are told from the print in it', () => {
    const raster = box(24);
    for (let letter = 0; letter < 4; letter++) {
      for (let y = 78; y < 92; y++) raster.data.fill(INK, y * 500 + 78 + 12 * letter, y * 500 + 86 + 12 * letter);
    }
    const page = pageOf(raster);
    takeOutLines(page);
    expect(findPrintLines(page.raster).map(({ letters }) => letters.length)).toEqual([4]);
  });
});
