import { describe, expect, it } from '@jest/globals';
import { newRaster, type Raster } from './raster.js';
import { lieOfPrint } from './skew.js';

const DARK = 205;
const SHEET = { width: 1170, height: 826 };
/** Letters a few points wide, on rows as close to each other as in a dense table across a page on its side. */
const [PITCH, LETTER] = [14, 6];

/** Rows of letters from edge to edge of a sheet that fall by so many degrees to the right, with gaps between words. */
function rowsFalling(degrees: number): Raster {
  const sheet = newRaster(SHEET.width, SHEET.height);
  sheet.data.fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let row = 40; row < SHEET.height - 40; row += PITCH) {
    for (let x = 20 + ((row * 5) % 11); x < SHEET.width - 20; x += LETTER + ((x * row) % 7 === 0 ? 20 : 2)) {
      const foot = Math.round(row + slope * (x - SHEET.width / 2));
      for (let y = foot - LETTER; y < foot; y++)
        sheet.data.fill(0, y * SHEET.width + x, y * SHEET.width + x + LETTER - 1);
    }
  }
  return sheet;
}

describe('the lie of close rows across a wide page', () => {
  it.each([-1, -0.6, -0.2, 0.3, 0.6, 1.4])('that fall by %s degrees is found', (degrees) => {
    expect(Math.abs(lieOfPrint(rowsFalling(degrees), DARK).angle - degrees)).toBeLessThan(0.08);
  });
});
