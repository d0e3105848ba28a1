import { type Case, isFixedPrice, pricesInForce, type Rule } from '../case.js';
import type { Finding, FindingCode } from '../finding.js';
import { totalKwh } from '../lines.js';
import { decimal, pennies, pounds, sameRate } from '../money.js';
import { asDifference, asNumber } from '../words.js';

type Register = 'unitRate' | 'dayUnitRate' | 'nightUnitRate';

const REGISTERS: { field: Register; code: FindingCode; name: string; kwh: (c: Case) => number | undefined }[] = [
  { field: 'unitRate', code: 'unit_rate_mismatch', name: 'unit rate', kwh: ({ bill }) => totalKwh(bill) },
  { field: 'dayUnitRate', code: 'day_unit_rate_mismatch', name: 'day rate', kwh: ({ bill }) => bill.dayConsumption },
  {
    field: 'nightUnitRate',
    code: 'night_unit_rate_mismatch',
    name: 'night rate',
    kwh: ({ bill }) => bill.nightConsumption,
  },
];

/**
 * The rates of the bill are those of the contract. Not asked of a credit note, which gives back what was billed, right
 * or wrong; nor of a contract whose price moves with the market.
 */
export const unitRateMismatch: Rule = (c) => (c.credit ? [] : REGISTERS.flatMap((register) => mismatch(c, register)));

function mismatch(c: Case, { field, code, name, kwh }: (typeof REGISTERS)[number]): Finding[] {
  const billed = c.bill[field];
  const inForce = pricesInForce(c).filter((a) => a.point![field] !== undefined);
  if (billed === undefined || inForce.length === 0) return [];
  if (inForce.some((a) => a.contract.isMarketRates && !isFixedPrice(a))) return [];
  const agreed = inForce.flatMap(({ point }) => withDiscount(point![field]!, point!.directDebitDiscount));
  if (agreed.some((rate) => sameRate(rate, billed))) return [];
  const expected = inForce[0].point![field]!;
  const used = kwh(c);
  const overcharge = used === undefined ? undefined : pennies(pounds(used, decimal(billed).minus(expected)));
  return [
    {
      code,
      severity: 'severe',
      field,
      billed,
      expected,
      overcharge: overcharge?.toNumber(),
      message:
        `The bill's ${name} is ${asNumber(billed)}p per kWh, the contract's is ${asNumber(expected)}p` +
        (overcharge ? `; for ${asNumber(used!)} kWh that is ${asDifference(overcharge)}.` : '.'),
    },
  ];
}

/** Some suppliers take a Direct Debit discount off the rate, others off the sum. */
const withDiscount = (rate: number, percent: number | undefined): number[] =>
  percent ? [rate, decimal(rate).times(decimal(100).minus(percent)).div(100).toNumber()] : [rate];
