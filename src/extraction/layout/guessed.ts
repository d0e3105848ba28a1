import { FORMED, NUMBERED } from './label-shapes.js';
import { askedFor, isQuestion, withoutAnd } from './questions.js';

/** The most words of a label, and of a question, whose wording is not known. */
const LONGEST = { label: 9, question: 12 };

/**
 * What a text may mean as a label though its wording is not known: by the words of a pattern, or by the known label that a
 * question asks for.
 */
export function guessed(
  printed: string,
  patterns: readonly (readonly [RegExp, ...string[]])[],
  conceptsOf: (label: string) => string[] | undefined,
): string[] | undefined {
  const text = withoutAnd(printed.replace(NUMBERED, ''));
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
