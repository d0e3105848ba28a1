import type { Segment } from './model.js';

/** True where most words begin with a small letter, as in a sentence and unlike a name, an address or a label. */
export function isSentence(segment: Segment): boolean {
  let known = asked.get(segment);
  if (known === undefined) {
    known = hasSmallWords(segment);
    asked.set(segment, known);
  }
  return known;
}

const asked = new WeakMap<Segment, boolean>();

function hasSmallWords(segment: Segment): boolean {
  const words = segment.text.split(' ');
  if (words.length < 4) return false;
  let small = 0;
  for (const word of words) if (word >= 'a' && word < '{' && /^[a-z]{2,}[,.;:)]?$|^a$/.test(word)) small += 1;
  return small >= 0.5 * words.length;
}
