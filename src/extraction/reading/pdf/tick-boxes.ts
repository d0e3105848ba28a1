import type { Box, TickBox } from '../../page.js';
import { boxArea, boxHeight, boxWidth, contains, intersect } from '../geometry.js';
import type { PaintedGlyph, PaintedPage, PaintedShape } from './paint.js';

const EMPTY_BOX = /^[\u2610\u25A1\u25A2\u25FB\u25FD\u274F-\u2752\u25CB\u25EF\u2B1C\u{1F78E}]$/u;
const CHECKED_BOX = /^[\u2611\u2612\u2705\u274E\u25C9\u25CE\u29BF\u{1F5F5}\u{1F5F9}]$/u;
/** Filled signs are checked boxes only where the page also has their empty counterparts; else they are bullets. */
const FILLED_SIGN = /^[\u25A0\u25AA\u25CF\u25FC\u25FE\u2022\u2B1B]$/u;
const TICK = /^[\u2713-\u2718\u2BBD\u{1F5F4}\u{1F5F8}]$/u;
const MARK_IN_BOX = /^[xX\u00D7\u2022\u25A0\u25CF\u2713-\u2718\u2612]$/u;

/** The tick of a font of signs has the code of a 4. In any other font a 4 in a box is the number of a row. */
const isMarkInBox = (glyph: PaintedGlyph): boolean =>
  MARK_IN_BOX.test(signOf(glyph)) || (glyph.dingbat && glyph.text === '4');

/** What Wingdings, which has no Unicode of its own, shows for the codes of boxes and ticks. */
const WINGDINGS: Record<number, string> = {
  0x6f: '\u2610',
  0x71: '\u2610',
  0xa8: '\u2610',
  0xfb: '\u2718',
  0xfc: '\u2713',
  0xfd: '\u2612',
  0xfe: '\u2611',
};

const SMALLEST = 4.5;
const LARGEST = 18;
/** Past so many boxes the page is no form; signs one over the other are looked for no more. */
const MOST_COMPARED = 1000;

/** Finds tick boxes and radio buttons, drawn or typed, and returns them with the characters that are no part of them. */
export function findTickBoxes(
  page: PaintedPage,
  glyphs: PaintedGlyph[],
): { tickBoxes: TickBox[]; text: PaintedGlyph[] } {
  const signs = glyphs.filter((glyph) => mayBeSign(glyph)).map((glyph) => ({ glyph, sign: signOf(glyph) }));
  const hasEmpty = signs.some(({ sign }) => EMPTY_BOX.test(sign));
  const drawn = drawnBoxes(page.shapes, glyphs);
  const tickBoxes: TickBox[] = drawn.map((box) => ({ ...box.box, checked: isMarked(box, page, glyphs) }));
  const noText = new Set<PaintedGlyph>();
  for (const { glyph, sign } of signs) {
    const x = (glyph.box.x0 + glyph.box.x1) / 2;
    const y = (glyph.box.y0 + glyph.box.y1) / 2;
    const checked = CHECKED_BOX.test(sign) || TICK.test(sign) || (hasEmpty && FILLED_SIGN.test(sign));
    if (isMarkInBox(glyph) && drawn.some((box) => contains(box.box, x, y))) noText.add(glyph);
    else if (checked || EMPTY_BOX.test(sign)) {
      const same = tickBoxes.length < MOST_COMPARED ? tickBoxes.find((box) => isSamePlace(box, glyph.box)) : undefined;
      if (same) same.checked ||= checked;
      else tickBoxes.push({ ...glyph.box, checked });
      noText.add(glyph);
    }
  }
  return { tickBoxes, text: noText.size > 0 ? glyphs.filter((glyph) => !noText.has(glyph)) : glyphs };
}

/** Signs one over the other are one box: painted twice, or a tick typed over an empty one. */
const isSamePlace = (a: Box, b: Box): boolean =>
  meet(a, b) && boxArea(intersect(a, b)) > 0.5 * Math.min(boxArea(a), boxArea(b));

/** Nearly all pairs of boxes are told apart by this alone, on a page full of signs too. */
const meet = (a: Box, b: Box): boolean => a.y1 > b.y0 && a.y0 < b.y1 && a.x1 > b.x0 && a.x0 < b.x1;

