import { around } from './geometry.js';
import type { Placed } from './columns.js';
import type { Block } from './model.js';
import { isOfNumbers } from './row-figures.js';

/** How far, in type heights, a cell at the top or the bottom of its row may stand off the others. */
const OFF = 0.5;

/** The edges of a cell that is set at the top or at the bottom of its rows, with the rows before or behind its own. */
const SETTINGS = [
  { edge: 'y0', step: -1 },
  { edge: 'y1', step: 1 },
] as const;

/** A supply number, however it is parted. */
const HAS_NUMBER = /(?:\d\D{0,3}){6}/;

const isOfSite = ({ label }: Block): boolean =>
  label?.concepts.some((each) => /^site(?:Name|Address)\??$/.test(each)) ?? false;

/**
 * Gives the name and address of a site to all rows that they stand beside: several meters of one site, which is printed at
 * the top (or at the bottom) of a cell as high as their rows.
 */
export function withSpannedSites(header: readonly Block[], rows: readonly Placed[], type: number): readonly Placed[] {
  const sites = columnsOf(header, isOfSite);
  const numbers = columnsOf(header, isOfNumbers).filter((i) => !sites.includes(i));
  const isFilled = ({ cells }: Placed): boolean => sites.some((i) => cells[i]);
  if (sites.length === 0 || numbers.length === 0) return rows;
  // "Portfolio" over the sum of a column is no number of a meter.
  const open = rows.filter((row) => !isFilled(row) && numbers.some((i) => HAS_NUMBER.test(row.cells[i]?.text ?? '')));
  if (open.length === 0 || open.length === rows.length) return rows;
  const setting = SETTINGS.find(({ edge, step }) => {
    const first = step < 0 ? rows[0] : rows[rows.length - 1];
    return isFilled(first) && rows.every((row) => !isFilled(row) || isSet(row, sites, numbers, edge, type));
  });
  if (!setting) return rows;
  const given = [...rows];
  const order = setting.step < 0 ? rows.keys() : [...rows.keys()].reverse();
  for (const at of order) {
    const [row, from] = [given[at], given[at + setting.step]];
    if (!open.includes(row) || !from) continue;
    const { y0, y1 } = around(row.row);
    const cells = row.cells.map((cell, i) => {
      const site = sites.includes(i) ? from.cells[i] : undefined;
      return site ? { ...site, y0, y1 } : cell;
    });
    given[at] = { ...row, cells };
  }
  return given;
}

const columnsOf = (header: readonly Block[], is: (head: Block) => boolean): number[] =>
  header.flatMap((head, i) => (is(head) ? [i] : []));

/** True where the site of a row stands level with its supply number at an edge. */
function isSet(
  { cells }: Placed,
  sites: readonly number[],
  numbers: readonly number[],
  edge: 'y0' | 'y1',
  type: number,
): boolean {
  const number = numbers.map((i) => cells[i]).find(Boolean);
  return (
    number !== undefined &&
    sites.some((i) => cells[i] !== undefined && Math.abs(cells[i][edge] - number[edge]) < OFF * type)
  );
}
