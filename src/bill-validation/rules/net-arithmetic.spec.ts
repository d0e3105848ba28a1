import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find } from '../testing/bills.js';
import { netArithmetic as rule } from './net-arithmetic.js';

const held = (changes: BillFacts, point = {}) =>
  find(rule, { bill: electricityBill(changes), contract: contract({}, point) });
const alone = (changes: BillFacts) => find(rule, { bill: electricityBill(changes) });

describe('the lines and the net amount', () => {
  it('agree on a right bill', () => {
    expect(held({})).toEqual([]);
    expect(alone({})).toEqual([]);
  });

  it('fail the bill where a fixed contract leaves no room for another line', () => {
    // 750.00 + 15.00 + 24.03 = 789.03; 829.03 - 789.03 = 40.00
    expect(held({ amountDueNetOfVat: 829.03 })[0]).toMatchObject({
      severity: 'severe',
      billed: 829.03,
      expected: 789.03,
      overcharge: 40,
    });
  });

  it('are only asked about without a contract: a line may not have been read', () => {
    expect(alone({ amountDueNetOfVat: 829.03 })[0]).toMatchObject({ severity: 'warning', overcharge: 40 });
  });

  it('fail the bill where the caller knows the other lines', () => {
    expect(alone({ amountDueNetOfVat: 829.03, otherCharges: 40 })).toEqual([]);
    expect(alone({ amountDueNetOfVat: 829.03, otherCharges: 15 })[0]).toMatchObject({
      severity: 'severe',
      overcharge: 25,
    });
  });

  it('say nothing of a half-hourly bill without a contract, or of one at market prices', () => {
    expect(alone({ capacityCharge: 100, amountDueNetOfVat: 990 })).toEqual([]);
    expect(alone({ consumption: 30000, totalUnitCharge: 7500, amountDueNetOfVat: 9000 })).toEqual([]);
    const flexible = contract({ isFixedContract: false, isMarketRates: true });
    expect(find(rule, { bill: electricityBill({ amountDueNetOfVat: 829.03 }), contract: flexible })).toEqual([]);
  });

  it('say nothing where a line that the contract provides for was not read', () => {
    expect(held({ amountDueNetOfVat: 829.03 }, { capacityRate: 5 })).toEqual([]);
    expect(held({ amountDueNetOfVat: 829.03, totalStandingCharge: undefined })).toEqual([]);
    expect(held({ amountDueNetOfVat: 829.03, cclRate: undefined })).toEqual([]);
  });

  it('are only asked about where a great part is not explained', () => {
    expect(held({ amountDueNetOfVat: 1000 })[0].severity).toBe('warning');
  });

  it('may leave out a levy that is printed but not charged', () => {
    expect(held({ amountDueNetOfVat: 765 })).toEqual([]);
  });

  it('may split the levy over 1 April', () => {
    // 3,000 kWh over 16 days of March and 15 of April at 0.775p and 0.801p: mean 0.78758p = 23.63; net 788.63 + 0.50 for the 31st day
    const split = {
      chargeStartDate: '2026-03-16',
      chargeEndDate: '2026-04-15',
      totalStandingCharge: 15.5,
      amountDueNetOfVat: 789.13,
    };
    expect(held(split)).toEqual([]);
  });

  it('may take off the Direct Debit discount that the contract gives', () => {
    // 2% of 750.00 = 15.00
    expect(held({ amountDueNetOfVat: 774.03 }, { directDebitDiscount: 2 })).toEqual([]);
    expect(held({ amountDueNetOfVat: 774.03 })).toHaveLength(1);
  });

  it('take the levy of a credit with its sign', () => {
    const credit = {
      totalUnitCharge: -750,
      totalStandingCharge: -15,
      amountDueNetOfVat: -789.03,
      totalAmount: -946.84,
    };
    expect(held(credit)).toEqual([]);
  });

  it('say nothing of one meter point of a bill for several', () => {
    const bill = electricityBill({ amountDueNetOfVat: 2000 });
    expect(find(rule, { bill, contract: contract(), context: { meterPointsOnBill: 2 } })).toEqual([]);
  });

  it('do not work the levy out on day and night where another band may have been used', () => {
    // day 1,000 x 30p + night 1,000 x 15p = 450.00 of 750.00: 1,000 kWh more were used, and levied
    const bands = { unitRate: undefined, consumption: undefined, dayUnitRate: 30, nightUnitRate: 15 };
    expect(held({ ...bands, dayConsumption: 1000, nightConsumption: 1000 })).toEqual([]);
  });
});
