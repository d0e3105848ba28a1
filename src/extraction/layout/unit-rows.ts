import { block as blockOf, labelOf } from './blocks.js';
import { overlapX, sameLine } from './geometry.js';
import { headerLike } from './header.js';
import type { Lexicon } from './lexicon.js';
import type { Block } from './model.js';
import { isUnitLine } from './unit-lines.js';

/** How far under its head a unit may stand, in type heights. */
const REACH = 1.8;
const FIGURE = /^£?\d[\d,]*(?:\.\d+)?$/;

/**
 * Joins the units of columns to the heads that they stand under at some distance, a line of their own between the heads
 * and the first figures: "Standing charge | Unit rate" over "p/day | p/kWh" over "48.2 | 21.9".
 */
export function withUnitRows(blocks: Block[], lexicon: Lexicon, lenient: boolean): Block[] {
  const cells = blocks.filter(({ kind }) => kind === 'cell');
  const units = cells.filter((cell) => cell.lines.length === 1 && isUnitLine(cell.text));
  if (units.length < 2) return blocks;
  const heads = new Map<Block, Block>();
  for (const unit of units) {
    const head = headOf(unit, cells);
    if (head && hasFigureUnder(unit, cells)) heads.set(unit, head);
  }
  const joined = new Map<Block, Block>();
  const taken = new Set<Block>();
  for (const [unit, head] of heads) {
    const line = units.filter((each) => sameLine(each, unit));
    if (line.length < 2 || !line.every((each) => heads.has(each)) || joined.has(head)) continue;
    const whole = blockOf(unit.page, [...head.lines, ...unit.lines], 'cell');
    whole.label = labelOf(whole, lexicon, lenient);
    joined.set(head, whole);
    taken.add(unit);
  }
  if (joined.size === 0) return blocks;
  return blocks.filter((each) => !taken.has(each)).map((each) => joined.get(each) ?? each);
}

/** What stands right over a unit, where it can head a column. */
function headOf(unit: Block, cells: readonly Block[]): Block | undefined {
  const over = cells
    .filter((cell) => cell.y1 <= unit.y0 + 1 && unit.y0 - cell.y1 < REACH * unit.fontSize && overlapX(cell, unit) > 0)
    .sort((a, b) => b.y1 - a.y1)[0];
  return over && headerLike(over) && !isUnitLine(over.text) && over.bold === unit.bold ? over : undefined;
}

const hasFigureUnder = (unit: Block, cells: readonly Block[]): boolean =>
  cells.some(
    (cell) =>
      FIGURE.test(cell.text) &&
      overlapX(cell, unit) > 0 &&
      cell.y0 >= unit.y1 - 1 &&
      cell.y0 - unit.y1 < 4 * unit.fontSize,
  );
