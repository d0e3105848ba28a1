import type { Decimal } from 'decimal.js';
import type { Case, Rule } from '../case.js';
import type { Severity } from '../finding.js';
import { REDUCED_VAT, STANDARD_VAT } from '../../law/index.js';
import { misreckonedVat } from '../misreckoned.js';
import { decimal, leftOf, pounds } from '../money.js';
import { asLeft, asMoney, asNumber } from '../words.js';
import { vatRateDifference } from './vat-rate-mismatch.js';

/** The VAT rate of the net amount is the VAT. */
export const vatArithmetic: Rule = (c) => {
  const found = misreckonedVat(c.bill);
  if (!found) return [];
  const { billed, due, difference } = found;
  const net = decimal(c.bill.amountDueNetOfVat!);
  const overcharge = leftOf(difference, vatRateDifference(c)?.pounds);
  return [
    {
      code: 'vat_arithmetic',
      severity: severity(c, net, billed),
      field: 'vat',
      billed: billed.toNumber(),
      expected: due.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `VAT at ${asNumber(c.bill.vatRate!)}% of ${asMoney(net)} is ${asMoney(due)}, but ${asMoney(billed)} is charged: ${asLeft(difference, overcharge)}.`,
    },
  ];
};

/**
 * A supply of mixed use has a part at each rate, and its VAT lies between the two. Where no contract says that one rate
 * covers all of it, such a bill is only asked about.
 */
function severity({ agreement }: Case, net: Decimal, vat: Decimal): Severity {
  const oneRate = agreement?.point?.vatRate ?? agreement?.contract.vatRate;
  if (oneRate !== undefined) return 'severe';
  const [low, high] = [REDUCED_VAT, STANDARD_VAT].map((rate) => pounds(net.abs(), rate));
  return vat.abs().gt(low) && vat.abs().lt(high) ? 'warning' : 'severe';
}
