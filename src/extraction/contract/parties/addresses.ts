import { findAddresses, findPostcodes, joinAddress } from '../../fields/values/index.js';
import type { Candidate } from '../../fields/candidates.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block, Layout, Pair } from '../../layout/index.js';
import { readingOf } from '../readers/reading-of.js';
import { matchesOf } from '../../matches.js';

/** Whose address it is, by the labels beside which it stands. */
const OWNERS: [RegExp, string][] = [
  [
    /^(?:mpan|mprn|meterPoint|siteName|siteAddress|siteReference|meterSerialNumber|supplyType|estimatedAnnualConsumption|profileClass)$/,
    'siteAddress',
  ],
  [/^(?:supplierName|supplierAddress)$/, 'supplierAddress'],
  [/^(?:customerName|billingAddress|companyNumber)$/, 'billingAddress'],
  [/^(?:brokerName|brokerUplift)$/, 'none'],
];

const ownerOf = (concepts: readonly string[]): string | undefined =>
  OWNERS.find(([pattern]) => concepts.some((concept) => pattern.test(concept)))?.[1];

/** Addresses whose label says only "Address": they belong to what the labels around them speak of. */
export function plainAddresses(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const labels = [...new Set(layout.pairs.filter((pair) => pair.relation !== 'inline').map((pair) => pair.labelBlock))];
  return read
    .filter((each) => each.field === 'address' && each.pair)
    .flatMap((each) => {
      const field =
        ownerByWords(each.pair!) ??
        ownerRightOver(each.pair!.labelBlock, labels) ??
        ownerByRow(each.pair!) ??
        ownerByHeading(each.pair!.labelBlock) ??
        ownerByColumn(each.pair!.labelBlock, labels);
      return field && field !== 'none' ? [{ ...each, field, confidence: each.confidence * 0.9 }] : [];
    });
}

/** How far down a page its foot begins. */
const FOOT = 0.88;
const OF_COMPANY = /\b(?:company (?:no|number|reg)|registered (?:in|no|number))\b/i;
const isOfCompany = ({ blocks }: Layout, block: Block): boolean =>
  blocks.some((other) => other.page === block.page && sameLine(other, block) && OF_COMPANY.test(other.text));

const OF_CUSTOMER = /^(?:billingAddress|customerName|siteAddress)\??$/;
/** "Invoices to | Head Office, 4 Quay Road": what stands beside a label of the customer's begins with no label of the supplier's. */
function customersValues({ pairs }: Layout): Set<Block> {
  const own = pairs.filter(
    ({ relation, fit, label }) =>
      relation !== 'inline' && fit >= 0.6 && label.concepts.every((each) => OF_CUSTOMER.test(each)),
  );
  return new Set(own.map(({ value }) => value.block));
}

/** "Correspondence address 4 Quay Road, ...", which either party may have: it is whose it is more likely. */
const isRatherForBills = ({ passage, confidence }: Candidate, read: readonly Candidate[]): boolean =>
  read.some(
    (other) =>
      other.field === 'billingAddress' &&
      other.passage.block === passage.block &&
      other.passage.start === passage.start &&
      other.confidence > confidence,
  );

/** Labels of addresses that either party has. */
const SEAT_LABEL = /^\W*(?:registered (?:address|office)|(?:postal )?address for (?:notices|service))\W*$/i;

/** "Registered address", "Address for notices" name the customer's as well as the supplier's: whose it is, what stands around it tells. */
export function withoutCustomersSeats(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const customers = customersValues(layout);
  const labels = [...new Set(layout.pairs.filter((pair) => pair.relation !== 'inline').map((pair) => pair.labelBlock))];
  const foot = new Map(layout.pages.map(({ number, height }) => [number, FOOT * height]));
  return read.filter((each) => {
    const { field, pair } = each;
    if (field === 'supplierAddress' && pair?.relation === 'inline' && customers.has(pair.labelBlock)) return false;
    if (field === 'supplierAddress' && pair && isRatherForBills(each, read)) return false;
    if (!pair || !SEAT_LABEL.test(pair.label.text)) return true;
    // At the foot of a page stand the particulars of whose paper it is.
    const { page, y0 } = pair.labelBlock;
    if (field === 'billingAddress') return y0 < foot.get(page)! || !isOfCompany(layout, pair.labelBlock);
    if (field !== 'supplierAddress') return true;
    const owner = ownerByHeading(pair.labelBlock) ?? ownerByColumn(pair.labelBlock, labels);
    return owner !== 'billingAddress';
  });
}

/** "Acme Brokers Ltd. Registered office: ...": the seat of a company is no site. */
const SEAT_OF = /\bregistered (?:office|address)(?: is| at| of [^:]{3,50})?[: ]*$/i;

