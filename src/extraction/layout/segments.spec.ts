import type { Page, Word } from '../page.js';
import { segmentsOf } from './segments.js';

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  x0,
  x1,
  y0: 100,
  y1: 110,
  confidence: 1,
  fontSize: 10.5,
});

describe('dots that lead from a label to its value', () => {
  it('part them, though all are one word and most of it is dots', () => {
    const words = [word(`Supplier${'.'.repeat(115)}Stour`, 54, 436), word('Valley', 439, 466), word('Ltd', 469, 482)];
    const page: Page = { number: 1, width: 595, height: 842, source: 'text', words, rules: [], tickBoxes: [] };
    const segments = segmentsOf(page);
    expect(segments.map(({ text }) => text)).toEqual(['Supplier', 'Stour Valley Ltd']);
    expect(segments[0].x1).toBeLessThan(110);
    expect(segments[1].x0).toBeGreaterThan(400);
  });
});

describe('the number of a clause', () => {
  const page = (words: Word[]): Page => ({
    number: 1,
    width: 595,
    height: 842,
    source: 'text',
    words,
    rules: [],
    tickBoxes: [],
  });
  const texts = (number: string, first: Word): string[] =>
    segmentsOf(page([word(number, 54, 66), first])).map(({ text }) => text);

  it.each(['(2)', '14.', '3)', '(b)', '(iv)', '1.3', '4.2.11'])(
    '%s belongs to its clause, though justified text widens its spaces',
    (number) => {
      expect(texts(number, word('Northgate', 76, 120))).toEqual([`${number} Northgate`]);
    },
  );

  it('stands apart from a heading in bold beside it, and a figure from the next column', () => {
    expect(texts('(g)', { ...word('Payment', 76, 120), bold: true })).toEqual(['(g)', 'Payment']);
    expect(texts('24', word('Northgate', 76, 120))).toEqual(['24', 'Northgate']);
    expect(texts('24.18', word('Northgate', 76, 120))).toEqual(['24.18', 'Northgate']);
  });
});

it('a drawn line parts words that stand half a line apart, where it is seen beside both', () => {
  const words = [word('rate', 54, 80), { ...word('Standing', 82, 120), y0: 95, y1: 105 }];
  const rules = [{ x0: 80.8, x1: 81.2, y0: 100.5, y1: 140 }];
  const page: Page = { number: 1, width: 595, height: 842, source: 'ocr', words, rules, tickBoxes: [] };
  expect(segmentsOf(page).map(({ text }) => text)).toEqual(['Standing', 'rate']);
});

it('a mark right of a drawn line in a picture is a piece of the line', () => {
  const rules = [{ x0: 80.8, x1: 81.2, y0: 90, y1: 140 }];
  const words = [word('‘Street', 82, 110), word('‘Steady', 140, 170), word('Fix’', 173, 190)];
  const page: Page = { number: 1, width: 595, height: 842, source: 'ocr', words, rules, tickBoxes: [] };
  expect(segmentsOf(page).map(({ text }) => text)).toEqual(['Street', '‘Steady Fix’']);
});
