import type { Box } from '../../page.js';
import type { FlatPage, Part } from '../image/flat-page.js';
import type { PrintLine } from '../image/print-lines.js';
import { newRaster, type Raster } from '../image/raster.js';
import { PAPER } from '../image/shading.js';
import type { OcrWord } from './engine.js';
import { drawPieces, partWord, type Piece, piecesOf } from './pieces.js';

const SCALES = [1, 4.4] as const;
/** White around each line that is drawn, in points of the page picture, and between the lines of the montage. */
const MARGIN = { beside: 6, above: 3 };
const GAP = 14;
/** No picture is made taller than this: tesseract refuses one of 32,768 points. */
const TALLEST = 30_000;
/** The darkest points of a line, by their share, are its ink; ink lighter than this is made as dark. */
const INK_SHARE = 0.03;
const STRONG_INK = 50;
const MOST_GAIN = 4;

/** A line of the page, or a piece of one, to be drawn by itself. */
export interface Stretch extends Box, Pick<PrintLine, 'height' | 'slope' | 'reach'> {
  of: PrintLine;
  /** Characters that stand apart on the page, to be drawn as those of a word. */
  characters?: readonly Box[];
}

/** Where a line of the page stands in the montage. */
interface Strip extends Part {
  top: number;
  bottom: number;
  /** How many points of the montage it is wide. */
  width: number;
  pieces?: Piece[];
}

/** The lines of a page one below the other, so that no table or column can be read across. */
export interface Montage {
  picture: Raster;
  strips: Strip[];
  /** The place of its first line among all that were to be drawn. */
  first: number;
}

/**
 * Draws lines below each other, their letters brought to one height (in picture points): in one picture, or as many as
 * it takes.
 *
 * @param neighbours all lines of the page: where they reach into the drawing of another they are blanked out
 */
export function layOut(
  page: FlatPage,
  stretches: readonly Stretch[],
  letterHeight: number,
  neighbours: readonly PrintLine[],
): Montage[] {
  const all: Omit<Montage, 'picture'>[] = [];
  stretches.forEach((line, i) => {
    const strip = stripOf(line, page.raster, letterHeight);
    const last = all.at(-1);
    const top = last ? last.strips[last.strips.length - 1].bottom + GAP : GAP;
    if (last && top + strip.bottom <= TALLEST) last.strips.push({ ...strip, top, bottom: top + strip.bottom });
    else all.push({ strips: [{ ...strip, top: GAP, bottom: GAP + strip.bottom }], first: i });
  });
  return all.map(({ strips, first }) => {
    const width = Math.max(...strips.map((strip) => strip.width));
    const picture = newRaster(width + 2 * GAP, strips[strips.length - 1].bottom + GAP);
    picture.data.fill(PAPER);
    strips.forEach((strip, i) => {
      if (strip.pieces) drawPieces(page, strip, strip.pieces, picture, GAP, strip.top);
      else {
        page.draw(strip, picture, GAP, strip.top);
        blankOthers(picture, strip, stretches[first + i].of, neighbours);
      }
      strengthen(picture, strip);
    });
    return { picture, strips, first };
  });
}

/** A line as it is to be drawn, at the top of a picture. */
function stripOf(line: Stretch, { width, height }: Raster, letterHeight: number): Strip {
  const scale = Math.max(SCALES[0], Math.min(SCALES[1], letterHeight / line.height));
  const y0 = Math.max(0, line.y0 - MARGIN.above);
  const y1 = Math.min(height, line.y1 + MARGIN.above);
  const x0 = Math.max(0, line.reach.x0, line.x0 - MARGIN.beside);
  const x1 = Math.min(width, line.reach.x1, line.x1 + MARGIN.beside);
  const pieces = line.characters && piecesOf(line.characters, scale);
  return {
    x0,
    y0,
    x1,
    y1,
    scale,
    slope: line.slope,
    top: 0,
    bottom: Math.ceil((y1 - y0) * scale),
    width: pieces ? pieces[pieces.length - 1].right : Math.ceil((x1 - x0) * scale),
    pieces,
  };
}

/** Blanks out, in the drawing of a line, the letters of other lines that reach into it. */
function blankOthers(picture: Raster, strip: Strip, line: PrintLine, lines: readonly PrintLine[]): void {
  for (const other of lines) {
    if (other === line || !overlaps(other, strip)) continue;
    for (const letter of other.letters) {
      if (!overlaps(letter, strip)) continue;
      for (const run of letter.runs) {
        const shift = strip.slope * (run.x0 - (strip.x0 + strip.x1) / 2);
        const y0 = Math.max(strip.top, Math.floor(strip.top + (run.y - 1 - shift - strip.y0) * strip.scale));
        const y1 = Math.min(strip.bottom, Math.ceil(strip.top + (run.y + 2 - shift - strip.y0) * strip.scale));
        const x0 = Math.max(GAP, Math.floor(GAP + (run.x0 - 1 - strip.x0) * strip.scale));
        const x1 = Math.min(picture.width - GAP, Math.ceil(GAP + (run.x1 + 1 - strip.x0) * strip.scale));
        for (let y = y0; y < y1; y++) {
          if (x1 > x0) picture.data.fill(PAPER, y * picture.width + x0, y * picture.width + x1);
        }
      }
    }
  }
}

/** Brings faint print to full contrast: tesseract parts ink from paper at one level for the whole picture. */
function strengthen({ width, data }: Raster, { top, bottom, width: length }: Strip): void {
  const from = GAP;
  const to = GAP + length;
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let at = y * width + from; at < y * width + to; at++) histogram[data[at]]++;
  let ink = 0;
  for (let left = INK_SHARE * (bottom - top) * (to - from); ink < 255 && left > 0; ink++) left -= histogram[ink];
  if (ink <= STRONG_INK) return;
  const gain = Math.min(MOST_GAIN, (PAPER - STRONG_INK) / (PAPER - ink + 1));
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(PAPER, PAPER - (PAPER - value) * gain)),
  );
  for (let y = top; y < bottom; y++)
    for (let at = y * width + from; at < y * width + to; at++) data[at] = table[data[at]];
}

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 + 2 && a.x1 > b.x0 - 2 && a.y0 < b.y1 + 2 && a.y1 > b.y0 - 2;

/** Takes words found on the montage back to where they stand on the page; each strip is one line, by its place among all. */
export function toPage(found: OcrWord[], { strips, first }: Montage): OcrWord[] {
  const words: OcrWord[] = [];
  for (const word of found) {
    const middle = (word.y0 + word.y1) / 2;
    const line = strips.findIndex(({ top, bottom }) => middle >= top - GAP / 2 && middle < bottom + GAP / 2);
    if (line < 0) continue;
    const strip = strips[line];
    if (strip.pieces) {
      words.push(...partWord({ ...word, line: first + line }, strip.pieces, GAP));
      continue;
    }
    const x0 = strip.x0 + (word.x0 - GAP) / strip.scale;
    const x1 = strip.x0 + (word.x1 - GAP) / strip.scale;
    const shift = strip.slope * ((x0 + x1) / 2 - (strip.x0 + strip.x1) / 2);
    words.push({
      ...word,
      line: first + line,
      x0,
      x1,
      y0: strip.y0 + (word.y0 - strip.top) / strip.scale + shift,
      y1: strip.y0 + (word.y1 - strip.top) / strip.scale + shift,
    });
  }
  return words;
}
