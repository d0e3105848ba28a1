import type { Candidate } from '../../fields/candidates.js';
import type { Point } from './point.js';

/** "MPRN / meter" over rows of two lines: a meter belongs to the number over it, or under it where the numbers come last. */
export function byNumberInColumn({ field, pair, passage }: Candidate, points: readonly Point[]): Point[] | undefined {
  if (field !== 'meterSerialNumber') return undefined;
  const { table } = pair!.row!;
  const column = table.header.indexOf(pair!.labelBlock);
  const cells = table.rows.flatMap((row) => row.cells[column] ?? []);
  const own = points.filter((point) => point.mentions.some((mention) => cells.includes(mention.passage.block)));
  const pointOf = (at: number): Point | undefined =>
    own.find((point) => point.mentions.some((mention) => mention.passage.block === cells[at]));
  if (own.length === 0) return undefined;
  const from = cells.indexOf(passage.block);
  const step = pointOf(0) ? -1 : 1;
  for (let at = from; at >= 0 && at < cells.length; at += step) {
    const point = pointOf(at);
    if (point) return [point];
  }
  return undefined;
}
