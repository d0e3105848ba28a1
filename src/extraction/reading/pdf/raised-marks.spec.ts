import type { Word } from '../../page.js';
import { withRaisedMarks } from './raised-marks.js';

const word = (text: string, x0: number, y0: number, fontSize: number): Word => ({
  text,
  x0,
  x1: x0 + 0.5 * fontSize * text.length,
  y0,
  y1: y0 + fontSize,
  confidence: 1,
  fontSize,
});
const texts = (...words: Word[]): string[] => withRaisedMarks(words).map(({ text }) => text);

describe('small figures', () => {
  it('are the marks of words that they stand behind, raised', () => {
    expect(texts(word('volume', 40, 100, 8), word('12', 64, 98, 5))).toEqual(['volume¹²']);
    expect(texts(word('(kWh)', 40, 100, 8), word('3', 60, 98, 5))).toEqual(['(kWh)³']);
    expect(texts(word('m', 40, 100, 8), word('3', 44, 98, 5))).toEqual(['m³']);
  });

  it('are numbers of their own on the line, apart from the word or behind a figure', () => {
    expect(texts(word('Unit', 40, 100, 8), word('3', 56, 100, 8))).toEqual(['Unit', '3']);
    expect(texts(word('Unit', 40, 100, 8), word('3', 56, 103, 5))).toEqual(['Unit', '3']);
    expect(texts(word('Unit', 40, 100, 8), word('3', 60, 98, 5))).toEqual(['Unit', '3']);
    expect(texts(word('5.27', 40, 100, 8), word('3', 56, 98, 5))).toEqual(['5.27', '3']);
  });
});
