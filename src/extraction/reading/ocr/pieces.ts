import type { Box } from '../../page.js';
import type { FlatPage, Part } from '../image/flat-page.js';
import type { Raster } from '../image/raster.js';
import type { OcrWord } from './engine.js';

/** White beside each character, in points of the page picture: as much as between those of a word. */
const BESIDE = 1.5;

/** A character that stands by itself on the page, and where it begins and ends in the drawing of its line. */
export interface Piece {
  character: Box;
  left: number;
  right: number;
}

/** The characters of a comb brought as close together as those of a word: apart, an engine takes them for drawings. */
export function piecesOf(characters: readonly Box[], scale: number): Piece[] {
  let right = 0;
  return characters.map((character) => {
    const left = right;
    right += Math.ceil((character.x1 - character.x0 + 2 * BESIDE) * scale);
    return { character, left, right };
  });
}

/** Draws the pieces of a line into a picture, level, from the place (`left`, `top`) on. */
export function drawPieces(
  page: FlatPage,
  line: Part,
  pieces: readonly Piece[],
  picture: Raster,
  left: number,
  top: number,
): void {
  for (const { character, left: from } of pieces) {
    const [x0, x1] = [character.x0 - BESIDE, character.x1 + BESIDE];
    const fall = line.slope * ((x0 + x1) / 2 - (line.x0 + line.x1) / 2);
    const part = { x0, y0: line.y0 + fall, x1, y1: line.y1 + fall, scale: line.scale, slope: 0 };
    page.draw(part, picture, left + from, top);
  }
}

/**
 * The characters of a word that was read from pieces drawn from `left` on, each where it stands on the page; none where
 * they are more or fewer than the pieces.
 */
export function partWord(word: OcrWord, pieces: readonly Piece[], left: number): OcrWord[] {
  const own = pieces.filter((piece) => {
    const middle = left + (piece.left + piece.right) / 2;
    return middle > word.x0 && middle < word.x1;
  });
  const texts = [...word.text];
  return texts.length === own.length ? own.map(({ character }, i) => ({ ...word, ...character, text: texts[i] })) : [];
}
