import { Decimal } from 'decimal.js';
import type { FactorTable, Fuel, YearFactor } from '../factors/factor-table.js';
import { type Month, firstOf, monthOf, yearOfMonth } from '../../platform/calendar/index.js';
import { type Slice, energyOf } from './slice.js';

/** Energy of one fuel in one calendar month. */
export interface MonthlyEnergy {
  fuel: Fuel;
  month: Month;
  kWh: Decimal;
}

/** Energy and emissions of one fuel in one calendar year, which has one factor. */
export interface YearlyFootprint {
  fuel: Fuel;
  year: number;
  kWh: Decimal;
  factor: YearFactor;
  kg: Decimal;
}

export interface Footprint {
  months: MonthlyEnergy[];
  years: YearlyFootprint[];
  kWh: Decimal;
  kg: Decimal;
}

/** Sums energy by fuel, month and year, and multiplies each year by its factor. */
export function footprintOf(
  energies: readonly { fuel: Fuel; slices: readonly Slice[] }[],
  factors: FactorTable,
): Footprint {
  const months = monthly(energies);
  const years = yearly(months, factors);
  return { months, years, kWh: total(years, ({ kWh }) => kWh), kg: total(years, ({ kg }) => kg) };
}

/** What the same energy would have emitted by the factors of one year earlier. */
export function withFactorsOfYearBefore({ years }: Footprint, factors: FactorTable): Decimal {
  return total(years, ({ fuel, year, kWh }) => kWh.times(factors.of(fuel, year - 1).kgCO2ePerKwh));
}

export function total<T>(items: readonly T[], amount: (item: T) => Decimal): Decimal {
  return items.reduce((sum, item) => sum.plus(amount(item)), new Decimal(0));
}

function monthly(energies: readonly { fuel: Fuel; slices: readonly Slice[] }[]): MonthlyEnergy[] {
  const sums = new Map<Fuel, Map<Month, Decimal>>();
  for (const { fuel, slices } of energies) {
    const months = sums.get(fuel) ?? new Map<Month, Decimal>();
    sums.set(fuel, months);
    for (const slice of slices) addByMonth(months, slice);
  }
  return [...sums].flatMap(([fuel, months]) => [...months].map(([month, kWh]) => ({ fuel, month, kWh })));
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

function yearly(months: readonly MonthlyEnergy[], factors: FactorTable): YearlyFootprint[] {
  const sums = new Map<YearFactor, Decimal>();
  for (const { fuel, month, kWh } of months) {
    const factor = factors.of(fuel, yearOfMonth(month));
    sums.set(factor, sums.get(factor)?.plus(kWh) ?? kWh);
  }
  return [...sums].map(([factor, kWh]) => {
    const { fuel, year } = factor;
    return { fuel, year, kWh, factor, kg: kWh.times(factor.kgCO2ePerKwh) };
  });
}
