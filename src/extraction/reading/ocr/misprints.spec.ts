import type { OcrWord } from './engine.js';
import { isMisprinted } from './misprints.js';

const word = (text: string): OcrWord => ({ text, confidence: 0.9, line: 0, x0: 0, y0: 0, x1: 30, y1: 10 });

describe('a word that cannot stand on the paper as it was read', () => {
  it.each([
    ['$32,773', undefined, true],
    ['§350044', undefined, true],
    ['32,773', undefined, false],
    ['SAX', 'FK6', true],
    ['9AX', 'FK6', false],
    ['SAX', 'Falkirk,', false],
    ['SAX', undefined, false],
  ])('%s behind %s: %s', (text, before, expected) => {
    expect(isMisprinted(word(text), before === undefined ? undefined : word(before))).toBe(expected);
  });
});
