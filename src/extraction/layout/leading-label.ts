import { withoutHours } from './label-shapes.js';
import type { Lexicon } from './lexicon.js';
import { isUnitLine } from './unit-lines.js';

/** True for "Account number: 123": a line that begins with a label and goes on with its value, not only with its unit. */
export function startsWithLabel(text: string, lexicon: Lexicon, lenient: boolean): boolean {
  const colon = withoutHours(text).indexOf(':');
  const rest = text.slice(colon + 1).trim();
  if (colon < 2 || colon > 60 || rest === '' || isUnitLine(rest)) return false;
  const label = lexicon.label(text.slice(0, colon), lenient);
  return label !== undefined && (label.qualifier === '' || label.start === 0);
}
