import { Decimal } from 'decimal.js';
import { firstOf, type Month, monthOf, yearOfMonth } from '../../platform/calendar/index.js';
import type { FactorTable, Fuel, YearFactor } from '../factors/factor-table.js';
import { type Slice, energyOf } from './coverage.js';

/** Energy and emissions of one fuel in one calendar month. */
export interface MonthlyFootprint {
  fuel: Fuel;
  month: Month;
  kWh: Decimal;
  kg: Decimal;
  factor: YearFactor;
}

/** Sums energy by fuel and month, then multiplies each month by the factor of its year. */
export function footprintOf(
  energies: readonly { fuel: Fuel; slices: readonly Slice[] }[],
  table: FactorTable,
): MonthlyFootprint[] {
  const sums = new Map<Fuel, Map<Month, Decimal>>();
  for (const { fuel, slices } of energies) {
    const months = sums.get(fuel) ?? new Map<Month, Decimal>();
    sums.set(fuel, months);
    for (const slice of slices) addByMonth(months, slice);
  }
  return [...sums].flatMap(([fuel, months]) =>
    [...months].map(([month, kWh]) => {
      const factor = table.of(fuel, yearOfMonth(month));
      return { fuel, month, kWh, kg: kWh.times(factor.kgCO2ePerKwh), factor };
    }),
  );
}

/** What the same energy would have emitted by the factors of one year earlier. */
export function withFactorsOfYearBefore(months: readonly MonthlyFootprint[], table: FactorTable): Decimal {
  return total(months, ({ fuel, month, kWh }) => kWh.times(table.of(fuel, yearOfMonth(month) - 1).kgCO2ePerKwh));
}

export function total<T>(items: readonly T[], amount: (item: T) => Decimal): Decimal {
  return items.reduce((sum, item) => sum.plus(amount(item)), new Decimal(0));
}

function addByMonth(months: Map<Month, Decimal>, slice: Slice): void {
  let month = monthOf(slice.from);
  for (let from = slice.from; from < slice.to; month++) {
    const to = Math.min(firstOf(month + 1), slice.to);
    const kWh = energyOf(slice, to - from);
    months.set(month, months.get(month)?.plus(kWh) ?? kWh);
    from = to;
  }
}
