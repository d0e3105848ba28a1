import type { Candidate } from '../../fields/candidates.js';
import { findPostcodes, joinAddress } from '../../fields/values/index.js';
import type { Block, Layout } from '../../layout/index.js';
import { readingOf } from '../readers/reading-of.js';

const FIELDS: Record<string, string> = { customerName: 'billingAddress', supplierName: 'supplierAddress' };
const SURE = 0.6;

/** Addresses that stand right under the name that a label gives: "Prepared for" over a company over its address. */
export function addressesUnderNames(layout: Layout, read: readonly Candidate[]): Candidate<string>[] {
  const values = new Set(
    layout.pairs.filter((pair) => pair.relation !== 'inline' && pair.fit > 0.5).map((pair) => pair.value.block),
  );
  const open = layout.blocks.filter((block) => block.kind === 'cell' && !block.label && !values.has(block));
  const optionsOf = readingOf(layout);
  return read.flatMap(({ field, pair, passage, confidence }) => {
    const name = passage.block;
    if (!(field in FIELDS) || !pair || pair.relation === 'inline' || name.lines.length > 2 || confidence < 0.4)
      return [];
    const block = open.find((each) => isUnder(each, name));
    const end = block?.lines.findIndex((line) => findPostcodes(line.text, optionsOf(block)).length > 0) ?? -1;
    if (!block || end < 0) return [];
    const lines = block.lines.slice(0, end + 1).map((line) => line.text);
    const value = joinAddress(lines);
    if (value.split(', ').length < 2 || value.length > 160 || /[:£]/.test(value)) return [];
    const text = lines.join(' ');
    return [{ field: FIELDS[field], value, confidence: SURE, passage: { block, start: 0, end: text.length, text } }];
  });
}

const isUnder = (block: Block, name: Block): boolean =>
  block.page === name.page &&
  Math.abs(block.x0 - name.x0) < 0.6 * name.fontSize &&
  block.y0 > name.y1 - 2 &&
  block.y0 - name.y1 < 0.9 * name.fontSize;
