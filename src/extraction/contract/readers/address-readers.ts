import { ENDS_IN_FORM } from '../../legal-forms.js';
import { isSupplierName } from '../../catalogue/index.js';
import type { FieldReader, Reading } from '../../fields/candidates.js';
import { addressLikeness, findPostcodes, joinAddress, nameLikeness } from '../../fields/values/index.js';
import { linesWithin, type Pair } from '../../layout/index.js';
import { isDepartment } from './offices.js';

/** "Electricity to 12 Ashby Road": what goes to an address. */
export const FUEL_TO =
  /^(?:the )?(?:electricity|gas|energy|power|both fuels)(?: supply)? (?:to|at|for) (?=[\p{Lu}\d])/iu;

/**
 * "The print works at Unit 6", "The Supplier will supply gas to the Customer's laundry at 3 Mill Lane", "invoices to the
 * customer go to 7 Kiln Road": what is at an address or goes there, in words of a sentence before it.
 */
const SAID_BEFORE =
  /^(?:[^,;:\d]* )?\p{L}[\p{L}'’-]* (?!(?:of|the|and|to|at|in|on|for)\b)\p{Ll}{2,} (?:at|to) (?=[\p{Lu}\d])/u;

/** "Bills go to the billing address 4 Mill Lane": what the address is, before it. */
export const ADDRESS_OF =
  /^(?:the|your|its|their|our) (?:\p{Ll}+ ){0,2}(?:address|office|premises)(?:,? (?:is|at|of))?[:,]? (?=[\p{Lu}\d])/u;

/** "(the bills) to go to 5 Quay Road", "(invoices) to be posted to": that they go there, before where. */
const GO_TO =
  /^(?:(?:to|will|shall|should|must|are) )*(?:go|be (?:sent|posted|addressed|delivered)|sent|posted|addressed|delivered)(?: (?:to (?:you|us|me)|instead))? (?:to|at) (?=[\p{Lu}\d])/u;

/** "(the premises) are at", "(the premises) we will supply, and where your bills go, are at", "(the premises) called Boat Shed,". */
const BEFORE_PLACE =
  /^(?:(?:(?:that|which|we|where|you) (?:\p{Ll}+,? ){1,14}?)?(?:is|are|at|in)\s+(?:at\s+)?|(?:known as|called|named) [^,;:]{3,40},? (?:(?:at|of|in) (?=[\p{Lu}\d])|(?=\d)))/u;

/** "MPAN 12 9456 1595 642 at 9 Wharf Road, ...": the number of the supply, before where it is. */
const NUMBER_AT = /^(?:electricity |gas )?(?:mpan|mprn|meter point|supply number):? [\d ]{6,26},? at (?=[\p{Lu}\d])/iu;

/** Reads a postal address: a cell that ends with a postcode, or the text up to the first postcode. */
export const readAddress: FieldReader = (value, { pair, ocr }): Reading[] => {
  const whole = pair.tail?.text ?? value;
  const text = whole
    .replace(ADDRESS_OF, (lead) => ' '.repeat(lead.length))
    .replace(NUMBER_AT, (lead) => ' '.repeat(lead.length))
    .replace(FUEL_TO, (lead) => ' '.repeat(lead.length))
    .replace(SAID_BEFORE, (lead) => ' '.repeat(lead.length))
    .replace(GO_TO, (lead) => ' '.repeat(lead.length))
    .replace(BEFORE_PLACE, (verb) => (pair.relation === 'inline' ? ' '.repeat(verb.length) : verb));
  const postcode = findPostcodes(text, { ocr })[0];
  const lines =
    pair.value.block.text === text ? pair.value.block.lines.map((line) => line.text) : linesBehind(text, pair);
  if (!postcode) {
    if (pair.relation === 'inline') return [];
    const like = lines.map(addressLikeness);
    const sure = Math.max(...like) >= 0.65 && lines.join(' ').length < 110 && lines.join(', ').split(',').length >= 2;
    return sure ? [{ value: joinAddress(lines), start: 0, end: text.length, confidence: 0.6 }] : [];
  }
  if (pair.relation === 'inline' && postcode.start > 140) return [];
  const address = withoutName(
    joinAddress(cutAfter(lines, postcode.text).map((line) => line.replace(postcode.text, postcode.value))),
  );
  if (address.split(', ').length < 2 || address.length > 160) return [];
  const after = text.length - postcode.end;
  const confidence = 0.97 * postcode.confidence * (after > 40 && pair.relation !== 'inline' ? 0.7 : 1);
  return [{ value: address, start: 0, end: postcode.end, confidence, repaired: postcode.repaired }];
};

const SENT_TO = /^sent to\b/i;
/** "Invoices" heads where they go; in a sentence it is no label. */
const BARE = /^(?:invoices?|bills?)$/i;

/** Reads where bills go; "Supplier: office address" leads to the supplier's own, whose office it is. */
export const readBillingAddress: FieldReader = (text, context) => {
  const { label, labelBlock, relation } = context.pair;
  // "Queries must be sent to 4 Mill Street, ...": what goes there, the words before it say.
  if (relation === 'inline' && label.start > 0 && SENT_TO.test(label.text)) return [];
  if (relation === 'inline' && context.pair.fit < 0.85 && BARE.test(label.text)) return [];
  const owner = `${label.qualifier} ${labelBlock.text.slice(Math.max(0, label.start - 20), label.start)}`;
  const found = readAddress(text, context);
  return /\b(?:supplier|seller)['’]?s?\W*$/i.test(owner.trim())
    ? found.map((reading) => ({ ...reading, field: 'supplierAddress' }))
    : found;
};

/** "The Old School", "Former Methodist Church Hall", "The Clubhouse", "Council Offices", "School House": a building by what it is or was, and no body that has its seat there. */
const BUILDING =
  /^(?:the )?(?:(?:old|former)(?: \p{L}+)?|the (?:new|village|upper|lower|national|infants?|board)|the) (?:schools?|church|academy|club|college)(?: (?:house|hall|rooms?|buildings?))?$|^(?:the )?(?:(?:town|city|county|district|borough|parish|village|civic|main|central) )*(?:council|company|club|school|church|college|academy|university|parish|society|trust|group|association) (?:head )?(?:offices?|house|hall|rooms?|buildings?|chambers|headquarters|depot|campus)$/iu;

/** What stands behind a label: the lines of an address that has a line for each of its parts, else one text. */
function linesBehind(text: string, { relation, tail, value }: Pair): string[] {
  const { block, start } = tail ?? value;
  const parts = relation === 'inline' && block.kind === 'cell' ? linesWithin(block, start, start + text.length) : [];
  return parts.length > 1 && !parts.some((part) => part.includes(',')) ? parts : [text];
}

/** An address without the name of the company over it, or before it. */
export function withoutName(address: string): string {
  const parts = address.split(', ');
  const named = !BUILDING.test(parts[0]) && (nameLikeness(parts[0]).kind === 'company' || isSupplierName(parts[0]));
  const formed = ENDS_IN_FORM.test(parts[0]);
  return parts.length > 2 && (formed || (named && !isDepartment(parts[0]) && addressLikeness(parts[0]) < 0.65))
    ? parts.slice(1).join(', ')
    : address;
}

/** The lines up to a text in one of them. */
export function cutAfter(lines: readonly string[], end: string): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const at = line.indexOf(end);
    kept.push(at < 0 ? line : line.slice(0, at + end.length));
    if (at >= 0) break;
  }
  return kept;
}
