import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { lines, makePdf, scanOf } from '../../testing/files.js';
import { components } from './components.js';
import type { FlatPage } from './flat-page.js';
import { findPrintLines } from './print-lines.js';
import { newRaster, turn, type Raster } from './raster.js';
import { takeOutLines } from './ruling.js';
import { lieOfPrint } from './skew.js';
import { straighten } from './straighten.js';
import { takeOutTickBoxes } from './tick-marks.js';

const WORDS = 'schedule of prices and dates for the supply to each site during a term that was agreed with us'.split(
  ' ',
);
/** Lines of about one length that have no words in the same places. */
const TEXT = Array.from({ length: 11 }, (_, i) =>
  Array.from({ length: 9 }, (_, k) => WORDS[(5 * i + k * (1 + (i % 4))) % WORDS.length]).join(' '),
);
const DARK = 205;

/** The part of a scanned page that is printed on, with these operators beside its text, turned by some degrees. */
async function scan(operators = '', degrees = 0): Promise<Raster> {
  const picture = await scanOf(makePdf([{ content: `${lines(...TEXT)}\n${operators}` }]));
  const png = await picture.png().toBuffer();
  const part = { left: 100, top: 110, width: 860, height: 570 };
  const { data, info } = await sharp(png)
    .extract(part)
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
const printedLines = (raster: Raster) => findPrintLines(raster).filter(({ x0, x1 }) => x1 - x0 > 200);

let level: Raster;
let flat: FlatPage;
beforeAll(async () => {
  level = await scan();
  flat = straighten(level, 150);
});

describe('a page that lies askew', () => {
  it.each([-4, 1.5])('by %s degrees is found to, and is laid level', async (degrees) => {
    const askew = await scan('', degrees);
    expect(lieOfPrint(askew, DARK).angle).toBeCloseTo(degrees, 0);
    const { raster } = straighten(askew, 150);
    expect(Math.abs(lieOfPrint(raster, DARK).angle)).toBeLessThan(0.3);
    expect(printedLines(raster)).toHaveLength(TEXT.length);
  });

  it('not at all is left as it lies', () => {
    expect(lieOfPrint(flat.raster, DARK).angle).toBe(0);
    expect(printedLines(flat.raster)).toHaveLength(TEXT.length);
  });
});

describe('a page that lies on its side', () => {
  it('is set upright or on its head, which only reading tells', () => {
    const { raster } = straighten(turn(level, 1), 150);
    expect([raster.width, raster.height]).toEqual([flat.raster.width, flat.raster.height]);
    const upright = printedLines(raster);
    expect(upright).toHaveLength(TEXT.length);
    const other = printedLines(straighten(turn(level, 1), 150, { otherWayUp: true }).raster);
    expect(other).toHaveLength(TEXT.length);
    expect(raster.height - other[0].y0).toBeCloseTo(upright[upright.length - 1].y1, -1);
  });

  it('comes back after four quarters', () => {
    const round = [1, 2, 3, 4].reduce((picture) => turn(picture, 1), level);
    expect(Buffer.compare(round.data, level.data)).toBe(0);
    expect(Buffer.compare(turn(turn(level, 3), 1).data, level.data)).toBe(0);
    expect(Buffer.compare(turn(level, 2).data, turn(turn(level, 1), 1).data)).toBe(0);
  });
});

describe('drawn lines', () => {
  it('are found and wiped out, and the print on both sides stays', async () => {
    const table = '0.8 w 55 700 350 -110 re S 55 645 m 405 645 l S 230 700 m 230 590 l S';
    const page = straighten(await scan(table), 150);
    const before = printedLines(flat.raster).length;
    const found = takeOutLines(page);
    const across = found.filter(({ x0, x1 }) => x1 - x0 > 0.7 * page.raster.width);
    const upright = found.filter(({ y0, y1 }) => y1 - y0 > 0.15 * page.raster.height);
    expect(across.length).toBeGreaterThanOrEqual(3);
    expect(upright.length).toBeGreaterThanOrEqual(3);
    expect(printedLines(page.raster)).toHaveLength(before);
    const wide = components(page.raster, 160).filter(({ x0, x1 }) => x1 - x0 > 300);
    expect(wide).toEqual([]);
  });

  it('are not seen in print', () => {
    expect(takeOutLines(flat)).toEqual([]);
  });
});

describe('tick boxes', () => {
  it('are found, with whether they are ticked, and wiped out', async () => {
    const boxes = '1 w 440 700 11 11 re S 440 650 11 11 re S 442 652 m 449 659 l S 449 652 m 442 659 l S';
    const page = straighten(await scan(boxes), 150);
    const found = takeOutTickBoxes(page).sort((a, b) => a.y0 - b.y0);
    expect(found.map(({ checked }) => checked)).toEqual([false, true]);
    expect(takeOutTickBoxes(page)).toEqual([]);
  });

  it('are not seen in letters', () => {
    expect(takeOutTickBoxes(flat)).toEqual([]);
  });
});

describe('an empty page', () => {
  it('has no print, no lines and no boxes', () => {
    const white = newRaster(620, 877);
    white.data.fill(255);
    const page = straighten(white, 75);
    expect([findPrintLines(page.raster), takeOutLines(page), takeOutTickBoxes(page)]).toEqual([[], [], []]);
  });
});
