import type { BillFacts, SupplyContext } from '../facts.js';
import { contract, electricityBill, find, gasBill } from '../testing/bills.js';
import { vatDeMinimis as rule } from './vat-de-minimis.js';

const check = (changes: BillFacts, context?: SupplyContext) => find(rule, { bill: electricityBill(changes), context });
/** 990 x 25p + 15.00 + 990 x 0.801p = 247.50 + 15.00 + 7.93 = 270.43; VAT 54.09 */
const small = { consumption: 990, totalUnitCharge: 247.5, amountDueNetOfVat: 270.43, vat: 54.09 };

describe('VAT of a small use', () => {
  it('is at the standard rate above 33 kWh a day', () => {
    expect(check({})).toEqual([]);
    // 1,023 kWh in 31 days are 33 a day, in 30 days 34.1
    expect(check({ ...small, consumption: 1023 })).toEqual([]);
    expect(check({ ...small, consumption: 1023, chargeEndDate: '2026-07-01' })).toHaveLength(1);
  });

  it('is at the reduced rate up to it', () => {
    // 990 / 30 = 33. 54.09 - 270.43 x 5% (13.52) = 40.57
    expect(check(small)[0]).toMatchObject({ severity: 'warning', billed: 20, expected: 5, overcharge: 40.57 });
    expect(check({ ...small, vatRate: 5, vat: 13.52 })).toEqual([]);
  });

  it('is not asked where the standard rate is printed and the reduced one charged', () => {
    expect(check({ ...small, vat: 13.52 })).toEqual([]);
    // 25%: the 5% beyond the printed rate are told by the sum of the VAT
    expect(check({ ...small, vat: 67.61 })[0].overcharge).toBe(40.56);
  });

  it('is wrong for certain where no other meter adds to the use', () => {
    expect(check(small, { isOnlyMeterPoint: true })[0].severity).toBe('severe');
    expect(check(small, { meterPointsAtPremises: 1 })[0].severity).toBe('warning');
    expect(check(small, { meterPointsAtPremises: 3 })).toEqual([]);
    expect(check(small, { meterPointsOnBill: 2 })).toEqual([]);
  });

  it('has a limit of its own for gas', () => {
    // 4,350 / 30 = 145; 4,380 / 30 = 146
    expect(find(rule, { bill: gasBill({ consumption: 4350 }) })).toHaveLength(1);
    expect(find(rule, { bill: gasBill({ consumption: 4380 }) })).toEqual([]);
  });

  it('is left to the contract where that has another rate, and not asked where nothing was used', () => {
    expect(find(rule, { bill: electricityBill(small), contract: contract({ vatRate: 5 }) })).toEqual([]);
    expect(check({ ...small, consumption: 0 })).toEqual([]);
  });
});
