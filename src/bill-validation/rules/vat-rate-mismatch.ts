import type { Decimal } from 'decimal.js';
import type { Case, Rule } from '../case.js';
import { REDUCED_VAT, STANDARD_VAT } from '../../law/index.js';
import { isLawfulVat } from '../law/vat.js';
import { misreckonedVat } from '../misreckoned.js';
import { decimal, leftOf, pennies, pounds } from '../money.js';
import { mayBeSmallSupply } from '../relief.js';
import { asLeft, asNumber } from '../words.js';

/** A rate of VAT that is not the one due. */
interface VatDifference {
  billed: number;
  expected: number;
  why: string;
  /** Too much at the rate that is printed. */
  pounds?: Decimal;
}

/** VAT is at the contract's rate, and in any case at a rate there is. A rate that is printed and not charged costs nothing. */
export const vatRateMismatch: Rule = (c) => {
  const found = vatRateDifference(c);
  if (!found) return [];
  const { billed, expected, why, pounds: tooMuch } = found;
  const overcharge = tooMuch && leftOf(tooMuch, misreckonedVat(c.bill)?.difference);
  return [
    {
      code: 'vat_rate_mismatch',
      severity: 'severe',
      field: 'vatRate',
      billed,
      expected,
      overcharge: overcharge?.toNumber(),
      message:
        `VAT is charged at ${asNumber(billed)}%; ${why} ${asNumber(expected)}%` +
        (tooMuch && overcharge ? `: ${asLeft(tooMuch, overcharge)}.` : '.'),
    },
  ];
};

export function vatRateDifference(c: Case): VatDifference | undefined {
  const { vatRate: billed, amountDueNetOfVat: net, vat } = c.bill;
  const expected = billed === undefined || c.credit ? undefined : expectedRate(c, billed);
  if (billed === undefined || expected === undefined || billed === expected.rate) return undefined;
  // Nobody charges a rate that there is not: without the money it is as likely misprinted.
  const isCharged = vat !== undefined || [0, REDUCED_VAT, STANDARD_VAT].includes(billed);
  const tooMuch =
    net === undefined || !isCharged ? undefined : pennies(pounds(net, decimal(billed).minus(expected.rate)));
  return { billed, expected: expected.rate, why: expected.why, pounds: tooMuch };
}

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
