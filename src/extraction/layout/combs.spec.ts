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

  it('are none without lines between the characters, or with wide cells', () => {
    expect(words('Class 1 2 3')).toEqual(['Class', '1', '2', '3']);
    expect(words('|  1  |  2  |  3  |')).toEqual(['1', '2', '3']);
  });
});
