import { newRaster } from '../image/raster.js';
import { components } from '../image/components.js';
import { strokeOf } from './strokes.js';

/** A page with three upright strokes as wide as the shares of ink across them say. */
function strokes(across: number[]) {
  const page = newRaster(60, 40);
  page.data.fill(255);
  for (const x of [8, 24, 40])
    for (let y = 10; y < 30; y++) across.forEach((ink, i) => (page.data[y * 60 + x + i] = 255 - Math.round(255 * ink)));
  const letters = components(page, 160);
  return strokeOf({ text: 'lll', x0: 8, y0: 10, x1: 46, y1: 30, confidence: 0.9, line: 0, letters }, page)!;
}

describe('the strokes of a word', () => {
  it('are as wide as their ink, blurred or sharp', () => {
    expect(strokes([1, 1])).toBeCloseTo(2, 1);
    expect(strokes([0.3, 0.7, 0.7, 0.3])).toBeCloseTo(2, 1);
    expect(strokes([0.3, 0.9, 0.9, 0.9, 0.3])).toBeGreaterThan(3);
  });

  it('are not known where no letter is seen', () => {
    const page = newRaster(10, 10);
    expect(
      strokeOf({ text: 'l', x0: 0, y0: 0, x1: 5, y1: 5, confidence: 0.9, line: 0, letters: [] }, page),
    ).toBeUndefined();
  });
});
