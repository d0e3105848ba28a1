import { eraOf } from './eras.js';
import { overlapX, sameLine } from './geometry.js';
import { FIGURE } from './line-shapes.js';
import type { Block } from './model.js';

/** How many letters the head of a column of prices has at most. */
const LONGEST = 40;

/**
 * "Was" and "Now" over a list in groups: the head over a value whose column goes on from one group to the next, under the
 * titles that stand between them. Each of the values in its line must have such a head, all in one line.
 */
export function headOverGroups(value: Block, cells: readonly Block[], values: readonly Block[]): Block | undefined {
  const heads = values.map((each) => eraHead(each, cells));
  const own = heads[values.indexOf(value)];
  const isOfAll = heads.every((head, i) => head && own && sameLine(head, own) && heads.indexOf(head) === i);
  return isOfAll ? own : undefined;
}

/** The nearest text over a value that is no figure, if it tells of what was or of what will be. */
function eraHead(value: Block, cells: readonly Block[]): Block | undefined {
  let nearest: Block | undefined;
  for (const cell of cells) {
    if (cell.y1 > value.y0 + 1 || overlapX(cell, value) <= 0 || FIGURE.test(cell.text)) continue;
    if (!nearest || cell.y1 > nearest.y1) nearest = cell;
  }
  return nearest && nearest.text.length <= LONGEST && eraOf(nearest.text) ? nearest : undefined;
}
