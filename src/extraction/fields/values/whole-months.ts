const DAY_MS = 86_400_000;

/** The whole months from the first to the last day, where they are whole months: the last day may be named or excluded. */
export function monthsOf(first: string, last: string): number | undefined {
  const start = new Date(first);
  const end = new Date(last);
  for (const after of [new Date(end.getTime() + DAY_MS), end]) {
    const months = 12 * (after.getUTCFullYear() - start.getUTCFullYear()) + after.getUTCMonth() - start.getUTCMonth();
    // From the 31st a month goes to the last day of a shorter one.
    const day = Math.min(start.getUTCDate(), daysIn(after));
    if (months > 0 && after.getUTCDate() === day) return months;
  }
  return undefined;
}

/** How many days the month of a date has. */
const daysIn = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
