import type { BillFacts } from '../facts.js';
import { electricityBill, find, gasBill } from '../testing/bills.js';
import { gasConversion as rule } from './gas-conversion.js';

const check = (changes: BillFacts) => find(rule, { bill: gasBill(changes) });

describe('from the gas meter to kWh', () => {
  const metric = { readFromValue: 1000, readToValue: 1100, meterUnit: 'm3', calorificValue: 39.3 } as const;
  const imperial = { ...metric, meterUnit: 'hundred_cubic_feet' } as const;

  it('is volume x correction factor x calorific value / 3.6', () => {
    // 100 x 1.02264 x 39.3 / 3.6 = 1116.382
    expect(check({ ...metric, consumption: 1116.38 })).toEqual([]);
    expect(check({ ...metric, consumption: 1116 })).toEqual([]);
  });

  it('takes both factors for a hundred cubic feet', () => {
    // x 2.83 = 3159.36; x 2.8316846592 = 3161.24
    expect(check({ ...imperial, consumption: 3159.36 })).toEqual([]);
    expect(check({ ...imperial, consumption: 3161.24 })).toEqual([]);
  });

  it('is wrong where cubic metres are billed as cubic feet', () => {
    // (3159.36 - 1116) kWh x 6p = 122.60
    expect(check({ ...metric, consumption: 3159.36 })[0]).toMatchObject({
      severity: 'severe',
      field: 'consumption',
      expected: 1116,
      overcharge: 122.6,
    });
  });

  it('says nothing of a meter that turned over', () => {
    expect(check({ ...metric, readFromValue: 99950, readToValue: 50, consumption: 1116 })).toEqual([]);
  });

  it('asks about a calorific value that the network does not have', () => {
    expect(check({ calorificValue: 37.5 })).toEqual([]);
    expect(check({ calorificValue: 93.3 })[0]).toMatchObject({ severity: 'warning', field: 'calorificValue' });
    expect(find(rule, { bill: electricityBill({ calorificValue: 93.3 }) })).toEqual([]);
  });
});
