import { drawPage } from '../testing/draw.js';
import { withSpacedDates } from './spaced-dates.js';

const textOf = (drawing: string) => withSpacedDates([drawPage(drawing)])[0].words.map(({ text }) => text);

describe('dates that are typed over printed marks', () => {
  it.each([
    ['20 . 04 . 2027', '20.04.2027'],
    ['1 / 4 / 27', '1/4/27'],
    ['20 - 04 - 2027', '20-04-2027'],
  ])('are one word: %s', (printed, date) => {
    expect(textOf(printed)).toEqual([date]);
  });

  it.each(['20 . 14 . 2027', '20 . 04 / 2027', '20 . 04', '12      .      04      .      2027'])(
    'are none: %s',
    (printed) => {
      expect(textOf(printed)).toEqual(printed.split(/\s+/));
    },
  );
});
