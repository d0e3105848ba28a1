import { VAT_RATES } from '../../law/index.js';
import { Decimal } from 'decimal.js';
import { close, vatAgrees, sumAgrees, PENNY } from '../fields/checks/arithmetic.js';
import type { Charge } from './charges.js';
import type { Figure } from './line-values.js';
import { isEnergyKind, PARTS_OF_NET } from './line-kinds.js';

/** The three sums of a bill. */
export interface Totals {
  net?: Charge;
  vat?: Charge;
  total?: Charge;
  /** Per cent, as printed. */
  vatRate?: Figure;
  /** How many of the sums' relations hold. */
  agreed: number;
}

const CANDIDATES = 12;
const UNNAMED = 0.22;
/** "Cost of energy this time" may be the energy's cost or the whole bill's. */
const CLEAR = 0.6;

/** Finds net amount, VAT and total: by their labels, and by the sums that they must make. */
export function totalsOf(charges: readonly Charge[]): Totals {
  const energy = amountsOfEnergy(charges);
  const scored = (kind: 'net' | 'vat' | 'total'): [Charge | undefined, number][] => {
    const found = charges
      .filter((charge) => charge.amount)
      .map((charge): [Charge, number] => [charge, scoreFor(charge, kind, energy)])
      .filter(([, score]) => score > 0.2)
      .sort((a, b) => b[1] - a[1])
      .slice(0, CANDIDATES);
    return [...found, [undefined, 0]];
  };
  const [nets, vats, totals] = [scored('net'), scored('vat'), scored('total')];
  let best: Totals = { agreed: 0 };
  let bestScore = 0;
  for (const [net, netScore] of nets) {
    for (const [vat, vatScore] of vats) {
      if (vat && vat === net) continue;
      for (const [total, totalScore] of totals) {
        if (total && (total === net || total === vat)) continue;
        const { agreed, rate } = relations(net, vat, total, charges);
        const unnamed = [netScore, vatScore, totalScore].filter((one) => one === UNNAMED).length;
        if (unnamed > 1 || (unnamed === 1 && agreed < 2)) continue;
        const score = netScore + vatScore + totalScore + 0.8 * agreed;
        if (score > bestScore) {
          bestScore = score;
          best = { net, vat, total, agreed, vatRate: rate };
        }
      }
    }
  }
  return withoutPart(best, charges);
}

/** VAT at several rates, of which the paper prints no sum, is none of them. */
function withoutPart(totals: Totals, charges: readonly Charge[]): Totals {
  const { net, vat, total } = totals;
  if (!net?.amount || !vat?.amount || !total?.amount) return totals;
  const tax = new Decimal(total.amount.value).minus(net.amount.value);
  const parts = charges.filter(({ kind, amount, percent }) => kind === 'vat' && amount?.value && percent);
  const rates = new Set(parts.map(({ percent }) => percent!.value));
  const isPart = rates.size > 1 && rates.size === parts.length && parts.includes(vat);
  if (
    !isPart ||
    !sumAgrees(
      parts.map(({ amount }) => amount!.value),
      tax.toNumber(),
    )
  )
    return totals;
  return { net, total, agreed: totals.agreed };
}

/** What the energy came to, line by line and in all. */
function amountsOfEnergy(charges: readonly Charge[]): number[] {
  const lines = charges.filter(({ kind, proven, amount }) => isEnergyKind(kind) && proven && amount);
  const amounts = [...new Set(lines.map(({ amount }) => amount!.value))];
  return amounts.length > 0 ? [...amounts, amounts.reduce((sum, each) => sum + each, 0)] : [];
}

