import { Decimal } from 'decimal.js';

/** Kilograms to the gram. */
export function toGrams(kg: Decimal): Decimal {
  return kg.toDecimalPlaces(3, Decimal.ROUND_HALF_UP);
}

/** Rounds the parts of a sum to the gram so that together they are the rounded sum. */
export function sharesToGrams(parts: readonly Decimal[]): Decimal[] {
  let exact = new Decimal(0);
  let given = new Decimal(0);
  return parts.map((part) => {
    exact = exact.plus(part);
    const share = toGrams(exact).minus(given);
    given = given.plus(share);
    return share;
  });
}
