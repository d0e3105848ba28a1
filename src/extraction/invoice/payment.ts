import { WORTH_WEIGHING } from '../fields/choice.js';
import { findDates, paymentMethodsIn } from '../fields/values/index.js';
import { sentenceAt, tickedOptions, type Block, type Layout, type Pair, type Passage } from '../layout/index.js';
import type { PaymentMethod } from '../results.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled } from './labelled.js';
import { cellsAbove, type Line } from './lines.js';

/** Sentences that say how this customer pays; the rest tell how one could. */
const THIS_CUSTOMER =
  /\byou(?:'re| are) (?:already |now )?(?:on|set up (?:for|with)) (?:a |our )?(?:(?:fixed|variable|monthly|smart) )?(?:direct debit|standing order|prepayment|pay as you go)\b|\byou (?:currently |already |usually |normally )?pay(?: us| your bill| for this)?\b.{0,25}\bby\b|\bwe(?:'ll| will| shall)(?: now)? (?:be )?(?:collect|tak|debit|request)|\bwill be (?:collected|taken|debited|requested|charged)|\byour (?:next )?(?:monthly |fixed |variable )?(?:direct debit|standing order|card)\b(?! (?:details|form|mandate))|\bdirect debit(?:,? (?:of )?£[\d,.]*\d,?)? (?:date|taken|leaves|collection|collected|due|payment date|on\b|will)|\b(?:thank you for paying|paid) by\b|\bpre[\s-]?payment (?:meter|top-?ups?|customer|account)\b|\bpayment (?:method|type|by)\b|\bcollected by direct debit|\bpayable by|\brecorded that you pay by|\byour (?:(?:chosen|preferred|agreed|usual|current|selected) )?(?:way|method|means) (?:to pay|of (?:paying|payment)) is\b|\byour payment method|\bto be (?:collected|taken|paid) by|\b(?:(?:send|sent) us (?:a|your) cheque|let us have (?:a|your) cheque)\b|\bas (?:usual|before)\b|\bin prepayment mode\b|\bprepayment mode\b|\bpay as you go (?:statement|bill|account|customer)|\bpre[\s-]?payment (?:statement|bill)\b|\bpaid for (?:this|your|the) (?:energy|electricity|gas)\b.{0,25}\b(?:through|by|with) (?:your )?top-?ups?\b|\btaken by direct debit\b|\b(?:will leave|leaves) your (?:bank )?account\b|^(?:total|amount|sum|balance)\b(?: \p{L}+){0,2}? (?:to pay|due|payable|to be (?:paid|collected|taken)) by\b|\bdirect debit of £|\bcard payment due\b|\byour (?:bacs|cheque|card) payment\b|\bpaid by direct debit\b|\byou have (?:asked|chosen|agreed|elected|arranged) to (?:pay|settle)\b|(?<!\b(?:if|where|when|unless|until|once|late) (?:your |the |a )?)\bpayments? (?:is|are|will be)(?: made| sent| due)? (?:by|through|via)\b|\bwe (?:have|hold) you (?:down|set up|registered|recorded)\b|\byou(?:'re| are) (?:down|registered|recorded|signed up) (?:to pay|as paying)\b|\b(?:bacs|cheque|card|standing order) payment (?:is )?(?:due|date|by|on)\b|\b(?:last|latest|final) (?:day|date) (?:to pay|for payment) by\b|\b(?:to pay|pay (?:this|the|your) (?:bill|invoice|amount|sum)|payable|due|to be (?:paid|collected))\b(?: (?:[^.;]|\.\d){0,35})?\b\d{2,4},? by\b/iu;
const COULD =
  /\b(?:if you|could|can (?:also )?pay|would you like|why not|set (?:one |it )?up|ask (?:us )?about|switch(?:ing)? to|ways to pay|you (?:can|may)|alternatively|save|discount|options?|is (?:cheaper|easier|quicker)|(?:easiest|cheapest|quickest|simplest|best) way)\b/i;

/** "We debit your account on 3 May", "Direct Debit to be taken", "Your prepayment gas statement": said of this customer as well. */
const DONE_SO =
  /\bwe debit\b|\bdirect debit to be (?:taken|collected)\b|\bpre[\s-]?payment (?:electricity|gas|energy|dual[\s-]fuel) (?:statement|bill)\b|\byou top[\s-]?up (?:a|your|the)\b/i;
/** "We will take £120.00 from your bank account": who takes money from an account does so by Direct Debit. */
const FROM_ACCOUNT =
  /\bwe(?:'ll| will| shall)? (?:take|collect|debit|draw)\b(?:[^.;]|\.\d)*\bfrom your (?:bank |building society )?account\b|\byour (?:bank |building society )?account will be debited\b|\b(?:will|is to) be (?:taken|collected|debited|drawn) from your (?:bank|building society)\b/i;

/** "Where payment is by cheque, allow five days": said of those who pay so. */
const SUPPOSED = /\b(?:if|where|when|unless|until|once)\s+(?:your |the |a )?$/i;

/** "Please pay by bank transfer", "Pay by BACS: 20-30-40 12345678": that the paper asks for it says how this customer pays, where it names no other way. */
const ASKED =
  /\b(?:please|kindly)\b(?:\s\w+){0,3}?\s(?:pay|settle|remit|transfer|send\b(?!.*\bpayable\b)|make (?:a |the |your )?(?:\w+ )?payment)\b|\bpayment (?:should|must|shall|is to) be (?:made|sent)\b|(?:^|[:;] )(?:pay|settle|remit)(?: this (?:bill|invoice))? by (?:bacs|bank transfer \(bacs\)|cheque)(?!\w)/i;

/** "by BACS transfer" in a line of its own, under what is to be paid; "BACS to 30-14-77, account 00918273". */
const BY_METHOD =
  /^by (?:bacs(?: transfer| credit)?|bank transfer|direct debit|cheque|card|standing order)$|^(?:by )?(?:bacs|bank transfer)\b[^.;]{0,40}\bto\b[^.;]*\b\d\d[- ]\d\d[- ]\d\d\b/i;

/** "Pay by cheque to Northgate Power": in a sentence of its own. "Pay by bank transfer to 30-14-77" says where to, for whoever does. */
const PAY_BY =
  /^pay (?:us )?by (?:bacs|bank transfer(?! to \d)|cheque|(?:debit |credit )?card|direct debit|standing order)\b(?!\W+(?:and|or)\b)/i;

/** "Refunds are paid by": how the supplier pays. */
const REFUND = /^\W*(?:any |all |your )?refunds?\b/i;

/** How the customer pays, where the paper says it of this customer. */
export function paymentMethodOf(layout: Layout, lines: readonly Line[]): Found<PaymentMethod> | undefined {
  const stated = labelled(layout, 'paymentMethod', (text, _, pair) => {
    // in running text the value reaches to the end of its sentence, whatever labels stand in it
    const whole = pair.relation === 'inline' ? pair.value.block.text.slice(pair.value.start) : text;
    const options = tickedOptions(whole);
    const ticked = options.filter((option) => option.ticked).map((option) => option.text);
    const first = options.length > 0 ? ticked.join(' ') : whole.split(/[.;](?:\s|$)/)[0];
    // "Pay by bank transfer to ..." tells how one can pay
    const before = pair.value.block.text.slice(0, pair.label.start);
    if (pair.relation === 'inline' && SUPPOSED.test(before)) return undefined;
    if (REFUND.test(pair.labelBlock.text)) return undefined;
    if (
      pair.relation === 'inline' &&
      /^pay\b/i.test(pair.label.text) &&
      !/\byou\s*$/i.test(before) &&
      !startsInside(pair)
    )
      return undefined;
    const methods = paymentMethodsIn(first);
    if (pair.relation === 'inline' && isSubject(pair, before, first)) return undefined;
    if (methods.length !== 1 || COULD.test(first) || first.length > 60) return undefined;
    return { value: methods[0], text: first, start: 0, end: first.length, confidence: 0.95 };
  }).filter((found) => found.confidence >= WORTH_WEIGHING);
  return best([...stated, ...inSentences(layout), ...ofOneWord(lines)]) ?? onlyWayAsked(layout);
}

/** A block that begins in the middle of a sentence: what goes before stands in the line above. */
const startsInside = ({ label, value }: Pair): boolean => label.start === 0 && /^[a-z]/.test(value.block.text);

const METHOD =
  /^(?:by )?(?:variable |monthly |fixed )?(?:direct debit|bacs(?: (?:transfer|credit))?|bank transfer|cheque|(?:debit |credit )?card|standing order)\b/i;

/** "Paying by Direct Debit takes £5 off most tariffs" says what the method does, for whoever pays so. */
const isSubject = ({ label }: Pair, before: string, said: string): boolean =>
  /^(?:paying|payment) by$/i.test(label.text) &&
  /(?:^|[.!?]\s)$/.test(before) &&
  /^\s(?:takes?|saves?|gets?|gives?|costs?|earns?|brings?|means|makes|lowers|reduces|attracts|qualifies)\b/i.test(
    said.replace(METHOD, ''),
  );

/** "Pay by bank transfer to ...", "Paying by Direct Debit saves you £5", "Please pay by cheque": said to everybody. */
const IN_GENERAL = /^\W*(?:pay(?:ing|ments?)? by|(?:please|kindly) (?:pay|send))\b/i;
/** "Direct Debit. Ask us for a form, and we do the rest." */
const HOW_TO = /^\W*(?:ask|call|ring|visit|go to|complete|fill|download|set up|send|post|make|use|quote|scan)\b/i;

/** Whether the sentence around a passage tells how one could pay: it names several ways, or none of this customer's. */
export function tellsWaysToPay({ block, start, end }: Passage): boolean {
  const sentence = (sentenceAt(block.text, start)?.text ?? block.text).replaceAll('’', "'");
  if (paymentMethodsIn(sentence).length > 1 || COULD.test(sentence)) return true;
  return IN_GENERAL.test(sentence) || HOW_TO.test(block.text.slice(end));
}

function inSentences(layout: Layout): Found<PaymentMethod>[] {
  return sentencesOf(layout).flatMap(({ block, sentence, method }) =>
    [THIS_CUSTOMER, DONE_SO, FROM_ACCOUNT].some((words) => words.test(sentence))
      ? [foundIn(block, sentence, method, 0.75)]
      : [],
  );
}

/** "Pay by (cheque)   3 May 2026" */
const IN_BRACKETS = /^(?:please )?(?:pay(?:able|ment)?|due|to be paid)\b[^()]*\((?:by )?([^()]+)\)\W*$/i;

/** Words that are labels of a way of paying where nothing but one stands beside them or under them. */
const ONE_WORD = /^(?:how|by|via|how paid|(?:to be )?(?:paid|settled|collected)(?: (?:by|via|through))?)\W*$/i;
/** In heights of type. */
const UNDER = 1.2;

/** "By   Standing order", "How" over "Direct Debit", and "by card: 01632 960 001" right under the day of payment. */
function ofOneWord(lines: readonly Line[]): Found<PaymentMethod>[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell, i) => {
      const methods = paymentMethodsIn(cell.text);
      const inBrackets = METHOD.exec(IN_BRACKETS.exec(cell.text)?.[1] ?? '')?.[0];
      if (methods.length === 1 && inBrackets) return [foundInLine(line, cell.start, cell.end, methods[0], 0.75)];
      const name = METHOD.exec(cell.text)?.[0];
      if (methods.length !== 1 || name === undefined) return [];
      const rest = cell.text.slice(name.length);
      const [over] = cellsAbove(cell, line, lines).filter(({ y1 }) => cell.y0 - y1 < UNDER * cell.fontSize);
      const isNamed = rest.trim() === '' && [line.cells[i - 1], over].some((one) => one && ONE_WORD.test(one.text));
      const isAsked = over && /^by\b/i.test(name) && /^(?:\W*$|:)/.test(rest) && isDayToPay(over.text, line.ocr);
      return isNamed || isAsked ? [foundInLine(line, cell.start, cell.end, methods[0], 0.75)] : [];
    }),
  );
}

