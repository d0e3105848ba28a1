import { extend, type Placed } from './columns.js';
import { endsAddress } from './line-shapes.js';
import type { Block } from './model.js';
import { isOfNumbers, NUMBER } from './row-figures.js';

/** How far, in type heights, a line goes on with a row beside it, and the lower line of a column with two heads. */
const NEAR = 0.6;
const NEAR_SECOND = 3;
/** How much nearer, in type heights, the row under a line must stand than the one over it, to be the line's. */
const NEARER = 0.25;

/**
 * A line that lacks the first column and most others, close to a row, is of that row's cells: of the row over it, unless the
 * row under it stands nearer ("Day 24.1" right over "P2 | Two rates | Night 16.2"). Where a column has two heads over each
 * other, a line under the supply number or the figure of a row goes on with it, however far.
 */
export function mergeContinuations(
  rows: readonly Placed[],
  type: number,
  stacked: ReadonlyMap<number, Block> = new Map(),
): Placed[] {
  const merged: Placed[] = [];
  let leading: Placed | undefined;
  for (const [i, each] of rows.entries()) {
    const row = leading ? withLine({ row: each.row, cells: [...each.cells] }, leading, true) : each;
    const last = merged[merged.length - 1];
    leading = undefined;
    if (row === each && leads(last, each, rows[i + 1], type)) leading = each;
    else if (
      last &&
      row === each &&
      (goesOn(last, each, type) || isAddressUnder(last, each, type) || isSecond(last, each, type, stacked))
    )
      merged[merged.length - 1] = withLine(last, each, false);
    else merged.push({ row: row.row, cells: [...row.cells] });
  }
  return merged;
}

/** A row with the cells of a line over or under it. */
function withLine({ row, cells }: Placed, line: Placed, over: boolean): Placed {
  return {
    row: over ? [...line.row, ...row] : [...row, ...line.row],
    cells: cells.map((own, i) => {
      const cell = line.cells[i];
      return !cell ? own : !own ? (over ? cell : undefined) : over ? extend(cell, own) : extend(own, cell);
    }),
  };
}

const gapTo = (over: Placed, under: Placed): number =>
  Math.min(...under.row.map((cell) => cell.y0)) - Math.max(...over.row.map((cell) => cell.y1));

function goesOn(last: Placed, next: Placed, type: number): boolean {
  const filled = next.cells.filter(Boolean).length;
  if (gapTo(last, next) >= NEAR * type || next.cells[0] || !last.cells[0]) return false;
  if (filled === 0 || filled >= 0.5 * last.cells.filter(Boolean).length) return false;
  return next.cells.every((cell, i) => !cell || (last.cells[i] !== undefined && !FIGURE.test(cell.text)));
}

/** A row of so many cells is no list of names and addresses. */
const LEAST_CELLS = 4;

/** True for a whole address alone in its line, right under the name that begins a row: a cell of two lines, however wide the second is. */
function isAddressUnder(last: Placed, next: Placed, type: number): boolean {
  const [name, address] = [last.cells[0], next.cells[0]];
  return (
    name !== undefined &&
    address !== undefined &&
    next.row.length === 1 &&
    last.cells.filter(Boolean).length >= LEAST_CELLS &&
    gapTo(last, next) < NEAR * type &&
    name.lines.length === 1 &&
    !/\d{3}|,/.test(name.text) &&
    endsAddress(address.text)
  );
}

const FIGURE = /^[\d,.£-]+$/;

/** True for a line that begins a cell of the row under it. */
function leads(last: Placed | undefined, line: Placed, next: Placed | undefined, type: number): boolean {
  const filled = line.cells.filter(Boolean);
  if (!last || !next?.cells[0] || line.cells[0] || filled.length !== 1 || FIGURE.test(filled[0]!.text)) return false;
  const under = gapTo(line, next);
  return (
    under < NEAR * type &&
    gapTo(last, line) > under + NEARER * type &&
    2 * next.cells.filter(Boolean).length >= line.cells.length
  );
}

/** True for a line with the lower of the two values of a cell, whose column has two heads, and with nothing else. */
const isSecond = (last: Placed, next: Placed, type: number, stacked: ReadonlyMap<number, Block>): boolean =>
  stacked.size > 0 &&
  gapTo(last, next) < NEAR_SECOND * type &&
  next.cells.some(Boolean) &&
  next.cells.every((cell, i) => !cell || isLower(last.cells[i], cell, stacked.get(i))) &&
  last.cells.some((cell, i) => cell && !stacked.has(i));

/** True for what stands under a supply number and is none, or for the second of two figures, where a column has two heads. */
function isLower(upper: Block | undefined, lower: Block, head: Block | undefined): boolean {
  if (!upper || !head) return false;
  return isOfNumbers(head)
    ? NUMBER.test(upper.text) && !NUMBER.test(lower.text)
    : FIGURE.test(upper.text) && FIGURE.test(lower.text);
}
