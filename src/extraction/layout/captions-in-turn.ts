import { middleX, sameLine } from './geometry.js';
import type { Block } from './model.js';

/** How far two lines of such a column are apart at most, in their type. */
const NEAR = 1.8;

/**
 * Captions of a column in which values and labels take turns, a value first and a label last, each label nearer to the value
 * over it than to the one under it:
 *
 *   Steady Fix 24
 *   Product
 *   1 May 2027
 *   Start date
 *
 * and those on one line with these. A column that begins with a label has its values under them.
 */
export function captionsInTurn(cells: readonly Block[]): Map<Block, Block> {
  const runs = [...runsOf(cells, ({ x0 }) => x0), ...runsOf(cells, middleX)];
  const found = new Map<Block, Block>();
  const add = (run: readonly Block[]): void => run.forEach((cell, i) => i % 2 === 1 && found.set(cell, run[i - 1]));
  const turns = runs.filter((run) => takesTurns(run, cells));
  turns.filter((run) => run.length >= 4).forEach(add);
  const sure = [...found.keys()];
  turns.filter((run) => run.length === 2 && sure.some((label) => sameLine(label, run[1]))).forEach(add);
  return found;
}

/** The texts under each other at one edge or about one middle, parted where one stands far from the next. */
function runsOf(cells: readonly Block[], placeOf: (cell: Block) => number): Block[][] {
  const columns: Block[][] = [];
  for (const cell of cells) {
    const near = (other: Block): boolean => Math.abs(placeOf(other) - placeOf(cell)) < 0.4 * cell.fontSize;
    const column = columns.find(([first]) => near(first));
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns.flatMap((column) => {
    const runs: Block[][] = [];
    let last: Block | undefined;
    for (const cell of column.sort((a, b) => a.y0 - b.y0)) {
      if (last && cell.y0 - last.y1 < NEAR * cell.fontSize) runs[runs.length - 1].push(cell);
      else runs.push([cell]);
      last = cell;
    }
    return runs;
  });
}

const isLabel = ({ label }: Block): boolean => label?.qualifier === '';

function takesTurns(run: readonly Block[], cells: readonly Block[]): boolean {
  if (run.length % 2 === 1) return false;
  return run.every((cell, i) => {
    if (i % 2 === 0) return !isLabel(cell);
    const next = run[i + 1];
    return (
      isLabel(cell) &&
      run[i - 1].fontSize > 0.95 * cell.fontSize &&
      (!next || next.y0 - cell.y1 > cell.y0 - run[i - 1].y1) &&
      !cells.some((other) => other !== cell && other.x0 >= cell.x1 && !isLabel(other) && sameLine(other, cell))
    );
  });
}
