import type { Decimal } from 'decimal.js';
import { intersection, lengthOf, type Range } from '../../platform/calendar/index.js';
import type { PlacedBill } from './bill.js';

/** A day more than the bills is a way of printing: the energy belongs to the days that they charge. */
const SHARED_DAY = 1;

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

/** The days over which a note's energy is spread: its own, or the days it is of where it prints but a day more than they are. */
export function spreadOver(note: Range, days: readonly Range[]): number {
  return hasIdleDays(note, days) ? note.to - note.from : lengthOf(days);
}

/** Whether a note charges or credits days beside these. */
export function hasIdleDays(note: Range, days: readonly Range[]): boolean {
  return note.to - note.from - lengthOf(days) > SHARED_DAY;
}
