import { contract, electricityBill, find } from '../testing/bills.js';
import { capacityMismatch as rule } from './capacity-mismatch.js';

const point = { maximumImportCapacity: 125, capacityRate: 4.79 };
const check = (capacityCharge: number | undefined, context = {}, terms = {}) =>
  find(rule, { bill: electricityBill({ capacityCharge }), contract: contract(terms, point), context });

describe('agreed capacity times its rate', () => {
  // 125 kVA x 4.79p x 30 days = 179.625 = 179.63
  it('is the capacity charge', () => {
    expect(check(179.63)).toEqual([]);
    expect(check(undefined)).toEqual([]);
  });

  it('may be charged by the month', () => {
    // 4.79p x 365 / 12 = 145.70p a kVA and month, x 125 = 182.12
    expect(check(182.12)).toEqual([]);
  });

  it('is less than a charge for more kVA', () => {
    // 150 kVA: 215.55
    expect(check(215.55)[0]).toMatchObject({ severity: 'severe', expected: 179.63, overcharge: 35.92 });
    expect(check(215.55)[0].message).toContain('as for 150 kVA');
  });

  it('takes the capacity that the caller knows', () => expect(check(215.55, { agreedCapacity: 150 })).toEqual([]));

  it('is only asked about where the price is not fixed', () => {
    expect(check(215.55, {}, { isFixedContract: false, isMarketRates: true })[0].severity).toBe('warning');
  });
});
