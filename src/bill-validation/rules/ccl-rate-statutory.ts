import { Decimal } from 'decimal.js';
import { type Case, pricesInForce, type Rule } from '../case.js';
import { cclTolerance, printedCcl, restOfNet, totalKwh } from '../lines.js';
import { cclRatesOfAllYears } from '../../law/index.js';
import { agreementRateOn, type CclStretch, cclStretches, meanRate } from '../law/ccl.js';
import { decimal, pennies, pounds, sameRate, within } from '../money.js';
import { leviedWithoutCause } from '../relief.js';
import { limit } from '../tolerances.js';
import { asDate, asDays, asDifference, asNumber } from '../words.js';

/**
 * The levy is charged at the main rate of the days of supply, split over 1 April. A lower rate is as a rule a relief
 * that the customer holds, unless it is the main rate of another year. Where the contract states a rate, what may be
 * passed on is a matter of the contract, and the bill is held against that instead.
 */
export const cclRateStatutory: Rule = (c) => {
  const { bill, fuel, period } = c;
  const stretches = fuel && period && cclStretches(fuel, period);
  const kwh = totalKwh(bill);
  if (!bill.cclRate || !stretches || kwh === undefined || c.credit) return [];
  if (pricesInForce(c).some((a) => a.contract.cclRate !== undefined) || leviedWithoutCause(c)) return [];
  const expected = meanRate(stretches);
  const billed = stretches.length === 1 ? oneRate(c, stretches[0].rate) : splitRate(c, stretches, decimal(kwh));
  if (!billed) return [];
  const overcharge = pennies(pounds(kwh, billed.minus(expected)));
  const split = stretches.map((s) => `${asNumber(s.rate)}p for ${asDays(s.days)}`).join(', then ');
  return [
    {
      code: 'ccl_rate_statutory',
      severity: overcharge.isPositive() ? 'severe' : 'warning',
      field: 'cclRate',
      billed: bill.cclRate,
      expected: expected.toDecimalPlaces(5).toNumber(),
      overcharge: overcharge.toNumber(),
      message:
        `Climate Change Levy is charged at ${asNumber(bill.cclRate)}p per kWh; for ${fuel} used from ` +
        `${asDate(period.start)} to ${asDate(period.end)} the main rate is ${split}: ${asDifference(overcharge)}.`,
    },
  ];
};

/** The rate billed, if it is not the law's for days that all have one rate. */
function oneRate({ bill, fuel, period }: Case, lawful: Decimal): Decimal | undefined {
  const billed = bill.cclRate!;
  if (sameRate(billed, lawful.toNumber())) return undefined;
  if (lawful.lt(billed)) return decimal(billed);
  const relieved = agreementRateOn(fuel!, period!.end);
  const isRelief = relieved !== undefined && within(relieved, decimal(billed), decimal('0.001'));
  return !isRelief && cclRatesOfAllYears(fuel).includes(billed) ? decimal(billed) : undefined;
}

/**
 * The rate at which a bill over 1 April was charged, if it was not split. Such a bill may print one of its two rates:
 * only the amount tells, so that without one nothing is said of a rate that is lawful on some of the days. An amount
 * between the two can be a split by readings.
 */
function splitRate({ bill }: Case, stretches: CclStretch[], kwh: Decimal): Decimal | undefined {
  const billed = decimal(bill.cclRate!);
  const rates = stretches.map((s) => s.rate);
  if (billed.gt(Decimal.max(...rates))) return billed;
  const rest = restOfNet(bill);
  const whole = printedCcl(bill)!;
  const even = pounds(kwh, meanRate(stretches));
  const tolerance = even.abs().times(limit('cclSplit')).plus(limit('lineSum'));
  if (!rest || within(whole, even, tolerance)) return undefined;
  const atOneRate = rates.some((rate) => sameRate(rate.toNumber(), bill.cclRate!));
  return atOneRate && within(rest, whole, Decimal.min(cclTolerance(bill), tolerance)) ? billed : undefined;
}
