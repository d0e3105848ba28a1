import { type Day, intersection, subtract } from '../../platform/calendar/index.js';
import type { PlacedBill } from './bill.js';
import { withoutCopies } from './copies.js';
import { isIssuedBefore, settleCredits } from './credits.js';
import { withDebits } from './debits.js';
import { clip, energyOf, hasIdleDays, type Slice, spreadOver } from './slice.js';

/** The share of a bill's energy below which a credit note is of a part of it. */
const SMALL = 0.5;

/** What the bills of a meter point say of its days. */
export interface Coverage {
  /** In order of days; no day is in two of them. */
  billed: Slice[];
  /** What debit notes add and credit notes give back on billed days. */
  adjusted: Slice[];
  /** Credit notes whose energy, or a part of it, is taken off nowhere: there is no bill that they could be of. */
  idleCredits: PlacedBill[];
}

/**
 * Gives every day to one bill. Where bills overlap an actual read goes before an estimate, then the later read, then
 * the later invoice, then the later arrival. Debit notes add to the bill of their days; credit notes take away the bill
 * that they cancel, or part of its energy.
 */
export function coverageOf(documents: readonly PlacedBill[]): Coverage {
  const { bills, debits, partialCredits } = settleCredits(withoutCopies(documents));
  const { billed, added } = withDebits(spread(bills), debits, bills);
  const credited: Slice[] = [];
  const idleCredits: PlacedBill[] = [];
  for (const credit of partialCredits) {
    const within = clip(billed, credit);
    const over = spreadOver(credit, within);
    const earlier = documents.filter((each) => each.kind !== 'credit' && isIssuedBefore(each, credit));
    const ofIt = within.filter((slice) => isCreditedBy(credit, slice, earlier));
    for (const { from, to } of ofIt) {
      credited.push({ from, to, kWh: credit.kWh.negated(), over, basis: 'credit', bill: credit });
    }
    const isOfNone = ofIt.length === 0 && !earlier.some((each) => intersection(each, credit));
    if (hasIdleDays(credit, within) || isOfNone) idleCredits.push(credit);
  }
  return { billed, adjusted: [...added, ...credited], idleCredits };
}

/**
 * A rebill that came with the credit note is not what the credit note credits. Of the same date, a bill is credited where
 * none was issued before for its days, and the credit is too small to be the whole of another that is not here.
 */
function isCreditedBy(credit: PlacedBill, slice: Slice, earlier: readonly PlacedBill[]): boolean {
  const { bill } = slice;
  if (!bill || isIssuedBefore(bill, credit)) return bill !== undefined;
  if (bill.issuedOn !== credit.issuedOn || earlier.some((other) => intersection(other, slice))) return false;
  return energyOf({ ...slice, kWh: credit.kWh, over: credit.to - credit.from }, 1).lessThan(
    energyOf(slice, 1).times(SMALL),
  );
}

function spread(bills: readonly PlacedBill[]): Slice[] {
  const inOrder = [...bills].sort((a, b) => a.from - b.from || a.to - b.to);
  const slices = inOrder.map((bill): Slice => {
    const to = ownEnd(bill, inOrder);
    return { from: bill.from, to, kWh: bill.kWh, over: to - bill.from, basis: 'bill', bill };
  });
  if (slices.every((slice, i) => i === 0 || slices[i - 1].to <= slice.from)) return slices;
  const given: Slice[] = [];
  for (const slice of slices.sort((a, b) => precedence(a.bill!, b.bill!))) {
    given.push(...subtract(slice, given).map((part) => ({ ...slice, ...part })));
    given.sort((a, b) => a.from - b.from);
  }
  return given;
}

/**
 * Many bills print the day of a read twice: as their last day, and as the first of the next bill. That day is the next
 * bill's, and the energy of this one belongs to the days before it, so that none of it is lost.
 */
function ownEnd(bill: PlacedBill, bills: readonly PlacedBill[]): Day {
  const lastDay = bill.to - 1;
  const isShared = lastDay > bill.from && bills.some((next) => next.from === lastDay && next.to > bill.to);
  return isShared ? lastDay : bill.to;
}

/** The bill that comes first in this order has the days that both charge. */
function precedence(a: PlacedBill, b: PlacedBill): number {
  return (
    Number(a.isEstimated) - Number(b.isEstimated) ||
    (b.readOn ?? b.to) - (a.readOn ?? a.to) ||
    (b.issuedOn ?? 0) - (a.issuedOn ?? 0) ||
    b.arrival - a.arrival
  );
}
