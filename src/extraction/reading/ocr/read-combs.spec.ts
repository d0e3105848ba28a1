import type { Box } from '../../page.js';
import { FlatPage } from '../image/flat-page.js';
import { scaling } from '../image/projection.js';
import { newRaster, type Raster } from '../image/raster.js';
import { Ground } from '../image/shading.js';
import type { OcrEngine, OcrWord } from './engine.js';
import { readPrint } from './read-print.js';

const CELLS = Array.from({ length: 5 }, (_, i): Box => ({ x0: 40 + 34 * i, y0: 50, x1: 72 + 34 * i, y1: 84 }));
const isDark = (value: number) => value < 128;

/** A page with a dark block in each box of a comb. */
function formPage(): FlatPage {
  const raster = newRaster(300, 140);
  raster.data.fill(250);
  for (const { x0 } of CELLS)
    for (let y = 58; y < 75; y++) raster.data.fill(0, y * raster.width + x0 + 10, y * raster.width + x0 + 20);
  return new FlatPage(raster, 1, raster, scaling(1), new Ground(raster));
}

/** Sees what it is told to in all that is dark in a picture, in one row, and where there are several rows one thing after the other. */
class ToldReader implements OcrEngine {
  readonly name = 'tesseract';
  /** How wide the light between two blocks of ink is at most, in each picture. */
  readonly light: number[] = [];

  constructor(private readonly told: string[][]) {}

  async recognise(picture: Raster): Promise<OcrWord[]> {
    const texts = this.told.shift() ?? [];
    const words: OcrWord[] = [];
    let word: OcrWord | undefined;
    let widest = 0;
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(y * picture.width, (y + 1) * picture.width);
      const [x0, x1] = [row.findIndex(isDark), row.findLastIndex(isDark) + 1];
      if (x1 === 0) {
        word = undefined;
        continue;
      }
      for (let x = x0, last = x0; x < x1; x++) if (isDark(row[x])) [widest, last] = [Math.max(widest, x - last), x];
      if (word) word.y1 = y + 1;
      else {
        const text = texts[words.length] ?? '';
        words.push((word = { text, x0, y0: y, x1, y1: y + 1, confidence: 0.95, line: words.length }));
      }
    }
    this.light.push(widest);
    return words.filter(({ text }) => text !== '');
  }

  async close(): Promise<void> {}
}

async function read(...told: string[][]) {
  const engine = new ToldReader(told);
  const words = await readPrint(formPage(), engine, 1, [], [CELLS]);
  return { engine, words: words.map(({ text, x0 }) => [text, x0]) };
}
const PLACES = CELLS.map(({ x0 }) => x0 + 10);

describe('the characters in the boxes of a comb', () => {
  it('are read as one word, and each stands in its box', async () => {
    const { engine, words } = await read(['4K071']);
    expect(words).toEqual([...'4K071'].map((text, i) => [text, PLACES[i]]));
    expect(engine.light).toEqual([expect.any(Number)]);
    expect(engine.light[0]).toBeLessThan(12);
  });

  it('are read one by one where the word has more or fewer', async () => {
    const { words } = await read(['4K07'], ['4', 'K', '0', '7', '1']);
    expect(words).toEqual([...'4K071'].map((text, i) => [text, PLACES[i]]));
  });
});
