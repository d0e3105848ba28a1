import type { Box, Page, Rule, Word } from '../page.js';
import { contains, height, middleX, middleY } from './geometry.js';
import { verticalRules } from './segments.js';

/** So many boxes among the words of sentences show that a page marks its values so. */
const LEAST = 3;
/** In type heights: how high a box around the words of one line is at most, and how far the next word stands from its edge. */
const HIGH = 2;
const NEAR = 0.85;
/** In points: how level the ends of both sides are. */
const LEVEL = 1;
/** What goes on with a sentence behind a box, as no unit behind the box of a form does. */
const GOES_ON = /^(?:[.,;:]|and|or|for|at|which|on|with|from|until|to|is|in|of)$/;

/** A box of one line, with the words in it and the word right behind it. */
interface Mark extends Box {
  sides: readonly Rule[];
  words: readonly Word[];
  next?: Word;
}

/**
 * "You have chosen [Steady Fix] , which ends on [5 July 2027] .": sentences whose values are set in boxes, or on a tint, are
 * sentences none the less, so that the lines of such boxes are left out.
 */
export function withoutMarks(page: Page): Page {
  if (page.rules.length < 4 * LEAST) return page;
  const marks = marksOf(page);
  if (marks.filter(({ next }) => next && GOES_ON.test(next.text)).length < LEAST) return page;
  const isOfMark = (rule: Rule): boolean => marks.some((mark) => mark.sides.includes(rule) || contains(mark, rule));
  // The full stop behind a box stands behind its last word.
  const ends = new Map(
    marks.flatMap(({ words, next }) => (next && /^[.,;:]$/.test(next.text) ? [[words[words.length - 1], next]] : [])),
  );
  const stops = new Set(ends.values());
  return {
    ...page,
    rules: page.rules.filter((rule) => !isOfMark(rule)),
    words: page.words.flatMap((word) => {
      const stop = ends.get(word);
      if (stop) return [{ ...word, text: word.text + stop.text, x1: stop.x1 }];
      return stops.has(word) ? [] : [word];
    }),
  };
}

function marksOf(page: Page): Mark[] {
  const uprights = verticalRules(page);
  const largest = page.words.reduce((most, { fontSize }) => Math.max(most, fontSize), 0);
  return uprights.flatMap((left): Mark[] => {
    const right = uprights.find(
      (rule) => rule.x0 > left.x1 && Math.abs(rule.y0 - left.y0) <= LEVEL && Math.abs(rule.y1 - left.y1) <= LEVEL,
    );
    if (!right) return [];
    const box = { x0: left.x0, x1: right.x1, y0: left.y0, y1: left.y1 };
    if (height(box) > HIGH * largest) return [];
    const line = page.words.filter((word) => middleY(word) > box.y0 && middleY(word) < box.y1);
    const words = line.filter((word) => middleX(word) > box.x0 && middleX(word) < box.x1).sort((a, b) => a.x0 - b.x0);
    const last = words[words.length - 1];
    if (!last || height(box) > HIGH * last.fontSize) return [];
    const next = line
      .filter((word) => word.x0 >= box.x1 - LEVEL && word.x0 - box.x1 < NEAR * last.fontSize)
      .sort((a, b) => a.x0 - b.x0)[0];
    return [{ ...box, sides: [left, right], words, next }];
  });
}
