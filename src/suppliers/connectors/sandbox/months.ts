import { DateTime } from 'luxon';

/** A calendar month as a number: year times 12 plus month, January 0. */
export type Month = number;

export const monthOf = (time: Date): Month => {
  const local = DateTime.fromJSDate(time, { zone: 'Europe/London' });
  return local.year * 12 + local.month - 1;
};

export const firstDay = (month: Month): DateTime =>
  DateTime.fromObject({ year: Math.floor(month / 12), month: (month % 12) + 1 }, { zone: 'utc' });

export const lastDay = (month: Month): DateTime => firstDay(month + 1).minus({ days: 1 });

export const monthKey = (month: Month): string => firstDay(month).toFormat('yyyy-MM');
