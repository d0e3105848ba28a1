import type { Box, Rule } from '../../page.js';
import { components, type Component, type Extent } from './components.js';
import type { FlatPage } from './flat-page.js';

/** Sizes are in points of a picture of 150 dpi. */
const FAINT_INK = 225;
/** How far the ends of two lines that an arc joins stand apart, along the longer way. */
const APART = [3, 40] as const;
/** Lines are found to go on into their arc by so much. */
const REACH = 7;
/** An arc bulges outwards: what lies further inside of the straight way between its ends is print in the box. */
const INSIDE = 9;

/** Where a line ends, and to which side it goes from there. */
interface End {
  x: number;
  y: number;
  side: 1 | -1;
}

/** What lies about the ends of two lines that an arc may join. */
interface Corner extends Box {
  /** How far inside of the straight way between the two ends a place lies. */
  inside: (x: number, y: number) => number;
}

/**
 * Wipes out the arcs of round corners, which are left of a box when its straight lines are gone and would be read as
 * letters: ink between the end of a level line and that of an upright one, and nowhere else.
 */
export function takeOutRoundCorners(page: FlatPage, level: readonly Rule[], upright: readonly Rule[]): void {
  const corners = cornersOf(level, upright);
  if (corners.length === 0) return;
  const isSmall = ({ x0, y0, x1, y1 }: Extent) => Math.max(x1 - x0, y1 - y0) <= APART[1] + 2 * REACH;
  for (const area of components(page.raster, FAINT_INK, isSmall)) {
    if (corners.some((corner) => isArc(area, corner))) wipe(page, area);
  }
}

function cornersOf(level: readonly Rule[], upright: readonly Rule[]): Corner[] {
  const levelEnds = level.flatMap(({ x0, x1, y0, y1 }): End[] => {
    const y = (y0 + y1) / 2;
    return [
      { x: x0, y, side: 1 },
      { x: x1, y, side: -1 },
    ];
  });
  const uprightEnds = upright.flatMap(({ x0, x1, y0, y1 }): End[] => {
    const x = (x0 + x1) / 2;
    return [
      { x, y: y0, side: 1 },
      { x, y: y1, side: -1 },
    ];
  });
  return levelEnds.flatMap((end) => uprightEnds.flatMap((other) => cornerBetween(end, other) ?? []));
}

/** The corner between two lines that turn away from each other as the sides of a box do. */
function cornerBetween(level: End, upright: End): Corner | undefined {
  const across = (level.x - upright.x) * level.side;
  const along = (upright.y - level.y) * upright.side;
  const apart = Math.max(across, along);
  if (Math.min(across, along) < -REACH || apart < APART[0] || apart > APART[1]) return undefined;
  const length = Math.hypot(across, along);
  return {
    x0: Math.min(level.x, upright.x) - REACH,
    y0: Math.min(level.y, upright.y) - REACH,
    x1: Math.max(level.x, upright.x) + REACH,
    y1: Math.max(level.y, upright.y) + REACH,
    inside: (x, y) =>
      (Math.max(0, along) * (x - level.x) * level.side + Math.max(0, across) * (y - level.y) * upright.side) / length,
  };
}

const isArc = ({ runs, ...area }: Component, corner: Corner): boolean =>
  area.x0 >= corner.x0 &&
  area.x1 <= corner.x1 &&
  area.y0 >= corner.y0 &&
  area.y1 <= corner.y1 &&
  runs.every(({ y, x0, x1 }) => corner.inside(x0, y) <= INSIDE && corner.inside(x1 - 1, y) <= INSIDE);

function wipe(page: FlatPage, { runs }: Component): void {
  const { width, height } = page.raster;
  for (const { y, x0, x1 } of runs) {
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      page.wipe(row * width + Math.max(0, x0 - 1), row * width + Math.min(width, x1 + 1));
  }
}
