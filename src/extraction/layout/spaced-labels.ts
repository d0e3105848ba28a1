import { median } from '../median.js';
import type { Word } from '../page.js';
import { startsWithLabel } from './leading-label.js';
import type { Lexicon } from './lexicon.js';
import type { Segment } from './model.js';
import { segmentOf, textOfWords } from './segments.js';

/** How many labels of a page are set so, that the wider space behind them is believed to part them from their values. */
const LEAST = 4;
/** The longest label, in words. */
const LONGEST = 5;
/** So many word spaces wide is the one behind a label at least, and so wide are all others at most. */
const WIDE = 1.7;
const EVEN = 1.2;

/**
 * "Customer  Hale Joinery Ltd" over "Plan  Steady Fix": a label that a space somewhat wider than those between words parts from its value, wherever
 * that begins, gets a colon.
 */
export function withSpacedLabels(segments: readonly Segment[], lexicon: Lexicon): Segment[] {
  const spaces = segments.map(({ words }) => spacesOf(words));
  const all: number[] = [];
  for (const each of spaces) all.push(...each);
  const space = median(all);
  const ends = segments.map(({ words }, i) => endOfLabel(words, spaces[i], space, lexicon));
  const starts = ends.flatMap((end, i) => (end > 0 ? [Math.round(segments[i].words[end].x0)] : []));
  // Values under each other are a column, which is parted as such.
  if (new Set(starts).size < LEAST) return [...segments];
  return segments.map((segment, at) => {
    const end = ends[at];
    if (end === 0) return segment;
    const words = segment.words.map((word, i) => (i === end - 1 ? { ...word, text: `${word.text}:` } : word));
    return { ...segmentOf(segment.page, words), led: segment.led, boxed: segment.boxed };
  });
}

function spacesOf(words: readonly Word[]): number[] {
  const spaces: number[] = [];
  for (let i = 1; i < words.length; i += 1) spaces.push((words[i].x0 - words[i - 1].x1) / words[i].fontSize);
  return spaces;
}

/** How many words the label has that a line begins with, where the only wide space is the one behind it; else none. */
function endOfLabel(words: readonly Word[], spaces: readonly number[], space: number, lexicon: Lexicon): number {
  const at = spaces.findIndex((each) => each >= WIDE * space);
  if (at < 0 || at >= LONGEST || spaces.some((each, i) => i !== at && each > EVEN * space)) return 0;
  const [label, value] = [words.slice(0, at + 1), words.slice(at + 1)].map(textOfWords);
  if (!/\p{L}$/u.test(label) || lexicon.label(label)?.qualifier !== '' || lexicon.label(value)) return 0;
  return startsWithLabel(`${label}: ${value}`, lexicon, false) ? at + 1 : 0;
}
