import type { LabelMatch } from './label-match.js';
import { FORMED } from './label-shapes.js';
import type { Segment } from './model.js';
import type { Surroundings } from './surroundings.js';

/** "Partners Ltd": the end of a name that a narrow cell breaks. */
const END_OF_NAME = /^(?:(?:\p{Lu}[\p{L}'’-]*|&|and) ){1,2}(?:Ltd|Limited|LLP|plc)\.?$/u;
/** In type heights: how near the lines of one name stand. */
const TIGHT = 0.5;

/**
 * "Broker | Northern Utility" over "Partners Ltd": the end of a name beside its label, though its first line (`whole` is
 * the label in it) has a word of labels.
 */
export function isRestOfName(
  upper: Segment,
  lower: Segment,
  whole: LabelMatch | undefined,
  around: Surroundings,
): boolean {
  if (!END_OF_NAME.test(lower.text) || FORMED.test(upper.text) || whole?.qualifier === '') return false;
  const label = around.beside(upper, 'left');
  const left = around.beside(lower, 'left');
  // What stands left of the label is of another column.
  return label !== undefined && (!left || left.x1 < label.x0) && lower.y0 - upper.y1 < TIGHT * upper.fontSize;
}
