import { Decimal } from 'decimal.js';
import { close, PENNY, sumAgrees } from '../fields/checks/arithmetic.js';
import { pencePerPeriod, standingChargePeriodIn } from '../fields/values/index.js';
import type { StandingChargeType } from '../results.js';
import type { Charge, FromCharge } from './charges.js';
import { billed, distinct } from './energy.js';
import { isOfNetwork } from './line-kinds.js';

export interface StandingFields {
  standingCharge?: FromCharge;
  standingChargeType?: FromCharge<StandingChargeType>;
  totalStandingCharge?: FromCharge;
}

/** Reads the standing charge: its price and period, and what it came to. `days` is how long the bill's period is. */
export function standingOf(charges: readonly Charge[], days?: number): StandingFields {
  const all = withoutNetwork(charges.filter((charge) => charge.kind === 'standing'));
  const priced = distinct(all.filter((charge) => charge.price));
  const named = priced.filter((charge) => charge.strength > 0.5 || charge.proven);
  const lines = withoutOthers(billed(named.length > 0 ? named : priced), days);
  const fields: StandingFields = {};
  const prices = new Set(lines.map((line) => line.price!.pence));
  if (lines.length > 0 && prices.size === 1) {
    const [line] = lines;
    const { figure, pence } = line.price!;
    const type = periodOf(line);
    if (type) {
      fields.standingCharge = { value: pence, charge: line, figure };
      fields.standingChargeType = { value: type, charge: line, figure };
    }
  }
  const several = lines.length === 0 && days !== undefined ? priceOfPeriods(all, days) : undefined;
  const repeated =
    lines.length === 0
      ? (several ??
        all.find((charge) => isForOnePeriod(charge)) ??
        all.find((charge) => isForWholeBill(charge, all, days)))
      : undefined;
  if (repeated?.amount) {
    const { amount } = repeated;
    fields.standingCharge = {
      value: new Decimal(amount.value).abs().times(100).toNumber(),
      charge: repeated,
      figure: amount,
    };
    fields.standingChargeType = {
      value: standingChargePeriodIn(repeated.values.line.text)!,
      charge: repeated,
      figure: amount,
    };
  }
  const charged = lines.length === 1 ? lines.filter((line) => line.amount) : [];
  const sums = all.filter((charge) => charge.amount && !charge.price && charge !== several);
  const [only] = lines;
  const made = lines.length === 1 && days !== undefined && !only.amount ? costOf(only, sums, days) : undefined;
  const amountsOf = (some: readonly Charge[]): number[] => some.flatMap(({ amount }) => (amount ? [amount.value] : []));
  const amounts = amountsOf(lines);
  // two months of as many days cost the same
  const alike = amountsOf(all.filter((charge) => charge.price && charge.proven));
  const total =
    charged[0] ??
    made ??
    (amounts.length > 1
      ? sums.find(({ amount }) => [amounts, alike].some((some) => sumAgrees(some, amount!.value)))
      : lines.length === 0
        ? // beside the price of a day only the other is in pounds
          (sums.find(({ amount }) => amount!.money === 'pounds') ?? sums[0])
        : undefined);
  if (total?.amount) fields.totalStandingCharge = { value: total.amount.value, charge: total, figure: total.amount };
  return fields;
}

/**
 * The standing charge of the whole period is charged once: beside one that its words name, what words that name nothing say
 * is charged for as many days is something else ("Metering adds £95.51 (89 days at 107.32p)").
 */
function withoutOthers(lines: Charge[], days: number | undefined): Charge[] {
  const isForAll = ({ quantity }: Charge): boolean => quantity?.unit === 'days' && quantity.value === days;
  const said = lines.filter(({ kinds }) => kinds.some(({ kind }) => kind === 'standing'));
  return said.length > 0 && said.every(isForAll) ? said : lines;
}

/** "Transmission fixed charge" beside "Standing charge": what the network is paid for goes through the bill as a charge apart. */
function withoutNetwork(standing: Charge[]): Charge[] {
  const own = standing.filter(({ values }) => !isOfNetwork(values.label));
  return own.length > 0 ? own : standing;
}

/** "Standing charge for the month, £17.54   £17.54": the price of one period and its amount are the same. */
function isForOnePeriod({ amount, values }: Charge): boolean {
  const same = values.figures.filter(
    (figure) => figure.money && amount && Math.abs(figure.value) === Math.abs(amount.value),
  );
  return same.length === 2 && standingChargePeriodIn(values.line.text) !== undefined;
}

const LENGTHS: Record<StandingChargeType, [number, number]> = {
  daily: [1, 1],
  monthly: [28, 31],
  quarterly: [90, 92],
  annual: [365, 366],
};

/** "Quarterly standing charge   £47.45" on a bill for one quarter: the only such amount is the price of the period. */
function isForWholeBill({ amount, values }: Charge, all: readonly Charge[], days = 0): boolean {
  const type = standingChargePeriodIn(values.line.text);
  if (!type || !amount || values.figures.length > 1) return false;
  if (all.some((other) => other.amount && other.amount.value !== amount.value)) return false;
  const [least, most] = LENGTHS[type];
  return days >= least && days <= most;
}

const IN_A_YEAR: Record<StandingChargeType, number> = { daily: 365, monthly: 12, quarterly: 4, annual: 1 };

/** What so many days come to at the price of a period: by whole periods, or by days. */
function costsOf(pence: number, type: StandingChargeType, days: number): Decimal[] {
  const periods = new Decimal(days).times(IN_A_YEAR[type]).div(365);
  const whole = periods.round();
  return [periods, ...(whole.gt(0) ? [whole] : [])].map((count) => count.times(pence).div(100));
}

/** The amount, apart from its price, that the price makes in the days of the bill. */
function costOf(line: Charge, sums: readonly Charge[], days: number): Charge | undefined {
  const type = periodOf(line);
  if (!type) return undefined;
  const costs = costsOf(line.price!.pence, type, days);
  return sums.find(({ amount }) => costs.some((cost) => close(cost, Math.abs(amount!.value), PENNY)));
}

/** "Monthly standing charge   £19.09" beside "Standing charge   £57.27": the one is the price, the other what a quarter comes to. */
function priceOfPeriods(all: readonly Charge[], days: number): Charge | undefined {
  return all.find((charge) => {
    const type = standingChargePeriodIn(charge.values.line.text);
    if (!type || !charge.amount || charge.values.figures.length > 1) return false;
    const costs = costsOf(new Decimal(charge.amount.value).times(100).toNumber(), type, days);
    return all.some(
      (other) =>
        other !== charge &&
        other.amount &&
        other.amount.value !== charge.amount!.value &&
        costs.some((cost) => close(cost, other.amount!.value, PENNY)),
    );
  });
}

function periodOf(line: Charge): StandingChargeType | undefined {
  const { price, quantity, values } = line;
  // a week is none of the periods that a standing charge is priced for
  if (/\bw(?:ee)?ks?$/i.test(quantity?.text ?? '')) return undefined;
  const own = pencePerPeriod(1, price!.unit)?.type;
  if (own) return own;
  if (quantity?.unit === 'days') return 'daily';
  if (quantity?.unit === 'months') return /y(?:ea)?rs?$/i.test(quantity.text) ? 'annual' : 'monthly';
  return standingChargePeriodIn(`${price!.figure.header ?? ''} ${values.line.text}`);
}
