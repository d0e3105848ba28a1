import { REDUCED_VAT } from '../law/index.js';
import type { Case } from './case.js';
import { cclTolerance, printedCcl, restOfNet, totalKwh } from './lines.js';
import { deMinimis } from './law/vat.js';
import { decimal, pounds, within } from './money.js';
import { limit } from './tolerances.js';

/**
 * Whether the bill's use is within the de minimis limits. They count all meters of a fuel at the premises, so that it
 * is only certain where the caller knows that there is no other; that no other is known yet does not say so.
 */
export function smallSupply(c: Case): 'certain' | 'likely' | undefined {
  const { bill, fuel, period, context } = c;
  const kwh = totalKwh(bill);
  if (c.credit || !fuel || !period || kwh === undefined || (context.meterPointsOnBill ?? 1) > 1) return undefined;
  if (kwh < 0 || deMinimis(fuel, kwh, period) !== 'yes') return undefined;
  if ((context.meterPointsAtPremises ?? 1) > 1) return undefined;
  return context.isOnlyMeterPoint ? 'certain' : 'likely';
}

/** Whether the law may allow the reduced rate for so small a use, at its most generous. */
export function mayBeSmallSupply({ bill, fuel, period }: Case): boolean {
  const kwh = totalKwh(bill);
  return fuel !== undefined && period !== undefined && kwh !== undefined && deMinimis(fuel, kwh, period) !== 'no';
}

/** Why no levy may be charged at all. */
export function leviedWithoutCause(c: Case): 'reduced_vat' | 'domestic' | 'small' | undefined {
  if (c.credit || !c.bill.cclRate || !levyWasCharged(c)) return undefined;
  if (c.agreement?.contract.customerType === 'domestic') return 'domestic';
  if (isAtReducedVat(c)) return 'reduced_vat';
  return smallSupply(c) ? 'small' : undefined;
}

/** The whole bill is at the reduced rate, and no contract says that it should not be. */
function isAtReducedVat({ bill, agreement }: Case): boolean {
  const agreed = agreement?.point?.vatRate ?? agreement?.contract.vatRate;
  if (bill.vatRate !== REDUCED_VAT || (agreed !== undefined && agreed !== REDUCED_VAT)) return false;
  if (bill.vat === undefined || bill.amountDueNetOfVat === undefined) return true;
  return within(decimal(bill.vat), pounds(bill.amountDueNetOfVat, REDUCED_VAT), limit('billSum'));
}

/** A bill can print the rate of the levy and not charge it: then its other lines make the whole net amount. */
function levyWasCharged({ bill }: Case): boolean {
  const rest = restOfNet(bill);
  const levy = printedCcl(bill);
  if (!rest || !levy) return true;
  const tolerance = cclTolerance(bill);
  return levy.abs().lte(tolerance) || !within(rest, decimal(0), tolerance);
}
