import type { TickBox } from '../../page.js';
import { components, type Component } from './components.js';
import { shrink, type Raster } from './raster.js';
import { PAPER } from './shading.js';

/** Boxes are looked for on a picture of half the size (150 dpi); sizes are in its points. */
const FACTOR = 2;
const INK = 160;
const SMALLEST = 12;
const LARGEST = 38;
/** Share of each side of a frame that must be drawn. */
const LEAST_SIDE = 0.9;
/** Paper must show this far to the left and right: letters stand closer to their neighbours. */
const CLEARANCE = 5;
/** Share of the inside that is ink where the box is checked. */
const CHECKED_INK = 0.1;

/** Finds drawn tick boxes, wipes them out of the picture so that they are not read as letters, and returns them in its points. */
export function takeOutTickBoxes(picture: Raster): TickBox[] {
  const small = shrink(picture, FACTOR);
  const areas = components(small, (value) => value < INK).filter(isBoxSized);
  const frames = areas.filter((area) => isFrame(small, area));
  return frames.map((frame) => {
    const checked = insideInk(small, frame) > CHECKED_INK;
    const box = { x0: frame.x0 * FACTOR, y0: frame.y0 * FACTOR, x1: frame.x1 * FACTOR, y1: frame.y1 * FACTOR };
    for (let y = Math.max(0, box.y0 - 3); y < Math.min(picture.height, box.y1 + 3); y++) {
      picture.data.fill(
        PAPER,
        y * picture.width + Math.max(0, box.x0 - 3),
        y * picture.width + Math.min(picture.width, box.x1 + 3),
      );
    }
    return { ...box, checked };
  });
}

function isBoxSized({ x0, y0, x1, y1 }: Component): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  return (
    Math.min(width, height) >= SMALLEST &&
    Math.max(width, height) <= LARGEST &&
    Math.abs(width - height) <= 0.22 * Math.max(width, height)
  );
}

/** A frame has ink along all of its four sides into the corners, and paper to its left and right. */
function isFrame({ width, height, data }: Raster, { x0, y0, x1, y1 }: Component): boolean {
  const dark = (x: number, y: number) => x >= 0 && x < width && y >= 0 && y < height && data[y * width + x] < INK;
  const near = (x: number, y: number, dx: number, dy: number) =>
    dark(x, y) || dark(x + dx, y + dy) || dark(x + 2 * dx, y + 2 * dy);
  const share = (length: number, drawn: (i: number) => boolean) => {
    let count = 0;
    for (let i = 0; i < length; i++) if (drawn(i)) count++;
    return count / length;
  };
  const sides = [
    share(x1 - x0, (i) => near(x0 + i, y0, 0, 1)),
    share(x1 - x0, (i) => near(x0 + i, y1 - 1, 0, -1)),
    share(y1 - y0, (i) => near(x0, y0 + i, 1, 0)),
    share(y1 - y0, (i) => near(x1 - 1, y0 + i, -1, 0)),
  ];
  const corners = [near(x0, y0, 1, 1), near(x1 - 1, y0, -1, 1), near(x0, y1 - 1, 1, -1), near(x1 - 1, y1 - 1, -1, -1)];
  if (sides.some((side) => side < LEAST_SIDE) || !corners.every(Boolean)) return false;
  for (let y = y0; y < y1; y++) {
    for (let gap = 1; gap <= CLEARANCE; gap++) if (dark(x0 - gap, y) || dark(x1 - 1 + gap, y)) return false;
  }
  return true;
}

function insideInk({ width, data }: Raster, { x0, y0, x1, y1 }: Component): number {
  const margin = Math.ceil(0.2 * (x1 - x0));
  let ink = 0;
  let all = 0;
  for (let y = y0 + margin; y < y1 - margin; y++) {
    for (let x = x0 + margin; x < x1 - margin; x++, all++) if (data[y * width + x] < INK) ink++;
  }
  return all === 0 ? 0 : ink / all;
}
