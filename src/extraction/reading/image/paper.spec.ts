import { findPaper } from './paper.js';
import { newRaster, type Raster } from './raster.js';

/** A sheet with lines of print on a dark ground, of which a strip of `strip` points shows around it. */
function photograph(strip: number): Raster {
  const [width, height] = [960, 1340];
  const picture = newRaster(width, height);
  picture.data.fill(60);
  const fill = (x0: number, y0: number, x1: number, y1: number, grey: number): void => {
    for (let y = y0; y < y1; y++) picture.data.fill(grey, y * width + x0, y * width + x1);
  };
  fill(strip, strip, width - strip, height - strip, 215);
  for (let y = 160; y < 1150; y += 30) for (let x = 120; x < 700; x += 14) fill(x, y, x + 6, y + 12, 40);
  return picture;
}

describe('the sheet in a photograph', () => {
  it.each([60, 12])('is found where %i points of the ground show around it', (strip) => {
    const quad = findPaper(photograph(strip));
    const corners = [
      [strip, strip],
      [960 - strip, strip],
      [960 - strip, 1340 - strip],
      [strip, 1340 - strip],
    ];
    expect(quad?.map((corner) => corner.map(Math.round))).toEqual(
      corners.map((corner) => corner.map((at) => expect.closeTo(at, -1.2))),
    );
  });

  it('is not looked for in a scan, which shows nothing else', () => {
    expect(findPaper(photograph(0))).toBeUndefined();
  });
});
