/** A word of a paper. */
export interface Word {
  text: string;
  /** Once it was asked for: see hasLetters. */
  ofLetters: boolean | undefined;
  /** Its place among the words that are known; NOT_KNOWN for one that is none of them. */
  number: number;
}

const NOT_KNOWN = -1;

/** Words that something was learnt of: one that is printed is looked up once, however often it is seen. */
export class Vocabulary {
  private readonly words = new Map<string, Word>();

  get size(): number {
    return this.words.size;
  }

  /** The number of a word that is known from now on. */
  learn(text: string): number {
    const known = this.words.get(text);
    if (known) return known.number;
    const number = this.words.size;
    this.words.set(text, wordWith(text, number));
    return number;
  }

  wordOf(text: string): Word {
    return this.words.get(text) ?? wordWith(text, NOT_KNOWN);
  }

  numberOf(text: string): number {
    return this.words.get(text)?.number ?? NOT_KNOWN;
  }
}

const wordWith = (text: string, number: number): Word => ({ text, ofLetters: undefined, number });

const LETTER = /\p{L}/u;
export const hasLetters = (word: Word): boolean => (word.ofLetters ??= LETTER.test(word.text));
