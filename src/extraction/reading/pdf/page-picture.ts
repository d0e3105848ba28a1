import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { ReadingProblem } from '../../results.js';
import { boxArea, boxWidth, intersect } from '../geometry.js';
import { newRaster, turn, type Raster } from '../image/raster.js';
import type { PaintedPage, PlacedPicture } from './paint.js';

const POINTS_PER_INCH = 72;
const RENDERED_DPI = 300;
/** A picture that takes this share of the page is the page. */
const WHOLE_PAGE = 0.93;

/** pdf.js' kinds of picture data: one bit, three bytes or four bytes for each point. */
const ONE_BIT = 1;
const THREE_BYTES = 2;
const FOUR_BYTES = 3;

interface PictureData {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array | Uint8ClampedArray | null;
}

/** A page as a grey picture, with its resolution. */
export interface PagePicture {
  picture: Raster;
  dotsPerInch: number;
}

/** The scan that fills a page, as it is stored; undefined where the page shows anything else. */
export function storedScan(page: PDFPageProxy, painted: PaintedPage): PagePicture | undefined {
  const pictures = painted.areas.filter((area) => area.picture);
  const [scan] = pictures;
  if (pictures.length !== 1 || painted.glyphs.length > 0 || painted.segments.length > 0 || !scan.picture?.name)
    return undefined;
  const sheet = { x0: 0, y0: 0, x1: painted.width, y1: painted.height };
  if (boxArea(intersect(scan.box, sheet)) < WHOLE_PAGE * boxArea(sheet)) return undefined;
  const quarters = quartersOf(scan.picture);
  const objects = scan.picture.name.startsWith('g_') ? page.commonObjs : page.objs;
  if (quarters === undefined || !objects.has(scan.picture.name)) return undefined;
  // pdf.js gives null for a picture that it could not decode
  const stored = objects.get(scan.picture.name) as PictureData | null;
  const grey = stored && greyOf(stored);
  if (!grey) return undefined;
  const picture = turn(grey, quarters);
  return { picture, dotsPerInch: (picture.width / boxWidth(scan.box)) * POINTS_PER_INCH };
}

/** Quarter turns clockwise by which a picture is placed; undefined for mirrored, slanted or cropped ones. */
function quartersOf({ matrix: [a, b, c, d] }: PlacedPicture): number | undefined {
  const level = Math.abs(b) + Math.abs(c) < 0.01 * (Math.abs(a) + Math.abs(d));
  const upright = Math.abs(a) + Math.abs(d) < 0.01 * (Math.abs(b) + Math.abs(c));
  // The unit square's y axis points up in the picture, page y points down: an upright picture has a > 0 and d < 0.
  if (level && a > 0 && d < 0) return 0;
  if (level && a < 0 && d > 0) return 2;
  if (upright && b > 0 && c > 0) return 1;
  if (upright && b < 0 && c < 0) return 3;
  return undefined;
}

function greyOf({ width, height, kind, data }: PictureData): Raster | undefined {
  if (!data) return undefined;
  const result = newRaster(width, height);
  const grey = result.data;
  if (kind === ONE_BIT) {
    const rowBytes = (width + 7) >> 3;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) grey[y * width + x] = data[y * rowBytes + (x >> 3)] & (128 >> (x & 7)) ? 255 : 0;
    }
    return result;
  }
  if (kind !== THREE_BYTES && kind !== FOUR_BYTES) return undefined;
  const step = kind === THREE_BYTES ? 3 : 4;
  for (let i = 0, at = 0; i < grey.length; i++, at += step) {
    grey[i] = (data[at] * 77 + data[at + 1] * 151 + data[at + 2] * 28) >> 8;
  }
  return result;
}

/** The page as it is drawn. The document must have been opened for drawing. */
export async function drawnPage(page: PDFPageProxy, maxPixels: number): Promise<PagePicture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const dotsPerInch = Math.min(
    RENDERED_DPI,
    POINTS_PER_INCH * Math.sqrt(Math.min(maxPixels, 25_000_000) / (width * height)),
  );
  const viewport = page.getViewport({ scale: dotsPerInch / POINTS_PER_INCH });
  const canvas = canvasOf(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
  const picture = greyOf({ width: canvas.width, height: canvas.height, kind: FOUR_BYTES, data: canvas.data() });
  if (!picture) throw new Error('The canvas holds no picture');
  return { picture, dotsPerInch };
}

function canvasOf(width: number, height: number): Canvas {
  try {
    return createCanvas(width, height);
  } catch {
    throw new ReadingProblem(
      'limit_exceeded',
      'A page of the PDF takes too much memory to be drawn. Print it to a new PDF, and send that.',
    );
  }
}
