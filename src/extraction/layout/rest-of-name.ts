import { FORM } from '../legal-forms.js';
import type { LabelMatch } from './label-match.js';
import { FORMED } from './label-shapes.js';
import type { Segment } from './model.js';
import type { Surroundings } from './surroundings.js';

/** "Partners Ltd": the end of a name that a narrow cell breaks. */
const END_OF_NAME = new RegExp(String.raw`^(?:(?:\p{Lu}[\p{L}'’-]*|&|and) ){1,2}(?:${FORM})\.?$`, 'u');
/** "(Hexham) Ltd", "Consultants LLP": what is no name by itself, whatever it stands beside. */
const NO_NAME_ALONE = new RegExp(
  String.raw`^(?:\(\p{Lu}[\p{L}.&'’ -]{1,30}\)|Consultants|Consultancy|Partners|Brokers|Services|Solutions|Holdings|Group|Supplies|Supply|Associates)(?: \p{Lu}[\p{L}'’-]*)? (?:${FORM})\.?$`,
  'u',
);
/** "Limited" alone in a line, or before a bracket, can be nothing but the end of the name over it. */
const FORM_ALONE = new RegExp(String.raw`^(?:${FORM})\.?(?=$| \()`);
/** Words with capitals, as a name begins. */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|&|and|of|the))*$/u;
/** "Castings Ltd" under "Hale & Coe Precision", which the label of a name stands over: one word before the form begins no other name. */
const LAST_WORD = new RegExp(String.raw`^\p{Lu}[\p{Ll}'’-]+ (?:${FORM})\.?$`, 'u');
const PERSON = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sir|Dame)\b/;
const LEAST_WORDS = 3;
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
  isNameLabel: (line: Segment) => boolean,
): boolean {
  if (FORMED.test(upper.text) || whole?.qualifier === '') return false;
  if (FORM_ALONE.test(lower.text) || (NO_NAME_ALONE.test(lower.text) && NAME.test(upper.text)))
    return isTight(upper, lower);
  if (!END_OF_NAME.test(lower.text)) return false;
  if (isBrokenUnderLabel(upper, lower) && isUnderLabel(upper, around, isNameLabel)) return true;
  const label = around.beside(upper, 'left');
  const left = around.beside(lower, 'left');
  // What stands left of the label is of another column.
  return label !== undefined && (!left || left.x1 < label.x0) && isTight(upper, lower);
}

const isTight = (upper: Segment, lower: Segment): boolean => lower.y0 - upper.y1 < TIGHT * upper.fontSize;

/** True for most of a name, and its last word and its form right under it. */
const isBrokenUnderLabel = (upper: Segment, lower: Segment): boolean =>
  LAST_WORD.test(lower.text) &&
  NAME.test(upper.text) &&
  !PERSON.test(upper.text) &&
  upper.words.length >= LEAST_WORDS &&
  Math.abs(upper.x0 - lower.x0) < TIGHT * upper.fontSize &&
  isTight(upper, lower);

function isUnderLabel(line: Segment, around: Surroundings, isNameLabel: (line: Segment) => boolean): boolean {
  const over = around.next(line, 'above');
  return over !== undefined && Math.abs(over.x0 - line.x0) < TIGHT * line.fontSize && isNameLabel(over);
}
