import { addMonths, addYears, type Day, dayOf, type Range } from '../../platform/calendar/index.js';

export const LOOKBACK_PATTERN = /^[1-9][0-9]{0,3}[dwmy]$/;
export const DEFAULT_LOOKBACK = '1y';

/** No window reaches further back, whatever the lookback. */
export const EARLIEST = dayOf('1900-01-01');

/**
 * The days from the lookback's date up to today; today itself is not over and not in it.
 * @param lookback as in LOOKBACK_PATTERN
 */
export function windowOf(lookback: string, today: Day): Range {
  const count = Number(lookback.slice(0, -1));
  return { from: Math.max(startOf(count, lookback.slice(-1), today), EARLIEST), to: today };
}

function startOf(count: number, unit: string, today: Day): Day {
  if (unit === 'd') return today - count;
  if (unit === 'w') return today - 7 * count;
  return unit === 'm' ? addMonths(today, -count) : addYears(today, -count);
}
