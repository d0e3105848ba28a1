import type { Candidate } from '../../fields/candidates.js';
import { findMprns, findSupplyNumbers } from '../../fields/values/index.js';
import type { Layout } from '../../layout/index.js';
import { matchesOf } from '../../matches.js';

/** What a point is called: "supply point", "meter point", "supply meter point". */
const POINT = String.raw`(?:supply[ -]?|meter(?:ing)?[ -]?){1,2}point`;
const POINTS = new RegExp(POINT, 'gi');
/** What its number is called, if at all. */
const CALLED = String.raw`(?:number|no\b\.?|reference|ref\b\.?|id\b)`;

/**
 * "Gas supply 1234567890", "gas supply point number 1234567890": right before the number; "the gas meter point at the same
 * premises is number 1234567890", "the supply meter point with reference 1234567890": what is said of a point leads to it.
 */
const LEADS = [
  new RegExp(String.raw`\bgas (?:supply|${POINT})(?: ${CALLED})?(?: (?:is|of))?\s?[:–-]?\s+(?=M?\d)`, 'gi'),
  new RegExp(String.raw`\bgas ${POINT}\b(?:(?!\b${POINT}\b)[^.;:]){1,80}?\b${CALLED}(?: (?:is|of))?\s+(?=M?\d)`, 'gi'),
  new RegExp(
    String.raw`\b${POINT},? (?:with|under|having|that has|which has)(?: (?:the|its))? ${CALLED}\s+(?=M?\d)`,
    'gi',
  ),
];

/** Numbers of something else, though a point is spoken of: "the gas supply point has account number 12345678". */
const OF_OTHER =
  /\b(?:accounts?|contract|agreement|customer|serial|meter|invoice|bill|company|telephone|phone|call)\s/i;

/** The numbers of gas meter points that texts tell without a label of their own. */
export function gasNumbersSaid(layout: Layout): Candidate<string>[] {
  return layout.blocks
    .filter(({ kind, text }) => kind !== 'setAside' && /\d{3}/.test(text) && /\b(?:gas|point)\b/i.test(text))
    .flatMap((block) =>
      numbersIn(block.text).map(({ value, start, end, text }) => ({
        field: 'mprn',
        value,
        confidence: value.length >= 8 ? 0.75 : 0.6,
        passage: { block, start, end, text },
      })),
    );
}

function numbersIn(text: string): ReturnType<typeof findMprns> {
  const ends = new Set(
    LEADS.flatMap((lead) => matchesOf(text, lead))
      .filter(({ 0: words }) => !OF_OTHER.test(words.replace(POINTS, '')))
      .map((match) => match.index + match[0].length),
  );
  if (ends.size === 0) return [];
  const longer = findSupplyNumbers(text);
  return findMprns(text)
    .filter(({ start, text: printed }) => ends.has(start + (printed.length - printed.trimStart().length)))
    .filter((each) => !longer.some((number) => number.start < each.end && number.end > each.start));
}
