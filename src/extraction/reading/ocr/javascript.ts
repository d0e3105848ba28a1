import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type PSM, type Worker } from 'tesseract.js';
import type { Raster } from '../image/raster.js';
import { ONE_BLOCK, parseTsv, type OcrEngine, type OcrWord } from './engine.js';

/** The engine grows with use and learns from what it read: a new one after this many pictures keeps both in bounds. */
const PICTURES_OF_A_WORKER = 20;

/** tesseract compiled to WebAssembly, with language data from npm: needs nothing on the machine and nothing from the net. */
export class TesseractJs implements OcrEngine {
  readonly name = 'tesseract.js';
  private worker?: Promise<Worker>;
  private used = 0;

  async recognise(picture: Raster): Promise<OcrWord[]> {
    if (this.used++ >= PICTURES_OF_A_WORKER) await this.close();
    const worker = await (this.worker ??= start());
    await worker.setParameters({
      tessedit_pageseg_mode: ONE_BLOCK as PSM,
      user_defined_dpi: '300',
    });
    const header = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`);
    const { data } = await worker.recognize(Buffer.concat([header, picture.data]), {}, { text: false, tsv: true });
    return parseTsv(data.tsv ?? '');
  }

  async close(): Promise<void> {
    const worker = this.worker;
    this.worker = undefined;
    this.used = 0;
    await (await worker)?.terminate();
  }
}

function start(): Promise<Worker> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
}
