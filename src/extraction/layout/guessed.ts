import { FORMED, NUMBERED } from './label-shapes.js';
import { askedFor, isQuestion, withoutAnd } from './questions.js';

/** The most words of a label, and of a question, whose wording is not known. */
const LONGEST = { label: 9, question: 12 };

/** "Metered in the 12 months to 30/09/2026": the day up to which a label asks. */
const TO_A_DAY =
  /(?<=\b(?:to|until|ending|ended|before) )(?:\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} 20\d\d)/giu;

/**
 * What a text may mean as a label though its wording is not known: by the words of a pattern, or by the known label that a
 * question asks for.
 */
export function guessed(
  printed: string,
  patterns: readonly (readonly [RegExp, ...string[]])[],
  conceptsOf: (label: string) => string[] | undefined,
): string[] | undefined {
  const text = withoutAnd(printed.replace(NUMBERED, '').replace(TO_A_DAY, ''));
  const longest = isQuestion(text) ? LONGEST.question : LONGEST.label;
  if (text.length > 7.5 * longest) return undefined;
  const words = text.split(/\s+/).length;
  if (
    (words < 2 && !text.endsWith('?')) ||
    words > longest ||
    !/^[\p{L}\p{N}(]/u.test(text) ||
    /\d{3}|\d\.\d|[£@☐☒]|[.;]\s|[.;]$/.test(text) ||
    FORMED.test(text)
  )
    return undefined;
  const pattern = patterns.find(([named]) => named.test(text));
  if (pattern) return pattern.slice(1) as string[];
  const asked = askedFor(text);
  return asked === undefined ? undefined : conceptsOf(asked);
}
