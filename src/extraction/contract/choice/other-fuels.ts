import { findSupplierNames } from '../../catalogue/index.js';
import type { Candidate } from '../../fields/candidates.js';
import { supplyTypeIn } from '../../fields/values/index.js';
import { atHeight, type Block, type Layout } from '../../layout/index.js';
import { sameLine } from '../../layout/geometry.js';
import type { Point } from '../points/point.js';

/** A longer text says more than what a row is. */
const LONGEST = 40;

/**
 * Of the values of one label those in rows or under heads of a fuel that the paper supplies nobody with: "Gas deemed
 * supplies | 12.60" in a price list for both fuels, beside the number of an electricity meter alone. None where the list
 * has no other rows.
 */
export function ofOtherFuels(
  { blocks }: Layout,
  values: readonly Candidate[],
  points: readonly Point[],
): ReadonlySet<Candidate> {
  const own = new Set(points.map(({ type }) => type));
  const fuels = new Map(values.map((each) => [each, fuelOf(each, blocks)]));
  const isOwn = (each: Candidate): boolean => own.has(fuels.get(each)!);
  const isOther = (each: Candidate): boolean => fuels.get(each) !== undefined && !isOwn(each);
  return new Set(points.length > 0 && values.some(isOwn) ? values.filter(isOther) : []);
}

/** The only fuel that the words left of a value in its row, or over its column, name. */
function fuelOf({ pair, passage: { block } }: Candidate, blocks: readonly Block[]): ReturnType<typeof supplyTypeIn> {
  const line = pair!.row
    ? atHeight(blocks, block).filter(
        (other) => other.page === block.page && other.x1 <= block.x0 + 1 && sameLine(other, block),
      )
    : [pair!.over];
  const named = line.flatMap((each) => (each && each.text.length < LONGEST ? [each.text] : []));
  // "British Gas" sells electricity too.
  const fuels = new Set(
    named.flatMap((text) => (findSupplierNames(text).length === 0 ? (supplyTypeIn(text) ?? []) : [])),
  );
  return fuels.size === 1 ? [...fuels][0] : undefined;
}
