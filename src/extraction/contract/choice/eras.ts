import type { Candidate } from '../../fields/candidates.js';
import { findDates } from '../../fields/values/index.js';
import {
  type Block,
  type Era,
  eraOf,
  headingsOver,
  type Passage,
  type Row,
  saysBefore,
  sentenceAt,
} from '../../layout/index.js';
import { speaksOfReplaced } from '../readers/sentences.js';

const isWithout = (text: string): boolean => eraOf(text) === 'without';

const isOfReplaced = ({ block, start }: Passage): boolean =>
  block.text.length > 60 && speaksOfReplaced(sentenceAt(block.text, start)?.text ?? '');

/** "Previous unit rate", "Old account number": the value of a label with these words is none of this contract's. */
const isOfBefore = ({ field, pair, passage }: Candidate): boolean =>
  pair !== undefined &&
  field !== 'previous12MonthsConsumption' &&
  field !== 'estimatedAnnualConsumption' &&
  (OF_BEFORE.test(pair.label.text) ||
    isUnderOther(passage) ||
    OF_OTHER_SUPPLIER.test(pair.over?.text ?? pair.label.text) ||
    (pair.relation === 'column' && OVER_OTHERS.test(pair.over?.text ?? '')) ||
    (pair.relation === 'inline' &&
      (isOfReplaced(passage) || isOfBeforeOrOthers(pair.labelBlock.text.slice(0, pair.label.start)))));

/** Under "Part 5: Your present supplier" stands what holds with that one. */
const isUnderOther = ({ block }: Passage): boolean => {
  const [heading] = headingsOver(block);
  return heading !== undefined && OVER_OTHERS.test(heading.text.replace(NUMBER_OF_PART, ''));
};
const NUMBER_OF_PART = /^\W*(?:(?:part|section|step|box) )?(?:\d{1,2}|[A-Z])[.):]?\s+/i;

const isOfBeforeOrOthers = (before: string): boolean => BEFORE_LABEL.test(before) || OF_OTHERS.test(before);

/** Words for what is no longer in force. */
const GONE =
  'old|previous|former|prev|prior|removed|replaced|ended|expired|lapsed|terminated|cancelled|superseded|withdrawn';
/** Words for the supplier whom the customer is with as yet. */
const AS_YET = 'current|existing|present|outgoing|losing';
/** "11. Previous day rate": the number of an item may stand before its label. */
const NUMBERED = String.raw`^(?:\(?\d{1,2}[.)]\s+)?`;
const OF_BEFORE = new RegExp(String.raw`${NUMBERED}(?:your |the |my )?(?:${GONE})\b`, 'i');
/** "Current supplier's standing charge": what the customer pays to somebody else as yet. */
const OF_OTHER_SUPPLIER = new RegExp(
  String.raw`${NUMBERED}(?:your |the |my )?(?:${AS_YET}) (?:energy )?(?:supplier|provider)(?:['’]?s\b|s['’])`,
  'i',
);
/** "Prior supplier", "With your present supplier", over a column of prices. */
const OVER_OTHERS = new RegExp(
  String.raw`^\W*(?:(?:with|from|at|paid to) )?(?:your |the |my )?(?:${GONE}|${AS_YET}) (?:energy )?(?:supplier|provider)(?:['’]?s\b|s['’])?(?: (?:prices?|rates?|charges?))?\W*$`,
  'i',
);
/** "The export capacity is", "The current supplier's unit rate is": in a sentence, what stands before the label. */
const OF_OTHERS = new RegExp(
  String.raw`\b(?:export|generator|landlord['’]s|(?:${AS_YET}) (?:supplier|provider)['’]s)\s+$`,
  'i',
);
const BEFORE_LABEL = new RegExp(
  String.raw`\b(?:${GONE})(?: (?:occupier|tenant|owner|customer|supplier)(?:['’]?s)?['’]?)?\s+$`,
  'i',
);

