import { distributorOf, isValidMpanCore } from '../fields/values/index.js';
import { FORM } from '../legal-forms.js';
import { definesData } from './definitions.js';
import { sameLine } from './geometry.js';
import { headingsOver } from './headings.js';
import type { Block } from './model.js';
import { matchesOf } from '../matches.js';

const TERMS_HEADING =
  /\b(terms (?:and|&) conditions|(?:general|standard|supply|contract|renewal|our|legal|full) (?:terms|conditions)|conditions of (?:supply|sale)|small print|(?<!\b(?:principal|key|main|agreed|special|commercial) )terms (?:of|that|for|which)|important information|definitions|legal notices?|privacy|complaints|fuel mix|glossary|declarations?|frequently asked|what happens (?:next|if)|direct debit guarantee|notes? (?:to|on) )/i;
const CLAUSE =
  /\b(we may|we will not|you must|you may|unless|liab(?:le|ility)|if you|notice|terminat\w*|reasonabl[ey]|shall|pursuant|hereby|clause|party|parties|at any time|working days|entitled|in accordance|obligations?|breach|responsible|premises|ombudsman|complaints?|deposit|disconnect\w*|interest at)\b/gi;
const EXAMPLE =
  /\b((?<![.@])examples?|to give you an idea|as an idea|e\.g\.|suppose|imagine|illustrat\w*|for instance|hypothetical|let(?:'|’)s say|typical (?:customer|business|household|user|home)|(?:suppl(?:y|ies)|sites?|meters?|business(?:es)?|customers?|premises|users?) (?:like (?:yours?|you)|of your (?:size|kind))\b|an? (?:small|medium|large|average|typical)(?:-sized)? \w+ (?:uses?|pays?|spends?)\b|medium use|sample (?:bill|calculation)|(?:would|might)(?: (?:today|now|currently|typically|usually|normally|probably|then|also))? (?:pay|cost|be|have)|(?:could|might) (?:pay|save)|not an offer|guide price|is available (?:today|now|from)|\(?for information(?: only)?\)?(?=\W*$)|for (?:guidance|information) only\b|as high as|as a guide|for comparison|(?:prices|rates|charges) for other (?:terms|lengths|periods|contract lengths)|by way of (?:history|comparison|background)|costs about|(?<=^\W*(?:you (?:may|can) )?)compare(?= ?[:,–-])|typical (?:[\w-]+ ){0,3}(?:prices|rates|charges)|(?:lowest|highest|average|typical) (?:uplift|commission|fee|price|rate)s? (?:was|were|is|are))\b/i;
/** What this customer says of itself. */
const DECLARES =
  /\b(?:confirms?|declares?|(?:has|have) (?:told us|confirmed|declared))(?: to us)?(?: that)? (?:it|you|they)\b[^.;]{0,60}\b(?:is|are)\b[^.;]{0,40}\bmicro[- ]?business/i;
/** Whom this customer lets act for it: a letter of authority among terms. */
const AUTHORISES = new RegExp(
  String.raw`\b(?:authori[sz]|appoint|instruct)(?:es?|s)? \p{Lu}[^.;]{3,70}\b(?:${FORM})\b(?:[^.;]{0,60}\bto act\b| as (?:its|our|my|the customer['’]s) (?:\p{L}+ ){0,3}(?:agent|broker|consultant|advis[eo]r|representative)\b)`,
  'u',
);
/** What holds for the reader of a paper alone: what it has chosen, who acts for it, and the rates of taxes on its prices. */
const OF_READER =
  /\byou (?:have chosen|are on (?:our|the)|were introduced)\b|\byour (?:tariff|plan|product|broker) is\b|\bthe (?:product|tariff|plan) that you have\b|\bcontract was (?:arranged|introduced|brokered)\b/i;
/** The rate of a levy, or what is collected for a broker, in a clause of an agreement: a figure of this contract. */
const FIGURE_OF_CONTRACT =
  /\b(?:climate change levy|ccl|levy on climate change|climate levy)\b[^.;\d]{0,40}0?\.\d+ ?p(?:ence)?\b|\bcollects? (?:for|on behalf of) \p{Lu}[^.;\d]{2,60} \d?\.\d+ ?p(?:ence)?\b|\d?\.\d+ ?p(?:ence)?\b[^.;\d]{0,30}\bcollected by [^.;\d]{3,30} (?:for|on behalf of) (?:the |your )?(?:broker|agent|consultant|intermediary)\b/iu;
const NUMBERED_CLAUSE = /^\(?\d{1,2}(?:\.\d{1,2})?[.)]?\s+[A-Z]/;

/** "3.1 ...", "(b) ...", "iv. ...", "Thirdly, ...": a clause, or an item of a list. */
const ITEM_OF_LIST =
  /^\(?(?:\d{1,2}(?:\.\d{1,2})?[.)]?|(?:[a-zA-Z]|[ivx]{1,4})[.)]|(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)(?:ly)?[.,:])\s+[A-Za-z\d]/;

/** The number of a clause in a cell of its own, beside the first line of what it says. */
const HANGING_NUMBER = /^\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-z]|[ivx]{1,4})[.)]?$/i;
const hangsBefore = (number: Block, { page, x0, lines: [first] }: Block): boolean =>
  number.page === page && number.x1 <= x0 && sameLine(number, first);

