import type { Pair } from '../../layout/index.js';

/** A label that was not read as one but concluded from where a text stands. */
export const concludedLabel = (field: string, text: string, weak = false): Pair['label'] => ({
  concepts: [field],
  start: 0,
  end: text.length,
  text,
  qualifier: '',
  words: 1,
  weak,
});
