import table from '../data/economy-7.json' with { type: 'json' };
import { withEconomy7Hours } from '../economy-7.js';
import type { Rate } from '../tariff.js';
import { bill, contract, tariffs } from '../testing/papers.js';
import { withWholeWindows } from '../time-windows.js';

const dayAndNight = { dayUnitRate: 28, nightUnitRate: 16 };
const standing = { standingCharge: 60, standingChargeType: 'daily' as const };
const meter = (ssc: string) => ({ '9900000000017': ssc });

describe('a paper that prints the settlement configuration of an Economy 7 meter', () => {
  it('has the hours of the meter: 0151 is at night from 00:30 to 07:30 UTC', () => {
    const [found] = tariffs(
      contract('c', '2026-04-01', '2027-03-31', { ...dayAndNight, ...standing }, {}, meter('0151')),
    );
    expect(found.rates).toEqual([
      { name: 'Day', rate: 28, unit: 'p/kWh', startTime: '07:30', endTime: '00:30', clock: 'UTC' },
      { name: 'Night', rate: 16, unit: 'p/kWh', startTime: '00:30', endTime: '07:30', clock: 'UTC' },
      { name: 'Standing charge', rate: 60, unit: 'p/day' },
    ]);
  });

  it('has two windows for each rate where the night is split: 0942 is at night from 22:30 to 00:30 and 03:30 to 08:30', () => {
    const [found] = tariffs(bill('b', '2026-01-01', '2026-01-31', dayAndNight, 'INVOICE', meter('0942')));
    expect(found.rates?.map(({ name, startTime, endTime, clock }) => [name, startTime, endTime, clock])).toEqual([
      ['Day', '08:30', '22:30', 'LOCAL'],
      ['Day', '00:30', '03:30', 'LOCAL'],
      ['Night', '03:30', '08:30', 'LOCAL'],
      ['Night', '22:30', '00:30', 'LOCAL'],
    ]);
  });

  it.each([
    ['of which no hours are known', { ...dayAndNight }, meter('0393')],
    ['of another meter point', { ...dayAndNight }, { '9900000000025': '0151' }],
    ['but has one rate for all day', { unitRate: 25 }, meter('0151')],
    ['but has the rate of the night alone', { nightUnitRate: 16 }, meter('0151')],
  ])('has no hours %s', (_, point, configurations) => {
    const [found] = tariffs(contract('c', '2026-04-01', '2027-03-31', point, {}, configurations));
    expect(found.rates?.every(({ startTime }) => startTime === undefined)).toBe(true);
  });

  it.each(table.configurations.map(({ ssc }) => ssc))('%s has every minute of the week once', (ssc) => {
    const rates: Rate[] = [
      { name: 'Day', rate: 28, unit: 'p/kWh' },
      { name: 'Night', rate: 16, unit: 'p/kWh' },
    ];
    const found = withEconomy7Hours(rates, ssc);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(withWholeWindows(found)).toEqual(found);
    expect(found.every(({ startTime }) => startTime !== undefined)).toBe(true);
  });
});
