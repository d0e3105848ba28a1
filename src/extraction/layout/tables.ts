import { around, height, middleX, middleY, overlapX, overlapY, sameLine } from './geometry.js';
import type { Block, Row, Table } from './model.js';

/** Lines of cells, top first; each line's cells from left to right. */
export function linesOf(cells: readonly Block[]): Block[][] {
  const lines: Block[][] = [];
  for (const cell of [...cells].sort((a, b) => middleY(a) - middleY(b))) {
    const line = lines.length > 0 ? lines[lines.length - 1] : undefined;
    if (line && line.some((other) => sameLine(other, cell) && overlapX(other, cell) <= 1)) line.push(cell);
    else lines.push([cell]);
  }
  for (const line of lines) line.sort((a, b) => a.x0 - b.x0);
  return lines;
}

/** Finds the tables of a page: a line of labels with values under them, over one row (boxes) or many. */
export function tablesOf(blocks: readonly Block[]): Table[] {
  const cells = blocks.filter((block) => block.kind === 'cell');
  const lines = linesOf(cells);
  const tables: Table[] = [];
  lines.forEach((line, at) => {
    for (const header of headersIn(line)) {
      const table = readTable(header, lines.slice(at + 1), blocks);
      if (table) tables.push(table);
    }
  });
  return tables;
}

/** Runs of neighbouring cells in a line that are labels, or stand between labels and hold no figure. */
function headersIn(line: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  let run: Block[] = [];
  const close = (): void => {
    while (run.length > 0 && !run[run.length - 1].label && !headerLike(run[run.length - 1])) run.pop();
    const labels = run.filter((cell) => cell.label).length;
    if (labels >= 2 && labels >= 0.5 * run.length) runs.push(run);
    run = [];
  };
  for (const cell of line) {
    if (cell.label || headerLike(cell)) run.push(cell);
    else {
      // The label that stands next to a value is that value's own.
      if (/\d/.test(cell.text)) while (run.length > 0 && run[run.length - 1].label) run.pop();
      close();
    }
  }
  close();
  return runs;
}

