import { foldName } from '../../fields/values/index.js';
import { overlapX, sameLine } from '../../layout/geometry.js';
import type { Block, Layout, Passage } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import type { Testimony } from '../../witness/index.js';

/** An address that stands nowhere but behind the name of the broker, or beside it at the head of the broker's own paper. */
export function isOfBroker(
  { places }: Testimony,
  { supplyPoints }: Pick<ContractFields, 'supplyPoints'>,
  { blocks }: Layout,
): boolean {
  const brokers = new Set(supplyPoints.flatMap(({ brokerName }) => (brokerName ? [foldName(brokerName)] : [])));
  const isBehind = ({ block, start }: Passage): boolean => {
    const before = foldName(block.text.slice(0, start));
    if (before !== '') return [...brokers].some((name) => before.endsWith(name));
    return blocks.some(
      (other) =>
        other.page === block.page &&
        other.x1 <= block.x0 &&
        sameLine(other, block.lines[0]) &&
        brokers.has(foldName(other.text)),
    );
  };
  return brokers.size > 0 && places.every(({ passage }) => isBehind(passage));
}

/** In type heights: so near under the name of a broker, at the head of its paper, stands its own address. */
const UNDER = 1.5;
/** True for an address right under the name of the broker. */
export const isUnderBroker = (block: Block, { fields, evidence }: Extraction<ContractFields>): boolean =>
  fields.supplyPoints.some((_, i) => {
    const name = evidence[`/supplyPoints/${i}/brokerName`];
    const gap = name?.page === block.page ? block.y0 - name.box.y1 : Infinity;
    return gap > -block.fontSize / 2 && gap < UNDER * block.fontSize && overlapX(block, name.box) > 0;
  });