/** Whether a value stands in a column, a row or under a heading of the contract that ends, or of the one that begins. */
function eraOfCandidate(candidate: Candidate, stages: ReadonlyMap<Block, Era>, sites: ReadonlySet<Block>): Era {
  const { pair, passage } = candidate;
  if (pair?.over && sites.has(pair.over)) return undefined;
  const row = pair?.row;
  const [heading] = headingsOver(row ? row.table.header[0] : passage.block);
  const stage = stages.get(passage.block) ?? (heading && stages.get(heading));
  if (stage) return stage;
  // "Now" under "Unit rate"; in "Used in the previous year" it is the label itself that says what the value is.
  const head = row?.table.header[row.cells.indexOf(passage.block)];
  const texts = [
    pair?.over?.text,
    pair?.label.qualifier,
    head?.label === pair?.label ? undefined : head?.text,
    row?.beside?.text,
    row?.lead?.text,
    ...(row ? row.cells.filter((cell, i) => cell && !isNameOfSite(row, i)).map((cell) => cell!.text) : []),
    heading?.text,
  ];
  for (const text of texts) {
    const era = text ? eraOf(text) : undefined;
    if (era) return era;
  }
  return undefined;
}

/** "Old Yard" under "Site", and the number of a point, say nothing of prices; what more rows than one have there may do. */
function isNameOfSite({ table, cells }: Row, column: number): boolean {
  const text = cells[column]!.text;
  const asksForSite = table.header[column].label?.concepts.some((each) => /^site(?:Name|Address)/.test(each)) ?? false;
  return (
    /\d{3}/.test(text) || (asksForSite && table.rows.filter((other) => other.cells[column]?.text === text).length === 1)
  );
}

/** "Old Schoolroom" beside "Assembly Rooms", each over a supply number of its own: the heads of columns that are sites. */
function headsOfSites(candidates: readonly Candidate[]): Set<Block> {
  const numbers = candidates.filter(({ field, pair }) => (field === 'mpan' || field === 'mprn') && pair?.over);
  const besides = numbers.filter(({ value, pair }) =>
    numbers.some((other) => other.pair!.labelBlock === pair!.labelBlock && other.value !== value),
  );
  return new Set(besides.map(({ pair }) => pair!.over!));
}

const UNTIL = /\b(?:until|up to|to|ends?|ending)(?: on)? $/i;
const FROM = /\bfrom $/i;

/** "Plan until 31 August 2026" and "Plan from 1 September 2026": headings over what ends on a day and what begins after it. */
function stagesOf(candidates: readonly Candidate[]): Map<Block, Era> {
  const heads = new Set(candidates.flatMap(({ passage }) => headingsOver(passage.block)[0] ?? []));
  const stages = [...heads].flatMap((block) => {
    const [date, more] = findDates(block.text);
    if (!date || more) return [];
    const before = block.text.slice(0, date.start);
    const era: Era = UNTIL.test(before) ? 'former' : FROM.test(before) ? 'new' : undefined;
    return era ? [{ block, era, date: date.value }] : [];
  });
  const follow = stages.some(
    (one) => one.era === 'former' && stages.some((other) => other.era === 'new' && other.date > one.date),
  );
  return new Map(follow ? stages.map(({ block, era }) => [block, era]) : []);
}

/**
 * The prices of other columns beside "Your deemed prices": offers to a customer without a contract. Where the other columns
 * are the customer's too, those without a contract come after it.
 */
function offersBeside(candidates: readonly Candidate[]): Set<Candidate> {
  const headOf = ({ pair }: Candidate): string => (pair?.relation === 'right' ? (pair.over?.text ?? '') : '');
  const own = candidates.filter((each) => isWithout(headOf(each)) && OWN.test(headOf(each)));
  const offers = candidates.filter((each) => {
    const head = headOf(each);
    return head !== '' && !isWithout(head) && own.some(({ pair }) => pair!.labelBlock === each.pair!.labelBlock);
  });
  const areOfNow = own.some((each) => IS_NOW.test(headOf(each)));
  // "Now (deemed) | If you sign a 2-year contract": what could be had is nobody's as yet.
  const isOffer = (each: Candidate): boolean => areOfNow && IF_TAKEN.test(headOf(each));
  const areOwn = offers.some((each) => !isOffer(each) && /\byour?\b|\bcontract\b/i.test(headOf(each)));
  return new Set(areOwn ? [] : offers);
}