/**
 * Addresses that stand without a label close under a meter point's number: they are its site's, unless they are known to
 * be of another party.
 */
export function orphanAddresses(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const taken = new Set(
    read.filter((each) => /Address$/.test(each.field)).map((each) => findPostcodes(String(each.value))[0]?.value),
  );
  const numbers = read.filter((each) => (each.field === 'mpan' || each.field === 'mprn') && each.confidence > 0.4);
  const found: Candidate[] = [];
  for (const block of layout.blocks) {
    if (block.kind === 'setAside' || block.label) continue;
    for (const address of findAddresses(block.text)) {
      const postcode = findPostcodes(address.text)[0]?.value;
      const start = passageStart(address.text);
      const isCounted = COUNTED.test(block.text.slice(0, address.start + start));
      if ((taken.has(postcode) && !isCounted) || address.value.split(', ').length < 2) continue;
      const near = numbers.some(({ passage, pair }) => {
        const down = block.y0 - passage.block.y0;
        const flush = [passage.block, pair?.labelBlock ?? passage.block].some(
          ({ x0 }) => Math.abs(block.x0 - x0) < block.fontSize,
        );
        const over = flush && down < -2 && down > -12 * block.fontSize;
        return passage.block.page === block.page && (over || (down >= -2 && down < 6 * block.fontSize));
      });
      if (!near || address.text.length - start > 130 || SEAT_OF.test(block.text.slice(0, address.start + start)))
        continue;
      const text = address.text.slice(start);
      const value = joinAddress(block.text.trim() === text.trim() ? block.lines.map((line) => line.text) : [text]);
      const passage = { block, start: address.start + start, end: address.end, text: address.text.slice(start) };
      found.push({ field: 'siteAddress', value, confidence: 0.5, passage });
    }
  }
  return found;
}

/** "Supply 1: 4 Quay Road, ...": the address of a site, whoever else has it. */
const COUNTED =
  /^(?:site|supply(?: point)?|premises|meter(?: point)?|location|property)\s+(?:no\.?\s*)?\d{1,3}\s*[:–-]\s*$/i;

/** Whom a customer may complain to, or ask: in an address, or before it in its sentence. */
const PUBLIC_BODY = /\b(?:ombudsman|ofgem|citizens advice)\b/i;
const SENTENCE_BEFORE = /[^.]{0,60}$/;

/** "... you may go to the Energy Ombudsman, PO Box 966, Warrington, WA4 9DF": no address of a party to the contract. */
export const withoutPublicBodies = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ field, passage: { block, start, end } }) => {
    if (!/Address$/.test(field)) return true;
    const [before] = SENTENCE_BEFORE.exec(block.text.slice(0, start))!;
    return !PUBLIC_BODY.test(before + block.text.slice(start, end));
  });

const POSTAL = /^\W*(?:full )?postal address\W*$/i;

/** "Premises | Postal address | MPAN": the addresses in the rows of a list of meter points are where these are, if no others are. */
export function postalAsSites(read: readonly Candidate[]): Candidate[] {
  const tables = new Set(read.flatMap(({ field, pair }) => (field === 'siteAddress' && pair?.row?.table) || []));
  const isListed = ({ field, pair, value }: Candidate): boolean =>
    field === 'billingAddress' &&
    pair?.row !== undefined &&
    POSTAL.test(pair.label.text) &&
    !tables.has(pair.row.table) &&
    pair.row.table.header.some((head) =>
      head.label?.concepts.some((each) => /^(?:mpan|mprn|meterPoint)$/.test(each)),
    ) &&
    read.some((each) => each.field === field && each.value !== value);
  return read.map((each) => (isListed(each) ? { ...each, field: 'siteAddress' } : each));
}

const FOR_BILLS = /\b(?:bill|invoic|post|correspond|mail|letter|paperwork|statement)/i;
/** What an address of the customer is worth that is not said to be for bills, where another one is. */
const SEAT = 0.5;

/** Bills go to the address that is said to be for them, where the customer's own stands beside it. */
export function billsBeforeSeats(candidates: readonly Candidate[]): Candidate[] {
  const isForBills = ({ field, pair, confidence }: Candidate): boolean =>
    field === 'billingAddress' && confidence > 0.5 && pair !== undefined && FOR_BILLS.test(pair.label.text);
  if (!candidates.some(isForBills)) return [...candidates];
  return candidates.map((each) =>
    each.field === 'billingAddress' && each.pair && !FOR_BILLS.test(each.pair.label.text)
      ? { ...each, confidence: each.confidence * SEAT }
      : each,
  );
}

