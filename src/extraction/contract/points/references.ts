import { foldName } from '../../fields/values/index.js';
import type { Row, Table } from '../../layout/index.js';
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
const LONGEST = 20;
/** The share of a column's cells that must refer to rows. */
const MOST = 0.7;

/** The points whose own rows refer to the same thing as a row of another table: a price band, or the number of the row or the meter point. */
export function byReference(row: Row, points: readonly Point[]): Point[] | undefined {
  for (const [i, cell] of row.cells.entries()) {
    if (!cell || cell.text.length > LONGEST) continue;
    const named = [bySameHead, bySerial, byLastDigits].map((tell) => tell(row, i, points)).find((of) => of.length > 0);
    if (named) return named;
  }
  return undefined;
}

/** Rows that say the same in columns of the same heading. */
function bySameHead(row: Row, column: number, points: readonly Point[]): Point[] {
  const head = foldName(row.table.header[column].text);
  const text = row.cells[column]!.text;
  return points.filter((point) =>
    rowsOf(point).some(({ table, cells }) => {
      const other = table.header.findIndex((each) => foldName(each.text) === head);
      return other >= 0 && table !== row.table && cells[other]?.text === text;
    }),
  );
}

/** Rows of one number in columns that number the rows of their tables. */
function bySerial(row: Row, column: number, points: readonly Point[]): Point[] {
  const serial = serialOf(row.cells[column]!.text);
  if (serial === undefined || !numbersRows(row.table, column)) return [];
  return points.filter((point) =>
    rowsOf(point).some(
      ({ table, cells }) =>
        table !== row.table && cells.some((cell, i) => cell && serialOf(cell.text) === serial && numbersRows(table, i)),
    ),
  );
}

/** A column that gives the last digits of the points' numbers. */
function byLastDigits(row: Row, column: number, points: readonly Point[]): Point[] {
  const endsOf = (text = ''): Point[] => {
    const digits = LAST_DIGITS.exec(text)?.[1];
    return digits ? points.filter((point) => point.number.endsWith(digits)) : [];
  };
  const { rows } = row.table;
  const referring = rows.filter(({ cells }) => endsOf(cells[column]?.text).length === 1);
  return rows.length > 1 && referring.length >= MOST * rows.length ? endsOf(row.cells[column]!.text) : [];
}

const rowsOf = (point: Point): Row[] => point.mentions.flatMap(({ pair }) => pair?.row ?? []);

function serialOf(text: string): string | undefined {
  const match = SERIAL.exec(text.trim());
  return match ? `${(match[1] || match[3] || '').toUpperCase()}${match[2] ?? ''}` : undefined;
}

/** True for a column whose cells count the rows: "1", "2", "3", the same again only for the meters of one site. */
function numbersRows({ rows, header }: Table, column: number): boolean {
  if (rows.length < 2 || !HEAD.test(header[column].text)) return false;
  const serials = rows.map(({ cells }) => serialOf(cells[column]?.text ?? ''));
  const given = serials.filter((serial) => serial !== undefined);
  const places = [...new Set(given)].map(
    (serial) => Number(serial.replace(/^[A-Z]*(?=\d)/, '')) || serial.charCodeAt(0),
  );
  const count = places.every((place, i) => i === 0 || place === places[i - 1] + 1);
  return given.length >= MOST * rows.length && places.length >= 2 && count;
}
