import type { Case, Rule } from '../case.js';
import { REDUCED_VAT, STANDARD_VAT } from '../../law/index.js';
import { isLawfulVat } from '../law/vat.js';
import { decimal, pennies, pounds } from '../money.js';
import { mayBeSmallSupply } from '../relief.js';
import { asDifference, asNumber } from '../words.js';

/** VAT is at the contract's rate, and in any case at a rate there is. */
export const vatRateMismatch: Rule = (c) => {
  const billed = c.bill.vatRate;
  const expected = billed === undefined || c.credit ? undefined : expectedRate(c, billed);
  if (billed === undefined || expected === undefined || billed === expected.rate) return [];
  const net = c.bill.amountDueNetOfVat;
  const overcharge = net === undefined ? undefined : pennies(pounds(net, decimal(billed).minus(expected.rate)));
  return [
    {
      code: 'vat_rate_mismatch',
      severity: 'severe',
      field: 'vatRate',
      billed,
      expected: expected.rate,
      overcharge: overcharge?.toNumber(),
      message:
        `VAT is charged at ${asNumber(billed)}%; ${expected.why} ${asNumber(expected.rate)}%` +
        (overcharge ? `: ${asDifference(overcharge)}.` : '.'),
    },
  ];
};

function expectedRate(c: Case, billed: number): { rate: number; why: string } | undefined {
  const { agreement, period, bill } = c;
  // The law puts a small supply at the reduced rate whatever the contract says.
  if (billed === REDUCED_VAT && mayBeSmallSupply(c)) return undefined;
  const agreed = agreement?.point?.vatRate ?? agreement?.contract.vatRate;
  if (agreed !== undefined) return { rate: agreed, why: 'the contract says' };
  if (agreement?.contract.customerType === 'domestic') return { rate: REDUCED_VAT, why: 'domestic use is at' };
  const day = period?.end ?? bill.invoiceDate;
  if (!day || isLawfulVat(billed, day)) return undefined;
  return { rate: STANDARD_VAT, why: 'there is no such rate for fuel and power; a business pays' };
}
