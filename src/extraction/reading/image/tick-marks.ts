import type { TickBox } from '../../page.js';
import { components, type Component, type Extent } from './components.js';
import type { FlatPage } from './flat-page.js';
import type { Raster } from './raster.js';

/** Sizes are in points of a picture of 150 dpi. */
const INK = 160;
const SMALLEST = 12;
const LARGEST = 38;
/** Share of each side of a frame that must be drawn. */
const LEAST_SIDE = 0.9;
/** Paper must show this far to the left and right: letters stand closer to their neighbours. */
const CLEARANCE = 5;
/** Share of the inside that is ink where the box is checked. */
const CHECKED_INK = 0.1;

/** Finds drawn tick boxes, and wipes them out so that they are not read as letters. */
export function takeOutTickBoxes(page: FlatPage): TickBox[] {
  const { width, height } = page.raster;
  const areas = components(page.raster, INK, isBoxSized);
  const frames = areas.filter((area) => isFrame(page.raster, area));
  return frames.map((frame) => {
    const checked = insideInk(page.raster, frame) > CHECKED_INK;
    const { x0, y0, x1, y1 } = frame;
    for (let y = Math.max(0, y0 - 2); y < Math.min(height, y1 + 2); y++) {
      page.wipe(y * width + Math.max(0, x0 - 2), y * width + Math.min(width, x1 + 2));
    }
    return { x0, y0, x1, y1, checked };
  });
}

function isBoxSized({ x0, y0, x1, y1 }: Extent): boolean {
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
