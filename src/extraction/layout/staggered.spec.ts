import type { Block } from './model.js';
import { staggeredHeads } from './staggered.js';

const block = (text: string, x0: number, y0: number, fontSize: number): Block =>
  ({
    text,
    x0,
    y0,
    x1: x0 + 30,
    y1: y0 + fontSize,
    fontSize,
    lines: [{ text, x0, y0, x1: x0 + 30, y1: y0 + fontSize }],
  }) as Block;

describe('heads that stand higher than others', () => {
  it('are none of the next card, whose heads stand beside their values in larger type', () => {
    const left = [block('Day', 50, 100, 7), block('Night', 100, 100, 7)];
    const values = [block('26.41p', 50, 109, 10), block('17.65p', 100, 109, 10)];
    const right = [block('Day', 300, 109, 7), block('Night', 350, 109, 7)];
    const under = [block('28.92p', 300, 118, 10), block('16.05p', 350, 118, 10)];
    const fits = ({ text }: Block): boolean => !/\d/.test(text);
    expect(staggeredHeads(right, [...left, ...values, ...right, ...under], fits, 7)).toEqual([]);
  });
});
