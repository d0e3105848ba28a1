import { findRates, findTerms, pencePerKwh, pencePerPeriod } from '../../fields/values/index.js';
import type { StandingCharge } from '../readers/rate-readers.js';

/** What a price can be in pence: of a kWh, and of standing for a time. */
export const PRICE = { least: 2.5, most: 100 };
export const CHARGE = { least: 3, below: 200_000 };

/** The price of a kWh in pence that a text is from end to end: "24.85 p/kWh". */
export function wholePrice(text: string): number | undefined {
  const [rate] = findRates(text);
  const isAll = rate && rate.end - rate.start >= text.length - 2;
  const pence = isAll ? pencePerKwh(rate.value.amount, rate.value.unit) : undefined;
  return pence !== undefined && pence >= PRICE.least && pence <= PRICE.most ? pence : undefined;
}

/** The standing charge that a text is from end to end, also with its name behind it: "88.20p/day", "88.20p/day standing charge". */
export function wholeCharge(text: string): StandingCharge | undefined {
  const [rate] = findRates(text);
  const named = rate && /^\W*(?:daily )?standing charge\W*$/i.exec(text.slice(rate.end));
  const isAll = rate && rate.end - rate.start + (named?.[0].length ?? 0) >= text.length - 2;
  const charge = isAll ? pencePerPeriod(rate.value.amount, rate.value.unit) : undefined;
  return charge && charge.pence >= CHARGE.least && charge.pence < CHARGE.below ? charge : undefined;
}

/** The length of time in months that a text is from end to end: "24 months". */
export function wholeTerm(text: string): number | undefined {
  const term = findTerms(text).find((each) => each.end - each.start >= text.length - 2);
  return term?.value;
}
