import {
  boxOfPassage,
  confidenceOf,
  isConditional,
  isHypothetical,
  isInExample,
  sentenceAt,
  type Layout,
  type Pair,
  type Passage,
  unitsUnderFigures,
} from '../layout/index.js';
import type { Evidence } from '../results.js';

/** A value that a piece of the paper may give for a field. */
export interface Candidate<V = unknown> {
  field: string;
  value: V;
  /** 0 to 1: how surely this is the field's value, by its type, the label and the places of the two. */
  confidence: number;
  /** The characters that it was read from. */
  passage: Passage;
  /** The label and value that it comes from; absent for a value found without a label. */
  pair?: Pair;
  repaired?: boolean;
}

/** What a reader of one field finds in a passage. `start` and `end` count from the passage's own start. */
export interface Reading<V = unknown> {
  value: V;
  start: number;
  end: number;
  confidence: number;
  repaired?: boolean;
  /** Where the value is of another field than the one asked for (a period gives a start and an end). */
  field?: string;
}

/** Reads the values of one field out of a text that a label points to. */
export type FieldReader = (text: string, context: ReadingContext) => Reading[];

export interface ReadingContext {
  pair: Pair;
  /** The page was read by OCR. */
  ocr: boolean;
  /** The texts that may name the value's unit: the label, and the text over its column. */
  units: string[];
}

/**
 * All candidates that the labels of a layout give: each pair is read by the reader of every field that its label names.
 * `strength` tells how strongly a label's concepts name a field.
 */
export function labelledCandidates(
  layout: Layout,
  readers: Record<string, FieldReader>,
  strength: (concepts: readonly string[], field: string) => number,
): Candidate[] {
  const ocrPages = new Set(layout.pages.filter((page) => page.source === 'ocr').map((page) => page.number));
  const found: Candidate[] = [];
  const fields = new Map<readonly string[], { field: string; strength: number }[]>();
  const listed = listedPairs(layout.pairs);
  const under = unitsUnderFigures(layout.blocks);
  for (const pair of layout.pairs) {
    const { concepts } = pair.label;
    let named = fields.get(concepts);
    if (!named) {
      named = Object.keys(readers)
        .map((field) => ({ field, strength: strength(concepts, field) }))
        .filter((each) => each.strength > 0);
      fields.set(concepts, named);
    }
    if (named.length === 0 || (pair.tail ?? pair.value).text === '') continue;
    if (pair.relation === 'inline' && pair.fit < 0.7 && isAside(pair)) continue;
    const casual = pair.relation === 'inline' && pair.label.weak && pair.fit < 0.8 && !listed.has(pair);
    const ocr = ocrPages.has(pair.labelBlock.page);
    const units = [
      labelWithUnit(pair),
      ...[pair.over, under.get(pair.value.block)].flatMap((each) => each?.text ?? []),
    ];
    for (const each of named) {
      // A common word in running text is a label only where a value of a telling form follows at once.
      if (casual && !TELLING.has(each.field) && (!leads(pair) || /Address|Name/.test(each.field))) continue;
      for (const reading of read(readers[each.field], each.field, { pair, ocr, units })) {
        if (isSupposed(pair, reading)) continue;
        if (casual && !isAllOf(pair, reading) && (reading.start > 1 || reading.end - reading.start < 6)) continue;
        if (casual && !TELLING.has(each.field) && !isAllOf(pair, reading)) continue;
        const confidence = reading.confidence * each.strength * pair.fit * exactness(pair);
        found.push(candidate(reading.field ?? each.field, pair, reading, confidence));
      }
    }
  }
  return found;
}