const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: day of)?[ -]\p{Lu}\p{Ll}+[ -]\d\d|\d{1,2}[./]\d{1,2}[./]\d\d|20\d\d-\d\d-\d\d)`;
/** What the clause of an agreement with one customer tells, and no terms for all do: its meter, its days, or who the customer is. */
const PARTICULAR = new RegExp(
  [
    String.raw`\b(?:mpan|mprn|supply number|meter point(?: (?:reference|administration))?(?: number)?)\b[^.;]{0,20}\d{4}`,
    String.raw`\b(?:begins?|beginning|starts?|starting|commenc\w+|takes effect|expires|first day(?: of (?:the )?(?:supply|contract|agreement|term))?(?: is)?|(?:supply|period|term|contract) (?:is|runs|lasts)(?: from)?)\b[^.;]{0,30}${DATE}`,
    String.raw`\b(?:from|period(?: of| is)?) ${DATE}\d{0,2} (?:to|until) ${DATE}`,
    String.raw`\b(?:suppl(?:y|ies)|deed|agreement|contract|term|prices?) (?:goes? on|continues?|runs|is (?:renewed|extended|continued)|stops?|ceases?|ends?)\b[^.;]{0,45}${DATE}`,
    String.raw`\b(?:${FORM})\b\.? \((?:the )?["“'‘]?(?:the )?(?:customer|client|buyer)["”'’]?\)`,
  ].join('|'),
  'iu',
);

/** "6. An example of how gas is billed. A café with MPRN 1020304050 ...": a passage that is nothing but an example. */
const OPENS_EXAMPLE =
  /^\W*(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s+)?(?:an? |the following |this )?(?:worked )?(?:example|illustration)\b(?! (?:no|number)\b)/i;

/** The same within a passage of several clauses, and the number of the next clause. */
const EXAMPLE_WITHIN =
  /(?<=(?:^|[.!?]|\d\))\s?)(?:an? |the following )?(?:worked )?(?:example|illustration)\b(?! (?:no|number)\b)/gi;
const NEXT_CLAUSE = /(?<!\S)\d{1,2}(?:\.\d{1,2})?[.)]\s+\p{Lu}/u;

/** True for a place of a text behind a sentence that begins an example, up to the next clause. */
export function isInExample(text: string, at: number): boolean {
  const last = matchesOf(text.slice(0, at), EXAMPLE_WITHIN).at(-1);
  return last !== undefined && !NEXT_CLAUSE.test(text.slice(last.index, at));
}

/** True where a sentence tells of nobody's real supply: an example, an offer not taken, a limit. */
export const isHypothetical = (sentence: string): boolean =>
  EXAMPLE.test(sentence.replace(AMOUNTS_TO, '').replace(RESTS_ON, ''));

/** "We expect you to use 20,000 kWh a year, and our cost illustration is made on that": what rests on what is said of this customer. */
const RESTS_ON =
  /(?:,|;| and)\s+(?:and |which )?(?:(?:our|the|your|any|all) )?(?:\p{L}+ ){0,3}(?:illustrations?|examples?)(?: of \p{L}+)? (?:is|are|was|were|has been|have been) (?:\p{L}+ )?(?:made|based|built|worked out|calculated|prepared|drawn up)(?: on| from| with| upon)? (?:it|that|this|these|them)\b.*$/iu;

