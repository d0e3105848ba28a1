import type { Page, Rule } from '../../page.js';
import { turnBox } from '../geometry.js';
import { joinRules } from '../rules.js';
import { LEANING } from './level.js';
import type { PaintedGlyph, PaintedPage, PaintedSegment } from './paint.js';
import { withRaisedMarks } from './raised-marks.js';
import { findTickBoxes } from './tick-boxes.js';
import { visibleGlyphs } from './visibility.js';
import { wordsOf } from './words.js';

/** Makes a page of what was painted: visible text as words, drawn lines, tick boxes; turned so that the text stands upright. */
export function textPage(painted: PaintedPage, number: number): Page {
  const visible = visibleGlyphs(painted);
  const quarters = dominantDirection(visible);
  const upright = turnPaintedPage(painted, visible, (4 - quarters) & 3);
  const level = upright.glyphs.filter((glyph) => directionOf(glyph) === 0);
  const { tickBoxes, text } = findTickBoxes(upright, level);
  return {
    number,
    width: upright.width,
    height: upright.height,
    source: 'text',
    words: withRaisedMarks(wordsOf(text)),
    rules: joinRules(upright.segments.filter(isUpright).map(ruleOf)),
    tickBoxes,
  };
}

/** Quarter turns clockwise from writing that runs to the right; undefined for slanted writing. */
function directionOf(glyph: PaintedGlyph): number | undefined {
  const dx = glyph.endX - glyph.startX;
  const dy = glyph.endY - glyph.startY;
  if (Math.abs(dy) <= LEANING * Math.abs(dx)) return dx >= 0 ? 0 : 2;
  if (Math.abs(dx) <= LEANING * Math.abs(dy)) return dy >= 0 ? 1 : 3;
  return undefined;
}

function dominantDirection(glyphs: PaintedGlyph[]): number {
  const counts = [0, 0, 0, 0];
  for (const glyph of glyphs) {
    const direction = directionOf(glyph);
    if (direction !== undefined && glyph.text.trim()) counts[direction]++;
  }
  return counts.indexOf(Math.max(...counts));
}

function turnPaintedPage(page: PaintedPage, glyphs: PaintedGlyph[], quarters: number): PaintedPage {
  if (quarters === 0) return { ...page, glyphs };
  const { width, height } = page;
  const turn = (box: { x0: number; y0: number; x1: number; y1: number }) => turnBox(box, quarters, width, height);
  return {
    ...page,
    width: quarters % 2 ? height : width,
    height: quarters % 2 ? width : height,
    glyphs: glyphs.map((glyph) => {
      const start = turn({ x0: glyph.startX, y0: glyph.startY, x1: glyph.startX, y1: glyph.startY });
      const end = turn({ x0: glyph.endX, y0: glyph.endY, x1: glyph.endX, y1: glyph.endY });
      return { ...glyph, box: turn(glyph.box), startX: start.x0, startY: start.y0, endX: end.x0, endY: end.y0 };
    }),
    segments: page.segments.map((segment) => ({ ...segment, ...turn(segment) })),
    shapes: page.shapes.map((shape) => ({ ...shape, box: turn(shape.box) })),
  };
}

const isUpright = (segment: PaintedSegment): boolean =>
  Math.min(segment.x1 - segment.x0, segment.y1 - segment.y0) < 0.6;

function ruleOf({ x0, y0, x1, y1, thickness }: PaintedSegment): Rule {
  const half = thickness / 2;
  return x1 - x0 >= y1 - y0
    ? { x0, x1, y0: (y0 + y1) / 2 - half, y1: (y0 + y1) / 2 + half }
    : { x0: (x0 + x1) / 2 - half, x1: (x0 + x1) / 2 + half, y0, y1 };
}
