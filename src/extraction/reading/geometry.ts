import type { Box } from '../page.js';

/** An affine transform `[a b c d e f]` as in PDF: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first and `outer` to its result. */
export function compose(outer: Matrix, inner: ArrayLike<number>): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function applyTo(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The upright box around a transformed rectangle. */
export function transformBox(matrix: Matrix, { x0, y0, x1, y1 }: Box): Box {
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const e = matrix[4];
  const f = matrix[5];
  // One term of each corner depends on its x alone and one on its y alone.
  return {
    x0: Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e,
    y0: Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f,
    x1: Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e,
    y1: Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f,
  };
}

export function boxAround(points: readonly (readonly [number, number])[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    if (x < box.x0) box.x0 = x;
    if (x > box.x1) box.x1 = x;
    if (y < box.y0) box.y0 = y;
    if (y > box.y1) box.y1 = y;
  }
  return box;
}

export function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}

export const isEmpty = (box: Box): boolean => box.x1 <= box.x0 || box.y1 <= box.y0;

export const boxWidth = (box: Box): number => box.x1 - box.x0;

export const boxHeight = (box: Box): number => box.y1 - box.y0;

export const boxArea = (box: Box): number => (isEmpty(box) ? 0 : boxWidth(box) * boxHeight(box));

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;

/** Turns a box with its page by quarter turns clockwise; `width` and `height` are those of the page before the turn. */
export function turnBox(box: Box, quarters: number, width: number, height: number): Box {
  switch (quarters & 3) {
    case 1:
      return { x0: height - box.y1, y0: box.x0, x1: height - box.y0, y1: box.x1 };
    case 2:
      return { x0: width - box.x1, y0: height - box.y1, x1: width - box.x0, y1: height - box.y0 };
    case 3:
      return { x0: box.y0, y0: width - box.x1, x1: box.y1, y1: width - box.x0 };
    default:
      return box;
  }
}
