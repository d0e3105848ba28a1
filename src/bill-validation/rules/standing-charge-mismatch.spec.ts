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
    // 1400p a month x 12 / 365 = 46.0274p a day; 3.9726p x 30 = 1.19
    expect(check({ standingCharge: 1400, standingChargeType: 'monthly' })[0]).toMatchObject({
      expected: 46.0274,
      overcharge: 1.19,
    });
  });

  it('are counted in months where the bill is', () => {
    // (1600 - 1500)p for June = 1.00
    const found = check(
      { standingCharge: 1500, standingChargeType: 'monthly' },
      { standingCharge: 1600, standingChargeType: 'monthly' },
    );
    expect(found[0].overcharge).toBe(1);
  });

  it('are not compared on a credit note', () => {
    expect(check({ standingCharge: 41.4 }, { totalAmount: -946.84 })).toEqual([]);
  });
});
