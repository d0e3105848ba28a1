import { around, middleX, overlapX } from './geometry.js';
import { endsAddress, FIGURE } from './line-shapes.js';
import type { Block } from './model.js';
import { type Strip, stripsIn } from './strips.js';

/** So many rows tell where the columns of a table stand. */
const LEAST_ROWS = 2;
/** In type heights: so exactly the texts of a column begin at one edge. */
const EDGE = 0.3;
/** In type heights: so far a line is set in under the first of its cell. */
const SET_IN = 3;

/** Texts of one row that stand under each other are one cell. */
export function stackedCells(row: readonly Block[]): Block[] {
  const cells: Block[] = [];
  for (const cell of [...row].sort((a, b) => a.y0 - b.y0)) {
    const at = cells.findIndex(
      (other) => overlapX(other, cell) > 0.3 * Math.min(other.x1 - other.x0, cell.x1 - cell.x0),
    );
    if (at >= 0) cells[at] = extend(cells[at], cell);
    else cells.push(cell);
  }
  return cells.sort((a, b) => a.x0 - b.x0);
}

/** Gives the cells of all rows their columns; a column is as wide as what surely stands in it. */
export function assignAll(
  header: readonly Block[],
  rows: readonly { row: Block[]; cells: Block[] }[],
  type: number,
): Placed[] {
  const strips = stripsOf(header, rows);
  if (strips) return rows.map(({ row, cells }) => ({ row, cells: withinStrips(strips, cells) }));
  const empty = emptyColumn(header, rows);
  if (empty !== undefined)
    return rows.map(({ row, cells }) => ({ row, cells: [...cells.slice(0, empty), undefined, ...cells.slice(empty)] }));
  const across = rows.map(({ cells }) => acrossFrom(header, cells, type));
  const first = withLoneLines(
    rows.map(({ cells }, i) => (fills(header, cells) ? [...cells] : (across[i] ?? assign(header, cells, type)))),
    type,
  );
  const columns = header.map((head, i) => {
    const own = first.flatMap((cells, at) => (across[at] ? [] : (cells[i] ?? [])));
    return own.length === 0
      ? head
      : {
          ...head,
          x0: Math.min(head.x0, ...own.map((cell) => cell.x0)),
          x1: Math.max(head.x1, ...own.map((cell) => cell.x1)),
        };
  });
  return rows.map(({ row, cells }, i) => ({
    row,
    cells: first[i].filter(Boolean).length === cells.length ? first[i] : assign(columns, cells, type),
  }));
}

/** The rows, in which a text alone in its line is of the one column whose texts begin at its edge, however near the head of another stands. */
function withLoneLines(rows: readonly (Block | undefined)[][], type: number): (Block | undefined)[][] {
  const isLone = (row: readonly (Block | undefined)[]): boolean => row.filter(Boolean).length === 1;
  const full = rows.filter((row) => !isLone(row));
  return rows.map((row) => {
    const cell = isLone(row) ? row.find(Boolean) : undefined;
    if (!cell) return row;
    const begins = row.map((_, i) => {
      const column = full.flatMap((each) => each[i] ?? []);
      const under = column.filter(({ x0 }) => Math.abs(x0 - cell.x0) < EDGE * type).length;
      return under >= LEAST_ROWS && under > 0.5 * column.length;
    });
    return begins.filter(Boolean).length === 1 ? begins.map((own) => (own ? cell : undefined)) : row;
  });
}

/**
 * A text alone in its line, over several columns, is of the column at whose left edge it begins, wherever it ends; so is an address that
 * begins under a head and is set in.
 */
function acrossFrom(
  header: readonly Block[],
  [cell, ...others]: readonly Block[],
  type: number,
): (Block | undefined)[] | undefined {
  const over = header.filter((head) => overlapX(head, cell) > 0).length;
  if (others.length > 0 || over < 2) return undefined;
  const isSetIn = ({ x0, x1 }: Block): boolean =>
    cell.x0 >= x0 && cell.x0 < Math.min(x1, x0 + SET_IN * type) && endsAddress(cell.text);
  const at = header.findIndex((head) => (over > 2 && Math.abs(head.x0 - cell.x0) < EDGE * type) || isSetIn(head));
  return at < 0 ? undefined : header.map((_, i) => (i === at ? cell : undefined));
}

/**
 * Where the texts of each column stand, if there are as many strips of texts, with nothing between them in any row, as there
 * are heads, and no head reaches over the strip of another, or all rows have a text in each: wide columns whose heads stand
 * in their middle, or at their other edge.
 */
