import { foldName } from '../fields/values/index.js';
import type { Block, Passage } from '../layout/index.js';
import type { Box } from '../page.js';
import type { Testimony } from '../witness/index.js';

/** A box of one word. */
export const boxAt = (x0: number, y0: number, width = 80): Box => ({ x0, y0, x1: x0 + width, y1: y0 + 10 });

/** A text that stands alone in a block. */
export function passageAt(text: string, at: Box): Passage {
  const word = { ...at, text, confidence: 1, fontSize: 10 };
  const line = { ...at, page: 1, words: [word], text, fontSize: 10, bold: false };
  const block: Block = { ...at, index: 0, page: 1, kind: 'cell', lines: [line], text, fontSize: 10, bold: false };
  return { block, start: 0, end: text.length, text };
}

/** What a witness says of a value that is printed in some boxes. */
export const toldAt = (value: string, likely: number, ...boxes: Box[]): Testimony => ({
  value,
  folded: foldName(value),
  likely,
  places: boxes.map((box) => ({ likely, passage: passageAt(value, box) })),
});
