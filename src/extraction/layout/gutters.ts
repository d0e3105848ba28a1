import type { Box, Rule } from '../page.js';
import { median } from '../median.js';
import { firstFrom } from './at-height.js';
import { around, middleY, overlapX } from './geometry.js';
import type { Block, Segment } from './model.js';
import type { Neighbours } from './stacks.js';

/** A white strip between columns of a page: what stands left of it and what stands right of it are no row. */
export interface Gutter {
  x: number;
  y0: number;
  y1: number;
}

interface Placed {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** True where a gutter lies between two texts of one line. */
export function isParted(left: Placed, right: Placed, gutters: readonly Gutter[]): boolean {
  const middle = (left.y0 + left.y1) / 2;
  return gutters.some(
    (gutter) => left.x1 <= gutter.x + 1 && right.x0 >= gutter.x - 1 && middle >= gutter.y0 && middle <= gutter.y1,
  );
}

/**
 * The gutters of a page: beside running text, and between columns of cells that stand on lines of their own. Between the
 * columns of a table drawn lines lie across.
 */
export function guttersOf(prose: readonly Block[], segments: readonly Segment[], rules: readonly Rule[]): Gutter[] {
  return [...besideProse(prose, segments, rules), ...betweenColumns(segments, rules)];
}

function besideProse(prose: readonly Block[], segments: readonly Segment[], rules: readonly Rule[]): Gutter[] {
  const wide = prose.filter((block) => block.lines.length >= 2 && block.x1 - block.x0 > 20 * block.fontSize);
  const gutters: Gutter[] = [];
  for (const block of wide) {
    const type = block.fontSize;
    const column = wide.filter((other) => Math.abs(other.x0 - block.x0) < type);
    if (column[0] !== block) continue;
    const box = around(column);
    const right = median(column.map((each) => each.x1));
    gutters.push(
      ...(column.every((each) => isValue(each, segments))
        ? []
        : gutterAt(box.x0 - 0.4 * type, box, segments, rules, type)),
      ...gutterAt(right + 0.8 * type, box, segments, rules, type),
    );
  }
  return gutters;
}

/** True for running text that is one of the values of a column, each with its label on its own line. */
function isValue(block: Block, segments: readonly Segment[]): boolean {
  const type = block.fontSize;
  const hasLabel = ({ x0, y1 }: Segment): boolean =>
    segments.some((other) => other.x1 < x0 && Math.abs(other.y1 - y1) < 0.13 * type);
  const beside = segments.filter(
    (segment) =>
      Math.abs(segment.x0 - block.x0) < 0.3 * type &&
      (segment.y1 <= block.y0 + 1 || segment.y0 >= block.y1 - 1) &&
      segment.y0 > block.y0 - 8 * type &&
      segment.y1 < block.y1 + 8 * type,
  );
  // The second line of a value stands close under its first.
  const goesOn = ({ x0, y0 }: Segment): boolean =>
    segments.some((other) => Math.abs(other.x0 - x0) < 0.3 * type && other.y0 < y0 && y0 - other.y1 < 0.5 * type);
  const inLines =
    hasLabel(block.lines[0]) &&
    beside.filter(hasLabel).length >= 2 &&
    beside.every((segment) => hasLabel(segment) || goesOn(segment));
  if (inLines) return true;
  const column = segments.filter((segment) => Math.abs(segment.x0 - block.x0) < 0.3 * type);
  const near = stacksOf(column, type).filter(({ y0, y1 }) => y1 > block.y0 - 8 * type && y0 < block.y1 + 8 * type);
  return areInRows(near, segments, type);
}

/**
 * True for the values of a form, each with its label beside its middle, whatever the lines of the two: cells set in the
 * middle of their rows.
 */
function areInRows(values: readonly Box[], segments: readonly Segment[], type: number): boolean {
  if (values.length < 3) return false;
  const edge = Math.min(...values.map(({ x0 }) => x0));
  const left = segments.filter(({ x1 }) => x1 < edge);
  const labels = [...left, ...stacksOf(left, type)];
  return values.every((value) => labels.some((label) => Math.abs(middleY(label) - middleY(value)) < 0.3 * type));
}

/** The gutter at x over the height of a column, grown up and down until a segment, or a row of a table, crosses it. */
function gutterAt(
  x: number,
  column: { y0: number; y1: number },
  segments: readonly Segment[],
  rules: readonly Rule[],
  type: number,
): Gutter[] {
  const crossing = segments.filter((segment) => segment.x0 < x - 0.3 * type && segment.x1 > x + 0.3 * type);
  if (crossing.some((segment) => segment.y0 < column.y1 && segment.y1 > column.y0)) return [];
  const rows = rowRules(rules, x);
  // Running text in a column of a table keeps its gutter over all rows.
  const isWithin = rows.some((rule) => rule.y0 > column.y0 && rule.y1 < column.y1);
  const across: Box[] = isWithin ? crossing : [...crossing, ...rows];
  const above = across.filter((each) => each.y1 <= column.y0 + 1).map((each) => each.y1);
  const below = across.filter((each) => each.y0 >= column.y1 - 1).map((each) => each.y0);
  const y0 = Math.max(column.y0 - 8 * type, ...above);
  const y1 = Math.min(column.y1 + 8 * type, ...below);
  return [{ x, y0, y1 }];
}

/** Least number of segments on either side of a gutter, and least height in type heights. */
const LEAST_SEGMENTS = 5;
const LEAST_HEIGHT = 9;
/** A label and its value stand on one line; of two columns of a page few lines do. */
const MOST_ALIGNED = 0.5;

/** The size of the type that most of a page is set in. */
export const typeOf = (segments: readonly Segment[]): number =>
  median(segments.map((segment) => segment.fontSize)) || 10;

/** Strips that no segment crosses, right of which texts begin at one edge, and whose sides do not stand on the same lines. */
function betweenColumns(segments: readonly Segment[], rules: readonly Rule[]): Gutter[] {
  const type = typeOf(segments);
  const edges = new Map<number, Segment[]>();
  for (const segment of segments) {
    const key = Math.round(segment.x0 / (0.6 * type));
    const starting = edges.get(key);
    if (starting) starting.push(segment);
    else edges.set(key, [segment]);
  }
  const gutters: Gutter[] = [];
  for (const starting of edges.values()) {
    if (starting.length < 4) continue;
    const x = Math.min(...starting.map((segment) => segment.x0)) - 0.3 * type;
    for (const band of bandsAt(x, [...segments, ...rowRules(rules, x)], type)) {
      const inside = segments.filter((segment) => segment.y0 >= band.y0 - 1 && segment.y1 <= band.y1 + 1);
      const left = inside.filter((segment) => segment.x1 <= x);
      const right = inside.filter((segment) => segment.x0 >= x);
      if (left.length < LEAST_SEGMENTS || right.length < LEAST_SEGMENTS) continue;
      const edge = starting.filter((segment) => right.includes(segment));
      if (edge.length < 4) continue;
      // The strip counts as far as texts begin at its edge.
      const y0 = Math.min(...edge.map((segment) => segment.y0)) - type;
      const y1 = Math.max(...edge.map((segment) => segment.y1)) + type;
      const beside = left.filter((segment) => segment.y1 > y0 && segment.y0 < y1);
      const opposite = right.filter((segment) => segment.y1 > y0 && segment.y0 < y1);
      if (beside.length < LEAST_SEGMENTS || y1 - y0 < LEAST_HEIGHT * type) continue;
      const sides = [
        [beside, opposite],
        [opposite, beside],
        // Cells of several lines that stand in the middle of their row.
        [beside, stacksOf(opposite, type)],
        [opposite, stacksOf(beside, type)],
      ];
      if (sides.every(([own, others]) => alignedShare(own, others, type) < MOST_ALIGNED)) gutters.push({ x, y0, y1 });
    }
  }
  return gutters;
}

/** So many drawn lines of one length, one over the other, part the rows of a table. */
const LEAST_RULES = 3;

/** The drawn lines between the rows of a table that lie across x. */
function rowRules(rules: readonly Rule[], x: number): Rule[] {
  const across = rules.filter((rule) => rule.x0 < x && rule.x1 > x);
  const isLike = (a: Rule, b: Rule): boolean => Math.abs(a.x0 - b.x0) < 2 && Math.abs(a.x1 - b.x1) < 2;
  return across.filter((rule) => across.filter((other) => isLike(rule, other)).length >= LEAST_RULES);
}

/** The stretches of a page's height in which nothing crosses x. */
function bandsAt(x: number, segments: readonly Box[], type: number): { y0: number; y1: number }[] {
  const crossing = segments
    .filter((segment) => segment.x0 < x - 0.2 * type && segment.x1 > x + 0.2 * type)
    .sort((a, b) => a.y0 - b.y0);
  const bands: { y0: number; y1: number }[] = [];
  let from = 0;
  for (const segment of [...crossing, { y0: Infinity, y1: Infinity }]) {
    if (segment.y0 - from > LEAST_HEIGHT * type) bands.push({ y0: from, y1: Math.min(segment.y0, 5000) });
    from = Math.max(from, segment.y1);
  }
  return bands;
}

/** The boxes around lines that follow each other closely. */
function stacksOf(lines: readonly Box[], type: number): Box[] {
  const stacks: Box[] = [];
  for (const line of [...lines].sort((a, b) => a.y0 - b.y0)) {
    const at = stacks.findIndex((stack) => overlapX(stack, line) > 0 && line.y0 - stack.y1 < 0.5 * type);
    if (at < 0) stacks.push(line);
    else stacks[at] = around([stacks[at], line]);
  }
  return stacks;
}

/** What tells that boxes are on one line: one baseline, or set in the middle or at the top of one row in types of two sizes. */
const LEVELS = [({ y1 }: Box): number => y1, middleY, ({ y0 }: Box): number => y0];

/** How far the lines of one row may be apart, in type heights, and how far where all rows of a form have the same distance. */
const LEVEL = 0.13;
const SET_OFF = 0.4;
/** Rows of a form stand at least so far apart, in type heights; lines of running text stand closer. */
const ROW = 1.6;

/**
 * The share of segments that have one of the other side on their own line. Labels may all be set a little lower or
 * higher than the values in their rows; two columns of text with one line distance are so, too, but have no room between
 * their lines.
 */
function alignedShare(own: readonly Box[], others: readonly Box[], type: number): number {
  const sorted = LEVELS.map((level) => Float64Array.from(others, level).sort());
  const nearest = own
    .map((segment) => LEVELS.map((level, i) => offFrom(sorted[i], level(segment))).reduce(lesser))
    .filter((off) => Math.abs(off) < SET_OFF * type);
  const offset = arePitched(own, type) ? median(nearest) : 0;
  const aligned = nearest.filter(
    (each) => Math.abs(each) < LEVEL * type || Math.abs(each - offset) < 0.5 * LEVEL * type,
  );
  return aligned.length / own.length;
}

/** How far the nearest of sorted numbers is over (or, negative, under) one. */
function offFrom(sorted: Float64Array, from: number): number {
  const next = firstFrom(sorted, from);
  const over = next < sorted.length ? sorted[next] - from : Infinity;
  return next > 0 ? lesser(over, sorted[next - 1] - from) : over;
}

const lesser = (one: number, other: number): number => (Math.abs(other) < Math.abs(one) ? other : one);

/** True for lines with the distances of rows. */
function arePitched(lines: readonly Box[], type: number): boolean {
  const tops = lines.map(({ y0 }) => y0).sort((a, b) => a - b);
  return median(tops.slice(1).map((top, i) => top - tops[i])) >= ROW * type;
}

/** Takes neighbours across a gutter from each other. */
export function part(neighbours: Map<Segment, Neighbours>, gutters: readonly Gutter[]): void {
  if (gutters.length === 0) return;
  for (const [segment, own] of neighbours) {
    const { right } = own;
    if (!right || !isParted(segment, right, gutters)) continue;
    own.right = undefined;
    const ofRight = neighbours.get(right)!;
    if (ofRight.left === segment) ofRight.left = undefined;
  }
}
