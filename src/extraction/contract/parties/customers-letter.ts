import type { Candidate } from '../../fields/candidates.js';
import { cleanName, findPostcodes, foldName, joinAddress, nameLikeness } from '../../fields/values/index.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { frontPage } from '../readers/front-page.js';

/** What only a customer writes, to the supplier whose offer it takes. */
const BY_CUSTOMER =
  /\b(?:[Ww]e|I) (?:hereby |now |are pleased to |am pleased to |confirm that we )?accept your (?:offer|quotation|quote|proposal|prices|terms|renewal)\b|\b(?:is|are) our (?:appointed |chosen |nominated )(?:energy )?(?:consultant|broker|advis[eo]r|agent)\b/;
const TO = /^to$/i;
/** In heights of type: how far the name of a letterhead stands over its address at most. */
const NEAR = 2;
const SURE = 0.62;

const isByCustomer = ({ blocks }: Layout): boolean =>
  blocks.some(({ kind, text }) => kind !== 'setAside' && BY_CUSTOMER.test(text));

/** In a letter that the customer writes, "To:" names the supplier, and the letterhead is the customer's. */
export function withCustomersLetter(layout: Layout, read: readonly Candidate[]): readonly Candidate[] {
  if (!isByCustomer(layout)) return read;
  const turned = read.map((each): Candidate => {
    const field = TO.test(each.pair?.label.text ?? '') ? OF_SUPPLIER[each.field] : undefined;
    return field ? { ...each, field, confidence: Math.max(each.confidence, SURE) } : each;
  });
  const suppliers = turned.filter(({ field }) => field === 'supplierName').map(({ value }) => foldName(String(value)));
  return suppliers.length > 0 ? [...turned, ...letterhead(layout, suppliers)] : read;
}

const OF_SUPPLIER: Record<string, string> = { customerName: 'supplierName', billingAddress: 'supplierAddress' };

/** A company at the head of the first page, over its address in lines. */
function letterhead(layout: Layout, suppliers: readonly string[]): Candidate[] {
  const first = layout.pages.find(({ number }) => number === frontPage(layout));
  const top = layout.blocks.filter(
    ({ page, y0, kind }) => page === first?.number && kind === 'cell' && y0 < 0.25 * first.height,
  );
  for (const address of top) {
    const name = top.find((other) => isOver(other, address));
    if (!name || suppliers.includes(foldName(name.text)) || nameLikeness(name.text).kind !== 'company') continue;
    const value = joinAddress(address.lines.map(({ text }) => text));
    if (findPostcodes(value).length !== 1 || value.split(', ').length < 3) continue;
    return [
      { field: 'customerName', value: cleanName(name.text), confidence: SURE, passage: wholeOf(name) },
      { field: 'billingAddress', value, confidence: SURE, passage: wholeOf(address) },
    ];
  }
  return [];
}

const isOver = (name: Block, address: Block): boolean =>
  name !== address &&
  address.lines.length > 1 &&
  name.y1 <= address.y0 + 2 &&
  address.y0 - name.y1 < NEAR * name.fontSize &&
  Math.abs(name.x0 - address.x0) < name.fontSize;
