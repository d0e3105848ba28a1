import type { Page } from '../page.js';
import type { Raster } from './image/raster.js';
import { straighten } from './image/straighten.js';
import type { OcrEngine } from './ocr/engine.js';
import { pageWords } from './ocr/words.js';

/** Reads a scan or a photograph of a page. */
export async function readPicture(picture: Raster, engine: OcrEngine, dotsPerInch?: number): Promise<Page> {
  const flat = await straighten(picture, dotsPerInch);
  const found = await engine.recognise(flat.raster, 'block');
  return {
    number: 1,
    width: flat.width,
    height: flat.height,
    source: 'ocr',
    words: pageWords(found, flat.scale),
    rules: [],
    tickBoxes: [],
  };
}
