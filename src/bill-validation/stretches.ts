import type { Decimal } from 'decimal.js';
import { type Agreement, isInForce } from './case.js';
import { decimal, sum } from './money.js';
import { addDays, type Period, periodOf } from './period.js';

/** Days of a bill on which the same agreements are in force. */
export interface Stretch {
  days: number;
  /** The one that began last first: of two for one day it is the one that tells the price. */
  agreements: Agreement[];
}

/** The days of a period on which one of the agreements at least is in force; a period that is not known is one stretch. */
export function stretchesOf(agreements: readonly Agreement[], period: Period | undefined): Stretch[] {
  const latestFirst = [...agreements].sort((a, b) => (b.start ?? '').localeCompare(a.start ?? ''));
  if (!period) return [{ days: 1, agreements: latestFirst }];
  const after = addDays(period.end, 1);
  const changes = agreements.flatMap(({ start, end }) => [start ?? period.start, end ? addDays(end, 1) : after]);
  const inside = changes.filter((day) => day > period.start && day < after);
  const firstDays = [...new Set([period.start, ...inside])].sort();
  return firstDays.flatMap((first, i) => {
    const stretch = periodOf(first, addDays(firstDays[i + 1] ?? after, -1))!;
    const inForce = latestFirst.filter((each) => isInForce(each, stretch));
    return inForce.length > 0 ? [{ days: stretch.days, agreements: inForce }] : [];
  });
}

export const daysOf = (stretches: readonly Stretch[]): number => stretches.reduce((total, { days }) => total + days, 0);

/** The price of all stretches together, each by its days. */
export function meanPrice(stretches: readonly Stretch[], price: (agreement: Agreement) => Decimal.Value): Decimal {
  const [{ agreements }, ...others] = stretches;
  if (others.length === 0) return decimal(price(agreements[0]));
  const parts = stretches.map((each) => decimal(price(each.agreements[0])).times(each.days));
  return sum(parts).div(daysOf(stretches)).toDecimalPlaces(4);
}
