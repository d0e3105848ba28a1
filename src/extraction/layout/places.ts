import { atHeight } from './at-height.js';
import { around, height, middleX, overlapX, overlapY, sameColumn, sameLine, width } from './geometry.js';
import { isBoxed } from './form-rows.js';
import { ANSWER, headsNames } from './header.js';
import { isParted, type Gutter } from './gutters.js';
import { headOverGroups } from './heads-of-groups.js';
import { FIGURE } from './line-shapes.js';
import type { Block } from './model.js';

/** The values to the right of a label, up to the next label of the line. */
export function rightOf(
  label: Block,
  cells: readonly Block[],
  gutters: readonly Gutter[],
  own: ReadonlySet<Block>,
): Block[] {
  const right = atHeight(cells, label).filter(
    (cell) => cell !== label && cell.x0 >= label.x1 - 1 && sameLine(label, cell),
  );
  const beside = right.filter((cell) => besideLabel(label, cell) || endsBeside(label, cell, cells));
  const tall = beside.find((cell) => cell.lines.length > 1);
  const line = right
    .filter((cell) => beside.includes(cell) || (tall && areOfOneRow(tall, cell)))
    .sort((a, b) => a.x0 - b.x0);
  const values: Block[] = [];
  let unit: Block | undefined;
  for (const [i, cell] of line.entries()) {
    const last = values[values.length - 1];
    if (isParted(label, cell, gutters) || own.has(cell) || isBoxed(cell)) break;
    // What stands before a colon is a label, whether its wording is known or not.
    if (last && (last.text.endsWith(':') || line[i + 1]?.lines[0].led !== undefined)) break;
    if (last && beginsColumn(cell, line[i + 1], cells)) break;
    // A column of units stands before the columns of numbers.
    if (last && UNIT_ONLY.test(last.text) && BARE_NUMBER.test(cell.text)) unit = values.pop();
    if (unit && BARE_NUMBER.test(cell.text)) {
      values.push(withUnit(cell, unit));
      continue;
    }
    if (last && goesOn(last, cell)) {
      values[values.length - 1] = joined(last, cell);
      continue;
    }
    // The text right after a label is its value even where it could be a label elsewhere ("Monthly Direct Debit").
    const again = last !== undefined && last.label !== undefined && cell.text === last.text;
    const ends = cell === line[line.length - 1];
    if (cell.label?.qualifier === '' && values.length > 0 && !again && !ends) break;
    values.push(cell);
  }
  return values;
}

/** How many labels a column must have, so that an unknown text in it is one of them. */
const LABELS = 2;

/** "Product | Steady Fix | Volume in all | 66,000 kWh" under and over labels at one edge with "Volume in all": a label of the next column. */
function beginsColumn(cell: Block, next: Block | undefined, cells: readonly Block[]): boolean {
  if (!next || next.label || cell.label || /\d/.test(cell.text)) return false;
  const near = atHeight(cells, { y0: cell.y0 - 6 * cell.fontSize, y1: cell.y0 + 6 * cell.fontSize }).filter(
    (other) =>
      other !== cell &&
      Math.abs(other.x0 - cell.x0) < 0.3 * cell.fontSize &&
      Math.abs(other.y0 - cell.y0) < 6 * cell.fontSize,
  );
  const labels = near.filter((other) => other.label?.qualifier === '' && !other.label.weak);
  return labels.length >= LABELS && labels.length === near.length;
}

/**
 * True where a text has its value under it, and the text beside it has labels under it: they head two panels. Beside it
 * may stand two labels in one (`isTwofold`), with the values of both under them.
 */
export function areHeads(head: Block, beside: Block, cells: readonly Block[], isTwofold: boolean): boolean {
  const under = (block: Block): Block | undefined =>
    atHeight(cells, { y0: block.y1 - 2, y1: block.y1 + 1.2 * block.fontSize }).find(
      (cell) =>
        Math.abs(cell.x0 - block.x0) < 0.5 * block.fontSize &&
        cell.y0 >= block.y1 - 2 &&
        cell.y0 - block.y1 < 1.2 * block.fontSize,
    );
  const [value, label] = [under(head), under(beside)];
  if (isTwofold && value && !value.label && label && !label.label) return true;
  return (
    value !== undefined &&
    !value.label &&
    label?.label?.qualifier === '' &&
    !/\d/.test(beside.text) &&
    !ANSWER.test(beside.text)
  );
}

