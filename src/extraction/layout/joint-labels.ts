import type { LabelMatch } from './label-match.js';

/** What stands between the labels of two things that share a column: "MPRN / meter", "Site & MPAN". */
export const JOINED = / \/ | & | and |, /;

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
  return concepts.length === 0 ? undefined : wholeOf(first, text, concepts);
}

/** The label of two things that stand under each other in each row: a supply number, which shows itself, and what belongs to it. */
export function ofTwo(text: string, labelOf: (part: string) => LabelMatch | undefined): LabelMatch | undefined {
  const parts = text.length > 40 ? [] : text.split(JOINED);
  if (parts.length !== 2) return undefined;
  const [one, other] = parts.map(labelOf);
  if (!one || !other || one.qualifier !== '' || other.qualifier !== '') return undefined;
  if (isOfPoint(one) === isOfPoint(other)) return undefined;
  return { ...wholeOf(one, text, [...one.concepts, ...other.concepts]), weak: false };
}

const isOfPoint = ({ concepts }: LabelMatch): boolean =>
  concepts.some((each) => each === 'mpan' || each === 'mprn' || each === 'meterPoint');

const wholeOf = (label: LabelMatch, text: string, concepts: string[]): LabelMatch => ({
  ...label,
  concepts,
  start: 0,
  end: text.length,
  text: text.trim(),
});
