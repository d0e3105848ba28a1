import { boxArea, boxHeight, boxWidth, contains, intersect } from '../geometry.js';
import type { Colour, PaintedArea, PaintedGlyph, PaintedPage } from './paint.js';

/** Type smaller than this (points) cannot be read on paper. */
const SMALLEST_TYPE = 2.2;
/** Largest difference of a colour channel at which text melts into its ground. */
const SAME_COLOUR = 28;
const WHITE = 0xffffff;
/** Areas smaller than this (points) neither hide a word nor are its ground. */
const SMALLEST_AREA = 3;
/** Past this many comparisons the page is no letter; what is left counts as visible. */
const MOST_COMPARISONS = 30_000_000;

/** The characters that a reader of the page can see: on the page, large enough, not covered, not in the colour of their ground. */
export function visibleGlyphs(page: PaintedPage): PaintedGlyph[] {
  const areas = page.areas.filter((area) => boxWidth(area.box) > SMALLEST_AREA && boxHeight(area.box) > SMALLEST_AREA);
  const checkGround = areas.length * page.glyphs.length < MOST_COMPARISONS;
  return page.glyphs.filter(
    (glyph) => isWithinClip(glyph) && isLargeEnough(glyph) && (!checkGround || stands(glyph, areas)),
  );
}

function isWithinClip(glyph: PaintedGlyph): boolean {
  const area = boxArea(glyph.box);
  return area === 0
    ? contains(glyph.clip, glyph.startX, glyph.startY)
    : boxArea(intersect(glyph.box, glyph.clip)) > 0.4 * area;
}

const isLargeEnough = (glyph: PaintedGlyph): boolean => glyph.size >= SMALLEST_TYPE;

function stands(glyph: PaintedGlyph, areas: PaintedArea[]): boolean {
  const x = (glyph.box.x0 + glyph.box.x1) / 2;
  const y = (glyph.box.y0 + glyph.box.y1) / 2;
  let ground: Colour = WHITE;
  for (const area of areas) {
    if (!contains(area.box, x, y) || (area.outline && !isInside(area.outline, x, y))) continue;
    if (area.order < glyph.order) ground = mixed(ground, area);
    else if (area.covers && boxArea(intersect(area.box, glyph.box)) > 0.6 * boxArea(glyph.box)) return false;
  }
  return ground === undefined || glyph.colour === undefined || !isSameColour(ground, glyph.colour);
}

/** The colour of a ground with an area over it, as far as it can be told. */
function mixed(ground: Colour, { colour, opacity }: PaintedArea): Colour {
  if (colour === undefined || opacity === 1) return colour;
  if (ground === undefined) return undefined;
  const channel = (shift: number): number =>
    Math.round(((ground >> shift) & 255) * (1 - opacity) + ((colour >> shift) & 255) * opacity) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** Whether a line from the point to the right leaves the polygon more often than it enters it. */
function isInside(outline: readonly [number, number][], x: number, y: number): boolean {
  let inside = false;
  let [fromX, fromY] = outline[outline.length - 1];
  for (const [toX, toY] of outline) {
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}

const isSameColour = (a: number, b: number): boolean =>
  isSameChannel(a, b) && isSameChannel(a >> 8, b >> 8) && isSameChannel(a >> 16, b >> 16);

const isSameChannel = (a: number, b: number): boolean => Math.abs((a & 255) - (b & 255)) <= SAME_COLOUR;
