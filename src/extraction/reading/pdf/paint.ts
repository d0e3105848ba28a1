import type { Box } from '../../page.js';
import type { Matrix } from '../geometry.js';

/** A colour as 0xRRGGBB; undefined where it cannot be told: a pattern, a shading or a picture. */
export type Colour = number | undefined;

/** One character as painted. Boxes and baselines are in upright page points; `order` counts everything painted. */
export interface PaintedGlyph {
  text: string;
  box: Box;
  /** Where the pen stood and where it went, so that the direction of writing is known. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  size: number;
  bold: boolean;
  dingbat: boolean;
  colour: Colour;
  clip: Box;
  order: number;
}

/** An area painted over what was there before. */
export interface PaintedArea {
  box: Box;
  /** Its corners where it is no rectangle: a panel with round corners, a banner, a disc. */
  outline?: [number, number][];
  colour: Colour;
  /** From 0 (nothing of it is seen, or nobody can say how much) to 1. */
  opacity: number;
  /** Whether what was painted before is not seen under it. */
  covers: boolean;
  order: number;
  picture?: PlacedPicture;
}

/** A picture and the transform from its unit square to the page. Pictures in the content stream itself have no name. */
export interface PlacedPicture {
  name?: string;
  matrix: Matrix;
}

/** A drawn straight line or the centre line of a thin filled rectangle. */
export interface PaintedSegment {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  thickness: number;
  order: number;
}

/** A closed outline, kept where it is small enough to be a tick box or a mark within one. */
export interface PaintedShape {
  box: Box;
  kind: 'rectangle' | 'curve' | 'other';
  stroked: boolean;
  fill: Colour | 'none';
  order: number;
}

/** Everything that one page paints, in the order of painting. */
export interface PaintedPage {
  width: number;
  height: number;
  glyphs: PaintedGlyph[];
  areas: PaintedArea[];
  segments: PaintedSegment[];
  shapes: PaintedShape[];
  /** Number of curved or many-cornered filled outlines: text that was turned to outlines shows as thousands. */
  outlines: number;
}
