import { contract, electricityBill, find, sums } from '../testing/bills.js';
import { standingChargeMismatch as rule } from './standing-charge-mismatch.js';

const check = (point = {}, bill = {}) => find(rule, { bill: electricityBill(bill), contract: contract({}, point) });

describe('the standing charge of the bill and of the contract', () => {
  it('agree on a right bill', () => expect(check()).toEqual([]));

  it('differ by so much a day', () => {
    // (50 - 41.4)p x 30 days = 2.58
    expect(sums(check({ standingCharge: 41.4 }))).toEqual([
      {
        code: 'standing_charge_mismatch',
        severity: 'severe',
        field: 'standingCharge',
        billed: 50,
        expected: 41.4,
        overcharge: 2.58,
      },
    ]);
  });

  it('may be stated by the day and by the month', () => {
    // 50p a day x 365 / 12 = 1520.83p a month
    expect(check({ standingCharge: 1520.83, standingChargeType: 'monthly' })).toEqual([]);
    // 1400p a month x 12 / 365 = 46.0274p a day; 15.00 are charged for a month of 14.00
    expect(check({ standingCharge: 1400, standingChargeType: 'monthly' })[0]).toMatchObject({
      expected: 46.0274,
      overcharge: 1,
    });
  });

  it('are counted in months where the bill is', () => {
    // (1600 - 1500)p for June = 1.00
    const found = check(
      { standingCharge: 1500, standingChargeType: 'monthly' },
      { standingCharge: 1600, standingChargeType: 'monthly', totalStandingCharge: 16 },
    );
    expect(found[0].overcharge).toBe(1);
  });

  it('are not compared on a credit note', () => {
    expect(check({ standingCharge: 41.4 }, { totalAmount: -946.84 })).toEqual([]);
  });

  it('are the same where they come to the same money for the days of the bill', () => {
    const may = { chargeStartDate: '2026-05-01', chargeEndDate: '2026-05-31', totalStandingCharge: 15.5 };
    // 50p x 31 days = 15.50; by the mean month it would be 1520.83p
    expect(check({}, { ...may, standingCharge: 1550, standingChargeType: 'monthly' })).toEqual([]);
    const untold = { ...may, totalStandingCharge: undefined };
    expect(check({}, { ...untold, standingCharge: 1550, standingChargeType: 'monthly' })).toEqual([]);
    const tooMuch = { ...may, standingCharge: 1650, standingChargeType: 'monthly' as const, totalStandingCharge: 16.5 };
    expect(check({}, tooMuch)[0].overcharge).toBe(1);
  });

  it('cost nothing where the price is misprinted and the money is right', () => {
    expect(check({ standingCharge: 41.4 }, { totalStandingCharge: 12.42 })[0].overcharge).toBe(0);
  });

  it('are by the days of each contract where one follows the other', () => {
    const following = (standingCharge: number, totalStandingCharge: number) =>
      find(rule, {
        bill: electricityBill({ standingCharge, totalStandingCharge }),
        contract: contract({ contractEndDate: '2026-06-20' }, { standingCharge: 41.4 }),
        otherContracts: [contract({ contractStartDate: '2026-06-21' })],
      });
    // (20 x 41.4p + 10 x 50p) / 30 = 44.2667p; 15.00 - 13.28 = 1.72
    expect(following(50, 15)[0]).toMatchObject({ expected: 44.2667, overcharge: 1.72 });
    expect(following(44.27, 13.28)).toEqual([]);
    expect(following(50, 13.28)).toEqual([]);
  });
});
