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

/** Whether a value is a day of the calendar, YYYY-MM-DD: 30 February is none, nor is a day of the year 0000, which databases do not know. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith('0000')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

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
