import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { sharesToGrams, toGrams } from './rounding.js';

describe('kilograms to the gram', () => {
  it.each([
    ['0.0005', 0.001],
    ['0.000499999', 0],
    ['0.00049999999999999999999', 0.001],
    ['1234567.8915', 1234567.892],
    ['1234567.891499999', 1234567.891],
    ['-0.0005', -0.001],
    ['-2.3456', -2.346],
    ['999999999999.1234', 999999999999.123],
  ])('%s is %d', (kg, grams) => {
    expect(toGrams(new Decimal(kg))).toBe(grams);
  });

  it('are those of decimal arithmetic, whatever the number', () => {
    const kilograms = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 3, max: 8 }));
    fc.assert(
      fc.property(kilograms, ([digits, places]) => {
        const kg = new Decimal(digits).dividedBy(new Decimal(10).pow(places));
        expect(toGrams(kg) + 0).toBe(Number(kg.toFixed(3, Decimal.ROUND_HALF_UP)) + 0);
      }),
    );
  });

  it('are the same whichever way a sum is put together', () => {
    const day = new Decimal(3725).dividedBy(14);
    const parts = [9, 5].map((days) => day.times(days).times('0.00010').dividedBy('0.7450'));
    expect(sharesToGrams(parts)).toEqual([0.321, 0.179]);
    expect(toGrams(parts[0].plus(parts[1]))).toBe(0.5);
    expect(toGrams(new Decimal('0.0004999999999999999').plus('4561.113'))).toBe(4561.114);
    expect(sharesToGrams([new Decimal('4561.113'), new Decimal('0.0004999999999999999')])).toEqual([4561.113, 0.001]);
  });

  it('are parts that add up to the whole', () => {
    expect(sharesToGrams(['0.0004', '0.0004', '0', '0.0004'].map((kg) => new Decimal(kg)))).toEqual([0, 0.001, 0, 0]);
  });
});
