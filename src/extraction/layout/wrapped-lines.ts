import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** Space between words, in type heights. */
const SPACE = 0.2;

/**
 * The lines of a cell, with those joined that end only where the column does: the first word of the next would not have
 * fitted. Only other lines are lines of their own, such as a name over an address.
 */
export function withoutWraps(lines: readonly Segment[], right: number): Segment[] {
  const kept: Segment[] = [];
  for (const line of lines) {
    const over = kept[kept.length - 1];
    const end = over?.words[over.words.length - 1].x1;
    const next = line.words[0];
    if (over && end + SPACE * line.fontSize + next.x1 - next.x0 > right)
      kept[kept.length - 1] = segmentOf(line.page, [...over.words, ...line.words]);
    else kept.push(line);
  }
  return kept;
}
