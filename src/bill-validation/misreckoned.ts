import type { Decimal } from 'decimal.js';
import type { BillFacts } from './facts.js';
import { standingChargeCounts, unitCharge, unitLines, withSignOf } from './lines.js';
import { decimal, halfLastDigit, pennies, pounds, within } from './money.js';
import type { Period } from './period.js';
import { limit } from './tolerances.js';

/** A charge that is not what the quantities and prices of the same bill come to, in pounds. */
export interface Misreckoned {
  billed: Decimal;
  due: Decimal;
  difference: Decimal;
}

/**
 * Units times rate is the charge for units. Said only where all the bands of the bill are in fields; a charge that is
 * the units and another line of the bill together is the supplier's subtotal, not a mistake.
 */
export function misreckonedUnits(bill: BillFacts): Misreckoned | undefined {
  const units = unitLines(bill);
  if (bill.totalUnitCharge === undefined || !units?.complete) return undefined;
  const billed = decimal(bill.totalUnitCharge);
  const { charge, tolerance } = unitCharge(units, bill.totalUnitCharge);
  const alsoHeld = [0, bill.totalStandingCharge, bill.capacityCharge].filter((other) => other !== undefined);
  const isRight = alsoHeld.some((other) => within(billed, charge.plus(other), tolerance));
  return isRight ? undefined : misreckoned(billed, charge);
}

/** Days (months, quarters, years) times the standing charge is what is charged for it. */
export function misreckonedStanding(bill: BillFacts, period: Period | undefined): Misreckoned | undefined {
  const { standingCharge: rate, standingChargeType: type, totalStandingCharge } = bill;
  if (rate === undefined || type === undefined || totalStandingCharge === undefined || !period) return undefined;
  const billed = decimal(totalStandingCharge);
  const due = standingChargeCounts(period, type).map((count) => ({
    charge: withSignOf(totalStandingCharge, pennies(pounds(count, rate))),
    tolerance: limit('lineSum').plus(pounds(count, halfLastDigit(rate))),
  }));
  const isRight = due.some(({ charge, tolerance }) => within(billed, charge, tolerance));
  return isRight ? undefined : misreckoned(billed, due[0].charge);
}

/** The VAT rate of the net amount is the VAT. */
export function misreckonedVat({ amountDueNetOfVat: net, vatRate, vat }: BillFacts): Misreckoned | undefined {
  if (net === undefined || vatRate === undefined || vat === undefined) return undefined;
  const due = pennies(pounds(net, vatRate));
  return within(decimal(vat), due, limit('billSum')) ? undefined : misreckoned(decimal(vat), due);
}

const misreckoned = (billed: Decimal, due: Decimal): Misreckoned => ({ billed, due, difference: billed.minus(due) });
