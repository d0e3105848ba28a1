import table from '../data/vat.json' with { type: 'json' };
import type { Fuel } from '../facts.js';
import { wholeMonths, type Period } from '../period.js';

const rate = (code: string): number => table.rates.find((row) => row.code === code)!.pct;

/** Per cent. */
export const STANDARD_VAT = rate('STANDARD');
/** Per cent; for domestic use, a charity's use outside business, and small supplies. */
export const REDUCED_VAT = rate('REDUCED');

/** From when on the two rates hold together. */
const RATES_KNOWN_FROM = table.rates
  .map((row) => row.from)
  .sort()
  .at(-1)!;

/** Whether a rate can be right for fuel and power on a day. Nought is never questioned: it is no supply of ours to judge. */
export function isLawfulVat(percent: number, day: string): boolean {
  return day < RATES_KNOWN_FROM || [0, REDUCED_VAT, STANDARD_VAT].includes(percent);
}

/** kWh a day up to which a business supply is charged at the reduced rate and free of levy. */
export const deMinimisPerDay = (fuel: Fuel): number => table.deMinimis[fuel].maxKwhPerDay;

/**
 * Whether a supply is certainly, possibly or not within the de minimis limits. The limits are by the day or by the
 * month, and a short month allows more by the day: what only the monthly one allows is possible, not certain.
 */
export function deMinimis(fuel: Fuel, kwh: number, period: Period): 'yes' | 'possible' | 'no' {
  const { maxKwhPerDay, maxKwhPerMonth } = table.deMinimis[fuel];
  if (kwh <= maxKwhPerDay * period.days) return 'yes';
  const months = wholeMonths(period);
  return months !== undefined && kwh <= maxKwhPerMonth * months ? 'possible' : 'no';
}
