import { isBand } from './bands.js';
import { FIGURE, FUEL, TOTALS } from './line-shapes.js';
import type { Block, Segment } from './model.js';

/** True for a value behind a colon: a form and no table. */
export const isLed = (cell: Block): boolean => cell.lines[0].led !== undefined;

/** True for the first text of a numbered box, which is a label with its value beside or under it. */
export const isBoxed = (cell: Block): boolean => cell.lines[0].boxed === true;

/** True where the first cell under a header is a label of its own, with its value beside it, and no number of a row: "01". */
export const isRowLabel = (cell: Block, head: Block): boolean =>
  cell.label?.qualifier === '' &&
  !/^\d+$/.test(cell.text) &&
  !isAnswerUnder(cell, head) &&
  Math.abs(cell.x0 - head.x0) < 2 * cell.fontSize;

/** "Fixed" under "Pricing" says how the price is set; under another head it is the label of a charge. */
export const isAnswerUnder = ({ text }: Block, { label }: Block): boolean =>
  (label?.concepts.includes('isFixedContract') ?? false) && /^(?:fully )?fixed$/i.test(text);

/** True for a text that is surely a label; so is a common word with a colon. */
export const isLabelOfRow = ({ label, text }: Block): boolean =>
  label?.qualifier === '' && (!label.weak || text.endsWith(':'));

/** True for labels each with its value beside it, in columns of their own: a form follows the table. */
export function isFieldRow(row: readonly Block[], rows: readonly (readonly Block[])[], head: Block): boolean {
  if (row.some(isLed)) return true;
  // "Subtotal | 901,789" sums up the rows over it.
  if (TOTALS.test(row[0].text) && FIGURE.test(row[1]?.text ?? '')) return false;
  return areFields(row, rows[0]) && Math.abs(row[0].x0 - head.x0) > 1.5 * head.fontSize && !goesOnBelow(row[0], rows);
}

/** True for a label under one that stands in the middle of a wider row: "Standing charge" under the "Unit rate" of a site. */
const goesOnBelow = (cell: Block, rows: readonly (readonly Block[])[]): boolean =>
  rows.some((row) => row.slice(1, -1).some((over) => over.label && Math.abs(over.x0 - cell.x0) < 1));

/** True for a line of labels each with its value beside it, which the first row of the table is not. */
export const areFields = (row: readonly Block[], first: readonly Block[]): boolean =>
  alternates(row) && !alternates(first);

const alternates = (line: readonly Block[]): boolean =>
  line.length >= 2 && line.length % 2 === 0 && line.every((cell, i) => (i % 2 === 0) === isLabelOfRow(cell));

/** True for a label with its value beside it under the values of a wider header: a list of such pairs follows the row of boxes. */
export const beginsList = (
  row: readonly Block[],
  rows: readonly (readonly Block[])[],
  header: readonly Block[],
): boolean =>
  header.length > 2 &&
  row.length === 2 &&
  isRowLabel(row[0], header[0]) &&
  !row[0].label!.weak &&
  !row[1].label &&
  rows.every(([first]) => !first.label);

/** "2. Main Kitchen": the place of a site in a list, and its name. */
const PLACED = /^\d{1,3}[.)]\s+\p{Lu}/u;
/** The number of a supply point behind its own label. */
const NUMBERED_POINT =
  /^(?:(?:electricity|gas) )?(?:mpan|mprn|mpr|(?:meter|supply) (?:point )?(?:number|no\.?|ref(?:erence)?))(?: core)?\s*[:.]?\s*\d[\d ]{4,}/i;

/** True for the title of the next card, "2. Main Kitchen | MPRN 7301264507", where each card has the same heads over its one row. */
export const isNextCard = (row: readonly Block[], header: readonly Block[], all: readonly Block[]): boolean =>
  PLACED.test(row[0].text) &&
  row.slice(1).some((cell) => NUMBERED_POINT.test(cell.text)) &&
  all.some(
    ({ text, y0, x0 }) => text === header[0].text && y0 > row[0].y1 && Math.abs(x0 - header[0].x0) < row[0].fontSize,
  );

/** What stands there in several rows, "Natural gas" under "Utility", is a value of each and no label. */
export const areSameFuel = (cells: readonly Block[]): boolean =>
  cells.length > 1 && cells.every(({ text }) => FUEL.test(text) && text === cells[0].text);