/** "... 20,000 kWh a year, which would cost about £4,800": what follows from what is said of this customer. */
const AMOUNTS_TO =
  /,\s+(?:which|and this|this|and that)(?: (?:at|on|with|under) [^,.;]{3,40}?)? would (?:cost|be|come|make|have)\b.*$/i;

/** Words that begin what holds only under a condition (but not "Unless terminated earlier, this agreement ends on ...", "If you accept, the prices run from ..."), after the contract, or for others than this customer. */
const CONDITIONAL =
  /^\W*(?:\d+(?:\.\d+)*\.?\s+)?(?:if(?! you (?:accept|agree|sign)(?: (?:it|(?:this|our|the) (?:offer|quotation|quote|renewal|contract|agreement)))?,| all goes (?:well|smoothly|(?:according )?to plan),?)|unless(?! you (?:tell|instruct) us otherwise\b| (?:(?:it|(?:the|this) \w+) is )?(?:terminated|ended|determined|cancelled)\b|[^,.;]*, (?:we|it|(?:the|this|your) \w+) (?:will|shall)(?: then)?(?: be)? (?:renew|extend))|should|where|when|suppose|for example|after (?:the|that|this|it|your|\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9} 20\d\d)|once (?:the|your|it)|thereafter|at the end of|with(?:out| no) (?:an? )?new (?:agreement|contract|deal|plan)\b,? (?:you|it|we|(?:the|your) suppl(?:y|ies)) (?:will |would |shall )?(?:then )?(?:go|move|roll|pass|switch|change|revert|be (?:moved|charged))|(?:some|certain|other|eligible|qualifying|small|most) (?:users|customers|businesses|sites|organisations|charities|supplies))\b/i;

/** True where a sentence tells of what may be, or of what comes after. */
export const isConditional = (sentence: string): boolean => CONDITIONAL.test(sentence);

/**
 * Sets aside what says nothing of this customer: worked examples, pages of terms and conditions, and the clauses under a
 * heading of that kind. Cells of tables and label/value pairs are never set aside; only running text is, and examples.
 */
export function setAsideSmallPrint(blocks: readonly Block[]): void {
  for (const block of blocks) if (isExample(block)) block.kind = 'setAside';
  const prose = blocks.filter((block) => block.kind === 'prose').map(worded);
  const clauses = prose.filter(({ isClause }) => isClause).length + numberedHeadings(blocks);
  const isTermsPage = soundsLikeTerms(blocks, prose, clauses);
  const agreement = (isTermsPage || clauses >= LEAST_CLAUSES) && isAgreement(blocks);
  const isOfTerms = isTermsPage && !agreement ? termsOf(prose) : () => false;
  const subjects = subjectsOfLetters(blocks);
  const letters = lettersOf(blocks);
  for (const each of prose) {
    const { block, words, legal, isClause } = each;
    const under = headingsOver(block).filter((heading) => !subjects.has(heading));
    if (
      (isOfTerms(each, under[0]) ||
        (under[0] !== undefined && EXAMPLE.test(under[0].text)) ||
        ((legal / words > 0.01 || words > 25) && under.some((heading) => TERMS_HEADING.test(heading.text))) ||
        (!agreement && isClause && clauses >= LEAST_CLAUSES && words > 20)) &&
      !isOfCustomer(each) &&
      (isClause || !letters.some((isWithin) => isWithin(block)))
    )
      block.kind = 'setAside';
  }
}

/** A passage of running text, with its words counted, and those among them of which terms are full. */
interface Worded {
  block: Block;
  words: number;
  legal: number;
  isClause: boolean;
}

const worded = (block: Block): Worded => ({
  block,
  words: wordsIn(block.text),
  legal: block.text.match(CLAUSE)?.length ?? 0,
  isClause: NUMBERED_CLAUSE.test(block.text),
});

function wordsIn(text: string): number {
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words += 1;
  return words;
}

/** So many numbered clauses are those of terms. */
const LEAST_CLAUSES = 4;

