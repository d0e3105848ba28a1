import { labelOf } from './blocks.js';
import { around, height, middleX, overlapX } from './geometry.js';
import { headerLike } from './header.js';
import type { Lexicon } from './lexicon.js';
import type { Block } from './model.js';
import { linesOf } from './lines-of-cells.js';
import { isUnitLine } from './unit-lines.js';

/** How far under its head a unit may stand, in type heights. */
const REACH = 4.5;
/** How far over its first figure, which may stand in the middle of a row of several lines. */
const ROW_REACH = 6;
/** In a picture the type of two lines is measured as so much larger or smaller, as a share of it. */
const MEASURED = 0.25;
/** So many units in a line tell that it is one of units. */
const LEAST_UNITS = 2;
/** What stands under the unit at the head of a column: a figure, or a dash where there is none. */
const UNDER_UNIT = /^(?:£?\d[\d.,]*p?|[-–—]|n\/a|nil)$/i;

/**
 * Joins units in a line of their own to the heads that they stand under: "p/kWh | £/day" in the second line of the header
 * of a table, over figures, goes on with "Unit rate | Standing charge".
 */
export function withUnitRows(blocks: Block[], lexicon: Lexicon, lenient: boolean): Block[] {
  const units = blocks.filter(({ kind, lines, text }) => kind === 'cell' && lines.length === 1 && isUnitLine(text));
  if (units.length === 0) return blocks;
  const cells = blocks.filter(({ kind }) => kind === 'cell');
  const joined = new Map<Block, Block>();
  for (const line of linesOf(cells)) {
    const alone = line.filter((cell) => units.includes(cell));
    // "kWh, last 12 months" among other units.
    const led = alone.length >= LEAST_UNITS ? line.filter(isLedByUnit) : [];
    const own = [...alone, ...led];
    const heads = own.map((unit) => headOver(unit, cells));
    if (own.length === line.length && new Set(heads).size === line.length && !heads.includes(undefined))
      own.forEach((unit, i) => joined.set(unit, heads[i]!));
    // In a grid of boxes one label goes on with its unit where another has its value.
    else own.forEach((unit, i) => heads[i] && isNextLine(unit, heads[i], lenient) && joined.set(unit, heads[i]));
  }
  if (joined.size === 0) return blocks;
  const whole = new Map([...joined].map(([unit, head]) => [head, withUnit(head, unit, lexicon, lenient)]));
  return blocks.flatMap((each) => (joined.has(each) ? [] : [whole.get(each) ?? each]));
}

/** "kWh, last 12 months", "p/kWh (incl. CCL)": a unit, and what more is said of it. */
const isLedByUnit = ({ text, lines }: Block): boolean => {
  const [, unit] = /^(.{1,12}?)(?:,| \(| [–-]) ?\p{L}/u.exec(text) ?? [];
  return unit !== undefined && lines.length === 1 && isUnitLine(unit) && !isUnitLine(text);
};

/** The head of a column that a unit stands under, where figures stand under both. */
function headOver(unit: Block, cells: readonly Block[]): Block | undefined {
  const reach = REACH * unit.fontSize;
  const stands = (cell: Block): boolean =>
    cell !== unit && (overlapX(cell, unit) > 0 || Math.abs(cell.x1 - unit.x1) < 0.5 * unit.fontSize);
  const over = cells
    .filter((cell) => stands(cell) && cell.y1 <= unit.y0 + 0.3 * height(unit) && unit.y0 - cell.y1 < reach)
    .reduce<Block | undefined>((low, cell) => (low && low.y1 >= cell.y1 ? low : cell), undefined);
  const under = cells
    .filter(
      (cell) =>
        stands(cell) && cell.y0 >= unit.y1 - 0.3 * height(unit) && cell.y0 - unit.y1 < ROW_REACH * unit.fontSize,
    )
    .reduce<Block | undefined>((high, cell) => (high && high.y0 <= cell.y0 ? high : cell), undefined);
  if (!over || !under || !UNDER_UNIT.test(under.text)) return undefined;
  return isHead(over) && !isUnitLine(over.text) ? over : undefined;
}

/**
 * True for a unit right under the label that it goes on with, at the same edge or in its middle, and in the same type. In a
 * picture the type of so short a line is not told surely.
 */
const isNextLine = (unit: Block, head: Block, lenient: boolean): boolean =>
  unit.y0 - head.y1 < 0.4 * unit.fontSize &&
  [unit.x0 - head.x0, unit.x1 - head.x1, middleX(unit) - middleX(head)].some(
    (off) => Math.abs(off) < 0.2 * unit.fontSize,
  ) &&
  (lenient
    ? Math.abs(unit.fontSize - head.fontSize) < MEASURED * head.fontSize
    : Math.abs(unit.fontSize - head.fontSize) < 0.2 && unit.bold === head.bold) &&
  head.label !== undefined;

const isHead = (cell: Block): boolean => (cell.label !== undefined || headerLike(cell)) && cell.lines.length <= 3;

function withUnit(head: Block, unit: Block, lexicon: Lexicon, lenient: boolean): Block {
  const lines = [...head.lines, ...unit.lines];
  const whole = { ...head, ...around(lines), lines, text: `${head.text} ${unit.text}` };
  whole.label = labelOf(whole, lexicon, lenient) ?? head.label;
  return whole;
}
