import { productAgrees } from '../fields/checks/arithmetic.js';
import { findNumbers } from '../fields/values/index.js';

const BARE = /^\d{1,3}(?:,?\d{3})*$/;
/** A price or an amount in its cell, with its sign at most. */
const MONEY = /^£?\s?\d[\d,]*\.\d+p?$/;

/**
 * "7511   Gas, kWh   0.0896   672.99": whether a bare number in front of words is how many of them are charged, as on the
 * invoices of shops, whose first column counts: it makes the amount at the price behind the words.
 */
export function countsWhatFollows(before: readonly { text: string }[], behind: readonly { text: string }[]): boolean {
  const [first] = before;
  if (before.length !== 1 || !BARE.test(first.text)) return false;
  const quantity = { value: Number(first.text.replaceAll(',', '')), decimals: 0 };
  const [price, ...more] = behind
    .filter(({ text }) => MONEY.test(text))
    .flatMap(({ text }) => findNumbers(text).map(({ value }) => value));
  if (quantity.value < 2 || !price) return false;
  const inPounds = { value: 100 * price.value, decimals: Math.max(0, price.decimals - 2) };
  return more.some(({ value }) => productAgrees(quantity, inPounds, value) || productAgrees(quantity, price, value));
}
