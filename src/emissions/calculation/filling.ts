import { Decimal } from 'decimal.js';
import { addYears, type Day, firstOf, lengthOf, type Range, subtract, yearOf } from '../../platform/calendar/index.js';
import type { Coverage } from './coverage.js';
import { type Slice, clip, energyOf } from './slice.js';

/** The energy of a meter point in a window. */
export interface Energy {
  slices: Slice[];
  /** Days of the window that no bill covers, whether or not they were filled. */
  unbilled: Range[];
}

/** What the bills say of the window, its other days left empty. */
export function billedEnergy(coverage: Coverage, window: Range): Energy {
  const billed = clip(coverage.billed, window);
  return { slices: [...billed, ...clip(coverage.adjusted, window)], unbilled: subtract(window, billed) };
}

/**
 * The same with each day that no bill covers filled: with the same day of the year before where that was billed, else
 * with the mean day of the meter point.
 */
export function filledEnergy(coverage: Coverage, window: Range): Energy {
  const energy = billedEnergy(coverage, window);
  if (energy.unbilled.length === 0) return energy;
  const runs = energy.unbilled.flatMap(runsAlikeInYearBefore);
  const yearBefore = runs.flatMap((run) => repeated(coverage.billed, run));
  const adjusted = runs.flatMap((run) => repeated(coverage.adjusted, run));
  const rest = energy.unbilled.flatMap((gap) => subtract(gap, yearBefore));
  const slices = [...energy.slices, ...yearBefore, ...adjusted, ...meanDays(coverage, window, rest)];
  return { slices, unbilled: energy.unbilled };
}

/** Days that are all the same number of days away from their dates of the year before. */
interface Run extends Range {
  shift: number;
}

/** What the same days of the year before had. */
function repeated(slices: readonly Slice[], { from, to, shift }: Run): Slice[] {
  return clip(slices, { from: from - shift, to: to - shift }).map((slice) => ({
    ...slice,
    from: slice.from + shift,
    to: slice.to + shift,
    basis: 'same_days_year_before',
  }));
}

/** The distance changes on 29 February and, a year later, on 1 March. */
function runsAlikeInYearBefore(gap: Range): Run[] {
  const starts: Day[] = [gap.from];
  for (let year = yearOf(gap.from); year <= yearOf(gap.to); year++) {
    const march = firstOf(year * 12 + 2);
    starts.push(...[march - 1, march].filter((day) => day > gap.from && day < gap.to));
  }
  const runs: Run[] = [];
  for (const from of starts) {
    const shift = from - addYears(from, -1);
    const last = runs.at(-1);
    if (last?.shift !== shift) runs.push({ from, to: gap.to, shift });
    if (last && last.shift !== shift) last.to = from;
  }
  return runs;
}

/** The mean of the billed days of the window; if there are none, of the year before it as well. */
function meanDays(coverage: Coverage, window: Range, days: readonly Range[]): Slice[] {
  if (days.length === 0) return [];
  for (const range of [window, { from: addYears(window.from, -1), to: window.to }]) {
    const billed = clip(coverage.billed, range);
    if (billed.length > 0) {
      const kWh = energyIn([...billed, ...clip(coverage.adjusted, range)]);
      const over = lengthOf(billed);
      return days.map((part) => ({ ...part, kWh, over, basis: 'mean_day' as const }));
    }
  }
  return [];
}

function energyIn(slices: readonly Slice[]): Decimal {
  return slices.reduce((sum, slice) => sum.plus(energyOf(slice, slice.to - slice.from)), new Decimal(0));
}
