import { electricityBill, find, sums } from '../testing/bills.js';
import { unitChargeArithmetic as rule } from './unit-charge-arithmetic.js';

describe('units times rate', () => {
  it('is right on a right bill', () => expect(find(rule, { bill: electricityBill() })).toEqual([]));

  it('is wrong by what was added', () => {
    // 3,000 x 25p = 750.00; 795.00 - 750.00 = 45.00
    expect(sums(find(rule, { bill: electricityBill({ totalUnitCharge: 795 }) }))).toEqual([
      {
        code: 'unit_charge_arithmetic',
        severity: 'severe',
        field: 'totalUnitCharge',
        billed: 795,
        expected: 750,
        overcharge: 45,
      },
    ]);
  });

  it('is a negative overcharge where too little is asked', () => {
    expect(find(rule, { bill: electricityBill({ totalUnitCharge: 700 }) })[0].overcharge).toBe(-50);
  });

  // day 2,000 x 30p = 600.00, night 1,000 x 15p = 150.00
  const bands = {
    unitRate: undefined,
    dayConsumption: 2000,
    nightConsumption: 1000,
    dayUnitRate: 30,
    nightUnitRate: 15,
  };

  it('adds up day and night', () => {
    expect(find(rule, { bill: electricityBill(bands) })).toEqual([]);
    expect(find(rule, { bill: electricityBill({ ...bands, totalUnitCharge: 780 }) })[0]).toMatchObject({
      expected: 750,
      overcharge: 30,
    });
  });

  it('allows each line its own rounding', () => {
    // 4,883 x 23.04p = 1125.0432, 1,777 x 14.72p = 261.5744: lines 1125.04 + 261.57 = 1386.61, at once 1386.6176 = 1386.62
    for (const totalUnitCharge of [1386.61, 1386.62]) {
      const bill = electricityBill({
        ...bands,
        consumption: 6660,
        dayConsumption: 4883,
        nightConsumption: 1777,
        dayUnitRate: 23.04,
        nightUnitRate: 14.72,
        totalUnitCharge,
      });
      expect(find(rule, { bill })).toEqual([]);
    }
  });

  it('says nothing where an evening band is billed that is in no field', () => {
    // 3,000 kWh in all, day and night 2,700: 300 kWh at another rate
    const bill = electricityBill({ ...bands, dayConsumption: 1700, totalUnitCharge: 735 });
    expect(find(rule, { bill })).toEqual([]);
  });

  it('knows by the levy whether day and night are all, where no total is printed', () => {
    // levy 24.03 / 0.801p = 3,000 kWh: 2,000 + 1,000 are all. Net 795.00 + 15.00 + 24.03 = 834.03
    const all = { ...bands, consumption: undefined, totalUnitCharge: 795, amountDueNetOfVat: 834.03 };
    expect(find(rule, { bill: electricityBill(all) })[0]).toMatchObject({ expected: 750, overcharge: 45 });
    // levy 40.05 is on 5,000 kWh
    expect(find(rule, { bill: electricityBill({ ...all, amountDueNetOfVat: 850.05 }) })).toEqual([]);
  });

  it('takes a charge that includes the standing charge for the subtotal it is', () => {
    expect(find(rule, { bill: electricityBill({ totalUnitCharge: 765 }) })).toEqual([]);
  });

  it('reads a credit with its units unsigned', () => {
    const credit = { totalUnitCharge: -750, amountDueNetOfVat: -789.03, totalAmount: -946.84 };
    expect(find(rule, { bill: electricityBill(credit) })).toEqual([]);
    // 740.00 given back where 750.00 were due: 10.00 kept
    expect(find(rule, { bill: electricityBill({ ...credit, totalUnitCharge: -740 }) })[0]).toMatchObject({
      expected: -750,
      overcharge: 10,
    });
  });

  it('allows a rate that was rounded to be printed', () => {
    // 18,608 kWh at 6.2345p = 1160.12; at the printed 6.23p = 1159.28, and half a hundredth of a penny is 0.93
    const bill = electricityBill({ consumption: 18608, unitRate: 6.23, totalUnitCharge: 1160.12 });
    expect(find(rule, { bill })).toEqual([]);
  });
});
