import type { Layout, Pair } from '../layout/index.js';
import { withNamesRightUnder } from './right-under.js';

const labelBlock = { text: 'Bill to' };
const pair = (relation: string, text: string, y0: number): Pair =>
  ({
    label: { text: 'Bill to', concepts: ['customerName'] },
    labelBlock,
    relation,
    value: { text, block: { page: 1, x0: 30, x1: 140, y0, y1: y0 + 9 } },
  }) as unknown as Pair;
const kept = (...pairs: Pair[]): string[] =>
  withNamesRightUnder({ pairs } as unknown as Layout).pairs.map(({ value }) => value.text);

const address = pair('column', '70 The Tannery Margate CT9 1HT', 62);

it('takes the name right under a label, and not the address in the cell under it', () => {
  expect(kept(address, pair('below', 'Larkfield Practice', 51))).toEqual(['Larkfield Practice']);
});

it('keeps what stands under a number', () => {
  expect(kept(pair('below', 'A-787D9459', 51), pair('column', 'Larkfield Practice', 62))).toHaveLength(2);
});
