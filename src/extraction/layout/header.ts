import type { Box } from '../page.js';
import { atHeight } from './at-height.js';
import { around, height, middleX, overlapX, overlapY, sameLine } from './geometry.js';
import { eraOf } from './eras.js';
import { isParted, type Gutter } from './gutters.js';
import type { Block } from './model.js';
import { nearest } from './row-figures.js';
import { areSecond, isFirst, isSecond } from './stacked-heads.js';
import { staggeredHeads } from './staggered.js';
import { isBelow, parentOf } from './upper-heads.js';

/** A text that can stand in a header: short, and without a figure, a tick box or a colon. */
export const headerLike = (cell: Block): boolean => isPlain(cell) && cell.text.length < 40;

const isPlain = ({ text }: Block): boolean =>
  !IS_OTHER.test(text) || !IS_OTHER.test(withoutColumnNumber(text).replace(NUMBERS_OF_HEADS, ''));
const IS_OTHER = /[\d☐☑☒:]/;
const NUMBERS_OF_HEADS = /\bm3\b|12|24|#|\ball \d{1,3}(?= (?:meters|sites|supplies|premises|points)\b)/g;

/** "(5) Day", "[6] Night", "7. Location": the number by which a column is spoken of. */
const COLUMN_NUMBER = /^(?:\(\d{1,2}\)|\[\d{1,2}\]|\d{1,2}[.)])\s+(?=\p{L})/u;

/** The head of a column without that number. */
export const withoutColumnNumber = (text: string): string => text.replace(COLUMN_NUMBER, '');

/** The heads of fewer columns are labels over values as likely. */
const LEAST_HEADS = 3;
const AMOUNT = /^£?\d[\d,]*\.\d+p?$|^\d{1,3}(?:,\d{3})+(?: ?kwh)?$|^(?:\d ?){6,}$/i;

const TERM = /^\d{1,3} (?:months?|years?)$/i;
const isTerm = (cell: Block | undefined): boolean => cell !== undefined && TERM.test(cell.text);
const asksForTerm = ({ label }: Block): boolean => label?.concepts.includes('contractTermMonths') ?? false;

/** "Fixed for | 12 months": how long a contract runs stands beside its label, and neither heads a column; "Term | 12 months | 24 months" does. */
export function isOfTerm(cell: Block, cells: readonly Block[]): boolean {
  if (!isTerm(cell) && !asksForTerm(cell)) return false;
  const line = atHeight(cells, cell)
    .filter((other) => sameLine(other, cell))
    .sort((one, other) => one.x0 - other.x0);
  const label = line.indexOf(cell) - (isTerm(cell) ? 1 : 0);
  const [asked, length, next] = label < 0 ? [] : line.slice(label, label + 3);
  return asked !== undefined && asksForTerm(asked) && isTerm(length) && !isTerm(next);
}

/** "Yes, as declared" heads nothing; "No." may head a column of numbers. */
export const ANSWER = /^(?:yes\b(?! ?\/)|no(?:,| [-–]))/i;

/** What heads a column of names of charges, and is no label of what stands beside it. */
export const headsNames = (cell: Block): boolean =>
  /^(?:charge|register|description|element|component|band|item|time band)s?(?: (?:name|type))?$/i.test(cell.text);

/**
 * All cells of a header: to a line of labels come the taller cells beside it, and the cells over it that head several
 * columns. `leaves` are the lowest cell of each column, from left to right, and `parents` what stands over each.
 */
