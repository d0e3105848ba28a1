import { type Component, components } from './components.js';
import { newRaster, type Raster } from './raster.js';

/** What is so much higher than the letters of its page, and wider than high, are letters of two lines that touch. */
const HIGH = 1.6;
/** Of the heights on a page this one counts: most marks are small letters. */
const TYPICAL = 0.75;
/** How dark the cores of letters are, where their edges run into each other. */
const CORES = [180, 150, 120];
/** A row with so much less ink than others parts what touches in the cores as well. */
const WHITE = 0.35;
/** In shares of the height: where two lines of print part. */
const MIDDLE = { from: 0.3, to: 0.7 };
const LEAST = 8;
/** What is no lower than this share of what is too high for one letter is a letter, and no point over one. */
const LETTER = 0.3;

/** Letters of a page, those of two lines that touch parted: bold heads of two lines do in a photograph. */
export function partTouchingLines(letters: readonly Component[], picture: Raster): Component[] {
  const heights = letters.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const most = HIGH * (heights[Math.floor(TYPICAL * heights.length)] ?? 0);
  const isTouching = ({ x0, x1, y0, y1 }: Component): boolean => y1 - y0 > most && x1 - x0 > y1 - y0;
  return letters.flatMap((each) => (isTouching(each) ? parted(each, picture, most) : [each]));
}

function parted(area: Component, picture: Raster, most: number): Component[] {
  for (const core of CORES) {
    const parts = components(cut(area, picture), core, ({ count }) => count >= LEAST);
    if (parts.every(({ y0, y1 }) => y1 - y0 <= most) && areOfTwoLines(parts, most)) return parts.map(placed(area));
  }
  const row = whiteRow(area, picture);
  if (row === undefined) return [area];
  const parts = components(cut(area, picture, row), Math.max(...CORES), ({ count }) => count >= LEAST);
  return parts.every(({ y0, y1 }) => y1 - y0 <= most) && areOfTwoLines(parts, most) ? parts.map(placed(area)) : [area];
}

/** True where a letter stands right over another: the letters of a large title stand beside each other, and points over them are small. */
function areOfTwoLines(parts: readonly Component[], most: number): boolean {
  const letters = parts.filter(({ y0, y1 }) => y1 - y0 >= LETTER * most);
  return letters.some((upper) =>
    letters.some((lower) => upper.y1 <= lower.y0 + 1 && Math.min(upper.x1, lower.x1) > Math.max(upper.x0, lower.x0)),
  );
}

/** An area alone, as it is in the picture, without one of its rows. */
function cut({ x0, y0, x1, y1, runs }: Component, { data, width }: Raster, without?: number): Raster {
  const alone = newRaster(x1 - x0, y1 - y0);
  alone.data.fill(255);
  for (const run of runs)
    if (run.y !== without)
      alone.data.set(
        data.subarray(run.y * width + run.x0, run.y * width + run.x1),
        (run.y - y0) * alone.width + run.x0 - x0,
      );
  return alone;
}

const placed =
  ({ x0: left, y0: top }: Component) =>
  ({ x0, y0, x1, y1, count, runs }: Component): Component => ({
    x0: x0 + left,
    y0: y0 + top,
    x1: x1 + left,
    y1: y1 + top,
    count,
    runs: runs.map((run) => ({ y: run.y + top, x0: run.x0 + left, x1: run.x1 + left })),
  });

/** The row in the middle of an area with the least ink, where that is much less than in most others. */
function whiteRow({ y0, y1, runs }: Component, { data, width }: Raster): number | undefined {
  const ink = new Float64Array(y1 - y0);
  for (const { y, x0, x1 } of runs)
    for (let at = y * width + x0; at < y * width + x1; at++) ink[y - y0] += 255 - data[at];
  const [from, to] = [Math.floor(MIDDLE.from * ink.length), Math.ceil(MIDDLE.to * ink.length)];
  let least = from;
  for (let row = from; row < to; row++) if (ink[row] < ink[least]) least = row;
  return ink[least] <= (WHITE * ink.reduce((sum, each) => sum + each, 0)) / ink.length ? least + y0 : undefined;
}
