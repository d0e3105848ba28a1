import { findQuantities } from './quantities.js';

it('reads thousands that a blank parts, where nothing stands before them', () => {
  expect(findQuantities('170 367 kWh').map(({ value }) => value.value)).toEqual([170367]);
  expect(findQuantities('Rate 1 234 kWh').map(({ value }) => value.value)).toEqual([234]);
});
