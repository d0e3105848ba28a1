import { block as blockOf } from './blocks.js';
import type { Placed } from './columns.js';
import { around, middleY } from './geometry.js';
import { headsNames } from './header.js';
import type { Block } from './model.js';
import { NUMBER } from './row-figures.js';
import { groupsBeside } from './row-groups.js';

/** How far, in type heights, a supply number may stand off the middle of its charges. */
const OFF = 0.6;

/**
 * Brings a supply number that stands in the middle beside the rows of its charges into the first of them, with the cells
 * beside it: so the rows of a point begin with its number, as where it is printed at the top.
 */
export function withChargesBeside(header: readonly Block[], rows: readonly Placed[], type: number): readonly Placed[] {
  const names = header.findIndex(headsNames);
  const number = header.findIndex(
    (_, i) => i < names && areNumbers(rows.flatMap(({ cells: { [i]: cell } }) => cell ?? [])),
  );
  if (number < 0 || rows[0].cells[number]) return rows;
  const numbered = rows.filter(({ cells }) => cells[number]);
  const charges = rows.filter(({ cells }) => cells[names]);
  const groups = groupsAround(
    numbered.map(({ cells }) => middleY(cells[number]!)),
    charges.map(({ cells }) => cells[names]!),
    OFF * type,
  );
  if (!groups) return rows;
  let at = 0;
  const own = groups.map((count) => charges.slice(at, (at += count)));
  const boxes = own.map((group) => around(group.map(({ cells }) => cells[names]!)));
  const left = Array.from({ length: names }, (_, column) => cellsOf(rows, column, boxes, type));
  return own.flatMap((group, i) =>
    group.map(({ row, cells }, j) => {
      const beside = j === 0 ? left.map((column) => column[i]) : left.map(() => undefined);
      return {
        row: [...beside.filter((cell) => cell !== undefined), ...row],
        cells: [...beside, ...cells.slice(names)],
      };
    }),
  );
}

const areNumbers = (cells: readonly Block[]): boolean =>
  cells.length >= 2 && cells.every(({ text }) => NUMBER.test(text));

/** How many charges each number has, if each stands in the middle of its own and none are left. */
function groupsAround(middles: readonly number[], charges: readonly Block[], most: number): number[] | undefined {
  let from = 0;
  const counts = middles.map((middle) => {
    const first = charges[from];
    const last =
      first && charges.findIndex((each, i) => i >= from && Math.abs(middleY(around([first, each])) - middle) < most);
    if (last === undefined || last < from) return 0;
    const count = last + 1 - from;
    from += count;
    return count;
  });
  return from === charges.length && middles.length > 1 && counts.every((count) => count > 1) ? counts : undefined;
}

/** The cells of a column, each set in the middle beside the charges of its point. */
function cellsOf(
  rows: readonly Placed[],
  column: number,
  boxes: Parameters<typeof groupsBeside>[1],
  type: number,
): (Block | undefined)[] {
  const cells = rows.flatMap(({ cells: { [column]: cell } }) => cell ?? []);
  const lines = cells.flatMap((cell) => cell.lines);
  const groups = groupsBeside(lines, boxes, 'middle', type) ?? [];
  return boxes.map((_, i) => {
    const own = groups.find(({ at }) => at.includes(i))?.lines;
    const whole = own && cells.find((cell) => cell.lines.length === own.length && cell.lines[0] === own[0]);
    return (
      whole ??
      (own && { ...blockOf(own[0].page, own, 'cell'), index: cells.find(({ lines: [l] }) => l === own[0])?.index ?? 0 })
    );
  });
}
