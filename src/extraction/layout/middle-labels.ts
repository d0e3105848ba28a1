import { atHeight } from './at-height.js';
import { around, overlapX, sameLine } from './geometry.js';
import type { LabelMatch } from './label-match.js';
import type { Block } from './model.js';

/** So many labels between two columns of values tell that they stand in the middle. */
const LEAST = 4;
/** In type heights: how far the heads of the columns stand over the first label. */
const HEAD_REACH = 4;

/** A label between two values, each of which has a head over its column: "4,120 kWh | Estimated use | 13,350 kWh". */
export interface MiddleLabel {
  label: LabelMatch;
  values: [Block, Block];
  heads: [Block, Block];
}

/**
 * The labels that stand in the middle between two columns of values, electricity left of them and gas right, or two sites.
 * Among enough known ones a text that may be a label by its words, as `guess` tells, is one too.
 */
export function middleLabels(
  labels: readonly Block[],
  cells: readonly Block[],
  guess: (text: string) => LabelMatch | undefined,
): Map<Block, MiddleLabel> {
  const known = betweenValues(labels, cells);
  if (known.length < LEAST) return new Map<Block, MiddleLabel>();
  const [[first]] = known;
  const own = known.filter(([label]) => overlapX(label, first) > 0);
  const heads = own.length < LEAST ? undefined : headsOver(own, cells);
  if (!heads) return new Map<Block, MiddleLabel>();
  const column = around(own.map(([label]) => label));
  const others = cells.filter((cell) => !cell.label && cell.y0 > heads[0].y1 && overlapX(cell, column) > 0);
  return new Map(
    [...own, ...betweenValues(others, cells)].flatMap(([block, values]): [Block, MiddleLabel][] => {
      const label = block.label ?? guess(block.text);
      return label ? [[block, { label, values, heads }]] : [];
    }),
  );
}

/** Texts with one text on either side of them, neither of which is a label. */
const betweenValues = (labels: readonly Block[], cells: readonly Block[]): [Block, [Block, Block]][] =>
  labels.flatMap((label): [Block, [Block, Block]][] => {
    const line = atHeight(cells, label).filter((cell) => cell !== label && sameLine(cell, label));
    const [left, right] = [line.filter(({ x1 }) => x1 < label.x0), line.filter(({ x0 }) => x0 > label.x1)];
    const isBetween = line.length === 2 && left.length === 1 && right.length === 1 && !line.some((cell) => cell.label);
    return isBetween ? [[label, [left[0], right[0]]]] : [];
  });

/** The texts over both columns of values, with nothing over the labels between them. */
function headsOver(own: readonly [Block, [Block, Block]][], cells: readonly Block[]): [Block, Block] | undefined {
  const [[first]] = own;
  const columns = [0, 1].map((side) => around(own.map(([, values]) => values[side])));
  const middle = around(own.map(([label]) => label));
  const over = cells.filter((cell) => cell.y1 <= first.y0 && first.y0 - cell.y1 < HEAD_REACH * first.fontSize);
  const [left, right] = columns.map((column, side) => {
    // Heads in the middle of columns wider than their values stand over none of these.
    const beside = over.filter((cell) => (side === 0 ? cell.x1 < middle.x0 : cell.x0 > middle.x1));
    return over.find((cell) => overlapX(cell, column) > 0) ?? (beside.length === 1 ? beside[0] : undefined);
  });
  if (!left || !right || left === right || !sameLine(left, right) || left.label || right.label) return undefined;
  return over.some((cell) => sameLine(cell, left) && overlapX(cell, first) > 0) ? undefined : [left, right];
}
