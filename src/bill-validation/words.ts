import { Decimal } from 'decimal.js';
import { DateTime } from 'luxon';
import { pennies } from './money.js';

const MONEY = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 5 });

export const asMoney = (pounds: Decimal.Value): string => MONEY.format(pennies(new Decimal(pounds)).toNumber());
export const asNumber = (value: Decimal.Value): string => NUMBER.format(new Decimal(value).toNumber());
export const asDate = (isoDate: string): string => DateTime.fromISO(isoDate, { zone: 'utc' }).toFormat('d MMM yyyy');

/** "1 day", "30 days". */
export const asDays = (days: number): string => `${asNumber(days)} ${days === 1 ? 'day' : 'days'}`;

/** "£12.30 too much", "£4.00 too little". */
export function asDifference(overcharge: Decimal): string {
  return `${asMoney(overcharge.abs())} too ${overcharge.isNegative() ? 'little' : 'much'}`;
}

/** The same of a difference of which only a part is left, as the money charged is not the price printed. */
export function asLeft(difference: Decimal, left: Decimal): string {
  if (left.equals(difference)) return asDifference(difference);
  const charged = left.isZero() ? 'as agreed' : asDifference(left);
  return `${asDifference(difference)}, but the money charged is ${charged}`;
}
