import type { Raster } from '../image/raster.js';

/** Tesseract's mode of segmentation in which a picture is one block of lines. */
export const ONE_BLOCK = '6';

/** A word as the engine found it, in picture points. */
export interface OcrWord {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** 0 to 1. */
  confidence: number;
  /** Words of one printed line share it. */
  line: number;
}

/** Reads the print of a picture. */
export interface OcrEngine {
  readonly name: 'tesseract' | 'tesseract.js';
  recognise(picture: Raster): Promise<OcrWord[]>;
  close(): Promise<void>;
}

/** Level of a word in tesseract's table of results, which goes from page (1) to word (5). */
const WORD_LEVEL = '5';

/** Reads tesseract's tab-separated table. */
export function parseTsv(table: string): OcrWord[] {
  const words: OcrWord[] = [];
  let line = 0;
  let lineKey = '';
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, lineNumber, , left, top, width, height, confidence, text] = row.split('\t');
    if (level !== WORD_LEVEL || !text?.trim()) continue;
    const key = `${page}.${block}.${paragraph}.${lineNumber}`;
    if (key !== lineKey) line++;
    lineKey = key;
    words.push({
      text: text.trim(),
      x0: Number(left),
      y0: Number(top),
      x1: Number(left) + Number(width),
      y1: Number(top) + Number(height),
      confidence: Math.max(0, Number(confidence)) / 100,
      line,
    });
  }
  return words;
}