/** Nearly every character is plain ASCII of an ordinary font, of which only one may be a mark in a box. */
const mayBeSign = ({ text, dingbat }: PaintedGlyph): boolean => dingbat || text > '~' || text === 'x' || text === 'X';

function signOf(glyph: PaintedGlyph): string {
  if (!glyph.dingbat) return glyph.text;
  return WINGDINGS[(glyph.text.codePointAt(0) ?? 0) & 0xff] ?? glyph.text;
}

/** Small framed squares and circles without a neighbour of the same size at their edge (those are cells of a comb). */
function drawnBoxes(shapes: PaintedShape[], glyphs: PaintedGlyph[]): PaintedShape[] {
  const frames = shapes.filter((shape) => shape.stroked && shape.kind !== 'other' && isTickBoxSized(shape));
  const outer = frames.filter(
    (frame, i) => !frames.some((other, j) => i !== j && isInside(frame, other) && (!isInside(other, frame) || j < i)),
  );
  return outer.filter((frame) => !outer.some((other) => touches(frame, other)) && !holdsText(frame, glyphs));
}

function isTickBoxSized({ box }: PaintedShape): boolean {
  const width = boxWidth(box);
  const height = boxHeight(box);
  return (
    Math.min(width, height) >= SMALLEST &&
    Math.max(width, height) <= LARGEST &&
    width / height > 0.7 &&
    width / height < 1.4
  );
}

const isInside = (inner: PaintedShape, outer: PaintedShape): boolean =>
  inner.box.x0 >= outer.box.x0 - 0.5 &&
  inner.box.y0 >= outer.box.y0 - 0.5 &&
  inner.box.x1 <= outer.box.x1 + 0.5 &&
  inner.box.y1 <= outer.box.y1 + 0.5;

function touches(a: PaintedShape, b: PaintedShape): boolean {
  if (a === b || Math.abs(a.box.y0 - b.box.y0) > 1 || Math.abs(boxHeight(a.box) - boxHeight(b.box)) > 1) return false;
  return Math.min(Math.abs(a.box.x1 - b.box.x0), Math.abs(b.box.x1 - a.box.x0)) < 1;
}

const glyphsIn = (frame: PaintedShape, glyphs: PaintedGlyph[]) =>
  glyphs.filter(
    ({ box, text }) => contains(frame.box, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2) && text.trim() !== '',
  );

function holdsText(frame: PaintedShape, glyphs: PaintedGlyph[]): boolean {
  return glyphsIn(frame, glyphs).some((glyph) => !isMarkInBox(glyph));
}

/** A box is checked by a sign, a drawn cross or tick, or a filled shape within it. */
function isMarked(frame: PaintedShape, page: PaintedPage, glyphs: PaintedGlyph[]): boolean {
  const { box } = frame;
  if (glyphsIn(frame, glyphs).length > 0) return true;
  if (frame.fill !== 'none' && frame.fill !== undefined && isDark(frame.fill)) return true;
  const within = (x0: number, y0: number, x1: number, y1: number) =>
    x0 > box.x0 - 2 && y0 > box.y0 - 3 && x1 < box.x1 + 3 && y1 < box.y1 + 2;
  const strokes = page.segments.filter(
    (segment) =>
      within(segment.x0, segment.y0, segment.x1, segment.y1) &&
      segment.x1 - segment.x0 > 0.15 * boxWidth(box) &&
      segment.y1 - segment.y0 > 0.15 * boxHeight(box),
  );
  const fillings = page.shapes.filter(
    (shape) =>
      shape !== frame &&
      within(shape.box.x0, shape.box.y0, shape.box.x1, shape.box.y1) &&
      boxWidth(shape.box) > 0.2 * boxWidth(box) &&
      shape.fill !== 'none' &&
      (shape.fill === undefined || isDark(shape.fill)),
  );
  return strokes.length > 0 || fillings.length > 0;
}

const isDark = (colour: number): boolean =>
  0.3 * ((colour >> 16) & 255) + 0.59 * ((colour >> 8) & 255) + 0.11 * (colour & 255) < 160;
