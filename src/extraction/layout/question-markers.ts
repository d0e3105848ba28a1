import type { Page, Word } from '../page.js';
import { isFirst } from './box-numbers.js';

/** A paper of questions and answers has at least so many of each. */
const LEAST = 3;
const ASKED = /^(?:Q|Question)\s?(?:[:.)]|\d{1,2}[:.)]?)$/i;
const ANSWERED = /^(?:A|Ans|Answer)\s?(?:[:.)]|\d{1,2}[:.)]?)$/i;

/** The pages without the "Q:" before each question and the "A:" before its answer, which are no part of either. */
export function withoutQuestionMarkers(pages: readonly Page[]): Page[] {
  const marked = pages.map(({ words }) => words.filter(({ text }) => isMarker(text)));
  const asked = marked.map((words, i) =>
    words.filter((word) => ASKED.test(word.text) && isFirst(word, pages[i].words)),
  );
  if (asked.flat().length < LEAST) return [...pages];
  const answered = marked.map((words, i) =>
    words.filter((word) => ANSWERED.test(word.text) && isFirst(word, pages[i].words)),
  );
  const isAnswered = answered.flat().length >= LEAST;
  return pages.map((page, i) => {
    const markers = new Set<Word>(isAnswered ? [...asked[i], ...answered[i]] : asked[i]);
    return markers.size > 0 ? { ...page, words: page.words.filter((word) => !markers.has(word)) } : page;
  });
}

const isMarker = (text: string): boolean => text.length <= 9 && /^[QAqa]/.test(text);
