import { DE_MINIMIS, type Fuel, REDUCED_VAT, STANDARD_VAT, VAT_RATES_KNOWN_FROM } from '../../law/index.js';
import { wholeMonths, type Period } from '../period.js';

/** Whether a rate can be right for fuel and power on a day. Nought is never questioned: it is no supply of ours to judge. */
export function isLawfulVat(percent: number, day: string): boolean {
  return day < VAT_RATES_KNOWN_FROM || [0, REDUCED_VAT, STANDARD_VAT].includes(percent);
}

/** kWh a day up to which a business supply is charged at the reduced rate and free of levy. */
export const deMinimisPerDay = (fuel: Fuel): number => DE_MINIMIS[fuel].maxKwhPerDay;

/**
 * Whether a supply is certainly, possibly or not within the de minimis limits. The limits are by the day or by the
 * month, and a short month allows more by the day: what only the monthly one allows is possible, not certain.
 */
export function deMinimis(fuel: Fuel, kwh: number, period: Period): 'yes' | 'possible' | 'no' {
  const { maxKwhPerDay, maxKwhPerMonth } = DE_MINIMIS[fuel];
  if (kwh <= maxKwhPerDay * period.days) return 'yes';
  const months = wholeMonths(period);
  return months !== undefined && kwh <= maxKwhPerMonth * months ? 'possible' : 'no';
}
