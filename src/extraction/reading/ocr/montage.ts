import { cutOut, type PrintLine } from '../image/print-lines.js';
import { newRaster, type Raster } from '../image/raster.js';
import type { OcrWord } from './engine.js';

const SCALES = [0.5, 2.2] as const;
/** White around each line that is cut out, in points of the page picture, and between the lines of the montage. */
const MARGIN = 12;
const GAP = 14;
const PAPER = 250;

/** Where a line of the page stands in the montage. */
interface Strip {
  left: number;
  right: number;
  top: number;
  bottom: number;
  scale: number;
  originX: number;
  originY: number;
  middleX: number;
  slope: number;
}

/** The lines of a page one below the other, so that no table or column can be read across. */
export interface Montage {
  picture: Raster;
  strips: Strip[];
}

/** Puts lines below each other, their letters brought to one height (in picture points). */
export function layOut(page: Raster, lines: readonly PrintLine[], letterHeight: number): Montage {
  const cuts = lines.map((line) => cutOut(page, line, lines, MARGIN));
  let height = GAP;
  const strips = cuts.map((cut, i): Strip => {
    const scale = Math.max(SCALES[0], Math.min(SCALES[1], letterHeight / lines[i].height));
    const top = height;
    const bottom = top + Math.ceil(cut.height * scale);
    height = bottom + GAP;
    return {
      left: GAP,
      right: GAP + Math.ceil(cut.width * scale),
      top,
      bottom,
      scale,
      originX: cut.left,
      originY: cut.top,
      middleX: cut.left + cut.width / 2,
      slope: lines[i].slope,
    };
  });
  const picture = newRaster(Math.max(...strips.map((strip) => strip.right)) + GAP, height);
  picture.data.fill(PAPER);
  strips.forEach((strip, i) => draw(picture, cuts[i], strip));
  return { picture, strips };
}

/** Draws a line level: what leans with `slope` is sheared back about its middle. */
function draw(target: Raster, source: Raster, { left, right, top, bottom, scale, slope }: Strip): void {
  const width = right - left;
  const height = bottom - top;
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  for (let x = 0; x < width; x++) {
    const sx = Math.min(lastX, Math.max(0, (x + 0.5) / scale - 0.5));
    const x0 = sx | 0;
    const x1 = Math.min(lastX, x0 + 1);
    const fx = sx - x0;
    const shift = slope * (sx - source.width / 2);
    for (let y = 0; y < height; y++) {
      const sy = Math.min(lastY, Math.max(0, (y + 0.5) / scale - 0.5 + shift));
      const y0 = sy | 0;
      const y1 = Math.min(lastY, y0 + 1);
      const fy = sy - y0;
      const upper = source.data[y0 * source.width + x0] * (1 - fx) + source.data[y0 * source.width + x1] * fx;
      const lower = source.data[y1 * source.width + x0] * (1 - fx) + source.data[y1 * source.width + x1] * fx;
      target.data[(top + y) * target.width + left + x] = upper * (1 - fy) + lower * fy;
    }
  }
}

/** Takes words found on the montage back to where they stand on the page; each strip is one line. */
export function toPage(found: OcrWord[], { strips }: Montage): OcrWord[] {
  const words: OcrWord[] = [];
  for (const word of found) {
    const middle = (word.y0 + word.y1) / 2;
    const line = strips.findIndex(({ top, bottom }) => middle >= top - GAP / 2 && middle < bottom + GAP / 2);
    if (line < 0) continue;
    const { top, left, scale, originX, originY, middleX, slope } = strips[line];
    const x0 = originX + (word.x0 - left) / scale;
    const x1 = originX + (word.x1 - left) / scale;
    const shift = slope * ((x0 + x1) / 2 - middleX);
    words.push({
      ...word,
      line,
      x0,
      x1,
      y0: originY + (word.y0 - top) / scale + shift,
      y1: originY + (word.y1 - top) / scale + shift,
    });
  }
  return words;
}
