import { atHeight } from './at-height.js';
import { overlapX, sameLine } from './geometry.js';
import type { Segment } from './model.js';

/**
 * Where the box of a cell ends at the right. An address under a name may run on under the number in the next column: the
 * cell is as wide as that number leaves it, or it would be taken for another row of the same columns.
 */
export function endOfCell(lines: readonly Segment[], all: readonly Segment[]): number {
  const end = Math.max(...lines.map(({ x1 }) => x1));
  const [{ x0 }] = lines;
  const ends = lines.flatMap((line) =>
    atHeight(all, { y0: lines[0].y0, y1: lines[lines.length - 1].y1 })
      .filter((other) => other.x0 > x0 && overlapX(other, line) > 0 && !lines.includes(other))
      .filter((other) => {
        const beside = lines.filter((each) => sameLine(each, other));
        return beside.length > 0 && beside.every((each) => each.x1 <= other.x0);
      })
      .map((other) => other.x0 - 1),
  );
  return Math.min(end, ...ends);
}
