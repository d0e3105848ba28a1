import { findSupplierNames } from '../../catalogue/index.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block, Layout } from '../../layout/index.js';
import { areTitles, unnumbered } from './names.js';
import type { Point } from './point.js';

/**
 * "1. Stone Yard | MPAN 17 9899 2820 854" over the card of each point: the names that begin the lines of their numbers, in
 * bold or numbered, whatever stands under them. None where one point has no such name.
 */
export function namesInLines({ blocks }: Layout, points: readonly Point[]): string[] | undefined {
  const heads = points.map((point) =>
    point.mentions
      .flatMap(({ pair, passage }) => (pair?.row ? [] : (headOfLine(blocks, pair?.labelBlock ?? passage.block) ?? [])))
      .at(0),
  );
  if (!heads.every((head) => head !== undefined)) return undefined;
  const names = heads.map(({ text }) => unnumbered(text));
  const areSetOff = heads.every(({ bold }) => bold) || heads.every(({ text }, i) => text !== names[i]);
  const areOwn = new Set(names).size === names.length && names.every((name) => findSupplierNames(name).length === 0);
  return areSetOff && areOwn && areTitles(names) ? names : undefined;
}

/** The one text that stands before another in its line, and is the label of nothing. */
function headOfLine(blocks: readonly Block[], number: Block): Block | undefined {
  const before = blocks.filter(
    (block) => block.page === number.page && block.kind === 'cell' && block.x1 <= number.x0 && sameLine(block, number),
  );
  const [head] = before;
  if (before.length !== 1 || head.lines.length > 1) return undefined;
  return head.label?.qualifier === '' && unnumbered(head.text) === head.text ? undefined : head;
}
