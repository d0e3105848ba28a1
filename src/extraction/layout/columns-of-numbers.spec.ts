import { numbersOfColumn } from './columns-of-numbers.js';
import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** A line in type of one width. */
const line = (y0: number, text: string): Segment => {
  let x0 = 40;
  const words = text.split(' ').map((word) => {
    const at = { text: word, x0, x1: x0 + 4 * word.length, y0, y1: y0 + 6, confidence: 1, fontSize: 6 };
    x0 = at.x1 + 4;
    return at;
  });
  return segmentOf(1, words);
};

describe('a column of supply numbers a word space from its neighbours', () => {
  it('is parted from what stands before and behind it', () => {
    const rows = [
      line(100, 'UNIT 104 1357259348550 4 HOPE STREET'),
      line(110, 'UNIT 211 1565984899650 11 QUAY SIDE'),
      line(120, 'UNIT 330 1133860442325 27 FERRY ROAD'),
    ];
    expect(numbersOfColumn(rows).map(([, at]) => at)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it('is none where the same label stands before each number', () => {
    const rows = [line(100, 'MPAN 1357259348550'), line(110, 'MPAN 1565984899650'), line(120, 'MPAN 1133860442325')];
    expect(numbersOfColumn(rows)).toEqual([]);
  });
});
