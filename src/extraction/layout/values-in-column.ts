import { atHeight } from './at-height.js';
import { sameLine } from './geometry.js';
import type { Block } from './model.js';

/** In type heights: so near each other texts begin at one edge. */
const ALIGNED = 0.3;

/**
 * "Not included | VAT, Climate Change Levy" over "Green premium | 0.15 p/kWh": what stands in a column of values is no label of the value
 * under it, which has one beside it, at the edge at which a text stands beside the upper one too.
 */
export function areBothValues(
  upper: Block,
  lower: Block,
  cells: readonly Block[],
  beside: ReadonlyMap<Block, readonly Block[]>,
): boolean {
  const isAligned = (one: Block, other: Block): boolean => Math.abs(one.x0 - other.x0) < ALIGNED * one.fontSize;
  if (!isAligned(upper, lower)) return false;
  const line = atHeight(cells, upper).filter((cell) => cell.x1 <= upper.x0 && sameLine(cell, upper));
  return line.some((left) =>
    [...beside].some(([label, values]) => values[0] === lower && values.length === 1 && isAligned(label, left)),
  );
}
