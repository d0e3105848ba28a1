import { findPostcodes } from '../fields/values/index.js';
import { type Placed, extend } from './columns.js';
import { isOfAddress } from './label-match.js';
import { endsAddress, FUEL } from './line-shapes.js';
import type { Block } from './model.js';

/** A table of fewer heads is as likely a form beside something else. */
const LEAST_HEADS = 4;

/**
 * Rows in which the address goes on in columns that have no head of their own: one "Address" over the street, the town and
 * the postcode. What stands right of the address and under no head is one cell with it.
 */
export function withUnheadedParts(header: readonly Block[], rows: readonly Placed[]): readonly Placed[] {
  const at = header.findIndex(({ label }) => label?.concepts.some(isOfAddress));
  if (at < 0 || header.length < LEAST_HEADS) return rows;
  const parts = rows.map((row) => partsAfter(row, at));
  const found = parts.filter((each) => each.length > 0).length;
  if (found === 0 || 2 * found < rows.length) return rows;
  return rows.map((row, i) => ({
    ...row,
    cells: row.cells.map((cell, column) => (column === at && cell ? parts[i].reduce(extend, cell) : cell)),
  }));
}

/** The texts between the address of a row and the cell of its next column: none unless all of them are parts of an address. */
function partsAfter({ row, cells }: Placed, at: number): Block[] {
  const own = cells[at];
  if (!own || endsAddress(own.text)) return [];
  const next = Math.min(...cells.flatMap((cell) => (cell && cell.x0 >= own.x1 ? [cell.x0] : [])));
  const between = row
    .filter((text) => !cells.includes(text) && text.x0 >= own.x1 && text.x1 <= next)
    .sort((a, b) => a.x0 - b.x0);
  return between.every(isPart) ? between : [];
}

/** The name of a town, a postcode, or both. */
const isPart = ({ text }: Block): boolean => {
  if (FUEL.test(text)) return false;
  const [postcode] = findPostcodes(text);
  const rest = postcode ? text.slice(0, postcode.start) + text.slice(postcode.end) : text;
  return !/\d/.test(rest) && (postcode !== undefined || /\p{L}{3}/u.test(rest));
};
