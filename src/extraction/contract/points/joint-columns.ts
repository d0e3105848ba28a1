import type { Candidate } from '../../fields/candidates.js';
import type { Point } from './point.js';

const NUMBERS = ['mpan', 'mprn', 'meterPoint'];

/** "MPRN / meter" over rows of two lines: what stands in such a column belongs to the number over it, or under it where the numbers come last. */
export function byNumberInColumn({ field, pair, passage }: Candidate, points: readonly Point[]): Point[] | undefined {
  const { concepts } = pair!.label;
  if (!concepts.includes(field) || !NUMBERS.some((each) => concepts.includes(each))) return undefined;
  const { table } = pair!.row!;
  const column = table.header.indexOf(pair!.labelBlock);
  const cells = table.rows.flatMap((row) => row.cells[column] ?? []);
  const own = points.filter((point) => point.mentions.some((mention) => cells.includes(mention.passage.block)));
  const pointOf = (at: number): Point | undefined =>
    own.find((point) => point.mentions.some((mention) => mention.passage.block === cells[at]));
  const from = cells.indexOf(passage.block);
  const step = pointOf(0) ? -1 : 1;
  for (let at = from; at >= 0 && at < cells.length; at += step) {
    const point = pointOf(at);
    if (point) return [point];
  }
  return undefined;
}
