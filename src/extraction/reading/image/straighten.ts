import { FlatPage } from './flat-page.js';
import { findPaper } from './paper.js';
import { chain, rectangleToQuad, rotation, scaling, warp, type Projection, type Quad } from './projection.js';
import { shrink, turn, type Raster } from './raster.js';
import { evenPaper, Ground } from './shading.js';
import { isSideways, lieOfPrint } from './skew.js';

/** Lines, boxes and letters are found at this resolution; print is read from the source itself. */
const DOTS_PER_INCH = 150;
const DRAFT_DOTS_PER_INCH = 100;
const POINTS_PER_INCH = 72;
const A4 = { short: 595.28, long: 841.89 };
/** A sheet whose sides have about the ratio of A4 is A4; perspective makes the ratio uncertain. */
const A4_RATIO_TOLERANCE = 0.12;
/** Less skew (degrees) than this does no harm. */
const LEVEL_ENOUGH = 0.06;
const DARK = 205;
const INSET = 0.01;
/** Print keeps at least this far from the edges of a sheet, as a share of its width. */
const RIM = 0.012;

/** How a page is to lie other than it seems to: on its head, or on its side. */
export interface Turned {
  otherWayUp?: boolean;
  otherSide?: boolean;
}

/**
 * Lays a scan or a photograph of a page flat. Its print may still stand on its head, or on its side where its letters
 * stand below each other as evenly as its lines: that shows only when it is read, and then the page can be had turned.
 */
export function straighten(
  picture: Raster,
  dotsPerInch?: number,
  { otherWayUp = false, otherSide = false }: Turned = {},
): FlatPage {
  const quad = findPaper(picture);
  const { width, height } = quad ? sheetSize(quad) : pageSize(picture, dotsPerInch);
  const corners: Quad = (quad && inset(quad)) ?? [
    [0, 0],
    [picture.width, 0],
    [picture.width, picture.height],
    [0, picture.height],
  ];
  const toPicture = rectangleToQuad(width, height, corners);
  const rough = drawn(picture, toPicture, width, height, DRAFT_DOTS_PER_INCH / POINTS_PER_INCH);
  const draft = evenPaper(rough, new Ground(rough));
  const across = lieOfPrint(draft, DARK);
  const sideways = isSideways(draft, DARK, across) !== otherSide;
  const { angle } = sideways ? lieOfPrint(turn(draft, 1), DARK) : across;
  const page = sideways ? { width: height, height: width } : { width, height };
  const turned: Projection = sideways ? [0, 1, 0, -1, 0, height, 0, 0, 1] : scaling(1);
  const skew = Math.abs(angle) > LEVEL_ENOUGH ? rotation((angle * Math.PI) / 180, page.width, page.height) : scaling(1);
  const up = otherWayUp ? rotation(Math.PI, page.width, page.height) : scaling(1);
  const toSource = chain(toPicture, chain(turned, chain(skew, up)));
  const scale = DOTS_PER_INCH / POINTS_PER_INCH;
  const flat = drawn(picture, toSource, page.width, page.height, scale);
  const ground = new Ground(flat);
  const laid = new FlatPage(evenPaper(flat, ground), scale, picture, chain(toSource, scaling(1 / scale)), ground);
  if (quad) wipeRim(laid);
  return laid;
}

/** The edges of a photographed sheet are never quite straight: the ground that shows at the rim is no print. */
function wipeRim(page: FlatPage): void {
  const { width, height } = page.raster;
  const rim = Math.round(RIM * width);
  page.wipe(0, rim * width);
  page.wipe((height - rim) * width, height * width);
  for (let y = rim; y < height - rim; y++) {
    page.wipe(y * width, y * width + rim);
    page.wipe((y + 1) * width - rim, (y + 1) * width);
  }
}

/** A picture of the page at `scale` points for each point of the page; shrunk evenly first where the source is finer. */
function drawn(picture: Raster, toPicture: Projection, width: number, height: number, scale: number): Raster {
  const step = Math.sqrt((picture.width * picture.height) / (width * height)) / scale;
  const factor = Math.max(1, Math.round(step));
  const small = factor > 1 ? shrink(picture, factor) : picture;
  const toSmall = chain(scaling(1 / factor), chain(toPicture, scaling(1 / scale)));
  return warp(small, toSmall, Math.round(width * scale), Math.round(height * scale));
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