/** True for a page of running text for the most part, in the words of terms. */
function soundsLikeTerms(blocks: readonly Block[], prose: readonly Worded[], clauses: number): boolean {
  const inProse = prose.reduce((sum, { words }) => sum + words, 0);
  const legal = prose.reduce((sum, each) => sum + each.legal, 0);
  if (inProse <= 120 || legal / inProse <= 0.015 || (clauses < LEAST_CLAUSES && inProse <= 350)) return false;
  return inProse > 0.75 * blocks.reduce((sum, { text }) => sum + wordsIn(text), 0);
}

/** True for the clauses of an agreement with one customer: one of them tells of its supply. */
function isAgreement(blocks: readonly Block[]): boolean {
  const numbers = blocks.filter(({ text }) => HANGING_NUMBER.test(text));
  return blocks.some(
    (block) =>
      (ITEM_OF_LIST.test(block.text) || numbers.some((number) => hangsBefore(number, block))) &&
      (isParticular(block.text) || FIGURE_OF_CONTRACT.test(block.text)),
  );
}

/** Tells which passages of a page of terms are such, whatever heading they are `under`. */
function termsOf(prose: readonly Worded[]): (passage: Worded, under: Block | undefined) => boolean {
  const own = new Set(prose.flatMap(({ block }) => (isParticular(block.text) ? [block] : [])));
  // Terms in small type at the foot do not make terms of what is agreed over them.
  const isAgreed = ({ block: { fontSize }, isClause }: Worded): boolean =>
    !isClause && [...own].filter((each) => Math.abs(each.fontSize - fontSize) < 0.3).length >= LEAST_PARTICULARS;
  const small = typeOfTerms(prose);
  return (passage, under) => {
    const { block, words, legal } = passage;
    const isPlain = legal / words < 0.01;
    return (
      !own.has(block) &&
      !(isPlain && isAgreed(passage)) &&
      !(block.fontSize > LARGER * small.size && (isPlain || small.isMost)) &&
      !(isPlain && under?.text.endsWith('?'))
    );
  };
}

/** True for what tells of this customer and its contract, wherever it stands. */
const isOfCustomer = ({ block: { text }, words, legal }: Worded): boolean =>
  definesData(text) ||
  (legal / words < 0.01 && OF_READER.test(text)) ||
  DECLARES.test(text) ||
  FIGURE_OF_CONTRACT.test(text) ||
  AUTHORISES.test(text);

/** Terms are printed smaller than what is agreed over them: type that is so much larger than theirs is none of them. */
const LARGER = 1.08;

/** So many words of terms are a page of them, whatever is printed over them. */
const LEAST_WORDS = 100;

/** The size of type in which most of what sounds like terms is printed; `isMost`: it makes a page of terms by itself, and little else sounds so. */
function typeOfTerms(prose: readonly Worded[]): { size: number; isMost: boolean } {
  const sizes = new Map<number, { words: number; legal: number }>();
  for (const { block, words, legal, isClause } of prose) {
    if (!isClause && legal <= 0.01 * words) continue;
    const size = Math.round(2 * block.fontSize) / 2;
    const sum = sizes.get(size) ?? { words: 0, legal: 0 };
    sizes.set(size, { words: sum.words + words, legal: sum.legal + legal });
  }
  const [most, ...others] = [...sizes].sort(([, a], [, b]) => b.words - a.words);
  if (!most) return { size: Infinity, isMost: false };
  const [size, { words, legal }] = most;
  const rest = others.reduce((sum, [, each]) => sum + each.legal, 0);
  return { size, isMost: words >= LEAST_WORDS && legal > rest };
}

/** So many passages of one size of type that tell of this customer's supply are no terms for all. */
const LEAST_PARTICULARS = 2;

const SALUTATION = /^dear\b.{1,50}$/i;

const VALEDICTION =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:(?:my|our|very) )?(?:kind(?:est)?|best|warm) (?:regards|wishes))\b/i;
/** In type heights: so near under the salutation a letter begins. */
const BEGINS = 3;

/**
 * From "Dear Mr Rashid" to "Yours sincerely" on one page a letter speaks to its reader, and of no other customer; one that
 * ends otherwise does so where it begins.
 */
