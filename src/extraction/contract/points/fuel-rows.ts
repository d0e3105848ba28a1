import type { Candidate } from '../../fields/candidates.js';
import { supplyTypeIn } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block } from '../../layout/index.js';
import type { Point, Scope } from './point.js';

type Fuel = ReturnType<typeof supplyTypeIn>;

/** True for a value in a box with its label over or under it. */
const isBoxed = ({ pair }: Candidate): boolean =>
  pair?.relation === 'above' ||
  pair?.relation === 'below' ||
  (pair?.relation === 'column' && pair.row?.table.rows.length === 1);

/**
 * Tells the points of values in rows of boxes, of which one names its fuel for the whole row: "Electricity unit rate |
 * Standing charge" over "Gas unit rate | Standing charge". Both fuels must have such a row with the field.
 */
export const byFuelRow =
  (all: readonly Candidate[]) =>
  (points: readonly Point[], candidates: readonly Candidate[]): Map<Candidate, Scope> => {
    const labels = [...new Set(all.filter(isBoxed).map(({ pair }) => pair!.labelBlock))];
    const fuels = new Map(candidates.filter(isBoxed).map((each) => [each, fuelBeside(each.pair!.labelBlock, labels)]));
    const found = new Map<Candidate, Scope>();
    for (const [each, fuel] of fuels) {
      const own = points.filter(({ type }) => type === fuel);
      const isOfBoth = [...fuels].some(([other, ofOther]) => other.field === each.field && ofOther && ofOther !== fuel);
      if (fuel && own.length > 0 && isOfBoth) found.set(each, own);
    }
    return found;
  };

/** The only fuel that the labels in the line of one name. */
function fuelBeside(label: Block, labels: readonly Block[]): Fuel {
  const line = labels.filter((other) => other.page === label.page && sameLine(other, label));
  const fuels = new Set(line.flatMap(({ text }) => supplyTypeIn(text) ?? []));
  return fuels.size === 1 ? [...fuels][0] : undefined;
}
