import { type Decimal } from 'decimal.js';
import type { Case, Rule } from '../case.js';
import type { Severity } from '../finding.js';
import { REDUCED_VAT, STANDARD_VAT } from '../../law/index.js';
import { decimal, pennies, pounds, within } from '../money.js';
import { limit } from '../tolerances.js';
import { asDifference, asMoney, asNumber } from '../words.js';

/** The VAT rate of the net amount is the VAT. */
export const vatArithmetic: Rule = (c) => {
  const { amountDueNetOfVat: net, vatRate, vat } = c.bill;
  if (net === undefined || vatRate === undefined || vat === undefined) return [];
  const billed = decimal(vat);
  const due = pennies(pounds(net, vatRate));
  if (within(billed, due, limit('billSum'))) return [];
  const overcharge = billed.minus(due);
  return [
    {
      code: 'vat_arithmetic',
      severity: severity(c, decimal(net), billed),
      field: 'vat',
      billed: vat,
      expected: due.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `VAT at ${asNumber(vatRate)}% of ${asMoney(net)} is ${asMoney(due)}, but ${asMoney(billed)} is charged: ${asDifference(overcharge)}.`,
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
