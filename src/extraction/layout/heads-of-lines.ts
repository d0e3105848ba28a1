import { FIGURE } from './line-shapes.js';
import type { Segment } from './model.js';
import type { Surroundings } from './surroundings.js';
import { isTight } from './units-under.js';

/** A header has at least so many heads in a line. */
const LEAST_HEADS = 3;
/** In type heights: how exactly the lines of a head begin at one edge. */
const TOGETHER = 0.3;

/**
 * "Previous payment" over "method", "Surcharge if not" over "paid by Direct Debit": right under one of several bold heads
 * and at its edge, in a line that has nothing but second lines of such heads. What heads several columns has more under it.
 */
export function goesOnAsHead(upper: Segment, lower: Segment, around: Surroundings): boolean {
  const goesOn = (each: Segment): boolean => {
    const over = around.next(each, 'above');
    return over !== undefined && each.bold && over.bold && isTight(over, each) && !FIGURE.test(each.text);
  };
  return (
    Math.abs(upper.x0 - lower.x0) < TOGETHER * upper.fontSize &&
    around.rowOf(upper).length >= LEAST_HEADS &&
    around.rowOf(lower).every(goesOn)
  );
}
