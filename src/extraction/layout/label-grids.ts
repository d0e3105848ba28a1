import { atHeight } from './at-height.js';
import { sameLine } from './geometry.js';
import type { Block } from './model.js';

/** In type heights: how far under its label a value stands at most, and how exactly a column begins at one edge. */
const UNDER = 2;
const TOGETHER = 0.3;

/**
 * True for a label and a text beside it in the columns of a grid of labels over their values, as other lines of it show:
 * the text is a label too, though its wording is not known, and no value of the first.
 */
export const isInGrid = (label: Block, beside: Block, headers: ReadonlySet<Block>, cells: readonly Block[]): boolean =>
  isAlike(label, beside) &&
  [label, beside].every((each) => hasValueUnder(each, cells)) &&
  [...headers].some(
    (head) =>
      isOver(head, label) &&
      [...headers].some((other) => other !== head && isOver(other, beside) && sameLine(head, other)),
  );

/** True for a text beside a label that stands right under another one of the same type, where the first has its value under it too. */
export const isUnderItsLabel = (label: Block, beside: Block, cells: readonly Block[]): boolean =>
  !isAlike(label, beside) &&
  hasValueUnder(label, cells) &&
  atHeight(cells, { y0: beside.y0 - beside.fontSize, y1: beside.y0 }).some(
    (cell) => cell.label !== undefined && cell !== label && cell.y1 <= beside.y0 + 1 && isOver(cell, label, beside),
  );

const isAlike = (one: Block, other: Block): boolean =>
  Math.abs(one.fontSize - other.fontSize) < 0.1 && one.bold === other.bold;

/** True for a label of the same type at the same edge, or at that of another text. */
const isOver = (head: Block, block: Block, edge = block): boolean =>
  head !== block && isAlike(head, block) && Math.abs(head.x0 - edge.x0) < TOGETHER * block.fontSize;

const hasValueUnder = (label: Block, cells: readonly Block[]): boolean =>
  atHeight(cells, { y0: label.y1 - 1, y1: label.y1 + UNDER * label.fontSize }).some(
    (cell) =>
      cell !== label &&
      cell.y0 >= label.y1 - 1 &&
      Math.abs(cell.x0 - label.x0) < TOGETHER * label.fontSize &&
      !isAlike(cell, label) &&
      !cell.label,
  );
