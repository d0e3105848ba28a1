import { startsWithLabel } from './leading-label.js';
import type { Lexicon } from './lexicon.js';
import type { Segment } from './model.js';
import { CLAUSE_NUMBER, segmentOf, textOfWords } from './segments.js';

/** How many labels of a page are set so, that bold type is believed to part them from their values. */
const LEAST = 3;
/** The longest label, in words. */
const LONGEST = 7;

/** "**1.5 Product** Steady Fix": a label in bold type that goes on with its value in plain type gets a colon. */
export function withBoldLabels(segments: readonly Segment[], lexicon: Lexicon): Segment[] {
  const ends = segments.map((segment) => endOfLabel(segment, lexicon));
  if (ends.filter((end) => end > 0).length < LEAST) return [...segments];
  return segments.map((segment, at) => {
    const end = ends[at];
    if (end === 0) return segment;
    const words = segment.words.map((word, i) => (i === end - 1 ? { ...word, text: `${word.text}:` } : word));
    return { ...segmentOf(segment.page, words), led: segment.led, boxed: segment.boxed };
  });
}

/** How many words the bold label has that a line begins with; none where it has none, or has a sign behind it. */
function endOfLabel({ words }: Segment, lexicon: Lexicon): number {
  const end = words.findIndex((word) => word.bold !== true);
  if (end < 1 || !/[\p{L}\d]/u.test(words[end].text) || words.slice(end).some((word) => word.bold === true)) return 0;
  const from = CLAUSE_NUMBER.test(words[0].text) ? 1 : 0;
  const label = textOfWords(words.slice(from, end));
  if (end - from < 1 || end - from > LONGEST || !/\p{L}$/u.test(label)) return 0;
  const match = lexicon.label(label);
  return match?.qualifier === '' && startsWithLabel(`${label}: ${textOfWords(words.slice(end))}`, lexicon, false)
    ? end
    : 0;
}
