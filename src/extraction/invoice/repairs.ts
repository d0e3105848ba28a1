import { Decimal } from 'decimal.js';
import { close, PENNY, productAgrees, sumAgrees, vatAgrees } from '../fields/checks/arithmetic.js';
import { oneDigitRepairs } from '../fields/values/index.js';
import type { Charge } from './charges.js';
import type { Figure } from './line-values.js';
import { PARTS_OF_NET } from './line-kinds.js';
import type { Totals } from './totals.js';

/** A relation that a figure must satisfy; undefined where the bill does not give what it needs. */
type Relation = ((value: number) => boolean) | undefined;

/** The readings of a figure that differ from it in one digit that OCR confuses, by a point that was not seen, or by a pound sign read as a digit. */
function variantsOf(figure: Figure): number[] {
  const digits = /[\d.,]+/.exec(figure.text)?.[0].replace(/,/g, '') ?? '';
  const sign = figure.value < 0 ? -1 : 1;
  const repaired = oneDigitRepairs(digits).map((text) => sign * Number(text));
  const withPence = /^\d{3,}$/.test(digits) && figure.money ? [figure.value / 100] : [];
  return [...repaired, ...withPence, ...(figure.alternatives ?? [])].filter((value) => Number.isFinite(value));
}

/**
 * Mends a figure that OCR misread in one digit: only where the figure as read satisfies none of the relations that it
 * must satisfy, where the mended one satisfies at least two of them, and where no other mended one does.
 */
export function mend(figure: Figure, relations: readonly Relation[]): Figure | undefined {
  const given = relations.flatMap((relation) => relation ?? []);
  if (!figure.line.ocr || given.length < 2 || given.some((holds) => holds(figure.value))) return undefined;
  const mended = [...new Set(variantsOf(figure))].filter((value) => given.filter((holds) => holds(value)).length >= 2);
  return mended.length === 1 ? { ...figure, value: mended[0], repaired: true } : undefined;
}

/** Mends misread figures of the sums and of the charges, by what must agree with them. */
export function mended(charges: readonly Charge[], totals: Totals): Charge[] {
  return charges.map((charge) => {
    if (charge === totals.net || charge === totals.vat || charge === totals.total)
      return mendSum(charge, charges, totals);
    return charge.price ? mendLine(charge, charges, totals) : charge;
  });
}

function mendSum(charge: Charge, charges: readonly Charge[], totals: Totals): Charge {
  const { net, vat, total } = totals;
  const rate = totals.vatRate?.value;
  const [n, v, t] = [net, vat, total].map((one) => one?.amount?.value);
  const isRepeated: Relation = (value) => repeats(value, charge, charges);
  const relations: Relation[] = [];
  if (charge === net) {
    relations.push(
      v !== undefined && t !== undefined ? (value) => sumAgrees([value, v], t) : undefined,
      v !== undefined && rate !== undefined ? (value) => vatAgrees(value, rate, v) : undefined,
      linesBefore(charge, charges),
      isRepeated,
    );
  } else if (charge === vat) {
    relations.push(
      n !== undefined && t !== undefined ? (value) => sumAgrees([n, value], t) : undefined,
      n !== undefined && rate !== undefined ? (value) => vatAgrees(n, rate, value) : undefined,
      isRepeated,
    );
  } else {
    relations.push(n !== undefined && v !== undefined ? (value) => sumAgrees([n, v], value) : undefined, isRepeated);
  }
  const amount = charge.amount && mend(charge.amount, relations);
  return amount ? { ...charge, amount } : charge;
}

/** Whether another line of the bill prints the same amount. */
function repeats(value: number, charge: Charge, charges: readonly Charge[]): boolean {
  return charges.some(
    (other) => other !== charge && other.values.figures.some((figure) => figure.money && figure.value === value),
  );
}

function linesBefore(net: Charge, charges: readonly Charge[]): Relation {
  const parts = partsOf(charges, net.values.line.index);
  return parts.length > 1 ? (value) => sumAgrees(parts, value) : undefined;
}

const partsOf = (charges: readonly Charge[], before: number): number[] =>
  charges
    .filter(
      (charge) =>
        charge.price && charge.amount && PARTS_OF_NET.includes(charge.kind) && charge.values.line.index < before,
    )
    .map((charge) => charge.amount!.value);

function mendLine(charge: Charge, charges: readonly Charge[], totals: Totals): Charge {
  const { quantity, price, amount } = charge;
  if (charge.proven || !quantity || !price || !amount) return charge;
  const pence = { value: price.pence, decimals: price.decimals };
  const others = charges.filter((other) => other !== charge);
  const net = totals.net?.amount?.value;
  const rest = partsOf(others, totals.net?.values.line.index ?? 0);
  const sum: Relation = net !== undefined && rest.length > 0 ? (value) => sumAgrees([...rest, value], net) : undefined;
  const sameQuantity: Relation = (value) =>
    others.some(({ quantity: other }) => other && other.unit === quantity.unit && close(other.value, value, PENNY));
  const newAmount = mend(amount, [(value) => productAgrees(quantity, pence, value), sum]);
  if (newAmount) return { ...charge, amount: newAmount, proven: true };
  const newQuantity = mend(quantity, [
    (value) => productAgrees({ ...quantity, value }, pence, amount.value),
    sameQuantity,
  ]);
  if (newQuantity) return { ...charge, quantity: newQuantity, proven: true };
  // quantity and amount are each confirmed by other lines: the price is what they make
  if (!sameQuantity(quantity.value) || !sum?.(amount.value)) return charge;
  const toPence = new Decimal(price.pence).div(price.figure.value || 1);
  const isProduct: Relation = (value) =>
    productAgrees(quantity, { ...pence, value: toPence.times(value).toNumber() }, amount.value);
  const figure = mend(price.figure, [isProduct, isProduct]);
  if (!figure) return charge;
  return { ...charge, price: { ...price, figure, pence: toPence.times(figure.value).toNumber() }, proven: true };
}
