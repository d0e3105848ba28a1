import sharp from 'sharp';
import { ReadingProblem } from '../../results.js';
import type { Raster } from './raster.js';

sharp.concurrency(1);
sharp.cache(false);

/** Decodes a picture to grey, upright by its EXIF orientation. */
export async function decodePicture(bytes: Uint8Array, maxPixels: number): Promise<Raster> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw new ReadingProblem(
        'too_many_pixels',
        'The picture has too many pixels. Send it smaller: 300 dots per inch are enough.',
      );
    }
    throw new ReadingProblem(
      'corrupt',
      'The picture is damaged and cannot be opened. Take or save it again, and send that.',
    );
  }
}
