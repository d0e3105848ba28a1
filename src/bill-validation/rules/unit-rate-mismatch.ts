import type { Decimal } from 'decimal.js';
import { type Agreement, type Case, isFixedPrice, pricesInForce, type Rule } from '../case.js';
import type { SupplyPointFacts } from '../facts.js';
import type { Finding, FindingCode } from '../finding.js';
import { totalKwh } from '../lines.js';
import { misreckonedUnits } from '../misreckoned.js';
import { decimal, halfLastDigit, leftOf, pennies, pounds, sameRate, sum, within } from '../money.js';
import { daysOf, meanPrice, type Stretch, stretchesOf } from '../stretches.js';
import { limit } from '../tolerances.js';
import { asDays, asLeft, asNumber } from '../words.js';

type RateField = 'unitRate' | 'dayUnitRate' | 'nightUnitRate';

interface Register {
  field: RateField;
  code: FindingCode;
  name: string;
  kwh: (c: Case) => number | undefined;
}

const REGISTERS: Register[] = [
  { field: 'unitRate', code: 'unit_rate_mismatch', name: 'unit rate', kwh: ({ bill }) => totalKwh(bill) },
  { field: 'dayUnitRate', code: 'day_unit_rate_mismatch', name: 'day rate', kwh: ({ bill }) => bill.dayConsumption },
  {
    field: 'nightUnitRate',
    code: 'night_unit_rate_mismatch',
    name: 'night rate',
    kwh: ({ bill }) => bill.nightConsumption,
  },
];

/** A rate of the bill that is not the contract's. */
interface RateDifference {
  register: Register;
  billed: number;
  expected: Decimal;
  /** What the contracts say, each for its days. */
  stretches: Stretch[];
  kwh?: number;
  /** Too much at the rate that is printed. */
  pounds?: Decimal;
}

/**
 * The rates of the bill are those of the contract. What is too much is what is charged too much: a rate that is printed
 * too high costs nothing where the charge is right all the same.
 */
export const unitRateMismatch: Rule = (c) => {
  const differences = unitRateDifferences(c);
  const all = sum(differences.map((each) => each.pounds ?? 0));
  const left = leftOf(all, misreckonedUnits(c.bill)?.difference);
  const share = all.isZero() ? decimal(1) : left.div(all);
  return differences.map((each) => finding(each, each.pounds && pennies(each.pounds.times(share))));
};

/**
 * Not asked of a credit note, which gives back what was billed, right or wrong; nor of a contract whose price moves with
 * the market.
 */
export function unitRateDifferences(c: Case): RateDifference[] {
  return c.credit ? [] : REGISTERS.flatMap((register) => differenceOf(c, register) ?? []);
}

function differenceOf(c: Case, register: Register): RateDifference | undefined {
  const { field } = register;
  const billed = c.bill[field];
  const inForce = pricesInForce(c).filter((a) => a.point![field] !== undefined);
  if (billed === undefined || inForce.length === 0) return undefined;
  if (inForce.some((a) => a.contract.isMarketRates && !isFixedPrice(a))) return undefined;
  const stretches = stretchesOf(inForce, c.period);
  if (isAgreed(stretches, field, billed) || isBlend(c, stretches, field, billed)) return undefined;
  const expected = meanPrice(stretches, (a) => a.point![field]!);
  const kwh = register.kwh(c);
  const tooMuch = kwh === undefined ? undefined : pennies(pounds(kwh, decimal(billed).minus(expected)));
  return { register, billed, expected, stretches, kwh, pounds: tooMuch };
}

/** The rate of a contract that is in force on all days, or on all but so few that the change of price is not worth a line. */
function isAgreed(stretches: Stretch[], field: RateField, billed: number): boolean {
  const days = stretches.filter(({ agreements }) =>
    agreements.some(({ point }) => withDiscount(point!, field).some((rate) => sameRate(rate, billed))),
  );
  return limit('nearlyAllDays').times(daysOf(stretches)).lte(daysOf(days));
}

/**
 * One price made of those of several contracts, by the days or by the units of each. How the use was spread is not
 * known, so that a blend may be off by its usual swing. The money charged can be one where the printed rate is not.
 */
function isBlend({ bill }: Case, stretches: Stretch[], field: RateField, billed: number): boolean {
  if (stretches.length < 2) return false;
  const charged = field === 'unitRate' && bill.consumption ? bill.totalUnitCharge : undefined;
  const prices = [decimal(billed), ...(charged === undefined ? [] : [pencePerKwh(charged, bill.consumption!)])];
  return [0, -1].some((place) => {
    const priceOf = ({ point }: Agreement) => withDiscount(point!, field).at(place)!;
    const mean = meanPrice(stretches, priceOf);
    const spread = meanPrice(stretches, (a) => mean.minus(priceOf(a)).abs());
    const tolerance = spread.times(limit('consumptionSwing')).plus(halfLastDigit(billed));
    return prices.some((price) => within(price, mean, tolerance));
  });
}

const pencePerKwh = (charged: number, kwh: number): Decimal => decimal(charged).times(100).div(kwh);

function finding({ register, billed, expected, stretches, kwh, pounds }: RateDifference, left?: Decimal): Finding {
  const { code, field, name } = register;
  return {
    code,
    severity: 'severe',
    field,
    billed,
    expected: expected.toNumber(),
    overcharge: left?.toNumber(),
    message:
      `The bill's ${name} is ${asNumber(billed)}p per kWh, ${asAgreed(stretches, field, expected)}` +
      (pounds && left ? `; for ${asNumber(kwh!)} kWh that is ${asLeft(pounds, left)}.` : '.'),
  };
}

function asAgreed(stretches: Stretch[], field: RateField, expected: Decimal): string {
  if (stretches.length === 1) return `the contract's is ${asNumber(expected)}p`;
  const each = stretches.map(({ days, agreements: [{ point }] }) => `${asNumber(point![field]!)}p for ${asDays(days)}`);
  return `the contracts' is ${each.join(', then ')}: ${asNumber(expected)}p by days`;
}

/** Some suppliers take a Direct Debit discount off the rate, others off the sum. */
function withDiscount(point: SupplyPointFacts, field: RateField): number[] {
  const rate = point[field]!;
  const percent = point.directDebitDiscount;
  return percent ? [rate, decimal(rate).times(decimal(100).minus(percent)).div(100).toNumber()] : [rate];
}
