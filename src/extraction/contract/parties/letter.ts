import type { Candidate } from '../../fields/candidates.js';
import {
  addressLikeness,
  BEGINS_ADDRESS,
  cleanName,
  findPostcodes,
  foldName,
  joinAddress,
  nameLikeness,
} from '../../fields/values/index.js';
import { overlapX, overlapY } from '../../layout/geometry.js';
import { frontPage } from '../readers/front-page.js';
import { isDepartment, isOffice } from '../readers/offices.js';
import { readingOf } from '../readers/reading-of.js';
import { isTradingName } from './trading-names.js';
import { addressStacks, behindSign, CONTACT, labelledValues, type AddressStack } from './address-stacks.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';

interface Known {
  /** Folded names of suppliers and brokers, and the postcodes of addresses that are theirs. */
  suppliers: readonly string[];
  brokers: readonly string[];
  /** Folded names of customers that the paper says elsewhere. */
  customers: readonly string[];
  taken: readonly (string | undefined)[];
}

const NO_NAME =
  /^(?:fao|attn|for the attention of|private|strictly|the (?:manager|director|owner|occupier|secretary)|finance|accounts)\b/i;

/** "Kind regards" over a name and an address: they are the writer's. */
const CLOSING =
  /^(?:(?:with )?(?:(?:kind|best|warm|warmest|kindest|many) )?(?:regards|thanks)|(?:with )?best wishes|yours(?: (?:sincerely|faithfully|truly|ever))?|sincerely|cheers)[,.]?$/i;

/** Whose the address blocks of the first page are: of a letter's reader, or of the supplier whose name stands over one. */
export function letterParties(layout: Layout, known: Known): Candidate[] {
  const found: Candidate[] = [];
  let customer = false;
  const stacks = addressStacks(layout).filter(({ lines }) => !lines.some(({ text }) => CLOSING.test(text)));
  for (const stack of stacks) {
    const texts = stack.lines.map((line) => line.text);
    const head =
      headOf(texts, known.customers) || (isOverGreeting(layout, stack) && BEGINS_NAME.test(texts[0]) ? 1 : 0);
    const names = stack.lines.slice(0, head).filter((line) => !NO_NAME.test(line.text) && !isOffice(line.text));
    const address = joinAddress(stack.lines.slice(head).map((line) => line.text));
    if (address.split(', ').length < 2) continue;
    const passage = wholeOf(stack.blocks[stack.blocks.length - 1]);
    if (isSenders(layout, stack, stacks, known.suppliers)) {
      const value = joinAddress(stack.lines.map((line) => line.text));
      found.push({ field: 'supplierAddress', value, confidence: 0.6, passage });
      continue;
    }
    const ofSupplier =
      names.some((line) => isOf(line.text, known.suppliers)) ||
      (names.length === 0 &&
        (under(layout, stack, known.suppliers) || inHead(layout, stack.blocks[0], known.suppliers)));
    if (ofSupplier) {
      found.push({ field: 'supplierAddress', value: address, confidence: 0.6, passage });
      continue;
    }
    if (
      customer ||
      known.taken.includes(stack.postcode) ||
      head === 0 ||
      names.some((line) => isOf(line.text, known.brokers))
    )
      continue;
    customer = true;
    // "The Occupier": whoever it is, bills go there.
    if (names.length === 0) {
      found.push({ field: 'billingAddress', value: address, confidence: 0.6, passage });
      continue;
    }
    const lines = stack.lines.map((line) => line.text);
    const name =
      names.find((line) => known.customers.includes(foldName(line.text))) ??
      names.find((line) => nameLikeness(line.text).kind === 'company') ??
      names.find((line) => isOffice(lines[lines.indexOf(line.text) - 1] ?? '')) ??
      names.find((line, i) => i > 0 && isTradingName(line.text)) ??
      names[0];
    const start = name.block.text.indexOf(name.text);
    found.push({ field: 'billingAddress', value: address, confidence: 0.62, passage });
    found.push({
      field: 'customerName',
      value: cleanName(name.text),
      confidence: 0.62,
      passage: { block: name.block, start, end: start + name.text.length, text: name.text },
    });
  }
  found.push(...oneLineAddresses(layout, known), ...nameOverLabel(layout, known));
  return found;
}

const namesParty = ({ text }: { text: string }): boolean => nameLikeness(text).kind !== 'other';

/** A first line of words alone, as a street without a number has them too: "Mill Bank Garden Centre". */
const BEGINS_NAME = /^\p{Lu}[\p{L}'’&. -]*(?: [\p{L}'’&.-]+){2,}$/u;
/** So many lines has an address with a name over it. */
const LEAST_LINES = 4;

