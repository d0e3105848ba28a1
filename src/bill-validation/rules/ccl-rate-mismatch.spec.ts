import { contract, electricityBill, find } from '../testing/bills.js';
import { cclRateMismatch as rule } from './ccl-rate-mismatch.js';

const check = (terms: Parameters<typeof contract>[0], bill = {}) =>
  find(rule, { bill: electricityBill(bill), contract: contract(terms) });

describe('the levy of the bill and of the contract', () => {
  it('agree on a right bill', () => expect(check({})).toEqual([]));

  it('differ by so much for each unit', () => {
    // (0.801 - 0.775)p x 3,000 = 0.78
    expect(check({ cclRate: 0.775 })[0]).toMatchObject({
      severity: 'severe',
      field: 'cclRate',
      billed: 0.801,
      expected: 0.775,
      overcharge: 0.78,
    });
  });

  it('are only asked about where the contract tells the levy of the day it began, and the law has changed it since', () => {
    const found = check({ cclRate: 0.775, contractStartDate: '2025-10-01' });
    expect(found[0]).toMatchObject({ severity: 'warning', overcharge: 0.78 });
    // in February 2026 the law said 0.775p too
    const winter = { chargeStartDate: '2026-02-01', chargeEndDate: '2026-02-28' };
    expect(check({ cclRate: 0.775, contractStartDate: '2025-10-01' }, winter)[0].severity).toBe('severe');
  });

  it('are not compared where no levy is charged', () => expect(check({}, { cclRate: 0 })).toEqual([]));
});
