import { DateTime } from 'luxon';
import type { Rate } from '../../../tariffs/index.js';

/** A price for a stretch of time; an open end goes on. */
export interface TimedRate {
  validFrom: string;
  validTo: string | null;
  /** Pence per kWh without VAT. */
  preVatValue: number | null;
}

const DAY_MINUTES = 24 * 60;
/** Days that must all be alike for a pattern to be one. */
const ALIKE_DAYS = 3;
/** How much of a price that holds for long is looked at. */
const LOOKED_AT_DAYS = 7;

/**
 * The prices of a tariff by the time of day, where they are the same day after day; nothing of one whose prices change
 * from day to day. The meters switch by UTC all the year, so the times are given in UTC.
 */
export function timeOfUse(rates: readonly TimedRate[]): Rate[] {
  const timed = rates.flatMap(({ validFrom, validTo, preVatValue }) =>
    preVatValue === null
      ? []
      : [{ from: utc(validFrom), to: validTo === null ? undefined : utc(validTo), value: preVatValue }],
  );
  const latest = timed.at(timed.length - 1);
  if (!latest) return [];
  if (timed.every(({ value }) => value === latest.value))
    return [{ name: 'Unit rate', rate: latest.value, unit: 'p/kWh' }];
  const days = new Map<string, Map<number, number>>();
  for (const { from, to, value } of timed) {
    const end = to ?? from.plus({ days: 1 });
    for (let at = DateTime.max(from, end.minus({ days: LOOKED_AT_DAYS })); at < end; at = at.plus({ minutes: 30 })) {
      const day = at.toISODate()!;
      const slots = days.get(day) ?? new Map<number, number>();
      slots.set(at.hour * 60 + at.minute, value);
      days.set(day, slots);
    }
  }
  const whole = [...days.entries()]
    .filter(([, slots]) => slots.size === DAY_MINUTES / 30)
    .sort(([a], [b]) => (a < b ? 1 : -1));
  const patterns = whole.slice(0, ALIKE_DAYS).map(([, slots]) => windowsOf(slots));
  if (patterns.length < ALIKE_DAYS || new Set(patterns.map((pattern) => JSON.stringify(pattern))).size > 1) return [];
  return patterns[0];
}

const utc = (moment: string): DateTime => DateTime.fromISO(moment, { zone: 'utc' });
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Half hours of one day put together to windows; one that goes over midnight stays whole. */
function windowsOf(slots: Map<number, number>): Rate[] {
  const starts = [...slots.keys()].sort((a, b) => a - b);
  const valueBefore = (start: number) => slots.get((start - 30 + DAY_MINUTES) % DAY_MINUTES);
  const changes = starts.filter((start) => slots.get(start) !== valueBefore(start));
  return changes.map((start, i) => ({
    name: 'Unit rate',
    rate: slots.get(start)!,
    unit: 'p/kWh',
    startTime: clock(start),
    endTime: clock(changes[(i + 1) % changes.length]),
    clock: 'UTC',
  }));
}
