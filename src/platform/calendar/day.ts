import { DateTime } from 'luxon';

/** A day as whole days since 1 January 1970. Days have no time zone; only "today" is asked of a clock, in British time. */
export type Day = number;

/** Days from `from` up to, not including, `to`. */
export interface Range {
  from: Day;
  to: Day;
}

/** A calendar month as months since January of year 0. */
export type Month = number;

const DAY_MS = 86_400_000;

export function dayOf(isoDate: string): Day {
  return Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;
}

export function isoOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

export function monthOf(day: Day): Month {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function yearOfMonth(month: Month): number {
  return Math.floor(month / 12);
}

/** `2026-03`. */
export function isoMonth(month: Month): string {
  return `${String(yearOfMonth(month)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** The first day of a month. */
export function firstOf(month: Month): Day {
  return new Date(0).setUTCFullYear(yearOfMonth(month), month - yearOfMonth(month) * 12, 1) / DAY_MS;
}

/** The same date some months earlier or later; a date that the month does not have becomes its last day. */
export function addMonths(day: Day, months: number): Day {
  const month = monthOf(day) + months;
  const dayOfMonth = day - firstOf(monthOf(day));
  return Math.min(firstOf(month) + dayOfMonth, firstOf(month + 1) - 1);
}

/** The same date some years earlier or later; 29 February becomes the 28th. */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12);
}

/** The date in Great Britain. */
export function britishToday(now: DateTime = DateTime.now()): Day {
  return dayOf(now.setZone('Europe/London').toISODate()!);
}
