import type { Block, Row, Table } from '../../layout/index.js';
import { headsNames } from '../../layout/header.js';
import { chargeNamed } from '../labels/charge-names.js';

/** The share of rows or points that must show what a column holds. */
const MOST = 0.6;
/** A figure, with its currency or its unit or without: "£1.77 a day", "7.25p / kWh". */
const FIGURE =
  /^(?:£|GBP)?\s?\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s?(?:p|ppkWh|%|(?:p|pence|£|pounds?|GBP)?(?:\s?\/\s?|\s(?:per|an?)\s)(?:kWh|unit|kVA|day|month|quarter|year|annum).{0,15})?$/i;
const PRICE = /\b(?:rates?|prices?|charges?|pence|amount)\b|£|\bp\b/i;
/** What is paid in a year, and what was paid before, is no price of this contract. */
const OTHER =
  /\b(?:annual|year\w*|total|costs?|current|old|previous|(?<!\bper |\/ ?)kwh\)?$|volume|consumption|usage)\b/i;
/** Rows under the last point that sum up several. */
const OF_ALL = /^(?:(?:grand|portfolio|group|overall) total|totals? (?:for|of) all|all (?:sites|supplies|meters))\b/i;
/** The sum of a point's rows. */
export const TOTAL =
  /\btotals?\b|^(?:the )?(?:whole|entire) (?:site|branch|supply|premises|meter|house|store|shop|building|property|unit)\b/i;

/**
 * A table in which each supply point, or each class of them, has rows of its own, one for each of its charges: its number or
 * code is in the first, or in all.
 */
export interface RateRows {
  table: Table;
  /** The columns of the names of the charges, and of their prices. */
  names: number;
  prices: number;
  /** The rows of each point. */
  groups: Row[][];
}

/** The rows of each point of a table with a row for each charge; undefined for any other table. */
export function rateRowsOf(table: Table, numberOf: (row: Row) => unknown): RateRows | undefined {
  const { rows, header } = table;
  let last = rows.length < 3 ? undefined : numberOf(rows[0]);
  if (last === undefined) return undefined;
  const groups: Row[][] = [[]];
  for (const row of rows) {
    if (row.cells.some((cell) => cell && OF_ALL.test(cell.text))) break;
    const number = numberOf(row) ?? last;
    if (number !== last) groups.push([]);
    last = number;
    groups[groups.length - 1].push(row);
  }
  const names = namesIn(header, groups);
  const isWhole = (group: readonly Row[]): boolean => group.length > 1 || areAllHours(group[0].cells[names]);
  if (names < 0 || !(groups.every(isWhole) || isOneCharge(groups, names))) return undefined;
  const prices = header.flatMap((head, i) => {
    const text = [table.parents[i]?.text, head.text].filter(Boolean).join(' ');
    return i > names && PRICE.test(text) && !OTHER.test(text) && arePrices(rows, names, i) ? [i] : [];
  });
  // A charge of another kind may stand in the first row of each point.
  const whole = prices.filter((i) => rows.every(({ cells }) => !cells[names] || cells[i]));
  const [price, other] = prices.length > 1 ? whole : prices;
  return price !== undefined && other === undefined ? { table, names, prices: price, groups } : undefined;
}

/** The column of the names of the charges: of several with such words the one that names most. */
function namesIn(header: readonly Block[], groups: readonly (readonly Row[])[]): number {
  const rows = groups.flat();
  const filled = (i: number): number => rows.filter(({ cells }) => cells[i]).length;
  const named = header.flatMap((head, i) =>
    areCharges(rows, i) || (headsNames(head) && isOneCharge(groups, i)) ? [i] : [],
  );
  return named.length === 0 ? -1 : named.reduce((best, i) => (filled(i) > filled(best) ? i : best));
}

/** A column in which charges of several kinds are named, one in each row. */
function areCharges(rows: readonly Row[], column: number): boolean {
  const cells = rows.flatMap(({ cells }) => cells[column] ?? []);
  const named = cells.map((cell) => chargeNamed(cell));
  const fields = new Set(named.filter((field) => field && field !== 'none'));
  return (
    cells.length >= MOST * rows.length &&
    named.filter(Boolean).length >= MOST * cells.length &&
    fields.size >= 2 &&
    cells.every((cell) => !/\d[.,]\d/.test(cell.text))
  );
}

/** "All units": the one rate of a point without a day and a night rate. */
const areAllHours = (name: Block | undefined): boolean => name !== undefined && chargeNamed(name) === 'unitRate';

/** A column that names the same charge for each point: "Unit charge". */
function isOneCharge(groups: readonly (readonly Row[])[], column: number): boolean {
  const named = groups.map((group) => group.flatMap(({ cells }) => cells[column] ?? []));
  const [[first] = []] = named;
  return (
    first !== undefined &&
    named.every((cells) => cells.length === 1 && cells[0].text === first.text) &&
    !['none', undefined].includes(chargeNamed(first))
  );
}

function arePrices(rows: readonly Row[], names: number, column: number): boolean {
  const named = rows.filter(({ cells }) => cells[names] && !TOTAL.test(cells[names].text));
  return named.filter(({ cells }) => FIGURE.test(cells[column]?.text ?? '')).length >= MOST * named.length;
}
