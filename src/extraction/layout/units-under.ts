import { FIGURE } from './line-shapes.js';
import type { Segment } from './model.js';
import type { Surroundings } from './surroundings.js';
import { isUnitLine } from './unit-lines.js';

/** True for two lines that stand as close as those of one text. */
export const isTight = (upper: Segment, lower: Segment): boolean => lower.y0 - upper.y1 < 0.4 * upper.fontSize;

/** A line of a unit that a narrow cell breaks. */
const PART_OF_UNIT =
  /^(?:per|an?|kwh|kva|day|month|quarter|year|annum|unit)(?: (?:per|an?|kwh|kva|day|month|quarter|year|annum|unit))*$/i;
const PENCE = /^(?:p|pence|£|pounds?)$/i;

/**
 * "6.37" over "pence per kVA per day": a unit that is nearer to the figure over it than to what is under it. In a narrow
 * cell it may have several lines: "pence" over "per" over "kWh".
 */
export function isUnitUnder(
  upper: Segment,
  lower: Segment,
  [figure, ...parts]: readonly Segment[],
  around: Surroundings,
): boolean {
  if (!FIGURE.test(figure.text)) return false;
  if (parts.length > 0) return PENCE.test(parts[0].text) && isTight(upper, lower) && PART_OF_UNIT.test(lower.text);
  if (!isUnitLine(lower.text)) return false;
  const gap = lower.y0 - upper.y1;
  let [last, under] = [lower, around.next(lower, 'below')];
  while (under && PENCE.test(lower.text) && PART_OF_UNIT.test(under.text) && isTight(last, under))
    [last, under] = [under, around.next(under, 'below')];
  return gap < upper.fontSize && (!under || gap < 0.8 * (under.y0 - last.y1));
}
