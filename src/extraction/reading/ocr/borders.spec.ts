import type { Word } from '../../page.js';
import { borderOfNumbers, partedAtBorders } from './borders.js';

const word = (text: string, x0: number, x1: number, y0 = 100): Word => ({
  ...{ text, x0, x1, y0, y1: y0 + 8 },
  confidence: 0.6,
  fontSize: 8,
});
const upright = (x: number, y0: number, y1: number) => ({ x0: x, x1: x + 1, y0, y1 });
const texts = (words: Word[]): string[] => words.map(({ text }) => text);

describe('the border between the numbers of rows and what stands beside them', () => {
  const rows = [word('2\\Canal', 47, 70, 100), word('3|Dock', 48, 68, 110), word('11\\Lime', 44, 67, 190)];

  it('is found by the sign that it was read as in row after row, and parts them', () => {
    const [border, ...others] = borderOfNumbers(rows);
    expect(others).toEqual([]);
    expect(border).toMatchObject({ y0: 100, y1: 198 });
    expect(texts(partedAtBorders(rows, [border]))).toEqual(['2', 'Canal', '3', 'Dock', '11', 'Lime']);
  });

  it.each([
    ['two rows', rows.slice(1)],
    ['numbers that do not count', [word('7/Eleven', 47, 75, 100), word('7/Eleven', 47, 75, 110), ...rows]],
    [
      'signs that do not stand under each other',
      rows.map((each, i) => ({ ...each, x0: each.x0 + 90 * i, x1: each.x1 + 90 * i })),
    ],
  ])('is none in %s', (_, words) => {
    expect(borderOfNumbers(words)).toEqual([]);
  });
});

describe('partedAtBorders', () => {
  it('parts a word at the sign that stands where the border does', () => {
    const parts = partedAtBorders([word('SR1|E17Z', 100, 140)], [upright(117, 90, 120)]);
    expect(parts).toMatchObject([
      { text: 'SR1', x0: 100 },
      { text: 'E17Z', x1: 140 },
    ]);
    expect(parts[0].x1).toBeLessThan(parts[1].x0);
  });

  it.each([
    ['no border goes through it', [upright(90, 90, 120)]],
    ['the border goes by at another height', [upright(117, 200, 320)]],
    ['its sign stands elsewhere', [upright(136, 90, 120)]],
  ])('leaves a word whole where %s', (_, rules) => {
    expect(texts(partedAtBorders([word('VAT/CCL', 100, 140)], rules))).toEqual(['VAT/CCL']);
  });

  it('leaves out what is nothing but a piece of a border, and no figure', () => {
    const rules = [upright(142, 90, 200)];
    expect(texts(partedAtBorders([word('I', 141, 145), word('1', 139, 142), word('I', 20, 24)], rules))).toEqual([
      '1',
      'I',
    ]);
  });
});
