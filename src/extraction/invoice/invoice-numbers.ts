import { findDates, foldReference, parseReference } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { around, sameLine } from '../layout/geometry.js';
import type { Block, Layout, Pair, Segment } from '../layout/index.js';
import type { Found } from './found.js';

const LEAST_LISTED = 2;
/** In heights of type: how far under a row of a list the next one stands. */
const ROW_UNDER = 1.5;

/**
 * The layout without tables that list several invoice numbers: invoices sent before do not say which this one is, and
 * their days are not its day.
 */
export function withoutLists(layout: Layout): Layout {
  const numbers = new Map<Block, Set<string>>();
  for (const { label, labelBlock, value, relation } of layout.pairs) {
    if (!isUnder(relation) || strengthOf(label.concepts, 'invoiceNumber') === 0) continue;
    const number = parseReference(value.text);
    const isWhole = number?.start === 0 && number.end >= value.text.trimEnd().length;
    if (!number || (relation === 'below' && !isWhole)) continue;
    const listed = numbers.get(labelBlock) ?? new Set();
    for (const each of [number.value, ...likeUnder(number.value, value.block, layout.blocks)])
      listed.add(foldReference(each));
    numbers.set(labelBlock, listed);
  }
  const lists = [...numbers].filter(([, listed]) => listed.size >= LEAST_LISTED).map(([block]) => block);
  const isListed = ({ labelBlock, relation }: Pair): boolean =>
    isUnder(relation) &&
    (lists.some((list) => list.page === labelBlock.page && sameLine(list, labelBlock)) ||
      isHeadOfOthers(labelBlock, layout.blocks));
  return { ...layout, pairs: layout.pairs.filter((pair) => !lists.includes(pair.labelBlock) && !isListed(pair)) };
}

/** The number of the same form right under another, as in the next row of a table. */
function likeUnder(number: string, block: Block, blocks: readonly Block[]): string[] {
  const form = (text: string): string => text.trim().replace(/\d/g, '0');
  return blocks
    .filter(({ page, x0, y0, fontSize }) => {
      const gap = y0 - block.y1;
      return page === block.page && Math.abs(x0 - block.x0) < 0.3 * fontSize && gap > -1 && gap < ROW_UNDER * fontSize;
    })
    .map(({ text }) => text)
    .filter((text) => form(text) === form(number));
}

/** "Other bills on this account", "Billing history": what a table lists under its title. */
const OTHERS =
  /^(?:your |our )?(?:other|previous|earlier|recent|past|last|older) (?:(?:\p{L}+|\d+) )?(?:bills|invoices|statements)\b[^.:£\d]{0,30}$|^(?:your )?(?:bill(?:ing)?|invoice|statement) history$/iu;
/** In heights of type. */
const TITLE_OVER = 4;

/** Whether a label heads a column of a table of other bills: the title stands over the beginning of its row. */
const isHeadOfOthers = (label: Block, blocks: readonly Block[]): boolean =>
  blocks
    .filter(({ page, text, y1 }) => page === label.page && OTHERS.test(text) && y1 <= label.y0 + 1)
    .some(
      (title) =>
        label.y0 - title.y1 < TITLE_OVER * title.fontSize &&
        blocks.some(
          (first) =>
            first.page === label.page && sameLine(first, label) && Math.abs(first.x0 - title.x0) < title.fontSize,
        ),
    );

const isUnder = (relation: Pair['relation']): boolean => relation === 'column' || relation === 'below';

/** The layout without what "Your old supplier" is over: in "Northgate Power Ltd, account 4711" the account is none of ours. */
export function withoutFormerSuppliers(layout: Layout): Layout {
  const theirs = new Set(
    layout.pairs
      .filter(({ label, relation }) => relation !== 'inline' && strengthOf(label.concepts, 'formerSupplier') > 0)
      .map(({ value }) => value.block),
  );
  return { ...layout, pairs: layout.pairs.filter(({ value }) => !theirs.has(value.block)) };
}

