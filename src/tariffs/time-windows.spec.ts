import type { DayOfWeek, Rate } from './tariff.js';
import { withWholeWindows } from './time-windows.js';

const WORKDAYS: DayOfWeek[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const WEEKEND: DayOfWeek[] = ['SATURDAY', 'SUNDAY'];

const window = (name: Rate['name'], startTime?: string, endTime?: string, daysOfWeek?: DayOfWeek[]): Rate => ({
  name,
  rate: 20,
  unit: 'p/kWh',
  startTime,
  endTime,
  daysOfWeek,
  clock: 'UTC',
});
const standing: Rate = { name: 'Standing charge', rate: 95, unit: 'p/day' };

describe('windows of the day', () => {
  it.each([
    ['day and night over midnight', [window('Night', '00:30', '07:30'), window('Day', '07:30', '00:30')]],
    [
      'evening and weekend',
      [
        window('Day', '07:00', '19:00', WORKDAYS),
        window('Evening and weekend', '19:00', '00:00', WORKDAYS),
        window('Evening and weekend', '07:00', '00:00', WEEKEND),
        window('Night', '00:00', '07:00'),
      ],
    ],
    [
      'two windows of one rate',
      [
        window('Night', '22:30', '00:30'),
        window('Night', '02:30', '07:30'),
        window('Day', '00:30', '02:30'),
        window('Day', '07:30', '22:30'),
      ],
    ],
    ['one rate for all day', [window('Unit rate', '00:00', '00:00')]],
    ['no windows', [{ name: 'Unit rate' as const, rate: 20, unit: 'p/kWh' as const }]],
  ])('stay as they are: %s', (_, rates) => {
    expect(withWholeWindows([...rates, standing])).toEqual([...rates, standing]);
  });

  it.each([
    ['a hole', [window('Night', '00:00', '07:00'), window('Day', '08:00', '00:00')]],
    ['an overlap', [window('Night', '00:00', '07:30'), window('Day', '07:00', '00:00')]],
    ['a day without', [window('Night', '00:00', '07:00'), window('Day', '07:00', '00:00', WORKDAYS)]],
    ['a rate without', [window('Night', '00:00', '07:00'), window('Day')]],
    ['an end without', [window('Night', '00:00', '07:00'), window('Day', '07:00')]],
  ])('all go where there is %s', (_, rates) => {
    const bare = rates.map(({ name, rate, unit }) => ({ name, rate, unit }));
    expect(withWholeWindows([...rates, standing])).toEqual([...bare, standing]);
  });
});
