import type { Rule } from '../case.js';
import { unitCharge, unitLines } from '../lines.js';
import { decimal, within } from '../money.js';
import { asDifference, asMoney } from '../words.js';

/**
 * Units times rate is the charge for units. Said only where all the bands of the bill are in fields; a charge that is
 * the units and another line of the bill together is the supplier's subtotal, not a mistake.
 */
export const unitChargeArithmetic: Rule = ({ bill }) => {
  const units = unitLines(bill);
  if (bill.totalUnitCharge === undefined || !units?.complete) return [];
  const billed = decimal(bill.totalUnitCharge);
  const { charge, tolerance } = unitCharge(units, bill.totalUnitCharge);
  const alsoHeld = [0, bill.totalStandingCharge, bill.capacityCharge].filter((other) => other !== undefined);
  if (alsoHeld.some((other) => within(billed, charge.plus(other), tolerance))) return [];
  const overcharge = billed.minus(charge);
  return [
    {
      code: 'unit_charge_arithmetic',
      severity: 'severe',
      field: 'totalUnitCharge',
      billed: bill.totalUnitCharge,
      expected: charge.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `The units at the rates on the bill come to ${asMoney(charge)}, but ${asMoney(billed)} is charged for them: ${asDifference(overcharge)}.`,
    },
  ];
};
