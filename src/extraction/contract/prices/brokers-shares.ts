import type { Candidate } from '../../fields/candidates.js';
import { findRates, pencePerKwh } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import { atHeight, wholeOf, type Layout, type Pair } from '../../layout/index.js';
import { RANGES } from '../labels/charge-names.js';
import { concludedLabel } from '../labels/concluded-label.js';

/** How sure such a price is, and from when on a field counts as read. */
const SURE = 0.7;
const READ = 0.3;

/** "Broker: Quayline Advisory | 0.125 p/kWh": what stands beside the name of a broker in a list of prices is its share of them. */
export function brokersShares({ blocks }: Layout, read: readonly Candidate[]): Candidate[] {
  if (read.some(({ field, confidence }) => field === 'brokerUplift' && confidence > READ)) return [];
  const named = read.filter(
    ({ field, pair, confidence }) => field === 'brokerName' && confidence > READ && pair && leads(pair),
  );
  return named.flatMap(({ pair }) => shareBeside(pair!, blocks));
}

/** A label at the head of a cell, and the name behind it. */
const leads = ({ relation, label, labelBlock }: Pair): boolean =>
  relation === 'inline' && label.start === 0 && labelBlock.kind === 'cell' && labelBlock.lines.length === 1;

function shareBeside({ labelBlock }: Pair, blocks: Layout['blocks']): Candidate[] {
  const beside = atHeight(blocks, labelBlock).filter(
    (cell) => cell.page === labelBlock.page && cell.x0 >= labelBlock.x1 && sameLine(cell, labelBlock),
  );
  const shares = beside.flatMap((cell) => {
    const [rate] = findRates(cell.text);
    const isAll = rate !== undefined && rate.end - rate.start >= cell.text.length - 2;
    const pence = isAll ? pencePerKwh(rate.value.amount, rate.value.unit) : undefined;
    const [least, most] = RANGES.brokerUplift;
    return pence !== undefined && pence >= least && pence <= most ? [{ cell, pence }] : [];
  });
  if (shares.length !== 1) return [];
  const [{ cell, pence }] = shares;
  const value = wholeOf(cell);
  const label = concludedLabel('brokerUplift', labelBlock.text);
  const pair: Pair = { label, labelBlock, value, relation: 'right', fit: SURE };
  return [{ field: 'brokerUplift', value: pence, confidence: SURE, passage: value, pair }];
}
