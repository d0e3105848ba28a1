import { sameLine } from './geometry.js';
import type { Block } from './model.js';
import { BARE_NUMBER, UNIT_ONLY } from './places.js';

/** "p/day" behind an amount, or between a label and amounts, is their unit and no label of what follows. */
export const isUnitOfFigure = (block: Block, cells: readonly Block[]): boolean =>
  (UNIT_ONLY.test(block.text) && (isBehindFigure(block, cells) || isInRowOfFigures(block, cells))) ||
  (PER.test(block.text) && isUnderFigure(block, cells));

const PER = /^(?:per|an?|each|every) (?:kwh|unit|day|month|quarter|year|kva)\b/i;
const FIGURE = /^£?\d[\d.,]*p?$/i;

/** "27.84p" over "per kWh, all day". */
const isUnderFigure = (block: Block, cells: readonly Block[]): boolean =>
  cells.some(
    (cell) =>
      FIGURE.test(cell.text) &&
      Math.abs(cell.x0 - block.x0) < 0.3 * block.fontSize &&
      cell.y1 <= block.y0 + 0.5 * block.fontSize &&
      block.y0 - cell.y1 < block.fontSize,
  );

/** "Capacity charge | p/kVA/day | 9.02 | 4.59": a label, its unit, and a figure for each of several columns. */
const isInRowOfFigures = (block: Block, cells: readonly Block[]): boolean => {
  const line = cells.filter((cell) => cell !== block && sameLine(cell, block));
  const after = line.filter((cell) => cell.x0 >= block.x1);
  return (
    line.some((cell) => cell.label !== undefined && cell.x1 <= block.x0) &&
    after.length > 1 &&
    after.every(({ text }) => BARE_NUMBER.test(text))
  );
};

const isBehindFigure = (block: Block, cells: readonly Block[]): boolean =>
  !cells.some((cell) => cell.lines[0].led !== undefined && cell.x0 >= block.x1 && sameLine(cell, block)) &&
  cells.some(
    (cell) =>
      BARE_NUMBER.test(cell.text) &&
      cell.x1 <= block.x0 &&
      block.x0 - cell.x1 < 20 * block.fontSize &&
      sameLine(cell, block),
  );
