import { atHeight } from './at-height.js';
import { middleX, overlapX, sameLine } from './geometry.js';
import type { Block } from './model.js';
import { BARE_NUMBER, PRICE_ONLY, UNIT_ONLY } from './places.js';
import { isUnitLine } from './unit-lines.js';

/** "p/day" behind an amount, or between a label and amounts, is their unit and no label of what follows. */
export const isUnitOfFigure = (block: Block, cells: readonly Block[]): boolean =>
  (UNIT_ONLY.test(block.text) && (isBehindFigure(block, cells) || isInRowOfFigures(block, cells))) ||
  (PER.test(block.text) && isUnderFigure(block, cells)) ||
  (isUnitLine(block.text) && cells.some((cell) => isLargeOver(cell, block)));

const PER = /^(?:per|an?|each|every) (?:kwh|unit|day|month|quarter|year|kva)\b/i;
const FIGURE = /^£?\d[\d.,]*(?: ?p)?$/i;

/** "27.84p" over "per kWh, all day". */
const isUnderFigure = (block: Block, cells: readonly Block[]): boolean =>
  cells.some(
    (cell) =>
      FIGURE.test(cell.text) &&
      Math.abs(cell.x0 - block.x0) < 0.3 * block.fontSize &&
      cell.y1 <= block.y0 + 0.5 * block.fontSize &&
      block.y0 - cell.y1 < block.fontSize,
  );

/** "£31.40" in large type over "per month", at one edge or in the middle of a card. */
const isLargeOver = (figure: Block, unit: Block): boolean =>
  figure.page === unit.page &&
  figure.fontSize > 1.25 * unit.fontSize &&
  unit.y0 - figure.y1 > -0.5 * unit.fontSize &&
  unit.y0 - figure.y1 < unit.fontSize &&
  overlapX(figure, unit) > 0 &&
  FIGURE.test(figure.text) &&
  (Math.abs(figure.x0 - unit.x0) < 0.5 * unit.fontSize || Math.abs(middleX(figure) - middleX(unit)) < unit.fontSize);

/** The units that stand under figures in larger type, by the figure that each is of. */
export function unitsUnderFigures(blocks: readonly Block[]): Map<Block, Block> {
  const units = blocks.filter(({ kind, text }) => kind === 'cell' && text.length < 30 && isUnitLine(text));
  const found = new Map<Block, Block>();
  for (const unit of units) {
    const figure = blocks.find((block) => block.kind === 'cell' && isLargeOver(block, unit));
    if (figure) found.set(figure, unit);
  }
  return found;
}

/** "Capacity charge | p/kVA/day | 9.02 | 4.59": a label, its unit, and a figure for each of several columns. */
const isInRowOfFigures = (block: Block, cells: readonly Block[]): boolean => {
  const line = atHeight(cells, block).filter((cell) => cell !== block && sameLine(cell, block));
  const after = line.filter((cell) => cell.x0 >= block.x1);
  return (
    line.some((cell) => cell.label !== undefined && cell.x1 <= block.x0) &&
    after.length > 1 &&
    after.every(({ text }) => BARE_NUMBER.test(text))
  );
};

const isBehindFigure = (block: Block, cells: readonly Block[]): boolean =>
  !atHeight(cells, block).some(
    (cell) => cell.lines[0].led !== undefined && cell.x0 >= block.x1 && sameLine(cell, block),
  ) &&
  atHeight(cells, block).some(
    (cell) =>
      (BARE_NUMBER.test(cell.text) || isPriceBefore(cell, block)) &&
      cell.x1 <= block.x0 &&
      block.x0 - cell.x1 < 20 * block.fontSize &&
      sameLine(cell, block),
  );

/** How far behind its price, in type heights, a unit in a cell of its own stands. */
const BEHIND = 5;

/** "25.46p" with "per kWh" right behind it. */
const isPriceBefore = (price: Block, unit: Block): boolean =>
  PRICE_ONLY.test(price.text) &&
  PER.test(unit.text) &&
  price.x1 <= unit.x0 &&
  unit.x0 - price.x1 < BEHIND * unit.fontSize &&
  sameLine(price, unit);

/** The units that stand right behind prices, by the price that each is of. */
export function unitsBehindPrices(blocks: readonly Block[]): Map<Block, Block> {
  const cells = blocks.filter(({ kind }) => kind === 'cell');
  const found = new Map<Block, Block>();
  for (const unit of cells.filter(({ text }) => text.length < 20 && PER.test(text))) {
    const price = atHeight(cells, unit).find((cell) => isPriceBefore(cell, unit));
    if (price) found.set(price, unit);
  }
  return found;
}
