import { BEGINS_ADDRESS } from '../fields/values/index.js';
import type { Page, Rule } from '../page.js';
import { middleX, middleY, overlapX } from './geometry.js';
import { endsAddress, FIGURE, WIDE_ROW } from './line-shapes.js';
import type { Segment } from './model.js';
import { horizontalRules } from './segments.js';
import type { Neighbours } from './stacks.js';

/** Where there is no figure. */
const DASH = /^[-–—]$/;

/** What stands around the segments of a page, and what that tells whatever their words mean. */
export class Surroundings {
  private readonly rules: Rule[];

  constructor(
    page: Page,
    private readonly neighbours: Map<Segment, Neighbours>,
    private readonly prose: Set<Segment>,
  ) {
    this.rules = horizontalRules(page);
  }

  /** The segment right over or under another. */
  next(segment: Segment, side: 'above' | 'below'): Segment | undefined {
    return this.neighbours.get(segment)?.[side];
  }

  /** What stands left or right of a segment, unless it is running text. */
  beside(segment: Segment, side: 'left' | 'right'): Segment | undefined {
    const other = this.neighbours.get(segment)?.[side];
    return other && !this.prose.has(other) ? other : undefined;
  }

  /** The texts on the line of a segment. A line that goes on with cells of the one above has fewer of them. */
  rowOf(segment: Segment): Segment[] {
    const row = [segment];
    for (let next = this.beside(segment, 'left'); next && row.length < 40; next = this.beside(next, 'left'))
      row.push(next);
    for (let next = this.beside(segment, 'right'); next && row.length < 40; next = this.beside(next, 'right'))
      row.push(next);
    return row;
  }

  /** The next figure to the right on the line of a segment. */
  figureBeside(segment: Segment): Segment | undefined {
    return this.rowOf(segment).find(
      (each) => each.x0 >= segment.x1 && (FIGURE.test(each.text) || DASH.test(each.text)),
    );
  }

  /** True where the lines of two texts both have figures in the same two columns: they are rows of a table. */
  areRows(upper: Segment, lower: Segment): boolean {
    const under = this.rowOf(lower).filter(({ text }) => FIGURE.test(text));
    const figures = this.rowOf(upper).filter(({ text }) => FIGURE.test(text) && /\d/.test(text));
    return figures.filter((each) => under.some((other) => overlapX(each, other) > 0)).length >= 2;
  }

  /** True where a text and the one under it are lines of one address, which ends with the only postcode. */
  isAddress(first: Segment, second: Segment): boolean {
    const lines = [first];
    for (
      let next = this.neighbours.get(first)?.below;
      next && lines.length < 6;
      next = this.neighbours.get(next)?.below
    ) {
      lines.push(next);
      const text = lines.map((line) => line.text).join(' ');
      if (/[:£%]/.test(text)) return false;
      if (endsAddress(text))
        return lines.includes(second) && (first.text.includes(',') || BEGINS_ADDRESS.test(first.text));
    }
    return false;
  }

  /**
   * True where a line is the rest of wrapped cells: under a row of many with figures stand a few right below, each under a
   * cell of it. "Old Town | 11 3678 5958" goes on with "Branch | 576", whatever labels are worded like.
   */
  goesOnWithRow(upper: Segment, lower: Segment): boolean {
    if (lower.y0 - upper.y1 > 0.6 * upper.fontSize) return false;
    const row = this.rowOf(upper);
    const rest = this.rowOf(lower);
    return (
      row.length >= WIDE_ROW &&
      row.filter((each) => FIGURE.test(each.text)).length >= 2 &&
      2 * rest.length <= row.length &&
      rest.every((each) => row.includes(this.neighbours.get(each)!.above!))
    );
  }

  /** The drawn lines over and under a segment. */
  band(segment: Segment): { top: number; bottom: number } | undefined {
    let top: number | undefined;
    let bottom: number | undefined;
    const x = middleX(segment);
    const y = middleY(segment);
    for (const rule of this.rules) {
      if (rule.x0 > x || rule.x1 < x) continue;
      const at = middleY(rule);
      if (at <= y && (top === undefined || at > top)) top = at;
      if (at > y && (bottom === undefined || at < bottom)) bottom = at;
    }
    return top === undefined || bottom === undefined ? undefined : { top: Math.round(top), bottom };
  }
}
