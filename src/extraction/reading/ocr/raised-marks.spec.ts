import type { Component } from '../image/components.js';
import { takeOffRaisedMark } from './raised-marks.js';

/** A letter of solid ink. */
const letter = (x0: number, y0: number, x1: number, y1: number): Component => ({
  x0,
  y0,
  x1,
  y1,
  count: (x1 - x0) * (y1 - y0),
  runs: Array.from({ length: y1 - y0 }, (_, i) => ({ y: y0 + i, x0, x1 })),
});
const readBehind = (before: readonly string[], text: string, ...letters: Component[]): string => {
  const x1 = Math.max(...letters.map((one) => one.x1));
  const word = { text, x0: 0, y0: 10, x1, y1: 26, confidence: 0.9, line: 0, letters };
  takeOffRaisedMark(
    word,
    before.map((text) => ({ ...word, text })),
  );
  return word.text;
};
const read = (text: string, ...letters: Component[]): string => readBehind([], text, ...letters);
const LETTERS = [letter(0, 10, 9, 26), letter(12, 14, 20, 26)];

describe('a small raised figure behind a word', () => {
  it('is taken off, whatever it was read as', () => {
    expect(read('to?', ...LETTERS, letter(22, 8, 27, 17))).toBe('to');
    expect(read('to1', ...LETTERS, letter(22, 8, 27, 17))).toBe('to');
    expect(read('ft*', ...LETTERS, letter(22, 8, 27, 17))).toBe('ft³');
  });

  it('is seen where it has run together with the last letter', () => {
    const { runs, ...box } = letter(12, 8, 27, 26);
    const joined = { ...box, runs: runs.map((run) => ({ ...run, x1: run.y < 17 ? 27 : 20 })) };
    expect(read('to?', LETTERS[0], joined)).toBe('to');
  });

  it('is none where the line asks something', () => {
    const mark = letter(22, 8, 27, 17);
    expect(readBehind(['Where', 'do', 'we', 'write'], 'to?', ...LETTERS, mark)).toBe('to?');
    expect(readBehind(['The', 'place', 'we', 'write'], 'to?', ...LETTERS, mark)).toBe('to');
  });

  it('is none where it is as large as a question mark without its point', () => {
    expect(read('to?', ...LETTERS, letter(22, 10, 29, 23))).toBe('to?');
  });

  it('is none where it stands on the line', () => {
    expect(read('to?', ...LETTERS, letter(22, 10, 29, 26))).toBe('to?');
    expect(read('to2', ...LETTERS, letter(22, 10, 29, 26))).toBe('to2');
  });
});
