import { atHeight } from './at-height.js';
import { sameLine } from './geometry.js';
import type { Block } from './model.js';

/** How many values a column must have, so that a common word in it is one of them. */
const LEAST = 2;
/** How many labels may stand among so many values: words of answers too. */
const FEW = 0.25;

/** A common word, or a label among other words: "Green Business Rate" is a product. */
const isUnsure = ({ label, text }: Block): boolean =>
  label !== undefined && (label.weak || label.qualifier !== '') && !/[:?]$/.test(text);

/** How many texts, each beside another of one column, tell that a column is one of values. */
const LEAST_ROWS = 3;

/**
 * True for a word in a column of texts of one type, each beside a text of another type, and these at one edge: "Customer |
 * **Steady Ltd**" over "Prices | **Fixed**" are labels and values, whatever their words are.
 */
function isInSetOffColumn(word: Block, column: readonly Block[], cells: readonly Block[]): boolean {
  const nextTo = (cell: Block): Block | undefined =>
    atHeight(cells, cell)
      .filter((other) => other.x1 <= cell.x0 + 1 && sameLine(other, cell))
      .sort((one, other) => other.x1 - one.x1)[0];
  const label = nextTo(word);
  if (!label?.label || label.bold === word.bold) return false;
  const rows = column.filter((cell) => Math.abs(cell.y0 - word.y0) < REACH * word.fontSize && cell.bold === word.bold);
  const beside = rows.map(nextTo).filter((each) => each && Math.abs(each.x0 - label.x0) < 0.3 * label.fontSize);
  const isOver = rows.some((cell) => cell.y1 <= word.y0 + 2 && !cell.label);
  return isOver && beside.length >= LEAST_ROWS && beside.every((each) => each!.bold === label.bold);
}
/** How far, in type heights, the rows of one list of labels and values reach. */
const REACH = 12;

/** Labels of the office of who signs. */
const ASKS_OFFICE = /^(?:position|job title|title|role|office(?: held)?|capacity(?: in which signed)?)\s*:?$/i;
/** Offices that are labels elsewhere: "Partner" of who acts for the customer, "Buyer" of the customer. */
const OFFICE =
  /^(?:(?:managing|senior|general|joint) )?(?:partner|buyer|purchaser|director|agent|owner|manager|consultant|advis[eo]r|representative|proprietor|tenant|landlord|occupier)$/i;

/** Takes the label off "Partner" beside "Position": who signs a paper answers so, and what stands on is no value of it. */
function unlabelOffices(cells: readonly Block[]): void {
  for (const word of cells.filter(({ label, text }) => label && OFFICE.test(text))) {
    const before = cells
      .filter((cell) => cell.x1 <= word.x0 + 1 && sameLine(cell, word))
      .sort((one, other) => other.x1 - one.x1)[0];
    if (before && ASKS_OFFICE.test(before.text)) delete word.label;
  }
}

/**
 * Takes the label off a common word that stands in a column of values: "Use of premises | Business" under "VAT | 20%" and
 * "Term | 24 months" is an answer, for all that "Business" is a label elsewhere.
 */
export function unlabelValues(blocks: readonly Block[]): void {
  const cells = blocks.filter((block) => block.kind === 'cell');
  unlabelOffices(cells);
  const labels = cells.filter((cell) => cell.label?.qualifier === '' && !cell.label.weak);
  const isBesideLabel = (cell: Block): boolean =>
    labels.some((label) => label.x1 <= cell.x0 + 1 && sameLine(label, cell));
  for (const word of cells.filter(isUnsure)) {
    const column = cells.filter((cell) => cell !== word && Math.abs(cell.x0 - word.x0) < 0.3 * word.fontSize);
    const values = column.filter((cell) => !cell.label && isBesideLabel(cell));
    // The word at the top of a column may head it.
    const over = values.some((cell) => cell.y1 <= word.y0 + 2 && word.y0 - cell.y1 < 2 * word.fontSize);
    const labelled = column.filter((cell) => labels.includes(cell)).length;
    const isAnswer = isBesideLabel(word) && over && values.length >= LEAST && labelled <= FEW * values.length;
    if (isAnswer || isInSetOffColumn(word, column, cells)) delete word.label;
  }
}