export function headerBand(
  run: readonly Block[],
  cells: readonly Block[],
  gutters: readonly Gutter[],
): { leaves: Block[]; parents: (Block | undefined)[] } {
  const band = new Set<Block>(run);
  const bold = run.filter(isBold).length > 0.5 * run.length;
  const type = Math.max(...run.map((cell) => cell.fontSize));
  const fits = (cell: Block): boolean =>
    (cell.label !== undefined || headerLike(cell)) &&
    !isOfTerm(cell, cells) &&
    (isBold(cell) === bold || isReadLabel(cell)) &&
    Math.abs(cell.fontSize - type) < 0.2 * type &&
    cell.lines.length <= 4;
  const staggered = staggeredHeads(run, cells, fits, type);
  for (const cell of staggered) band.add(cell);
  for (let grown = true; grown;) {
    grown = false;
    const box = around([...band]);
    for (const cell of atHeight(cells, box)) {
      if (band.has(cell) || !(fits(cell) || isSecond(cell, [...band]))) continue;
      const beside = overlapY(cell, box) > 0.3 * height(cell);
      if (!beside || isFar(cell, box, cells, type) || isAcross(cell, box, gutters)) continue;
      band.add(cell);
      grown = true;
    }
    if (grown) continue;
    const line = lineUnder([...band], cells, fits, type);
    for (const cell of line) band.add(cell);
    grown = line.length > 0;
  }
  const all = [...band];
  // A line of labels right over the leaves, each over several of them, heads them.
  const box = around(all);
  for (const cell of atHeight(cells, { y0: box.y0 - 0.6 * type, y1: box.y0 + 2 })) {
    const over = cell.y1 <= box.y0 + 2 && box.y0 - cell.y1 < 0.6 * type && overlapX(cell, box) > 0;
    if (!over || band.has(cell) || !fits(cell)) continue;
    if (headsSeveral(cell, all) || (band.size >= LEAST_HEADS && isFirst(cell, all))) all.push(cell);
  }
  // What stands under a cell of its own is headed by that, not by the next one.
  const isOwned = (cell: Block): boolean =>
    all.some((other) => other !== cell && overlapX(cell, other) > 0 && isBelow(cell, other));
  const bottom = around(all).y1;
  const isParent = (cell: Block): boolean => {
    const under = all.filter((other) => other !== cell && isBelow(other, cell));
    if (under.some((other) => overlapX(other, cell) > 0)) return true;
    if (staggered.length > 0) return isBetweenLower(cell, all) && !hasValues(cell, all, cells);
    return under.some((other) => isNear(other, cell) && !isOwned(other)) && !hasColumn(cell, under, cells, bottom);
  };
  const leaves = all.filter((cell) => !isParent(cell)).sort((a, b) => a.x0 - b.x0);
  const parents = all.filter(isParent);
  return {
    leaves,
    parents: underOne(
      leaves,
      leaves.map((leaf) => parentOf(leaf, parents, leaves)),
    ),
  };
}

/** "Now | Renewal" far apart under one "Unit rate": what heads the one of two neighbours heads the other. */
const underOne = (leaves: readonly Block[], parents: readonly (Block | undefined)[]): (Block | undefined)[] =>
  parents.map((parent, i) => {
    const era = parent ? undefined : eraOf(leaves[i].text);
    const at = era === 'new' ? i - 1 : i + 1;
    const isTwin = (era === 'new' || era === 'former') && leaves[at] && parents[at];
    const taken = parents.filter((other) => other === parents[at]).length;
    return isTwin && taken === 1 && eraOf(leaves[at].text) === (era === 'new' ? 'former' : 'new')
      ? parents[at]
      : parent;
  });

/** The unit behind a bold head may be in plain type. */
const isBold = ({ bold, lines: [{ words }] }: Block): boolean => bold || words[0].bold === true;

/** A label that was read off a picture: how bold it is is not seen surely. */
const isReadLabel = ({ label, lines: [{ words }] }: Block): boolean =>
  label?.qualifier === '' && words.some(({ confidence }) => confidence < 1);

/** How far, in type heights, the lines of a header may stand apart, and the first figure under it. */
const LINES_APART = 2.5;
const FIGURE_REACH = 10;

/**
 * The next line of a header: labels under some of its heads, with figures only further down. So stand "Day | Night" under
 * "Unit rates", and "Meter" under "MPAN" where each column has two heads.
 */
function lineUnder(
  band: readonly Block[],
  cells: readonly Block[],
  fits: (cell: Block) => boolean,
  type: number,
): Block[] {
  const box = around(band);
  const under = atHeight(cells, { y0: box.y1 - 0.5 * type, y1: box.y1 + FIGURE_REACH * type }).filter(
    (cell) => !band.includes(cell) && cell.y0 > box.y1 - 0.5 * type && cell.y0 - box.y1 < FIGURE_REACH * type,
  );
  if (under.length === 0) return [];
  const first = under.reduce((best, cell) => (cell.y0 < best.y0 ? cell : best));
  const line = under.filter((cell) => sameLine(cell.lines[0], first.lines[0]));
  const isKnown = ({ label, bold }: Block): boolean =>
    label?.qualifier === '' &&
    (!label.weak || bold || label.concepts.some((each) => /^(?:day|night)UnitRate$/.test(each)));
  const heads = band.length + line.filter((cell) => band.every((head) => overlapX(cell, head) <= 0)).length;
  return heads >= LEAST_HEADS &&
    first.y0 - box.y1 < LINES_APART * type &&
    line.every(isPlain) &&
    (line.every(fits) ? 2 * line.filter(isKnown).length >= line.length : areSecond(line, band)) &&
    !(line.length === 1 && isGroupName(first, band)) &&
    under.some(({ text }) => AMOUNT.test(text))
    ? line
    : [];
}