const TICK = /[☐☑☒✓✔✗✘□■▢]/u;
const TICK_FIRST = /^[☐☑☒✓✔✗✘□■▢]/u;
/** A figure without its unit. */
export const BARE_NUMBER = /^[£\d.,\s-]*\d$/;
/** A price that says its currency, without what it is for: "£1.10", "25.46p". */
export const PRICE_ONLY = /^(?:£\d[\d.,]*|\d[\d.,]* ?p)$/i;
/** A unit without its number. */
export const UNIT_ONLY =
  /^(?:per|a|each) (?:day|month|quarter|year|annum|kwh|kva)$|^\(?(?:ppkwh|pkwh|ppu|ppd|p|£|pence|%|kwh|kva|mwh|months?|years?|per ?cent|pounds?)(?:[\s/]*(?:per|a|p|£|k\s?wh|kva|day|month|annum|year|quarter|mth|unit))*\)?$|^% of (?:all )?(?:the )?(?:above|charges|bill|invoice|total)(?: charges)?$/i;

/** Digits of a number whose boxes hold one each. */
const BOXED_DIGITS = /^\d(?: \d)*$/;

/** A unit beside its number, the options of one set of tick boxes, and digits in a box each are one value. */
function goesOn(last: Block, cell: Block): boolean {
  if (BOXED_DIGITS.test(last.text) && BOXED_DIGITS.test(cell.text)) return cell.x0 - last.x1 < 2 * cell.fontSize;
  const isFigure = BARE_NUMBER.test(last.text) || PRICE_ONLY.test(last.text);
  if (isFigure && UNIT_ONLY.test(cell.text)) return cell.x0 - last.x1 < 5 * cell.fontSize;
  // "☒ Fixed ☐ Variable | How paid ☒ BACS": what has words before its box, where the others begin with theirs, begins anew.
  const isOption = TICK_FIRST.test(last.text) ? TICK_FIRST : TICK;
  return TICK.test(last.text) && isOption.test(cell.text);
}

/** A figure with the unit that stands before it, in the place of the figure. */
const withUnit = (figure: Block, unit: Block): Block => ({ ...joined(figure, unit), ...around([figure]) });

/** "Micro business? ☐ Yes" with "☒ No" further on in the line: a label with all options that stand behind it. */
export function withOptions(block: Block, cells: readonly Block[]): Block {
  if (
    block.kind !== 'cell' ||
    block.lines.some((line) => !sameLine(line, block.lines[0])) ||
    !TICK.test(block.text.slice(1))
  )
    return block;
  const next = atHeight(cells, block).find(
    (cell) =>
      /^[☐☑☒✓✔✗✘□■▢]\s\S/u.test(cell.text) &&
      cell.x0 >= block.x1 &&
      cell.x0 - block.x1 < 4 * block.fontSize &&
      sameLine(block, cell),
  );
  return next ? withOptions(joined(block, next), cells) : block;
}

function joined(left: Block, right: Block): Block {
  const lines = [...left.lines, ...right.lines];
  return { ...left, ...around(lines), lines, text: `${left.text} ${right.text}` };
}

/** A value of several lines belongs to the label beside its first line, or beside its middle. */
function besideLabel(label: Block, cell: Block): boolean {
  if (cell.lines.length === 1 || label.lines.length > 1) return true;
  const first = cell.lines[0];
  return (
    overlapY(label, first) > 0.3 * height(first) || Math.abs(label.y0 + label.y1 - cell.y0 - cell.y1) < height(label)
  );
}