/** What a customer without a contract pays as yet. */
const NOW = String.raw`now|today|current(?:ly)?|present(?:ly)?|at (?:present|the moment)|you (?:are on|are charged|are paying|pay)`;
const IS_NOW = new RegExp(String.raw`\b(?:${NOW})\b`, 'i');
const OWN = new RegExp(String.raw`\b(?:your?|${NOW})\b`, 'i');
/** What holds only if the customer asks for it. */
const IF_TAKEN =
  /^\W*(?:if|when|once|should) (?:you|we)\b(?! do nothing)|\b(?:example|illustrat\w+|you could|could (?:be|get|have)|available|on offer)\b/i;

/** "Now, to 30 Jun 2026 | New, from 1 Jul 2026": the contract starts when its column does. */
export function startsOfColumns(candidates: readonly Candidate[]): Candidate[] {
  const heads = [...new Set(candidates.flatMap(({ pair }) => (pair?.over ? [pair.over] : [])))];
  if (!heads.some((head) => eraOf(head.text) === 'former')) return [];
  const found = heads.flatMap((block): Candidate[] => {
    const [date, more] = findDates(block.text);
    if (!date || more || eraOf(block.text) !== 'new' || !/\bfrom\b/i.test(block.text)) return [];
    const passage = { block, start: date.start, end: date.end, text: date.text };
    return [{ field: 'contractStartDate', value: date.value, confidence: 0.6 * date.confidence, passage }];
  });
  return found.every((each) => each.value === found[0].value) ? found : [];
}

/** "Was | Now", "Out of contract, now | Contract that ended": beside what was before and with no newer one, what is now is this contract's. */
function nowAfterBefore(candidates: readonly Candidate[], eras: ReadonlyMap<Candidate, Era>): Candidate[] {
  const headOf = ({ pair }: Candidate): string => pair?.over?.text ?? '';
  const before = candidates.filter((each) => saysBefore(headOf(each)));
  if (before.length === 0) return [];
  const labels = new Set(before.map(({ pair }) => pair!.labelBlock));
  const renewed = new Set(candidates.filter((each) => eras.get(each) === 'new').map(({ pair }) => pair?.labelBlock));
  return candidates.filter(
    (each) =>
      (eras.get(each) === 'former' || (eras.get(each) === 'without' && IS_NOW.test(headOf(each)))) &&
      headOf(each) !== '' &&
      !saysBefore(headOf(each)) &&
      labels.has(each.pair!.labelBlock) &&
      !renewed.has(each.pair!.labelBlock),
  );
}

/** Heads over what is no price of any contract: "Change", "Saving", "Unit", "After the contract". */
const NO_CONTRACT =
  /\b(?:(?<!\bfrom (?:the |this |your )?)chang\w*|differ\w*|sav\w+|increas\w*|decreas\w*|movement|varia\w+|compar\w+|typical|average|units?|source|basis|notes?|comments?|after\w*|then)\b|%/i;

/**
 * "Your rate today | Blended rate": of two values beside a label, of which one is of the contract that ends, the other is of
 * the one that begins, whatever it is called.
 */
function besideFormer(candidates: readonly Candidate[], eras: ReadonlyMap<Candidate, Era>): Candidate[] {
  const isOfTwo = ({ pair }: Candidate): boolean => pair?.relation === 'right' && pair.siblings === 2;
  const former = candidates.filter((each) => isOfTwo(each) && each.pair!.over && eras.get(each) === 'former');
  const heads = new Map(former.map(({ pair }) => [pair!.labelBlock, pair!.over!]));
  return candidates.filter((each) => {
    const before = isOfTwo(each) ? heads.get(each.pair!.labelBlock) : undefined;
    const { over } = each.pair ?? {};
    return before && over && over !== before && eras.get(each) === undefined && !NO_CONTRACT.test(over.text);
  });
}

