import { dayOf, isoOf } from '../../platform/calendar/index.js';
import { LOOKBACK_PATTERN, windowOf } from './window.js';

const from = (lookback: string, today: string) => isoOf(windowOf(lookback, dayOf(today)).from);

describe('the window', () => {
  it.each([
    ['1d', '2026-11-20', '2026-11-19'],
    ['2w', '2026-11-20', '2026-11-06'],
    ['1m', '2026-11-20', '2026-10-20'],
    ['1y', '2026-11-20', '2025-11-20'],
    // a date that the month does not have becomes its last day
    ['1m', '2026-03-31', '2026-02-28'],
    ['1m', '2024-03-31', '2024-02-29'],
    ['13m', '2026-01-31', '2024-12-31'],
    ['1y', '2024-02-29', '2023-02-28'],
    ['4y', '2024-02-29', '2020-02-29'],
    ['365d', '2024-12-31', '2024-01-01'],
    ['9999d', '2026-11-20', '1999-07-06'],
    // no further back than 1900
    ['9999w', '2026-11-20', '1900-01-01'],
    ['9999y', '2026-11-20', '1900-01-01'],
  ])('of %s on %s begins on %s', (lookback, today, start) => {
    expect(from(lookback, today)).toBe(start);
    expect(isoOf(windowOf(lookback, dayOf(today)).to)).toBe(today);
  });

  it.each(['', '0d', '01d', '10000d', '1', 'y', '1h', '1Y', ' 1y', '1y\n', '-1d', '1.5y', '1y1m'])(
    'refuses %j',
    (text) => {
      expect(LOOKBACK_PATTERN.test(text)).toBe(false);
    },
  );
});
