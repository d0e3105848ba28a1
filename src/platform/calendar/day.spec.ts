import { DateTime } from 'luxon';
import { addMonths, addYears, britishToday, dayOf, isDay, isoMonth, isoOf, monthOf } from './day.js';

describe('days', () => {
  it('are whole days since 1970, whatever the year', () => {
    expect(dayOf('1970-01-02')).toBe(1);
    expect(isoOf(dayOf('2024-02-29') + 1)).toBe('2024-03-01');
    expect(isoMonth(monthOf(dayOf('0099-12-31')))).toBe('0099-12');
  });

  it('are days of the calendar', () => {
    expect(['2024-02-29', '0001-01-01', '9999-12-31'].filter(isDay)).toHaveLength(3);
    const none = [
      '2026-02-29',
      '2026-02-30',
      '2025-06-31',
      '0000-01-01',
      '2026-1-01',
      '2026-01-01T00:00:00Z',
      '',
      20260101,
    ];
    expect(none.filter(isDay)).toEqual([]);
  });

  it('move by months and years, a date that the month does not have becoming its last day', () => {
    expect(isoOf(addMonths(dayOf('2026-01-31'), 1))).toBe('2026-02-28');
    expect(isoOf(addMonths(dayOf('2026-01-31'), -2))).toBe('2025-11-30');
    expect(isoOf(addYears(dayOf('2024-02-29'), -1))).toBe('2023-02-28');
    expect(isoOf(addYears(dayOf('2024-02-29'), 4))).toBe('2028-02-29');
  });

  it('change at midnight by the clocks of Great Britain', () => {
    const at = (iso: string) => isoOf(britishToday(DateTime.fromISO(iso)));
    expect(at('2026-06-30T23:30:00Z')).toBe('2026-07-01');
    expect(at('2026-12-31T23:30:00Z')).toBe('2026-12-31');
    expect(at('2026-12-31T20:00:00-05:00')).toBe('2027-01-01');
  });
});
