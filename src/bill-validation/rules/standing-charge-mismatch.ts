import { type Decimal } from 'decimal.js';
import { isFixedPrice, pricesInForce, type Rule } from '../case.js';
import type { StandingChargePeriod, SupplyPointFacts } from '../facts.js';
import { standingChargeCounts } from '../lines.js';
import { decimal, pennies, pounds, sameRate } from '../money.js';
import { limit } from '../tolerances.js';
import { asDifference, asNumber } from '../words.js';

const TIMES_A_YEAR: Record<StandingChargePeriod, number> = { daily: 365, monthly: 12, quarterly: 4, annual: 1 };
const EACH: Record<StandingChargePeriod, string> = {
  daily: 'a day',
  monthly: 'a month',
  quarterly: 'a quarter',
  annual: 'a year',
};

/** The standing charge of the bill is that of the contract, in whichever period each of them states it. */
export const standingChargeMismatch: Rule = (c) => {
  const { standingCharge: billed, standingChargeType: type } = c.bill;
  const inForce = pricesInForce(c).filter((a) => a.point!.standingCharge !== undefined);
  if (billed === undefined || c.credit || inForce.length === 0) return [];
  if (inForce.some((a) => a.contract.isMarketRates && !isFixedPrice(a))) return [];
  if (inForce.some(({ point }) => agrees(point!, billed, type))) return [];
  const expected = inPeriodsOf(inForce[0].point!, type);
  const counts = c.period && type ? standingChargeCounts(c.period, type) : undefined;
  const overcharge = counts && pennies(pounds(counts[0], decimal(billed).minus(expected)));
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
        `The bill's standing charge is ${asNumber(billed)}p${each}, the contract's is ${asNumber(expected)}p` +
        (overcharge ? `; for ${c.period!.days} days that is ${asDifference(overcharge)}.` : '.'),
    },
  ];
};

function agrees(point: SupplyPointFacts, billed: number, type: StandingChargePeriod | undefined): boolean {
  if (isSamePeriod(point, type)) return sameRate(point.standingCharge!, billed);
  const expected = inPeriodsOf(point, type);
  return expected
    .minus(billed)
    .abs()
    .lte(expected.times(limit('convertedStandingCharge')));
}

const isSamePeriod = (point: SupplyPointFacts, type: StandingChargePeriod | undefined): boolean =>
  !type || !point.standingChargeType || point.standingChargeType === type;

/** The contract's standing charge in the periods of the bill, to four decimals of a penny. */
function inPeriodsOf(point: SupplyPointFacts, type: StandingChargePeriod | undefined): Decimal {
  const charge = decimal(point.standingCharge!);
  if (isSamePeriod(point, type)) return charge;
  return charge.times(TIMES_A_YEAR[point.standingChargeType!]).div(TIMES_A_YEAR[type!]).toDecimalPlaces(4);
}
