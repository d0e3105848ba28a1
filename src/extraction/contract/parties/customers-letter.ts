import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName, findDates, findPostcodes, foldName, joinAddress, nameLikeness } from '../../fields/values/index.js';
import { wholeOf, type Block, type Layout, type Pair } from '../../layout/index.js';
import { isOfTrade } from '../labels/of-trade.js';
import { frontPage } from '../readers/front-page.js';
import { isOffice } from '../readers/offices.js';

/** What only a customer writes, to the supplier whose offer it takes. */
const BY_CUSTOMER =
  /\b(?:[Ww]e|I) (?:hereby |now |are pleased to |am pleased to |confirm that we )?accept your (?:offer|quotation|quote|proposal|prices|terms|renewal)\b|\b(?:is|are) our (?:appointed |chosen |nominated )(?:energy )?(?:consultant|broker|advis[eo]r|agent)\b/;
/** What only the writer of a letter of authority says: "We, Hale Ltd, appoint Weir Advisory Ltd as our agent". */
const GIVES_AUTHORITY =
  /\b(?:[Ww]e|I)\b[^.;]{0,80}\b(?:authori[sz]e|appoint)\b[^;]{3,90}\b(?:to act|as (?:our|my) (?:\p{L}+ ){0,3}(?:agents?|brokers?|consultants?|advis[eo]rs?|representatives?))\b/u;
/** And its title. */
const OF_AUTHORITY = /^[^.:;]{0,30}\bletter of authori(?:ty|[sz]ation)\b[^.:;]{0,40}$/i;
const TO = /^to:?$/i;
const FROM = /^from:?$/i;
/** In heights of type: how far the name of a letterhead stands over its address at most. */
const NEAR = 2;
const SURE = 0.62;

const isByCustomer = ({ blocks }: Layout): boolean =>
  blocks.some(({ kind, text }) => kind !== 'setAside' && BY_CUSTOMER.test(text));

/** The pages of letters of authority: in a pack of papers the one beside them may be to the customer. */
const pagesOfAuthority = ({ blocks }: Layout): Set<number> =>
  new Set(
    blocks
      .filter(({ kind, text }) => kind !== 'setAside' && (GIVES_AUTHORITY.test(text) || OF_AUTHORITY.test(text)))
      .map(({ page }) => page),
  );

/** In a letter that the customer writes, "To:" names the supplier, and the letterhead and "From:" are the customer's. */
export function withCustomersLetter(layout: Layout, read: readonly Candidate[]): readonly Candidate[] {
  const accepts = isByCustomer(layout);
  const pages = pagesOfAuthority(layout);
  if (!accepts && pages.size === 0) return read;
  const isToSupplier = ({ pair, passage: { block } }: Candidate): boolean =>
    TO.test(pair?.label.text ?? '') && (accepts || (pages.has(block.page) && isOfTrade(beforeNumber(pair!))));
  if (!read.some((each) => each.field in OF_SUPPLIER && isToSupplier(each))) return read;
  const turned = read.flatMap((each): Candidate[] => {
    if (each.field in OF_SUPPLIER && isToSupplier(each)) return asSuppliers(each);
    return each.field in OF_CUSTOMER && FROM.test(each.pair?.label.text ?? '')
      ? [{ ...each, field: OF_CUSTOMER[each.field] }]
      : [each];
  });
  const suppliers = turned.filter(({ field }) => field === 'supplierName').map(({ value }) => foldName(String(value)));
  return suppliers.length > 0 ? [...turned, ...letterhead(layout, suppliers)] : turned;
}

/** Where a name stands: the text before the number of a house. */
const beforeNumber = ({ tail, value }: Pair): string => /^\D*/.exec((tail ?? value).text)![0];

/** "To: The Renewals Manager, Northwind Power Limited, 1 Mill Lane, ...": the company behind an office is the supplier. */
function asSuppliers(each: Candidate): Candidate[] {
  const [first, ...rest] = String(each.value).split(', ');
  const confidence = Math.max(each.confidence, SURE);
  const turned = { ...each, field: OF_SUPPLIER[each.field], confidence };
  if (each.field !== 'billingAddress') return isOffice(first) ? [] : [turned];
  if (nameLikeness(first).kind !== 'company' || !isOfTrade(first)) return [turned];
  return [
    { ...turned, field: 'supplierName', value: first },
    { ...turned, value: rest.join(', ') },
  ];
}

const OF_SUPPLIER: Record<string, string> = { customerName: 'supplierName', billingAddress: 'supplierAddress' };
const OF_CUSTOMER: Record<string, string> = { supplierName: 'customerName', supplierAddress: 'billingAddress' };

/** A company at the head of the first page, over its address; the date of the letter may stand under that. */
function letterhead(layout: Layout, suppliers: readonly string[]): Candidate[] {
  const first = layout.pages.find(({ number }) => number === frontPage(layout));
  const top = layout.blocks.filter(
    ({ page, y0, kind }) => page === first?.number && kind === 'cell' && y0 < 0.25 * first.height,
  );
  for (const address of top) {
    const over = top.find((other) => isOver(other, address));
    const lines = address.lines.map(({ text }) => text).filter((line) => findDates(line).length === 0);
    const name = over?.text ?? lines.shift() ?? '';
    if (suppliers.includes(foldName(name)) || nameLikeness(name).kind !== 'company') continue;
    const value = joinAddress(lines);
    if (findPostcodes(value).length !== 1 || value.split(', ').length < 3) continue;
    const named = wholeOf(over ?? address);
    return [
      { field: 'customerName', value: cleanName(name), confidence: SURE, passage: partOf(named, 0, name.length) },
      { field: 'billingAddress', value, confidence: SURE, passage: wholeOf(address) },
    ];
  }
  return [];
}

const isOver = (name: Block, address: Block): boolean =>
  name !== address &&
  name.y1 <= address.y0 + 2 &&
  address.y0 - name.y1 < NEAR * name.fontSize &&
  Math.abs(name.x0 - address.x0) < name.fontSize;
