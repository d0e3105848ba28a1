import type { Decimal } from 'decimal.js';
import { type Day, intersection, lengthOf, type Range, subtract } from '../../platform/calendar/index.js';
import type { PlacedBill } from './bill.js';
import { isIssuedBefore, settleCredits } from './credits.js';

/** A day more than the bills is a way of printing: the energy belongs to the days that they charge. */
const SHARED_DAY = 1;

/** The share of a bill's energy below which a credit note is of a part of it. */
const SMALL = 0.5;

/** On what the energy of some days rests. */
export type Basis = 'bill' | 'credit' | 'same_days_year_before' | 'mean_day';

/** Some days that have the same energy each: `kWh / over`. */
export interface Slice extends Range {
  /** Energy of the paper as a whole; negative where it is given back. */
  kWh: Decimal;
  /** Days over which `kWh` is spread; more than the slice has where a later read took the rest. */
  over: number;
  basis: Basis;
  /** The paper that says so; a mean day has none. */
  bill?: PlacedBill;
}

/** What the bills of a meter point say of its days. */
export interface Coverage {
  /** In order of days; no day is in two of them. */
  billed: Slice[];
  /** Energy given back on billed days. */
  credited: Slice[];
  /** Credit notes whose energy, or a part of it, is taken off nowhere: there is no bill that they could be of. */
  idleCredits: PlacedBill[];
}

/**
 * Gives every day to one bill. Where bills overlap an actual read goes before an estimate, then the later read, then
 * the later invoice, then the later arrival. Credit notes take away the bill that they cancel, or part of its energy.
 */
export function coverageOf(documents: readonly PlacedBill[]): Coverage {
  const { bills, partialCredits } = settleCredits(withoutCopies(documents));
  const billed = spread(bills);
  const credited: Slice[] = [];
  const idleCredits: PlacedBill[] = [];
  for (const credit of partialCredits) {
    const within = clip(billed, credit);
    const idleDays = credit.to - credit.from - lengthOf(within);
    const over = idleDays > SHARED_DAY ? credit.to - credit.from : lengthOf(within);
    const earlier = documents.filter((each) => !each.isCredit && isIssuedBefore(each, credit));
    const ofIt = within.filter((slice) => isCreditedBy(credit, slice, earlier));
    for (const { from, to } of ofIt) {
      credited.push({ from, to, kWh: credit.kWh.negated(), over, basis: 'credit', bill: credit });
    }
    const isOfNone = ofIt.length === 0 && !earlier.some((each) => intersection(each, credit));
    if (idleDays > SHARED_DAY || isOfNone) idleCredits.push(credit);
  }
  return { billed, credited, idleCredits };
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

/** The energy of some of the days of a slice. */
export function energyOf({ kWh, over }: Slice, days: number): Decimal {
  return days === over ? kWh : kWh.times(days).dividedBy(over);
}

/** The part of each slice that lies within the range. */
export function clip(slices: readonly Slice[], range: Range): Slice[] {
  const clipped: Slice[] = [];
  for (const slice of slices) {
    if (slice.from >= range.from && slice.to <= range.to) clipped.push(slice);
    else if (slice.from < range.to && slice.to > range.from) clipped.push({ ...slice, ...intersection(slice, range) });
  }
  return clipped;
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

/** The same paper under two document ids counts once. */
function withoutCopies(documents: readonly PlacedBill[]): readonly PlacedBill[] {
  const byNumber = new Map<string, PlacedBill[]>();
  const copies = new Set<PlacedBill>();
  for (const document of documents) {
    if (!document.invoiceNumber) continue;
    const others = byNumber.get(document.invoiceNumber);
    if (!others) byNumber.set(document.invoiceNumber, [document]);
    else if (others.some((other) => isCopy(document, other))) copies.add(document);
    else others.push(document);
  }
  return copies.size === 0 ? documents : documents.filter((document) => !copies.has(document));
}

function isCopy(a: PlacedBill, b: PlacedBill): boolean {
  return a.isCredit === b.isCredit && a.from === b.from && a.to === b.to && a.kWh.equals(b.kWh);
}
