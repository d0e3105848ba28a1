import type { Page, Rule } from '../page.js';
import { drawPage } from '../testing/draw.js';
import { betweenBoxes } from './box-gutters.js';

const TYPE = 9;
const upright = (x: number): Rule => ({ x0: x, x1: x + 0.5, y0: 40, y1: 140 });

/** A page with upright lines of one height at these places, and these words on it. */
const ruled = (places: number[], drawing = ''): Page => ({ ...drawPage(drawing), rules: places.map(upright) });

describe('the strip between two drawn boxes', () => {
  it('parts what stands on both sides', () => {
    expect(betweenBoxes(ruled([40, 200, 220, 380]), TYPE).map(({ x }) => Math.round(x))).toEqual([210]);
  });

  it('is none where something is printed in it: a narrow column has two sides as well', () => {
    expect(betweenBoxes(ruled([40, 70, 100, 380], '\n       4.68'), TYPE)).toEqual([]);
  });
});
