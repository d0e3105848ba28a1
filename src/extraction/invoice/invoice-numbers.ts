import { foldReference, parseReference } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { around } from '../layout/geometry.js';
import type { Block, Layout, Segment } from '../layout/index.js';
import type { Found } from './found.js';

const LEAST_LISTED = 2;

/** The layout without the columns of several invoice numbers: a list of invoices sent before does not say which this one is. */
export function withoutLists(layout: Layout): Layout {
  const numbers = new Map<Block, Set<string>>();
  for (const { label, labelBlock, value, relation } of layout.pairs) {
    if (relation !== 'column' || strengthOf(label.concepts, 'invoiceNumber') === 0) continue;
    const number = parseReference(value.text);
    if (!number) continue;
    numbers.set(labelBlock, (numbers.get(labelBlock) ?? new Set()).add(foldReference(number.value)));
  }
  const isList = (block: Block): boolean => (numbers.get(block)?.size ?? 0) >= LEAST_LISTED;
  return { ...layout, pairs: layout.pairs.filter(({ labelBlock }) => !isList(labelBlock)) };
}

/** "VAT invoice SI-4711", "Electricity bill no. 0815": what the paper is, and its number, in a line of their own. */
const TITLE =
  /^\W*(?:(?:your|this|our|vat|tax|sales|final|interim|electricity|gas|energy|supply|business)\s+)*(?:invoice|bill|statement|credit note|debit note)(?:\s*(?:no|number|ref)\b\.?)?(?:\s*[:#])?\s*(?=\S*\d)/i;
const LEAST_DIGITS = 4;
const SAID = 0.6;

/** The number behind what the paper calls itself. */
export function numberInTitle({ pages, blocks }: Layout, not: string | undefined): Found<string> | undefined {
  const found = blocks
    .filter((block) => block.page === pages[0].number && block.kind !== 'setAside')
    .flatMap((block) => block.lines.flatMap((line) => titled(line) ?? []))
    .filter(({ value }) => foldReference(value) !== not);
  return new Set(found.map(({ value }) => foldReference(value))).size === 1 ? found[0] : undefined;
}

function titled(line: Segment): Found<string> | undefined {
  const title = TITLE.exec(line.text);
  const number = title && parseReference(line.text.slice(title[0].length));
  if (!number || number.start > 0 || number.value.replace(/\D/g, '').length < LEAST_DIGITS) return undefined;
  if (title[0].length + number.end < line.text.trimEnd().length) return undefined;
  const { page } = line;
  return { value: number.value, page, box: around([line]), text: line.text, confidence: SAID };
}