const lettersOf = (blocks: readonly Block[]): ((block: Block) => boolean)[] =>
  blocks
    .filter(({ text }) => SALUTATION.test(text))
    .flatMap((salutation) => {
      const end = blocks.find(
        ({ page, y0, text }) => page === salutation.page && y0 > salutation.y1 && VALEDICTION.test(text),
      );
      const bottom = end?.y1 ?? blocks.find((block) => isUnder(block, salutation))?.y1;
      if (bottom === undefined) return [];
      return [({ page, y0, y1 }: Block) => page === salutation.page && y0 > salutation.y0 && y1 <= bottom];
    });

/** True for running text right under a line, and at its edge. */
const isUnder = ({ kind, page, x0, y0 }: Block, line: Block): boolean =>
  kind === 'prose' &&
  page === line.page &&
  Math.abs(x0 - line.x0) < line.fontSize &&
  y0 > line.y1 - 1 &&
  y0 - line.y1 < BEGINS * line.fontSize;

/** "Notice of deemed supply terms" beside "Dear Sir or Madam": what a letter to one customer is about heads no terms for all. */
const subjectsOfLetters = (blocks: readonly Block[]): Set<Block> =>
  new Set(
    blocks.flatMap((block, i) =>
      SALUTATION.test(block.text)
        ? [blocks[i - 1], blocks[i + 1]].filter((each) => each?.page === block.page && each.isHeading)
        : [],
    ),
  );

/** A passage that begins as an example, also where its figures make a cell of it; "Example" over a column is none. */
const isExample = ({ text }: Block): boolean => text.length > SHORTEST_EXAMPLE && OPENS_EXAMPLE.test(text);
const SHORTEST_EXAMPLE = 60;

const isParticular = (text: string): boolean =>
  HAS_FIGURE_OR_NOTE.test(text) && (PARTICULAR.test(text) || hasMpan(text)) && !EXAMPLE.test(text);
/** Without these a text has no number of a supply and no day, and nobody that it calls its customer: "Hale Ltd (the Customer)". */
const HAS_FIGURE_OR_NOTE = /\d{4}|[ ./-]\d\d|\(/;

/** "Electricity supply 19 1660 9335 680": by its check digit the number of one supply, whatever it is called. */
const hasMpan = (text: string): boolean =>
  matchesOf(text, MPAN).some(([core]) => {
    const digits = core.replace(/\D/g, '');
    return isValidMpanCore(digits) && distributorOf(digits) !== undefined;
  });
const MPAN = /(?<![\d.])\d{2}[ -]?\d{4}[ -]?\d{4}[ -]?\d{3}(?![\d.])/g;

function numberedHeadings(blocks: readonly Block[]): number {
  return blocks.filter(
    (block) => block.isHeading && !block.text.endsWith('?') && /^\d{1,2}(?:\.\d{1,2})?[.)]\s+\p{L}/u.test(block.text),
  ).length;
}

/**
 * Cuts a text to sentences, with the place of each; the items of a list are sentences too, and clauses that are numbered. A full stop inside a number or an
 * abbreviation does not end one.
 */
export function sentencesOf(text: string): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  let start = 0;
  for (const match of matchesOf(
    text,
    /(?:[.!;](?=\s+(?:["'“‘(]?[A-Z☐☒☑•]|[1-9]\d?\.\d{1,2}\s+[A-Z]))|\?(?=\s+["'“‘(]?[A-Z•])|\S(?=\s+[•▪●]\s))/g,
  )) {
    const end = match.index + 1;
    if (
      /\b(?:no|nos|ref|tel|reg|approx|est|st|rd|ave|mr|mrs|ms|dr|ltd|co|inc|i\.e|e\.g|etc|v\.a\.t)\.$/i.test(
        text.slice(start, end),
      )
    )
      continue;
    found.push({ start, end, text: text.slice(start, end) });
    start = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  }
  if (start < text.length) found.push({ start, end: text.length, text: text.slice(start) });
  return found;
}

/** The sentence of a text that a place stands in. */
export const sentenceAt = (text: string, at: number): { start: number; end: number; text: string } | undefined =>
  sentencesOf(text).find((each) => each.start <= at && each.end > at);
