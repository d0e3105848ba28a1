import type { BillFacts } from '../facts.js';
import { addDays } from '../period.js';
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

  it('cost what is charged: nothing where a rate is misprinted and the charge is right', () => {
    // printed 25p, agreed 23.5p: 705.00 are due for 3,000 kWh
    expect(check({ totalUnitCharge: 705 }, { unitRate: 23.5 })[0]).toMatchObject({ expected: 23.5, overcharge: 0 });
    expect(check({ totalUnitCharge: 730 }, { unitRate: 23.5 })[0].overcharge).toBe(25);
    expect(check({ totalUnitCharge: 800 }, { unitRate: 23.5 })[0].overcharge).toBe(45);
  });
});

describe('the rates of a bill over days of two contracts', () => {
  const over = (lastDay: string, bill: BillFacts) =>
    find(rule, {
      bill: electricityBill(bill),
      contract: contract({ contractEndDate: lastDay }, { unitRate: 20 }),
      otherContracts: [contract({ contractStartDate: addDays(lastDay, 1) })],
    });

  it('may be those of the one that covers all days but one', () => {
    expect(over('2026-06-29', { unitRate: 20 })).toEqual([]);
    expect(over('2026-06-01', { unitRate: 25 })).toEqual([]);
  });

  it('are not those of the one that covers a day', () => {
    // (29 x 20p + 25p) / 30 = 20.1667p; 4.8333p x 3,000 = 145.00
    const [found] = over('2026-06-29', { unitRate: 25 });
    expect(found).toMatchObject({ billed: 25, expected: 20.1667, overcharge: 145 });
    expect(found.message).toContain('20p for 29 days, then 25p for 1 day');
  });

  it('may be a blend by days or by use, as printed or as charged', () => {
    expect(over('2026-06-15', { unitRate: 22.5 })).toEqual([]);
    expect(over('2026-06-15', { unitRate: 23.4 })).toEqual([]);
    expect(over('2026-06-15', { unitRate: 20, totalUnitCharge: 675 })).toEqual([]);
    expect(over('2026-06-15', { unitRate: 25 })).toHaveLength(1);
  });

  it('are of the contract that began last where two are in force', () => {
    const input = {
      bill: electricityBill({ unitRate: 27 }),
      contract: contract({}, { unitRate: 20 }),
      otherContracts: [contract({ contractStartDate: '2026-05-01' })],
    };
    expect(find(rule, input)[0]).toMatchObject({ expected: 25 });
    expect(find(rule, { ...input, bill: electricityBill({ unitRate: 20 }) })).toEqual([]);
  });
});
