import { DateTime } from 'luxon';
import { Decimal } from 'decimal.js';
import type { BillFacts } from './facts.js';

/** Whole days, the first and the last one included. Dates are YYYY-MM-DD, which compare as text. */
export interface Period {
  start: string;
  end: string;
  days: number;
}

const utc = (isoDate: string): DateTime => DateTime.fromISO(isoDate, { zone: 'utc' });
const iso = (date: DateTime): string => date.toISODate()!;

export const addDays = (isoDate: string, days: number): string => iso(utc(isoDate).plus({ days }));
export const addMonths = (isoDate: string, months: number): string => iso(utc(isoDate).plus({ months }));

/** Days from one date to another; negative where the second is earlier. */
export const daysFrom = (from: string, to: string): number => Math.round(utc(to).diff(utc(from), 'days').days);

export function periodOf(start: string | undefined, end: string | undefined): Period | undefined {
  if (!start || !end || !utc(start).isValid || !utc(end).isValid || end < start) return undefined;
  return { start, end, days: daysFrom(start, end) + 1 };
}

export const chargePeriod = (bill: BillFacts): Period | undefined => periodOf(bill.chargeStartDate, bill.chargeEndDate);

/** The days that two periods share. */
export function overlap(a: Period, b: Period): Period | undefined {
  return periodOf(a.start > b.start ? a.start : b.start, a.end < b.end ? a.end : b.end);
}

/** How many whole months the period is (1 April to 30 June: 3; 14 July to 13 August: 1), if it is. */
export function wholeMonths({ start, end }: Period): number | undefined {
  const next = addDays(end, 1);
  const months = Math.round(utc(next).diff(utc(start), 'months').months);
  return months > 0 && addMonths(start, months) === next ? months : undefined;
}

/** Calendar months with part months by their days: 16 to 30 April is 0.5. */
export function calendarMonths({ start, end }: Period): Decimal {
  let months = new Decimal(0);
  for (let from = start; from <= end;) {
    const monthEnd = iso(utc(from).endOf('month'));
    const to = monthEnd < end ? monthEnd : end;
    months = months.plus(new Decimal(daysFrom(from, to) + 1).div(utc(from).daysInMonth!));
    from = addDays(to, 1);
  }
  return months;
}
