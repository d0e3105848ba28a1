import { sumAgrees } from '../fields/checks/arithmetic.js';
import { strengthOf } from '../fields/vocabulary.js';
import type { Block, Layout } from '../layout/index.js';
import { withCharges, type Bill } from './bill.js';
import type { Line } from './lines.js';
import type { MeterPoint } from './meter-point.js';

/** The part of a bill that is about one meter point, with what the bill says for all of them. */
export interface Section {
  point: MeterPoint;
  bill: Bill;
}

interface Mention {
  point: MeterPoint;
  line: number;
}

const HEADING_REACH = 12;
const ADDRESS_REACH = 3;

/**
 * Cuts a bill for several meter points into one part for each: from the heading over the meter point's number to the next
 * one's. What stands before the first is of all, and so are the sums under the last one where it alone does not make them.
 * Numbers in a mere list, with no charges after them, begin no part.
 */
export function sectionsOf(bill: Bill, points: readonly MeterPoint[]): Section[] {
  const mentions = mentionsOf(bill, points);
  const later = mentions.slice(1).map((mention, i) => startOf(bill, mention, mentions[i]));
  // an address over the first number is of all, unless the others have their own
  const ownAddress = later.some((start) => namesSite(bill.lines[start], bill.layout));
  const starts = mentions.length > 0 ? [startOf(bill, mentions[0], undefined, ownAddress), ...later] : [];
  const ranges = mentions.map((mention, i) => ({
    point: mention.point,
    from: starts[i],
    to: starts[i + 1] ?? endOf(bill, starts[i]),
  }));
  const charged = ranges.filter(({ from, to }) =>
    bill.charges.some(({ price, values: { line } }) => price && line.index >= from && line.index < to),
  );
  const billed = points.filter((point) => charged.some((range) => range.point === point));
  if (billed.length < 2) return [];
  const head = Math.min(...charged.map(({ from }) => from));
  return billed.map((point) => {
    const own = charged.filter((range) => range.point === point);
    return {
      point,
      bill: cut(bill, (index) => index < head || own.some(({ from, to }) => index >= from && index < to)),
    };
  });
}

/** Where the meter points are named, in reading order; the same one again goes on with its part. */
function mentionsOf(bill: Bill, points: readonly MeterPoint[]): Mention[] {
  const mentions: Mention[] = [];
  for (const line of bill.lines) {
    const digits = line.text.replace(/[\s\-./|]/g, '');
    const point = points.find((one) => digits.includes(one.number.value));
    if (point && mentions[mentions.length - 1]?.point !== point) mentions.push({ point, line: line.index });
  }
  return mentions;
}

/** A part begins at the heading over its meter point's number, or at the address of its site over it. */
function startOf(
  { lines, layout, charges }: Bill,
  mention: Mention,
  before: Mention | undefined,
  withAddress = true,
): number {
  const least = Math.max(before ? before.line + 1 : 0, mention.line - HEADING_REACH);
  const charged = Math.max(-1, ...charges.map(({ values }) => values.line.index).filter((i) => i < mention.line));
  let address = mention.line;
  for (let i = mention.line; i >= least; i -= 1) {
    if (lines[i].page !== lines[mention.line].page) return Math.max(i + 1, address);
    if (lines[i].cells[0].block.isHeading && lines[i].cells.length === 1) return i;
    if (withAddress && i > charged && mention.line - i <= ADDRESS_REACH && namesSite(lines[i], layout)) address = i;
  }
  return address;
}

const namesSite = (line: Line, { pairs }: Layout): boolean =>
  pairs.some(
    ({ label, labelBlock }) =>
      strengthOf(label.concepts, 'siteAddress') > 0 && line.cells.some(({ block }) => block === labelBlock),
  );

/** The sums under the last part are the whole bill's, unless its own charges make them. */
function endOf({ lines, charges, totals }: Bill, from: number): number {
  const own = charges.filter(({ price, amount, values }) => price && amount && values.line.index >= from);
  const last = Math.max(from, ...own.map(({ values }) => values.line.index));
  const net = totals.net?.amount?.value;
  const amounts = own.map(({ amount }) => amount!.value);
  if (net === undefined || sumAgrees(amounts, net)) return lines.length;
  const sums = [totals.net, totals.vat, totals.total].flatMap((sum) => sum?.values.line.index ?? []);
  return Math.min(lines.length, ...sums.filter((index) => index > last));
}

/** The lines for which it holds, counted anew, with the blocks and labels that they are made of. */
function cut(bill: Bill, within: (line: number) => boolean): Bill {
  const renumbered = new Map(
    bill.lines.filter((line) => within(line.index)).map((line, index) => [line, { ...line, index }] as const),
  );
  const lines = [...renumbered.values()];
  const values = bill.values.flatMap((one) => {
    const line = renumbered.get(one.line);
    return line ? [{ ...one, line, figures: one.figures.map((figure) => ({ ...figure, line })) }] : [];
  });
  const kept = new Set<Block>(lines.flatMap((line) => line.cells.map((cell) => cell.block)));
  const layout = {
    ...bill.layout,
    blocks: bill.layout.blocks.filter((block) => kept.has(block)),
    pairs: bill.layout.pairs.filter((pair) => kept.has(pair.labelBlock)),
    supplyNumbers: bill.layout.supplyNumbers.filter((grid) => grid.blocks.some((block) => kept.has(block))),
  };
  return withCharges(layout, lines, values);
}
