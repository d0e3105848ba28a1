import { findSupplierNames } from '../../catalogue/index.js';
import type { Candidate } from '../../fields/candidates.js';
import { cleanName, foldName, nameLikeness, withoutGreeting } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { isBrokersOwn, isOfBrokers, ownBroker } from './own-papers.js';

/** "Agreement for Hale Castings Ltd", "Signed for and on behalf of ...", "Board of ...": what is made for whom, and who signs or reads for it. */
const MADE_FOR =
  /^(?:(?:the )?(?:agreement|schedule|offer|quote|quotation|proposal|order|confirmation|summary|statement|prices?|renewal|report|signed|accepted|agreed|authori[sz]ed|prepared|issued|made|confirmed)(?: for and)?(?: on behalf of| for| by| with| to)|(?:the )?(?:board|directors|management)(?: of directors)? of) (?=\p{Lu})/iu;
const addressed = (text: string): string =>
  withoutGreeting(text)
    .replace(/[!,]+$/, '')
    .replace(MADE_FOR, '');
/** How sure the only company is that stands alone, and one that is greeted. */
const ALONE = 0.42;
const GREETED = 0.62;

/**
 * Companies that stand alone on the first page, beside no label: of a paper that says what a broker earns by it the one at
 * its head is the broker, and the only other one is the customer.
 */
export function loneNames(layout: Layout, read: readonly Candidate[]): Candidate<string>[] {
  const [first] = layout.pages;
  if (!first) return [];
  const values = new Set(
    layout.pairs.filter((pair) => pair.relation !== 'inline' && pair.fit > 0.5).map((pair) => pair.value.block),
  );
  const known = (field: string): string[] =>
    read.filter((each) => each.field === field && each.confidence > 0.3).map((each) => foldName(String(each.value)));
  const taken = [...known('supplierName'), ...known('brokerName')];
  const alone = layout.blocks.filter(
    (block) =>
      block.page === first.number &&
      isLoneCompany(block) &&
      // Who is greeted is no value of the heading over the letter.
      (!values.has(block) || withoutGreeting(block.text) !== block.text) &&
      !taken.some((name) => foldName(block.text).startsWith(name) || name.startsWith(foldName(block.text))),
  );
  const found: Candidate<string>[] = [];
  const ownPaper = isBrokersOwn(layout);
  const isOpen = ownPaper && known('brokerName').length === 0;
  const told =
    isOpen && known('supplierName').length > 0
      ? ownBroker(layout, [...known('supplierName'), ...known('customerName')])
      : [];
  // A name of the trade at the foot of the paper is its maker's: the one at its head is then whom it is for.
  const isTold = told.some(({ value }) => isOfBrokers(value));
  const broker = ownPaper && !isTold ? alone.find((block) => block.y0 < 0.15 * first.height) : undefined;
  if (broker && isOpen) found.push(named('brokerName', broker, 0.6));
  else found.push(...told);
  if (known('customerName').length === 0) found.push(...bodiesByKind(layout));
  const customers = alone.filter((block) => block !== broker);
  const names = new Set(customers.map((block) => foldName(addressed(block.text))));
  if (names.size === 1 && known('customerName').length === 0) {
    const greeted = customers.find((block) => withoutGreeting(block.text) !== block.text);
    found.push(named('customerName', greeted ?? customers[0], greeted ? GREETED : ALONE));
  }
  return found;
}

const isLoneCompany = (block: Block): boolean =>
  block.kind === 'cell' &&
  !block.label &&
  block.lines.length === 1 &&
  block.text.length < 60 &&
  !/[:£]|\d\.\d/.test(block.text) &&
  nameLikeness(addressed(block.text)).kind === 'company' &&
  /^\p{Lu}/u.test(block.text) &&
  !/\b(?:energy|gas|power|electricity|utilit|contract|supply|terms|group contract)\b/i.test(block.text) &&
  findSupplierNames(block.text).length === 0;

const named = (field: string, block: Block, confidence: number): Candidate<string> => ({
  field,
  value: cleanName(
    addressed(block.text).replace(/^(?:customer|client|buyer|account holder)(?: name)?\s+(?=\p{Lu})/iu, ''),
  ),
  confidence,
  passage: wholeOf(block),
});

/** What kind of body a customer is, as forms ask for it by that word: "Trust | Hale Academies Trust". */
const KIND_OF_BODY =
  /^(?:board|trust|council|school|academy|college|university|charity|club|church|parish|society|association|practice|surgery|hospital|hotel|company)$/i;

/** The name of a body beside the word of its kind, with which the name ends. */
const bodiesByKind = ({ blocks }: Layout): Candidate<string>[] =>
  blocks
    .filter(({ kind, text }) => kind === 'cell' && KIND_OF_BODY.test(text.replace(/:$/, '')))
    .flatMap((label) => {
      const word = label.text.replace(/:$/, '').toLowerCase();
      const beside = blocks
        .filter((each) => each.page === label.page && each.x0 > label.x1 && sameLine(each, label))
        .sort((a, b) => a.x0 - b.x0)[0];
      const isNamed = beside !== undefined && /\s/.test(beside.text) && beside.text.toLowerCase().endsWith(` ${word}`);
      return isNamed ? [named('customerName', beside, BY_KIND)] : [];
    });
const BY_KIND = 0.6;