/** "VAT invoice SI-4711", "Electricity bill no. 0815", "Invoice for gas 4711": what the paper is, and its number, in a line of their own. */
const TITLE =
  /^\W*(?:(?:your|this|our|vat|tax|sales|final|interim|electricity|gas|energy|supply|business)\s+)*(?:invoice|bill|statement|credit note|debit note)(?:\s+for\s+(?:electricity|gas|energy))?(?:\s*(?:no|number|ref)\b\.?)?(?:\s*[:#])?\s*(?=\S*\d)/iu;
const LEAST_DIGITS = 4;
const SAID = 0.6;

/** The number behind what the paper calls itself, or else the one beside or under it. */
export function numberInTitle({ pages, blocks }: Layout, not: string | undefined): Found<string> | undefined {
  const lines = blocks
    .filter((block) => block.page === pages[0].number && block.kind !== 'setAside')
    .flatMap((block) => block.lines);
  const only = (found: Found<string>[]): Found<string> | undefined => {
    const free = found.filter(({ value }) => foldReference(value) !== not);
    return new Set(free.map(({ value }) => foldReference(value))).size === 1 ? free[0] : undefined;
  };
  return only(lines.flatMap((line) => titled(line) ?? [])) ?? only(lines.flatMap((line) => nextToTitle(line, lines)));
}

/** "VAT invoice", "Northgate Power plc electricity invoice": what the paper is, and nothing else. */
const TITLE_ALONE =
  /^(?!.*\b(?:last|previous|next|earlier|this)\b)[^\d:£]{0,50}\b(?:invoice|bill|credit note|debit note)$/i;
/** In heights of type: how far a number may stand behind a title, and how far under it. */
const BEHIND = 20;
const UNDER = 1.2;
const NEXT_TO = 0.5;
const LEAST_ALONE = 6;

/** The number that stands alone behind a title in its line, or right under it. */
function nextToTitle(title: Segment, lines: readonly Segment[]): Found<string>[] {
  if (!TITLE_ALONE.test(title.text)) return [];
  const type = title.fontSize;
  const behind = lines
    .filter((line) => line.x0 > title.x1 && sameLine(line, title) && line.x0 - title.x1 < BEHIND * type)
    .sort((a, b) => a.x0 - b.x0)[0];
  const under = lines.find(
    (line) =>
      line.y0 >= title.y1 - 1 &&
      line.y0 - title.y1 < UNDER * type &&
      (Math.abs(line.x0 - title.x0) < 0.5 * type || Math.abs(line.x1 - title.x1) < 0.5 * type),
  );
  return [behind, under].flatMap((line) => {
    const number = line && parseReference(line.text);
    const isAlone = number && number.start === 0 && number.end === line.text.length;
    if (!isAlone || number.value.replace(/\D/g, '').length < LEAST_ALONE || findDates(line.text).length > 0) return [];
    const { page } = line;
    return [{ value: number.value, page, box: around([line]), text: line.text, confidence: NEXT_TO }];
  });
}

const OF_CREDIT =
  /^\W*(?:(?:your|this|vat|tax|electricity|gas|energy)\s+)*(?:credit|debit) note(?:\s*(?:no|number|ref)\b\.?)?(?:\s*[:#])?\s*(?=\S*\d)/i;

/** "Credit note CN40021: account 2663000": of a paper that calls itself so, whatever invoice it takes back. */
export function numberOfCredit({ pages, blocks }: Layout): Found<string> | undefined {
  const found = blocks
    .filter(({ page, kind }) => page === pages[0].number && kind !== 'setAside')
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const title = OF_CREDIT.exec(line.text);
      const number = title && parseReference(line.text.slice(title[0].length));
      if (!number || number.start > 0 || number.value.replace(/\D/g, '').length < LEAST_DIGITS) return [];
      if (!/^\s*(?:$|[:,;|·–-]\s)/.test(line.text.slice(title[0].length + number.end))) return [];
      return [{ value: number.value, page: line.page, box: around([line]), text: line.text, confidence: SAID }];
    });
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

const NUMBER = /^(?:no|nos|nr|number)$/i;
/** Of a paper, or of nothing that is named: "Invoice for June: no. 4711", "Number 4711". */
const OF_PAPER = /\b(?:bill|invoice|statement|document|note)\b|^\P{L}*$/iu;

/**
 * "Other invoices: SI-4711", "the withdrawn bill 4711", "the gas that was charged on invoice 4711", "This cancels our
 * invoice 4711": words in front of a label by which it names another paper.
 */
const OF_ANOTHER =
  /\b(?:(?:other|previous|earlier|recent|past|last|older|former|withdrawn|replaced|cancelled|superseded)(?: (?:electricity|gas|energy|vat))?|(?:(?:over)?charged|billed) (?:to you )?(?:on|in|by|with)(?: (?:our|the|your))?|(?:cancels|credits|corrects|replaces|withdraws|reverses|instead of|in place of)(?: (?:our|the|your))?)\s*$/i;
/** "of invoice 4711 came in on 5 September", "Invoice 4711 £120.00 settled.", "Our invoice 4711 charged you": what has been done with a paper that was sent before. */
const IS_DONE =
  /^\W*(?:(?:(?:dated|of|for) )?[\p{L}\d £.,/()-]{0,40}?[ (,])?(?:(?:was|were|has been|have been|is now) (?:\w+ )?(?:paid|settled|cleared|received|collected|replaced|cancelled|withdrawn)|came in|(?:paid|settled|cleared|received|collected) (?:in full|on \d|with thanks))\b|^[\s(]*(?:(?:of|for) )?£[\d,.]+,? (?:paid|settled|cleared|received|collected)\W*$|^ (?:over)?charged (?:you|too)\b/iu;

/** "Registered in England no. 12345": a number of something else than the paper, as the words before it say. */
export function isOfOther({ label, labelBlock, relation, value }: Pair): boolean {
  // "Previous statement   4711": in a cell of their own
  if (relation !== 'inline') return label.start > 0 && OF_ANOTHER.test(labelBlock.text.slice(0, label.start));
  const { text } = value.block;
  const before =
    text
      .slice(0, label.start)
      .split(/[.;]\s/)
      .pop() ?? '';
  if (OF_ANOTHER.test(before) || isDone(text.slice(value.start))) return true;
  return NUMBER.test(label.text) && !OF_PAPER.test(before);
}

/** Whether a sentence says of the number that it begins with that it is of a paper that has been paid or replaced. */
function isDone(said: string): boolean {
  const number = parseReference(said);
  const [rest] = number ? said.slice(number.end).split(/[.;]\s/) : [''];
  return IS_DONE.test(rest);
}
