import { isFixedPrice, type Rule } from '../case.js';
import { standingChargeCounts, withSignOf } from '../lines.js';
import { Decimal } from 'decimal.js';
import { decimal, pennies, pounds, within } from '../money.js';
import { limit } from '../tolerances.js';
import { asDays, asDifference, asMoney, asNumber } from '../words.js';

/** The agreed capacity times the contract's rate is the capacity charge, by days or by months. */
export const capacityMismatch: Rule = ({ bill, agreement, period, context }) => {
  const kva = context.agreedCapacity ?? agreement?.point?.maximumImportCapacity;
  const rate = agreement?.point?.capacityRate;
  if (bill.capacityCharge === undefined || !kva || rate === undefined || !agreement || !period) return [];
  const billed = decimal(bill.capacityCharge);
  const daily = pounds(kva, rate);
  const months = standingChargeCounts(period, 'monthly').map((count) => count.times(365).div(12));
  const due = [...standingChargeCounts(period, 'daily'), ...months].map((days) =>
    withSignOf(bill.capacityCharge!, pennies(daily.times(days))),
  );
  const tolerance = Decimal.max(limit('billSum'), due[0].abs().times(limit('capacityCharge')));
  if (due.some((charge) => within(billed, charge, tolerance))) return [];
  const overcharge = billed.minus(due[0]);
  const kvaBilled = billed.abs().div(daily.times(period.days)).times(kva).toDecimalPlaces(0);
  return [
    {
      code: 'capacity_mismatch',
      severity: isFixedPrice(agreement) ? 'severe' : 'warning',
      field: 'capacityCharge',
      billed: bill.capacityCharge,
      expected: due[0].toNumber(),
      overcharge: overcharge.toNumber(),
      message:
        `${asNumber(kva)} kVA at ${asNumber(rate)}p per kVA for ${asDays(period.days)} is ${asMoney(due[0])}, but ` +
        `${asMoney(billed)} is charged for capacity (as for ${asNumber(kvaBilled)} kVA): ${asDifference(overcharge)}, ` +
        'unless the agreed capacity was changed or exceeded.',
    },
  ];
};
