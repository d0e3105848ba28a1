import type { Candidate } from '../../fields/candidates.js';
import { headingsOver } from '../../layout/index.js';
import { PART } from '../labels/places-in-lists.js';
import type { Point } from './point.js';

/** "Product for Schedule A: ", "The tariff of Part 2 is ": what stands last before a value in its clause. */
const SAID = new RegExp(String.raw`\b(${PART})\b[^.;\d]{0,40}$`, 'i');

/** The points that are listed under the part of the paper which the words before a value name. */
export function byPartSaid({ passage: { block, start } }: Candidate, points: readonly Point[]): Point[] | undefined {
  const part = SAID.exec(block.text.slice(0, start))?.[1];
  if (!part) return undefined;
  const heads = new RegExp(String.raw`^${part}\b`, 'i');
  const isUnder = ({ pair, passage }: Candidate): boolean =>
    [pair?.labelBlock, pair?.row?.table.header[0], passage.block].some(
      (each) => each && headingsOver(each).some((heading) => heads.test(heading.text)),
    );
  const own = points.filter((point) => point.mentions.some(isUnder));
  return own.length > 0 && own.length < points.length ? own : undefined;
}
