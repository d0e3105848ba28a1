import type { Page, Rule, Word } from '../page.js';
import { middleX, middleY } from './geometry.js';
import type { Gutter } from './gutters.js';
import { verticalRules } from './segments.js';

/** How far apart, in type heights, the sides of two boxes beside each other stand, and how high boxes of several lines are. */
const LEAST_GAP = 0.3;
const MOST_GAP = 4;
const LEAST_HEIGHT = 6;

/** The white strips between boxes that are drawn side by side, each around lines of its own: cards of sites. */
export function betweenBoxes(page: Page, type: number): Gutter[] {
  const sides = verticalRules(page)
    .filter((rule) => rule.y1 - rule.y0 > LEAST_HEIGHT * type)
    .sort((a, b) => a.x0 - b.x0);
  return sides.flatMap((left, i) => {
    const right = sides.slice(i + 1).find((rule) => areLevel(left, rule, type));
    const gap = right ? right.x0 - left.x1 : 0;
    // A side of a box has the other side of the same box before it.
    const isRightSide = sides.slice(0, i).some((rule) => areLevel(left, rule, type));
    if (!right || !isRightSide || gap < LEAST_GAP * type || gap > MOST_GAP * type) return [];
    // A narrow column of a ruled table has sides as well, but print between them.
    if (page.words.some((word) => stands(word, left, right))) return [];
    return [{ x: (left.x1 + right.x0) / 2, y0: left.y0, y1: left.y1 }];
  });
}

const stands = (word: Word, left: Rule, right: Rule): boolean =>
  middleX(word) > left.x1 && middleX(word) < right.x0 && middleY(word) > left.y0 && middleY(word) < left.y1;

const areLevel = (one: Rule, other: Rule, type: number): boolean =>
  Math.abs(one.y0 - other.y0) < 0.5 * type && Math.abs(one.y1 - other.y1) < 0.5 * type;
