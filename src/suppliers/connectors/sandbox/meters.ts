import type { Agreement } from './agreements.js';
import type { Month } from './months.js';
import type { Seed } from './seed.js';

export type ReadType = 'Actual' | 'Estimated';

/** What one register shows at the end of a month. */
export interface Reading {
  value: number;
  type: ReadType;
}

/** The share of a year's use in each month, January first. */
const SEASONS = {
  electricity: [9.3, 8.6, 8.8, 8.0, 7.8, 7.6, 7.7, 7.7, 7.9, 8.5, 8.8, 9.3],
  gas: [14.4, 12.9, 11.7, 8.4, 5.6, 3.8, 3.6, 3.6, 4.2, 7.6, 10.9, 13.3],
};
const NIGHT_SHARE = 0.24;
/** kWh of a cubic metre, roughly: 1.02264 x 39.4 / 3.6. */
const KWH_PER_CUBIC_METRE = 11.19;
/** An estimate falls short of the true use by this share, which the next actual reading makes good. */
const ESTIMATE = 0.94;
/** Every two years the electricity meter cannot be read for three months. */
const CYCLE = 24;
const ESTIMATED_MONTHS = [6, 7, 8];

/** How far a site is through its two years, 0 to 23: what makes each oddity occur once in any two years. */
export function cycleMonth(business: Seed, month: Month): number {
  return (month + business.whole('cycle', 0, CYCLE - 1)) % CYCLE;
}

/** Units that pass a register in a month: kWh of electricity, cubic metres of gas. */
function trueUse(agreement: Agreement, register: string, business: Seed, month: Month): number {
  const { fuel } = agreement.site;
  const weather = 0.93 + 0.14 * business.of(fuel).of(register).fraction(month);
  const kwh = ((agreement.annualUse * SEASONS[fuel][month % 12]) / 100) * weather;
  if (fuel === 'gas') return Math.round(kwh / KWH_PER_CUBIC_METRE);
  return Math.round(kwh * (register === 'Night' ? NIGHT_SHARE : 1 - NIGHT_SHARE));
}

/** The reading that bills go by at the end of a month; a new meter starts with the contract. */
export function readingAt(agreement: Agreement, register: string, business: Seed, month: Month): Reading {
  let truth = business.of(agreement.site.fuel).whole(`${register} ${agreement.meterSerial}`, 12, 890);
  let billed: Reading = { value: truth, type: 'Actual' };
  for (let at = agreement.firstMonth; at <= month; at += 1) {
    const used = trueUse(agreement, register, business, at);
    truth += used;
    const unread = agreement.site.fuel === 'electricity' && ESTIMATED_MONTHS.includes(cycleMonth(business, at));
    billed = unread
      ? { value: billed.value + Math.round(used * ESTIMATE), type: 'Estimated' }
      : { value: truth, type: 'Actual' };
  }
  return billed;
}

/** Megajoules per cubic metre of the gas of a month. */
export function calorificValue(month: Month): number {
  return Math.round((39.4 + 0.5 * Math.sin(month)) * 10_000) / 10_000;
}