/** "Present contract", "Current supplier" before the only row of a table: another table says what is agreed. */
const OF_PRESENT =
  /\b(?:present|current|existing|expiring) (?:contract|agreement|supplier|deal|terms|arrangements?)\b/i;
/** How surely a value under a label of its own is the one that is agreed. */
const SURE = 0.6;

/** "Current unit rate (p/kWh)". */
const OF_PRESENT_VALUE = /^(?:current|present|existing) (.{4,})$/i;
const isLabelled = ({ field, pair, confidence }: Candidate, wanted: string, label: string): boolean =>
  field === wanted && confidence >= SURE && pair !== undefined && pair.label.text.toLowerCase() === label;

const OF_NOW = /\b(?:now|current|present|existing|you are on)\b/i;

const isNamedNow = ({ field, pair }: Candidate): boolean =>
  field === 'tariffName' && pair !== undefined && OF_NOW.test(pair.label.text);

/** "Current tariff" on a paper that gives nothing as new: without another product it is the one of this contract. */
function areOfNow(candidates: readonly Candidate[], eras: ReadonlyMap<Candidate, Era>): (each: Candidate) => boolean {
  const products = candidates.filter(({ field }) => field === 'tariffName');
  const isRenewed = candidates.some(
    (each) => eras.get(each) === 'new' || (each.pair && eraOf(each.pair.label.text) === 'new'),
  );
  return (each) => isNamedNow(each) && !isRenewed && products.every(isNamedNow);
}

/** Of fields with an old and a new value, only the new ones; of prices with and without a contract, only those with. */
export function withoutFormer(all: readonly Candidate[]): Candidate[] {
  const offers = offersBeside(all);
  const candidates = all.filter((each) => !offers.has(each));
  const stages = stagesOf(candidates);
  const sites = headsOfSites(candidates);
  const eras = new Map<Candidate, Era>(candidates.map((each) => [each, eraOfCandidate(each, stages, sites)]));
  for (const each of nowAfterBefore(candidates, eras)) eras.set(each, 'new');
  for (const each of besideFormer(candidates, eras)) eras.set(each, 'new');
  const fieldsOf = (era: Era): Set<string> =>
    new Set(candidates.filter((each) => eras.get(each) === era).map((each) => each.field));
  const renewed = fieldsOf('new');
  const former = fieldsOf('former');
  const beside = new Set(candidates.filter((each) => eras.get(each) === 'new').map((each) => each.pair?.labelBlock));
  const isBefore = ({ pair }: Candidate): boolean => saysBefore(pair?.over?.text ?? '');
  const hasPlain = ({ field, pair }: Candidate): boolean =>
    candidates.some(
      (other) => other.field === field && other.pair?.labelBlock === pair?.labelBlock && eras.get(other) === undefined,
    );
  const isOfNow = areOfNow(candidates, eras);
  // "Current unit rate" and "Unit rate": what the label without the word names is agreed.
  const hasTwin = ({ field, pair }: Candidate): boolean => {
    const plain = OF_PRESENT_VALUE.exec(pair?.label.text ?? '')?.[1].toLowerCase();
    return plain !== undefined && candidates.some((each) => isLabelled(each, field, plain));
  };
  const isReplaced = ({ field, pair }: Candidate): boolean =>
    OF_PRESENT.test(pair?.row?.lead?.text ?? '') &&
    candidates.some(
      (other) =>
        other.field === field &&
        other.pair !== undefined &&
        other.pair.row?.table !== pair!.row!.table &&
        other.confidence >= SURE &&
        eras.get(other) === undefined,
    );
  return candidates.filter((each) => {
    if (isOfBefore(each) || isNamedNow(each)) return isOfNow(each);
    if (hasTwin(each)) return false;
    const era = eras.get(each);
    if (era === 'former') return !renewed.has(each.field) && !(isBefore(each) && hasPlain(each)) && !isReplaced(each);
    if (era === 'without')
      return !renewed.has(each.field) && !former.has(each.field) && !(each.pair?.over && hasPlain(each));
    // Beside a new value under the same label stands one of another kind.
    return era === 'new' || each.pair?.relation !== 'right' || !beside.has(each.pair.labelBlock);
  });
}
