import { newRaster, type Raster } from './image/raster.js';
import type { OcrEngine, OcrWord } from './ocr/engine.js';
import { readPicture } from './read-picture.js';

const WORDS = ['Electricity', 'charges', 'standing', 'contract', 'supplier', 'address', 'customer', 'energy'];

/** A page of rows of letters, as dark blocks. */
function printed(): Raster {
  const page = newRaster(620, 877);
  page.data.fill(250);
  for (let y = 60; y < 800; y += 24)
    for (let x = 40; x < 580; x += 10) {
      if (x % 70 === 0) continue;
      for (let row = y; row < y + 10; row++) page.data.fill(0, row * page.width + x, row * page.width + x + 6);
    }
  return page;
}

/** Sees the same words in whatever picture it gets, surely only in the pictures of the given look. */
class LookReader implements OcrEngine {
  readonly name = 'tesseract';
  readonly heights: number[] = [];

  constructor(private readonly isSure: (pictures: number) => boolean) {}

  async recognise({ width, height }: Raster): Promise<OcrWord[]> {
    this.heights.push(height);
    const confidence = this.isSure(this.heights.length) ? 0.95 : 0.5;
    const line = { y0: 17, y1: 40, line: 0, confidence };
    return WORDS.map((text, i) => ({ ...line, text, x0: 20 + (i * width) / 10, x1: 20 + ((i + 0.8) * width) / 10 }));
  }

  async close(): Promise<void> {}
}

/** The size of the page, and how it was looked at. */
async function lying(isSure: (pictures: number) => boolean) {
  const engine = new LookReader(isSure);
  const { width, height } = await readPicture(printed(), engine);
  return { isUpright: height > width, looks: engine.heights.length };
}

describe('a page whose print', () => {
  it('is read surely is taken as it lies', async () => {
    const { isUpright, looks } = await lying(() => true);
    expect(isUpright).toBe(true);
    expect(looks).toBeLessThan((await lying(() => false)).looks / 3);
  });

  it('is read surely neither way up is tried on its side', async () => {
    const all = await lying(() => false);
    const { isUpright } = await lying((pictures) => pictures > all.looks / 2);
    expect(isUpright).toBe(false);
  });

  it('is never read surely stays as it lies', async () => {
    expect((await lying(() => false)).isUpright).toBe(true);
  });
});
