import type { BillFacts, SupplyContext } from '../facts.js';
import { contract, electricityBill, find } from '../testing/bills.js';
import { cclNotDue as rule } from './ccl-not-due.js';

const check = (changes: BillFacts, context?: SupplyContext) => find(rule, { bill: electricityBill(changes), context });
/** 789.03 x 5% = 39.45 */
const reduced = { vatRate: 5, vat: 39.45, totalAmount: 828.48 };

describe('levy that is not due', () => {
  it('is none on a right bill', () => expect(check({})).toEqual([]));

  it('is charged beside the reduced rate of VAT', () => {
    // 3,000 x 0.801p = 24.03
    expect(check(reduced)[0]).toMatchObject({ severity: 'severe', field: 'cclRate', expected: 0, overcharge: 24.03 });
  });

  it('is none where the levy is printed but not in the net amount', () => {
    // 750.00 + 15.00 = 765.00, VAT 38.25
    expect(check({ ...reduced, amountDueNetOfVat: 765, vat: 38.25 })).toEqual([]);
  });

  it('is none where a part of the supply is at the standard rate', () => {
    expect(check({ ...reduced, vat: 90 })).toEqual([]);
  });

  it('is none where the contract says that the standard rate is due', () => {
    expect(find(rule, { bill: electricityBill(reduced), contract: contract() })).toEqual([]);
  });

  it('is charged to a household', () => {
    const domestic = contract({ customerType: 'domestic', vatRate: 5, cclRate: undefined });
    expect(find(rule, { bill: electricityBill(), contract: domestic })[0].severity).toBe('severe');
  });

  it('is charged on a use within the de minimis limit, as far as is known', () => {
    // 900 kWh in 30 days = 30 a day; 900 x 0.801p = 7.21
    const small = { consumption: 900, totalUnitCharge: 225, amountDueNetOfVat: 247.21, vat: 49.44 };
    expect(check(small)[0]).toMatchObject({ severity: 'warning', overcharge: 7.21 });
    expect(check(small, { isOnlyMeterPoint: true })[0].severity).toBe('severe');
    expect(check(small, { meterPointsAtPremises: 2 })).toEqual([]);
  });
});
