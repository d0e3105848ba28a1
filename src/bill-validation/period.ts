import { Decimal } from 'decimal.js';
import { addMonths as monthsLater, dayOf, firstOf, isoOf, monthOf } from '../platform/calendar/index.js';
import type { BillFacts } from './facts.js';

/** Whole days, the first and the last one included. Dates are YYYY-MM-DD, which compare as text. */
export interface Period {
  start: string;
  end: string;
  days: number;
}

export const addDays = (date: string, days: number): string => isoOf(dayOf(date) + days);
export const addMonths = (date: string, months: number): string => isoOf(monthsLater(dayOf(date), months));

/** Days from one date to another; negative where the second is earlier. */
export const daysFrom = (from: string, to: string): number => dayOf(to) - dayOf(from);

export function periodOf(start: string | undefined, end: string | undefined): Period | undefined {
  if (!start || !end || end < start) return undefined;
  const days = daysFrom(start, end) + 1;
  return Number.isNaN(days) ? undefined : { start, end, days };
}

export const chargePeriod = (bill: BillFacts): Period | undefined => periodOf(bill.chargeStartDate, bill.chargeEndDate);

/** The days that two periods share. */
export function overlap(a: Omit<Period, 'days'>, b: Omit<Period, 'days'>): Period | undefined {
  return periodOf(a.start > b.start ? a.start : b.start, a.end < b.end ? a.end : b.end);
}

/** How many whole months the period is (1 April to 30 June: 3; 14 July to 13 August: 1), if it is. */
export function wholeMonths({ start, end }: Period): number | undefined {
  const [from, next] = [dayOf(start), dayOf(end) + 1];
  const months = monthOf(next) - monthOf(from);
  return months > 0 && monthsLater(from, months) === next ? months : undefined;
}

/** Calendar months with part months by their days: 16 to 30 April is 0.5. */
export function calendarMonths({ start, end }: Period): Decimal {
  const [first, last] = [dayOf(start), dayOf(end)];
  let months = new Decimal(0);
  for (let month = monthOf(first); month <= monthOf(last); month += 1) {
    const [begins, ends] = [firstOf(month), firstOf(month + 1)];
    const days = Math.min(ends, last + 1) - Math.max(begins, first);
    months = months.plus(new Decimal(days).div(ends - begins));
  }
  return months;
}
