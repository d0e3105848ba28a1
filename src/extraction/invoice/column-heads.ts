import { around, height, middleX, overlapX, width } from '../layout/geometry.js';
import { withoutHours, type Lexicon } from '../layout/index.js';
import { findDates, findQuantities, findRates, parseQuantityUnit, parseRateUnit } from '../fields/values/index.js';
import type { Cell, Line } from './lines.js';
import type { Box } from '../page.js';
import { areTitlesOver } from './card-titles.js';

/** The head of a column: its words, over one or more lines. */
export interface Head extends Box {
  text: string;
}

/** The heads over the lines of a table, by the index of each line. */
export type ColumnHeads = Map<number, Head[]>;

const COLUMN_CONCEPTS =
  /^(?:quantity|price|amount|days|description|consumption|advance|openingReading|closingReading|reading|unitRate|calorificValue|correctionFactor|readFromDate|readToDate|readType|vatRate|vat|totalAmount|amountDueNetOfVat|dayUnitRate|nightUnitRate|chargePeriod)\??$/;
const PRICE_CONCEPTS = /^(?:price|amount|unitRate|totalAmount|amountDueNetOfVat|vat)$/;
/** A table ends where so many heights of type are empty, or after so many lines. */
const TABLE_BREAK = 7;
const LONGEST_TABLE = 40;
const LONGEST_HEAD = 45;
const ACROSS = 2;
/** What goes on with a table after a sentence has so many cells at least. */
const ROW_CELLS = 3;
const LARGER = 1.3;

/** Finds the lines that head tables, and gives every line under one its heads. */
export function columnHeadsOf(lines: readonly Line[], lexicon: Lexicon): ColumnHeads {
  const heads: ColumnHeads = new Map();
  for (const line of lines) {
    if (!isHeadLine(line, lexicon) || areTitlesOver(line, lines[line.index + 1])) continue;
    const found = withLinesOver(line, lines);
    const box = around(found);
    const counts = found.some((head) => parseQuantityUnit(head.text));
    const prices = found.some((head) => isOfPrices(head.text, lexicon, line.ocr));
    let bottom = line.y1;
    let interrupted = false;
    for (const under of lines.slice(line.index + 1, line.index + LONGEST_TABLE)) {
      if (under.page !== line.page || under.y0 - bottom > TABLE_BREAK * height(line)) break;
      if (overlapX(under, box) <= 0) continue;
      if (under.cells.some((cell) => isAcross(cell, found))) {
        interrupted = true;
        bottom = Math.max(bottom, under.y1);
        continue;
      }
      if (headsPounds(under) && !found.some((head) => POUNDS_ALONE.test(head.text))) break;
      if (interrupted && under.cells.length < Math.min(ROW_CELLS, found.length)) break;
      if (counts && (isCalculation(under.cells[0]) || (!prices && isPricedApart(under)))) break;
      if (under.cells.length === 1 && under.cells[0].block.isHeading && under.x0 < box.x0 + height(line)) break;
      if (isHeadLine(under, lexicon) && overlapX(under, box) > 0.3 * (box.x1 - box.x0)) break;
      bottom = Math.max(bottom, under.y1);
      // the table beside keeps its own heads
      const known = heads.get(under.index);
      if (!known || around(known).y0 < box.y0 || goesOn(found, known)) heads.set(under.index, found);
    }
  }
  return heads;
}

const POUNDS_ALONE = /^\W*(?:£|GBP)\W*$/;

/** "What this comes to   £": the sign over amounts begins another table. */
const headsPounds = ({ cells }: Line): boolean =>
  cells.length > 1 && POUNDS_ALONE.test(cells[cells.length - 1].text) && /^\p{L}[^\d£]*$/u.test(cells[0].text);

/** Heads of two lines beside those of one: the line between them has them all. */
const goesOn = (found: readonly Head[], known: readonly Head[]): boolean =>
  found.length > known.length &&
  known.every((head) => found.some((one) => one.x0 <= head.x0 && one.x1 >= head.x1 && one.y0 <= head.y0));

/** Words that run under the heads of several columns are of none of them. */
const isAcross = (cell: Cell, heads: readonly Head[]): boolean =>
  cell.text.length > LONGEST_HEAD && heads.filter((head) => overlapX(head, cell) > 0.8 * width(head)).length >= ACROSS;

/** Whether a column holds prices or amounts; under a table of readings that has none, lines with prices are of another. */
const isOfPrices = (head: string, lexicon: Lexicon, ocr: boolean): boolean =>
  /£|\bp\b|pence|pounds|\bgbp\b/i.test(head) ||
  parseRateUnit(head) !== undefined ||
  lexicon.find(head, ocr).some((match) => match.concepts.some((concept) => PRICE_CONCEPTS.test(concept)));

