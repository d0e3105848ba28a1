import { atHeight } from './at-height.js';
import { around, overlapX, sameLine } from './geometry.js';
import type { Block } from './model.js';

/** So many labels between two columns of values tell that they stand in the middle. */
const LEAST = 4;
/** In type heights: how far the heads of the columns stand over the first label. */
const HEAD_REACH = 4;

/** A label between two values, each of which has a head over its column: "4,120 kWh | Estimated use | 13,350 kWh". */
export interface MiddleLabel {
  values: [Block, Block];
  heads: [Block, Block];
}

/** The labels that stand in the middle between two columns of values, electricity left of them and gas right, or two sites. */
export function middleLabels(labels: readonly Block[], cells: readonly Block[]): Map<Block, MiddleLabel> {
  const between = new Map<Block, [Block, Block]>();
  for (const label of labels) {
    const line = atHeight(cells, label).filter((cell) => cell !== label && sameLine(cell, label));
    const [left, right] = [line.filter(({ x1 }) => x1 < label.x0), line.filter(({ x0 }) => x0 > label.x1)];
    if (line.length === 2 && left.length === 1 && right.length === 1 && !line.some((cell) => cell.label))
      between.set(label, [left[0], right[0]]);
  }
  if (between.size < LEAST) return new Map<Block, MiddleLabel>();
  const [first] = between.keys();
  const own = [...between].filter(([label]) => overlapX(label, first) > 0);
  const heads = own.length < LEAST ? undefined : headsOver(own, cells);
  return new Map(heads ? own.map(([label, values]) => [label, { values, heads }]) : []);
}

/** The texts over both columns of values, with nothing over the labels between them. */
function headsOver(own: readonly [Block, [Block, Block]][], cells: readonly Block[]): [Block, Block] | undefined {
  const [[first]] = own;
  const columns = [0, 1].map((side) => around(own.map(([, values]) => values[side])));
  const over = cells.filter((cell) => cell.y1 <= first.y0 && first.y0 - cell.y1 < HEAD_REACH * first.fontSize);
  const [left, right] = columns.map((column) => over.find((cell) => overlapX(cell, column) > 0));
  if (!left || !right || left === right || !sameLine(left, right) || left.label || right.label) return undefined;
  return over.some((cell) => sameLine(cell, left) && overlapX(cell, first) > 0) ? undefined : [left, right];
}
