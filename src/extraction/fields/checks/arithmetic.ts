import { Decimal } from 'decimal.js';

/** Two amounts printed to the penny may differ by this where each was rounded on its own. */
export const PENNY = 0.011;

/** Half of the last printed digit. */
export function halfDigit(decimals: number): number {
  return 0.5 * 10 ** -decimals;
}

export const close = (a: Decimal.Value, b: Decimal.Value, tolerance: Decimal.Value = PENNY): boolean =>
  new Decimal(a).minus(b).abs().lte(tolerance);

/** A printed figure: its value and the digits after its decimal point. */
export interface Printed {
  value: number;
  decimals: number;
}

/** Whether two figures are so far apart that no exact reckoning need look at them: bills have many that could belong together. */
export const farApart = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) > 1.01 * tolerance + 1e-9 * Math.abs(b);

/** Whether quantity times pence makes the pounds, as far as printed digits can tell. The signs of a credit do not count. */
export function productAgrees(quantity: Printed, pence: Printed, pounds: number): boolean {
  const most = Math.max(0.02, Math.abs(pounds) * 0.005);
  if (farApart(Math.abs((quantity.value * pence.value) / 100), Math.abs(pounds), most)) return false;
  const product = new Decimal(quantity.value).abs().times(new Decimal(pence.value).abs()).div(100);
  const slack = new Decimal(quantity.value)
    .abs()
    .times(halfDigit(pence.decimals))
    .plus(new Decimal(pence.value).abs().times(quantity.decimals > 0 ? halfDigit(quantity.decimals) : 0))
    .div(100)
    .plus(PENNY);
  // a rounded price of a large quantity would agree with nearly anything
  return close(
    product,
    Math.abs(pounds),
    Decimal.min(slack, Decimal.max(0.02, new Decimal(pounds).abs().times(0.005))),
  );
}

export function sumAgrees(parts: readonly number[], total: number): boolean {
  const sum = parts.reduce((all, part) => all.plus(part), new Decimal(0));
  return close(sum, total, PENNY * Math.max(1, parts.length / 2));
}

/** Whether the VAT at this rate (per cent) on the net amount makes the VAT. */
export function vatAgrees(net: number, rate: number, vat: number): boolean {
  return close(new Decimal(net).times(rate).div(100), vat, 0.015);
}

export const CUBIC_METRES_PER_HCF = 2.83;

/** kWh of gas by the chain of the bill: volume in m³, correction factor, calorific value in MJ/m³. */
export function gasKwh(volume: number, correction: number, calorificValue: number): number {
  return new Decimal(volume).times(correction).times(calorificValue).div(3.6).toNumber();
}

/** The difference of two readings of a meter with so many dials, which may have passed zero between them. */
export function advanceOf(opening: number, closing: number, dials: number): number {
  return closing >= opening ? closing - opening : closing - opening + 10 ** dials;
}