/** "Standing charge (£ p.a.): 578.00": what stands in brackets between a label and its value is the unit of both. */
function labelWithUnit({ relation, label, labelBlock, value }: Pair): string {
  const between = relation === 'inline' && label.end < value.start ? labelBlock.text.slice(label.end, value.start) : '';
  return /^ ?\(/.test(between) ? `${label.text}${between}` : label.text.replace(/^\(([^()]*)\)$/, '$1');
}

/** Labels and values that a cell is made of, one after the other: "Day 24.07p Night 18.66p Standing 42.39p/day". */
function listedPairs(pairs: readonly Pair[]): Set<Pair> {
  const blocks = new Map<Pair['labelBlock'], Pair[]>();
  for (const pair of pairs) {
    if (pair.relation !== 'inline' || pair.labelBlock.kind !== 'cell') continue;
    blocks.set(pair.labelBlock, [...(blocks.get(pair.labelBlock) ?? []), pair]);
  }
  const isList = (list: readonly Pair[]): boolean =>
    list.length >= 2 && list[0].label.start === 0 && list.every(({ value }) => LISTED.test(value.text));
  return new Set([...blocks.values()].filter(isList).flat());
}

/** A figure or a number with what belongs to it, and no word of a sentence. */
const LISTED = /^[£A-Z]{0,3}\d\S*(?: [^\sa-z]\S*| (?:p|pence|kWh|kVA|per|a|day|month|year|£)\b\S*)*[\s,;|·•]*$/;

/** A cell that begins with a common word of a label: "Standing 157.58 pence/day". */
const leads = ({ label, labelBlock, value }: Pair): boolean =>
  label.start === 0 && labelBlock.kind === 'cell' && labelBlock.isHeading !== true && /\d/.test(value.text);

/** Such a word is a label where nothing but a figure follows it, or a remark in brackets behind that: "Term 24 months (see over)". */
function isAllOf(pair: Pair, reading: Reading): boolean {
  const rest = pair.value.block.text.slice(pair.value.start + reading.end);
  return leads(pair) && reading.start <= 1 && (rest.length <= 8 || /^\s*\([^()]*\)\W*$/.test(rest));
}

/** A number that begins in the label's own line does not go on in the next, where something else may stand. */
function read(reader: FieldReader, field: string, context: ReadingContext): Reading[] {
  const { value, relation } = context.pair;
  const rest = relation === 'inline' && TELLING.has(field) ? restOfLine(value, field) : undefined;
  const first = rest === undefined ? [] : reader(rest, context);
  return first.length > 0 ? first : reader(value.text, context);
}

function restOfLine(passage: Passage, field: string): string | undefined {
  let at = 0;
  for (const line of passage.block.lines) {
    at += line.text.length + 1;
    if (at > passage.start) break;
  }
  const length = at - 1 - passage.start;
  // In running text a serial number goes on in the next line: its groups belong together only where they have a known form.
  if (field === 'meterSerialNumber' && passage.block.kind === 'prose') return undefined;
  // A supply number that is broken at the end of the line goes on in the next.
  if (/^mp[ar]n$/.test(field) && /\d$/.test(passage.text.slice(0, length)) && /^\s\d/.test(passage.text.slice(length)))
    return undefined;
  return length >= 6 && length < passage.text.length ? passage.text.slice(0, length) : undefined;
}

/** True where the sentence of a label tells of nobody's supply, or only of what may happen. */
function isAside(pair: Pair): boolean {
  const sentence = sentenceAt(pair.labelBlock.text, pair.label.start);
  return (
    isInExample(pair.labelBlock.text, pair.label.start) ||
    (sentence !== undefined && (isHypothetical(sentence.text) || isConditional(sentence.text)))
  );
}

/**
 * "If a new levy raises our costs by more than 0.1p per kWh ...": what a passage under a label tells of what may happen.
 * "What we pay it is set out in the schedule. As an example, 0.5p per kWh ...": what a later sentence of a value supposes.
 */
function isSupposed({ relation, value }: Pair, reading: Reading): boolean {
  if (relation === 'inline' || reading.start < 20) return false;
  const sentence = sentenceAt(value.text, reading.start);
  if (value.block.kind === 'prose' && sentence?.start === 0 && isConditional(sentence.text)) return true;
  return sentence !== undefined && sentence.start > 0 && isHypothetical(sentence.text);
}

const TELLING = new Set(['supplierAccountNumber', 'contractNumber', 'meterSerialNumber', 'mpan', 'mprn']);

/** A label that has other words beside it is less sure than one that has none. */
function exactness(pair: Pair): number {
  if (pair.relation === 'inline') return 1;
  return pair.label.qualifier === '' ? 1 : 0.92;
}

function candidate(field: string, pair: Pair, reading: Reading, confidence: number): Candidate {
  const passage = partOf(pair.tail ?? pair.value, reading.start, reading.end);
  return {
    field,
    value: reading.value,
    confidence,
    passage,
    pair,
    ...(reading.repaired && { repaired: true }),
  };
}

/** A part of a passage, by places that count from the passage's start. */
export function partOf(passage: Passage, start: number, end: number): Passage {
  const from = passage.start + start;
  const to = passage.start + end;
  return { block: passage.block, start: from, end: to, text: passage.text.slice(start, end) };
}

/** Where a value stands on the paper, and how sure it is. */
export function evidenceOf(candidate: Candidate, confidence = candidate.confidence): Evidence {
  const read = confidenceOf(candidate.passage);
  return {
    page: candidate.passage.block.page,
    box: boxOfPassage(candidate.passage),
    text: candidate.passage.text,
    confidence: Math.round(Math.min(0.99, confidence * (0.5 + 0.5 * read)) * 1000) / 1000,
    ...(candidate.repaired && { repaired: true }),
  };
}
