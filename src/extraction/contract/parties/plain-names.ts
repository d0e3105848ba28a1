import type { Candidate } from '../../fields/candidates.js';
import { nameLikeness } from '../../fields/values/index.js';
import { headingsOver, type Pair } from '../../layout/index.js';
import { readProduct } from '../readers/product-readers.js';

/** A label that does not say whose name it is. */
const ONLY_NAME = /^\W*(?:print |full |legal |registered |trading )*names?\W*$/i;
/** Heads of columns and headings over what is said of the customer. */
const OF_CUSTOMER =
  /\b(?:customer|client|buyer|consumer|occupiers?|tenants?|incoming|transferee|assignee|new party|your (?:business|company|details|organisation)|the business)\b/i;
const OF_SIGNING = /\b(?:sign(?:ed|ing|ature|atures|atory|atories)|execution|executed|witness(?:ed)?|authorised by)\b/i;
/** Headings over what is said of a product. */
const OF_PRODUCT =
  /^\W*(?:(?:your|the|our|my|about|chosen|new|energy|business|electricity|gas|supply)\W+)*(?:plan|tariff|product|deal|offer)(?: (?:details|summary|information|you chose|chosen))?\W*$/i;
/** Headings over what is said of one site: "Supply point 2", "Premises 3 of 5", "Site details". */
const OF_SITE =
  /^\W*(?:[1-9]\d?[.)]?\s+)?(?:(?:the|your|about)\s)?(?:sites?|premises|location|property|outlet|(?:(?:supply|meter|metering|delivery|offtake) )?point)(?: (?:no\.? ?|number )?(?:\d{1,3}|[A-H])(?: of \d{1,3})?| (?:details|particulars|information))?\W*$/i;
/** How sure the name of a company is that stands beside "Name" among what is said of the customer. */
const SURE = 0.7;

/** Whose a name is beside which stands only "Name": the customer's, a site's or a product's under its heading, and nobody's among signatures. */
export const withPlainNames = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.flatMap((each) => {
    const { field, pair, value, confidence } = each;
    if (field !== 'customerName' || !pair || !isLabel(pair) || !ONLY_NAME.test(pair.label.text)) return [each];
    const headings = [pair.over, headingsOver(pair.labelBlock)[0]].flatMap((head) => head?.text ?? []);
    const over = [...(pair.row?.table.header ?? []).map((head) => head.text), ...headings].join(' | ');
    const { kind } = nameLikeness(String(value));
    if (kind === 'other' && headings.some((head) => OF_PRODUCT.test(head))) return productOf(each, pair);
    if (kind === 'other' && headings.some((head) => OF_SITE.test(head)))
      return [{ ...each, field: 'siteName', confidence: SURE * pair.fit }];
    if (OF_SIGNING.test(over) && kind !== 'company') return [];
    const named = kind === 'company' && OF_CUSTOMER.test(over);
    return [named ? { ...each, confidence: Math.max(confidence, SURE * pair.fit) } : each];
  });

/** A label beside its value, or at the head of a cell with it. */
const isLabel = ({ relation, label, labelBlock }: Pair): boolean =>
  relation !== 'inline' || (label.start === 0 && labelBlock.kind === 'cell');

/** What is called by a name under the heading of a product. */
function productOf(each: Candidate, pair: Pair): Candidate[] {
  const [product] = readProduct(each.passage.text, { pair, ocr: false, units: [] });
  return product ? [{ ...each, field: 'tariffName', value: product.value, confidence: SURE * pair.fit }] : [];
}

/** "To: Carol Hale" over a message names who reads it, where the company that she reads it for is named too. */
export function withoutReaders(candidates: readonly Candidate[]): Candidate[] {
  const isCompany = ({ field, value }: Candidate): boolean => {
    const { kind, confidence } = nameLikeness(String(value));
    return field === 'customerName' && kind === 'company' && confidence >= 0.9;
  };
  if (!candidates.some(isCompany)) return [...candidates];
  return candidates.filter(
    (each) => each.field !== 'customerName' || isCompany(each) || !/^to\b/i.test(each.pair?.label.text ?? ''),
  );
}

/** "Sold by: Tarn Business" at the end of a line, "Tarn Business Services" elsewhere: a broker's name is the whole of it. */
export function withWholeBrokers(candidates: readonly Candidate[]): Candidate[] {
  const names = candidates.flatMap(({ field, value }) => (field === 'brokerName' ? [String(value)] : []));
  return candidates.map((each) => {
    const { field, pair, value, passage } = each;
    const isBroken = field === 'brokerName' && pair?.relation === 'inline' && passage.end >= passage.block.text.length;
    const whole = isBroken ? names.find((name) => name.startsWith(`${String(value)} `)) : undefined;
    return whole === undefined ? each : { ...each, value: whole };
  });
}
