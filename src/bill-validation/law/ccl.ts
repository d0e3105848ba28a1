import { Decimal } from 'decimal.js';
import { CCL_YEARS, cclYearOf, type Fuel } from '../../law/index.js';
import { overlap, type Period } from '../period.js';

/** A stretch of a period with one rate. */
export interface CclStretch {
  days: number;
  /** Pence per kWh. */
  rate: Decimal;
}

/** The main rates over a period, in order, equal neighbours joined; undefined where the table does not hold every day. */
export function cclStretches(fuel: Fuel, supply: Period): CclStretch[] | undefined {
  const stretches: CclStretch[] = [];
  for (const year of CCL_YEARS) {
    const days = overlap(supply, year)?.days;
    if (!days) continue;
    const last = stretches.at(-1);
    if (last?.rate.equals(year.pence[fuel])) last.days += days;
    else stretches.push({ days, rate: year.pence[fuel] });
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
  const year = cclYearOf(day);
  const discount = year?.agreementDiscount?.[fuel];
  return discount === undefined ? undefined : year!.pence[fuel].times(100 - discount).div(100);
}
