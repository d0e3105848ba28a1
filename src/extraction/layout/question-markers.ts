import type { Page, Word } from '../page.js';
import { isFirst } from './box-numbers.js';

/** A paper of questions and answers has at least so many of each. */
const LEAST = 3;
const ASKED = /^(?:Q|Question)\s?(?:[:.)]|\d{1,2}[:.)]?)$/i;
const ANSWERED = /^(?:A|Ans|Answer)\s?(?:[:.)]|\d{1,2}[:.)]?)$/i;

/** The pages without the "Q:" before each question and the "A:" before its answer, which are no part of either. */
export function withoutQuestionMarkers(pages: readonly Page[]): Page[] {
  const asked = markersOf(pages, ASKED);
  if (asked.flat().length < LEAST) return [...pages];
  const answered = markersOf(pages, ANSWERED);
  const isAnswered = answered.flat().length >= LEAST;
  return pages.map((page, i) => {
    const markers = new Set<Word>(isAnswered ? [...asked[i], ...answered[i]] : asked[i]);
    return markers.size > 0 ? { ...page, words: page.words.filter((word) => !markers.has(word)) } : page;
  });
}

const markersOf = (pages: readonly Page[], form: RegExp): Word[][] =>
  pages.map(({ words }) => words.filter((word) => form.test(word.text) && isFirst(word, words)));
