import type { Rule } from '../case.js';
import { standingChargeCounts, withSignOf } from '../lines.js';
import { decimal, halfLastDigit, pennies, pounds, within } from '../money.js';
import { limit } from '../tolerances.js';
import { asDifference, asMoney } from '../words.js';

/** Days (months, quarters, years) times the standing charge is what is charged for it. */
export const standingChargeArithmetic: Rule = ({ bill, period }) => {
  const { standingCharge: rate, standingChargeType: type, totalStandingCharge } = bill;
  if (rate === undefined || type === undefined || totalStandingCharge === undefined || !period) return [];
  const billed = decimal(totalStandingCharge);
  const due = standingChargeCounts(period, type).map((count) => ({
    charge: withSignOf(totalStandingCharge, pennies(pounds(count, rate))),
    tolerance: limit('lineSum').plus(pounds(count, halfLastDigit(rate))),
  }));
  if (due.some(({ charge, tolerance }) => within(billed, charge, tolerance))) return [];
  const { charge } = due[0];
  const overcharge = billed.minus(charge);
  return [
    {
      code: 'standing_charge_arithmetic',
      severity: 'severe',
      field: 'totalStandingCharge',
      billed: totalStandingCharge,
      expected: charge.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `The standing charge for ${period.days} days comes to ${asMoney(charge)}, but ${asMoney(billed)} is charged: ${asDifference(overcharge)}.`,
    },
  ];
};
