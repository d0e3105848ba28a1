import { median } from '../median.js';
import type { Page, Word } from '../page.js';

/** A form has at least so many numbered boxes. */
const LEAST_BOXES = 8;
/** In heights of type: what stands nearer before a number belongs to it. */
const APART = 1;

/** What heads a column of numbers of rows. */
const HEAD_OF_ROWS = /^(?:(?:no|ref|nr|number|item|line|row)[.:]?|#)$/i;
/** How far over its first number, in heights of type, the head of a column stands at most. */
const HEAD_REACH = 7;

/** How far behind its number, in heights of type, the label of a box begins at most. */
const LABEL_REACH = 3;
/** "17", and "17a" and "17b" where one box was made two. */
const FORM = /^(\d{1,2})([a-d]?)$/;

/**
 * The pages without the numbers of a form's boxes: 1, 2, 3, ... in reading order, before or over the labels. What stands
 * right behind a number begins a box. Small boxes and large ones may have their numbers in different types.
 */
export function withoutBoxNumbers(pages: readonly Page[]): Page[] {
  return pages.map((page) => {
    const numbers = new Set(boxNumbersOf(page));
    if (numbers.size === 0) return page;
    const words = page.words.filter((word) => !numbers.has(word));
    const first = new Set([...numbers].flatMap((number) => wordBehind(number, words) ?? []));
    return { ...page, words: words.map((word) => (first.has(word) ? { ...word, boxed: true } : word)) };
  });
}

/** Most of the numbers of a form stand first in their boxes, and few others of their types stand first anywhere. */
const IN_PLACE = 0.8;

function boxNumbersOf({ words }: Page): Word[] {
  const numbers = words
    .filter(({ text }) => text.length <= 3 && FORM.test(text))
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const begin = new Set(numbers.filter((word) => isFirst(word, words)));
  const counted: Word[] = [];
  for (const word of numbers) {
    const isInType = begin.has(word) || counted.some((other) => typeOf(other) === typeOf(word));
    if (isInType && countsOn(counted.at(-1), word)) counted.push(word);
  }
  if (counted.length < LEAST_BOXES || isColumnOfTable(counted, words) || areRows(counted, words)) return [];
  if (areClauses(counted, words)) return [];
  const types = new Set(counted.map(typeOf));
  const others = [...begin].filter((word) => types.has(typeOf(word)) && !counted.includes(word));
  const isForm =
    counted.filter((word) => begin.has(word)).length >= IN_PLACE * counted.length &&
    others.length <= (1 - IN_PLACE) * counted.length;
  return isForm ? counted : [];
}

const typeOf = ({ fontSize, bold }: Word): string => `${Math.round(fontSize * 10)}${bold ? ' bold' : ''}`;

/** "1" at the beginning, "5" after "4", "17a" after "16", "17b" after "17a". */
function countsOn(before: Word | undefined, word: Word): boolean {
  const [, number, letter] = FORM.exec(word.text)!;
  const [, last, lastLetter] = before ? FORM.exec(before.text)! : ['', '0', ''];
  if (letter > 'a') return number === last && letter.charCodeAt(0) === lastLetter.charCodeAt(0) + 1;
  return Number(number) === Number(last) + 1;
}

function wordBehind(number: Word, words: readonly Word[]): Word | undefined {
  const behind = words.filter(
    (word) => word.x0 >= number.x1 - 1 && word.x0 - number.x1 < LABEL_REACH * number.fontSize && isBeside(word, number),
  );
  return behind.sort((a, b) => a.x0 - b.x0)[0];
}

/** True for numbers under each other with a head over them: the rows of a table, which another table may refer to. */
function isColumnOfTable(numbers: readonly Word[], words: readonly Word[]): boolean {
  const [first] = numbers;
  const inColumn = (word: Word): boolean => Math.min(word.x1, first.x1) > Math.max(word.x0, first.x0);
  const top = first.y0 - HEAD_REACH * first.fontSize;
  return (
    numbers.every((word) => inColumn(word) || Math.abs(word.x1 - first.x1) < word.fontSize) &&
    words.some((word) => word.y1 <= first.y0 + 1 && word.y0 > top && inColumn(word) && HEAD_OF_ROWS.test(word.text))
  );
}

/** So many words behind a number in its line are a sentence, and no label. */
const WORDS_OF_CLAUSE = 9;

/** True for numbers that most have a line of running text behind them: those of clauses. */
function areClauses(numbers: readonly Word[], words: readonly Word[]): boolean {
  const behind = numbers.map((number) => {
    const next = Math.min(
      ...numbers.filter((other) => other.x0 > number.x1 && isBeside(other, number)).map(({ x0 }) => x0),
    );
    return words.filter((word) => word.x0 > number.x1 - 1 && word.x0 < next && isBeside(word, number)).length;
  });
  return median(behind) >= WORDS_OF_CLAUSE;
}

/** A box has its label and its value behind its number; a row of a table has more, each in a column of its own. */
const LEAST_COLUMNS = 3;
const IN_MOST = 0.8;

/** True for numbers under each other with the same columns behind each: the rows of a table, though nothing heads the numbers. */
function areRows(numbers: readonly Word[], words: readonly Word[]): boolean {
  const [first] = numbers;
  if (numbers.some((word) => Math.abs(word.x0 - first.x0) > word.fontSize && Math.abs(word.x1 - first.x1) > 1))
    return false;
  const rows = numbers.map((number) => words.filter((word) => word.x0 >= number.x1 && isBeside(word, number)));
  const starts = rows.map((row) => row.filter((word) => isFirst(word, row)));
  const columns = starts[0].filter(
    ({ x0, x1, fontSize }) =>
      starts.filter((row) =>
        row.some((word) => Math.abs(word.x0 - x0) < 0.3 * fontSize || Math.abs(word.x1 - x1) < 0.3 * fontSize),
      ).length >=
      IN_MOST * rows.length,
  );
  return columns.length >= LEAST_COLUMNS;
}

const isBeside = (word: Word, other: Word): boolean =>
  Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0) > 0.4 * Math.min(word.fontSize, other.fontSize);

/** True where nothing stands right before a word in its line, or so far that it is of another column. */
export function isFirst(word: Word, words: readonly Word[]): boolean {
  return !words.some(
    (other) =>
      other !== word &&
      Math.min(other.y1, word.y1) - Math.max(other.y0, word.y0) > 0.4 * word.fontSize &&
      other.x0 < word.x0 &&
      other.x1 > word.x0 - APART * word.fontSize,
  );
}
