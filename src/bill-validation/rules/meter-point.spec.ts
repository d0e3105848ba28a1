import { contract, electricityBill, find, gasBill, MPAN } from '../testing/bills.js';
import { invalidMeterPoint } from './invalid-meter-point.js';
import { meterPointMismatch } from './meter-point-mismatch.js';
import { meterSerialMismatch } from './meter-serial-mismatch.js';

describe('a meter point number', () => {
  // Published examples: mpan libraries of limejump and tlocke; the second is a whole supply number
  it.each(['1312345678907', '018011002012345678385', '2499999999991', '13 1234 5678 907'])(
    '%s can be one',
    (mpanMprn) => {
      expect(find(invalidMeterPoint, { bill: electricityBill({ mpanMprn }) })).toEqual([]);
    },
  );

  it('has a check digit', () => {
    // 9700000000016: 9x3 + 7x5 + 1x43 = 105, mod 11 = 6
    expect(find(invalidMeterPoint, { bill: electricityBill({ mpanMprn: '9700000000013' }) })[0]).toMatchObject({
      severity: 'severe',
      billed: '9700000000013',
      expected: MPAN,
    });
  });

  it('is the contract’s number where that can be one', () => {
    const bill = electricityBill({ mpanMprn: '9700000000316' });
    expect(find(invalidMeterPoint, { bill, contract: contract() })[0].expected).toBe(MPAN);
  });

  it('has 13 digits for electricity, 6 to 10 for gas', () => {
    expect(find(invalidMeterPoint, { bill: electricityBill({ mpanMprn: '970000000001' }) })).toHaveLength(1);
    expect(find(invalidMeterPoint, { bill: gasBill({ mpanMprn: '12345' }) })).toHaveLength(1);
    expect(find(invalidMeterPoint, { bill: gasBill({ mpanMprn: 'M5353866879' }) })).toEqual([]);
    // Northern Ireland
    expect(find(invalidMeterPoint, { bill: electricityBill({ mpanMprn: '81234567890' }) })).toEqual([]);
  });
});

describe('the meter point of the bill and of the contract', () => {
  it('is one, however it is printed', () => {
    for (const mpanMprn of [MPAN, '97 0000 0000 016', `00845501${MPAN}`]) {
      expect(find(meterPointMismatch, { bill: electricityBill({ mpanMprn }), contract: contract() })).toEqual([]);
    }
  });

  it('differs', () => {
    const bill = electricityBill({ mpanMprn: '1312345678907' });
    expect(find(meterPointMismatch, { bill, contract: contract() })[0]).toMatchObject({
      severity: 'severe',
      billed: '1312345678907',
      expected: MPAN,
    });
  });

  it('is not guessed among several: the meter or a like number tells which is meant', () => {
    const bill = electricityBill({ mpanMprn: '1312345678907', meterSerialNumber: undefined });
    const points = [
      { mpanMprn: MPAN, meterSerialNumber: 'E10UP12345' },
      { mpanMprn: '2499999999991', meterSerialNumber: 'L85C19399' },
    ];
    const expected = (changes: object) =>
      find(meterPointMismatch, { bill: { ...bill, ...changes }, contract: contract({ supplyPoints: points }) })[0]
        .expected;
    expect(expected({})).toBeUndefined();
    expect(expected({ meterSerialNumber: 'L85C 19399' })).toBe('2499999999991');
    expect(expected({ mpanMprn: '2499999999981' })).toBe('2499999999991');
  });

  it('is not asked of a contract that names none', () => {
    expect(
      find(meterPointMismatch, { bill: electricityBill(), contract: contract({}, { mpanMprn: undefined }) }),
    ).toEqual([]);
  });
});

describe('the meter of the bill and of the contract', () => {
  const check = (billed: string | undefined, agreed: string | undefined) =>
    find(meterSerialMismatch, {
      bill: electricityBill({ meterSerialNumber: billed }),
      contract: contract({}, { meterSerialNumber: agreed }),
    });

  it('is one, however it is printed', () => {
    expect(check('E10 UP 12345', 'E10UP12345')).toEqual([]);
    expect(check('e10up12345', 'E10UP12345')).toEqual([]);
    expect(check('L85C19399, E10UP12345', 'E10UP12345')).toEqual([]);
    expect(check(undefined, 'E10UP12345')).toEqual([]);
    expect(check('E10UP12345', undefined)).toEqual([]);
  });

  it('differs', () => {
    expect(check('L85C19399', 'E10UP12345')[0]).toMatchObject({
      code: 'meter_serial_mismatch',
      severity: 'severe',
      billed: 'L85C19399',
      expected: 'E10UP12345',
    });
  });
});