function stripsOf(header: readonly Block[], rows: readonly { cells: Block[] }[]): Strip[] | undefined {
  if (rows.length < LEAST_ROWS || rows.some(({ cells }) => cells.length < 2)) return undefined;
  const strips = stripsIn(rows.flatMap(({ cells }) => cells));
  const isOver = ({ x0, x1 }: Block, strip: Strip): boolean => x0 < strip.x1 && x1 > strip.x0;
  const fit =
    strips.length === header.length &&
    (rows.every(({ cells }) => cells.length === header.length) ||
      header.every((head, i) => strips.every((strip, j) => i === j || !isOver(head, strip))));
  return fit ? strips : undefined;
}

const withinStrips = (strips: readonly Strip[], cells: readonly Block[]): (Block | undefined)[] =>
  strips.map((strip) => cells.find((cell) => cell.x0 >= strip.x0 && cell.x1 <= strip.x1));

/**
 * True for a row that has a cell for each column, the first and the last under their heads, or figures off their heads to the
 * same side, and all others between the heads of the columns beside their own: however far they are from their own.
 */
const fills = (header: readonly Block[], row: readonly Block[]): boolean =>
  row.length === header.length &&
  ([0, row.length - 1].every((i) => overlapX(header[i], row[i]) > 0) || areOffAlike(header, row)) &&
  row.every(
    (cell, i) => (i === 0 || cell.x0 >= header[i - 1].x1) && (i + 1 === header.length || cell.x1 <= header[i + 1].x0),
  );

/** The one column without which all rows have a cell for each: the place in a list stands with what is beside it in one cell. */
function emptyColumn(header: readonly Block[], rows: readonly { cells: Block[] }[]): number | undefined {
  if (rows.length < LEAST_ROWS || rows.some(({ cells }) => cells.length !== header.length - 1)) return undefined;
  const [empty, ...more] = header.flatMap((_, i) => {
    const others = header.filter((_, at) => at !== i);
    return rows.every(({ cells }) => fills(others, cells)) ? [i] : [];
  });
  return more.length === 0 ? empty : undefined;
}

/** Figures at the right edge of wide columns, or at the left edge, whose heads stand in the middle or at the other edge. */
function areOffAlike(header: readonly Block[], row: readonly Block[]): boolean {
  const sides = row.map((cell, i) => {
    if (overlapX(header[i], cell) > 0) return 0;
    return FIGURE.test(cell.text) ? Math.sign(cell.x0 - header[i].x0) : NaN;
  });
  return Math.max(...sides) - Math.min(...sides) <= 1;
}

/**
 * Gives each cell of a row its column, keeping their order: the assignment with the least sum of distances between the
 * edges or the centres of cell and header.
 */
function assign(header: readonly Block[], row: readonly Block[], type: number): (Block | undefined)[] {
  const n = row.length;
  const m = header.length;
  const skip = 8 * type;
  const cost: number[][] = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  const step: number[][] = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  for (let i = 1; i <= n; i += 1) cost[i][0] = i * skip;
  for (let i = 1; i <= n; i += 1) {
    for (let j = 1; j <= m; j += 1) {
      const match = cost[i - 1][j - 1] + distanceTo(header[j - 1], row[i - 1], type);
      const without = cost[i][j - 1];
      const dropped = cost[i - 1][j] + skip;
      cost[i][j] = Math.min(match, without, dropped);
      step[i][j] = cost[i][j] === match ? 0 : cost[i][j] === without ? 1 : 2;
    }
  }
  const cells: (Block | undefined)[] = new Array<Block | undefined>(m).fill(undefined);
  for (let i = n, j = m; i > 0 && j > 0;) {
    if (step[i][j] === 0) {
      if (distanceTo(header[j - 1], row[i - 1], type) < skip) cells[j - 1] = row[i - 1];
      i -= 1;
      j -= 1;
    } else if (step[i][j] === 1) j -= 1;
    else i -= 1;
  }
  return cells;
}

function distanceTo(header: Block, cell: Block, type: number): number {
  const edges = Math.min(
    Math.abs(header.x0 - cell.x0),
    Math.abs(header.x1 - cell.x1),
    Math.abs(middleX(header) - middleX(cell)),
  );
  const apart = Math.max(0, -overlapX(header, cell));
  return edges + (apart > 0 ? 2 * apart + type : 0);
}
/** A row with its cells in the order of the columns. */
export interface Placed {
  row: Block[];
  cells: (Block | undefined)[];
  /** What stands in the row under no head, and tells it from the other row of its supply point. */
  beside?: Block;
}

/** Two texts as the lines of one cell. */
export function extend(above: Block, cell: Block): Block {
  const lines = [...above.lines, ...cell.lines];
  return { ...above, ...around(lines), lines, text: lines.map((line) => line.text).join(' ') };
}
