import { around, middleX, overlapX } from './geometry.js';
import type { Block } from './model.js';

/** True for a head that stands lower than another. */
export const isBelow = (cell: Block, over: Block): boolean => cell.y0 >= over.y1 - 0.3 * over.fontSize;

/** The nearest parent over a leaf: one that overlaps it, else one in the middle of its heads with it, else the one whose centre is next. */
export function parentOf(leaf: Block, parents: readonly Block[], leaves: readonly Block[]): Block | undefined {
  const over = parents.filter((parent) => parent.y1 <= leaf.y0 + 0.3 * leaf.fontSize && isInTier(leaf, parent, leaves));
  const direct = over.find((parent) => overlapX(parent, leaf) > 0);
  if (direct) return direct;
  const open = over.filter(
    (parent) =>
      !hasAll(parent, leaves) &&
      !leaves.some(
        (other) => other !== leaf && !over.includes(other) && other.y0 < parent.y1 && isBetween(other, leaf, parent),
      ),
  );
  const centred = open.filter((parent) => isInMiddle(parent, leaf, leaves));
  const away = (parent: Block): number => Math.abs(middleX(parent) - middleX(leaf));
  const [best] = (centred.length > 0 ? centred : open).sort((a, b) => away(a) - away(b));
  return best && away(best) < 12 * leaf.fontSize ? best : undefined;
}

/** True unless a head stands higher than the one nearest to a head over several: that is none of its. */
function isInTier(leaf: Block, parent: Block, leaves: readonly Block[]): boolean {
  const away = (each: Block): number => Math.abs(middleX(each) - middleX(parent));
  const next = leaves.reduce((best, each) => (isBelow(each, parent) && away(each) < away(best) ? each : best), leaf);
  return leaf.y0 >= next.y0 - 0.5 * leaf.fontSize;
}

const isMiddleOf = (parent: Block, heads: readonly Block[]): boolean =>
  Math.abs(middleX(parent) - middleX(around(heads))) < 0.5 * parent.fontSize;

/** The heads right under a head over several. */
const headsUnder = (parent: Block, leaves: readonly Block[]): Block[] =>
  leaves.filter((leaf) => overlapX(parent, leaf) > 0 && isBelow(leaf, parent));

/** True for a head in the middle of those right under it and one beside these: it is over that as well, however near another stands. */
function isInMiddle(parent: Block, leaf: Block, leaves: readonly Block[]): boolean {
  const own = headsUnder(parent, leaves);
  return own.length > 0 && isMiddleOf(parent, [...own, leaf]);
}

/** True for a head in the middle of two columns or more under it, or with the edge of the first: it has no others. */
function hasAll(parent: Block, leaves: readonly Block[]): boolean {
  const own = headsUnder(parent, leaves);
  if (own.length < 2) return false;
  return isMiddleOf(parent, own) || Math.abs(parent.x0 - around(own).x0) < 0.5 * parent.fontSize;
}

const isBetween = (cell: Block, a: Block, b: Block): boolean =>
  middleX(cell) > Math.min(middleX(a), middleX(b)) && middleX(cell) < Math.max(middleX(a), middleX(b));
