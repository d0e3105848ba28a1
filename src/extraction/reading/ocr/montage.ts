import { cutOut, type PrintLine } from '../image/print-lines.js';
import { newRaster, type Raster } from '../image/raster.js';
import type { OcrWord } from './engine.js';

const SCALES = [0.5, 2.2] as const;
const GAP = 26;
const MARGIN = 14;
const PAPER = 250;

interface Strip {
  top: number;
  bottom: number;
  left: number;
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
  const cuts = lines.map((line) => {
    const scale = Math.max(SCALES[0], Math.min(SCALES[1], letterHeight / line.height));
    const cut = cutOut(page, line, lines, MARGIN);
    return { cut, scale, width: Math.ceil(cut.width * scale), height: Math.ceil(cut.height * scale) };
  });
  const width = Math.max(200, ...cuts.map((cut) => cut.width)) + 2 * GAP;
  const picture = newRaster(
    width,
    cuts.reduce((sum, cut) => sum + cut.height + GAP, GAP),
  );
  picture.data.fill(PAPER);
  let top = GAP;
  const strips = cuts.map(({ cut, scale, width: stripWidth, height }, i): Strip => {
    draw(picture, cut, GAP, top, stripWidth, height, scale, lines[i].slope);
    const strip = {
      top,
      bottom: top + height,
      left: GAP,
      scale,
      originX: cut.left,
      originY: cut.top,
      middleX: cut.left + cut.width / 2,
      slope: lines[i].slope,
    };
    top += height + GAP;
    return strip;
  });
  return { picture, strips };
}

/** Draws a line level: what leans with `slope` is sheared back about its middle. */
function draw(
  target: Raster,
  source: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
  scale: number,
  slope: number,
): void {
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
    const line = strips.findIndex((strip) => middle >= strip.top - GAP / 2 && middle < strip.bottom + GAP / 2);
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
