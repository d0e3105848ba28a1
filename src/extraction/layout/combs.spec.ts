import type { Word } from '../page.js';
import { drawPage } from '../testing/draw.js';
import { withCombs } from './combs.js';

const words = (drawing: string): string[] => withCombs([drawPage(drawing)])[0].words.map(({ text }) => text);

describe('combs of boxes', () => {
  it('are words, one for each group', () => {
    expect(words('Months  |1|2|   Serial  |K|1|8|')).toEqual(['Months', '12', 'Serial', 'K18']);
  });

  it('are a date where they are a day, a month and a year', () => {
    expect(words('Start date  |2|1|  |0|9|  |2|0|2|6|')).toEqual(['Start', 'date', '21/09/2026']);
    expect(words('Sort code  |2|1|  |6|9|  |5|5|')).toEqual(['Sort', 'code', '21', '69', '55']);
  });

  it('are the words of one name where one box is left empty', () => {
    const page = drawPage('Name  |M|I|L|L| |L|T|D|    |2|1| |6|9|');
    // The letters of a line of boxes may stand in the text layer as words already.
    const inBoxes = (text: string, x0: number): Word => ({
      ...page.words[0],
      text,
      x0,
      x1: x0 + 13.2 * (text.length - 1) + 6,
    });
    const read = (words: Word[]): string[] => withCombs([{ ...page, words }])[0].words.map(({ text }) => text);
    expect(read([inBoxes('NORTH', 100), inBoxes('SIDE', 179.2), inBoxes('LTD', 245.2)])).toEqual(['NORTH SIDE LTD']);
    expect(read([inBoxes('NORTH', 100), inBoxes('SIDE', 205.6)])).toEqual(['NORTH', 'SIDE']);
    expect(read([inBoxes('2469', 100), inBoxes('3181', 166)])).toEqual(['2469', '3181']);
  });

  it('are one number where a point is printed between two groups', () => {
    expect(words('Each kWh  |2|6|.|1|4|0|  pence')).toEqual(['Each', 'kWh', '26.140', 'pence']);
    expect(words('Sheet  |2|6|  .  |1|4|0|')).toEqual(['Sheet', '26', '.', '140']);
    expect(words('Ends in 26 . 140 of them  |1|2|')).toEqual(['Ends', 'in', '26', '.', '140', 'of', 'them', '12']);
  });

  it('are none without lines between the characters, or with wide cells', () => {
    expect(words('Class 1 2 3')).toEqual(['Class', '1', '2', '3']);
    expect(words('|  1  |  2  |  3  |')).toEqual(['1', '2', '3']);
  });
});
