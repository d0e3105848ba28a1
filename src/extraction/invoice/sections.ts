import type { Block } from '../layout/index.js';
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

/**
 * Cuts a bill for several meter points into one part for each: from the heading over the meter point's number to the next
 * one's. What stands before the first is of all. Numbers in a mere list, with no charges after them, begin no part.
 */
export function sectionsOf(bill: Bill, points: readonly MeterPoint[]): Section[] {
  const mentions = mentionsOf(bill, points);
  const starts = mentions.map((mention, i) => startOf(bill.lines, mention, mentions[i - 1]));
  const ranges = mentions.map((mention, i) => ({
    point: mention.point,
    from: starts[i],
    to: starts[i + 1] ?? bill.lines.length,
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

/** A part begins at the heading over its meter point's number. */
function startOf(lines: readonly Line[], mention: Mention, before: Mention | undefined): number {
  const least = Math.max(before ? before.line + 1 : 0, mention.line - HEADING_REACH);
  for (let i = mention.line; i >= least; i -= 1) {
    if (lines[i].page !== lines[mention.line].page) return i + 1;
    if (lines[i].cells[0].block.isHeading && lines[i].cells.length === 1) return i;
  }
  return mention.line;
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
