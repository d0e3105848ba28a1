import type { Page, Word } from '../page.js';

/** A form has at least so many numbered boxes. */
const LEAST_BOXES = 8;
/** In heights of type: what stands nearer before a number belongs to it. */
const APART = 1;

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
    if (sorted.filter((word) => isFirst(word, words)).length >= 0.8 * sorted.length) return sorted;
  }
  return [];
}

/** Nothing stands right before it: the label of the box, if it has one, stands behind its number. */
function isFirst(word: Word, words: readonly Word[]): boolean {
  return !words.some(
    (other) =>
      other !== word &&
      Math.min(other.y1, word.y1) - Math.max(other.y0, word.y0) > 0.4 * word.fontSize &&
      other.x0 < word.x0 &&
      other.x1 > word.x0 - APART * word.fontSize,
  );
}
