import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find } from '../testing/bills.js';
import { vatRateMismatch as rule } from './vat-rate-mismatch.js';

const check = (changes: BillFacts, terms = {}, point = {}) =>
  find(rule, { bill: electricityBill(changes), contract: contract(terms, point) });

describe('the VAT rate of the bill and of the contract', () => {
  it('agree on a right bill', () => expect(check({})).toEqual([]));

  it('differ by a share of the net amount', () => {
    // 789.03 x 15% = 118.3545
    expect(check({}, { vatRate: 5 })[0]).toMatchObject({
      severity: 'severe',
      billed: 20,
      expected: 5,
      overcharge: 118.35,
    });
  });

  it('takes the supply point’s own rate before the contract’s', () => {
    expect(check({}, {}, { vatRate: 5 })).toHaveLength(1);
    expect(check({}, { vatRate: 5 }, { vatRate: 20 })).toEqual([]);
  });

  it('is 5% for a household', () => {
    expect(check({}, { vatRate: undefined, customerType: 'domestic' })[0].expected).toBe(5);
  });

  it('may be 5% by law for a small use, whatever the contract says', () => {
    expect(check({ vatRate: 5, consumption: 900 })).toEqual([]);
    // February: 980 kWh are 35 a day, but within 1,000 a month
    expect(check({ vatRate: 5, consumption: 980, chargeStartDate: '2026-02-01', chargeEndDate: '2026-02-28' })).toEqual(
      [],
    );
    expect(check({ vatRate: 5, vat: 39.45 })[0]).toMatchObject({ expected: 20, overcharge: -118.35 });
  });

  it('must be a rate that there is, contract or not', () => {
    expect(find(rule, { bill: electricityBill({ vatRate: 17.5 }) })[0]).toMatchObject({ expected: 20 });
    for (const vatRate of [0, 5, 20]) expect(find(rule, { bill: electricityBill({ vatRate }) })).toEqual([]);
  });

  it('costs nothing where it is printed and not charged', () => {
    // 789.03 x 5% = 39.45
    expect(check({ vat: 39.45 }, { vatRate: 5 })[0]).toMatchObject({ billed: 20, expected: 5, overcharge: 0 });
    // at 10%: 118.35 too much as printed, 157.81 - 78.90 = 78.91 of it not charged
    expect(check({ vat: 78.9 }, { vatRate: 5 })[0].overcharge).toBe(39.44);
    expect(check({ vatRate: 500 })[0].overcharge).toBe(0);
    expect(check({ vatRate: 500, vat: undefined })[0].overcharge).toBeUndefined();
  });
});
