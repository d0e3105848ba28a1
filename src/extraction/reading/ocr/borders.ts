import { median } from '../../median.js';
import type { Box, Rule, Word } from '../../page.js';

/** As what the border between two cells is read where print touches it. */
const SIGN = String.raw`[|\\/\]\[{}!]`;
/** "12|Market": the number of a row, and what stands in its next cell. */
const NUMBERED = new RegExp(`^(\\d{1,3})${SIGN}(?=\\p{L})`, 'u');
const BORDER = new RegExp(SIGN, 'g');
/** So many rows, their borders so near to each other (points), show one. */
const LEAST_ROWS = 3;
const ALIKE = 3;
/** A border goes through a word so far from its ends (points), and its sign stands no further from where it does than so many letters. */
const INSIDE = 1.5;
const LETTERS = 1.5;

/** A piece of a border that stands apart is read as a sign or a letter; no print stands on a line. */
const PIECE = /^\D$/;
const isOn = ({ x0, x1, y0, y1 }: Rule, word: Word, middle: number): boolean =>
  word.x0 < (x0 + x1) / 2 && (x0 + x1) / 2 < word.x1 && y0 <= middle && middle <= y1;

const middleOf = ({ y0, y1 }: Box): number => (y0 + y1) / 2;

/** Where in a word a letter stands, on the way from its left side to its right side. */
const placeOf = ({ x0, x1, text }: Word, at: number): number => x0 + ((x1 - x0) * (at + 0.5)) / text.length;

/** The border between the numbers of rows and their first cell, where print that touches it on both sides hides it: it was read as a sign. */
export function borderOfNumbers(words: readonly Word[]): Rule[] {
  const rows = words
    .flatMap((word) => {
      const [, number] = NUMBERED.exec(word.text) ?? [];
      return number ? [{ word, number: Number(number), x: placeOf(word, number.length) }] : [];
    })
    .sort((a, b) => a.word.y0 - b.word.y0);
  if (rows.length < LEAST_ROWS) return [];
  const x = median(rows.map((row) => row.x));
  const own = rows.filter((row) => Math.abs(row.x - x) <= ALIKE);
  const isCounted = own.every(({ number }, i) => i === 0 || number > own[i - 1].number);
  if (own.length < LEAST_ROWS || !isCounted) return [];
  return [{ x0: x, x1: x + 1, y0: own[0].word.y0, y1: own[own.length - 1].word.y1 }];
}

/** Words that a border goes through, parted at the sign that it was read as; what is nothing but a piece of one is left out. */
export function partedAtBorders(words: readonly Word[], rules: readonly Rule[]): Word[] {
  const uprights = rules.filter(({ x0, x1, y0, y1 }) => y1 - y0 > x1 - x0);
  return words.flatMap((word) => {
    const middle = middleOf(word);
    if (PIECE.test(word.text) && uprights.some((rule) => isOn(rule, word, middle))) return [];
    const border = uprights.find(
      ({ x0, x1, y0, y1 }) => x0 > word.x0 + INSIDE && x1 < word.x1 - INSIDE && y0 <= middle && middle <= y1,
    );
    return border ? parted(word, (border.x0 + border.x1) / 2) : [word];
  });
}

function parted(word: Word, x: number): Word[] {
  const reach = (LETTERS * (word.x1 - word.x0)) / word.text.length;
  const sign = [...word.text.matchAll(BORDER)].find(({ index }) => Math.abs(placeOf(word, index) - x) <= reach);
  const [before, after] = sign ? [word.text.slice(0, sign.index), word.text.slice(sign.index + 1)] : ['', ''];
  if (!before || !after) return [word];
  return [
    { ...word, text: before, x1: x - 1 },
    { ...word, text: after, x0: x + 1 },
  ];
}
