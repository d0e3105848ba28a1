import { beforeAll, describe, expect, it } from '@jest/globals';
import { lines, makePdf, print, scanOf } from '../../testing/files.js';
import { FlatPage } from './flat-page.js';
import { flattenHollowBands } from './hollow-bands.js';
import { findPrintLines } from './print-lines.js';
import { scaling } from './projection.js';
import { newRaster, type Raster } from './raster.js';
import { Ground, PAPER } from './shading.js';
import { straighten } from './straighten.js';

const TEXT = Array.from({ length: 6 }, (_, i) => `The supply to site ${i} begins on the day that both sides agreed on`);
const HEADS = ['Site', 'Unit rate', 'Standing charge'];
const COLUMNS = [75, 230, 390];
const WIDTHS = [22, 46, 82];

async function scan(operators: string): Promise<Raster> {
  const picture = await scanOf(makePdf([{ content: `${lines(...TEXT)}\n${operators}` }]));
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The heads of a table in white on a dark band, with holes in it between the words. */
const HOLLOW = [
  '0 g 70 400 470 15 re f 1 g',
  ...COLUMNS.map((x, i) => `${x + WIDTHS[i] + 3} 403.5 ${(COLUMNS[i + 1] ?? 537) - x - WIDTHS[i] - 8} 8 re f`),
  ...HEADS.map((head, i) => print(COLUMNS[i], 404, head)),
].join('\n');
/** The same heads in black between two thick lines. */
const RULED = ['0 g 70 412 470 3 re f 70 398 470 3 re f', ...HEADS.map((head, i) => print(COLUMNS[i], 404, head))].join(
  '\n',
);

describe('bands that a scanner made hollow', () => {
  let hollow: Raster;
  let ruled: Raster;
  beforeAll(async () => {
    [hollow, ruled] = await Promise.all([scan(HOLLOW), scan(RULED)]);
  });

  it('are filled, and their print is found as that of any line', () => {
    const page = straighten(hollow, 150);
    const [band, ...more] = flattenHollowBands(page);
    expect(more).toEqual([]);
    const heads = findPrintLines(page.raster).filter(({ y0, y1 }) => y0 > band.y0 && y1 < band.y1);
    const starts = heads.map(({ x0 }) => (x0 / page.scale).toFixed(0)).sort((a, b) => Number(a) - Number(b));
    expect(starts.map(Number)).toEqual(COLUMNS.map((x) => expect.closeTo(x, -1)));
  });

  it('are not seen in dark print between two thick lines', () => {
    const page = straighten(ruled, 150);
    const before = Buffer.from(page.raster.data);
    expect(flattenHollowBands(page)).toEqual([]);
    expect(before.equals(page.raster.data)).toBe(true);
  });

  it('are not seen in a dark band whose light print is blurred to grey', () => {
    const raster = newRaster(500, 200);
    raster.data.fill(PAPER);
    const fill = (x0: number, y0: number, x1: number, y1: number, grey: number) => {
      for (let y = y0; y < y1; y++) raster.data.fill(grey, y * 500 + x0, y * 500 + x1);
    };
    fill(40, 80, 410, 106, 70);
    for (let x = 50; x < 400; x += 90) fill(x, 87, x + 60, 99, 150);
    const before = Buffer.from(raster.data);
    const page = new FlatPage(raster, 1, raster, scaling(1), new Ground(raster));
    expect(flattenHollowBands(page)).toEqual([]);
    expect(before.equals(raster.data)).toBe(true);
  });
});