function scoreFor(charge: Charge, kind: 'net' | 'vat' | 'total', energy: readonly number[]): number {
  const own = charge.kinds.find((other) => other.kind === kind)?.strength ?? 0;
  // a sum with a label that says nothing counts where the sums prove it
  if (own === 0) {
    // "Charges for electricity" that are more than the lines of energy are those of the whole bill
    const isMore = energy.length > 0 && !energy.some((each) => close(each, charge.amount!.value));
    const saysNothing = charge.kinds.every((other) => other.kind === 'energy' && (other.strength < CLEAR || isMore));
    // "Total electricity charges" over the VAT is the net amount
    const isFirstTotal = kind === 'net' && charge.kinds.some((other) => other.kind === 'total');
    // "Total now due" is what the account has to pay, and the bill's total where nothing else is owed
    const isWhole = kind === 'total' && charge.kinds.some((other) => other.kind === 'accountBalance');
    // "Reduced rate, declaration held   5%   58.96": an amount at a rate of VAT
    if (kind === 'vat') return saysNothing && isAtRateOfVat(charge) ? UNNAMED : 0;
    return (saysNothing || isFirstTotal || isWhole) && !charge.price && !charge.percent ? UNNAMED : 0;
  }
  const rival = Math.max(0, ...charge.kinds.filter((other) => other.kind !== kind).map((other) => other.strength));
  const balance = charge.kinds.some((other) => ['previousBalance', 'payment', 'accountBalance'].includes(other.kind));
  // a line with quantity and price is a charge, not a sum
  const product = charge.price && !charge.percent ? 0.5 : 0;
  return own - (rival > own ? 0.3 : 0) - (balance ? 0.6 : 0) - product;
}

const isAtRateOfVat = ({ percent, price }: Charge): boolean =>
  percent !== undefined && !price && VAT_RATES.includes(percent.value);

function relations(
  net: Charge | undefined,
  vat: Charge | undefined,
  total: Charge | undefined,
  charges: readonly Charge[],
): { agreed: number; rate?: Figure } {
  let agreed = 0;
  const value = (charge: Charge): number => charge.amount!.value;
  if (net && vat && total && close(value(net) + value(vat), value(total), 2 * PENNY)) agreed += 1.5;
  else if (net && total && Math.abs(value(net)) > Math.abs(value(total)) + PENNY) agreed -= 1;
  const rate = vat ? rateOf(vat, charges) : undefined;
  if (net && vat && rate && vatAgrees(value(net), rate.value, value(vat))) agreed += 1;
  else if (net && vat && VAT_RATES.some((usual) => vatAgrees(value(net), usual, value(vat)))) agreed += 0.8;
  // VAT is so much of the total, where no net amount is told
  else if (!net && vat && total && rate && isTaxIn(value(total), rate.value, value(vat))) agreed += 1;
  else if (net && vat && Math.abs(value(vat)) > 0.25 * Math.abs(value(net))) agreed -= 1;
  if (net && linesSumTo(value(net), net, charges)) agreed += 1;
  return { agreed, rate };
}

const isTaxIn = (total: number, rate: number, vat: number): boolean =>
  vat !== 0 && vatAgrees(new Decimal(total).minus(vat).toNumber(), rate, vat);

/** The rate of VAT printed in the VAT line, or the only one printed beside the word VAT elsewhere. */
function rateOf(vat: Charge, charges: readonly Charge[]): Figure | undefined {
  if (vat.percent) return vat.percent;
  const others = charges.filter((charge) => charge.percent && charge.kinds.some((kind) => kind.kind === 'vat'));
  const beside = others.map((charge) => charge.percent!);
  const inColumns = charges.flatMap(({ values }) =>
    values.figures.filter((figure) => figure.percent && /\bvat\b/i.test(figure.header ?? '')),
  );
  const [first, ...rest] = beside.length > 0 ? beside : inColumns;
  return first && rest.every((other) => other.value === first.value) ? first : undefined;
}

/** Whether the charges printed above a sum, with subtotals counted once, make it. */
function linesSumTo(net: number, sum: Charge, charges: readonly Charge[]): boolean {
  const above = charges.filter(
    (charge) =>
      charge.amount &&
      charge !== sum &&
      PARTS_OF_NET.includes(charge.kind) &&
      charge.values.line.index < sum.values.line.index &&
      charge.values.line.index > sum.values.line.index - 40,
  );
  const priced = above.filter((charge) => charge.price);
  const unpriced = above.filter((charge) => !charge.price && charge.kind !== 'energy');
  const amounts = (list: readonly Charge[]): number[] => list.map((charge) => charge.amount!.value);
  return [priced, [...priced, ...unpriced], above].some((list) => list.length > 1 && sumAgrees(amounts(list), net));
}
