import { components } from '../image/components.js';
import { newRaster } from '../image/raster.js';
import { withoutColon } from './colons.js';

const WIDTH = 120;

/** Four figures with a mark of points between the second and the third, as it was read. */
function read(text: string, points: number[]) {
  const page = newRaster(WIDTH, 40);
  page.data.fill(255);
  const draw = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) page.data.fill(0, y * WIDTH + x0, y * WIDTH + x1);
  };
  for (const x of [10, 22, 42, 54]) draw(x, 10, x + 8, 26);
  const letters = components(page, 160);
  for (const y of points) draw(35, y, 37, y + 2);
  const word = { text, x0: 10, y0: 10, x1: 62, y1: 26, confidence: 0.9, line: 0, letters };
  return withoutColon(word, page).text;
}

describe('a colon between two numbers', () => {
  it('is a point where there is no ink but at the foot of the figures', () => {
    expect(read('14:62', [24])).toBe('14.62');
  });

  it('is one where its upper dot is seen', () => {
    expect(read('14:62', [15, 24])).toBe('14:62');
  });

  it('stays where the figures are not all seen', () => {
    expect(read('114:62', [24])).toBe('114:62');
    expect(read('a4:62', [24])).toBe('a4:62');
  });
});
