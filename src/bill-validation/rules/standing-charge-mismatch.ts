import type { Decimal } from 'decimal.js';
import { type Case, isFixedPrice, pricesInForce, type Rule } from '../case.js';
import type { BillFacts, StandingChargePeriod, SupplyPointFacts } from '../facts.js';
import { standingChargeCounts } from '../lines.js';
import { misreckonedStanding } from '../misreckoned.js';
import { decimal, halfLastDigit, leftOf, pennies, pounds, sameRate, within } from '../money.js';
import type { Period } from '../period.js';
import { daysOf, meanPrice, type Stretch, stretchesOf } from '../stretches.js';
import { limit } from '../tolerances.js';
import { asDays, asLeft, asNumber } from '../words.js';

const TIMES_A_YEAR: Record<StandingChargePeriod, number> = { daily: 365, monthly: 12, quarterly: 4, annual: 1 };
const EACH: Record<StandingChargePeriod, string> = {
  daily: 'a day',
  monthly: 'a month',
  quarterly: 'a quarter',
  annual: 'a year',
};

/** A standing charge of the bill that is not the contract's. */
interface StandingDifference {
  billed: number;
  /** The contract's in the periods of the bill. */
  expected: Decimal;
  stretches: Stretch[];
  /** Too much at the price that is printed. */
  pounds?: Decimal;
}

/** The standing charge of the bill is that of the contract, in whichever period each of them states it. */
export const standingChargeMismatch: Rule = (c) => {
  const found = standingChargeDifference(c);
  if (!found) return [];
  const { billed, expected, pounds: tooMuch } = found;
  const { standingChargeType: type } = c.bill;
  const overcharge = tooMuch && leftOf(tooMuch, misreckonedStanding(c.bill, c.period)?.difference);
  const each = type ? ` ${EACH[type]}` : '';
  return [
    {
      code: 'standing_charge_mismatch',
      severity: 'severe',
      field: 'standingCharge',
      billed,
      expected: expected.toNumber(),
      overcharge: overcharge?.toNumber(),
      message:
        `The bill's standing charge is ${asNumber(billed)}p${each}, ${asAgreed(found, type)}` +
        (tooMuch && overcharge ? `; for ${asDays(c.period!.days)} that is ${asLeft(tooMuch, overcharge)}.` : '.'),
    },
  ];
};

/** Not asked of a credit note, nor of a contract whose price moves with the market. */
export function standingChargeDifference(c: Case): StandingDifference | undefined {
  const { standingCharge: billed, standingChargeType: type } = c.bill;
  const inForce = pricesInForce(c).filter((a) => a.point!.standingCharge !== undefined);
  if (billed === undefined || c.credit || inForce.length === 0) return undefined;
  if (inForce.some((a) => a.contract.isMarketRates && !isFixedPrice(a))) return undefined;
  const stretches = stretchesOf(inForce, c.period);
  const expected = meanPrice(stretches, ({ point }) => inPeriodsOf(point!, type));
  if (isAgreed(c, stretches) || isBlend(c, stretches, expected)) return undefined;
  const tooMuch = c.period && type && tooMuchFor(c.bill, c.period, stretches, expected);
  return { billed, expected, stretches, pounds: tooMuch };
}

/** The standing charge of a contract that is in force on all days, or on nearly all. */
function isAgreed({ bill, period }: Case, stretches: Stretch[]): boolean {
  const days = stretches.filter(({ agreements }) => agreements.some(({ point }) => agrees(point!, bill, period)));
  return limit('nearlyAllDays').times(daysOf(stretches)).lte(daysOf(days));
}

function agrees(point: SupplyPointFacts, bill: BillFacts, period: Period | undefined): boolean {
  const { standingCharge: billed, standingChargeType: type } = bill;
  if (isSamePeriod(point, type)) return sameRate(point.standingCharge!, billed!);
  const expected = inPeriodsOf(point, type);
  return (
    within(expected, decimal(billed!), toleranceOf(expected)) || (period !== undefined && comesTo(point, bill, period))
  );
}

/** A price by the day and one by the month are the same where they come to the same money for the days of the bill. */
function comesTo(point: SupplyPointFacts, bill: BillFacts, period: Period): boolean {
  const { standingCharge, standingChargeType, totalStandingCharge: charged } = bill;
  const billed =
    charged === undefined
      ? standingChargeCounts(period, standingChargeType!).map((count) => pounds(count, standingCharge!))
      : [decimal(charged)];
  return standingChargeCounts(period, point.standingChargeType!).some((count) => {
    const due = pounds(count, point.standingCharge!);
    const tolerance = limit('lineSum').plus(pounds(count, halfLastDigit(point.standingCharge!)));
    return billed.some((each) => within(each, due, tolerance));
  });
}

/** One price made of those of several contracts by their days, or the money that they come to. */
function isBlend({ bill, period }: Case, stretches: Stretch[], expected: Decimal): boolean {
  if (stretches.length < 2) return false;
  if (within(decimal(bill.standingCharge!), expected, toleranceOf(expected))) return true;
  if (bill.totalStandingCharge === undefined || !period || !bill.standingChargeType) return false;
  const due = pounds(standingChargeCounts(period, bill.standingChargeType)[0], expected);
  return within(decimal(bill.totalStandingCharge), due, toleranceOf(due).plus(limit('lineSum')));
}

const toleranceOf = (amount: Decimal): Decimal => amount.times(limit('convertedStandingCharge'));

/** At the printed price; the contract's is counted in its own periods. */
function tooMuchFor(bill: BillFacts, period: Period, stretches: Stretch[], expected: Decimal): Decimal {
  const type = bill.standingChargeType!;
  const { point } = stretches[0].agreements[0];
  const [count] = standingChargeCounts(period, type);
  const due =
    stretches.length > 1 || isSamePeriod(point!, type)
      ? pounds(count, expected)
      : pounds(standingChargeCounts(period, point!.standingChargeType!)[0], point!.standingCharge!);
  return pennies(pounds(count, bill.standingCharge!).minus(due));
}

const isSamePeriod = (point: SupplyPointFacts, type: StandingChargePeriod | undefined): boolean =>
  !type || !point.standingChargeType || point.standingChargeType === type;

/** The contract's standing charge in the periods of the bill, to four decimals of a penny. */
function inPeriodsOf(point: SupplyPointFacts, type: StandingChargePeriod | undefined): Decimal {
  const charge = decimal(point.standingCharge!);
  if (isSamePeriod(point, type)) return charge;
  return charge.times(TIMES_A_YEAR[point.standingChargeType!]).div(TIMES_A_YEAR[type!]).toDecimalPlaces(4);
}

function asAgreed({ expected, stretches }: StandingDifference, type: StandingChargePeriod | undefined): string {
  const charges = stretches.map(({ days, agreements: [{ point }] }) => {
    const of = isSamePeriod(point!, type) ? '' : ` ${EACH[point!.standingChargeType!]}`;
    return { days, text: `${asNumber(point!.standingCharge!)}p${of}` };
  });
  if (charges.length === 1) return `the contract's is ${charges[0].text}`;
  const each = charges.map(({ days, text }) => `${text} for ${asDays(days)}`);
  return `the contracts' is ${each.join(', then ')}: ${asNumber(expected)}p by days`;
}
