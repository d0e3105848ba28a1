import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find, gasBill } from '../testing/bills.js';
import { cclRateStatutory as rule } from './ccl-rate-statutory.js';

const check = (changes: BillFacts) => find(rule, { bill: electricityBill(changes) });

describe('the levy of the bill and of the law', () => {
  it('agree on a right bill', () => {
    expect(check({})).toEqual([]);
    expect(find(rule, { bill: gasBill() })).toEqual([]);
  });

  it('differ where next year’s rate is charged', () => {
    // February 2026: 0.775p. (0.801 - 0.775)p x 3,000 = 0.78
    expect(check({ chargeStartDate: '2026-02-01', chargeEndDate: '2026-02-28' })[0]).toMatchObject({
      severity: 'severe',
      billed: 0.801,
      expected: 0.775,
      overcharge: 0.78,
    });
  });

  it('knows gas from electricity', () => {
    // 2023/24: electricity 0.775p, gas 0.672p. (0.775 - 0.672)p x 20,000 = 20.60
    const days = { chargeStartDate: '2023-06-01', chargeEndDate: '2023-06-30', cclRate: 0.775 };
    expect(check(days)).toEqual([]);
    expect(find(rule, { bill: gasBill(days) })[0]).toMatchObject({ expected: 0.672, overcharge: 20.6 });
  });

  describe('on a bill over 1 April', () => {
    // 9 March to 8 April 2026: 23 days at 0.775p and 8 at 0.801p, mean 24.233 / 31 = 0.78171p
    const days = { chargeStartDate: '2026-03-09', chargeEndDate: '2026-04-08', totalStandingCharge: 15.5 };

    it('differ where it is not split', () => {
      // 3,000 x 0.801p = 24.03 is in the net amount; 3,000 x (0.801 - 0.78171)p = 0.58
      expect(check({ ...days, amountDueNetOfVat: 789.53 })[0]).toMatchObject({
        severity: 'severe',
        expected: 0.78171,
        overcharge: 0.58,
      });
    });

    it('agree where it is split by days, or by readings', () => {
      // 3,000 x 0.78171p = 23.45; by readings 1,500 x 0.775p + 1,500 x 0.801p = 23.64
      expect(check({ ...days, amountDueNetOfVat: 788.95 })).toEqual([]);
      expect(check({ ...days, amountDueNetOfVat: 789.14 })).toEqual([]);
      expect(check({ ...days, cclRate: 0.775, amountDueNetOfVat: 788.95 })).toEqual([]);
    });

    it('are asked about where the old rate is charged throughout', () => {
      // 3,000 x 0.775p = 23.25; 3,000 x (0.775 - 0.78171)p = -0.20
      expect(check({ ...days, cclRate: 0.775, amountDueNetOfVat: 788.75 })[0]).toMatchObject({
        severity: 'warning',
        overcharge: -0.2,
      });
    });

    it('are not compared where the amount is not known', () => {
      expect(check({ ...days, amountDueNetOfVat: undefined })).toEqual([]);
      expect(check({ ...days, amountDueNetOfVat: undefined, cclRate: 0.827 })).toHaveLength(1);
    });
  });

  it('takes a lower rate for a relief, unless it is another year’s', () => {
    expect(check({ cclRate: 0.5 })).toEqual([]);
    // a climate change agreement: 0.801p less 92%
    expect(check({ cclRate: 0.064 })).toEqual([]);
    expect(check({ cclRate: 0.775 })[0]).toMatchObject({ severity: 'warning', overcharge: -0.78 });
  });

  it('leaves the rate to a contract that states one', () => {
    const winter = { chargeStartDate: '2026-04-01', chargeEndDate: '2026-04-30', cclRate: 0.827 };
    expect(check(winter)).toHaveLength(1);
    expect(find(rule, { bill: electricityBill(winter), contract: contract({ cclRate: 0.827 }) })).toEqual([]);
  });

  it('says nothing of days that the table does not hold', () => {
    expect(check({ chargeStartDate: '2028-06-01', chargeEndDate: '2028-06-30', cclRate: 0.9 })).toEqual([]);
    expect(check({ chargeStartDate: '2015-06-01', chargeEndDate: '2015-06-30', cclRate: 0.9 })).toEqual([]);
  });
});
