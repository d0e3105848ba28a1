import type { Box } from '../page.js';

export const width = (box: Box): number => box.x1 - box.x0;
export const height = (box: Box): number => box.y1 - box.y0;
export const middleX = (box: Box): number => (box.x0 + box.x1) / 2;
export const middleY = (box: Box): number => (box.y0 + box.y1) / 2;

/** Length that two boxes share on the x axis; negative where there is a gap between them. */
export const overlapX = (a: Box, b: Box): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
export const overlapY = (a: Box, b: Box): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** True where two boxes stand beside each other as words of one line do. */
export const sameLine = (a: Box, b: Box): boolean =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) >= 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0);

/** True where one box stands at least half over the other. */
export const sameColumn = (a: Box, b: Box): boolean => overlapX(a, b) >= 0.5 * Math.min(width(a), width(b));

export const contains = (outer: Box, inner: Box, slack = 1): boolean =>
  inner.x0 >= outer.x0 - slack &&
  inner.x1 <= outer.x1 + slack &&
  inner.y0 >= outer.y0 - slack &&
  inner.y1 <= outer.y1 + slack;

/** Type of one size is measured in a picture as so much larger or smaller, as a share of it. */
const MEASURED = 0.06;

/** True for texts in type of one size. */
export const isOfOneSize = (a: { fontSize: number }, b: { fontSize: number }): boolean =>
  Math.abs(a.fontSize - b.fontSize) <= MEASURED * Math.max(a.fontSize, b.fontSize);

/** The smallest box around some boxes, of which there is at least one. */
export function around(boxes: readonly Box[]): Box {
  let { x0, y0, x1, y1 } = boxes[0];
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, y0, x1, y1 };
}
