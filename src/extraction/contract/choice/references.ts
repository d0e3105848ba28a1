import type { Candidate } from '../../fields/candidates.js';
import { foldName, foldReference } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import type { Layout } from '../../layout/index.js';
import type { Point } from '../points/point.js';

/** What a label must say so that its number is surely of this field. */
const OWN: Record<string, RegExp> = {
  supplierAccountNumber: /\b(?:account|acct?|a\/c|customer|client|member(?:ship)?|payer|buyer)\b/i,
  contractNumber: /\b(?:contract|agreement|order|deal|schedule|offer|quote|renewal)\b/i,
};

/** "Your present contract: 4471120-A": the number of the one that ends, where the paper has another for that which it is. */
const PRESENT = /\b(?:present|current|existing|expiring)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** Without the number of the contract before, as a label names it. */
export function withoutPresentContracts(candidates: readonly Candidate[]): Candidate[] {
  const isOfPresent = ({ field, pair }: Candidate): boolean =>
    field === 'contractNumber' &&
    pair?.relation === 'inline' &&
    PRESENT.test(pair.labelBlock.text.slice(0, pair.label.start));
  const isOther = candidates.some((each) => each.field === 'contractNumber' && !isOfPresent(each));
  return candidates.filter((each) => !isOther || !isOfPresent(each));
}

/** What says that a number follows. */
const NUMBERED = /\b(?:numbers?|no|nr|num|ref|reference|id|code)\b|#/i;
/** What a text beside the title of a paper is worth as the contract's number, where a label asks for that elsewhere. */
const BESIDE_TITLE = 0.5;

/**
 * "Contract confirmation | CR14/77" over "Contract no. | 550021": a code beside the title of a form is not the number that a label names. Nor is
 * that of an order, or of the form, beside the contract's: "Contract ref | 550021" over "Your order ref | PO 77".
 */
export function numbersBeforeTitles(candidates: readonly Candidate[]): Candidate[] {
  const isNamed = ({ field, pair, confidence }: Candidate): boolean =>
    field === 'contractNumber' && confidence > 0.5 && pair !== undefined && isOwn(pair.label.text);
  if (!candidates.some(isNamed)) return [...candidates];
  const isContracts = candidates.some((each) => isNamed(each) && CONTRACTS.test(each.pair!.label.text));
  const isLess = (label: string): boolean =>
    !NUMBERED.test(label) || (isContracts && OF_OTHER_PAPER.test(label) && !CONTRACTS.test(label));
  return candidates.map((each) =>
    each.field === 'contractNumber' && each.pair && isLess(each.pair.label.text)
      ? { ...each, confidence: each.confidence * BESIDE_TITLE }
      : each,
  );
}

/** "Our ref: TB/88477" on the paper of a broker is the broker's own, where no label says what it is the number of. */
export function withoutBrokersReferences(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const brokers = candidates.filter((each) => each.field === 'brokerName').map(({ value }) => foldName(String(value)));
  const [first] = layout.pages;
  const isBrokers = layout.blocks.some(
    ({ page, y0, lines }) =>
      page === first.number && y0 < HEAD * first.height && brokers.includes(foldName(lines[0].text)),
  );
  return isBrokers ? candidates.filter(({ pair }) => !OUR_REF.test(pair?.label.text ?? '')) : [...candidates];
}

/** "Present supplier | Fennimore Power, account 6610233": the numbers that the customer has elsewhere are none of this contract. */
export function withoutOthersReferences(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const others = new Set(
    layout.pairs
      .filter(({ relation, labelBlock }) => relation !== 'inline' && OTHER_SUPPLIER.test(labelBlock.text))
      .map(({ value }) => value.block),
  );
  const banks = layout.pairs.filter(({ label }) => label.concepts.includes('sortCode')).map(({ value }) => value.block);
  const isOfBank = ({ field, value, passage: { block } }: Candidate): boolean =>
    field === 'supplierAccountNumber' &&
    (SORT_CODE.test(String(value)) ||
      banks.some((bank) => bank === block || (bank.page === block.page && sameLine(bank, block))));
  return candidates.filter(
    (each) => OWN[each.field] === undefined || !(others.has(each.passage.block) || isOfBank(each)),
  );
}

/** "20-19-95": where a bank account is kept. */
const SORT_CODE = /^\d{2}-\d{2}-\d{2}$/;

const OTHER_SUPPLIER =
  /\b(?:present|current|existing|previous|former|old|last|losing|outgoing) (?:energy )?supplier\b/i;

/** How far down a page its head reaches. */
const HEAD = 0.12;
const OUR_REF = /^\W*our ref(?:erence)?\b/i;

const CONTRACTS = /\b(?:contract|agreement)\b/i;
/** The order that a customer has a number for, and the form that it fills in. */
const OF_OTHER_PAPER = /\b(?:your|customer['’]?s?|client['’]?s?|purchase) (?:own )?(?:purchase )?order\b|\bform\b/i;

const isOwn = (label: string): boolean => NUMBERED.test(label) && OWN.contractNumber.test(label);

/**
 * One number that is read for the account and for the contract is of the field that a label names: "Our ref: TV-756334"
 * beside "Account number: TV-756334" is no contract number. Where labels name both, it is both.
 */
export function withoutDoubledReferences(candidates: readonly Candidate[]): Candidate[] {
  const named = new Map<string, Set<string>>(Object.keys(OWN).map((field) => [field, new Set()]));
  for (const { field, value, pair } of candidates)
    if (!pair || OWN[field]?.test(pair.label.text)) named.get(field)?.add(foldReference(String(value)));
  return candidates.filter(({ field, value }) => {
    const other = field === 'contractNumber' ? 'supplierAccountNumber' : 'contractNumber';
    const number = foldReference(String(value));
    return !named.has(field) || named.get(field)!.has(number) || !named.get(other)!.has(number);
  });
}

/** "Meter reference (MPRN)": the number of a meter point is not the serial number of a meter as well. */
export const withoutPointsAsSerials = (candidates: readonly Candidate[], points: readonly Point[]): Candidate[] =>
  candidates.filter(
    ({ field, value }) =>
      field !== 'meterSerialNumber' || !points.some(({ number }) => number === foldReference(String(value))),
  );
