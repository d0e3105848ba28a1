import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find, gasBill } from '../testing/bills.js';
import { consumptionOutlier as rule } from './consumption-outlier.js';

describe('the use', () => {
  // 36,000 kWh x 30 / 365 = 2,959
  it('is like the annual estimate', () => {
    const check = (consumption: number) => find(rule, { bill: electricityBill({ consumption }), contract: contract() });
    expect(check(3000)).toEqual([]);
    expect(check(4400)).toEqual([]);
    expect(check(4500)[0]).toMatchObject({ severity: 'warning', billed: 4500, expected: 2959 });
    expect(check(1400)).toHaveLength(1);
    expect(check(0)).toHaveLength(1);
  });

  it('of a small supply is no matter', () => {
    const small = contract({}, { estimatedAnnualConsumption: 2400 });
    // 197 kWh expected, 600 billed: 403 more
    expect(find(rule, { bill: electricityBill({ consumption: 600 }), contract: small })).toEqual([]);
  });

  it('is held against the same days a year before first', () => {
    const lastJune = electricityBill({
      documentId: 'last-june',
      chargeStartDate: '2025-06-01',
      chargeEndDate: '2025-06-30',
      consumption: 8000,
    });
    const check = (consumption: number) =>
      find(rule, { bill: electricityBill({ consumption }), contract: contract(), history: [lastJune] });
    expect(check(8100)).toEqual([]);
    expect(check(3000)[0]).toMatchObject({ expected: 8000 });
  });

  it('of gas may be thrice the mean in a winter month, and nothing in summer', () => {
    // 120,000 x 30 / 365 = 9,863; x 3 = 29,589
    const context = { estimatedAnnualConsumption: 120_000 };
    const check = (changes: BillFacts) => find(rule, { bill: gasBill(changes), context });
    expect(check({ consumption: 29000 })).toEqual([]);
    expect(check({ consumption: 0 })).toEqual([]);
    expect(check({ consumption: 30000 })).toHaveLength(1);
    // a bill of a year holds all seasons: 120,000 +/- 60,000
    expect(check({ consumption: 190_000, chargeStartDate: '2025-07-01' })).toHaveLength(1);
  });

  it('of electricity is else like the other bills', () => {
    const may = electricityBill({
      documentId: 'may',
      chargeStartDate: '2026-05-01',
      chargeEndDate: '2026-05-31',
      consumption: 3100,
    });
    const check = (consumption: number) => find(rule, { bill: electricityBill({ consumption }), history: [may] });
    expect(check(3000)).toEqual([]);
    expect(check(30000)[0]).toMatchObject({ expected: 3000 });
    expect(find(rule, { bill: electricityBill({ consumption: 30000 }) })).toEqual([]);
  });
});
