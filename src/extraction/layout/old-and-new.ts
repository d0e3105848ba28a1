import type { Placed } from './columns.js';
import { eraOf, type Era } from './eras.js';
import { overlapX } from './geometry.js';
import type { Block } from './model.js';
import { isOfNumbers } from './row-figures.js';

/** What says of a row that it is the old or the new one is no longer than this. */
const LONGEST = 45;
/** The share of such rows that must come in twos. */
const MOST = 0.8;

/** A row, and what says in it that it is of the contract that ends, or of the one that begins. */
interface Told {
  at: number;
  cell: Block;
  era: Era;
}

/** The old and the new row of one supply point; its number may stand between the two. */
type Twins = [Told, Told];

/**
 * Rows that come in twos, one for the contract that ends and one for the one that begins ("Expiring | 21.4" over "Renewal |
 * 24.8"), beside one supply number, set at their top, in their middle or at their bottom: what stands left of the two is in
 * both. What tells them apart stands beside the row where it has no head.
 */
export function withOldAndNew(header: readonly Block[], rows: readonly Placed[]): readonly Placed[] {
  const twins = twinsOf(header, rows);
  if (twins.length === 0) return rows;
  const told = twins.flat();
  const places = new Set(told.map(({ at, cell }) => rows[at].cells.indexOf(cell)));
  const [place] = places;
  const headed = places.size === 1 && place >= 0 && overlapX(header[place], told[0].cell) > 0;
  const given: Placed[] = [];
  let next = 0;
  for (const [first, second] of twins) {
    given.push(...rows.slice(next, first.at));
    next = second.at + 1;
    const group = rows.slice(first.at, next);
    const shared = header.map((_, i) => group.map(({ cells }) => cells[i]).find((cell) => isLeftOf(cell, first.cell)));
    for (const { at, cell } of [first, second]) {
      const cells = rows[at].cells.map((own, i) => (own && (headed || own !== cell) ? own : shared[i]));
      given.push({ ...rows[at], cells, beside: headed ? undefined : cell });
    }
  }
  return [...given, ...rows.slice(next)];
}

const isLeftOf = (cell: Block | undefined, other: Block): boolean => cell !== undefined && cell.x1 <= other.x0 + 1;

/** The rows that come in twos, if most that say what they are do so. */
function twinsOf(header: readonly Block[], rows: readonly Placed[]): Twins[] {
  const said = rows.map(({ row }) => row.filter(({ text }) => text.length <= LONGEST && isOldOrNew(text)));
  const times = new Map<string, number>();
  for (const { text } of said.flat()) times.set(text, (times.get(text) ?? 0) + 1);
  const told = said.flatMap((cells, at): Told[] => {
    // The name of a site may have such a word too, but not in row after row.
    const [cell] = cells.sort((a, b) => times.get(b.text)! - times.get(a.text)!);
    return cell ? [{ at, cell, era: eraOf(cell.text) }] : [];
  });
  const twins: Twins[] = [];
  for (let i = 0; i + 1 < told.length; i += 1) {
    const [a, b] = [told[i], told[i + 1]];
    if (a.era === b.era || b.at - a.at > 2 || overlapX(a.cell, b.cell) <= 0) continue;
    if (areOfTwo(header, rows[a.at], rows[b.at])) continue;
    twins.push([a, b]);
    i += 1;
  }
  return 2 * twins.length >= MOST * told.length ? twins : [];
}

/** True for rows that have each its own supply number: "Old Yard" over "New Store". */
const areOfTwo = (header: readonly Block[], one: Placed, other: Placed): boolean =>
  header.some((head, i) => {
    const [a, b] = [one.cells[i], other.cells[i]];
    return a !== undefined && b !== undefined && isOfNumbers(head) && a.text !== b.text;
  });

const isOldOrNew = (text: string): boolean => ['former', 'new'].includes(eraOf(text) ?? '');
