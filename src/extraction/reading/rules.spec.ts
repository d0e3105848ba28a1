import { intoHeads, sidesOf, upToLevels } from './rules.js';

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

const level = (y: number) => ({ x0: 20, x1: 500, y0: y, y1: y + 1 });

describe('upright lines of a table', () => {
  const rows = [level(100), level(112), level(124), level(136)];
  const whole = upright(40, 100, 136);

  it('go on to the next level line, as others do', () => {
    const [, ...found] = upToLevels([whole, upright(80, 119, 131)]);
    expect(found).toEqual([upright(80, 119, 131)]);
    expect(upToLevels([...rows, whole, upright(80, 119, 131)]).at(-1)).toMatchObject({ y0: 112.5, y1: 136.5 });
  });

  it.each([
    ['at a level line', [...rows, whole, upright(80, 113, 135)]],
    ['where no other line goes further', [...rows, upright(80, 119, 131)]],
    ['far from the next level line', [level(50), level(136), upright(40, 50, 136), upright(80, 90, 135)]],
  ])('end where they were seen to end %s', (_, rules) => {
    expect(upToLevels(rules).at(-1)).toEqual(rules.at(-1));
  });

  it('go on through the lowest line of print in the dark head over them', () => {
    const head = { x0: 20, x1: 500, y0: 70, y1: 100 };
    const words = [
      { x0: 60, x1: 130, y0: 74, y1: 82 },
      { x0: 50, x1: 70, y0: 86, y1: 94 },
      { x0: 90, x1: 110, y0: 87, y1: 94 },
    ];
    expect(intoHeads([upright(80, 100, 136)], [head], words)).toEqual([upright(80, 86, 136)]);
    expect(intoHeads([upright(80, 120, 136)], [head], words)).toEqual([upright(80, 120, 136)]);
    expect(intoHeads([upright(80, 100, 136)], [head], [])).toEqual([upright(80, 100, 136)]);
  });

  it('go on between heads of one line and of two, and through a row in which they are not seen', () => {
    const head = { x0: 20, x1: 500, y0: 70, y1: 100 };
    const words = [
      { x0: 50, x1: 78, y0: 79, y1: 87 },
      { x0: 82, x1: 120, y0: 74, y1: 82 },
      { x0: 82, x1: 110, y0: 86, y1: 94 },
      { x0: 60, x1: 76, y0: 104, y1: 111 },
    ];
    const columns = [upright(40, 112, 136), upright(80, 112, 136), upright(130, 112, 136)];
    expect(intoHeads(columns, [head], words)[1]).toEqual(upright(80, 79, 136));
    const crossing = { x0: 70, x1: 95, y0: 104, y1: 111 };
    expect(intoHeads(columns, [head], [...words, crossing])[1]).toEqual(columns[1]);
  });
});
