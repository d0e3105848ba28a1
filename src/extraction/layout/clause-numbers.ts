import { overlapX, sameLine } from './geometry.js';
import type { Segment } from './model.js';
import { CLAUSE_NUMBER, segmentOf } from './segments.js';

/** In type heights: how far behind its number a clause begins at most, how near the next line is, and how exactly lines begin together. */
const REACH = 4;
const TIGHT = 0.9;
const TOGETHER = 0.4;
/** In words: what is shorter is a heading or a cell. */
const SHORTEST = 5;

/**
 * Joins the number of a clause to its first line where the next line goes on under the number: the gap behind the number
 * is a tab then, and parts no columns.
 */
export function withClauseNumbers(segments: readonly Segment[]): Segment[] {
  const joined = new Map<Segment, Segment>();
  const firstLines = new Set<Segment>();
  for (const number of segments.filter(({ text }) => CLAUSE_NUMBER.test(text))) {
    const first = firstLineOf(number, segments);
    if (!first || !goesOnUnder(number, first, segments)) continue;
    joined.set(number, segmentOf(number.page, [...number.words, ...first.words]));
    firstLines.add(first);
  }
  return segments.filter((each) => !firstLines.has(each)).map((each) => joined.get(each) ?? each);
}

/** What stands behind a number, alone in its line. */
function firstLineOf(number: Segment, segments: readonly Segment[]): Segment | undefined {
  const [first, ...more] = segments.filter((each) => each.x0 >= number.x1 && sameLine(number, each));
  const isClause =
    first &&
    more.length === 0 &&
    first.x0 - number.x1 <= REACH * number.fontSize &&
    first.words.length >= SHORTEST &&
    first.bold === number.bold &&
    !/[.:;]$/.test(first.text);
  return isClause ? first : undefined;
}

function goesOnUnder(number: Segment, first: Segment, segments: readonly Segment[]): boolean {
  const type = number.fontSize;
  const next = segments.filter((each) => each.y0 >= number.y1 - 1 && each.y0 - number.y1 <= TIGHT * type);
  const [under] = next.filter((each) => Math.abs(each.x0 - number.x0) <= TOGETHER * type);
  return (
    under !== undefined &&
    // what begins with a number is the next clause
    !CLAUSE_NUMBER.test(under.words[0].text) &&
    overlapX(under, first) > 0 &&
    next.every((each) => each === under || each.x0 > first.x1)
  );
}
