import type { Candidate } from '../../fields/candidates.js';
import type { Table } from '../../layout/index.js';

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
