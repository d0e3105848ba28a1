import { electricityBill, find } from '../testing/bills.js';
import { totalArithmetic as rule } from './total-arithmetic.js';

describe('net and VAT', () => {
  it('make the total', () => expect(find(rule, { bill: electricityBill() })).toEqual([]));

  it('do not where the total is more', () => {
    // 789.03 + 157.81 = 946.84; 956.21 - 946.84 = 9.37
    expect(find(rule, { bill: electricityBill({ totalAmount: 956.21 }) })[0]).toMatchObject({
      field: 'totalAmount',
      severity: 'severe',
      expected: 946.84,
      overcharge: 9.37,
    });
  });
});
