import type { Box } from '../../page.js';
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

/** The dot of an i stands as high as a capital; it is a mark of no more than this share of the height of its word. */
const HAS_DOT = /[ij]/;
const DOT = 0.35;

/** Size of the type of a word, by the height of its box and by which letters it has. */
export function emOf(word: OcrWord & { letters?: readonly Box[] }): number {
  const { text, y0, y1 } = word;
  const isLow = HAS_SMALL.test(text) && !HAS_CAPITAL_HEIGHT.test(text) && !(HAS_DOT.test(text) && isDotSeen(word));
  return (y1 - y0) / ((isLow ? SMALL_HEIGHT : CAPITAL_HEIGHT) + depthOf(text));
}

/** Whether the box of a word reaches up to the dots of its letters: where none was seen in its line it does not. */
function isDotSeen({ y0, y1, letters = [] }: { y0: number; y1: number; letters?: readonly Box[] }): boolean {
  const least = DOT * (y1 - y0);
  const whole = letters.filter((letter) => letter.y1 - letter.y0 > least);
  return whole.length > 0 && Math.min(...whole.map((letter) => letter.y0)) - y0 > least / 2;
}

/** How far a word reaches below the line that its letters stand on, as a part of the em. */
export const depthOf = (text: string): number =>
  HAS_DEPTH.test(text) ? DEPTH : HAS_COMMA.test(text) ? DEPTH_OF_COMMA : 0;

/** Whether some of a word's letters hang below the line that the others stand on. */
export const hangs = (text: string): boolean => HAS_DEPTH.test(text) && HAS_SMALL.test(text);
