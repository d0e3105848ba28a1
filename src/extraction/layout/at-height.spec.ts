import { describe, expect, it } from '@jest/globals';
import type { Box } from '../page.js';
import { atHeight, firstFrom } from './at-height.js';

const box = (y0: number, y1: number, x0 = 0): Box => ({ x0, x1: x0 + 10, y0, y1 });

describe('what stands at a height of a page', () => {
  it('is found in the order of the list, whatever that is', () => {
    const [low, high, tall, apart] = [box(52, 60), box(45, 53), box(0, 200), box(80, 90)];
    expect(atHeight([low, apart, tall, high], box(50, 55))).toEqual([low, tall, high]);
  });

  it('is what shares a height with the box or touches it', () => {
    const all = Array.from({ length: 60 }, (_, i) => box((i * 37) % 90, ((i * 37) % 90) + (i % 7) * 5, i));
    for (let y0 = -10; y0 < 130; y0 += 7) {
      const asked = box(y0, y0 + 12);
      expect(atHeight(all, asked)).toEqual(all.filter((each) => each.y0 <= asked.y1 && each.y1 >= asked.y0));
    }
  });

  it('is nothing in an empty list', () => {
    expect(atHeight([], box(0, 10))).toEqual([]);
    expect(firstFrom(Float64Array.of(1, 2, 2, 3), 2)).toBe(1);
  });
});
