import { describe, expect, it } from '@jest/globals';
import type { OcrWord } from './engine.js';
import { agreedWords, misreadMpans } from './meter-points.js';

/** A word in letters 10 points wide and 14 high, at a place of a line. */
const word = (text: string, x0: number, line = 0, y0 = 30 * line): OcrWord => ({
  text,
  x0,
  x1: x0 + 10 * text.length,
  y0,
  y1: y0 + 14,
  confidence: 0.9,
  line,
});
const texts = (runs: OcrWord[][]): string[] => runs.map((run) => run.map(({ text }) => text).join(' '));

// 14 2862 9520 173 is a number whose check digit agrees
describe('numbers of meter points whose check digit does not agree', () => {
  it('are found in one word, in groups, and on two lines of a cell', () => {
    expect(texts(misreadMpans([word('1428629520178', 0)]))).toEqual(['1428629520178']);
    const groups = [word('14', 0), word('2862', 30), word('9520', 80), word('178', 130)];
    expect(texts(misreadMpans(groups))).toEqual(['14 2862 9520 178']);
    const wrapped = [word('Hillside', 0), word('1428629520', 300), word('178', 300, 1, 22), word('85', 450)];
    expect(texts(misreadMpans(wrapped))).toEqual(['1428629520 178']);
  });

  it('are none where the check digit agrees, and where figures of other columns stand apart', () => {
    expect(misreadMpans([word('1428629520173', 0)])).toEqual([]);
    expect(misreadMpans([word('1428629520', 0), word('178', 140)])).toEqual([]);
    expect(misreadMpans([word('1428629520', 0), word('178', 0, 1, 90)])).toEqual([]);
  });
});

describe('two readings of a number', () => {
  const run = [word('1428629520', 0), word('178', 110)];
  const agreed = (...second: string[]): string[] =>
    [
      ...agreedWords(
        run,
        second.map((text) => text.split(' ').map((part) => word(part, 0))),
      ).values(),
    ].map(({ text }) => text);

  it('agree where the second one passes the check, or one mixture of both does', () => {
    expect(agreed('14 2862 9520', '173')).toEqual(['1428629520', '173']);
    // the first digits of the second reading are wrong, its last one is right
    expect(agreed('1428629526', '173')).toEqual(['1428629520', '173']);
  });

  it('do not where neither passes it', () => {
    expect(agreed('14 2862 9520', '178')).toEqual([]);
    expect(agreed('14 2862', '178')).toEqual([]);
  });
});
