import type { Page, Word } from '../page.js';

/** A form has at least so many numbered boxes. */
const LEAST_BOXES = 8;
/** In heights of type: what stands nearer before a number belongs to it. */
const APART = 1;

/** What heads a column of numbers of rows. */
const HEAD_OF_ROWS = /^(?:(?:no|ref|nr|number|item|line|row)[.:]?|#)$/i;
/** How far over its first number, in heights of type, the head of a column stands at most. */
const HEAD_REACH = 7;

/** The pages without the numbers of a form's boxes: 1, 2, 3, ... in reading order, before or over the labels, all in one type. */
export function withoutBoxNumbers(pages: readonly Page[]): Page[] {
  return pages.map((page) => {
    const numbers = new Set(boxNumbersOf(page));
    return numbers.size > 0 ? { ...page, words: page.words.filter((word) => !numbers.has(word)) } : page;
  });
}

function boxNumbersOf({ words }: Page): Word[] {
  const bySize = new Map<number, Word[]>();
  for (const word of words.filter(({ text }) => text.length <= 2 && /^\d{1,2}$/.test(text))) {
    const size = Math.round(word.fontSize * 10);
    bySize.set(size, [...(bySize.get(size) ?? []), word]);
  }
  for (const same of bySize.values()) {
    const sorted = [...same].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
    if (sorted.length < LEAST_BOXES || sorted.some((word, i) => Number(word.text) !== i + 1)) continue;
    if (isColumnOfTable(sorted, words)) continue;
    if (sorted.filter((word) => isFirst(word, words)).length >= 0.8 * sorted.length) return sorted;
  }
  return [];
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
