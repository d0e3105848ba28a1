import type { Candidate } from '../../fields/candidates.js';
import { joinAddress } from '../../fields/values/index.js';
import type { Row, Table } from '../../layout/index.js';

/** So many supply points, each with another name, are at so many places: no supplier has as many products. */
const LEAST_ROWS = 4;

/**
 * "Scheme", "Programme", "Plan" over a name of its own for each supply point, in a table without a column of sites: the names are those
 * of the places, though such a word heads products elsewhere.
 */
export function withRowsNamed(read: readonly Candidate[]): Candidate[] {
  const tables = new Map<Table, Candidate[]>();
  for (const each of read) {
    const table = each.pair?.row?.table;
    if (table) tables.set(table, [...(tables.get(table) ?? []), each]);
  }
  const named = new Set([...tables.values()].filter(namesRows).flat());
  return read.map((each) => (named.has(each) && each.field === 'tariffName' ? { ...each, field: 'siteName' } : each));
}

function namesRows(all: readonly Candidate[]): boolean {
  if (all.some(({ field }) => field === 'siteName')) return false;
  const rowsOf = (test: RegExp): Set<unknown> =>
    new Set(all.flatMap(({ field, pair }) => (test.test(field) ? pair!.row! : [])));
  const products = all.filter(({ field }) => field === 'tariffName');
  const names = new Set(products.map(({ value }) => value));
  const points = rowsOf(/^mp[ar]n$/);
  return names.size >= LEAST_ROWS && names.size === points.size && rowsOf(/^tariffName$/).size === points.size;
}

/**
 * "Gatehouse" over "The Gatehouse, 2 Quay Road": where the head of a column, or another cell of a row, names its site, what stands
 * before the street is the building of the address and no second name.
 */
export function withWholeAddresses(read: readonly Candidate[]): Candidate[] {
  const isOfRow = ({ field, pair }: Candidate, row: Row | undefined): boolean =>
    field === 'siteName' && row !== undefined && pair?.row === row;
  const isSecond = (each: Candidate): boolean =>
    isOfRow(each, each.pair?.row) &&
    read.some((other) => isOfRow(other, each.pair?.row) && other.passage.block !== each.passage.block);
  const addresses = new Set(read.flatMap(({ field, passage }) => (field === 'siteAddress' ? [passage.block] : [])));
  const cut = new Set(read.filter(isSecond).flatMap(({ passage: { block } }) => (addresses.has(block) ? [block] : [])));
  return read.flatMap((each) => {
    if (!cut.has(each.passage.block)) return [each];
    if (each.field === 'siteName') return [];
    return each.field === 'siteAddress' ? [{ ...each, value: joinAddress([each.passage.text]) }] : [each];
  });
}
