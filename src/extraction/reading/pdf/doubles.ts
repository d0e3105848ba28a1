import type { PaintedGlyph } from './paint.js';

/** How far the second print of a character stands from the first at most, in ems and in widths of the character. */
const HAIR = 0.12;
const HAIR_OF_WIDTH = 0.45;

/**
 * The characters of lines from left to right, without those that are painted twice, a hair apart: in one colour that is
 * one bold character, in two it is one with a shadow. Where most of a page is printed so, its type says nothing by it.
 */
export function withoutDoubles(lines: PaintedGlyph[][]): PaintedGlyph[][] {
  const bold: PaintedGlyph[] = [];
  let letters = 0;
  const single = lines.map((line) => {
    const kept: PaintedGlyph[] = [];
    for (const glyph of line) {
      const twin = twinOf(glyph, kept);
      if (!twin) kept.push(glyph);
      else if (glyph.text.trim() && twin.startX !== glyph.startX && twin.colour === glyph.colour) bold.push(twin);
    }
    letters += kept.length;
    return kept;
  });
  if (bold.length * 2 < letters) for (const glyph of bold) glyph.bold = true;
  return single;
}

function twinOf(glyph: PaintedGlyph, kept: readonly PaintedGlyph[]): PaintedGlyph | undefined {
  for (let i = Math.max(0, kept.length - 3); i < kept.length; i++) {
    const other = kept[i];
    if (other.text !== glyph.text) continue;
    const apart = glyph.startX - other.startX;
    if (apart <= HAIR * glyph.size && apart <= HAIR_OF_WIDTH * (other.endX - other.startX)) return other;
  }
  return undefined;
}
