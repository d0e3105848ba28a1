import type { LabelMatch } from './label-match.js';

/**
 * A label in two languages or wordings, which names what all its parts do ("Rhif cyfrif / Account number"); one part may be
 * unknown.
 */
export function sameInBoth(text: string, labelOf: (part: string) => LabelMatch | undefined): LabelMatch | undefined {
  const parts = text.split(' / ').map(labelOf);
  const known = parts.filter((part) => part?.qualifier === '') as LabelMatch[];
  const [first] = known;
  if (!first || known.length < parts.length - 1) return undefined;
  const concepts = known.reduce(
    (shared, part) => shared.filter((each) => part.concepts.includes(each)),
    first.concepts,
  );
  return concepts.length === 0 ? undefined : { ...first, concepts, start: 0, end: text.length, text: text.trim() };
}
