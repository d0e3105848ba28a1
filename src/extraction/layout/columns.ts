import { around, median } from './geometry.js';
import type { Block, Segment } from './model.js';
import type { Neighbours } from './stacks.js';

/** A white strip beside running text: what stands left of it and what stands right of it are no row. */
interface Gutter {
  x: number;
  y0: number;
  y1: number;
}

/**
 * Finds the gutters beside columns of running text: over the height that paragraphs with a common left (or right) edge
 * take, as far as no segment crosses.
 */
export function columnsOfProse(prose: readonly Block[], segments: readonly Segment[]): Gutter[] {
  const wide = prose.filter((block) => block.lines.length >= 2 && block.x1 - block.x0 > 12 * block.fontSize);
  const gutters: Gutter[] = [];
  for (const block of wide) {
    const type = block.fontSize;
    const column = wide.filter((other) => Math.abs(other.x0 - block.x0) < type);
    if (column[0] !== block) continue;
    const box = around(column);
    const right = median(column.map((each) => each.x1));
    gutters.push(...gutterAt(box.x0 - 0.4 * type, box, segments, type), ...gutterAt(right + 0.8 * type, box, segments, type));
  }
  return gutters;
}

/** The gutter at x over the height of a column, grown up and down until a segment crosses it. */
function gutterAt(x: number, column: { y0: number; y1: number }, segments: readonly Segment[], type: number): Gutter[] {
  const crossing = segments.filter((segment) => segment.x0 < x - 0.3 * type && segment.x1 > x + 0.3 * type);
  if (crossing.some((segment) => segment.y0 < column.y1 && segment.y1 > column.y0)) return [];
  const above = crossing.filter((segment) => segment.y1 <= column.y0 + 1).map((segment) => segment.y1);
  const below = crossing.filter((segment) => segment.y0 >= column.y1 - 1).map((segment) => segment.y0);
  const y0 = Math.max(column.y0 - 12 * type, ...above);
  const y1 = Math.min(column.y1 + 12 * type, ...below);
  return [{ x, y0, y1 }];
}

/** Takes neighbours across a gutter from each other. */
export function parted(neighbours: Map<Segment, Neighbours>, gutters: readonly Gutter[]): void {
  if (gutters.length === 0) return;
  for (const [segment, own] of neighbours) {
    const { right } = own;
    if (!right) continue;
    const middle = (segment.y0 + segment.y1) / 2;
    if (!gutters.some((gutter) => segment.x1 <= gutter.x && right.x0 >= gutter.x - 1 && middle >= gutter.y0 && middle <= gutter.y1)) continue;
    own.right = undefined;
    const ofRight = neighbours.get(right)!;
    if (ofRight.left === segment) ofRight.left = undefined;
  }
}
