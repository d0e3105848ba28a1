import type { Box } from '../../page.js';
import { compose, intersect, transformBox, type Matrix } from '../geometry.js';
import type { Font } from './font.js';
import type { Colour } from './paint.js';

/** Below this opacity, paint neither hides what is under it nor can be read itself. */
const OPAQUE = 0.9;
const READABLE = 0.15;

/** What the operators of a page set, save and restore. */
export interface GraphicsState {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  blended: boolean;
  lineWidth: number;
  font: Font | undefined;
  fontSize: number;
  direction: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

/** The state in which a page begins, whose points `ctm` takes to the upright page. */
export function initialState(ctm: Matrix, { width, height }: { width: number; height: number }): GraphicsState {
  return {
    ctm,
    clip: { x0: 0, y0: 0, x1: width, y1: height },
    fill: 0,
    stroke: 0,
    fillAlpha: 1,
    strokeAlpha: 1,
    blended: false,
    lineWidth: 1,
    font: undefined,
    fontSize: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

/** How much of a fill is seen; 0 where it is mixed with what is under it in another way. */
export const opacityOf = (state: GraphicsState): number => (state.blended ? 0 : state.fillAlpha);

export const isOpaque = (opacity: number): boolean => opacity >= OPAQUE;

export const isReadable = (alpha: number): boolean => alpha > READABLE;

export function clipTo(state: GraphicsState, box: Box): void {
  state.clip = intersect(state.clip, box);
}

/** Goes into the coordinates of a form or group, which ends at its box. */
export function enterGroup(
  state: GraphicsState,
  group: { matrix?: ArrayLike<number>; bbox?: ArrayLike<number> },
): void {
  if (group.matrix) state.ctm = compose(state.ctm, group.matrix);
  if (group.bbox) clipTo(state, transformBox(state.ctm, boxOf(group.bbox)));
}

export const boxOf = (corners: ArrayLike<number>): Box => ({
  x0: corners[0],
  y0: corners[1],
  x1: corners[2],
  y1: corners[3],
});

export function takeFont(state: GraphicsState, font: Font | undefined, size: number): void {
  state.font = font;
  state.fontSize = Math.abs(size);
  state.direction = size < 0 ? -1 : 1;
}

/** A colour as pdf.js writes it, `#rrggbb`. */
export function colourOf(value: unknown): Colour {
  return typeof value === 'string' && value.startsWith('#') ? Number.parseInt(value.slice(1), 16) : undefined;
}
