import { findPrintLines } from './print-lines.js';
import { newRaster, type Raster } from './raster.js';
import { fill } from './testing/sheet.js';

const WIDTH = 600;
/** Letters like posts, whose blurred edges meet. */
function letters(picture: Raster, x: number, y: number, count: number): void {
  fill(picture, x - 1, y - 1, x + 11 * count, y + 13, 200);
  for (let i = 0; i < count; i++) fill(picture, x + 11 * i, y, x + 11 * i + 8, y + 12, 20);
}
const drawn = (draw: (picture: Raster) => void) => {
  const picture = newRaster(WIDTH, 200);
  picture.data.fill(255);
  // what else stands on the page tells how high its letters are
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 20; i++) fill(picture, 20 + 12 * i, 110 + 26 * row, 28 + 12 * i, 122 + 26 * row, 20);
  draw(picture);
  return findPrintLines(picture).filter(({ y1 }) => y1 < 105);
};

describe('two lines of bold print that touch', () => {
  it('are two lines where their edges run into each other', () => {
    const lines = drawn((picture) => {
      letters(picture, 40, 40, 6);
      letters(picture, 40, 54, 9);
    });
    expect(lines.map(({ letters: { length } }) => length)).toEqual([6, 9]);
  });

  it('are two lines where the tail of a letter reaches into the line under it', () => {
    const lines = drawn((picture) => {
      letters(picture, 40, 40, 6);
      letters(picture, 40, 54, 9);
      fill(picture, 64, 40, 68, 60, 20);
    });
    expect(lines).toHaveLength(2);
  });
});

it('a letter much larger than the others is none of two lines', () => {
  const lines = drawn((picture) => {
    fill(picture, 40, 30, 44, 60, 20);
    fill(picture, 40, 30, 75, 34, 20);
    fill(picture, 40, 44, 70, 47, 20);
  });
  expect(lines.flatMap((line) => line.letters)).toHaveLength(1);
});
