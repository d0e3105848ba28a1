/** A word of a paper. */
export interface Word {
  text: string;
  /** Once it was asked for: see hasLetters. */
  ofLetters: boolean | undefined;
  /** Its place among the words that are known; NOT_KNOWN for one that is none of them. */
  number: number;
}

const NOT_KNOWN = -1;

/** Words that any model learnt something of: one that is printed is looked up once, however often and by whom it is seen. */
const WORDS = new Map<string, Word>();

/** How many words are known by now. */
export const wordsLearnt = (): number => WORDS.size;

/** A word that is known from now on. */
export function learn(text: string): Word {
  const known = WORDS.get(text);
  if (known) return known;
  const word = wordWith(text, WORDS.size);
  WORDS.set(text, word);
  return word;
}

/** A word of a paper, as all models know it that are there by now. */
export const wordOf = (text: string): Word => WORDS.get(text) ?? wordWith(text, NOT_KNOWN);

/** The number of a word; NOT_KNOWN, which is less than any, for one that no model knows. */
export const numberOf = (text: string): number => WORDS.get(text)?.number ?? NOT_KNOWN;

const wordWith = (text: string, number: number): Word => ({ text, ofLetters: undefined, number });

const LETTER = /\p{L}/u;
export const hasLetters = (word: Word): boolean => (word.ofLetters ??= LETTER.test(word.text));
