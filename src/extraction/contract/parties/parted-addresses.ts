import type { Candidate } from '../../fields/candidates.js';
import { findPostcodes, joinAddress } from '../../fields/values/index.js';
import { wholeOf, type Block, type Layout, type Row, type Table } from '../../layout/index.js';
import { isPartOfAddress } from '../readers/heads.js';
import { concludedLabel } from '../labels/concluded-label.js';

/** What is worth an address that columns of parts give, where none of them is headed as an address. */
const OF_PARTS = 0.7;

/**
 * Addresses whose street, town and postcode have a column each: the parts of a row make one address, with the postcode
 * last, wherever its column stands.
 */
export function withPartedAddresses(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const found = layout.tables.flatMap((table) => {
    const parts = partsOf(table);
    if (parts.length === 0) return [];
    const read = candidates.filter((each) => each.pair?.row?.table === table);
    return table.rows.flatMap((row) => addressOf(row, parts, read) ?? []);
  });
  const mended = new Set(found.flatMap(({ of }) => of ?? []));
  return [...candidates.filter((each) => !mended.has(each)), ...found.map(({ candidate }) => candidate)];
}

/** The columns of parts, one of them headed as an address where there is one: none where they are fewer than two. */
function partsOf(table: Table): number[] {
  const columns = table.header.map((_, i) => i);
  const rest = columns.filter((i) => isPartOfAddress(table.header[i]) || isOfPostcodes(table, i));
  // "Premises | Street | Town": where the street has a column, one that does not say that it gives addresses gives names.
  const hasStreet = rest.some((i) => STREET.test(table.header[i].text));
  const headed = columns.filter(
    (i) => !rest.includes(i) && isAddress(table.header[i]) && !(hasStreet && !/address/i.test(table.header[i].text)),
  );
  // Two columns of addresses are of two places, and whose the parts are is not known.
  return rest.length > 0 && headed.length <= 1 && rest.length + headed.length > 1
    ? [...headed, ...rest].sort((a, b) => a - b)
    : [];
}

const STREET = /\b(?:street|road|line 1|address 1)\b/i;

const isAddress = ({ label }: Block): boolean =>
  label?.concepts.some((each) => /^(?:address|siteAddress|billingAddress)$/.test(each)) ?? false;

const isPostcode = (text: string): boolean => {
  const [postcode] = findPostcodes(text);
  return postcode !== undefined && postcode.end - postcode.start === text.trim().length;
};

/** Nothing but a postcode in each cell, whatever heads them. */
const isOfPostcodes = (table: Table, column: number): boolean => {
  const cells = table.rows.flatMap((row) => row.cells[column] ?? []);
  return cells.length > 0 && cells.every((cell) => isPostcode(cell.text));
};

function addressOf(
  row: Row,
  columns: readonly number[],
  read: readonly Candidate[],
): { candidate: Candidate; of?: Candidate } | undefined {
  const cells = columns.flatMap((i) => row.cells[i] ?? []);
  const postcodes = cells.filter((cell) => isPostcode(cell.text));
  const lines = cells.filter((cell) => !postcodes.includes(cell));
  // An address that is whole in its own column needs no parts.
  if (postcodes.length !== 1 || lines.length === 0 || lines.some((cell) => findPostcodes(cell.text).length > 0))
    return undefined;
  const value = joinAddress([...lines, ...postcodes].flatMap((cell) => cell.lines.map((line) => line.text)));
  const of = read.find(
    (each) =>
      /^(?:site|billing)?address$/i.test(each.field) && each.pair?.row === row && cells.includes(each.passage.block),
  );
  if (value.split(', ').length < 2) return undefined;
  const head = row.table.header[row.cells.indexOf(lines[0])];
  const pair = of?.pair ?? {
    label: concludedLabel('address', 'Address'),
    labelBlock: head,
    value: wholeOf(lines[0]),
    relation: 'column' as const,
    fit: OF_PARTS,
    row,
  };
  const field = of?.field ?? fieldOf(head);
  return { of, candidate: { field, value, confidence: 0.97 * pair.fit, passage: wholeOf(lines[0]), pair } };
}

/** Whose address it is, by what heads its first part; left to what stands around it where that does not say. */
const fieldOf = ({ text, label }: Block): string =>
  label?.concepts.find((each) => /^(?:site|billing)Address$/.test(each)) ??
  (/\b(?:site|supply|premises|property|delivery)\b/i.test(text)
    ? 'siteAddress'
    : /\b(?:bill|invoice|post)/i.test(text)
      ? 'billingAddress'
      : 'address');