/** In a sheet a value of several lines ends on the line of its label, and nothing stands left of the lines over that. */
function endsBeside(label: Block, cell: Block, cells: readonly Block[]): boolean {
  const last = cell.lines[cell.lines.length - 1];
  if (overlapY(label, last) < 0.8 * height(last) || Math.abs(label.y1 - last.y1) > 0.2 * height(last)) return false;
  const over = around(cell.lines.slice(0, -1));
  return atHeight(cells, over).every(
    (other) => other === cell || overlapX(other, label) <= 0 || overlapY(other, over) < 0.3 * height(last),
  );
}

/** A label in the middle of a row has beside it the tallest of the values, and those that begin on one line with it. */
const areOfOneRow = (tall: Block, cell: Block): boolean =>
  cell.lines.length > 1 && sameLine(tall.lines[0], cell.lines[0]);

export function rightFit(label: Block, value: Block, place: number): number {
  const gap = (value.x0 - label.x1) / Math.max(label.fontSize, 1);
  const fit = Math.max(0.75, 0.9 - Math.max(0, gap - 20) * 0.005) - place * 0.02;
  // "Standard Fixed Term" has a label in it and is none.
  if (value.label && value.label.qualifier !== '') return fit * 0.92;
  return value.label ? fit * 0.8 : fit;
}

/** The nearest text under a label that stands in its column. */
export function belowOf(label: Block, cells: readonly Block[]): Block | undefined {
  let best: Block | undefined;
  for (const cell of atHeight(cells, { y0: label.y1 - 0.4 * label.fontSize, y1: label.y1 + 3 * label.fontSize })) {
    if (cell === label || cell.y0 < label.y1 - 0.4 * label.fontSize || cell.y0 - label.y1 > 3 * label.fontSize)
      continue;
    const aligned =
      Math.abs(cell.x0 - label.x0) < 1.2 * label.fontSize || Math.abs(middleX(cell) - middleX(label)) < label.fontSize;
    const flushed = Math.abs(cell.x1 - label.x1) < 0.6 * label.fontSize;
    if (!aligned && !flushed && !(sameColumn(cell, label) && cell.x0 > label.x0 - label.fontSize)) continue;
    if (
      !best ||
      cell.y0 < best.y0 - 1 ||
      (cell.y0 < best.y0 + 1 && Math.abs(cell.x0 - label.x0) < Math.abs(best.x0 - label.x0))
    )
      best = cell;
  }
  if (best && isBoxed(best)) return undefined;
  if (best?.label?.qualifier === '' && !isValueUnder(best, label, cells)) return undefined;
  if (!best || !TICK.test(best.text)) return best;
  const options = atHeight(cells, best).filter(
    (cell) => cell !== best && sameLine(cell, best) && TICK.test(cell.text) && cell.x0 > best.x0,
  );
  return options.sort((a, b) => a.x0 - b.x0).reduce(joined, best);
}

/** "Price type" over "Fixed", with a gap under it: a word that is a label elsewhere is the value of the one right over it. */
function isValueUnder(cell: Block, label: Block, cells: readonly Block[]): boolean {
  const gap = cell.y0 - label.y1;
  const beside = [label, cell].some((each) =>
    atHeight(cells, each).some((other) => other !== each && other.x0 >= each.x1 - 1 && sameLine(each, other)),
  );
  const reach = gap + 0.5 * cell.fontSize;
  const next = atHeight(cells, { y0: cell.y1 - 1, y1: cell.y1 + reach }).filter(
    (other) => other.y0 >= cell.y1 - 1 && overlapX(other, cell) > 0,
  );
  return !beside && !cell.text.endsWith('?') && next.every((other) => other.y0 - cell.y1 > reach);
}

/** "2.5% on all supplies", "24.28p", "1 Oct 2027": in large bold type under a small label too it heads nothing. */
const FIGURE_OR_DAY =
  /^(?:£?\d[\d.,]* ?(?:%|p\b|pence\b|kWh\b|kVA\b)|£\d[\d.,]*|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} \d{4}$)/iu;

