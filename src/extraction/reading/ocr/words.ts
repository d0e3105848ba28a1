import type { Word } from '../../page.js';
import type { OcrWord } from './engine.js';

/** Parts of the em that letters take: capitals and figures, small letters, and what hangs below the line. */
const CAPITAL_HEIGHT = 0.72;
const SMALL_HEIGHT = 0.53;
const DEPTH = 0.2;
/** Box of a word about its baseline, as for words of a text layer. */
const ASCENT = 0.74;
const DESCENT = 0.21;

const HAS_CAPITAL_HEIGHT = /[A-Z0-9bdfhklt£$%&/()[\]{}!?|\u00C0-\u00DE]/;
const HAS_DEPTH = /[gjpqyQ,;()[\]{}|/]/;
const HAS_SMALL = /[a-z0-9A-Z]/;

/** Less sure than this, marks without letters or figures are dirt or pieces of drawn lines; letters are nothing printed. */
const SUREST_DIRT = 0.75;
const SUREST_RUBBISH = 0.12;

/** A line of nothing but words shorter than this that are hardly read is a speck, a piece of a frame or of a picture. */
const SUREST_SPECK = 0.4;
const LONGEST_SPECK = 4;

/** Words on the page, in points: boxes evened out by line, rubbish left out. */
export function pageWords(found: OcrWord[], scale: number): Word[] {
  const lines = new Map<number, OcrWord[]>();
  for (const word of found) {
    if (isRubbish(word, scale)) continue;
    const line = lines.get(word.line);
    if (line) line.push(word);
    else lines.set(word.line, [word]);
  }
  return [...lines.values()].filter((line) => !line.every(isSpeck)).flatMap((line) => lineWords(line, scale));
}

const isSpeck = ({ text, confidence }: OcrWord): boolean => confidence < SUREST_SPECK && text.length <= LONGEST_SPECK;

function isRubbish({ text, confidence, x0, x1, y0, y1 }: OcrWord, scale: number): boolean {
  const height = (y1 - y0) / scale;
  const width = (x1 - x0) / scale;
  if (height < 1.2 || height > 120 || confidence < SUREST_RUBBISH) return true;
  if (HAS_SMALL.test(text)) return false;
  // Marks that stand alone in tables mean something: a pound sign, a percentage, a dash.
  if (/^[£$€%&@#+\-–—.,:;/*'"()]+$/.test(text) && confidence >= SUREST_DIRT) return width > 60 || height > 40;
  return true;
}

function lineWords(line: OcrWord[], scale: number): Word[] {
  const sizes = line.map((word) => emOf(word) / scale);
  const typical = median(sizes);
  return line.map((word, i) => {
    // One line may hold type of two sizes; a size far from its neighbours' is trusted only where the word is long.
    const near = Math.abs(sizes[i] / typical - 1) < 0.25;
    const size = near || word.text.length < 3 ? typical : sizes[i];
    const depth = HAS_DEPTH.test(word.text) && HAS_SMALL.test(word.text) ? DEPTH * size : 0;
    const baseline = word.y1 / scale - depth;
    return {
      text: word.text,
      x0: word.x0 / scale,
      y0: baseline - ASCENT * size,
      x1: word.x1 / scale,
      y1: baseline + DESCENT * size,
      confidence: word.confidence,
      fontSize: size,
    };
  });
}

function emOf({ text, y0, y1 }: OcrWord): number {
  const above = HAS_CAPITAL_HEIGHT.test(text) ? CAPITAL_HEIGHT : HAS_SMALL.test(text) ? SMALL_HEIGHT : CAPITAL_HEIGHT;
  return (y1 - y0) / (above + (HAS_DEPTH.test(text) ? DEPTH : 0));
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
