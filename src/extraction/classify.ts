import { findRates, pencePerKwh, pencePerPeriod } from './fields/values/index.js';
import { billOf, type Bill } from './invoice/bill.js';
import type { Layout } from './layout/index.js';
import type { Page } from './page.js';
import { type DocumentType, isBill } from './results.js';

/** Words that speak for a kind of paper, and how much. In a title they speak three times as loud. */
interface Signal {
  type: DocumentType;
  words: RegExp;
  weight: number;
  /** The words count in a title only: in running text they tell of other papers. */
  titleOnly?: boolean;
}

const SIGNALS: Signal[] = [
  { type: 'CREDIT_NOTE', words: /\bcredit (?:note|memo(?:randum)?|invoice|bill)\b/, weight: 4, titleOnly: true },
  { type: 'CREDIT_NOTE', words: /\bcredit note (?:number|no|date|ref)/, weight: 5 },
  {
    type: 'CREDIT_NOTE',
    words: /\b(?:total credit(?:ed)?|credit total|amount credited|charges credited|period credited)\b/,
    weight: 2,
  },
  { type: 'CREDIT_NOTE', words: /\bthis credit note\b/, weight: 3 },
  { type: 'DEBIT_NOTE', words: /\bdebit (?:note|memo(?:randum)?)\b/, weight: 4, titleOnly: true },
  { type: 'DEBIT_NOTE', words: /\bdebit note (?:number|no|date|ref)/, weight: 5 },
  { type: 'DEBIT_NOTE', words: /\bthis debit note\b/, weight: 3 },
  { type: 'INVOICE', words: /\b(?:invoice|bill|statement|tax invoice)\b/, weight: 1.5, titleOnly: true },
  {
    type: 'INVOICE',
    words: /\b(?:invoice|bill|statement) (?:number|no\b|ref|id\b|date)|\bdate of (?:bill|invoice|issue)|\btax point\b/,
    weight: 2.5,
  },
  {
    type: 'INVOICE',
    words:
      /\btotal (?:due|to pay|(?:of|for|on) this (?:bill|invoice)|this (?:bill|invoice)|incl\w* vat|with vat|electricity charges|gas charges)\b|\binvoice total\b|\bgross total\b/,
    weight: 2,
  },
  { type: 'INVOICE', words: /\bvat (?:at|@|\()? ?\d|\bvalue added tax\b/, weight: 1 },
  {
    type: 'INVOICE',
    words:
      /\b(?:meter readings?|previous read\w*|present read\w*|opening read\w*|closing read\w*|brought forward|balance|payment due|due date|direct debit (?:date|on))\b/,
    weight: 1,
  },
  { type: 'INVOICE', words: /\b(?:billing|bill|invoice|charge) period\b|\bcharges (?:for|from)\b/, weight: 1.5 },
  {
    type: 'CONTRACT',
    words:
      /\b(?:contract|agreement|principal terms|key terms|supply schedule|price schedule|pricing schedule|quotation|offer|renewal|acceptance form|welcome)\b/,
    weight: 1.5,
    titleOnly: true,
  },
  {
    type: 'CONTRACT',
    words:
      /\b(?:contract|agreement|supply|price|tariff) (?:start|end|commencement|expiry)|\b(?:contract|agreement) (?:number|no\b|ref|term|length|duration|period)|\bfixed (?:term|price|until)|\bterm of (?:the )?(?:contract|agreement)/,
    weight: 2.5,
  },
  { type: 'CONTRACT', words: /\b(?:start date|end date|expiry date|commencement date)\b/, weight: 1 },
  {
    type: 'CONTRACT',
    words: /\b(?:estimated annual|annual (?:consumption|usage|quantity)|eac\b|aq\b|kwh (?:per|a) year)/,
    weight: 1,
  },
  {
    type: 'CONTRACT',
    words:
      /\b(?:notice period|terminat\w+|out of contract|deemed (?:contract|rates?|prices?)|micro-? ?business|broker|commission|uplift)\b/,
    weight: 1,
  },
  {
    type: 'CONTRACT',
    words:
      /\b(?:authorised signatory|signed (?:for|by)|signature|terms and conditions|you (?:agree|accept)|we agree to supply)\b/,
    weight: 1,
  },
  { type: 'CONTRACT', words: /\b(?:unit rate|standing charge|price per kwh|prices?)\b/, weight: 0.5 },
  {
    type: 'CERTIFICATE',
    words:
      /\b(?:supplier certificate|pp ?1[01]\b|relief certificate|vat declaration|vat certificate|exemption certificate|certificate of (?:origin|supply|renewable|guarantee)|guarantees? of origin|rego(?:s)?\b)/,
    weight: 4,
    titleOnly: true,
  },
  { type: 'CERTIFICATE', words: /\bcertificate\b/, weight: 2, titleOnly: true },
  {
    type: 'CERTIFICATE',
    words: /\b(?:i|we) (?:hereby )?(?:certify|declare) that\b|\bthis is to certify\b|\bcertif(?:y|ies) that\b/,
    weight: 3,
  },
  {
    type: 'CERTIFICATE',
    words:
      /\b(?:climate change levy|ccl) (?:relief|supplier certificate|exempt\w*)|\bqualifying (?:use|purposes?)\b|\brenewable energy guarantees? of origin\b/,
    weight: 1.5,
  },
  {
    type: 'LOA',
    words: /\b(?:letter of (?:authority|authorisation|authorization)|authority to act|broker authority|loa)\b/,
    weight: 5,
    titleOnly: true,
  },
  {
    type: 'LOA',
    words:
      /\b(?:hereby )?(?:authori[sz]e|appoint)s? .{3,80}(?:act on (?:our|my|its) behalf|as (?:our|my) (?:agent|broker|representative|energy))/,
    weight: 3,
  },
  { type: 'LOA', words: /\bletter of authority\b/, weight: 1.5 },
];

const TITLE = 3;
/** A kind needs so much in its favour, and so much more than the next one. */
const LEAST = 5;
const LEAST_LEAD = 1;

/** What kind of paper some pages are; OTHER where they do not clearly say. */
export function classify(pages: Page[]): DocumentType {
  const [[best, most], [, next]] = scoresOf(billOf(pages));
  return most >= LEAST && most - next >= LEAST_LEAD ? best : 'OTHER';
}

/**
 * The kind of bill that pages surely are which were taken for a contract: its sums are proven, and its words speak for a
 * bill by a wide margin. A contract must never be taken for one.
 */
export function surelyBill(pages: Page[]): DocumentType | undefined {
  if (!mayBeBill(pages)) return undefined;
  const bill = billOf(pages);
  const scores = scoresOf(bill);
  const [best, most] = scores[0];
  const asContract = scores.find(([type]) => type === 'CONTRACT')?.[1] ?? 0;
  return isBill(best) && isProven(bill) && most - asContract >= SURE_LEAD ? best : undefined;
}

const SURE_LEAD = 8;
const HINT = 3;

/** Whether the bare words speak for a bill: to look at the figures of each contract would take as long as to read it. */
function mayBeBill(pages: Page[]): boolean {
  const text = pages.flatMap(({ words }) => words.map((word) => word.text.toLowerCase())).join(' ');
  const said = SIGNALS.filter(({ type, words, titleOnly }) => isBill(type) && !titleOnly && words.test(text));
  return said.reduce((sum, { weight }) => sum + weight, 0) >= HINT;
}

/** What speaks for each kind of paper, the most first. */
function scoresOf(bill: Bill): [DocumentType, number][] {
  const { layout } = bill;
  const titles = titlesOf(layout);
  const text = layout.blocks
    .filter((block) => block.kind !== 'setAside')
    .map((block) => block.text.toLowerCase())
    .join('\n');
  const scores = new Map<DocumentType, number>();
  for (const { type, words, weight, titleOnly } of SIGNALS) {
    const inTitle = titles.some((title) => words.test(title));
    const worth = inTitle ? TITLE * weight : !titleOnly && words.test(text) ? weight : 0;
    scores.set(type, (scores.get(type) ?? 0) + worth);
  }
  weighFigures(scores, bill);
  return [...scores].sort((a, b) => b[1] - a[1]);
}

/** The sums of the paper agree, or several of its charges are units times rate. */
const isProven = ({ totals, charges }: Bill): boolean =>
  totals.agreed >= 2 || charges.filter((charge) => charge.proven).length >= 2;

/** Sums that are right make a bill; prices without amounts make a contract. */
const BILLED = 8;
const PRICED = 4;

/** What the figures of a paper say of its kind, and what one kind shares with another that it contains. */
function weighFigures(scores: Map<DocumentType, number>, bill: Bill): void {
  const of = (type: DocumentType): number => scores.get(type) ?? 0;
  const add = (type: DocumentType, worth: number): void => void scores.set(type, of(type) + worth);
  if (isProven(bill)) add('INVOICE', BILLED);
  else if (pricesIn(bill) >= 2) add('CONTRACT', PRICED);
  for (const note of ['CREDIT_NOTE', 'DEBIT_NOTE'] as const) if (of(note) >= LEAST) add(note, of('INVOICE'));
  // a broker's pack has its letter of authority in front of the prices
  if (of('LOA') > 0 && pricesIn(bill) >= 2 && of('CONTRACT') >= LEAST) add('CONTRACT', of('LOA'));
}

/** How many prices of energy and of supply by the day the paper gives. */
function pricesIn({ lines, values }: Bill): number {
  const printed = lines.flatMap((line) => findRates(line.text, { ocr: line.ocr }).map((rate) => rate.value));
  const inColumns = values.flatMap(({ figures }) =>
    figures.flatMap((figure) => (figure.rate ? [{ amount: figure.value, unit: figure.rate }] : [])),
  );
  return [...printed, ...inColumns].filter(
    ({ amount, unit }) => (pencePerKwh(amount, unit) ?? 0) >= 1 || pencePerPeriod(amount, unit) !== undefined,
  ).length;
}

const TITLE_REACH = 0.4;
const LONGEST_TITLE = 80;

/** The titles of a paper: what is printed large or alone in the upper part of its first page. */
function titlesOf(layout: Layout): string[] {
  const [first] = layout.pages;
  if (!first) return [];
  const sizes = layout.blocks.flatMap((block) => block.lines.map((line) => line.fontSize)).sort((a, b) => a - b);
  const body = sizes[sizes.length >> 1] ?? 10;
  return layout.blocks
    .filter((block) => block.page === first.number && block.y0 < TITLE_REACH * first.height)
    .flatMap((block) =>
      block.lines.filter(
        (line) => line.text.length <= LONGEST_TITLE && (line.fontSize >= 1.15 * body || block.isHeading),
      ),
    )
    .map((line) => line.text.toLowerCase());
}
