import { middleY, overlapX, overlapY } from '../layout/geometry.js';
import type { Layout, Pair } from '../layout/index.js';

/** In heights of type: how far apart lines of one value stand at most, and how far its middle is from that of its label. */
const GAP = 0.6;
const OFF = 0.35;

/**
 * The lines of a name whose label stands beside the middle of them, as in a cell of a table: the first of them is over the
 * one that the label is beside.
 */
export function aboutLabel({ relation, labelBlock, value: { block } }: Pair, { blocks }: Layout): string | undefined {
  if (relation !== 'right') return undefined;
  const type = block.fontSize;
  const over = blocks.find(
    (other) =>
      other.page === block.page &&
      !other.label &&
      other.bold === block.bold &&
      Math.abs(other.x0 - block.x0) < OFF * type &&
      other.y1 <= block.y0 + 1 &&
      block.y0 - other.y1 < GAP * type,
  );
  if (!over || /[\d:£]/.test(over.text)) return undefined;
  const middle = (over.y0 + block.y1) / 2;
  const isAbout = Math.abs(middle - middleY(labelBlock)) < OFF * type;
  const hasOwn = blocks.some(
    (other) => other.page === over.page && overlapY(other, over) > 0 && overlapX(other, labelBlock) > 0,
  );
  return isAbout && !hasOwn ? `${over.text} ${block.text}` : undefined;
}
