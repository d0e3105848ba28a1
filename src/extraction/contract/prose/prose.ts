import type { Candidate } from '../../fields/candidates.js';
import type { ParseOptions } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import {
  headingsOver,
  isConditional,
  isHypothetical,
  isInExample,
  sentencesOf,
  type Block,
  type Layout,
} from '../../layout/index.js';
import { areOfDeemed, chargesOfDeemed } from './own-deemed.js';
import { chargesIn, useIn } from './prose-charges.js';
import { BOTH_TAXES } from './prose-taxes.js';
import { billsIn } from './prose-places.js';
import { brokerIn } from './prose-brokers.js';
import { partiesSaid } from './prose-parties.js';
import type { Said } from './prose-said.js';
import { readingOf } from '../readers/reading-of.js';
import { ALSO_ACCOUNT } from '../readers/sentences.js';
import { isRunningText, PRICE_OF_FUEL, speaksOfBefore } from './running-text.js';
import { microIn, ownPaymentIn, statementsIn } from './prose-statements.js';
import { termsIn } from './prose-terms.js';

const READERS: ((sentence: string, options: ParseOptions, before?: string) => Said[])[] = [
  termsIn,
  chargesIn,
  statementsIn,
  partiesSaid,
];
/** What sentences say without a label. Sentences that are set aside or hypothetical say nothing. */
export function proseCandidates(layout: Layout): Candidate[] {
  const optionsOf = readingOf(layout);
  const values = new Set(
    layout.pairs.filter((pair) => pair.relation !== 'inline' && pair.fit >= 0.6).map((pair) => pair.value.block),
  );
  const after = rowsOfAfterwards(layout);
  const blocks = layout.blocks.filter(
    (block) => isRunningText(block) && !after.has(block) && !ASIDE.test(headingsOver(block)[0]?.text ?? ''),
  );
  const readers = areOfDeemed(blocks) ? READERS.with(READERS.indexOf(chargesIn), chargesOfDeemed) : READERS;
  return blocks.flatMap((block) =>
    saidIn(
      block,
      optionsOf(block),
      block.kind === 'cell' && values.has(block) && !PRICE_OF_FUEL.test(block.text) ? afterValue(block) : 0,
      readers,
    ),
  );
}

/** Headings over what comes after the contract, or what may happen. */
const ASIDE =
  /\b(?:what (?:happens|if)|(?:do|did) nothing|at the end of|after (?:the|your|this) (?:contract|agreement|plan|term|fix\w*)|when (?:it|(?:the|your|this) \w+) (?:ends|runs out|expires))\b/i;

/** Labels of what comes after the contract, or only if something happens. */
const AFTERWARDS =
  /^\W*(?:\d+[.)]?\s+)?(?:after (?:the|that|your|it)\b|if\b|once (?:the|your)\b|at the end of\b|when (?:the|your) (?:contract|term|agreement|fixed \w+) (?:ends|comes|finishes|runs))/i;

/** What stands beside "After the contract" or "If you leave early" is not the contract's. */
export function rowsOfAfterwards(layout: Layout): Set<Block> {
  const heads = layout.blocks.filter(
    (block) => block.kind === 'cell' && block.text.length < 60 && AFTERWARDS.test(block.text),
  );
  return new Set(
    layout.blocks.filter((block) =>
      heads.some(
        (head) =>
          head.page === block.page &&
          head.x1 <= block.x0 &&
          sameLine(head, { ...block, y1: block.y0 + head.y1 - head.y0 }),
      ),
    ),
  );
}

/** "Direct Debit, with 2% off the unit rates": more than the label beside it asks for. */
const WITH_DISCOUNT = /\bdirect debit\b[^.]{0,30}\d ?% (?:comes |is taken )?(?:off|discount|less|reduction)\b/i;
/** "70028815 (your account number)": beside "Our ref" what the number is. */
const saysWhatItIs = (text: string): boolean => ALSO_ACCOUNT.test(text.replace(/^\S+/, ''));
const saysMore = (text: string): boolean =>
  isTalk(text) || WITH_DISCOUNT.test(text) || BOTH_TAXES.test(text) || saysWhatItIs(text);

