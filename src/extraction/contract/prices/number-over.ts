import type { Candidate } from '../../fields/candidates.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block } from '../../layout/index.js';

/** The supply number that a text stands under: the nearest over it, of several in one line the last that begins left of it. */
export function withNumberOver<V>(block: Block, numbers: readonly Candidate<V>[]): Candidate<V> | undefined {
  const over = numbers.filter(
    ({ passage }) =>
      passage.block.page === block.page && passage.block.y0 < block.y0 && !sameLine(passage.block, block),
  );
  const lowest = over.reduce<Candidate<V> | undefined>(
    (low, each) => (low && low.passage.block.y0 >= each.passage.block.y0 ? low : each),
    undefined,
  );
  const left = (each: Candidate<V>): number => Math.min(each.passage.block.x0, each.pair?.labelBlock.x0 ?? Infinity);
  return over
    .filter((each) => sameLine(each.passage.block, lowest!.passage.block) && left(each) <= block.x0 + block.fontSize)
    .sort((a, b) => left(b) - left(a))[0];
}
