import type { Box } from '../page.js';
import { atHeight } from './at-height.js';
import { around, middleY, overlapX, sameLine } from './geometry.js';
import { FIGURE } from './line-shapes.js';
import type { Block } from './model.js';

/** How far over or under a line of heads those of other columns may stand, in type heights. */
const REACH = 1.8;
/** How far over a header, in type heights, its title stands at least. */
const TITLE_APART = 0.5;
/** How far under the heads the first row may stand. */
const ROW_REACH = 5;
/** So many figures tell that a line is a row of the table. */
const LEAST_FIGURES = 2;
/** A figure, a supply number, or a dash where there is none. */
const VALUE = /^(?:[-–—]|n\/a|(?:\d ?){6,}|£?\d[\d,.]*\d\s*(?:p|k(?:wh|va)|\/|per\b|an?\b).*)$/i;

/**
 * Heads of other columns that stand a little higher or lower than a line of heads: those in the middle of a header of two
 * lines, "Supply number | Standing charge" beside "Day | Night" under "Unit rates". No two stand in one column, and figures
 * stand under them all.
 */
export function staggeredHeads(
  run: readonly Block[],
  cells: readonly Block[],
  fits: (cell: Block) => boolean,
  type: number,
): Block[] {
  const line = around(run);
  const near = atHeight(cells, { y0: line.y0 - REACH * type, y1: line.y1 + REACH * type }).filter(
    (cell) =>
      !run.includes(cell) &&
      fits(cell) &&
      cell.y1 > line.y0 - REACH * type &&
      cell.y0 < line.y1 + REACH * type &&
      run.every((other) => overlapX(other, cell) < 0) &&
      !isTitle(cell, line, cells) &&
      // What stands beside figures is a row.
      !atHeight(cells, cell).some((other) => sameLine(other, cell) && isValue(other)),
  );
  const open = near.filter((cell) => !isFirstName(cell, line, near));
  if (open.length === 0) return [];
  const lowest = open.filter((cell) =>
    open.every((other) => other === cell || overlapX(cell, other) <= 0 || other.y1 <= cell.y1),
  );
  const bottom = around([...run, ...lowest]).y1;
  const heads = lowest.filter(
    (cell) =>
      !atHeight(cells, { y0: cell.y1 - 1, y1: bottom + 1 }).some(
        (other) =>
          other !== cell && overlapX(cell, other) > 0 && other.y0 >= cell.y1 - 1 && middleY(other) <= bottom + 1,
      ),
  );
  return heads.length > 0 && hasRowUnder([...run, ...heads], cells, type) ? heads : [];
}

/** True for a text under the whole line that is no label, where its column has a head beside the line: the name that begins the first row. */
const isFirstName = (cell: Block, line: Box, near: readonly Block[]): boolean =>
  !cell.label && cell.y0 >= line.y1 && near.some((over) => over.y1 <= line.y1 && overlapX(over, cell) > 0);

/** True for a text clear over a line of heads, left of them all and with nothing beside it: the title of their table. */
const isTitle = (cell: Block, line: Box, cells: readonly Block[]): boolean =>
  line.y0 - cell.y1 > TITLE_APART * cell.fontSize &&
  cell.x1 < line.x0 &&
  atHeight(cells, cell).every((other) => other === cell || other.x1 <= cell.x0 || !sameLine(other, cell));

/** True where a line with figures stands under the heads. */
function hasRowUnder(heads: readonly Block[], cells: readonly Block[], type: number): boolean {
  const box = around(heads);
  const under = atHeight(cells, { y0: box.y1 - 0.4 * type, y1: box.y1 + ROW_REACH * type }).filter(
    (cell) => cell.y0 > box.y1 - 0.4 * type && cell.y0 - box.y1 < ROW_REACH * type && overlapX(cell, box) > 0,
  );
  return under.some(
    (cell) => isValue(cell) && under.filter((other) => isValue(other) && sameLine(cell, other)).length >= LEAST_FIGURES,
  );
}

const isValue = ({ text }: Block): boolean => FIGURE.test(text) || VALUE.test(text);
