import { middleY, overlapX, sameLine } from './geometry.js';
import { NUMBER } from './header-runs.js';
import type { Block } from './model.js';

/**
 * Lines of cells, top first; each line's cells from left to right. A cell of several lines stands in the first line
 * beside it.
 */
export function linesOf(cells: readonly Block[]): Block[][] {
  const lines: Block[][] = [];
  const byMiddle = (a: Block, b: Block): number => middleY(a) - middleY(b);
  for (const cell of cells.filter((each) => each.lines.length === 1).sort(byMiddle)) {
    const line = lines[lines.length - 1];
    // A name in large type may stand beside two lines, of which one is under the other.
    const isUnder = line?.some((other) => overlapX(other, cell) > 1 && !sameLine(other, cell));
    if (!isUnder && line?.some((other) => sameLine(other, cell) && overlapX(other, cell) <= 1)) line.push(cell);
    else lines.push([cell]);
  }
  for (const cell of cells.filter((each) => each.lines.length > 1).sort((a, b) => a.y0 - b.y0)) {
    const beside = lines.filter(
      (each) => each.some((other) => sameLine(other, cell)) && each.every((other) => overlapX(other, cell) <= 1),
    );
    const [line, next] = beside;
    if (!line) lines.push([cell]);
    else line.push(cell);
    if (next && beside.length === 2 && isOneRow(cell, line, next))
      line.push(...lines.splice(lines.indexOf(next), 1)[0]);
  }
  for (const line of lines) line.sort((a, b) => a.x0 - b.x0);
  const placed = lines.map((line) => ({ line, top: topOf(line) }));
  return placed.sort((a, b) => a.top - b.top).map(({ line }) => line);
}

/** True where the number of a row stands beside the first line of a cell and the rest of the row beside the second. */
const isOneRow = (cell: Block, upper: readonly Block[], lower: readonly Block[]): boolean =>
  cell.lines.length === 2 &&
  upper.length === 2 &&
  upper.every((each) => each === cell || (NUMBER.test(each.text) && each.x1 < cell.x0)) &&
  lower.every((each) => each.x0 > cell.x0 && sameLine(each, cell.lines[1]));

/** Where a line of cells begins. */
export const topOf = (line: readonly Block[]): number => Math.min(...line.map((cell) => cell.y0));

/** Running text that is no wider than a column can be the content of a cell. */
export const isCellText = (block: Block, width: number): boolean =>
  block.kind === 'cell' || (block.kind === 'prose' && block.lines.length <= 5 && block.x1 - block.x0 < 0.45 * width);
