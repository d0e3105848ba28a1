import { cleanName, foldName } from '../fields/values/index.js';
import { height } from '../layout/geometry.js';
import type { Layout } from '../layout/index.js';
import type { Found } from './found.js';
import type { Line } from './lines.js';

/** In heights of the lower line. */
const GAP = 1.5;
const EDGE = 0.5;

/**
 * The whole of a name whose beginning stands over it in a type of its own ("Larkhill" over "Power Retail Limited"), where
 * the paper prints both as one elsewhere.
 */
export function withNameOver(
  name: Found<string>,
  { blocks }: Layout,
  lines: readonly Line[],
): Found<string> | undefined {
  const type = height(name.box);
  const over = blocks.find(
    ({ page, x0, y1 }) =>
      page === name.page &&
      Math.abs(x0 - name.box.x0) < EDGE * type &&
      y1 <= name.box.y0 + 1 &&
      name.box.y0 - y1 < GAP * type,
  );
  if (!over || /\d/.test(over.text)) return undefined;
  const whole = cleanName(`${over.text} ${name.value}`);
  const folded = foldName(whole);
  return lines.some(({ text }) => foldName(text).includes(folded)) ? { ...name, value: whole } : undefined;
}
