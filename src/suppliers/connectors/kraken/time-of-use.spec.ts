import { type TimedRate, timeOfUse } from './time-of-use.js';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const window = (day: string, from: string, toDay: string, to: string, preVatValue: number): TimedRate => ({
  validFrom: `${day}T${from}:00Z`,
  validTo: `${toDay}T${to}:00Z`,
  preVatValue,
});
const nights = (value: (i: number) => number) =>
  DAYS.slice(0, -1).flatMap((day, i) => [
    window(day, '00:30', day, '07:30', value(i)),
    window(day, '07:30', DAYS[i + 1], '00:30', 26),
  ]);

describe('prices by the time of day', () => {
  it('are windows where every day is the same, in UTC', () => {
    expect(timeOfUse(nights(() => 9))).toEqual([
      { name: 'Unit rate', rate: 9, unit: 'p/kWh', startTime: '00:30', endTime: '07:30', clock: 'UTC' },
      { name: 'Unit rate', rate: 26, unit: 'p/kWh', startTime: '07:30', endTime: '00:30', clock: 'UTC' },
    ]);
  });

  it('do not depend on the order in which they come', () => {
    expect(timeOfUse(nights(() => 9).reverse())).toEqual(timeOfUse(nights(() => 9)));
  });

  it('are not given where they change from day to day, or are known for too short a time', () => {
    expect(timeOfUse(nights((i) => 9 + i))).toEqual([]);
    expect(timeOfUse(nights(() => 9).slice(0, 4))).toEqual([]);
    expect(timeOfUse([])).toEqual([]);
  });

  it('are one rate where all are the same', () => {
    const flat: TimedRate[] = [{ validFrom: '2026-01-01T00:00:00Z', validTo: null, preVatValue: 24 }];
    expect(timeOfUse(flat)).toEqual([{ name: 'Unit rate', rate: 24, unit: 'p/kWh' }]);
  });
});
