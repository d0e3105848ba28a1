import { type Decimal } from 'decimal.js';
import { type Agreement, type Case, pricesInForce, type Rule } from '../case.js';
import { totalKwh } from '../lines.js';
import { cclRateOn } from '../../law/index.js';
import { cclStretches } from '../law/ccl.js';
import { decimal, pennies, pounds, sameRate } from '../money.js';
import { asDifference, asNumber } from '../words.js';

/** The levy is passed on at the rate that the contract states. */
export const cclRateMismatch: Rule = (c) => {
  const billed = c.bill.cclRate;
  const inForce = pricesInForce(c).filter((a) => a.contract.cclRate !== undefined);
  if (!billed || c.credit || inForce.length === 0) return [];
  if (inForce.some((a) => sameRate(a.contract.cclRate!, billed))) return [];
  const agreement = inForce[0];
  const expected = agreement.contract.cclRate!;
  const kwh = totalKwh(c.bill);
  const overcharge = kwh === undefined ? undefined : pennies(pounds(kwh, decimal(billed).minus(expected)));
  const lawful = lawfulRate(c)?.equals(billed) ?? false;
  return [
    {
      code: 'ccl_rate_mismatch',
      severity: lawful && restatesTheLevyOfItsDay(c, agreement) ? 'warning' : 'severe',
      field: 'cclRate',
      billed,
      expected,
      overcharge: overcharge?.toNumber(),
      message:
        `Climate Change Levy is charged at ${asNumber(billed)}p per kWh, the contract says ${asNumber(expected)}p` +
        (overcharge ? `; for ${asNumber(kwh!)} kWh that is ${asDifference(overcharge)}.` : '.') +
        (lawful
          ? ' The rate billed is the main rate in law for these days: see whether the contract fixes the levy or lets changes of it through.'
          : ''),
    },
  ];
};

/** The one main rate of the days billed. */
function lawfulRate({ fuel, period }: Case): Decimal | undefined {
  const stretches = fuel && period && cclStretches(fuel, period);
  return stretches?.length === 1 ? stretches[0].rate : undefined;
}

/** The contract's rate was the law's when it began: it tells the levy of its day, and the levy has been changed since. */
function restatesTheLevyOfItsDay({ fuel }: Case, { contract, start }: Agreement): boolean {
  return (fuel && start && cclRateOn(fuel, start)?.equals(contract.cclRate!)) || false;
}
