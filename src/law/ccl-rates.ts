import { Decimal } from 'decimal.js';
import table from './data/ccl-rates.json' with { type: 'json' };
import type { Fuel } from './fuel.js';

/** Days with one set of rates, the first and the last one included. */
export interface CclYear {
  start: string;
  end: string;
  /** The main rate in pence per kWh. */
  pence: Readonly<Record<Fuel, Decimal>>;
  /** What a climate change agreement takes off, in per cent; absent where the table does not say. */
  agreementDiscount?: Readonly<Record<Fuel, number>>;
}

/** The main rates of the Climate Change Levy, in order of time. Sources stand in the table. */
export const CCL_YEARS: readonly CclYear[] = table.rates.map((row) => ({
  start: row.from,
  end: row.to,
  pence: {
    electricity: new Decimal(row.electricityGbpPerKwh).times(100),
    gas: new Decimal(row.gasGbpPerKwh).times(100),
  },
  agreementDiscount: row.ccaDiscountPct ?? undefined,
}));

export const cclYearOf = (day: string): CclYear | undefined =>
  CCL_YEARS.find(({ start, end }) => start <= day && day <= end);

/** The main rate on a day of supply in pence per kWh; undefined before and after the years that the table holds. */
export const cclRateOn = (fuel: Fuel, day: string): Decimal | undefined => cclYearOf(day)?.pence[fuel];

/** The main rates in pence per kWh of all years, for one fuel or for both. */
export const cclRatesOfAllYears = (fuel?: Fuel): number[] =>
  CCL_YEARS.flatMap(({ pence }) => (fuel ? [pence[fuel]] : [pence.electricity, pence.gas])).map(Number);
