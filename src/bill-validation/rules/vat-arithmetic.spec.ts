import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find } from '../testing/bills.js';
import { vatArithmetic as rule } from './vat-arithmetic.js';

const check = (changes: BillFacts) => find(rule, { bill: electricityBill(changes) });

describe('VAT of the net amount', () => {
  it('is right on a right bill, and may be rounded by line', () => {
    expect(check({})).toEqual([]);
    expect(check({ vat: 157.79 })).toEqual([]);
  });

  it('is wrong by what was added', () => {
    // 789.03 x 20% = 157.806 = 157.81; 173.31 - 157.81 = 15.50
    expect(check({ vat: 173.31 })[0]).toMatchObject({ severity: 'severe', expected: 157.81, overcharge: 15.5 });
  });

  it('between the two rates may be a supply of mixed use, unless a contract says one rate', () => {
    expect(check({ vat: 110 })[0]).toMatchObject({ severity: 'warning', overcharge: -47.81 });
    expect(find(rule, { bill: electricityBill({ vat: 110 }), contract: contract() })[0].severity).toBe('severe');
  });

  it('of a credit is negative', () => {
    expect(check({ amountDueNetOfVat: -789.03, vat: -157.81 })).toEqual([]);
    expect(check({ amountDueNetOfVat: -789.03, vat: -150 })[0].overcharge).toBe(7.81);
  });
});
