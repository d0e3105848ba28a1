import { rectangleOf } from './results.js';

it('gives the rectangle of a value to a hundredth of a point', () => {
  const box = { x0: 228.48, y0: 111.63999999999999, x1: 324.47999999999996, y1: 121.13999999999999 };
  expect(rectangleOf({ page: 1, box, text: 'Acme', confidence: 0.9 })).toEqual([228.48, 111.64, 324.48, 121.14]);
});
