import { block as blockOf } from './blocks.js';
import type { Placed } from './columns.js';
import { around, middleY } from './geometry.js';
import { headerLike, headsNames } from './header.js';
import type { Block } from './model.js';
import { isOfNumbers, NUMBER } from './row-figures.js';
import { groupsBeside, type Setting } from './row-groups.js';

/** How far, in type heights, a supply number may stand off the middle of its charges. */
const OFF = 0.6;
/** The share of the cells of a column that must name prices. */
const MOST = 0.6;

/**
 * Brings a supply number, or the name of a group of them, that stands beside the last of the rows of its charges, or in the middle
 * beside them, into the first of them, with the cells beside it: so the rows of a point begin with its number, as where it is printed
 * at the top.
 */
export function withChargesBeside(header: readonly Block[], rows: readonly Placed[], type: number): readonly Placed[] {
  const names = header.findIndex((head, i) => headsNames(head) || arePrices(rows, i));
  const columnOf = (are: (cells: readonly Block[]) => boolean): number =>
    header.findIndex((_, i) => i < names && are(rows.flatMap(({ cells: { [i]: cell } }) => cell ?? [])));
  const numbered = columnOf(areNumbers);
  const number = numbered < 0 && !header.some(isOfNumbers) && areGroups(rows) && names > 0 ? 0 : numbered;
  if (number < 0) return rows;
  const charges = rows.filter(({ cells }) => cells[names]);
  const standing = settingOf(rows, charges, { names, number }, OFF * type);
  if (!standing) return rows;
  const { groups, setting } = standing;
  const boxes = groups.map((group) => around(group.map(({ cells }) => cells[names]!)));
  const left = Array.from({ length: names }, (_, column) => cellsOf(rows, column, boxes, setting, type));
  // What stands in a line of its own between the charges, right of them.
  const between = rows.filter((each) => !charges.includes(each));
  return groups.flatMap((group, i) =>
    group.map(({ row, cells }, j) => {
      if (j > 0) return { row, cells: [...left.map(() => undefined), ...cells.slice(names)] };
      const beside = left.map((column) => column[i]);
      const own = between.filter((each) => isWithin(each.row, boxes[i]));
      const right = cells
        .slice(names)
        .map((cell, k) => cell ?? own.map((each) => each.cells[names + k]).find((each) => each !== undefined));
      return {
        row: [...beside.filter((cell) => cell !== undefined), ...row, ...own.flatMap((each) => each.row)],
        cells: [...beside, ...right],
      };
    }),
  );
}

const isWithin = (row: readonly Block[], box: { y0: number; y1: number }): boolean => {
  const middle = middleY(around(row));
  return middle > box.y0 && middle < box.y1;
};

/** True for a column whose cells are labels of prices: "Day" over "Night". */
function arePrices(rows: readonly Placed[], column: number): boolean {
  const cells = rows.flatMap(({ cells: { [column]: cell } }) => cell ?? []);
  const named = cells.filter(
    ({ text, label }) => label?.qualifier === '' && !/\d/.test(text) && label.concepts.some((each) => PRICE.test(each)),
  );
  return cells.length >= 3 && named.length >= MOST * cells.length;
}

const PRICE = /UnitRate$|^(?:unitRate|standingCharge)$/;

const areNumbers = (cells: readonly Block[]): boolean =>
  cells.length >= 2 && cells.every(({ text }) => NUMBER.test(text));

/** True where the first column names each of its rows otherwise, without figures: the groups of a list of prices. */
function areGroups(rows: readonly Placed[]): boolean {
  const cells = rows.flatMap(({ cells: [cell] }) => cell ?? []);
  const names = new Set(cells.map(({ text }) => text));
  return names.size >= 2 && names.size === cells.length && cells.every((cell) => !cell.label && headerLike(cell));
}

interface Standing {
  groups: Placed[][];
  setting: Setting;
}

/**
 * How the numbers stand to their charges, where that is not at the top: in the way in which the points have the fewest kinds
 * of charges, no charge twice. Undefined where they stand at the top, or nothing tells.
 */
function settingOf(
  rows: readonly Placed[],
  charges: readonly Placed[],
  { names, number }: { names: number; number: number },
  most: number,
): Standing | undefined {
  const middles = rows.flatMap(({ cells: { [number]: cell } }) => (cell ? middleY(cell) : []));
  if (middles.length < 2) return undefined;
  const isNumbered = ({ cells }: Placed): boolean => cells[number] !== undefined;
  const counts: Record<Setting, number[] | undefined> = {
    top: charges.every((each, i) => i > 0 || isNumbered(each)) ? countsFrom(charges.map(isNumbered)) : undefined,
    middle: groupsAround(
      middles,
      charges.map(({ cells }) => cells[names]!),
      most,
    ),
    bottom: charges.every((each, i) => i < charges.length - 1 || isNumbered(each))
      ? countsFrom(charges.map(isNumbered).reverse())?.reverse()
      : undefined,
  };
  const found = (['top', 'middle', 'bottom'] as const).flatMap((setting) => {
    let at = 0;
    const groups = counts[setting]?.map((count) => charges.slice(at, (at += count)));
    if (groups?.length !== middles.length) return [];
    const kinds = groups.map((group) => group.map(({ cells }) => cells[names]!.text));
    const isOnce = kinds.every((texts) => new Set(texts).size === texts.length);
    return isOnce ? [{ setting, groups, kinds: new Set(kinds.map((texts) => texts.join('\n'))).size }] : [];
  });
  const best = found.reduce<(typeof found)[number] | undefined>(
    (least, each) => (least && least.kinds <= each.kinds ? least : each),
    undefined,
  );
  return best && best.setting !== 'top' && best.groups.length < charges.length ? best : undefined;
}

/** How many charges stand from one number to the next. */
function countsFrom(numbered: readonly boolean[]): number[] | undefined {
  const counts: number[] = [];
  for (const each of numbered) {
    if (each) counts.push(0);
    if (counts.length === 0) return undefined;
    counts[counts.length - 1] += 1;
  }
  return counts;
}

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
  return from === charges.length && counts.every((count) => count > 0) ? counts : undefined;
}

/** The cells of a column, each beside the charges of its point. */
function cellsOf(
  rows: readonly Placed[],
  column: number,
  boxes: Parameters<typeof groupsBeside>[1],
  setting: Setting,
  type: number,
): (Block | undefined)[] {
  const cells = rows.flatMap(({ cells: { [column]: cell } }) => cell ?? []);
  const lines = cells.flatMap((cell) => cell.lines);
  const groups = groupsBeside(lines, boxes, setting, type) ?? [];
  return boxes.map((_, i) => {
    const own = groups.find(({ at }) => at.includes(i))?.lines;
    const whole = own && cells.find((cell) => cell.lines.length === own.length && cell.lines[0] === own[0]);
    return (
      whole ??
      (own && { ...blockOf(own[0].page, own, 'cell'), index: cells.find(({ lines: [l] }) => l === own[0])?.index ?? 0 })
    );
  });
}
