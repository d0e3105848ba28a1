import { Decimal } from 'decimal.js';
import type { Case, Rule } from '../case.js';
import table from '../data/gas.json' with { type: 'json' };
import type { Finding } from '../finding.js';
import { totalKwh } from '../lines.js';
import { decimal, pennies, pounds } from '../money.js';
import { limit } from '../tolerances.js';
import { asDifference, asNumber } from '../words.js';

/** Volume times correction factor times calorific value, over 3.6, is the energy; and the calorific value can be one. */
export const gasConversion: Rule = (c) => (c.fuel === 'gas' ? [...calorificValue(c), ...energy(c)] : []);

function calorificValue({ bill: { calorificValue: billed } }: Case): Finding[] {
  const { min, max } = table.calorificValueMjPerM3;
  if (billed === undefined || (billed >= min && billed <= max)) return [];
  return [
    {
      code: 'gas_conversion',
      severity: 'warning',
      field: 'calorificValue',
      billed,
      message: `The calorific value is ${asNumber(billed)} MJ per m³; gas from the network has between ${min} and ${max}.`,
    },
  ];
}

function energy({ bill, credit }: Case): Finding[] {
  const { readFromValue: from, readToValue: to, meterUnit, calorificValue: cv, unitRate } = bill;
  const kwh = totalKwh(bill);
  // A closing figure below the opening one is a meter that has turned over, or been changed.
  if (from === undefined || to === undefined || to < from || !meterUnit || !cv || !kwh || credit) return [];
  const toCubicMetres = meterUnit === 'm3' ? [1] : table.cubicMetresPerHundredCubicFeet.values;
  const factor = bill.correctionFactor ?? table.standardCorrectionFactor.value;
  const advance = decimal(to).minus(from);
  const due = toCubicMetres.map((m3) => advance.times(m3).times(factor).times(cv).div(table.mjPerKwh));
  if (
    due.some((d) =>
      d
        .minus(kwh)
        .abs()
        .lte(Decimal.max(limit('bandUnits'), d.times(limit('gasVolume')))),
    )
  )
    return [];
  const expected = due[0].toDecimalPlaces(0);
  const overcharge = unitRate === undefined ? undefined : pennies(pounds(decimal(kwh).minus(expected), unitRate));
  return [
    {
      code: 'gas_conversion',
      severity: 'severe',
      field: 'consumption',
      billed: kwh,
      expected: expected.toNumber(),
      overcharge: overcharge?.toNumber(),
      message:
        `The meter moved on by ${asNumber(advance)} ${meterUnit === 'm3' ? 'm³' : 'hundred cubic feet'}, which is ` +
        `${asNumber(expected)} kWh; ${asNumber(kwh)} kWh are billed` +
        (overcharge ? `: ${asDifference(overcharge)}.` : '.'),
    },
  ];
}
