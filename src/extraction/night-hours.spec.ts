import { printedPage } from './invoice/testing/printed-page.js';
import { nightHoursOf } from './night-hours.js';

const read = (...drawings: string[]) => nightHoursOf(drawings.map((drawing) => printedPage(drawing)));

describe('the hours of the night', () => {
  it.each([
    ['in the names of the rates', 'Day, 07:30 to 00:30      28.40p per kWh\n\nNight (00:30-07:30)      16.10p per kWh'],
    [
      'in a column of their own',
      'Day      28.40 p/kWh      07:30 to 00:30\n\nNight    16.10 p/kWh      00:30 to 07:30',
    ],
    ['before the names', '07:30-00:30 (Day)      28.40p\n\n00:30-07:30 (Night)    16.10p'],
    ['side by side', 'Day 07:30–00:30        Night 00:30–07:30        Total'],
    ['by the halves of the day', 'Day rate, 7.30am to 12.30am      28.40p\n\nNight rate, 12.30am to 7.30am    16.10p'],
    ['in a sentence', 'Your day rate (07:30 to 00:30) is 28.40p and your night rate (00:30 to 07:30) is 16.10p.'],
    [
      'twice',
      'Day, 07:30 to 00:30      28p\n\nNight, 00:30 to 07:30      16p\n\nNight units, 00:30 to 07:30      42 kWh',
    ],
  ])('are read %s', (_, drawing) => {
    expect(read(drawing)).toEqual({ startTime: '00:30', endTime: '07:30' });
  });

  it.each([
    ['GMT', 'UTC'],
    ['clock time', 'LOCAL'],
  ])('are by the clock that stands with them: %s', (said, clock) => {
    expect(read(`Day (07:00 to midnight ${said})      28p\n\nNight (midnight to 07:00 ${said})      16p`)).toEqual({
      startTime: '00:00',
      endTime: '07:00',
      clock,
    });
  });

  it.each([
    ['that leave a part of the day out', 'Day, 07:00 to 19:00      28p\n\nNight, 00:00 to 07:00      16p'],
    ['of the night alone', 'Day      28p\n\nNight, 00:30 to 07:30      16p'],
    ['that are not those of all days', 'Day, 07:00-24:00 exc. peak      28p\n\nNight, 00:00-07:00 all days      16p'],
    ['of some days', 'Day, weekdays 07:30 to 00:30      28p\n\nNight, 00:30 to 07:30      16p'],
    [
      'of which there are two',
      'Day, 07:30 to 00:30   28p\n\nNight, 00:30 to 07:30   16p\n\nDay, 07:00 to 00:00   29p\n\nNight, 00:00 to 07:00   17p',
    ],
    ['of an office', 'We answer every day from 07:00 to 00:00\n\nand at night from 00:00 to 07:00 by email.'],
    ['of a night that is longer than the day', 'Day, 07:00 to 18:00      28p\n\nNight, 18:00 to 07:00      16p'],
  ])('are not told by hours %s', (_, drawing) => {
    expect(read(drawing)).toBeUndefined();
  });

  it('are those of all pages', () => {
    expect(read('Day, 07:30 to 00:30      28p', 'Night, 00:30 to 07:30      16p')).toMatchObject({
      startTime: '00:30',
    });
    expect(read('Day, 07:30 to 00:30      28p')).toBeUndefined();
  });
});
