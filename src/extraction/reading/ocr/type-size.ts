import { median } from '../../median.js';
import type { Box } from '../../page.js';
import type { OcrWord } from './engine.js';

/** Parts of the em that letters take: capitals and figures, small letters, and what hangs below the line. */
const CAPITAL_HEIGHT = 0.72;
const SMALL_HEIGHT = 0.53;
export const DEPTH = 0.2;
const DEPTH_OF_COMMA = 0.12;

const HAS_CAPITAL_HEIGHT = /[A-Z0-9bdfhklt£$%&/()[\]{}!?|\u00C0-\u00DE]/;
const HAS_DEPTH = /[gjpqyQ()[\]{}|/]/;
/** A stroke hangs below the line in some types, and stands on it in others. */
const HANGS_SURELY = /[gjpqyQ()[\]{}|]/;
const HAS_COMMA = /[,;]/;
export const HAS_SMALL = /[a-z0-9A-Z]/;

/** The dot of an i stands as high as a capital; it is a mark of no more than this share of the height of its word. */
const HAS_DOT = /[ij]/;
const DOT = 0.35;
/** A dot reaches higher than the small letters by this share of the height of its word at least. */
const ABOVE_SMALL = 0.12;

/** So many letters tell where a word stands. */
const LEAST_LETTERS = 2;

interface SeenWord {
  y0: number;
  y1: number;
  letters?: readonly Box[];
}

/** Size of the type of a word, by the height of its box and by which letters it has. */
export function emOf(word: OcrWord & { letters?: readonly Box[] }): number {
  const { text, y0, y1 } = word;
  const isLow = HAS_SMALL.test(text) && !HAS_CAPITAL_HEIGHT.test(text) && !(HAS_DOT.test(text) && isDotSeen(word));
  return (y1 - y0) / ((isLow ? SMALL_HEIGHT : CAPITAL_HEIGHT) + (isStanding(word) ? 0 : depthOf(text)));
}

/** Whether the box of a word reaches up to the dots of its letters: where none was seen in its line it does not. A dot may touch its letter. */
function isDotSeen({ y0, y1, letters = [] }: SeenWord): boolean {
  const least = DOT * (y1 - y0);
  const tops = letters.filter((letter) => letter.y1 - letter.y0 > least).map((letter) => letter.y0);
  return tops.length > 0 && median(tops) - y0 > ABOVE_SMALL * (y1 - y0);
}

/** Whether a word of which only a stroke might hang below its line was seen to stand on it: "£/month". */
function isStanding({ text, y0, y1, letters = [] }: SeenWord & { text: string }): boolean {
  if (HANGS_SURELY.test(text) || !text.includes('/')) return false;
  const feet = letters.filter((letter) => letter.y1 - letter.y0 > DOT * (y1 - y0)).map((letter) => letter.y1);
  return feet.length >= LEAST_LETTERS && Math.max(...feet) - Math.min(...feet) < (DEPTH / 2) * (y1 - y0);
}

/** How far a word reaches below the line that its letters stand on, as a part of the em. */
export const depthOf = (text: string): number =>
  HAS_DEPTH.test(text) ? DEPTH : HAS_COMMA.test(text) ? DEPTH_OF_COMMA : 0;

/** Whether some of a word's letters hang below the line that the others stand on. */
export const hangs = (text: string): boolean => HAS_DEPTH.test(text) && HAS_SMALL.test(text);
