import { Decimal } from 'decimal.js';
import table from '../data/ccl-rates.json' with { type: 'json' };
import type { Fuel } from '../facts.js';
import { overlap, periodOf, type Period } from '../period.js';

/** A stretch of a period with one rate. */
export interface CclStretch {
  days: number;
  /** Pence per kWh. */
  rate: Decimal;
}

const RATES = table.rates.map((row) => ({
  period: periodOf(row.from, row.to)!,
  pence: {
    electricity: new Decimal(row.electricityGbpPerKwh).times(100),
    gas: new Decimal(row.gasGbpPerKwh).times(100),
  },
  agreementDiscount: row.ccaDiscountPct,
}));

/** The main rate on a day of supply in pence per kWh; undefined before and after the years that the table holds. */
export function cclRateOn(fuel: Fuel, day: string): Decimal | undefined {
  return RATES.find(({ period }) => period.start <= day && day <= period.end)?.pence[fuel];
}

/** The main rates over a period, in order, equal neighbours joined; undefined where the table does not hold every day. */
export function cclStretches(fuel: Fuel, supply: Period): CclStretch[] | undefined {
  const stretches: CclStretch[] = [];
  for (const { period, pence } of RATES) {
    const days = overlap(supply, period)?.days;
    if (!days) continue;
    const last = stretches.at(-1);
    if (last?.rate.equals(pence[fuel])) last.days += days;
    else stretches.push({ days, rate: pence[fuel] });
  }
  return stretches.reduce((n, { days }) => n + days, 0) === supply.days ? stretches : undefined;
}

/** The rate of the whole period in pence per kWh where use is spread evenly over its days. */
export function meanRate(stretches: CclStretch[]): Decimal {
  const days = stretches.reduce((n, s) => n + s.days, 0);
  return stretches.reduce((sum, s) => sum.plus(s.rate.times(s.days)), new Decimal(0)).div(days);
}

/** The rate under a climate change agreement on a day, in pence per kWh. */
export function agreementRateOn(fuel: Fuel, day: string): Decimal | undefined {
  const row = RATES.find(({ period }) => period.start <= day && day <= period.end);
  const discount = row?.agreementDiscount?.[fuel];
  return discount === undefined ? undefined : row!.pence[fuel].times(100 - discount).div(100);
}

/** Whether a rate in pence was the main rate of some other year. */
export const isMainRateOfAnyYear = (fuel: Fuel, pence: number): boolean =>
  RATES.some((row) => row.pence[fuel].equals(pence));
