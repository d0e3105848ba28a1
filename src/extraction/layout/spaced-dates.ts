import type { Page, Word } from '../page.js';
import { around } from './geometry.js';

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;
const YEAR = /^(?:(?:19|20)\d\d|\d\d)$/;
const MARK = /^[./-]$/;
/** In heights of type: the parts of a date stand no further from each other. */
const APART = 2.2;

/** The pages of a form on which dates are typed over printed marks: "20 . 04 . 2027" as the one word that it is. */
export const withSpacedDates = (pages: readonly Page[]): Page[] =>
  pages.map((page) => {
    const marks = page.words.filter(({ text }) => text.length === 1 && MARK.test(text));
    if (marks.length < 2) return page;
    const [days, months, years] = [DAY, MONTH, YEAR].map((form) => page.words.filter(({ text }) => form.test(text)));
    const dates = marks.flatMap((mark) => {
      const day = days.find((word) => isNext(word, mark));
      const month = day && months.find((word) => isNext(mark, word));
      const second = month && marks.find((word) => word.text === mark.text && isNext(month, word));
      const year = second && years.find((word) => isNext(second, word));
      return year ? [[day, mark, month, second, year]] : [];
    });
    if (dates.length === 0) return page;
    const parts = new Set(dates.flat());
    return { ...page, words: [...page.words.filter((word) => !parts.has(word)), ...dates.map(joined)] };
  });

const isNext = (one: Word, other: Word): boolean =>
  one !== other &&
  Math.abs(one.y1 - other.y1) < 0.3 * one.fontSize &&
  other.x0 >= one.x1 - 0.2 * one.fontSize &&
  other.x0 - one.x1 < APART * one.fontSize;

const joined = (parts: Word[]): Word => ({
  ...parts[0],
  ...around(parts),
  text: parts.map(({ text }) => text).join(''),
  confidence: Math.min(...parts.map(({ confidence }) => confidence)),
});
