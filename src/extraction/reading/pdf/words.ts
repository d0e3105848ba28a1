import type { Word } from '../../page.js';
import { withoutDoubles } from './doubles.js';
import type { PaintedGlyph } from './paint.js';

/** Gaps are measured in ems of the type around them. */
const WORD_GAP = 0.14;
/** A gap wider than this ends what could be one letter-spaced word. */
const SEGMENT_GAP = 1.3;
const LEAST_TRACKING = 0.12;
const TRACKING_SPREAD = 0.07;
const WORD_GAP_OVER_TRACKING = 0.16;
const LEAST_TRACKED_LETTERS = 4;
/** So large a share of the gaps of a stretch is narrower than the typical one. */
const TYPICAL = 0.4;

/**
 * Puts characters together to words by where they stand, not by the order or the pieces in which they were written.
 * The characters must be those of one direction of writing, turned so that they run from left to right.
 */
export function wordsOf(glyphs: PaintedGlyph[]): Word[] {
  const words: Word[] = [];
  for (const line of linesOf(glyphs)) {
    for (const segment of segmentsOf(line)) for (const pieces of splitSegment(segment)) words.push(wordOf(pieces));
  }
  return words;
}

/** Characters that stand on one baseline, from left to right; lines from top to bottom. */
function linesOf(glyphs: PaintedGlyph[]): PaintedGlyph[][] {
  const sorted = [...glyphs].sort((a, b) => a.startY - b.startY || a.startX - b.startX);
  const lines: PaintedGlyph[][] = [];
  let baseline = -Infinity;
  for (const glyph of sorted) {
    if (glyph.startY - baseline <= 0.16 * glyph.size) lines[lines.length - 1].push(glyph);
    else {
      lines.push([glyph]);
      baseline = glyph.startY;
    }
  }
  return withoutDoubles(lines.map((line) => line.sort((a, b) => a.startX - b.startX || a.order - b.order)));
}

interface Piece {
  glyph: PaintedGlyph;
  text: string;
  /** Gap to the piece before, in ems. */
  gap: number;
  /** A written space stands between this piece and the one before. */
  spaced: boolean;
}

/** Stretches of a line without a wide gap. Written spaces become marks on the character that follows. */
function segmentsOf(line: PaintedGlyph[]): Piece[][] {
  const segments: Piece[][] = [];
  let before: PaintedGlyph | undefined;
  let spaced = false;
  for (const glyph of line) {
    const text = foldCharacters(glyph.text);
    if (text === '') continue;
    if (text === ' ') {
      spaced = true;
      continue;
    }
    const em = before ? Math.min(before.size, glyph.size) : glyph.size;
    const gap = before ? (glyph.box.x0 - before.box.x1) / em : 0;
    const piece = { glyph, text, gap, spaced };
    if (!before || gap > SEGMENT_GAP || gap < -1.5) segments.push([piece]);
    else segments[segments.length - 1].push(piece);
    before = glyph;
    spaced = false;
  }
  return segments;
}

/** The words of a stretch of a line. */
function splitSegment(segment: Piece[]): Piece[][] {
  const tracking = trackingOf(segment);
  const words: Piece[][] = [];
  for (const piece of segment) {
    const ends =
      tracking === undefined
        ? piece.gap > WORD_GAP || (piece.spaced && piece.gap > WORD_GAP / 3)
        : piece.gap > tracking + WORD_GAP_OVER_TRACKING;
    if (words.length === 0 || ends) words.push([piece]);
    else words[words.length - 1].push(piece);
  }
  return words;
}

/** The even gap between the letters of spaced-out type, in ems; undefined for type set as usual. */
function trackingOf(segment: Piece[]): number | undefined {
  if (segment.length < LEAST_TRACKED_LETTERS || !isWide(segment)) return undefined;
  const gaps = segment.slice(1).map((piece) => piece.gap);
  const sorted = [...gaps].sort((a, b) => a - b);
  const typical = sorted[Math.floor(sorted.length * TYPICAL)];
  const even = gaps.filter((gap) => Math.abs(gap - typical) <= TRACKING_SPREAD);
  const narrower = gaps.filter((gap) => gap < typical - TRACKING_SPREAD);
  if (even.length < 0.6 * gaps.length || narrower.length > 0.1 * gaps.length) return undefined;
  const spacesBetweenLetters = segment
    .slice(1)
    .filter((piece) => piece.spaced && piece.gap <= typical + TRACKING_SPREAD);
  // One-letter words with written spaces between them ("1 2 3") are words; letters moved apart are one.
  return spacesBetweenLetters.length > 0.3 * gaps.length ? undefined : typical;
}

/** True where so many gaps are wide as in spaced-out type: nearly all type is told from it without a closer look. */
function isWide(segment: readonly Piece[]): boolean {
  let narrow = 0;
  for (let i = 1; i < segment.length; i++) if (segment[i].gap < LEAST_TRACKING) narrow++;
  return narrow <= Math.floor((segment.length - 1) * TYPICAL);
}

function wordOf(pieces: Piece[]): Word {
  const word: Word = { text: '', x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity, confidence: 1, fontSize: 0 };
  let bold = 0;
  for (const { glyph, text } of pieces) {
    const { box, size } = glyph;
    word.text += text;
    if (box.x0 < word.x0) word.x0 = box.x0;
    if (box.y0 < word.y0) word.y0 = box.y0;
    if (box.x1 > word.x1) word.x1 = box.x1;
    if (box.y1 > word.y1) word.y1 = box.y1;
    if (size > word.fontSize) word.fontSize = size;
    if (glyph.bold) bold++;
  }
  if (bold * 2 > pieces.length) word.bold = true;
  return word;
}

/** Ligatures and full-width forms become plain letters, every kind of space a plain one; what has no shape goes. */
function foldCharacters(text: string): string {
  // Nearly every character is one of plain ASCII, which needs no folding.
  if (text.length === 1 && text >= ' ' && text <= '~') return text;
  const folded = text
    .replace(/[\uFB00-\uFB4F\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u0000-\u0008\u000E-\u001F]/g, '')
    .replace(/[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g, ' ');
  return folded.trim() === '' && folded !== '' ? ' ' : folded.trim();
}
