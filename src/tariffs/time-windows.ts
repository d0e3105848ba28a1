import { DAYS_OF_WEEK, type Rate, isUnitRate } from './tariff.js';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/**
 * Leaves the times away where they cannot be right: the windows of the unit rates together must have every minute of
 * the week once. Half a truth would price energy at a rate that it does not have.
 */
export function withWholeWindows(rates: readonly Rate[]): Rate[] {
  const unitRates = rates.filter(({ name }) => isUnitRate(name));
  if (unitRates.every((rate) => rate.startTime === undefined) || isWholeWeek(unitRates)) return [...rates];
  return rates.map(({ name, rate, unit }) => ({ name, rate, unit }));
}

function isWholeWeek(rates: readonly Rate[]): boolean {
  const minutes = new Uint8Array(WEEK);
  for (const rate of rates) {
    const window = minutesOf(rate);
    if (!window) return false;
    for (const day of rate.daysOfWeek ?? DAYS_OF_WEEK) {
      const midnight = DAYS_OF_WEEK.indexOf(day) * DAY;
      for (let minute = window.from; minute < window.to; minute++) minutes[(midnight + minute) % WEEK]++;
    }
  }
  return minutes.every((count) => count === 1);
}

/** A window that ends at or before its start goes on into the next day. */
function minutesOf({ startTime, endTime }: Rate): { from: number; to: number } | undefined {
  if (startTime === undefined || endTime === undefined) return undefined;
  const [from, to] = [startTime, endTime].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
  return { from, to: to > from ? to : to + DAY };
}