/** "Gas: 28,509 kWh at 7.18p" is no row of a table that has a column for kWh. */
const isCalculation = ({ text }: Cell): boolean =>
  /\d.*\d/.test(text) && findRates(text).length > 0 && findQuantities(text).length > 0;

const RATE_ALONE = 3;

/** A line with a price under a table that has no column for one. A row of prices alone is that of all its columns. */
function isPricedApart({ cells, text }: Line): boolean {
  const prices = cells.filter((cell) =>
    findRates(cell.text).some(({ start, end }) => cell.text.length - (end - start) < RATE_ALONE),
  );
  const isRow = prices.length >= 2 && prices.length === cells.length - 1 && !prices.includes(cells[0]);
  return !isRow && findRates(text).length > 0;
}

const hasDigits = (text: string): boolean =>
  /\d/.test(
    withoutHours(text).replace(/\bm3\b|\bft3\b|\b12\b|\b24\b|÷\s?3\.6|\bvat (?:at |@ ?)?\d\d?(?:\.\d+)?\s?%/gi, ''),
  );

/** The text without its dates: "Reading at 1 May 2026". */
const withoutDates = (text: string): string =>
  findDates(text).reduceRight((rest, date) => rest.slice(0, date.start) + rest.slice(date.end), text);

/** The days of two readings over their columns, with what lies between them: "1 May 2026", "31 May 2026", "kWh". */
function headsDays(line: Line): boolean {
  const dated = line.cells.map((cell) => findDates(cell.text).length === 1);
  const units = line.cells
    .slice(dated.lastIndexOf(true) + 1)
    .some((cell) => parseQuantityUnit(cell.text) ?? /\b(?:advance|difference|used|units)\b/i.test(cell.text));
  return (
    units &&
    dated.filter(Boolean).length === 2 &&
    line.cells.every((cell) => !hasDigits(withoutDates(cell.text)) && cell.text.length <= LONGEST_HEAD)
  );
}

/** "Price in pence", "Cost in £". */
const IN_MONEY = /\s+in\s+(?:pence|pounds|p|£|gbp)$/i;

/** A column of another bill, or of another time, beside that of this bill. */
const OF_OTHER_BILL =
  /^(?:(?:the |your )?(?:last|previous|prior|earlier) (?:bill|invoice|statement|quarter|month|year|period)|(?:the )?same (?:time|period|quarter|month|bill)(?:,? last year)?|last year|(?:a|one) year ago)\b/i;
const FIGURE = /[£%]|\d[.,]\d|\d{5}|\d\s?(?:kwh|p|units)\b/i;
const OF_THIS_BILL = /^this (?:bill|invoice|statement|quarter|month|year|period|time)\b/i;

/** By how much a bill differs from the one before, "Change %". */
const OF_CHANGE = /^(?:% )?(?:change|difference|up or down|\+\/-)\b[^\d£]*$/i;
const isOfBills = (text: string): boolean =>
  OF_THIS_BILL.test(text) || OF_OTHER_BILL.test(text) || OF_CHANGE.test(text);

/** "Same time last year", "Last bill, 1 May 2026", "This bill, 1 June 2026": each over what was used and paid then. */
const headsBills = ({ cells }: Line): boolean =>
  cells.length >= 2 &&
  cells.filter(({ text }) => OF_THIS_BILL.test(text)).length === 1 &&
  cells.some(({ text }) => OF_OTHER_BILL.test(text)) &&
  // what the charges are can have a head of its own
  cells.every(({ text }, i) => (i === 0 || isOfBills(text)) && !(/%/.test(text) ? /\d/ : FIGURE).test(text));

/** Whether a head is one of another bill, or of the change since then, beside that of this bill. */
export const isOfOtherBill = (head: string, all: readonly Head[]): boolean =>
  !OF_THIS_BILL.test(head) &&
  isOfBills(head) &&
  all.some(({ text }) => OF_OTHER_BILL.test(text)) &&
  all.some(({ text }) => OF_THIS_BILL.test(text)) &&
  all.filter(({ text }) => !isOfBills(text)).length <= 1;

function isHeadLine(line: Line, lexicon: Lexicon): boolean {
  if (line.cells.length >= 3 && headsDays(line)) return true;
  if (headsBills(line)) return true;
  if (line.cells.length < 2 || line.cells.some((cell) => hasDigits(cell.text) || cell.text.length > LONGEST_HEAD))
    return false;
  const telling = line.cells.filter((cell) => {
    const label = lexicon.label(cell.text.replace(IN_MONEY, ''), line.ocr);
    return (
      label?.concepts.some((concept) => COLUMN_CONCEPTS.test(concept)) ||
      parseRateUnit(cell.text) ||
      parseQuantityUnit(cell.text) ||
      POUNDS_ALONE.test(cell.text)
    );
  });
  return telling.length >= 3 || (telling.length === 2 && line.cells.length <= 5);
}

