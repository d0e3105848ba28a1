import type { Box } from '../../page.js';
import { applyTo, boxAround, boxHeight, boxWidth, intersect, isEmpty, type Matrix } from '../geometry.js';
import { isOpaque } from './graphics-state.js';
import type { Colour, PaintedPage } from './paint.js';

/** How a path is painted. */
export interface PathPaint {
  ctm: Matrix;
  clip: Box;
  order: number;
  fill: Colour | 'none';
  /** Of the fill; see `PaintedArea`. */
  opacity: number;
  stroked: boolean;
  lineWidth: number;
}

interface Subpath {
  /** All points, those that only draw a curve near among them: a polygon hardly larger than the shape. */
  outline: [number, number][];
  /** Straight edges, in page points. */
  edges: [number, number, number, number][];
  box: Box;
  corners: number;
  curves: number;
}

/** The operators of pdf.js' path buffer, each followed by its coordinates. */
const MOVE_TO = 0;
const LINE_TO = 1;
const CURVE_TO = 2;
const QUADRATIC_CURVE_TO = 3;
const CLOSE_PATH = 4;

/** Filled rectangles thinner than this (points) are drawn lines. */
const THIN = 2.6;
/** Shapes larger than this (points) are no tick boxes or marks. */
const SMALL_SHAPE = 26;
/** Shapes that are lower or narrower than this (points) are letters or marks, and no ground of letters. */
const SMALLEST_GROUND = 8;
/** A page of charts or maps has more paths than any form; past this number they carry nothing for us. */
const MOST_SEGMENTS = 20_000;
const WHITE = 0xffffff;

/** Notes the lines, areas and small shapes that a path paints. */
export function paintPath(page: PaintedPage, data: Float32Array, paint: PathPaint): void {
  if (page.segments.length > MOST_SEGMENTS || page.shapes.length > MOST_SEGMENTS) return;
  const subpaths = subpathsOf(data, paint.ctm);
  for (const subpath of subpaths) {
    const { box } = subpath;
    const rectangle = isRectangle(subpath);
    const thin = Math.min(boxWidth(box), boxHeight(box)) < THIN;
    if (paint.fill !== 'none') {
      if (thin) addThinFill(page, box, paint);
      else if (rectangle) addArea(page, box, paint);
      else if (Math.min(boxWidth(box), boxHeight(box)) >= SMALLEST_GROUND)
        addArea(page, box, paint, subpath.outline, subpaths.length === 1);
      if (!rectangle && !thin) page.outlines++;
      if (rectangle && !thin && !paint.stroked && paint.fill !== WHITE) addEdges(page, subpath, 0, paint);
    }
    if (paint.stroked) addEdges(page, subpath, strokeWidth(paint), paint);
    if (Math.max(boxWidth(box), boxHeight(box)) <= SMALL_SHAPE && !isEmptyShape(box)) {
      const kind = rectangle ? 'rectangle' : subpath.curves > 0 ? 'curve' : 'other';
      page.shapes.push({ box, kind, stroked: paint.stroked, fill: paint.fill, order: paint.order });
    }
  }
}

function subpathsOf(data: Float32Array, ctm: Matrix): Subpath[] {
  const subpaths: Subpath[] = [];
  let points: [number, number][] = [];
  let edges: [number, number, number, number][] = [];
  let curves = 0;
  const close = () => {
    if (points.length > 1)
      subpaths.push({ outline: points, edges, box: boxAround(points), corners: edges.length, curves });
    points = [];
    edges = [];
    curves = 0;
  };
  const lineTo = (to: [number, number]) => {
    const from = points[points.length - 1] ?? to;
    edges.push([from[0], from[1], to[0], to[1]]);
    points.push(to);
  };
  for (let i = 0; i < data.length;) {
    switch (data[i]) {
      case MOVE_TO:
        close();
        points.push(applyTo(ctm, data[i + 1], data[i + 2]));
        i += 3;
        break;
      case LINE_TO:
        lineTo(applyTo(ctm, data[i + 1], data[i + 2]));
        i += 3;
        break;
      case CURVE_TO:
        curves++;
        for (let k = 1; k < 7; k += 2) points.push(applyTo(ctm, data[i + k], data[i + k + 1]));
        i += 7;
        break;
      case QUADRATIC_CURVE_TO:
        curves++;
        for (let k = 1; k < 5; k += 2) points.push(applyTo(ctm, data[i + k], data[i + k + 1]));
        i += 5;
        break;
      case CLOSE_PATH:
        if (points.length > 2 && curves === 0) lineTo(points[0]);
        i += 1;
        break;
      default:
        i += 1;
    }
  }
  close();
  return subpaths;
}

const isUpright = ([x0, y0, x1, y1]: [number, number, number, number]) =>
  Math.abs(x0 - x1) < 0.6 || Math.abs(y0 - y1) < 0.6;

function isRectangle(subpath: Subpath): boolean {
  return subpath.curves === 0 && subpath.corners >= 3 && subpath.corners <= 5 && subpath.edges.every(isUpright);
}

const isEmptyShape = (box: Box) => boxWidth(box) < 1 && boxHeight(box) < 1;

function strokeWidth({ ctm, lineWidth }: PathPaint): number {
  return Math.max(0.3, lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2])));
}

function addThinFill(page: PaintedPage, box: Box, paint: PathPaint): void {
  const seen = intersect(box, paint.clip);
  if (seen.x1 < seen.x0 || seen.y1 < seen.y0) return;
  const x = (seen.x0 + seen.x1) / 2;
  const y = (seen.y0 + seen.y1) / 2;
  const level = boxWidth(seen) >= boxHeight(seen);
  page.segments.push({
    x0: level ? seen.x0 : x,
    y0: level ? y : seen.y0,
    x1: level ? seen.x1 : x,
    y1: level ? y : seen.y1,
    thickness: Math.min(boxWidth(seen), boxHeight(seen)),
    order: paint.order,
  });
}

/** A shape of several parts may have holes: it covers nothing. */
function addArea(
  page: PaintedPage,
  box: Box,
  { clip, fill, opacity, order }: PathPaint,
  outline?: [number, number][],
  isWhole = true,
): void {
  const seen = intersect(box, clip);
  if (isEmpty(seen) || fill === 'none') return;
  page.areas.push({ box: seen, outline, colour: fill, opacity, covers: isWhole && isOpaque(opacity), order });
}

function addEdges(page: PaintedPage, subpath: Subpath, thickness: number, paint: PathPaint): void {
  for (const [ax, ay, bx, by] of subpath.edges) {
    const seen = intersect(
      { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) },
      paint.clip,
    );
    if (seen.x1 < seen.x0 || seen.y1 < seen.y0 || seen.x1 - seen.x0 + seen.y1 - seen.y0 < 0.5) continue;
    const { x0, y0, x1, y1 } = seen;
    page.segments.push({ x0, y0, x1, y1, thickness, order: paint.order });
  }
}
