import type { Rule } from '../case.js';
import { decimal, within } from '../money.js';
import { limit } from '../tolerances.js';
import { asDifference, asMoney } from '../words.js';

/** Net and VAT are the total of the bill. */
export const totalArithmetic: Rule = ({ bill }) => {
  const { amountDueNetOfVat: net, vat, totalAmount } = bill;
  if (net === undefined || vat === undefined || totalAmount === undefined) return [];
  const billed = decimal(totalAmount);
  const due = decimal(net).plus(vat);
  if (within(billed, due, limit('billSum'))) return [];
  const overcharge = billed.minus(due);
  return [
    {
      code: 'total_arithmetic',
      severity: 'severe',
      field: 'totalAmount',
      billed: totalAmount,
      expected: due.toNumber(),
      overcharge: overcharge.toNumber(),
      message: `${asMoney(net)} and VAT of ${asMoney(vat)} make ${asMoney(due)}, but the total of the bill is ${asMoney(billed)}: ${asDifference(overcharge)}.`,
    },
  ];
};
