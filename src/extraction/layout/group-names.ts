import { sameLine } from './geometry.js';
import { TITLE_OF_ROWS } from './line-shapes.js';
import type { Block, Segment } from './model.js';
import { rowOf } from './row-figures.js';

/** What numbers the rows of a list: "1", "12.", "S604". */
const PLACE = /^\p{L}{0,3}[-/]?\d{1,4}[.)]?$/u;

/**
 * "Midlands", "South Wales" alone in their lines over the numbers of rows, or "Region: South Wales" over any: names of groups of rows,
 * and no part of a cell.
 */
export function groupNames(under: readonly Segment[], rows: readonly Segment[][], first: Block): ReadonlySet<Segment> {
  const left = under.filter(({ x0 }) => x0 < first.x1);
  const isNumbered = rows.every(([figure]) => left.some((line) => PLACE.test(line.text) && sameLine(line, figure)));
  const isName = ({ text }: Segment): boolean => TITLE_OF_ROWS.test(text) || (isNumbered && !/\d/.test(text));
  const isAlone = (line: Segment): boolean => !under.some((other) => other !== line && sameLine(other, line));
  return new Set(left.filter((line) => isName(line) && rowOf(line, rows) < 0 && isAlone(line)));
}
