import { block as blockOf } from './blocks.js';
import type { Block } from './model.js';

/** A column has so many numbers under labels of their own at least. */
const LEAST = 2;
/** How far under its label a number may stand, in type heights. */
const NEAR = 0.8;
/** The number of a meter point. */
const NUMBER = /^\d(?: ?\d){5,20}$/;

/**
 * Joins labels in the rows of a table to the numbers right under them: "Elec MPAN" over the one and "Gas MPRN" over the next
 * number, all under one "Meter point", say of what kind each number is and are no labels of what stands beside them.
 */
export function withNumbersNamed(blocks: Block[]): Block[] {
  const cells = blocks.filter(({ kind }) => kind === 'cell');
  const named = cells.flatMap((name) => {
    const number = isOfNumbers(name) ? numberUnder(name, cells) : undefined;
    return number && hasRow(name, cells) ? [{ name, number }] : [];
  });
  const joined = new Map<Block, Block>();
  const gone = new Set<Block>();
  for (const { name, number } of named) {
    const column = new Set(named.flatMap((other) => (isAtEdge(other.name, name) ? [other.name] : [])));
    const isHeaded = cells.some(
      (cell) => cell.y1 <= name.y0 && isOfNumbers(cell) && isAtEdge(cell, name) && !column.has(cell),
    );
    if (column.size < LEAST || !isHeaded) continue;
    joined.set(name, blockOf(name.page, [...name.lines, ...number.lines], 'cell'));
    gone.add(number);
  }
  return joined.size === 0 ? blocks : blocks.flatMap((each) => (gone.has(each) ? [] : [joined.get(each) ?? each]));
}

const isOfNumbers = ({ label }: Block): boolean =>
  label?.concepts.some((each) => /^(?:mpan|mprn|meterPoint)\??$/.test(each)) ?? false;

const isAtEdge = (cell: Block, other: Block): boolean => Math.abs(cell.x0 - other.x0) < 0.3 * other.fontSize;

const numberUnder = (name: Block, cells: readonly Block[]): Block | undefined =>
  cells.find(
    (cell) =>
      NUMBER.test(cell.text) &&
      isAtEdge(cell, name) &&
      Math.abs(cell.y0 - name.y1 - 0.2 * name.fontSize) < NEAR * name.fontSize,
  );

/** True for a label with figures of several columns beside it, which are none of its values. */
const hasRow = (name: Block, cells: readonly Block[]): boolean =>
  cells.filter(
    (cell) => cell.x0 >= name.x1 && Math.abs(cell.y0 - name.y0) < 0.3 * name.fontSize && /\d/.test(cell.text),
  ).length >= LEAST;
