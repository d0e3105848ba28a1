import { around } from './geometry.js';
import type { Block, Passage } from './model.js';

/** The whole text of a block. */
export const wholeOf = (block: Block): Passage => ({ block, start: 0, end: block.text.length, text: block.text });

/** The box around a stretch of a block's text. */
export function boxOfPassage(passage: Passage): { x0: number; y0: number; x1: number; y1: number } {
  let at = 0;
  const hit = [];
  for (const line of passage.block.lines) {
    for (const word of line.words) {
      if (at < passage.end && at + word.text.length > passage.start) hit.push(word);
      at += word.text.length + 1;
    }
  }
  return hit.length > 0 ? around(hit) : passage.block;
}

/** How surely the words of a passage were read: that of the least sure. */
export function confidenceOf(passage: Passage): number {
  let at = 0;
  let least = 1;
  for (const line of passage.block.lines) {
    for (const word of line.words) {
      if (at < passage.end && at + word.text.length > passage.start) least = Math.min(least, word.confidence);
      at += word.text.length + 1;
    }
  }
  return least;
}

/** A stretch of a block's text, line by line. */
export function linesWithin(block: Block, start: number, end: number): string[] {
  const lines: string[] = [];
  let at = 0;
  for (const line of block.lines) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, line.text.length);
    if (to > from) lines.push(line.text.slice(from, to));
    at += line.text.length + 1;
  }
  return lines;
}