export function belowFit(label: Block, value: Block, right: readonly Block[]): number {
  const gap = (value.y0 - label.y1) / Math.max(label.fontSize, 1);
  const fit = Math.max(0.2, 0.85 - 0.1 * Math.max(0, gap - 0.8) - (right.length > 0 ? 0.35 : 0));
  const heads = value.isHeading === true && value.fontSize > 1.25 * label.fontSize && !FIGURE_OR_DAY.test(value.text);
  const other = value.label !== undefined || heads;
  return other ? fit * 0.6 : fit;
}

/** The text that heads a value's column, found by going up over the values of the lines between. */
export function headerOver(
  value: Block,
  cells: readonly Block[],
  label: Block,
  values: readonly Block[],
): Block | undefined {
  let best: Block | undefined;
  const column = { ...value };
  const above = cells.filter((cell) => cell.y1 <= value.y0 + 1).sort((a, b) => b.y1 - a.y1);
  let bottom = value.y0;
  let misses = 0;
  for (const cell of above) {
    if (overlapX(cell, column) <= 0 || overlapX(cell, label) > 0.5 * width(label)) continue;
    if (bottom - cell.y1 > 4 * value.fontSize) break;
    const beside = atHeight(cells, cell);
    const besideIt = beside.find(
      (other) => other !== cell && other.x1 <= cell.x0 && sameLine(other, cell) && overlapX(other, label) > 0,
    );
    bottom = cell.y0;
    // What goes over several columns beside its own label is the value of them all, and heads none.
    if (besideIt && values.some((other) => other !== value && overlapX(other, cell) > 0)) continue;
    // Where nothing stands over the other values any more, the columns have ended.
    const alone = !values.some(
      (other) =>
        other !== value && beside.some((each) => each !== cell && overlapX(each, other) > 0 && sameLine(each, cell)),
    );
    misses = alone ? misses + 1 : 0;
    if (misses > 1 && best) return best;
    if (!alone || !best) best = cell;
    if (!besideIt || headsNames(besideIt)) return isDate(cell) ? withLineOver(cell, above) : cell;
    // A head in the middle of its column may stand over the widest of the values only.
    if (!values.some((other) => other !== value && overlapX(other, cell) > 0)) {
      column.x0 = Math.min(column.x0, cell.x0);
      column.x1 = Math.max(column.x1, cell.x1);
    }
  }
  if (best && !FIGURE.test(best.text)) return best;
  return headOverGroups(value, cells, values) ?? (best && headLeftOver(best, cells)) ?? best;
}

/** How far over the first figure of its column a head stands, in type heights. */
const HEAD = 2;

/** The head of a column of figures that begins at the left edge of the column, where the figures end at the right one. */
function headLeftOver(figure: Block, cells: readonly Block[]): Block | undefined {
  const line = atHeight(cells, { y0: figure.y0 - HEAD * figure.fontSize, y1: figure.y0 }).filter(
    (cell) => cell.y1 <= figure.y0 + 1 && !/\d/.test(cell.text),
  );
  const lowest = line.reduce<Block | undefined>((low, cell) => (low && low.y1 >= cell.y1 ? low : cell), undefined);
  const heads = line.filter((cell) => sameLine(cell, lowest!)).sort((a, b) => a.x0 - b.x0);
  const at = heads.findIndex((head, i) => head.x0 <= figure.x0 && (heads[i + 1]?.x0 ?? Infinity) >= figure.x1);
  return heads.length >= HEADS ? heads[at] : undefined;
}
/** So many texts in a line head columns. */
const HEADS = 3;

const isDate = ({ text }: Block): boolean => /^[(\d][\d\s\p{L}./-]*\b(?:19|20)?\d\d\)?$/u.test(text);

/** "Your new price from" over "01/04/2026" is one head. */
function withLineOver(date: Block, above: readonly Block[]): Block {
  const over = above.find(
    (cell) =>
      cell !== date &&
      cell.y1 <= date.y0 + 1 &&
      date.y0 - cell.y1 < 0.6 * date.fontSize &&
      overlapX(cell, date) > 0.5 * width(date) &&
      !/\d/.test(cell.text),
  );
  return over ? joined(over, date) : date;
}
