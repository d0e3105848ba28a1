import { strengthOf } from '../fields/vocabulary.js';
import type { Parsed, ParseOptions } from '../fields/values/index.js';
import { boxOfPassage, confidenceOf, type Layout, type Pair } from '../layout/index.js';
import type { Found } from './found.js';

/** Reads a value out of the text beside a label. */
export type ValueReader<T> = (text: string, options: ParseOptions, pair: Pair) => Parsed<T> | undefined;

/** What a value's place in its text is worth: it should stand at the beginning, right after the label. */
const FAR = 24;
/** In a sentence a value right behind the words of its field is as good as one beside a label. */
const RIGHT_BEHIND = 4;
const WELL_SAID = 0.72;

/**
 * The values beside the labels of a field, the surest first: strength of the label, fit of the places, and how well the
 * text parses as the field's type. A telling value is of a form that hardly anything else has: right behind a word of its
 * field it needs no place of its own.
 */
export function labelled<T>(
  layout: Layout,
  field: string,
  read: ValueReader<T>,
  isTelling: (value: Parsed<T>) => boolean = () => false,
): Found<T>[] {
  const found: Found<T>[] = [];
  const lists = new Set(layout.pairs.flatMap(({ row, labelBlock }) => (row && row.index > 0 ? [labelBlock] : [])));
  for (const pair of layout.pairs) {
    const strength = strengthOf(pair.label.concepts, field);
    if (strength === 0) continue;
    const { block } = pair.value;
    const ocr = layout.pages.find((page) => page.number === block.page)?.source === 'ocr';
    const value = read(pair.value.text, { ocr }, pair);
    if (!value) continue;
    const passage = {
      block,
      start: pair.value.start + value.start,
      end: pair.value.start + value.end,
      text: value.text,
    };
    const distance = Math.max(0, value.start - 2) / FAR;
    const telling = isTelling(value) && value.start <= 2;
    const right =
      pair.relation === 'inline' &&
      (telling || (strength === 1 && pair.label.words > 1 && value.start <= RIGHT_BEHIND));
    const fit = right ? Math.max(pair.fit, WELL_SAID) : pair.fit;
    const place = fit * Math.max(0.3, 1 - 0.4 * distance);
    const rivals = telling ? 1 : rivalsOf(pair, field);
    const qualified =
      (pair.label.qualifier === '' ? 1 : 0.85) *
      (pair.row && pair.row.index > 0 ? LOWER_ROW : 1) *
      (pair.relation === 'column' && lists.has(pair.labelBlock) ? (strength < 1 ? OF_A_LIST : OF_ROWS) : 1) *
      (OF_A_GROUP.test(pair.label.text) ? 0.6 : 1);
    const confidence =
      strength * place * qualified * rivals * (0.5 + 0.5 * value.confidence) * (0.6 + 0.4 * confidenceOf(passage));
    found.push({
      value: value.value,
      page: block.page,
      box: boxOfPassage(passage),
      text: value.text,
      confidence,
      ...(value.repaired ? { repaired: true } : {}),
    });
  }
  return found.sort((a, b) => b.confidence - a.confidence);
}

/** A column of such values is a table of something else; theirs is the first row. */
const LOWER_ROW = 0.8;

/** "Date" over a column of several: the days of readings or payments. */
const OF_A_LIST = 0.6;
/** "Issued" over a column of several: beside a label of its own a value is rather the paper's. */
const OF_ROWS = 0.95;

/** What a page of one site says of the group that it is part of. */
const OF_A_GROUP = /\b(?:group|consolidated|master|parent|batch)\b/i;

/** A weak wording is worth less where it is the strong wording of something else. */
function rivalsOf(pair: Pair, field: string): number {
  const { concepts } = pair.label;
  if (strengthOf(concepts, field) === 1) return 1;
  return concepts.some((concept) => !concept.endsWith('?')) ? 0.7 : 1;
}