const headerLike = (cell: Block): boolean => !/[\d☐☑☒:]/.test(cell.text.replace(/\bm3\b|12|24|#/g, '')) && cell.text.length < 40;

function readTable(header: Block[], below: readonly Block[][], all: readonly Block[]): Table | undefined {
  const head = around(header);
  const type = Math.max(...header.map((cell) => cell.fontSize));
  const reach = reachOf(header, all);
  const rows: Block[][] = [];
  let bottom = head.y1;
  for (const [at, line] of below.entries()) {
    const row = within(line, reach).filter((cell) => cell.y0 >= head.y1 - 0.4 * type);
    if (row.length === 0) continue;
    const top = Math.min(...row.map((cell) => cell.y0));
    const limit = rows.length === 0 ? 4 : 5;
    if (top - bottom > limit * type) break;
    if (headersIn(row).length > 0 && (rows.length > 0 || hasValuesUnder(row, below.slice(at + 1), reach, type))) break;
    if (rows.length === 0 && isRowLabel(row[0], header)) return undefined;
    if (row.length > 1 && isRowLabel(row[0], header)) break;
    const prose = all.find((block) => block.kind !== 'cell' && block.y0 > bottom - 1 && block.y1 < top + 1 && overlapX(block, head) > 0);
    if (prose) break;
    if (row.length === 1 && row[0].isHeading && rows.length > 0) {
      // The name of a group of rows stands between them in a wide table; a heading ends a narrow one.
      if (header.length < 4 || row[0].x0 > head.x0 + 2 * type) break;
      bottom = Math.max(bottom, row[0].y1);
      continue;
    }
    if (row.length === 1 && row[0].label && header.length > 1 && row[0].x0 > header[0].x0 + type) break;
    rows.push(row);
    bottom = Math.max(bottom, ...row.map((cell) => cell.y1));
  }
  const labelsUnder = rows.slice(0, 5).filter((row) => row.length > 1 && row[0].label && Math.abs(row[0].x0 - header[0].x0) < 2 * type).length;
  if (header.length === 2 && labelsUnder >= 1 && header[0].label) return undefined;
  if (rows.length === 0 || rows.every((row) => row.every((cell) => cell.label))) return undefined;
  const table: Table = { page: header[0].page, header, rows: [], box: head };
  const placed = mergeContinuations(rows.map((row) => ({ row, cells: assign(header, row, type) })), type);
  placed.forEach(({ row, cells }, index) => table.rows.push({ table, index, cells, ...around(row), ticked: tickOf(row, all) }));
  table.box = around([head, ...table.rows]);
  return table;
}

interface Reach {
  x0: number;
  x1: number;
}

const within = (line: readonly Block[], reach: Reach): Block[] => line.filter((cell) => cell.x1 > reach.x0 && cell.x0 < reach.x1);

/** True where texts that are no labels and no headings follow right under a row: the row heads them. */
function hasValuesUnder(row: readonly Block[], below: readonly Block[][], reach: Reach, type: number): boolean {
  const bottom = Math.max(...row.map((cell) => cell.y1));
  const next = below.map((line) => within(line, reach)).find((line) => line.length > 0 && line[0].y0 > bottom - 0.4 * type);
  return next !== undefined && next[0].y0 - bottom < 3 * type && next.some((cell) => !cell.label && !cell.isHeading);
}

/** True where the first cell under a header is a label of its own, with its value beside it. */
const isRowLabel = (cell: Block, header: readonly Block[]): boolean =>
  cell.label?.qualifier === '' && Math.abs(cell.x0 - header[0].x0) < 2 * cell.fontSize;

/** How far to the left and right the columns of a header can reach: to the next text beside the header. */
function reachOf(header: readonly Block[], all: readonly Block[]): Reach {
  const head = around(header);
  let x0 = -Infinity;
  let x1 = Infinity;
  for (const block of all) {
    if (header.includes(block) || overlapY(block, head) < 0.4 * Math.min(height(block), height(head))) continue;
    if (block.x1 <= head.x0 + 1) x0 = Math.max(x0, block.x1);
    if (block.x0 >= head.x1 - 1) x1 = Math.min(x1, block.x0);
  }
  return { x0, x1 };
}

/**
 * Gives each cell of a row its column, keeping their order: the assignment with the least sum of distances between the
 * edges or the centres of cell and header.
 */
export function assign(header: readonly Block[], row: readonly Block[], type: number): (Block | undefined)[] {
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
  const cells: (Block | undefined)[] = new Array(m).fill(undefined);
  for (let i = n, j = m; i > 0 && j > 0; ) {
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
  const edges = Math.min(Math.abs(header.x0 - cell.x0), Math.abs(header.x1 - cell.x1), Math.abs(middleX(header) - middleX(cell)));
  const apart = Math.max(0, -overlapX(header, cell));
  return edges + (apart > 0 ? 2 * apart + type : 0);
}

/** Whether a row is chosen by a tick box of its own, which may stand beside the table. */
function tickOf(row: readonly Block[], all: readonly Block[]): boolean | undefined {
  const ticks = all.filter((block) => /^[☐☑☒✓✔✗✘■□]$/u.test(block.text) && row.some((cell) => sameLine(cell, block)));
  return ticks.length === 1 ? /[☑☒✓✔✗✘■]/u.test(ticks[0].text) : undefined;
}

/** A line that lacks the first column and most others, close under a row, goes on with that row's cells. */
function mergeContinuations(
  rows: { row: Block[]; cells: (Block | undefined)[] }[],
  type: number,
): { row: Block[]; cells: (Block | undefined)[] }[] {
  const merged: { row: Block[]; cells: (Block | undefined)[] }[] = [];
  for (const each of rows) {
    const last = merged[merged.length - 1];
    const filled = each.cells.filter(Boolean).length;
    const close = last && Math.min(...each.row.map((c) => c.y0)) - Math.max(...last.row.map((c) => c.y1)) < 0.6 * type;
    const goesOn =
      close &&
      !each.cells[0] &&
      last.cells[0] &&
      filled > 0 &&
      filled < 0.5 * last.cells.filter(Boolean).length &&
      each.cells.every((cell, i) => !cell || (last.cells[i] && !/^[\d,.£-]+$/.test(cell.text)));
    if (!goesOn) {
      merged.push({ row: each.row, cells: [...each.cells] });
      continue;
    }
    each.cells.forEach((cell, i) => {
      const above = last.cells[i];
      if (cell && above) last.cells[i] = extend(above, cell);
    });
    last.row = [...last.row.filter((cell) => !each.cells.includes(cell)), ...each.row];
  }
  return merged;
}

function extend(above: Block, cell: Block): Block {
  const lines = [...above.lines, ...cell.lines];
  return { ...above, ...around(lines), lines, text: lines.map((line) => line.text).join(' ') };
}

