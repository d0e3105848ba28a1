import { block as blockOf, labelOf } from './blocks.js';
import { middleX, overlapX, sameLine } from './geometry.js';
import type { Lexicon } from './lexicon.js';
import type { Block } from './model.js';
import { isUnitLine } from './unit-lines.js';

/** How far apart the two heads of one column stand at most, in type heights. */
const APART = 0.6;

/** So many texts without figures in a line are heads of columns. */
const LEAST_HEADS = 4;

/**
 * Parts the two heads of one column that were joined like two lines of one: "Premises" over "Premises address" among the
 * heads of a table.
 */
export function withHeadsApart(blocks: Block[], lexicon: Lexicon, lenient: boolean): Block[] {
  const plain = blocks.filter(({ kind, text }) => kind === 'cell' && !/\d/.test(text));
  return blocks.flatMap((each) => {
    if (each.lines.length < 2 || each.lines.length > 4 || !plain.includes(each)) return [each];
    if (plain.filter((other) => sameLine(other, each)).length < LEAST_HEADS) return [each];
    if (lexicon.label(each.text, lenient)?.qualifier === '') return [each];
    for (let at = 1; at < each.lines.length; at += 1) {
      const parts = [each.lines.slice(0, at), each.lines.slice(at)].map((lines) => {
        const part = blockOf(each.page, lines, 'cell');
        part.label = labelOf(part, lexicon, lenient);
        return part;
      });
      if (areStacked(parts[0], parts[1])) return parts;
    }
    return [each];
  });
}

/** True for two labels of different things that stand under each other as two lines of one cell do: "MPAN" over "Meter". */
function areStacked(over: Block, under: Block): boolean {
  const [upper, lower] = [over.label, under.label];
  if (upper?.qualifier !== '' || lower?.qualifier !== '' || isUnitLine(under.text)) return false;
  const off = Math.min(
    Math.abs(over.x0 - under.x0),
    Math.abs(over.x1 - under.x1),
    Math.abs(middleX(over) - middleX(under)),
  );
  // "Property" over "Supply address" may be its name.
  const kinds = new Set(lower.concepts.map(kindOf));
  return off < 0.5 * over.fontSize && upper.concepts.some((each) => !kinds.has(kindOf(each)));
}

const kindOf = (concept: string): string => concept.replace('?', '');

/** True where a column has two heads over each other, of which the upper one heads no other column. */
export const isStackedColumn = (
  { leaves, parents }: { leaves: readonly Block[]; parents: readonly (Block | undefined)[] },
  i: number,
): boolean => {
  const over = parents[i];
  return (
    over !== undefined &&
    areStacked(over, leaves[i]) &&
    parents.every((each, j) => j === i || each !== over || overlapX(over, leaves[j]) <= 0)
  );
};

/** The columns with two heads over each other, each with the upper one. */
export const stackedColumns = (band: {
  leaves: readonly Block[];
  parents: readonly (Block | undefined)[];
}): ReadonlyMap<number, Block> =>
  new Map(band.leaves.flatMap((_, i) => (isStackedColumn(band, i) ? [[i, band.parents[i]!] as const] : [])));

/** True for a head right over the other one of its column, and over no other. */
export const isFirst = (cell: Block, heads: readonly Block[]): boolean => {
  const under = heads.filter((head) => overlapX(head, cell) > 0);
  return under.length === 1 && areStacked(cell, under[0]);
};

/** True for the second head of a column, right under the first: it may be in lighter type. */
export const isSecond = (cell: Block, heads: readonly Block[]): boolean =>
  cell.label?.weak === false &&
  !/\d/.test(cell.text) &&
  heads.some(
    (head) =>
      cell.y0 >= head.y1 - 0.3 * head.fontSize && cell.y0 - head.y1 < APART * head.fontSize && areStacked(head, cell),
  );

/** True for a line of labels, most of them second heads of their columns. */
export const areSecond = (line: readonly Block[], heads: readonly Block[]): boolean =>
  line.every(({ label }) => label) && 2 * line.filter((cell) => isSecond(cell, heads)).length > line.length;
