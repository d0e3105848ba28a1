import { findQuantities } from './quantities.js';

it('reads thousands that a blank parts, where nothing stands before them', () => {
  expect(findQuantities('170 367 kWh').map(({ value }) => value.value)).toEqual([170367]);
  expect(findQuantities('Rate 1 234 kWh').map(({ value }) => value.value)).toEqual([234]);
});

it('takes no number before the name of a price for units', () => {
  expect(findQuantities('MPAN 1357259348550 Unit rate 25.5 p/kWh')).toEqual([]);
  expect(findQuantities('Tariff Fixed 2026 unit price')).toEqual([]);
  expect(findQuantities('1,200 units charged').map(({ value }) => value.value)).toEqual([1200]);
});
