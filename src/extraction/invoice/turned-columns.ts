import { findDates } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import type { Block, Pair } from '../layout/index.js';

const DAYS = ['invoiceDate', 'dueDate', 'chargeStartDate', 'chargeEndDate'];
/** In heights of type. */
const EDGE = 0.5;

/**
 * The pairs without labels of a column that were given what stands over them where it has its values under them: over
 * "Date" stands the number of the line before, and under it a day. `pairs` have what the lines alone say as well.
 */
export function withoutTurned(pairs: readonly Pair[]): Pair[] {
  const isDay = ({ value }: Pair): boolean => findDates(value.text)[0]?.start === 0;
  const turned = pairs
    .filter((pair) => pair.relation === 'above' && namesDay(pair) && !isDay(pair))
    .map(({ labelBlock }) => labelBlock)
    .filter((block) => pairs.some((pair) => pair.relation === 'below' && isOf(pair, block) && isDay(pair)));
  return pairs.filter(
    ({ relation, labelBlock }) => relation !== 'above' || !turned.some((block) => isInColumn(labelBlock, block)),
  );
}

const namesDay = ({ label }: Pair): boolean => DAYS.some((field) => strengthOf(label.concepts, field) > 0);

const isInColumn = (one: Block, other: Block): boolean =>
  one.page === other.page && Math.abs(one.x0 - other.x0) < EDGE * other.fontSize;

const isOf = ({ labelBlock }: Pair, block: Block): boolean =>
  isInColumn(labelBlock, block) && Math.abs(labelBlock.y0 - block.y0) < EDGE * block.fontSize;
