import { foldName } from '../../fields/values/index.js';
import type { Block, Row, Table } from '../../layout/index.js';
import { byGroup } from './codes.js';
import type { Point } from './point.js';

/** How rows number themselves: "1", "02.", "Site 3", "S-04", "No. 7", "B". */
const SERIAL =
  /^(?:(?:sites?|premises|location|property|supply|meter|point|row|line|item|ref|no|number)\b\.?\s*|#\s*)*([A-Z]{0,3})[-/ ]?0*(\d{1,3})[.)]?$|^(?:(?:site|premises|supply)\s+)?([A-Z])[.)]?$/i;
/** What heads a column that numbers the rows: "No.", "#", "Site", "Supply ref". */
const HEAD =
  /^(?:(?:sites?|premises|locations?|propert(?:y|ies)|supply|meter|point|rows?|lines?|items?|refs?|reference|id|key|no|nos|number|our|your|the|s\/n|sr|#)[.:]?\s*)*$/i;
/** The last digits of a meter point's number: "4417", "…4417", "*4417". */
const LAST_DIGITS = /^(?:…|\.{2,3}|\*+|x+)?\s*(\d{4,6})$/i;
/** The longest text that refers to a row. */
const LONGEST = 32;
/** The share of a column's cells that must refer to rows. */
const MOST = 0.7;

/** A point and the table in which a row of its own refers to something. */
interface Referring {
  point: Point;
  table: Table;
}

/** What points are named by: their sites, and what their rows refer to, by the heading and the text of a cell and by the number of the row. */
interface Index {
  sites: Map<string, Point[]>;
  texts: Map<string, Referring[]>;
  serials: Map<string, Referring[]>;
  /** The tables that are known to list the sites, or not to. */
  ofSites: Map<Table, boolean>;
}

const indexes = new WeakMap<readonly Point[], Index>();
const headings = new WeakMap<Table, string[]>();
const counting = new WeakMap<Table, boolean[]>();
const led = new WeakMap<Table, boolean>();

/** The points whose site one of the texts names. */
export function bySite(texts: readonly string[], points: readonly Point[]): Point[] | undefined {
  const { sites } = indexOf(points);
  return texts.map((text) => sites.get(foldName(text))).find((named) => named !== undefined);
}

/** True for a table most of whose rows are told by the names of the points' sites. */
export function isOfSites(table: Table, points: readonly Point[]): boolean {
  const { ofSites } = indexOf(points);
  const known = ofSites.get(table);
  if (known !== undefined) return known;
  const textsOf = ({ cells }: Row): string[] => cells.flatMap((cell) => cell?.text ?? []);
  const named = table.rows.filter((row) => bySite(textsOf(row), points));
  const most = named.length > 1 && 2 * named.length > table.rows.length;
  ofSites.set(table, most);
  return most;
}

/** The points whose own rows refer to the same thing as a row of another table: a price band, the number of the row or the meter point, or their group. */
export function byReference(row: Row, points: readonly Point[]): Point[] | undefined {
  const led = byLead(row, points);
  if (led.length > 0) return led;
  for (const [i, cell] of row.cells.entries()) {
    if (!cell || cell.text.length > LONGEST) continue;
    const named = [bySameHead, bySerial, byLastDigits].map((tell) => tell(row, i, points)).find((of) => of.length > 0);
    if (named) return named;
  }
  const ofGroup = byGroup(row, points);
  return ofGroup.length > 0 ? ofGroup : undefined;
}

/** The points whose rows have the number that the head of a column gives: "Site A" over prices, and "A" before a row of the list of sites. */
export function byHeadOfColumn(head: string, points: readonly Point[]): Point[] | undefined {
  const serial = /\p{L}/u.test(head) ? serialOf(head) : undefined;
  const named = new Set(
    serial
      ? indexOf(points)
          .serials.get(serial)
          ?.map(({ point }) => point)
      : [],
  );
  return named.size > 0 ? [...named] : undefined;
}

/** Rows that say the same in columns of the same heading. */
const bySameHead = ({ table, cells }: Row, column: number, points: readonly Point[]): Point[] =>
  outside(table, indexOf(points).texts.get(keyOf(table, column, cells[column]!.text)));

/** Rows of one number in columns that number the rows of their tables. */
function bySerial({ table, cells }: Row, column: number, points: readonly Point[]): Point[] {
  const serial = serialOf(cells[column]!.text);
  return serial === undefined || !numbersRows(table, column) ? [] : outside(table, indexOf(points).serials.get(serial));
}

/** Rows of one number that stands before all columns. */
function byLead({ table, lead }: Row, points: readonly Point[]): Point[] {
  const serial = lead && serialOf(lead.text);
  return serial === undefined || !leadsCount(table) ? [] : outside(table, indexOf(points).serials.get(serial));
}

/** The points that refer to something in other tables than this. */
const outside = (own: Table, referring: readonly Referring[] = []): Point[] => [
  ...new Set(referring.filter(({ table }) => table !== own).map(({ point }) => point)),
];

function indexOf(points: readonly Point[]): Index {
  const known = indexes.get(points);
  if (known) return known;
  const index: Index = { sites: new Map(), texts: new Map(), serials: new Map(), ofSites: new Map() };
  const add = <T>(of: Map<string, T[]>, key: string, value: T): void => {
    const others = of.get(key);
    if (others) others.push(value);
    else of.set(key, [value]);
  };
  for (const point of points) {
    for (const name of new Set(point.names.map(foldName))) add(index.sites, name, point);
    for (const { table, cells, lead } of point.mentions.flatMap(({ pair }) => pair?.row ?? [])) {
      const before = lead && serialOf(lead.text);
      if (before !== undefined && leadsCount(table)) add(index.serials, before, { point, table });
      cells.forEach((cell, i) => {
        if (!cell || cell.text.length > LONGEST) return;
        add(index.texts, keyOf(table, i, cell.text), { point, table });
        const serial = serialOf(cell.text);
        if (serial !== undefined && numbersRows(table, i)) add(index.serials, serial, { point, table });
      });
    }
  }
  indexes.set(points, index);
  return index;
}

function keyOf(table: Table, column: number, text: string): string {
  const known = headings.get(table);
  const heads = known ?? table.header.map((head) => foldName(head.text));
  if (!known) headings.set(table, heads);
  return `${heads[column]}\n${text}`;
}

/** A column that gives the last digits of the points' numbers. */
function byLastDigits(row: Row, column: number, points: readonly Point[]): Point[] {
  const endsOf = (text = ''): Point[] => {
    const digits = LAST_DIGITS.exec(text)?.[1];
    return digits ? points.filter((point) => point.number.endsWith(digits)) : [];
  };
  const own = endsOf(row.cells[column]!.text);
  if (own.length === 0) return [];
  const { rows } = row.table;
  const referring = rows.filter(({ cells }) => endsOf(cells[column]?.text).length === 1);
  return rows.length > 1 && referring.length >= MOST * rows.length ? own : [];
}

function serialOf(text: string): string | undefined {
  const match = SERIAL.exec(text.trim());
  return match ? `${(match[1] || match[3] || '').toUpperCase()}${match[2] ?? ''}` : undefined;
}

/** True for a column whose cells count the rows: "1", "2", "3", the same again only for the meters of one site. */
function numbersRows(table: Table, column: number): boolean {
  const known = counting.get(table);
  const columns = known ?? table.header.map((_, i) => countsRows(table, i));
  if (!known) counting.set(table, columns);
  return columns[column];
}

const countsRows = ({ rows, header }: Table, column: number): boolean =>
  HEAD.test(header[column].text) && areCounted(rows.map(({ cells }) => cells[column]));

/** True for a table whose rows are numbered before all columns. */
function leadsCount(table: Table): boolean {
  const known = led.get(table);
  const count = known ?? areCounted(table.rows.map(({ lead }) => lead));
  if (known === undefined) led.set(table, count);
  return count;
}

function areCounted(texts: readonly (Block | undefined)[]): boolean {
  if (texts.length < 2) return false;
  const serials = texts.map((cell) => serialOf(cell?.text ?? ''));
  const given = serials.filter((serial) => serial !== undefined);
  const places = [...new Set(given)].map(
    (serial) => Number(serial.replace(/^[A-Z]*(?=\d)/, '')) || serial.charCodeAt(0),
  );
  const count = places.every((place, i) => i === 0 || place === places[i - 1] + 1);
  return given.length >= MOST * texts.length && places.length >= 2 && count;
}
