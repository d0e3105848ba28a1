import { findPrintLines, type PrintLine } from '../image/print-lines.js';
import type { FlatPage } from '../image/flat-page.js';
import type { OcrEngine, OcrWord } from './engine.js';
import { layOut, toPage } from './montage.js';

/** Letters are brought to this height (picture points), which tesseract reads best; at the second look to another. */
const LETTER_HEIGHT = 27;
const SECOND_LETTER_HEIGHT = 40;
/** Words less sure than this are looked at again; those with figures earlier, since a wrong figure is worse than a wrong letter. */
const SURE = 0.72;
const SURE_OF_FIGURES = 0.86;
/** The second reading counts where it is this much surer. */
const SURER = 0.04;
const MOST_SECOND_LOOKS = 160;

/** Reads all print of a flat page, line by line; doubtful words are read again by themselves, and the surer reading counts. */
export async function readPrint(page: FlatPage, engine: OcrEngine): Promise<OcrWord[]> {
  const lines = findPrintLines(page.raster);
  if (lines.length === 0) return [];
  const montage = layOut(page, lines, LETTER_HEIGHT);
  const words = toPage(await engine.recognise(montage.picture, 'block'), montage);
  const doubtful = words.filter(isDoubtful).slice(0, MOST_SECOND_LOOKS);
  if (doubtful.length === 0) return words;
  const second = await readBoxes(page, doubtful, engine, SECOND_LETTER_HEIGHT);
  const better = new Map(doubtful.map((word, i) => [word, second[i]]));
  return words.map((word) => surer(word, better.get(word)));
}

/** Reads each box of a page by itself. */
export async function readBoxes(
  page: FlatPage,
  boxes: OcrWord[],
  engine: OcrEngine,
  letterHeight: number,
): Promise<(OcrWord | undefined)[]> {
  const cuts = boxes.map((box): PrintLine => ({
    x0: Math.max(0, Math.floor(box.x0)),
    y0: Math.max(0, Math.floor(box.y0)),
    x1: Math.min(page.raster.width, Math.ceil(box.x1)),
    y1: Math.min(page.raster.height, Math.ceil(box.y1)),
    height: Math.max(4, box.y1 - box.y0),
    slope: 0,
    letters: [],
  }));
  const montage = layOut(page, cuts, letterHeight);
  const found = toPage(await engine.recognise(montage.picture, 'block'), montage);
  return boxes.map((_, i) => joined(found.filter((word) => word.line === i)));
}

function isDoubtful({ text, confidence }: OcrWord): boolean {
  return confidence < (/\d/.test(text) ? SURE_OF_FIGURES : SURE) && /[A-Za-z0-9]/.test(text);
}

/** A word read again may come in pieces. */
function joined(pieces: OcrWord[]): OcrWord | undefined {
  if (pieces.length === 0) return undefined;
  return {
    ...pieces[0],
    text: pieces.map((piece) => piece.text).join(''),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
  };
}

function surer(first: OcrWord, second: OcrWord | undefined): OcrWord {
  if (!second) return first;
  if (second.text === first.text) return { ...first, confidence: Math.max(first.confidence, second.confidence) };
  return second.confidence > first.confidence + SURER
    ? { ...first, text: second.text, confidence: second.confidence }
    : first;
}