/** Small words that occur in the name of a place. */
const OF_PLACES = /^(?:upon|on|of|the|le|y|yr|and|under|by|in|next|de|la|sea|with|cum|super)$/;

/** "Barns 1 to 4": what stands between two numbers is of both. */
const isOfRange = (text: string, { 0: word, index }: RegExpMatchArray): boolean =>
  /^to\s/.test(word) && /\d\s+$/.test(text.slice(0, index)) && /^\d/.test(text.slice(index! + word.length));

/** An address in a longer text begins after the last number or small word before it that is no part of a place's name. */
function passageStart(text: string): number {
  let start = 0;
  for (const word of matchesOf(text, /\S+\s+/g)) {
    const bare = word[0].trim().replace(/[,.;:]$/, '');
    const before =
      /^\d{6,}$|^(?:MPAN|MPRN)$/.test(bare) ||
      /:$/.test(word[0].trim()) ||
      (/^[a-z]+$/.test(bare) && !OF_PLACES.test(bare) && !isOfRange(text, word));
    if (before) start = word.index + word[0].length;
  }
  return start;
}

/** "Shop address": the name of a site beside the word. */
function ownerByWords(pair: Pair): string | undefined {
  const { qualifier } = pair.label;
  if (qualifier === '' || /\b(?:full|e-?mail|web|contact|new|old|previous)\b/i.test(qualifier)) return undefined;
  return 'siteAddress';
}

/** "Supplier", and "Address" in the next line under it: the name and the address of one party, whatever heads them. */
function ownerRightOver(label: Block, labels: readonly Block[]): string | undefined {
  const over = labels.find(
    (other) =>
      other.page === label.page &&
      Math.abs(other.x0 - label.x0) < label.fontSize &&
      other.y1 <= label.y0 + 1 &&
      label.y0 - other.y1 < label.fontSize,
  );
  const named =
    over?.label?.qualifier === '' &&
    over.label.concepts.some((each) => /^(?:supplier|customer|broker)Name$/.test(each));
  return named ? ownerOf(over.label!.concepts) : undefined;
}

function ownerByRow(pair: Pair): string | undefined {
  const header = pair.row?.table.header ?? [];
  const owners = header.flatMap((cell) =>
    cell.label && cell !== pair.labelBlock ? (ownerOf(cell.label.concepts) ?? []) : [],
  );
  return owners.includes('siteAddress') ? 'siteAddress' : owners[0];
}

function ownerByHeading(label: Block): string | undefined {
  const text = label.heading?.text ?? '';
  if (/\b(?:supply|meter|site|premises|location)s?\b/i.test(text) && !/\bsupplier|agreement|contract\b/i.test(text))
    return 'siteAddress';
  if (/\b(?:customer|your (?:business|company|organisation|details)|client|buyer)\b/i.test(text))
    return 'billingAddress';
  if (/\bsupplier|seller\b/i.test(text)) return 'supplierAddress';
  return /\b(?:broker|intermediary|consultant|tpi)\b/i.test(text) ? 'none' : undefined;
}

/** The nearest label over it in its column of labels that speaks of a party or a site; else the nearest under it. */
function ownerByColumn(label: Block, labels: readonly Block[]): string | undefined {
  const column = labels
    .filter(
      (other) => other !== label && other.page === label.page && Math.abs(other.x0 - label.x0) < 2 * label.fontSize,
    )
    .map((other) => ({ distance: label.y0 - other.y0, owner: ownerOf(other.label?.concepts ?? []) }))
    .filter((other) => other.owner !== undefined);
  const over = column.filter((other) => other.distance > 0).sort((a, b) => a.distance - b.distance)[0];
  const under = column.filter((other) => other.distance < 0).sort((a, b) => b.distance - a.distance)[0];
  const near = over && over.distance < 8 * label.fontSize ? over : undefined;
  return (near ?? under ?? over)?.owner;
}

/** On a scan the letters and digits of a postcode that stand in each other's place are exchanged. */
export function withPostcodesMended(layout: Layout, candidates: Candidate[]): Candidate[] {
  const optionsOf = readingOf(layout);
  return candidates.map((candidate) => {
    const { field, value, passage } = candidate;
    if (typeof value !== 'string' || !/Address$/.test(field) || !optionsOf(passage.block).ocr) return candidate;
    const postcode = findPostcodes(value, { ocr: true }).at(-1);
    if (!postcode?.repaired) return candidate;
    const mended = value.slice(0, postcode.start) + postcode.value + value.slice(postcode.end);
    return { ...candidate, value: mended, repaired: true };
  });
}
