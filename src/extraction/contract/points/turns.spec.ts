import type { Layout } from '../../layout/index.js';
import { boxAt, passageAt } from '../../testing/told.js';
import type { Testimony } from '../../witness/index.js';
import { numbersAsRead, turnsOfPoints } from './turns.js';

const NUMBERS = ['2279385097900', '1798992820854', '1075108052499'];

/** Texts one under the other, which say "@0" for the number of the first supply point; "=X" are the values to give. */
function paper(...texts: string[]) {
  const blocks = texts.map((text, index) => {
    const said = text.replace(/@(\d)/g, (_, i: string) => NUMBERS[Number(i)]);
    return { ...passageAt(said, boxAt(50, 100 + 20 * index, 400)).block, index };
  });
  const numbers = NUMBERS.filter((number) => blocks.some(({ text }) => text.includes(number)));
  const evidence = Object.fromEntries(
    numbers.map((number, i) => {
      const { page, lines } = blocks.find(({ text }) => text.includes(number))!;
      return [`/supplyPoints/${i}/mpanMprn`, { page, box: lines[0], text: number, confidence: 1 }];
    }),
  );
  const supplyPoints = numbers.map((mpanMprn) => ({ mpanMprn }));
  const values = blocks.flatMap((block): Testimony[] =>
    [...block.text.matchAll(/=(\w+)/g)].map(({ index, 0: whole, 1: value }) => {
      const passage = { block, start: index + 1, end: index + whole.length, text: value };
      return { value, folded: value, likely: 0.9, places: [{ likely: 0.9, passage }] };
    }),
  );
  const layout = { pages: [], blocks, pairs: [], tables: [], supplyNumbers: [] } satisfies Layout;
  const read = numbersAsRead({ fields: { customerType: 'non_domestic', supplyPoints }, evidence }, layout);
  const found = turnsOfPoints(read, values, [...supplyPoints.keys()]);
  return [...found].sort(([a], [b]) => a - b).map(([i, { value }]) => [i, value]);
}

const ALL = [
  [0, 'a'],
  [1, 'b'],
  [2, 'c'],
];

describe('turnsOfPoints', () => {
  it('gives each number what follows it', () => {
    expect(paper('@0', 'at =a', '@1', 'at =b', '@2', 'at =c')).toEqual(ALL);
  });

  it('gives each number what stands before it', () => {
    expect(paper('at =a', '@0', 'at =b', '@1', 'at =c', '@2')).toEqual(ALL);
  });

  it('gives what stands in one text with a number, also where others have none', () => {
    expect(paper('@0 at =a', '@1', '@2 at =c')).toEqual([
      [0, 'a'],
      [2, 'c'],
    ]);
  });

  it.each([
    ['it may be either', ['at =a', '@0', 'at =b', '@1', 'at =c', '@2', 'at =d']],
    ['one lacks it', ['@0', 'at =a', '@1', '@2', 'at =c']],
    ['one has two', ['@0', 'at =a', 'at =x', '@1', 'at =b', '@2', 'at =c']],
    ['the last one stands far off', ['@0', 'at =a', '@1', 'at =b', '@2', 'and so on '.repeat(20), 'at =c']],
  ])('gives nothing where %s', (_, texts) => {
    expect(paper(...texts)).toEqual([]);
  });
});
