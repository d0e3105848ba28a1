import type { Box } from '../page.js';
import { overlapX } from './geometry.js';
import { endsAddress } from './line-shapes.js';
import type { Block, Segment } from './model.js';
import { isFigure, nearest, offOf } from './row-figures.js';

/** So many type heights part the lines of one cell at most. */
const LINE_REACH = 0.6;

/** The column that each line under a header stands in; a line across columns, or in none, is left out. */
export function columnsOfLines(
  lines: readonly Segment[],
  leaves: readonly Block[],
  ranges: readonly Box[],
  type: number,
): Map<Segment, number> {
  const over = new Map(lines.map((line) => [line, columnsOver(line, ranges, type)]));
  const placed = lines.filter((line) => over.get(line)!.length === 1);
  // A short line that begins or ends with longer ones, off a head in the middle: "3RF" under "Hastings, TN34".
  const atEdge = ({ x0, x1 }: Segment): number | undefined => {
    const other = placed.find((each) => Math.abs(each.x0 - x0) < 0.2 * type || Math.abs(each.x1 - x1) < 0.2 * type);
    return other && over.get(other)![0];
  };
  const isUnderLine = (line: Segment, { y0, y1 }: Segment): boolean => line.y0 > y0 && line.y0 - y1 < LINE_REACH * type;
  // Nearer to another head it still goes on with the line right over it: "6RW" under "18 Mill Lane, Horsham, RH18".
  const goesOnWith = (line: Segment): number | undefined => {
    const upper = placed.find((each) => Math.abs(each.x0 - line.x0) < 0.2 * type && isUnderLine(line, each));
    return upper && over.get(upper)![0];
  };
  // An address under a name may run on under the next columns, where others in their rows end within their own.
  const isLowerLine = (line: Segment, [column, ...more]: readonly number[]): boolean => {
    if (more.length === 0 || !endsAddress(line.text)) return false;
    const own = placed.filter((each) => over.get(each)![0] === column && Math.abs(each.x0 - line.x0) < 0.2 * type);
    return own.some((each) => isUnderLine(line, each)) && own.some(({ text }) => endsAddress(text));
  };
  const columns = new Map<Segment, number>();
  for (const line of lines) {
    const heads = over.get(line)!;
    const head = nearest(line, leaves);
    const off = offOf(line, head);
    const isUnder = heads.length === 0 ? off < 3 * type : isFigure(line) && off < 0.4 * type;
    const own =
      heads.length === 1 || isLowerLine(line, heads)
        ? heads[0]
        : ((heads.length === 0 ? goesOnWith(line) : undefined) ??
          (isUnder ? leaves.indexOf(head) : heads.length === 0 && atEdge(line)));
    if (typeof own === 'number') columns.set(line, own);
  }
  return columns;
}

/** "Mill Shop" over "12 Kiln Lane, Whitby, YO21 3QA": a short line of a cell of which others reach under a head in the middle of its column. */
export const goesWithCell = (line: Box, lines: readonly Segment[]): boolean =>
  lines.some(
    ({ x0, y0, y1, fontSize }) =>
      Math.abs(x0 - line.x0) < 0.2 * fontSize && Math.max(y0 - line.y1, line.y0 - y1) < LINE_REACH * fontSize,
  );

/** The heads, as wide as the figures of their columns, that a line stands under. */
const columnsOver = (line: Segment, ranges: readonly Box[], type: number): number[] =>
  ranges.flatMap((range, i) => (overlapX(line, range) > 0.4 * type ? [i] : []));
