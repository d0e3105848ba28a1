import { strengthOf } from '../fields/vocabulary.js';
import { overlapX } from '../layout/geometry.js';
import type { Layout, Pair } from '../layout/index.js';

/** What a name is not: an amount, a date, a number. */
const NO_NAME = /[\d£:]/;

/**
 * The layout without what stands further under a label of the customer than a name does. "Customer" over "Harrow & Pell
 * Ltd" over "Mill House, Mill Lane" heads all of it, though the paper's table has the address in a cell of its own.
 */
export function withNamesRightUnder(layout: Layout): Layout {
  const under = layout.pairs.filter(
    ({ label, relation }) =>
      (relation === 'column' || relation === 'below') && strengthOf(label.concepts, 'customerName') > 0,
  );
  const isLower = (pair: Pair): boolean =>
    under.some(
      ({ labelBlock, value: { block, text } }) =>
        labelBlock === pair.labelBlock &&
        block.y1 <= pair.value.block.y0 + 1 &&
        overlapX(block, pair.value.block) > 0 &&
        !NO_NAME.test(text),
    );
  const lower = new Set(under.filter(isLower));
  return lower.size > 0 ? { ...layout, pairs: layout.pairs.filter((pair) => !lower.has(pair)) } : layout;
}
