import type { Candidate } from '../../fields/candidates.js';
import { nameLikeness } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block, Layout } from '../../layout/index.js';

/** Headings over what is said of the broker alone. */
const OF_BROKER =
  /^\W*(?:[\dA-Z]{1,2}[.)]?\s+)?(?:about |details of )?(?:the |your )?(?:energy )?(?:broker|intermediary|consultant|tpi|third[- ]party intermediary|introducer)s?(?:['’]s)?(?: details| information)?(?: \((?:if any|tpi)\))?\W*$/i;
/** Labels of a party that do not say which party they mean. */
const OF_ANY_PARTY = /^(?:(?:company|firm|business|organisation|trading|full|registered)\b)?(?:^name|\sname)?\W*$/i;
/** How sure a price per kWh is that a label without a party names. */
const FEE = 0.75;

/** A fee for each kWh is what somebody earns by the contract. */
const PER_KWH = /(?:\/|\bper )\s?kwh\b/i;

/** "Company" and "Fee" under the heading "Broker" are the broker's. */
export function underBroker(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const heads = layout.blocks.filter(
    (block) => block.kind === 'cell' && OF_BROKER.test(block.text) && !hasRight(layout, block),
  );
  return candidates.flatMap((each) => {
    const label = each.pair?.labelBlock;
    if (each.field === 'brokerUplift' && label && PER_KWH.test(label.text) && each.pair?.label.qualifier === '')
      return [{ ...each, confidence: Math.max(each.confidence, FEE * each.pair.fit) }];
    if (!label || !heads.some((head) => isUnder(label, head))) return [each];
    if (each.field === 'brokerUplift') return [{ ...each, confidence: Math.max(each.confidence, FEE) }];
    if (each.field !== 'customerName' && each.field !== 'supplierName') return [each];
    return OF_ANY_PARTY.test(each.pair!.label.text) ? [{ ...each, field: 'brokerName' }] : [];
  });
}

/** "A. Customer", "Customer details": headings over what is said of the customer. */
const OF_CUSTOMER =
  /^\W*(?:[\dA-Z]{1,2}[.)]?\s+)?(?:about |details of )?(?:the |your )?(?:customer|client|buyer|purchaser)(?:['’]s)?(?: details| information)?\W*$/i;
/** From this on a name counts as read, and so sure is one under such a heading. */
const READ = 0.3;
const SURE = 0.6;

/** "Name" under the heading "A. Customer" is the customer's, where no label names it better; a person there may be who signs. */
export function underCustomer(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  if (candidates.some(({ field, confidence }) => field === 'customerName' && confidence > READ)) return [...candidates];
  const heads = layout.blocks.filter(({ kind, text }) => kind === 'cell' && OF_CUSTOMER.test(text));
  return candidates.map((each) =>
    each.field === 'customerName' &&
    OF_ANY_PARTY.test(each.pair?.label.text ?? '') &&
    nameLikeness(String(each.value)).kind !== 'person' &&
    heads.some((head) => isUnder(each.pair!.labelBlock, head))
      ? { ...each, confidence: SURE }
      : each,
  );
}

/** "SUPPLIER", "1. Supplier details": headings over what is said of the supplier. */
const OF_SUPPLIER =
  /^\W*(?:[\dA-Z]{1,2}[.)]?\s+)?(?:about |details of )?(?:the |your )?(?:new )?(?:(?:energy|electricity|gas) )?(?:supplier|seller|retailer)(?:['’]s)?(?: details| information)?\W*$/i;

/** "Name" under the heading "Supplier" is the supplier's. */
export function underSupplier(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const heads = layout.blocks.filter(
    (block) => block.kind === 'cell' && OF_SUPPLIER.test(block.text) && !hasRight(layout, block),
  );
  const isOwn = ({ field, value, pair }: Candidate): boolean =>
    field === 'customerName' &&
    pair !== undefined &&
    pair.relation !== 'inline' &&
    OF_ANY_PARTY.test(pair.label.text) &&
    nameLikeness(String(value)).kind === 'company' &&
    heads.some((head) => isUnder(pair.labelBlock, head));
  return candidates.map((each) => (isOwn(each) ? { ...each, field: 'supplierName', confidence: SURE } : each));
}

/** True where the heading stands over a label as such, or its line is the next over that of the label. */
const isUnder = (label: Block, head: Block): boolean =>
  label.heading === head ||
  (label.page === head.page && label.y0 >= head.y1 - 2 && label.y0 - head.y1 < 2 * label.fontSize);

const hasRight = (layout: Layout, block: Block): boolean =>
  layout.blocks.some((other) => other.page === block.page && other.x0 >= block.x1 && sameLine(other, block));