/** The title of a page or a section is no part of a head under it. */
const isLarger = (cell: Cell, line: Line): boolean =>
  cell.fontSize > LARGER * Math.max(...line.cells.map((other) => other.fontSize));

/** In heights of type: how far the lines of a head stand apart, and names of groups of heads from the heads. */
const LINES_OVER = 0.9;
const GROUPS_OVER = 1.5;

/** A head can have more lines over its last one: "Price" over "p/kWh". */
function withLinesOver(line: Line, lines: readonly Line[]): Head[] {
  const heads: Head[] = line.cells.map(({ x0, y0, x1, y1, text }) => ({ x0, y0, x1, y1, text }));
  let top = line.y0;
  for (let i = line.index - 1; i >= 0 && lines[i].page === line.page; i -= 1) {
    const over = lines[i];
    const groups = groupsUnder(over.cells, line.cells);
    if (top - over.y1 > (groups ? GROUPS_OVER : LINES_OVER) * height(line)) break;
    if (over.cells.some((cell) => hasDigits(cell.text) || cell.text.length > LONGEST_HEAD || isLarger(cell, line)))
      break;
    for (const cell of over.cells) {
      const under = heads.filter((head) => groups?.get(cell)?.includes(head.x0) ?? overlapX(head, cell) > 0);
      for (const head of under)
        Object.assign(head, { text: `${cell.text} ${head.text}`, y0: Math.min(head.y0, cell.y0) });
      // a head of one line stands beside those of two
      if (under.length === 0) heads.push({ x0: cell.x0, y0: cell.y0, x1: cell.x1, y1: cell.y1, text: cell.text });
    }
    top = Math.min(top, over.y0);
  }
  return heads.sort((a, b) => a.x0 - b.x0);
}

/**
 * The heads that each cell over them stands for, by their left edges, where the same heads come again under each:
 * "This invoice", "Cancelled invoice" over "Quantity | £ | Quantity | £".
 */
function groupsUnder(over: readonly Cell[], heads: readonly Cell[]): Map<Cell, number[]> | undefined {
  const [first] = heads;
  const starts = heads.flatMap(({ text }, i) => (text === first.text ? [i] : []));
  const names = over.filter((cell) => middleX(cell) > first.x0);
  const size = heads.length / starts.length;
  const isEven = starts.length > 1 && starts.every((start, i) => start === i * size);
  if (!isEven || names.length !== starts.length) return undefined;
  return new Map(names.map((cell, i) => [cell, heads.slice(i * size, (i + 1) * size).map(({ x0 }) => x0)]));
}

/** A column of a bill that this one takes the place of: "Cancelled invoice", "As first billed". */
const OF_REPLACED =
  /\b(?:cancelled|withdrawn|superseded|replaced|reversed|as (?:first|originally|previously) (?:billed|invoiced|charged)|(?:originally|previously) (?:billed|invoiced|charged)|original (?:bill|invoice|charges?))\b/i;

const OF_THIS = /\b(?:this|now|new|revised|correct(?:ed)?|replacement|re-?billed|amended)\b/i;

/** Whether a head is one of a bill that this one replaces, beside those of this bill. */
export const isOfReplaced = (head: string, all: readonly Head[]): boolean =>
  OF_REPLACED.test(head) && all.some(({ text }) => OF_THIS.test(text) && !OF_REPLACED.test(text));

/** Boxes side by side, each of which has its head at the left and its value anywhere in it: as many cells as heads, in turn. */
const eachUnderOne = (cells: readonly Cell[], heads: readonly Head[]): boolean =>
  cells.length === heads.length &&
  cells.every(({ x0, x1 }, i) => x0 >= heads[i].x0 - SLACK && (i + 1 === heads.length || x1 < heads[i + 1].x0));
const SLACK = 1;

/** The words that head a cell's column. */
export function headOf(cell: Cell, line: Line, heads: ColumnHeads): string | undefined {
  const over = heads.get(line.index);
  if (!over) return undefined;
  if (eachUnderOne(line.cells, over)) return over[line.cells.indexOf(cell)].text;
  let best: Head | undefined;
  let least = 6 * cell.fontSize;
  for (const head of over) {
    const edges = Math.min(
      Math.abs(head.x0 - cell.x0),
      Math.abs(head.x1 - cell.x1),
      Math.abs(middleX(head) - middleX(cell)),
    );
    const apart = Math.max(0, -overlapX(head, cell));
    // another cell of the line may stand nearer to this head
    const taken = line.cells.some((other) => other !== cell && overlapX(other, head) > 0 && apart > 0);
    const distance = edges + 2 * apart + (taken ? 4 * cell.fontSize : 0);
    if (distance < least) [best, least] = [head, distance];
  }
  return best?.text;
}