/** True for an address block with "Dear ..." under it at its edge: a letter names whom it is for over the address. */
const isOverGreeting = ({ blocks }: Layout, { blocks: [{ page, x0, y1, fontSize }], lines }: AddressStack): boolean =>
  lines.length >= LEAST_LINES &&
  blocks.some(
    (block) =>
      block.page === page && block.y0 > y1 && Math.abs(block.x0 - x0) < fontSize && /^dear\b.{1,50}$/i.test(block.text),
  );

/** Of two addresses the one lower down, further left and with its name over it, over "Dear ...", is that of the letter's reader. */
const isReaders = (
  { lines: [first], blocks: [top] }: AddressStack,
  { blocks: [other] }: AddressStack,
  layout: Layout,
): boolean =>
  top.y0 > other.y0 &&
  top.x1 < other.x0 &&
  addressLikeness(first.text) < 0.65 &&
  !BEGINS_ADDRESS.test(first.text) &&
  layout.blocks.some(({ page, text, y0 }) => page === top.page && y0 > top.y0 && /^Dear\b/.test(text));

/**
 * The address under the name of the supplier, or beside it at the head of the page, with no name of its own, where another one on
 * the page has the name of its reader.
 */
const isSenders = (
  layout: Layout,
  stack: AddressStack,
  stacks: readonly AddressStack[],
  suppliers: readonly string[],
): boolean =>
  !stack.lines.some(namesParty) &&
  (under(layout, stack, suppliers)
    ? stacks.some((other) => other !== stack && namesParty(other.lines[0]) && !isOf(other.lines[0].text, suppliers))
    : inHead(layout, stack.blocks[0], suppliers) && stacks.some((other) => isReaders(other, stack, layout)));

/** What may stand before the name of whom a paper is for. */
const ADDRESSED_TO = /^(?:to|for|customer|client)\s*[:–-]\s*/i;

/** An address in one line right under the name of the supplier, as in the head of a letter or a form, or of another company. */
function oneLineAddresses(layout: Layout, known: Known): Candidate[] {
  const labelled = labelledValues(layout);
  return layout.blocks.flatMap((block) => {
    if (
      block.kind === 'setAside' ||
      labelled.has(block) ||
      block.label ||
      block.text.length > 140 ||
      block.lines.filter((line) => !CONTACT.test(line.text)).length > 2
    )
      return [];
    const postcode = findPostcodes(block.text, readingOf(layout)(block))[0];
    if (!postcode || postcode.end > 110) return [];
    const text = behindSign(block.text.slice(0, postcode.end));
    const rest = block.text.slice(postcode.end).replace(/^[\s|·•,;.–-]+/, '');
    if ((rest.length > 2 && !CONTACT.test(rest)) || /[:£]|\d{6,}/.test(text)) return [];
    const value = joinAddress([text]);
    if (value.split(', ').length < 3) return [];
    const [first, street] = block.lines;
    if (street && nameLikeness(first.text).kind === 'company' && !isOf(first.text, known.suppliers))
      return known.taken.includes(postcode.value) ? [] : companyOver(block, first.text);
    if (under(layout, { blocks: [block] }, known.suppliers) || inHead(layout, block, known.suppliers))
      return [{ field: 'supplierAddress', value, confidence: 0.6, passage: wholeOf(block) }];
    const name = lineOver(layout, block);
    const named = name?.text.replace(ADDRESSED_TO, '') ?? '';
    const ofCustomer =
      block.page === frontPage(layout) &&
      !/[:,]/.test(named) &&
      nameLikeness(named).confidence >= 0.9 &&
      !isOf(named, [...known.suppliers, ...known.brokers]) &&
      !known.taken.includes(postcode.value);
    return ofCustomer ? [{ field: 'billingAddress', value, confidence: 0.5, passage: wholeOf(block) }] : [];
  });
}

/** "Highcliffe Ceramics LLP" over "67 Lower Moor Street, Glasgow, G41 8TP" in one text: whom a letter is to, and where. */
function companyOver(block: Block, name: string): Candidate[] {
  const address = { block, start: name.length + 1, end: block.text.length, text: block.text.slice(name.length + 1) };
  return [
    {
      field: 'customerName',
      value: cleanName(name),
      confidence: 0.55,
      passage: { block, start: 0, end: name.length, text: name },
    },
    { field: 'billingAddress', value: joinAddress([address.text]), confidence: 0.5, passage: address },
  ];
}

