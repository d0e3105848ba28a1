import { findPostcodes, mendPostcode } from '../../fields/values/index.js';

/** An outward half that ends in a letter read for a figure, or in two pieces, and the half behind it. */
const OUTWARD = /^[A-Z0]{1,2}[\dA-Zl|!\]]{1,3}$/;
const PIECE = /^[lI1|!\]\d]$/;
/** A figure one that was read as two characters: "SA1l4". */
const ONE_TWICE = /1[lI|!\]]|[lI|!\]]1/;
const LONGEST = 4;
const INWARD = /^([\dA-Z]{3})([,.;]?)$/;
/** "1J" was read as one letter: "SY23 UR". */
const ONE_AND_J = /^U(?=[A-Z][,.;]?$)/;
/** A J at the end was read as a bracket: "DD4 7S)", "M5 3E]". */
const J_AT_END = /^(\d[A-Z])[)\]](?=[,.;]?$)/;
const ORDINAL = /^(?:1ST|2ND|3RD|\dTH)$/;

/** The words of a line with the postcodes in it put right: "TFl 2BL", "LEl l 8EZ". A piece of one is joined to its first word. */
export function withPostcodes(words: readonly string[]): string[] {
  const mended = [...words];
  words.forEach((word, i) => {
    if (!OUTWARD.test(word) || i + 1 >= words.length) return;
    const isParted = PIECE.test(words[i + 1]) && i + 2 < words.length;
    const outward = onceEach(isParted ? word + words[i + 1] : word);
    const behind = words[isParted ? i + 2 : i + 1];
    const isOpen = words.slice(0, i + 1).some((each) => /[([]/.test(each));
    const [, inward, mark] =
      INWARD.exec((isOpen ? behind : behind.replace(J_AT_END, '$1J')).replace(ONE_AND_J, '1J')) ?? [];
    if (!inward || ORDINAL.test(inward) || !/\d/.test(outward + inward)) return;
    const isOne = outward === word && findPostcodes(`${outward} ${words[i + 1]}`).length > 0;
    // Where no district has the number of a code, that may end in a letter.
    if (isOne && !/\d\d$/.test(outward)) return;
    const halves = mendPostcode(outward, inward)?.split(' ');
    if (!halves) return;
    if (isParted) mended[i + 1] = '';
    mended[i] = halves[0];
    mended[isParted ? i + 2 : i + 1] = halves[1] + mark;
  });
  return mended;
}

const onceEach = (outward: string): string => (outward.length > LONGEST ? outward.replace(ONE_TWICE, '1') : outward);
