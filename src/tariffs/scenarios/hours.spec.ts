import table from '../data/economy-7.json' with { type: 'json' };
import { withHours } from '../hours.js';
import type { Rate } from '../tariff.js';
import { bill, contract, tariffs } from '../testing/papers.js';
import { withWholeWindows } from '../time-windows.js';

const dayAndNight = { dayUnitRate: 28, nightUnitRate: 16 };
const standing = { standingCharge: 60, standingChargeType: 'daily' as const };
const meter = (ssc: string, meterPoint = '9900000000017') => ({ settlementConfigurations: { [meterPoint]: ssc } });
const nightHours = { startTime: '00:00', endTime: '07:00' };

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
    ['of another meter point', { ...dayAndNight }, meter('0151', '9900000000025')],
    ['but has one rate for all day', { unitRate: 25 }, meter('0151')],
    ['but has the rate of the night alone', { nightUnitRate: 16 }, meter('0151')],
  ])('has no hours %s', (_, point, hours) => {
    const [found] = tariffs(contract('c', '2026-04-01', '2027-03-31', point, {}, hours));
    expect(found.rates?.every(({ startTime }) => startTime === undefined)).toBe(true);
  });

  it.each(table.configurations.map(({ ssc }) => ssc))('%s has every minute of the week once', (ssc) => {
    const rates: Rate[] = [
      { name: 'Day', rate: 28, unit: 'p/kWh' },
      { name: 'Night', rate: 16, unit: 'p/kWh' },
    ];
    const found = withHours(rates, meter(ssc), '9900000000017');
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(withWholeWindows(found)).toEqual(found);
    expect(found.every(({ startTime }) => startTime !== undefined)).toBe(true);
  });
});

describe('a paper that prints the hours of the night beside its rates', () => {
  const windows = (found: { rates?: Rate[] }) =>
    found.rates?.map(({ name, startTime, endTime, clock }) => [name, startTime, endTime, clock]);

  it('has them, and the rest of the day, by the clock that it says', () => {
    const [found] = tariffs(
      contract('c', '2026-04-01', '2027-03-31', { ...dayAndNight, ...standing }, {}, { nightHours }),
    );
    expect(windows(found)).toEqual([
      ['Day', '07:00', '00:00', undefined],
      ['Night', '00:00', '07:00', undefined],
      ['Standing charge', undefined, undefined, undefined],
    ]);
    const hours = { nightHours: { ...nightHours, clock: 'UTC' as const } };
    const [billed] = tariffs(bill('b', '2026-01-01', '2026-01-31', dayAndNight, 'INVOICE', hours));
    expect(windows(billed)?.map(([, , , clock]) => clock)).toEqual(['UTC', 'UTC']);
  });

  it('has those of the meter where it prints them too: bills tell the usual hours', () => {
    const [found] = tariffs(
      bill('b', '2026-01-01', '2026-01-31', dayAndNight, 'INVOICE', { ...meter('0151'), nightHours }),
    );
    expect(windows(found)?.[1]).toEqual(['Night', '00:30', '07:30', 'UTC']);
  });

  it('has no hours where it has one rate for all day', () => {
    const [found] = tariffs(contract('c', '2026-04-01', '2027-03-31', { unitRate: 25 }, {}, { nightHours }));
    expect(windows(found)).toEqual([['Unit rate', undefined, undefined, undefined]]);
  });
});