/** "REGION A", "Half-hourly sites" alone in a line, at the left edge of many heads, and the second head of none: the name of the rows under it. */
const isGroupName = (line: Block, band: readonly Block[]): boolean =>
  band.length > LEAST_HEADS && line.x0 - around(band).x0 < line.fontSize && !isSecond(line, band);

/** True for a head with a text under it that is under none of the lower heads. */
function hasColumn(head: Block, lower: readonly Block[], cells: readonly Block[], bottom: number): boolean {
  const under = atHeight(cells, { y0: bottom - 1, y1: bottom + FIGURE_REACH * head.fontSize }).filter(
    (cell) => cell.y0 >= bottom - 1 && cell.y0 - bottom < FIGURE_REACH * head.fontSize && overlapX(cell, head) > 0,
  );
  return under.length > 0 && under.every((cell) => lower.every((other) => overlapX(cell, other) <= 0));
}

/** How far a head may stand from the next, in type heights, and how far over its column. */
const FAR = 25;
const OVER = 6;

/** True for a text far beside a header, unless it heads a column as wide as that: one of addresses. */
const isFar = (cell: Block, box: Box, cells: readonly Block[], type: number): boolean =>
  cell.x0 - box.x1 > FAR * type || (box.x0 - cell.x1 > FAR * type && box.x0 - columnEnd(cell, cells) > FAR * type);

/** Where the widest text under a head ends that begins at its edge. */
const columnEnd = (head: Block, cells: readonly Block[]): number =>
  Math.max(
    head.x1,
    ...atHeight(cells, { y0: head.y1, y1: head.y1 + OVER * head.fontSize })
      .filter(
        ({ x0, y0 }) =>
          y0 >= head.y1 && y0 - head.y1 < OVER * head.fontSize && Math.abs(x0 - head.x0) < 0.3 * head.fontSize,
      )
      .map(({ x1 }) => x1),
  );

const isAcross = (cell: Block, box: Box, gutters: readonly Gutter[]): boolean =>
  isParted(cell, box, gutters) || isParted(box, cell, gutters);

/** True for a cell over two heads or more, or between two of them that stand lower. */
const headsSeveral = (cell: Block, heads: readonly Block[]): boolean =>
  heads.filter((head) => overlapX(head, cell) > 0).length >= 2 || isBetweenLower(cell, heads);

/** True where the next heads to the left and to the right of a cell both stand under it, and none in its own place. */
function isBetweenLower(cell: Block, heads: readonly Block[]): boolean {
  const others = heads.filter((head) => head !== cell);
  if (others.some((head) => overlapX(head, cell) > 0)) return false;
  const left = others.filter((head) => head.x1 <= cell.x0).sort((a, b) => b.x1 - a.x1)[0];
  const right = others.filter((head) => head.x0 >= cell.x1).sort((a, b) => a.x0 - b.x0)[0];
  return left !== undefined && right !== undefined && isBelow(left, cell) && isBelow(right, cell);
}

/** True where a text under the heads stands better under this one than under any other. */
const hasValues = (head: Block, heads: readonly Block[], cells: readonly Block[]): boolean =>
  atHeight(cells, { y0: head.y1, y1: head.y1 + OVER * head.fontSize }).some(
    (cell) =>
      !heads.includes(cell) &&
      cell.y0 >= head.y1 &&
      cell.y0 - head.y1 < OVER * head.fontSize &&
      overlapX(cell, head) > 0 &&
      nearest(cell, heads) === head,
  );

/** True where a header cell stands so near to one above that this may be centred over it and its neighbours. */
const isNear = (cell: Block, over: Block): boolean =>
  Math.abs(middleX(cell) - middleX(over)) < Math.max(over.x1 - over.x0, cell.x1 - cell.x0) + 2 * over.fontSize;
