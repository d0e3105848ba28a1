import { type Decimal } from 'decimal.js';
import { type Case, isFixedPrice, type Rule } from '../case.js';
import type { Severity } from '../finding.js';
import type { BillFacts } from '../facts.js';
import { REDUCED_VAT } from '../../law/index.js';
import { cclTolerance, lawfulCcl, printedCcl, totalKwh, unitCharge, unitLines } from '../lines.js';
import { decimal, sum, within } from '../money.js';
import { limit } from '../tolerances.js';
import { asDifference, asMoney } from '../words.js';

/**
 * The lines add up to the net amount. A bill may have lines that are in no field (metering, network charges), and a
 * difference that is no more than such a line must not be called a mistake: it is said only where every line that the
 * supply can have was read, and it fails the bill only where the contract, or the caller, rules other lines out.
 */
export const netArithmetic: Rule = (c) => {
  const { bill } = c;
  const severity = howSure(c);
  if (!severity || bill.amountDueNetOfVat === undefined) return [];
  const billed = decimal(bill.amountDueNetOfVat);
  const ccl = printedCcl(bill) ?? decimal(0);
  const lines = sum([
    bill.totalUnitCharge!,
    bill.totalStandingCharge!,
    bill.capacityCharge ?? 0,
    bill.otherCharges ?? 0,
  ]);
  if (otherReadings(c, ccl, lines).some((net) => within(billed, net, cclTolerance(bill)))) return [];
  const expected = lines.plus(ccl);
  const overcharge = billed.minus(expected);
  const unread = overcharge.abs().gt(billed.abs().times(limit('unreadLines')));
  return [
    {
      code: 'net_arithmetic',
      severity: unread && bill.otherCharges === undefined ? 'warning' : severity,
      field: 'amountDueNetOfVat',
      billed: bill.amountDueNetOfVat,
      expected: expected.toNumber(),
      overcharge: overcharge.toNumber(),
      message:
        `The charges on the bill add up to ${asMoney(expected)}, but its net amount is ${asMoney(billed)}: ` +
        `${asDifference(overcharge)}, unless the bill shows a further charge or discount.`,
    },
  ];
};

/** The sums that would also be right: levy inside the unit charge or not charged, split over 1 April, capacity inside. */
function otherReadings(c: Case, ccl: Decimal, lines: Decimal): Decimal[] {
  const { bill, agreement } = c;
  const levies = [ccl, decimal(0), lawfulCcl(c) ?? ccl];
  const sums = levies.flatMap((levy) => [lines.plus(levy), lines.plus(levy).minus(bill.capacityCharge ?? 0)]);
  const discount = agreement?.point?.directDebitDiscount;
  if (!discount) return sums;
  const share = decimal(discount).div(100);
  return sums.flatMap((s) => [
    s,
    s.times(decimal(1).minus(share)),
    s.minus(decimal(bill.totalUnitCharge!).times(share)),
  ]);
}

function howSure(c: Case): Severity | undefined {
  const { bill, agreement, context } = c;
  if (bill.totalUnitCharge === undefined || bill.totalStandingCharge === undefined) return undefined;
  if ((context.meterPointsOnBill ?? 1) > 1 || !levyIsKnown(c)) return undefined;
  if (bill.otherCharges !== undefined) return 'severe';
  if (agreement?.point && isFixedPrice(agreement)) {
    const capacityIsRead = agreement.point.capacityRate === undefined || bill.capacityCharge !== undefined;
    return capacityIsRead ? 'severe' : undefined;
  }
  return !agreement?.contract.isMarketRates && isPlain(c) ? 'warning' : undefined;
}

function levyIsKnown(c: Case): boolean {
  const { bill, agreement } = c;
  if (printedCcl(bill) === undefined)
    return bill.vatRate === REDUCED_VAT || agreement?.contract.customerType === 'domestic';
  // Levy worked out on day and night units leaves out the bands that are in no field.
  return bill.consumption !== undefined || unitsAreRead(bill);
}

/** A small supply's bill has units and a standing charge; larger ones often have capacity and network charges too. */
function isPlain({ bill, fuel, period }: Case): boolean {
  const kwh = totalKwh(bill);
  if (bill.capacityCharge !== undefined || kwh === undefined || !period || !unitsAreRead(bill)) return false;
  return fuel === 'gas' || limit('plainSupply').times(period.days).div(365).gte(Math.abs(kwh));
}

function unitsAreRead(bill: BillFacts): boolean {
  const units = unitLines(bill);
  if (!units || bill.totalUnitCharge === undefined) return false;
  const { charge, tolerance } = unitCharge(units, bill.totalUnitCharge);
  return within(decimal(bill.totalUnitCharge), charge, tolerance);
}
