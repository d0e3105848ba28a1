import { median } from '../../median.js';
import { compose, type Matrix } from '../geometry.js';
import type { PaintedGlyph } from './paint.js';

/** Writing that leans more than this (tangent) is a watermark or stands in another direction. */
export const LEANING = 0.12;
/** So little (tangent) is not seen along a whole line. */
const LEVEL = 0.0008;

/** What a page is seen through: its size, and the transform that takes its points there. */
export interface View {
  width: number;
  height: number;
  transform: readonly number[];
}

/**
 * The view in which the writing of a page that lies a little askew on its sheet is level, turned about the middle of the
 * page; undefined where it is level as it is.
 */
export function levelView({ width, height, transform }: View, glyphs: readonly PaintedGlyph[]): View | undefined {
  const lean = leanOf(glyphs);
  if (Math.abs(lean) < LEVEL) return undefined;
  const cos = 1 / Math.hypot(1, lean);
  const sin = lean * cos;
  const wide = width * cos + height * Math.abs(sin);
  const high = height * cos + width * Math.abs(sin);
  const turn: Matrix = [
    cos,
    -sin,
    sin,
    cos,
    (wide - width * cos - height * sin) / 2,
    (high + width * sin - height * cos) / 2,
  ];
  return { width: wide, height: high, transform: compose(turn, transform) };
}

/** By how much most of the writing falls on its way (tangent), whichever quarter it runs to. */
function leanOf(glyphs: readonly PaintedGlyph[]): number {
  const leans: number[] = [];
  let level = 0;
  for (const { startX, startY, endX, endY } of glyphs) {
    const dx = endX - startX;
    const dy = endY - startY;
    if (dx === 0 || dy === 0) level++;
    else {
      const lean = Math.abs(dx) > Math.abs(dy) ? dy / dx : -dx / dy;
      if (Math.abs(lean) <= LEANING) leans.push(lean);
    }
  }
  return leans.length > level ? median(leans) : 0;
}
