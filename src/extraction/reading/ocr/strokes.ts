import type { Raster } from '../image/raster.js';
import { median } from '../../median.js';
import type { FittedWord } from './fit-letters.js';

/** The blurred edge of a stroke reaches so far (picture points) beyond the points that were counted to it. */
const BLUR = 2;
const FEWEST_RUNS = 4;
/** Stretches of a row longer than so many usual ones run along a stroke, not across it. */
const ACROSS = 2;
const INK = 255;

/**
 * How wide the upright strokes of a word are, in picture points, by the ink in them: a blurred stroke is wider and
 * paler, but holds as much ink. Undefined where too few letters of it are seen.
 */
export function strokeOf({ letters }: FittedWord, { data, width }: Raster): number | undefined {
  const runs = letters.flatMap((letter) => letter.runs);
  if (runs.length < FEWEST_RUNS) return undefined;
  const usual = median(runs.map(({ x0, x1 }) => x1 - x0));
  const inks: number[] = [];
  for (const { y, x0, x1 } of runs) {
    if (x1 - x0 > ACROSS * usual) continue;
    const end = y * width + Math.min(width, x1 + BLUR);
    let ink = 0;
    for (let at = y * width + Math.max(0, x0 - BLUR); at < end; at++) ink += INK - data[at];
    inks.push(ink / INK);
  }
  return median(inks);
}
