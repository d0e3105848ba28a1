import { farApart, productAgrees } from './arithmetic.js';

describe('a product', () => {
  const units = { value: 1204, decimals: 0 };
  const price = { value: 21.5, decimals: 2 };

  it.each([258.86, 258.85, 258.87, -258.86])('of 1,204 units at 21.50p agrees with £%d', (pounds) => {
    expect(productAgrees(units, price, pounds)).toBe(true);
  });

  it.each([258.5, 25.886, 2588.6, 0])('of 1,204 units at 21.50p does not agree with £%d', (pounds) => {
    expect(productAgrees(units, price, pounds)).toBe(false);
  });

  it('is not ruled out before it is reckoned exactly where it is within the tolerance', () => {
    expect(farApart(0.1 + 0.2, 0.3, 0)).toBe(false);
    expect(farApart(258.97, 258.86, 0.11)).toBe(false);
    expect(farApart(258.97, 258.86, 0.1)).toBe(true);
  });
});