/** A company's name in the line over "Billing address: ...". */
function nameOverLabel(layout: Layout, known: Known): Candidate[] {
  return layout.pairs.flatMap((pair) => {
    const { labelBlock: block } = pair;
    if (pair.relation !== 'inline' || pair.label.start > 0 || !pair.label.concepts.includes('billingAddress'))
      return [];
    const name = lineOver(layout, block);
    if (
      !name ||
      name.label ||
      /:| [–-] |\?$/.test(name.text) ||
      nameLikeness(name.text).kind === 'other' ||
      isOf(name.text, [...known.suppliers, ...known.brokers])
    )
      return [];
    return [{ field: 'customerName', value: cleanName(name.text), confidence: 0.6, passage: wholeOf(name) }];
  });
}

/** The cell right over a block, at the same left edge. */
const lineOver = (layout: Layout, block: Block): Block | undefined =>
  layout.blocks.find(
    (other) =>
      other.page === block.page &&
      other.kind === 'cell' &&
      Math.abs(other.x0 - block.x0) < block.fontSize &&
      other.y1 <= block.y0 + 2 &&
      block.y0 - other.y1 < 1.2 * block.fontSize,
  );

const isOf = (text: string, names: readonly string[]): boolean =>
  names.some((name) => name.length > 2 && foldName(text).startsWith(name));

/** True where the text right over a stack is the name of one of these. */
function under(layout: Layout, stack: { blocks: readonly Block[] }, names: readonly string[]): boolean {
  const top = stack.blocks[0];
  const over = layout.blocks.filter(
    (block) => block.page === top.page && block.y1 <= top.y0 + 2 && overlapX(block, top) > 0,
  );
  return over.some(
    (block) =>
      top.y0 - block.y1 < 2.5 * block.fontSize &&
      isOf(block.text, names) &&
      !over.some((other) => other.y0 >= block.y1 - 2 && nameLikeness(other.text).kind !== 'other'),
  );
}

/** How far down a page its head reaches, where the sender's particulars stand. */
const HEAD = 0.12;

/** True for what stands beside the supplier's name at the head of the first page, with no other name near it. */
function inHead(layout: Layout, block: Block, names: readonly string[]): boolean {
  const [first] = layout.pages;
  if (block.page !== first.number || block.y0 > HEAD * first.height) return false;
  const head = layout.blocks.filter((other) => other.page === first.number && other.y0 < HEAD * first.height);
  // The reader's name stands under the head.
  const others = head.filter(
    (other) => other !== block && other.y0 < block.y1 && nameLikeness(other.lines[0].text).kind !== 'other',
  );
  return (
    head.some((other) => other.lines.length <= 2 && overlapY(other, block) > 0 && isOf(other.text, names)) &&
    others.every((other) => isOf(other.lines[0].text, names))
  );
}

/** "Mrs A Wren" over "Wren & Daughters Upholstery", over the number of a house: a person, and the name that the person trades under. */
const isTradeOf = (lines: readonly string[], at: number): boolean =>
  at === 1 &&
  nameLikeness(lines[0]).kind === 'person' &&
  isTradingName(lines[1]) &&
  BEGINS_ADDRESS.test(lines[2] ?? '');

/** How many lines at the head of an address block are names rather than parts of the address. */
function headOf(lines: readonly string[], customers: readonly string[]): number {
  let count = 0;
  let offices = 0;
  // An address of one line has its place in the last one.
  const most = lines.length - (lines[lines.length - 1].includes(', ') ? 1 : 2);
  while (count < Math.min(3 + offices, most)) {
    // "The Business Owner" over the name of the business, with a number under it that begins the address.
    const opens = count === 0 && isOffice(lines[0]) && BEGINS_ADDRESS.test(lines[2] ?? '');
    if (opens || (count > 0 && isOffice(lines[count]))) {
      count += 1;
      offices += 1;
      continue;
    }
    // Under the name of its reader an address may begin with the office that opens the letter.
    if (count > 0 && isDepartment(lines[count])) break;
    const { kind, confidence } = nameLikeness(lines[count]);
    // "91 Church Walk" is a place, for all that a church is a body.
    const numbered = addressLikeness(lines[count]) >= 0.9 && confidence < 0.9;
    const strong = kind !== 'other' && !numbered;
    const place =
      (BEGINS_ADDRESS.test(lines[count]) || addressLikeness(lines[count]) >= 0.65) && !isOverCompany(lines, count);
    // Under the office of its reader stands whom the letter is for, whatever the name.
    const named =
      (offices > 0 && isOffice(lines[count - 1])) ||
      isTradeOf(lines, count) ||
      customers.includes(foldName(lines[count]));
    if (!strong && (place || (count > 0 && !named))) break;
    count += 1;
  }
  return count;
}

/** "Business Solutions", the sender's, over the company that the letter is for: a line over a name is no part of its address. */
const isOverCompany = (lines: readonly string[], at: number): boolean =>
  at === 0 && lines.length > 3 && !/[\d,]/.test(lines[0]) && nameLikeness(lines[1]).confidence >= 0.9;
