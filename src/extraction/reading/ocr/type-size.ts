import type { OcrWord } from './engine.js';

/** Parts of the em that letters take: capitals and figures, small letters, and what hangs below the line. */
const CAPITAL_HEIGHT = 0.72;
const SMALL_HEIGHT = 0.53;
export const DEPTH = 0.2;
const DEPTH_OF_COMMA = 0.12;

const HAS_CAPITAL_HEIGHT = /[A-Z0-9bdfhklt£$%&/()[\]{}!?|\u00C0-\u00DE]/;
const HAS_DEPTH = /[gjpqyQ()[\]{}|/]/;
const HAS_COMMA = /[,;]/;
export const HAS_SMALL = /[a-z0-9A-Z]/;

/** Size of the type of a word, by the height of its box and by which letters it has. */
export function emOf({ text, y0, y1 }: OcrWord): number {
  const above = HAS_CAPITAL_HEIGHT.test(text) ? CAPITAL_HEIGHT : HAS_SMALL.test(text) ? SMALL_HEIGHT : CAPITAL_HEIGHT;
  return (y1 - y0) / (above + depthOf(text));
}

/** How far a word reaches below the line that its letters stand on, as a part of the em. */
export const depthOf = (text: string): number =>
  HAS_DEPTH.test(text) ? DEPTH : HAS_COMMA.test(text) ? DEPTH_OF_COMMA : 0;

/** Whether some of a word's letters hang below the line that the others stand on. */
export const hangs = (text: string): boolean => HAS_DEPTH.test(text) && HAS_SMALL.test(text);
