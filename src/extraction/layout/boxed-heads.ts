import type { Rule } from '../page.js';
import { atHeight } from './at-height.js';
import { middleX, middleY } from './geometry.js';
import type { Block } from './model.js';

/** In type heights: how far under the upper line of its box a label stands. */
const UNDER = 1;
/** How much a drawn line may be out of its place. */
const OFF = 1.5;

/** The labels at the top of drawn boxes with their values under them: what stands over the upper line of such a box is of another. */
export function headsOfBoxes(
  blocks: readonly Block[],
  flat: readonly Rule[],
  upright: readonly Rule[],
): ReadonlySet<Block> {
  const cells = blocks.filter(({ kind }) => kind === 'cell');
  const isBetween = (y0: number, y1: number, x: number): boolean =>
    flat.some((rule) => rule.x0 - OFF <= x && rule.x1 + OFF >= x && rule.y0 >= y0 - OFF && rule.y1 <= y1 + OFF);
  const hasValue = (label: Block, side: Rule): boolean =>
    atHeight(cells, { y0: label.y1, y1: side.y1 }).some(
      (cell) =>
        cell !== label &&
        cell.x0 >= side.x0 &&
        cell.x0 <= label.x1 &&
        cell.y0 >= label.y1 - OFF &&
        cell.y1 <= side.y1 + OFF &&
        !isBetween(middleY(label), cell.y0, middleX(label)),
    );
  const isHead = (label: Block): boolean =>
    label.label !== undefined &&
    isBetween(label.y0 - UNDER * label.fontSize, label.y0, middleX(label)) &&
    upright.some(
      (side) =>
        side.x0 <= label.x0 + OFF &&
        label.x0 - side.x0 < UNDER * label.fontSize &&
        side.y0 <= label.y0 + OFF &&
        side.y1 > label.y1 &&
        hasValue(label, side),
    );
  return new Set(upright.length > 0 ? cells.filter(isHead) : []);
}
