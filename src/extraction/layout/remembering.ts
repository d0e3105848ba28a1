import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';

/** The most texts that are remembered: those of a few long documents. */
const MOST = 20_000;

/** A lexicon that remembers what it found: the same words are asked for again and again while a paper is read. */
export function remembering(lexicon: Lexicon): Lexicon {
  const remember = <T>(read: (text: string, lenient: boolean) => T): ((text: string, lenient?: boolean) => T) => {
    const strict = new Map<string, T>();
    const forgiving = new Map<string, T>();
    return (text, lenient = false) => {
      const known = lenient ? forgiving : strict;
      const before = known.get(text);
      if (before !== undefined || known.has(text)) return before as T;
      if (known.size >= MOST) known.clear();
      const found = read(text, lenient);
      known.set(text, found);
      return found;
    };
  };
  return {
    ...lexicon,
    label: remember<LabelMatch | undefined>((text, lenient) => lexicon.label(text, lenient)),
    find: remember<LabelMatch[]>((text, lenient) => lexicon.find(text, lenient)),
  };
}
