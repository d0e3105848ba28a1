import type { BillFacts } from '../facts.js';
import { electricityBill, find } from '../testing/bills.js';
import { standingChargeArithmetic as rule } from './standing-charge-arithmetic.js';

const check = (changes: BillFacts) => find(rule, { bill: electricityBill(changes) });

describe('days times standing charge', () => {
  it('is right on a right bill', () => expect(check({})).toEqual([]));

  it('is wrong where days are charged that are not in the period', () => {
    // 30 x 50p = 15.00; 45 days are 22.50
    expect(check({ totalStandingCharge: 22.5 })[0]).toMatchObject({
      field: 'totalStandingCharge',
      billed: 22.5,
      expected: 15,
      overcharge: 7.5,
      severity: 'severe',
    });
  });

  it('lets the last day be the first of the next period', () => {
    expect(check({ chargeEndDate: '2026-07-01' })).toEqual([]);
    expect(check({ totalStandingCharge: 15.5 })).toHaveLength(1);
  });

  describe('by the month', () => {
    const monthly = { standingCharge: 1000, standingChargeType: 'monthly' } as const;

    it('is due once for June', () => {
      expect(check({ ...monthly, totalStandingCharge: 10 })).toEqual([]);
      expect(check({ ...monthly, totalStandingCharge: 20 })[0]).toMatchObject({ expected: 10, overcharge: 10 });
    });

    it('is due once from 14 July to 13 August, and three times for a quarter', () => {
      expect(
        check({ ...monthly, chargeStartDate: '2026-07-14', chargeEndDate: '2026-08-13', totalStandingCharge: 10 }),
      ).toEqual([]);
      expect(check({ ...monthly, chargeStartDate: '2026-04-01', totalStandingCharge: 30 })).toEqual([]);
    });

    it('may be counted by days in a part of a month', () => {
      const part = { ...monthly, chargeStartDate: '2026-06-16' };
      // half of June: 5.00; 15 x 12/365 months: 4.93
      expect(check({ ...part, totalStandingCharge: 5 })).toEqual([]);
      expect(check({ ...part, totalStandingCharge: 4.93 })).toEqual([]);
      expect(check({ ...part, totalStandingCharge: 10 })).toHaveLength(1);
    });

    it('is due once where the meter was read a few days late', () => {
      expect(check({ ...monthly, chargeEndDate: '2026-07-03', totalStandingCharge: 10 })).toEqual([]);
    });
  });

  it('by the quarter is due once from February to April', () => {
    const quarter = {
      standingCharge: 5522,
      standingChargeType: 'quarterly',
      chargeStartDate: '2026-02-01',
      chargeEndDate: '2026-04-30',
    } as const;
    expect(check({ ...quarter, totalStandingCharge: 55.22 })).toEqual([]);
    expect(check({ ...quarter, totalStandingCharge: 165.66 })[0]).toMatchObject({
      expected: 55.22,
      overcharge: 110.44,
    });
  });

  it('by the year is due for a twelfth, or by days', () => {
    const annual = { standingCharge: 12000, standingChargeType: 'annual' } as const;
    // 120.00 / 12 = 10.00; 120.00 x 30/365 = 9.86
    expect(check({ ...annual, totalStandingCharge: 10 })).toEqual([]);
    expect(check({ ...annual, totalStandingCharge: 9.86 })).toEqual([]);
    expect(check({ ...annual, totalStandingCharge: 120 })[0].overcharge).toBe(110);
  });

  it('says nothing without the period of the charge, or the days', () => {
    expect(check({ standingChargeType: undefined, totalStandingCharge: 22.5 })).toEqual([]);
    expect(check({ chargeStartDate: undefined, totalStandingCharge: 22.5 })).toEqual([]);
  });
});
