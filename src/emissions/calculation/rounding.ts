import { Decimal } from 'decimal.js';

/** Kilograms to the gram. */
export function toGrams(kg: Decimal): number {
  return kg.toDecimalPlaces(3, Decimal.ROUND_HALF_UP).toNumber();
}

/** Rounds the parts of a sum of kilograms to the gram so that together they are the rounded sum. */
export function sharesToGrams(parts: readonly Decimal[]): number[] {
  let exact = new Decimal(0);
  let given = 0;
  return parts.map((part) => {
    if (!part.isZero()) exact = exact.plus(part);
    // whole grams, of which binary numbers hold more than any site emits
    const sum = Math.round(toGrams(exact) * 1000);
    const share = (sum - given) / 1000;
    given = sum;
    return share;
  });
}
