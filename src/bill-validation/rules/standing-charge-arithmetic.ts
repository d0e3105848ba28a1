import type { Rule } from '../case.js';
import { misreckonedStanding } from '../misreckoned.js';
import { leftOf } from '../money.js';
import { asDays, asLeft, asMoney } from '../words.js';
import { standingChargeDifference } from './standing-charge-mismatch.js';

/** Days (months, quarters, years) times the standing charge of the bill is what is charged for it. */
export const standingChargeArithmetic: Rule = (c) => {
  const found = misreckonedStanding(c.bill, c.period);
  if (!found) return [];
  const { billed, due, difference } = found;
  const overcharge = leftOf(difference, standingChargeDifference(c)?.pounds);
  return [
    {
      code: 'standing_charge_arithmetic',
      severity: 'severe',
      field: 'totalStandingCharge',
      billed: billed.toNumber(),
      expected: due.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `The standing charge for ${asDays(c.period!.days)} comes to ${asMoney(due)}, but ${asMoney(billed)} is charged: ${asLeft(difference, overcharge)}.`,
    },
  ];
};
