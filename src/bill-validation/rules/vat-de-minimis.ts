import type { Decimal } from 'decimal.js';
import type { Case, Rule } from '../case.js';
import { totalKwh } from '../lines.js';
import { REDUCED_VAT, STANDARD_VAT } from '../../law/index.js';
import { deMinimisPerDay } from '../law/vat.js';
import { misreckonedVat } from '../misreckoned.js';
import { decimal, leftOf, pennies, pounds } from '../money.js';
import { smallSupply } from '../relief.js';
import { asDifference, asNumber } from '../words.js';
import { vatRateDifference } from './vat-rate-mismatch.js';

/** A business that uses no more than the de minimis limit pays VAT at the reduced rate, without a certificate. */
export const vatDeMinimis: Rule = (c) => {
  const { bill, fuel, period } = c;
  const small = smallSupply(c);
  const kwh = totalKwh(bill);
  // Nothing used is no supply of power: what is billed then is a standing charge, and no fair reading of the use.
  if (!small || !kwh || bill.vatRate !== STANDARD_VAT) return [];
  // A contract at another rate, or for domestic use, makes this a matter of the contract.
  if (vatRateDifference(c)) return [];
  const overcharge = tooMuch(c);
  // The rate is misprinted, which its sum tells.
  if (overcharge?.isZero()) return [];
  return [
    {
      code: 'vat_de_minimis',
      severity: small === 'certain' ? 'severe' : 'warning',
      field: 'vatRate',
      billed: bill.vatRate,
      expected: REDUCED_VAT,
      overcharge: overcharge?.toNumber(),
      message:
        `The bill is for ${asNumber(decimal(kwh).div(period!.days).toDecimalPlaces(1))} kWh a day. Up to ` +
        `${deMinimisPerDay(fuel!)} kWh of ${fuel} a day VAT is ${REDUCED_VAT}%` +
        (small === 'certain' ? '' : ', unless other meters at the premises add to it') +
        (overcharge ? `: ${asDifference(overcharge)}.` : '.'),
    },
  ];
};

/** VAT that is charged beyond its own rate is told by its sum. */
function tooMuch({ bill }: Case): Decimal | undefined {
  const net = bill.amountDueNetOfVat;
  if (net === undefined) return undefined;
  const atStandardRate = decimal(bill.vat ?? pennies(pounds(net, STANDARD_VAT)));
  const difference = atStandardRate.minus(pennies(pounds(net, REDUCED_VAT)));
  const misreckoned = misreckonedVat(bill)?.difference;
  return misreckoned ? leftOf(pennies(pounds(net, STANDARD_VAT - REDUCED_VAT)), misreckoned) : difference;
}
