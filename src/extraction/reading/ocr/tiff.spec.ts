import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { tiffEnds } from './tiff.js';

it.each([
  [7, 5],
  [300, 2],
])('a TIFF of %d by %d points is read as the picture that it was', async (width, height) => {
  const data = Uint8Array.from({ length: width * height }, (_, at) => (at * 37) % 251);
  const [head, foot] = tiffEnds({ width, height, data });
  const read = await sharp(Buffer.concat([head, data, foot]), { failOn: 'warning' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(read.info).toMatchObject({ width, height, channels: 1 });
  expect(Buffer.compare(read.data, data)).toBe(0);
});
