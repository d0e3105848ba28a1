import type { Segment } from './model.js';
import type { Surroundings } from './surroundings.js';
import { isUnitLine } from './unit-lines.js';

/** In type heights: how near the second line of a heading stands. */
const NEAR = 0.45;
/** And a note in brackets under one. */
const NOTE = 0.7;
/** A line of so many texts without a figure is one of heads. */
const LEAST_HEADS = 4;

/**
 * True where a heading, a label or the head of a column goes on with a small letter: "Out of contract" over "prices".
 * Where the type does not tell, in pictures and in papers all in plain type, what stands beside the two lines does:
 * `goesOn` is whether the upper line goes on from one over it itself.
 */
export function wraps(
  upper: Segment,
  lower: Segment,
  around: Surroundings,
  { lenient, goesOn }: { lenient: boolean; goesOn: boolean },
): boolean {
  return (
    ((upper.bold && lower.bold) ||
      (lenient && isOneOfHeads(upper, around)) ||
      isAlone(upper, lower, around, goesOn) ||
      isSmallAmongHeads(lower, around)) &&
    /^\p{Ll}{3}/u.test(lower.text) &&
    !/[\d:]/.test(upper.text + lower.text) &&
    !isUnitLine(lower.text) &&
    lower.y0 - upper.y1 < NEAR * upper.fontSize
  );
}

/** "Supply capacity | 330" over "agreed with" and "network", with nothing beside them: the label of one value. */
const isAlone = (upper: Segment, lower: Segment, around: Surroundings, goesOn: boolean): boolean =>
  (goesOn || around.beside(upper, 'right') !== undefined) &&
  /^\p{L}/u.test(upper.text) &&
  around.beside(lower, 'right') === undefined;

/** "All hours | Day | Night | all-in": the one of the heads in a line that begins small goes on from what is over it. */
function isSmallAmongHeads(segment: Segment, around: Surroundings): boolean {
  const row = around.rowOf(segment);
  return isOneOfHeads(segment, around) && 2 * row.filter((each) => /^\p{Lu}/u.test(each.text)).length > row.length;
}

function isOneOfHeads(segment: Segment, around: Surroundings): boolean {
  const row = around.rowOf(segment);
  return row.length >= LEAST_HEADS && !row.some((each) => /\d/.test(each.text));
}

/** "Until your contract starts" over "(deemed)", "Fewer than 10 staff" over "(micro business)": what stands in brackets right under the head of a column or a label. */
export const isNote = (upper: Segment, lower: Segment): boolean =>
  lower.y0 - upper.y1 < NOTE * upper.fontSize &&
  /^\([^()]{2,40}\)$/.test(lower.text) &&
  (!/\d/.test(upper.text) || /^\p{L}{3,} \p{Ll}/u.test(upper.text));
