import type { Rule } from '../case.js';
import { misreckonedUnits } from '../misreckoned.js';
import { leftOf, sum } from '../money.js';
import { asLeft, asMoney } from '../words.js';
import { unitRateDifferences } from './unit-rate-mismatch.js';

/** The units at the rates of the bill are what is charged for them. */
export const unitChargeArithmetic: Rule = (c) => {
  const found = misreckonedUnits(c.bill);
  if (!found) return [];
  const { billed, due, difference } = found;
  const overcharge = leftOf(difference, sum(unitRateDifferences(c).map((rate) => rate.pounds ?? 0)));
  return [
    {
      code: 'unit_charge_arithmetic',
      severity: 'severe',
      field: 'totalUnitCharge',
      billed: billed.toNumber(),
      expected: due.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `The units at the rates on the bill come to ${asMoney(due)}, but ${asMoney(billed)} is charged for them: ${asLeft(difference, overcharge)}.`,
    },
  ];
};
