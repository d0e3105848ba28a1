import type { Segment } from './model.js';
import { segmentOf } from './segments.js';
import { linesOfNumbers, placedIn } from './site-rows.js';

/** Words of one line that follow each other with a gap between them; a letter is five wide. */
const text = (printed: string, x0: number, gap = 2): Segment => {
  let at = x0;
  const words = printed.split(' ').map((word) => {
    const from = at;
    at += 5 * word.length + gap;
    return { text: word, x0: from, x1: at - gap, y0: 100, y1: 109, confidence: 1, fontSize: 9 };
  });
  return segmentOf(1, words);
};

const textsOf = (lines: Segment[][]): string[][] => lines.map((line) => line.map((each) => each.text));

describe('the numbers beside each other in a line', () => {
  it('are of two sites, and not the codes before a number and the number', () => {
    const [first, second] = [text('13 5725 9348 550', 200), text('15 6598 4899 650', 320)];
    expect(textsOf(linesOfNumbers([first, second]))).toEqual([['13 5725 9348 550', '15 6598 4899 650']]);
    expect(textsOf(linesOfNumbers([text('00 845 658', 100), first]))).toEqual([['13 5725 9348 550']]);
  });
});

describe('a number in a column of sites', () => {
  it('keeps its groups, though one of them begins where the codes over it do', () => {
    const numbers = [text('00 845 154', 100), text('00 845 823', 214)];
    const core = text('13 5725 9348 550', 200, 4);
    const placed = placedIn([text('13 2232 2142 917', 86, 4), core], { numbers, boxes: numbers, type: 9 });
    expect(textsOf(placed!.cells)).toEqual([['13 2232 2142 917'], ['13 5725 9348 550']]);
  });
});