/** True where labels go on under a would-be header: the labels of one column, each with its value beside it. */
export const isLabelColumn = (header: readonly Block[], ...under: (readonly Block[])[]): boolean =>
  header.slice(0, -1).some((head) => {
    const beneath = under.map((row) => row.findIndex((cell) => isRowLabel(cell, head) && !cell.label!.weak));
    if (head.label === undefined || !beneath.every((at, i) => at >= 0 && under[i][at + 1] !== undefined)) return false;
    // Names of registers beside a column of prices are values: "All units", "Day units" under "Period".
    const labels = beneath.map((at, i) => under[i][at]);
    if (areSameFuel(labels)) return false;
    const isRate = ({ label }: Block): boolean => label?.concepts.some((each) => /unitRate$/i.test(each)) ?? false;
    const isCharge = (each: Block): boolean =>
      isRate(each) || (header.length > 3 && (each.label?.concepts.includes('standingCharge') ?? false));
    return !(
      labels.every((each) => isCharge(each) && /^\p{L}{2}/u.test(each.text)) &&
      header.some((other) => other !== head && isRate(other))
    );
  });

/** "Product | Steady Fix | Price type | Fixed" over "Daily charge | 69p | VAT | 20%": two columns of labels beside their values. */
export function areFormRows(header: readonly Block[], row: readonly Block[]): boolean {
  const answers = header.slice(1).filter((answer, i) => {
    const at = row.findIndex((cell) => isRowLabel(cell, header[i]) && !cell.label!.weak);
    const beside = row[at + 1];
    const alike = beside && !beside.label && Math.abs(beside.x0 - answer.x0) < 2 * beside.fontSize;
    return header[i].label?.qualifier === '' && !isLabelOfRow(answer) && at >= 0 && alike;
  });
  return answers.length >= 2 && answers.some((answer) => !answer.label);
}

/** A form has labels of at least so many kinds in one column. */
export const FORM_FIELDS = 4;

/** Of how many kinds the labels in the first column are, each with something beside it; names of charges are values as well. */
export function fieldsIn(rows: readonly (readonly Block[])[], head: Block): number {
  const labels = rows.filter((row) => row.length > 1 && isRowLabel(row[0], head) && isLabelOfRow(row[0]));
  const concepts = labels.map(([first]) => first.label!.concepts[0]);
  return new Set(concepts.filter((each) => !/rate|charge/i.test(each))).size;
}

/** So many labels of a line with their values beside them, at the edges of those of the next line, are of a form. */
const LEAST_PAIRS = 2;
/** In type heights: how far apart the lines of a form stand at most. */
const LINES_APART = 2.5;

/**
 * True for a line of labels with their values beside them, over or under another whose labels and values begin at the same
 * edges: "Product | Simply Steady | Pricing | Fixed price" under "Start | 1 May 2027 | Payment | Direct Debit" heads no table.
 */
export const isOfForm = (line: readonly Block[], beside: readonly (readonly Block[] | undefined)[]): boolean =>
  beside.some((other) => other !== undefined && isNear(line, other) && pairsAlike(line, other) >= LEAST_PAIRS);

const isNear = ([cell]: readonly Block[], [other]: readonly Block[]): boolean =>
  Math.max(cell.y0 - other.y1, other.y0 - cell.y1) < LINES_APART * cell.fontSize;

const pairsAlike = (line: readonly Block[], other: readonly Block[]): number =>
  line.filter((label, i) => {
    const at = other.findIndex((each) => isAtEdge(each, label));
    const [value, like] = [line[i + 1], other[at + 1]];
    const areLabelled = at >= 0 && isWholeLabel(label) && isWholeLabel(other[at]);
    return areLabelled && value && like && isAtEdge(value, like) && ![value, like].some(isWholeLabel);
  }).length;

const isWholeLabel = ({ label }: Block): boolean => label?.qualifier === '';

const isAtEdge = (one: Block, other: Block): boolean => Math.abs(one.x0 - other.x0) < 1;

/** So many labels among the values, and as many for so many lines, tell of a form. */
const LEAST_LABELS = 3;
const FORM = 8;

/** True where much of what stands under a header is labels itself: of rows, or of values beside them. */
export function areForms(blocks: readonly Block[], under: readonly Segment[]): boolean {
  const labels = blocks.filter(
    ({ label, lines: [line] }) => label?.qualifier === '' && !label.weak && !isBand(line) && under.includes(line),
  );
  return labels.length >= LEAST_LABELS && FORM * labels.length >= under.length;
}
