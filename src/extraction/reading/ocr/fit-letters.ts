import { monthOf } from '../../fields/values/index.js';
import type { Component } from '../image/components.js';
import type { PrintLine } from '../image/print-lines.js';
import type { OcrWord } from './engine.js';
import { takeOffRaisedMark } from './raised-marks.js';
import { DEPTH, emOf, hangs } from './type-size.js';

/** How far the middle of a letter may lie beside the box of its word (picture points), and above or below it (heights of the line: two lines may have been taken for one). */
const BESIDE = 2;
const OVER = 0.5;
/** So many characters under the place of another word were put right, and that place is wrong: a single one may be a mark. */
const LEAST_COVERED = 2;
/** An area that reaches further than this share of its line's height into a second word is no letter: words that have run together, a piece of a drawn line. */
const INTO_ANOTHER = 0.4;
/** Shares of the height of the line by which a word is widened, and made narrower, at most to end where its letters do: more is another word's letter, or one that is not seen. */
const WIDENED = 1;
const NARROWED = 0.3;
/** Marks at the ends of words that are too small to be letters. */
const SMALL_MARK = /[.,:;'’‘"“”*°·_–—-]/;
/** Letters as tall as this share of the tallest of their word stand on the baseline or hang below it; points and commas are lower. */
const STANDING = 0.55;
/** A word that lies further from the baseline of its line than this share of its size has one of its own. */
const OFF_BASELINE = 0.22;

/** A bar as high as the capitals of its line, between these shares of their height, may be an I or a stroke; drawn lines are longer. */
const CAPITAL = [0.8, 1.3] as const;
/** What stands between two things and leans by at least this share of its height is a stroke. */
const LEANS = 0.1;
/** A figure 1 has a flag or a foot, which makes it this wide for the height of its line: "Unit 1 Mill Lane". */
const FLAG = 0.3;
/** How sure a mark is whose form says what it is. */
const SURE_MARK = 0.8;
/** "I" is a word of sentences: a small letter follows it. A bar stands between two things: "Log in | Help", "0113 496 0000 | www.acme.example". */
const AFTER_I = /^\p{Ll}[\p{Ll}’']*[.,;:?!]?$/u;

/** A word with the letters of the page that it was read from. */
export interface FittedWord extends OcrWord {
  letters: Component[];
  /** Where its letters stand, at its middle. */
  baseline?: number;
  /** How wide its upright strokes are, in picture points. */
  stroke?: number;
}

/**
 * Puts words where their letters stand: an engine tells the places of words about, of single letters sometimes wrongly,
 * but the letters of the page are known to the point. Words of one line get one baseline.
 */
export function fitToLetters(words: readonly OcrWord[], lines: readonly PrintLine[]): FittedWord[] {
  const byLine = new Map<number, FittedWord[]>();
  const fitted = words.map((word): FittedWord => ({ ...word, letters: [] }));
  for (const word of fitted) {
    const row = byLine.get(word.line);
    if (row) row.push(word);
    else byLine.set(word.line, [word]);
  }
  for (const [number, row] of byLine) {
    const line = lines[number];
    row.forEach((word, i) => endBefore(row.slice(i + 1), word));
    for (const letter of line.letters) wordOf(letter, row, line)?.letters.push(letter);
    row.forEach((word, i) => takeOffRaisedMark(word, row.slice(0, i)));
    for (const word of row) fitBox(word, line);
    row.forEach((word, i) => {
      if (word.text === '|') fitBar(word, line, row.slice(i + 1));
    });
    fitBaselines(row, line);
  }
  return fitted;
}

/** A word whose place lies over those of whole words behind it ends where they begin. */
function endBefore(behind: readonly OcrWord[], word: OcrWord): void {
  const isBeside = ({ y0, y1 }: OcrWord) => (y0 + y1) / 2 > word.y0 && (y0 + y1) / 2 < word.y1;
  const covered = behind.filter((each) => isBeside(each) && each.x0 > word.x0 && each.x1 <= word.x1 + BESIDE);
  if (covered.reduce((sum, { text }) => sum + text.length, 0) >= LEAST_COVERED)
    word.x1 = Math.min(...covered.map(({ x0 }) => x0));
}

/** The word of its line that a letter, or several that touch, belong to. */
function wordOf(letter: Component, row: FittedWord[], line: PrintLine): FittedWord | undefined {
  const beside = (word: OcrWord) => outside((letter.x0 + letter.x1) / 2, word.x0, word.x1);
  const over = (word: OcrWord) => outside((letter.y0 + letter.y1) / 2, word.y0, word.y1);
  const near = row.filter((word) => beside(word) <= BESIDE && over(word) <= OVER * line.height);
  if (near.length === 0) return undefined;
  const nearest = near.reduce((best, word) => (over(word) + beside(word) < over(best) + beside(best) ? word : best));
  const shared = (word: OcrWord) => Math.min(word.x1, letter.x1) - Math.max(word.x0, letter.x0);
  const isShared = row.some(
    (word) => word !== nearest && over(word) === 0 && shared(word) > INTO_ANOTHER * line.height,
  );
  return isShared ? undefined : nearest;
}

/** What a bar is by its form and by what follows it: a figure 1, a capital I, a stroke, or a bar. */
function fitBar(word: FittedWord, { height }: PrintLine, [next, second]: readonly FittedWord[]): void {
  const [letter] = word.letters;
  if (word.letters.length !== 1) return;
  const tall = letter.y1 - letter.y0;
  if (tall < CAPITAL[0] * height || tall > CAPITAL[1] * height) return;
  if (leanOf(letter) >= LEANS * tall) {
    word.text = '/';
    word.confidence = Math.max(word.confidence, SURE_MARK);
  } else if (isRestOfDate(next, second)) word.text = '1';
  else if (next === undefined || AFTER_I.test(next.text)) word.text = 'I';
  else if (letter.x1 - letter.x0 >= FLAG * height) word.text = '1';
}

/** "| August 2025" is the first of August. */
const isRestOfDate = (month: FittedWord | undefined, year: FittedWord | undefined): boolean =>
  month !== undefined && monthOf(month.text) !== undefined && /^\d{2,4}\b/.test(year?.text ?? '');

/** How far the upper end of a mark stands to the right of its lower end. */
function leanOf({ runs, y0, y1 }: Component): number {
  const middleOf = (from: number, to: number): number => {
    const own = runs.filter(({ y }) => y >= from && y < to);
    return own.reduce((sum, { x0, x1 }) => sum + (x0 + x1) / 2, 0) / own.length;
  };
  const end = (y1 - y0) / 4;
  const lean = middleOf(y0, y0 + end) - middleOf(y1 - end, y1);
  return Number.isNaN(lean) ? 0 : lean;
}

/** How far a place lies outside a stretch. */
const outside = (place: number, from: number, to: number): number => Math.max(0, from - place, place - to);

function fitBox(word: FittedWord, { height }: PrintLine): void {
  if (word.letters.length === 0) return;
  const { text } = word;
  word.x0 -= moved(word.x0 - Math.min(...word.letters.map(({ x0 }) => x0)), SMALL_MARK.test(text[0]), height);
  word.x1 += moved(
    Math.max(...word.letters.map(({ x1 }) => x1)) - word.x1,
    SMALL_MARK.test(text[text.length - 1]),
    height,
  );
}

/** How far the end of a word is moved outwards, if its last letter ends so far outside. */
function moved(outwards: number, isMark: boolean, height: number): number {
  const narrowest = isMark ? 0 : -NARROWED * height;
  return outwards >= narrowest && outwards <= WIDENED * height ? outwards : 0;
}

/** The baseline that most of the words of a line stand on, for all of them but those that clearly do not. */
function fitBaselines(row: FittedWord[], line: PrintLine): void {
  const fall = (word: OcrWord) => line.slope * ((word.x0 + word.x1 - line.x0 - line.x1) / 2);
  const own = row.map(footOf);
  const known = row.flatMap((word, i) => {
    const foot = own[i];
    return foot === undefined ? [] : [{ at: foot - fall(word), weight: word.text.length }];
  });
  if (known.length === 0) return;
  const common = weightedMedian(known);
  row.forEach((word, i) => {
    const foot = own[i];
    const shared = common + fall(word);
    const isOff = foot !== undefined && Math.abs(foot - shared) > OFF_BASELINE * emOf(word);
    word.baseline = isOff ? foot : shared;
  });
}

/** Where the letters of a word stand; undefined where none of them is seen. */
function footOf(word: FittedWord): number | undefined {
  const tallest = Math.max(0, ...word.letters.map(({ y0, y1 }) => y1 - y0));
  const feet = word.letters.filter(({ y0, y1 }) => y1 - y0 >= STANDING * tallest).map(({ y1 }) => y1);
  if (feet.length === 0) return undefined;
  feet.sort((a, b) => a - b);
  // Of letters that hang there are few in a word, except in a short one.
  if (hangs(word.text) && feet.length < 4) return feet[feet.length - 1] - DEPTH * emOf(word);
  return feet[(feet.length - 1) >> 1];
}

function weightedMedian(values: { at: number; weight: number }[]): number {
  const sorted = [...values].sort((a, b) => a.at - b.at);
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  return (sorted.find(({ weight }) => (left -= weight) <= 0) ?? sorted[sorted.length - 1]).at;
}
