import type { Page } from '../page.js';
import { flattenBands } from './image/bands.js';
import type { Raster } from './image/raster.js';
import { takeOutLines } from './image/ruling.js';
import { straighten } from './image/straighten.js';
import { takeOutTickBoxes } from './image/tick-marks.js';
import type { OcrEngine } from './ocr/engine.js';
import { readPrint } from './ocr/read-print.js';
import { pageWords } from './ocr/words.js';
import { joinRules } from './rules.js';

/** Reads a scan or a photograph of a page. */
export async function readPicture(picture: Raster, engine: OcrEngine, dotsPerInch?: number): Promise<Page> {
  const flat = await straighten(picture, dotsPerInch);
  const lines = takeOutLines(flat.raster);
  const bands = flattenBands(flat.raster);
  const tickBoxes = takeOutTickBoxes(flat.raster);
  const found = await readPrint(flat.raster, engine);
  const inPoints = <T extends { x0: number; y0: number; x1: number; y1: number }>(box: T): T => ({
    ...box,
    x0: box.x0 / flat.scale,
    y0: box.y0 / flat.scale,
    x1: box.x1 / flat.scale,
    y1: box.y1 / flat.scale,
  });
  return {
    number: 1,
    width: flat.width,
    height: flat.height,
    source: 'ocr',
    words: pageWords(found, flat.scale),
    rules: joinRules([...lines, ...bands.flatMap(edges)].map(inPoints)),
    tickBoxes: tickBoxes.map(inPoints),
  };
}

const edges = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) => [
  { x0, y0, x1, y1: y0 },
  { x0, y0: y1, x1, y1 },
  { x0, y0, x1: x0, y1 },
  { x0: x1, y0, x1, y1 },
];
