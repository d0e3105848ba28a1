import type { Box } from '../page.js';
import { middleX, overlapX } from './geometry.js';
import type { Block, Segment } from './model.js';

/** How far on the x axis the texts of a column reach. */
export interface Strip {
  x0: number;
  x1: number;
}

/** How far apart, in type heights, the lines of one table stand. */
const REACH = 4;

/** The strips that some texts fill, from left to right, with nothing between them in any line. */
export function stripsIn(texts: readonly Box[]): Strip[] {
  const strips: Strip[] = [];
  for (const { x0, x1 } of [...texts].sort((a, b) => a.x0 - b.x0)) {
    const last = strips[strips.length - 1];
    if (last && x0 <= last.x1) last.x1 = Math.max(last.x1, x1);
    else strips.push({ x0, x1 });
  }
  return strips;
}

/**
 * The heads of columns, each as wide as the texts of its column where some stand off theirs: heads in the middle of wide
 * columns, whose texts begin at the left edge. Only where there are as many columns of text as heads, each head between the
 * columns beside its own; undefined where not, or where all heads are over their texts.
 */
export function headsOfStrips(heads: readonly Block[], under: readonly Segment[], type: number): Block[] | undefined {
  const strips = stripsIn(linesOfTable(heads, under, type));
  const isOwn = (head: Block, i: number): boolean =>
    (i === 0 || strips[i - 1].x1 < middleX(head)) && (i + 1 === strips.length || middleX(head) < strips[i + 1].x0);
  if (strips.length !== heads.length || !heads.every(isOwn)) return undefined;
  if (heads.every((head, i) => head.x0 < strips[i].x1 && head.x1 > strips[i].x0)) return undefined;
  return heads.map((head, i) => ({ ...head, ...strips[i] }));
}

/** The lines that follow each other under some heads, none of them across two columns. */
function linesOfTable(heads: readonly Block[], under: readonly Segment[], type: number): Segment[] {
  const lines: Segment[] = [];
  let bottom = Math.max(...heads.map(({ y1 }) => y1));
  for (const line of [...under].sort((a, b) => a.y0 - b.y0)) {
    if (line.y0 - bottom > REACH * type || heads.filter((head) => overlapX(head, line) > 0).length > 1) break;
    lines.push(line);
    bottom = Math.max(bottom, line.y1);
  }
  return lines;
}
