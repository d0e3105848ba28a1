import type { Rule } from '../case.js';
import { totalKwh } from '../lines.js';
import { REDUCED_VAT, STANDARD_VAT } from '../../law/index.js';
import { deMinimisPerDay } from '../law/vat.js';
import { decimal, pennies, pounds } from '../money.js';
import { smallSupply } from '../relief.js';
import { asDifference, asNumber } from '../words.js';

/** A business that uses no more than the de minimis limit pays VAT at the reduced rate, without a certificate. */
export const vatDeMinimis: Rule = (c) => {
  const { bill, fuel, period, agreement } = c;
  const small = smallSupply(c);
  const kwh = totalKwh(bill);
  // Nothing used is no supply of power: what is billed then is a standing charge, and no fair reading of the use.
  if (!small || !kwh || bill.vatRate !== STANDARD_VAT) return [];
  // A contract at another rate makes this a matter of the contract.
  if ((agreement?.point?.vatRate ?? agreement?.contract.vatRate ?? STANDARD_VAT) !== STANDARD_VAT) return [];
  const net = bill.amountDueNetOfVat;
  const overcharge =
    net === undefined
      ? undefined
      : decimal(bill.vat ?? pennies(pounds(net, STANDARD_VAT))).minus(pennies(pounds(net, REDUCED_VAT)));
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
