import { sidesOf } from './rules.js';

const upright = (x: number, y0: number, y1: number) => ({ x0: x, y0, x1: x + 2, y1 });

describe('the sides of the columns of a table', () => {
  it('begin or end level with each other, about', () => {
    const sides = [upright(100, 200, 600), upright(180, 203, 600), upright(300, 240, 596)];
    const level = { x0: 100, y0: 200, x1: 300, y1: 202 };
    expect(sidesOf([...sides, level])).toEqual(sides);
  });

  it('are not the sides of a stamp, which leans', () => {
    expect(sidesOf([upright(100, 200, 280), upright(230, 220, 300), upright(180, 150, 240)])).toEqual([]);
  });
});
