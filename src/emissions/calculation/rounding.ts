import { Decimal } from 'decimal.js';

/** Binary numbers of kilograms are surely right to this part of a gram; closer to half a gram, decimals decide. */
const SURE = 1e-4;

/**
 * Quotients are cut at the 20th digit, so that half a gram may come as 0.4999... one way and 0.5000... another. Whatever
 * is as near to it as this many decimals of a kilogram tell is half a gram.
 */
const DECIMALS = 9;

/** Kilograms to the gram, half a gram upwards. */
export function toGrams(kg: Decimal): number {
  const grams = kg.toNumber() * 1000;
  const fromHalf = Math.abs(Math.abs(grams % 1) - 0.5);
  if (fromHalf > SURE && Math.abs(grams) < 1e11) return Math.round(grams) / 1000;
  return toTelling(kg).toDecimalPlaces(3, Decimal.ROUND_HALF_UP).toNumber();
}

function toTelling(kg: Decimal): Decimal {
  return kg.toDecimalPlaces(DECIMALS, Decimal.ROUND_HALF_UP);
}

/** Rounds the lines of a sum of kilograms to a millionth of a gram so that together they are the sum, to the gram too. */
export function sharesOfLines(lines: readonly Decimal[]): number[] {
  let exact = new Decimal(0);
  let given = exact;
  return lines.map((line) => {
    exact = exact.plus(line);
    const sum = toTelling(exact);
    const share = sum.minus(given).toNumber();
    given = sum;
    return share;
  });
}

/** Rounds the parts of a sum of kilograms to the gram so that together they are the rounded sum. */
export function sharesToGrams(parts: readonly Decimal[]): number[] {
  let exact = new Decimal(0);
  let given = 0;
  return parts.map((part) => {
    if (part.isZero()) return 0;
    exact = exact.plus(part);
    // whole grams, of which binary numbers hold more than any site emits
    const sum = Math.round(toGrams(exact) * 1000);
    const share = (sum - given) / 1000;
    given = sum;
    return share;
  });
}
