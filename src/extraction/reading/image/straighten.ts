import { scalePicture } from './decode.js';
import { findPaper } from './paper.js';
import { chain, rectangleToQuad, rotation, scaling, warp, type Projection, type Quad } from './projection.js';
import { shrink, turn, type Raster } from './raster.js';
import { evenPaper } from './shading.js';
import { isSideways, lieOfPrint } from './skew.js';

/** Type of common size is read best at this resolution. */
const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
const A4 = { short: 595.28, long: 841.89 };
/** A sheet whose sides have about the ratio of A4 is A4; perspective makes the ratio uncertain. */
const A4_RATIO_TOLERANCE = 0.12;
/** Less skew (degrees) than this does no harm. */
const LEVEL_ENOUGH = 0.06;
const DARK = 205;
const INSET = 0.01;

/** A page picture at reading resolution: flat, level, evenly white paper. */
export interface FlatPage {
  raster: Raster;
  /** Size in points. */
  width: number;
  height: number;
  /** Picture points for each page point. */
  scale: number;
}

/** Lays a scan or a photograph of a page flat. Its print may still stand on its head: that shows only when it is read. */
export async function straighten(picture: Raster, dotsPerInch?: number): Promise<FlatPage> {
  const quad = findPaper(picture);
  const { width, height } = quad ? sheetSize(quad) : pageSize(picture, dotsPerInch);
  const scale = DOTS_PER_INCH / POINTS_PER_INCH;
  const corners: Quad = (quad && inset(quad)) ?? [
    [0, 0],
    [picture.width, 0],
    [picture.width, picture.height],
    [0, picture.height],
  ];
  const toPicture = rectangleToQuad(width, height, corners);
  const draft = draftOf(picture, toPicture, width, height);
  const sideways = isSideways(draft, DARK);
  const { angle } = lieOfPrint(sideways ? turn(draft, 1) : draft, DARK);
  const page = sideways ? { width: height, height: width } : { width, height };
  const turned: Projection = sideways ? [0, 1, 0, -1, 0, height, 0, 0, 1] : scaling(1);
  const skew = Math.abs(angle) > LEVEL_ENOUGH ? rotation((angle * Math.PI) / 180, page.width, page.height) : scaling(1);
  const toSource = chain(toPicture, chain(turned, skew));
  const raster = await draw(picture, toSource, page.width, page.height, scale);
  return { raster: evenPaper(raster), width: page.width, height: page.height, scale };
}

/** A small even picture of the page, for finding how its print lies. */
function draftOf(picture: Raster, toPicture: Projection, width: number, height: number): Raster {
  const scale = 100 / POINTS_PER_INCH;
  const factor = Math.max(1, Math.floor(picture.width / (width * scale)));
  const small = factor > 1 ? shrink(picture, factor) : picture;
  const toSmall = chain(scaling(1 / factor), chain(toPicture, scaling(1 / scale)));
  return evenPaper(warp(small, toSmall, Math.round(width * scale), Math.round(height * scale)));
}

/** Scales with a smooth kernel first, where the picture is coarser than the result; then turns and flattens. */
async function draw(
  picture: Raster,
  toSource: Projection,
  width: number,
  height: number,
  scale: number,
): Promise<Raster> {
  const targetWidth = Math.round(width * scale);
  const targetHeight = Math.round(height * scale);
  const enlargement = Math.max(1, Math.sqrt((targetWidth * targetHeight) / (picture.width * picture.height)));
  const source =
    enlargement > 1.1
      ? await scalePicture(picture, Math.round(picture.width * enlargement), Math.round(picture.height * enlargement))
      : picture;
  const grown = source.width / picture.width;
  return warp(source, chain(scaling(grown), chain(toSource, scaling(1 / scale))), targetWidth, targetHeight);
}

/** Draws the corners in a little, so that no ground shows at the rim. */
function inset(quad: Quad): Quad {
  const x = quad.reduce((sum, corner) => sum + corner[0], 0) / 4;
  const y = quad.reduce((sum, corner) => sum + corner[1], 0) / 4;
  return quad.map((corner) => [
    corner[0] + (x - corner[0]) * INSET,
    corner[1] + (y - corner[1]) * INSET,
  ]) as unknown as Quad;
}

function sheetSize([a, b, c, d]: Quad): { width: number; height: number } {
  const across = (Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - d[0], c[1] - d[1])) / 2;
  const along = (Math.hypot(d[0] - a[0], d[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1])) / 2;
  return paperSize(across, along);
}

/** Size in points of a picture that shows a page and nothing else. */
function pageSize({ width, height }: Raster, dotsPerInch?: number): { width: number; height: number } {
  if (dotsPerInch && dotsPerInch >= 100 && dotsPerInch <= 1200) {
    const points = POINTS_PER_INCH / dotsPerInch;
    if (Math.max(width, height) * points < 1.5 * A4.long) return { width: width * points, height: height * points };
  }
  return paperSize(width, height);
}

function paperSize(across: number, along: number): { width: number; height: number } {
  const ratio = Math.max(across, along) / Math.min(across, along);
  const long = A4.long;
  const short = Math.abs(ratio / Math.SQRT2 - 1) < A4_RATIO_TOLERANCE ? A4.short : long / ratio;
  return across < along ? { width: short, height: long } : { width: long, height: short };
}
