import type { Component } from '../image/components.js';
import type { PrintLine } from '../image/print-lines.js';
import type { OcrWord } from './engine.js';
import { fitToLetters } from './fit-letters.js';

const HEIGHT = 14;
const letter = (x0: number, y0: number, x1: number, y1: number): Component => ({ x0, y0, x1, y1, count: 9, runs: [] });
/** Letters side by side from `x` on, each 8 wide and 2 from the next, that stand at `foot`. */
const letters = (x: number, count: number, foot: number): Component[] =>
  Array.from({ length: count }, (_, i) => letter(x + 10 * i, foot - HEIGHT, x + 10 * i + 8, foot));
const line = (...all: Component[]): PrintLine => ({
  x0: Math.min(...all.map(({ x0 }) => x0)),
  y0: Math.min(...all.map(({ y0 }) => y0)),
  x1: Math.max(...all.map(({ x1 }) => x1)),
  y1: Math.max(...all.map(({ y1 }) => y1)),
  height: HEIGHT,
  slope: 0,
  letters: all,
  reach: { x0: 0, x1: 1000 },
});
const word = (text: string, x0: number, y0: number, x1: number, y1: number): OcrWord => ({
  text,
  x0,
  y0,
  x1,
  y1,
  confidence: 0.9,
  line: 0,
});

describe('words', () => {
  it('end where their letters do, and stand on one line', () => {
    const of = line(...letters(100, 4, 50), ...letters(160, 1, 50), ...letters(190, 4, 51));
    const read = [word('Unit', 101, 36, 136, 50), word('a', 158, 36, 171, 62), word('rate', 188, 39, 230, 52)];
    const fitted = fitToLetters(read, [of]);
    expect(fitted.map(({ x0, x1 }) => [x0, x1])).toEqual([
      [100, 138],
      [160, 168],
      [190, 228],
    ]);
    expect(new Set(fitted.map(({ baseline }) => baseline)).size).toBe(1);
    expect(fitted.map(({ letters }) => letters.length)).toEqual([4, 1, 4]);
  });

  it('keep the point behind their last letter, and do not take the letters of another', () => {
    const of = line(...letters(100, 4, 50), letter(200, 36, 290, 50));
    const read = [word('Site.', 100, 36, 143, 50), word('none', 198, 36, 242, 50), word('here', 248, 36, 291, 50)];
    const [first, ...run] = fitToLetters(read, [of]);
    expect([first.x0, first.x1]).toEqual([100, 143]);
    // what has run together is neither of the two
    expect(run.map(({ x0, x1, letters }) => [x0, x1, letters.length])).toEqual([
      [198, 242, 0],
      [248, 291, 0],
    ]);
  });

  it('end before the words that their place was said to cover', () => {
    const of = line(...letters(100, 4, 50), ...letters(150, 3, 50), ...letters(190, 4, 50));
    const read = [word('1375,', 100, 36, 229, 50), word('Z1,', 149, 36, 180, 50), word('92.1', 188, 36, 229, 50)];
    expect(fitToLetters(read, [of]).map(({ x0, x1 }) => [x0, x1])).toEqual([
      [100, 149],
      [150, 180],
      [190, 228],
    ]);
  });

  it('are not ended by words of a line under them that was taken for theirs', () => {
    const of = line(...letters(100, 7, 50), ...letters(110, 2, 74));
    const [first] = fitToLetters([word('Central', 100, 36, 168, 50), word('85', 110, 60, 128, 74)], [of]);
    expect([first.x0, first.x1]).toEqual([100, 168]);
  });

  it('that are a bar with a flag are a figure 1', () => {
    const of = line(...letters(100, 4, 50), letter(150, 36, 155, 50), ...letters(170, 4, 50));
    const read = [word('Mill', 100, 36, 138, 50), word('|', 150, 36, 155, 50), word('Road', 170, 36, 208, 50)];
    expect(fitToLetters(read, [of])[1].text).toBe('1');
  });

  it('of two lines that were taken for one have each its own', () => {
    const of = line(...letters(100, 4, 50), ...letters(100, 4, 74));
    const fitted = fitToLetters([word('MPRN', 100, 36, 138, 50), word('7441', 100, 60, 138, 74)], [of]);
    expect(fitted.map(({ baseline }) => baseline)).toEqual([50, 74]);
  });

  it('that are a bar are an I before a word in small letters, and a drawn line where they are higher than capitals', () => {
    const of = line(...letters(100, 4, 50), letter(150, 36, 153, 50), letter(180, 20, 183, 56));
    const read = [
      word('Will', 100, 36, 138, 50),
      word('|', 150, 36, 153, 50),
      word('pay', 160, 36, 172, 50),
      word('|', 180, 22, 183, 54),
    ];
    expect(fitToLetters(read, [of]).map(({ text }) => text)).toEqual(['Will', 'I', 'pay', '|']);
  });

  it('that are a bar before a month and its year are the first day of it', () => {
    const of = line(...letters(100, 2, 50), letter(130, 36, 133, 50), ...letters(150, 6, 50), ...letters(220, 4, 50));
    const read = [
      word('on', 100, 36, 118, 50),
      word('|', 130, 36, 133, 50),
      word('August', 150, 36, 208, 50),
      word('2031', 220, 36, 258, 50),
    ];
    expect(fitToLetters(read, [of]).map(({ text }) => text)).toEqual(['on', '1', 'August', '2031']);
    expect(fitToLetters(read.slice(0, 3), [of])[1].text).toBe('|');
  });

  it('that are a bar between two things are one, and a stroke where it leans', () => {
    const stroke: Component = {
      ...letter(190, 36, 195, 50),
      runs: Array.from({ length: 14 }, (_, i) => ({ y: 36 + i, x0: 193 - i / 5, x1: 195 - i / 5 })),
    };
    const of = line(...letters(100, 4, 50), letter(150, 36, 153, 50), stroke);
    const read = [
      word('0983', 100, 36, 138, 50),
      word('|', 150, 36, 153, 50),
      word('www.acme.example', 160, 36, 172, 50),
      word('|', 190, 36, 195, 50),
      word('gas', 200, 36, 230, 50),
    ];
    expect(fitToLetters(read, [of]).map(({ text }) => text)).toEqual(['0983', '|', 'www.acme.example', '/', 'gas']);
  });
});