/** Where in a value that has a label something else is said: "Powerpath Ltd (fee 0.42 p/kWh)". */
function afterValue(block: Block): number {
  if (/[☐☑☒]/u.test(block.text) || saysMore(block.text)) return 0;
  const clause =
    /[(;]|\.\s|\bpayable to\b|:\s(?=(?:it|they|this|these)\s\p{Ll})/u.exec(block.text)?.index ?? block.text.length;
  return block.lines.length > 1 && block.text.length > 60 ? Math.min(clause, block.lines[0].text.length) : clause;
}

const TALK =
  /^(?:(?:It|This|They|You|We)(?:['’]\p{Ll}+)? (?:\p{Ll}+ ){1,4}|(?:The|This|Your|Our) (?:\p{L}+ ){1,3}(?:is|are|runs|begins|starts|commences|ends|will|shall) |\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} (?:will|shall) (?:be|go|come) )\S.*[.?]$/u;

/** "An agreement between Acme Energy Ltd (the Supplier) and ...", "BETWEEN Acme Energy (UK) Ltd, ...": a sentence of hardly anything but names. */
const INTRODUCES = /^\W*(?:(?:an?|this)\s+(?:agreement|contract|deed)\b.*\b)?between\b/i;

/** Whole sentences, as somebody says them, are no value of a label. */
const isTalk = (text: string): boolean => {
  const words = text.split(' ');
  if (words.length >= 6 && (TALK.test(text) || INTRODUCES.test(text))) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
  // A sentence that introduces parties is full of names.
  const least = words.length >= 20 ? 0.3 : 0.4;
  return words.length >= 12 && (small >= 0.55 || (small >= least && /[.?]$/.test(text)));
};

const moved = (sentence: { start: number; end: number; text: string }, by: number): typeof sentence => ({
  ...sentence,
  start: sentence.start + by,
  end: sentence.end + by,
});

/** "... prices we can offer you for the next 24 months, and what you would pay without": the first clause is meant. */
function termsOffered(sentence: string, options: ParseOptions): Said[] {
  const [clause] = sentence.split(/,\s+and\s/);
  return isHypothetical(clause) || !/\b(?:offer|renew)/i.test(clause) ? [] : termsIn(clause, options);
}

const ofBroker = (sentence: string, options: ParseOptions, before = ''): Said[] => brokerIn(sentence, before);

const usedBefore = (sentence: string, options: ParseOptions): Said[] =>
  useIn(sentence, options).filter(({ field }) => field === 'previous12MonthsConsumption');

/** What the customer is, who acts for it and what it has used holds whatever contract the sentence speaks of. */
function readersFor(sentence: string, readers: typeof READERS): typeof READERS {
  if (speaksOfBefore(sentence)) return [microIn, ofBroker, usedBefore];
  return isHypothetical(sentence) ? [termsOffered, ownPaymentIn, billsIn] : readers;
}

function saidIn(block: Block, options: ParseOptions, from: number, readers: typeof READERS): Candidate[] {
  const found: Candidate[] = [];
  let before = '';
  for (const sentence of sentencesOf(block.text.slice(from)).map((each) => moved(each, from))) {
    const last = before;
    before = sentence.text;
    if (isConditional(sentence.text) || isInExample(block.text, sentence.start)) continue;
    for (const read of readersFor(sentence.text, readers)) {
      for (const said of read(sentence.text, options, last)) {
        const start = sentence.start + said.start;
        const end = sentence.start + said.end;
        const passage = { block, start, end, text: block.text.slice(start, end) };
        found.push({ field: said.field, value: said.value, confidence: said.confidence, passage });
      }
    }
  }
  return found;
}
