import { Decimal } from 'decimal.js';
import { limit } from './tolerances.js';

export const decimal = (value: Decimal.Value): Decimal => new Decimal(value);
export const HUNDRED = new Decimal(100);

/** Rounded to the penny, half up, as bills do. */
export const pennies = (pounds: Decimal): Decimal => pounds.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** A quantity times a rate in pence, in pounds. */
export const pounds = (quantity: Decimal.Value, pence: Decimal.Value): Decimal =>
  decimal(quantity).times(pence).div(HUNDRED);

export const sum = (values: Decimal.Value[]): Decimal => values.reduce<Decimal>((s, v) => s.plus(v), decimal(0));

export const within = (a: Decimal, b: Decimal, tolerance: Decimal): boolean => a.minus(b).abs().lte(tolerance);

/**
 * What is left of a sum charged too much or too little once another of the opposite sign on the same line is set
 * against it: a rate that is printed too high and not charged costs nothing.
 */
export function leftOf(difference: Decimal, other: Decimal | undefined): Decimal {
  if (!other || difference.isZero() || difference.isNegative() === other.isNegative()) return difference;
  const left = difference.plus(other);
  const isSettled = left.abs().lte(limit('billSum')) || left.isNegative() !== difference.isNegative();
  return isSettled ? decimal(0) : left;
}

/** Half of the last decimal a rate was printed with. */
export const halfLastDigit = (rate: number): Decimal => decimal(10).pow(-printedDecimals(rate)).div(2);

/**
 * Whether two prints mean the same rate: equal, or the one with fewer decimals is the other one rounded or cut.
 */
export function sameRate(a: number, b: number): boolean {
  const [da, db] = [printedDecimals(a), printedDecimals(b)];
  const difference = decimal(a).minus(b).abs();
  return da === db ? difference.isZero() : difference.lt(decimal(10).pow(-Math.min(da, db)));
}

function printedDecimals(rate: number): number {
  return Math.max(decimal(rate).decimalPlaces(), limit('printedDecimals').toNumber());
}