/** "by 2 April 2025", "Due 2 April 2025" */
const isDayToPay = (text: string, ocr: boolean): boolean =>
  /^(?:(?:please )?pay\b|due\b|by\b|on or before\b)/i.test(text) && findDates(text, { ocr }).length === 1;

/** The way of paying that the paper asks for, where it names no other one but in a list of several ("Ways to pay: ..."). */
function onlyWayAsked(layout: Layout): Found<PaymentMethod> | undefined {
  const isList = (block: Block): boolean => paymentMethodsIn(block.text).length >= LEAST_LISTED;
  const named = new Set(layout.blocks.flatMap((block) => (isList(block) ? [] : paymentMethodsIn(block.text))));
  const asked = sentencesOf(layout).find(
    ({ block, sentence }) => !isList(block) && [ASKED, BY_METHOD, PAY_BY].some((words) => words.test(sentence)),
  );
  return asked && named.size === 1 ? foundIn(asked.block, asked.sentence, asked.method, 0.6) : undefined;
}

/** So many ways in one text are those that there are. */
const LEAST_LISTED = 3;

const TAKEN: PaymentMethod = 'direct_debit';

interface Sentence {
  block: Block;
  sentence: string;
  method: PaymentMethod;
}

/** The sentences that name one way of paying, and not as one that could be taken. */
function sentencesOf(layout: Layout): Sentence[] {
  return layout.blocks.flatMap((block) => {
    if (block.kind === 'setAside') return [];
    return block.text.split(/(?<=[.!?;])\s+/).flatMap((printed) => {
      const sentence = printed.replaceAll('’', "'");
      const said = paymentMethodsIn(sentence);
      const methods = said.length === 0 && FROM_ACCOUNT.test(sentence) ? [TAKEN] : said;
      return methods.length === 1 && !COULD.test(sentence) ? [{ block, sentence, method: methods[0] }] : [];
    });
  });
}

const foundIn = (
  { page, x0, y0, x1, y1 }: Block,
  text: string,
  value: PaymentMethod,
  confidence: number,
): Found<PaymentMethod> => ({ value, page, box: { x0, y0, x1, y1 }, text, confidence });
