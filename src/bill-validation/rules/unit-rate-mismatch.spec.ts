import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find, sums } from '../testing/bills.js';
import { unitRateMismatch as rule } from './unit-rate-mismatch.js';

const check = (changes: BillFacts, point = {}, terms = {}) =>
  find(rule, { bill: electricityBill(changes), contract: contract(terms, point) });

describe('the rates of the bill and of the contract', () => {
  it('agree on a right bill', () => expect(check({})).toEqual([]));

  it('differ by so much for each unit', () => {
    // (25 - 23.5)p x 3,000 = 45.00
    expect(sums(check({}, { unitRate: 23.5 }))).toEqual([
      { code: 'unit_rate_mismatch', severity: 'severe', field: 'unitRate', billed: 25, expected: 23.5, overcharge: 45 },
    ]);
  });

  it('are compared band by band', () => {
    const bands = {
      unitRate: undefined,
      dayUnitRate: 30,
      nightUnitRate: 15,
      dayConsumption: 2000,
      nightConsumption: 1000,
    };
    const found = check(bands, { unitRate: undefined, dayUnitRate: 28, nightUnitRate: 14.5 });
    // 2p x 2,000 = 40.00; 0.5p x 1,000 = 5.00
    expect(found.map((f) => [f.code, f.overcharge])).toEqual([
      ['day_unit_rate_mismatch', 40],
      ['night_unit_rate_mismatch', 5],
    ]);
  });

  it('are the same where one print rounds the other', () => {
    expect(check({ unitRate: 23.98 }, { unitRate: 23.9773 })).toEqual([]);
    expect(check({ unitRate: 23.97 }, { unitRate: 23.9773 })).toEqual([]);
    expect(check({ unitRate: 23.99 }, { unitRate: 23.9773 })).toHaveLength(1);
    expect(check({ unitRate: 25.1 }, { unitRate: 25.16 })).toHaveLength(1);
  });

  it('may differ by the Direct Debit discount', () => {
    // 25p less 2% is 24.5p
    expect(check({ unitRate: 24.5 }, { directDebitDiscount: 2 })).toEqual([]);
  });

  it('are not compared where the price moves with the market, or the contract is over', () => {
    expect(check({}, { unitRate: 23.5 }, { isFixedContract: false, isMarketRates: true })).toEqual([]);
    expect(check({}, { unitRate: 23.5 }, { contractEndDate: '2026-05-31' })).toEqual([]);
  });

  it('are not compared on a credit note, which gives back what was billed', () => {
    expect(check({ totalAmount: -946.84 }, { unitRate: 23.5 })).toEqual([]);
  });

  it('may be those of the contract that follows within the period', () => {
    const input = {
      bill: electricityBill(),
      contract: contract({ contractEndDate: '2026-06-15' }, { unitRate: 23.5 }),
      otherContracts: [contract({ contractStartDate: '2026-06-16' })],
    };
    expect(find(rule, input)).toEqual([]);
  });
});
