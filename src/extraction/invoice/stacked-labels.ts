import { findDates, readTypeIn } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { middleX } from '../layout/geometry.js';
import { LEXICON } from './lexicon.js';
import { lineOf, type Cell, type Line } from './lines.js';

/** In heights of type. */
const NEAR = 0.9;
/** How far a sum in a box may stand under its own name. */
const BOXED = 1.2;
const EDGE = 0.4;
/** The sums of a bill, as they stand over their names. */
const AMOUNT = /^[-(]*£\s?[\d,]+\.\d\d\)?(?:\s?cr)?$/i;
const LINES_OVER = 4;
const UNIT = /\b(?:kwh|kvarh?|pence|units?|days?|per|month|quarter|year|annum)\b/gi;

/**
 * The lines of which none is a row of values under or over a row of labels, as in the boxes of a form: there each value
 * stands in one line with its label. Rows under the heads of a table stay, as do those for which `stays` holds.
 */
export function besideLabels(lines: readonly Line[], stays: (line: Line) => boolean): Line[] {
  const moved = new Set<Cell>();
  const paired = new Map<Line, Cell[][]>();
  for (const line of lines) {
    const cells = line.cells.filter((cell) => !isTextBeside(cell, line));
    const values = cells.filter((cell) => isValue(cell, line.ocr));
    // a row that begins with words is one of a table
    const isSum = isSumAlone(cells, line, lines);
    if (values.length < 2 && !isPriceAlone(line, lines) && !isSum) continue;
    if (!values.includes(cells[0]) || stays(line) || isInTable(line, lines)) continue;
    const over = cells.flatMap((cell) => labelOver(cell, line, lines, isSum ? BOXED : NEAR) ?? []);
    // where none has its label over it, each may have it under it
    const labels = over.length > 0 ? over : cells.flatMap((cell) => labelUnder(cell, line, lines) ?? []);
    if (labels.length < cells.length) continue;
    const beside = line.cells.filter((cell) => !cells.includes(cell)).map((cell) => [cell]);
    paired.set(line, [...beside, ...cells.map((cell, i) => [labels[i], cell])]);
    for (const label of labels) moved.add(label);
  }
  if (paired.size === 0) return [...lines];
  const rows = lines.flatMap((line) => {
    const pairs = paired.get(line);
    if (pairs) return pairs.map((pair) => ({ line, cells: pair }));
    const cells = line.cells.filter((cell) => !moved.has(cell));
    return cells.length > 0 ? [{ line, cells }] : [];
  });
  return rows.map(({ line, cells }, index) => lineOf(cells, line.page, index, line.ocr));
}

const UNIT_OF_RATE =
  /(?:\/|\bper )\s?(?:kwh|unit|day|month|quarter|year)\b|\b(?:daily|monthly|quarterly|annual|yearly)\b|\d\s?%$/i;

/** A price, by its own words or those over it, and nothing beside it. */
const isPriceAlone = (line: Line, lines: readonly Line[]): boolean =>
  line.cells.length === 1 &&
  /\d/.test(line.text) &&
  UNIT_OF_RATE.test(`${line.text} ${labelOver(line.cells[0], line, lines)?.text ?? ''}`);

/** Running text whose lines stand beside boxes of sums. */
const isTextBeside = (cell: Cell, { cells, text }: Line): boolean =>
  cell.block.kind === 'prose' && cells.length > 1 && AMOUNT.test(cells.at(-1)!.text) && cell.text !== text;

const SUMS = ['amountDueNetOfVat', 'vat', 'totalAmount'];

/** "Ex. VAT" over "£132.33", and nothing beside either: a sum in a box of its own. */
function isSumAlone(cells: readonly Cell[], line: Line, lines: readonly Line[]): boolean {
  const [cell, ...more] = cells;
  if (!cell || more.length > 0 || !AMOUNT.test(cell.text)) return false;
  const label = labelOver(cell, line, lines, BOXED);
  const concepts = label
    ? (LEXICON.label(label.text.replace(/\d+(?:\.\d+)?\s?%/, '').trim(), line.ocr)?.concepts ?? [])
    : [];
  return SUMS.some((sum) => strengthOf(concepts, sum) > 0);
}

function isValue({ text }: Cell, ocr: boolean): boolean {
  if (!/\d/.test(text)) return false;
  const [date] = findDates(text, { ocr });
  const rest = date ? without(text, date) : text;
  // "26,161 (estimated)" is a reading
  const kind = readTypeIn(rest);
  return !/\p{L}{3}/u.test((kind ? without(rest, kind) : rest).replace(UNIT, ''));
}

const without = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(0, start) + text.slice(end);

/** The label of a numbered box stands behind its number, the value of it under the number. In heights of type. */
const NUMBER = 1.8;
const isBoxed = ({ segments: [{ words }] }: Cell): boolean => words[0].boxed === true;

function labelOver(cell: Cell, line: Line, lines: readonly Line[], near = NEAR): Cell | undefined {
  const over = lines
    .slice(Math.max(0, line.index - LINES_OVER), line.index)
    .filter((other) => other.page === line.page)
    .flatMap((other) => other.cells)
    .filter((other) => {
      const indent = other.x0 - cell.x0;
      return (
        Math.abs(indent) < EDGE * cell.fontSize || (indent > 0 && indent < NUMBER * cell.fontSize && isBoxed(other))
      );
    })
    .sort((a, b) => b.y1 - a.y1);
  const [label] = over;
  const isLabel = label && /^\p{L}[\p{L}. ]{2}/u.test(label.text) && !isValue(label, line.ocr);
  return isLabel && cell.y0 - label.y1 < near * cell.fontSize ? label : undefined;
}

/** The label right under an amount of money, with nothing under itself that it could be the label of. */
function labelUnder(cell: Cell, line: Line, lines: readonly Line[]): Cell | undefined {
  if (!AMOUNT.test(cell.text)) return undefined;
  const under = lines
    .slice(line.index + 1, line.index + LINES_OVER)
    .filter((other) => other.page === line.page)
    .flatMap((other) => other.cells)
    .filter((other) => isAligned(other, cell))
    .sort((a, b) => a.y0 - b.y0);
  const [label, next] = under;
  const isLabel = label && /^\p{L}[\p{L} ]{2}/u.test(label.text) && !isValue(label, line.ocr);
  const gap = label && label.y0 - cell.y1;
  if (!isLabel || gap >= NEAR * cell.fontSize) return undefined;
  return next && isValue(next, line.ocr) && next.y0 - label.y1 <= gap ? undefined : label;
}

const isAligned = (one: Cell, other: Cell): boolean =>
  [one.x0 - other.x0, one.x1 - other.x1, middleX(one) - middleX(other)].some(
    (apart) => Math.abs(apart) < EDGE * other.fontSize,
  );

/** Another row of values stands close under it in the same columns. */
function isInTable(line: Line, lines: readonly Line[]): boolean {
  const next = lines.slice(line.index + 1, line.index + LINES_OVER).filter((other) => other.page === line.page);
  return next.some((other) => {
    const cells = other.cells.filter((cell) => isValue(cell, line.ocr));
    const same = cells.filter((cell) =>
      line.cells.some((own) => Math.min(Math.abs(own.x0 - cell.x0), Math.abs(own.x1 - cell.x1)) < EDGE * cell.fontSize),
    );
    return same.length >= 2 && !same.some((cell) => labelOver(cell, other, lines));
  });
}
