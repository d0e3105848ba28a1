import type { Word } from '../../page.js';
import { inCells } from './typewriter.js';

/** Words a blank apart, each as wide as `widthOf` says, in cells of six points. */
function typed(text: string, widthOf: (word: string) => number): Word[] {
  let start = 40;
  return text.split(' ').map((word) => {
    const middle = start + (word.length * 6) / 2;
    start += (word.length + 1) * 6;
    const half = widthOf(word) / 2;
    return { text: word, x0: middle - half, x1: middle + half, y0: 100, y1: 110, confidence: 0.95, fontSize: 10 };
  });
}

const TEXT =
  'Supply point 1 17 4024 1870 603 Annual consumption 3842 kWh Premises supplied 118 Foundry Lane Truro Cornwall Charge ' +
  'Rate Unit Standing charge 25.0131 pence every day Units 0.3093 pounds every kWh Meter number Z07N810513 Profile class 03';

describe('the words of a page in typewriter type', () => {
  it('take the cells of their letters: between them is a blank, and no more', () => {
    const words = inCells(typed(TEXT, (word) => word.length * 6 - 1.5));
    expect(words.map(({ text }) => text).join(' ')).toBe(TEXT);
    for (let i = 1; i < words.length; i++) expect(words[i].x0 - words[i - 1].x1).toBeCloseTo(6, 0);
  });

  it('stay as they are in other type', () => {
    const widths: Record<string, number> = { i: 2.5, l: 2.5, r: 3.5, t: 3, m: 8.5, w: 8, e: 5 };
    const words = typed(TEXT, (word) => [...word].reduce((sum, letter) => sum + (widths[letter] ?? 5.5), 0));
    expect(inCells(words)).toBe(words);
  });
});
