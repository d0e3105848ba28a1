import { foldName } from '../../fields/values/index.js';
import { headingsOver, type Row, type Table } from '../../layout/index.js';
import { CODE } from '../labels/codes.js';
import type { Point } from './point.js';

/** The longest code or name of a group of supply points. */
const LONGEST = 40;
/** The share of the points of a table, and of the rows of a price list, that must be in groups that both name. */
const MOST = 0.9;
const MOST_ROWS = 0.5;
/** So many groups tell that both tables speak of them. */
const LEAST = 2;
const FIGURE = /\d[.,]\d|^[£\d.,\s%]+p?$/;
const NUMBER_OF_CLASS = /^0\d$/;
/** "Region: South West", "Group B": a group may be told without what kind of group it is. */
const KIND =
  /^(?:the )?(?:price )?(?:regions?|areas?|groups?|zones?|districts?|divisions?|bands?|types?|class(?:es)?|categor(?:y|ies))(?:\s*[:–-]\s*|\s+)(?=\S)/i;

const TOTAL = /^(?:sub-? ?)?totals?\b(?: (?:for|of))?\s*[:–-]?\s*/i;

/** The supply points of each group, by the folded name of the group. */
type Groups = ReadonlyMap<string, readonly Point[]>;

const known = new WeakMap<readonly Point[], Groups[]>();

/**
 * The points of the group that a row of a price list is for: the list and the tables of the points name the same few groups, whatever
 * heads their columns: "P1", "Two rate", "03"; or the groups are told by the titles over the rows of their points: "Region: South West".
 */
export function byGroup(row: Row, points: readonly Point[]): Point[] {
  const { table } = row;
  if (points.some(({ mentions }) => mentions.some(({ pair }) => pair?.row?.table === table))) return [];
  for (const column of table.header.keys()) {
    const name = nameOf(goesOnWith(row, column)?.cells[column]?.text);
    if (name === undefined) continue;
    const own = groupsListed(table, column, points)?.get(name);
    if (own) return [...own];
  }
  return [];
}

/** The row that begins the prices of a group, of which there may be several: one or more rows under it have nothing up to its column. */
const goesOnWith = ({ table, index, cells }: Row, column: number): Row | undefined =>
  cells.slice(0, column + 1).some((cell) => cell)
    ? table.rows[index]
    : table.rows.findLast((row) => row.index < index && row.cells.slice(0, column + 1).some((cell) => cell));

const lists = new WeakMap<Table, Map<number, Groups | undefined>>();

/** The groups of points that a column of a price list names. */
function groupsListed(table: Table, column: number, points: readonly Point[]): Groups | undefined {
  const columns = lists.get(table) ?? new Map<number, Groups | undefined>();
  lists.set(table, columns);
  if (!columns.has(column)) {
    const listed = table.rows.flatMap(({ cells: { [column]: cell } }) => (cell ? [nameOf(cell.text)] : []));
    const isList = new Set(listed).size === listed.length;
    const groups = isList ? [...groupsOf(points), titledGroups(points, listed)] : [];
    columns.set(
      column,
      groups.find((each) => areListed(each, listed, points)),
    );
  }
  return columns.get(column);
}

const nameOf = (text: string | undefined): string | undefined =>
  text === undefined || text.length > LONGEST || !CODE.test(text) || (FIGURE.test(text) && !NUMBER_OF_CLASS.test(text))
    ? undefined
    : foldName(text.replace(KIND, ''));

/** True where a price list has most groups of the points. */
function areListed(groups: Groups, listed: readonly (string | undefined)[], points: readonly Point[]): boolean {
  const both = [...groups].filter(([name]) => listed.includes(name));
  const within = new Set(both.flatMap(([, own]) => own));
  const all = new Set([...groups.values()].flat());
  return (
    both.length >= Math.min(LEAST, points.length) &&
    both.length >= MOST_ROWS * listed.length &&
    within.size >= MOST * all.size
  );
}

/** The groups of points by each column of their tables. */
function groupsOf(points: readonly Point[]): Groups[] {
  const before = known.get(points);
  if (before) return before;
  const columns = new Map<string, Map<string, Point[]>>();
  for (const point of points) {
    const row = rowOf(point);
    row?.cells.forEach((cell, i) => {
      const name = nameOf(cell?.text);
      if (name === undefined) return;
      const head = foldName(row.table.header[i].text);
      const column = columns.get(head) ?? new Map<string, Point[]>();
      columns.set(head, column.set(name, [...(column.get(name) ?? []), point]));
    });
  }
  const found = [...columns.values()].filter((groups) => isGrouping(groups, points));
  known.set(points, found);
  return found;
}

const rowOf = ({ mentions: [mention] }: Point): Row | undefined => mention?.pair?.row;

/**
 * The groups of points by the titles over their rows, or in the sums under them, that a price list has; a table that goes on over a
 * page goes on with the last, unless that was summed up.
 */
function titledGroups(points: readonly Point[], listed: readonly (string | undefined)[]): Groups {
  const groups = new Map<string, Point[]>();
  let last: { heads: string; name: string; row: Row } | undefined;
  for (const point of points) {
    const row = rowOf(point);
    if (!row) continue;
    const heads = row.table.header.map(({ text }) => foldName(text)).join(' ');
    const goesOn = last?.heads === heads && totalUnder(last.row) === undefined;
    const name =
      listed.find((each) => each && totalUnder(row)?.startsWith(each)) ??
      titlesOver(row).find((each) => listed.includes(each)) ??
      (last?.row.table === row.table || goesOn ? last?.name : undefined);
    if (name === undefined) continue;
    groups.set(name, [...(groups.get(name) ?? []), point]);
    last = { heads, name, row };
  }
  return groups;
}

/** What stands over a row as a heading or alone between the rows, the nearest first. */
function titlesOver({ table, index, cells }: Row): string[] {
  const headings = cells.flatMap((cell) => (cell ? headingsOver(cell) : [])).sort((a, b) => b.y0 - a.y0);
  const alone = partingRows(table).flatMap((row) => (row.index < index && row.alone ? [row.alone] : []));
  return [...headings.flatMap(({ text }) => nameOf(text) ?? []), ...alone.reverse()];
}

/** "Sub-total South West": what the next sum under a row is of. */
const totalUnder = ({ table, index }: Row): string | undefined =>
  partingRows(table).find((row) => row.index > index && row.total !== undefined)?.total;

/** A row that is of no supply point: a name alone, or a sum. */
interface Parting {
  index: number;
  alone?: string;
  total?: string;
}

const partings = new WeakMap<Table, Parting[]>();

function partingRows(table: Table): Parting[] {
  const before = partings.get(table);
  if (before) return before;
  const found = table.rows.flatMap(({ index, cells }): Parting[] => {
    const texts = cells.flatMap((cell) => cell?.text ?? []);
    const alone = texts.length === 1 ? nameOf(texts[0]) : undefined;
    const sum = texts.find((text) => TOTAL.test(text));
    const total = sum === undefined ? undefined : foldName(sum.replace(TOTAL, '').replace(KIND, ''));
    return alone === undefined && total === undefined ? [] : [{ index, alone, total }];
  });
  partings.set(table, found);
  return found;
}

/** Names that are another for each point are those of sites. */
const isGrouping = (groups: Groups, points: readonly Point[]): boolean =>
  groups.size < points.length || points.length <= LEAST;
