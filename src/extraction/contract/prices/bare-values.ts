import type { Candidate } from '../../fields/candidates.js';
import { findDates, findPercentages, monthsOf } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import { atHeight, wholeOf, type Block, type Layout, type Pair } from '../../layout/index.js';
import { frontPage } from '../readers/front-page.js';
import { NOT_OURS } from '../labels/charge-names.js';
import { isProductName } from '../labels/product-names.js';
import { wholeCharge, wholePrice, wholeTerm } from './whole-values.js';
import { concludedLabel } from '../labels/concluded-label.js';

/** A value beside or under a text that must be its label though nothing of it is known. */
interface Bare {
  label: Block;
  value: Block;
  relation: 'right' | 'below';
}

/** How sure such a value is, by its own form alone. */
const SURE = 0.48;
/** How sure the number under the title of an agreement is its own. */
const SURE_NUMBER = 0.6;
/** From this on a field counts as read. */
const READ = 0.3;
/** The terms that contracts have, in months. */
const TERM = { least: 6, most: 72 };
/** Labels of what is not this contract's, or not yet agreed. */
const OF_OTHER =
  /\b(?:current|existing|present|old|previous|former|today|now|expiring|deposit|notice|invoices?|bills?|payment|late|interest|tolerance|quote\w*|valid|signed|printed|issued?|version|out[- ]of|after)\b/i;

/** What stands beside labels that are not known and can be one thing only: dates a term apart, a product, a price. */
export function bareValues(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const bare = bareIn(layout, read);
  const known = (field: string): Candidate[] => read.filter((each) => each.field === field && each.confidence > READ);
  return [
    ...datesOf(bare, known),
    ...(known('contractNumber').length === 0 ? numberOf(layout) : []),
    ...(known('tariffName').length === 0 ? productOf(bare) : []),
    ...standingOf(bare, known),
    ...unitRateOf(bare, known),
    ...(known('vatRate').length === 0 ? taxOf(bare) : []),
  ];
}

function bareIn(layout: Layout, read: readonly Candidate[]): Bare[] {
  const taken = new Set(read.filter((each) => each.confidence > 0.2).map((each) => each.passage.block));
  const valued = new Set(
    layout.pairs
      .filter(({ relation, fit, label }) => relation !== 'inline' && fit >= 0.6 && !label.concepts.every(isOfPrices))
      .map((pair) => pair.value.block),
  );
  const inRows = new Set(
    layout.tables.filter(({ rows }) => rows.length > 2).flatMap(({ rows }) => rows.flatMap(cellsOf)),
  );
  const cells = layout.blocks.filter((block) => block.kind === 'cell');
  const isOpen = (cell: Block): boolean =>
    !taken.has(cell) && !valued.has(cell) && !inRows.has(cell) && !cell.label && cell.lines.length === 1;
  return cells.filter(isOpen).flatMap((value): Bare[] => {
    const left = atHeight(cells, value)
      .filter((cell) => cell.page === value.page && cell.x1 <= value.x0 && sameLine(cell, value))
      .sort((a, b) => b.x1 - a.x1)[0];
    if (left && isLabel(left) && !taken.has(left)) return [{ label: left, value, relation: 'right' }];
    const over = atHeight(cells, { y0: value.y0 - 1.6 * value.fontSize, y1: value.y0 + 1 })
      .filter((cell) => cell.page === value.page && isOver(cell, value))
      .sort((a, b) => b.y1 - a.y1)[0];
    return over && isLabel(over) && !taken.has(over) ? [{ label: over, value, relation: 'below' }] : [];
  });
}

/** "New price takes hold": which prices a label speaks of does not tell what stands beside it. */
const isOfPrices = (concept: string): boolean => concept === 'newPrices';

const cellsOf = ({ cells }: { cells: readonly (Block | undefined)[] }): Block[] =>
  cells.filter((cell): cell is Block => cell !== undefined);

const isOver = (cell: Block, value: Block): boolean =>
  Math.abs(cell.x0 - value.x0) < 0.6 * value.fontSize &&
  cell.y1 <= value.y0 + 1 &&
  value.y0 - cell.y1 < 1.6 * value.fontSize;

/** A short text without figures that is no known label and no sentence. */
const isLabel = ({ label, text, lines }: Block): boolean =>
  label?.qualifier !== '' &&
  lines.length <= 2 &&
  text.length < 45 &&
  !/\d{2}|[.;!]$|[£@☐☒]/.test(text) &&
  /^\p{L}/u.test(text) &&
  !OF_OTHER.test(text);

function found(field: string, value: unknown, { label, value: block, relation }: Bare, confidence = SURE): Candidate {
  const passage = wholeOf(block);
  const match = concludedLabel(field, label.text, true);
  const pair: Pair = { label: match, labelBlock: label, value: passage, relation, fit: 0.7 };
  return { field, value, confidence, passage, pair };
}

type Known = (field: string) => Candidate[];

/** The one value of some candidates, undefined where there is none or another. */
function only<T>(candidates: readonly Candidate[]): T | undefined {
  const values = new Set(candidates.map((each) => each.value));
  return values.size === 1 ? (candidates[0].value as T) : undefined;
}

/** The first and the last day are a whole term apart, and the term may be printed too. */
function datesOf(bare: readonly Bare[], known: Known): Candidate[] {
  const starts = known('contractStartDate');
  const ends = known('contractEndDate');
  const days = bare.flatMap((each) => {
    const [date] = findDates(each.value.text);
    const whole = date && date.end - date.start >= each.value.text.length - 2;
    return whole ? [{ each, day: date.value }] : [];
  });
  const of = (candidates: readonly Candidate[]): { day: string; each?: Bare }[] => {
    const day = only<string>(candidates);
    return day ? [{ day }] : candidates.length === 0 ? days : [];
  };
  const terms = of(starts).flatMap((start) =>
    of(ends).flatMap((end) => {
      const months = start.day < end.day ? monthsOf(start.day, end.day) : undefined;
      return months && months >= TERM.least && months <= TERM.most ? [{ start, end, months }] : [];
    }),
  );
  if (new Set(terms.map(({ start, end }) => start.day + end.day)).size !== 1) return [];
  const [{ start, end, months }] = terms;
  const lengths =
    known('contractTermMonths').length > 0 ? [] : bare.filter(({ value }) => wholeTerm(value.text) === months);
  return [
    ...(start.each ? [found('contractStartDate', start.day, start.each)] : []),
    ...(end.each ? [found('contractEndDate', end.day, end.each)] : []),
    ...lengths.slice(0, 1).map((each) => found('contractTermMonths', months, each)),
  ];
}

/** "Plan Steady Fix": the label stands before the name. */
const OWN_LABEL = /^(?:plan|tariff|product|deal|offer)\s+(?=\p{Lu})/iu;
/** Labels of the kind of price, or of a way to pay. */
const OF_KIND = /\b(?:type|basis|kind|how|pay\w*|prices?)\b/i;

/** The only text with the form of a product's name. */
function productOf(bare: readonly Bare[]): Candidate[] {
  const named = bare.flatMap((each) => {
    // "Steady Fix: prices do not change"
    const name = each.value.text.replace(OWN_LABEL, '').split(/:\s+(?=\p{Ll})/u)[0];
    return isProductName(name) && !OF_KIND.test(each.label.text) ? [found('tariffName', name, each)] : [];
  });
  return only(named) === undefined ? [] : named;
}

/** The price of a day is the standing charge. */
function standingOf(bare: readonly Bare[], known: Known): Candidate[] {
  if (known('standingCharge').length > 0) return [];
  return bare.flatMap((each) => {
    const charge = isOurs(each) ? wholeCharge(each.value.text) : undefined;
    return charge ? [found('standingCharge', charge, each)] : [];
  });
}

/** The only price of a unit, where no other is read. */
function unitRateOf(bare: readonly Bare[], known: Known): Candidate[] {
  if (['unitRate', 'dayUnitRate', 'nightUnitRate'].some((field) => known(field).length > 0)) return [];
  const prices = bare.flatMap((each) => {
    const pence = isOurs(each) ? wholePrice(each.value.text) : undefined;
    return pence === undefined ? [] : [found('unitRate', pence, each)];
  });
  return prices.length === 1 ? prices : [];
}

const isOurs = ({ label }: Bare): boolean => !NOT_OURS.test(label.text);

const TITLE = /\b(?:contract|agreement)(?: (?:form|particulars|summary|schedule|terms))?$/i;
const NUMBER = /^(?:no|number|ref|reference)\b\.?:?\s*((?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d/-]{4,20})$/i;

/** "No. TB48812D" right under the title of an agreement, at one edge with it or in the middle. */
function numberOf(layout: Layout): Candidate[] {
  const { blocks } = layout;
  return blocks.flatMap((value) => {
    const number = value.page === frontPage(layout) ? NUMBER.exec(value.text)?.[1] : undefined;
    const title =
      number &&
      blocks.find(
        (block) =>
          block.page === value.page &&
          TITLE.test(block.text) &&
          block.text.length < 60 &&
          block.y1 <= value.y0 + 2 &&
          value.y0 - block.y1 < 2 * block.fontSize &&
          [value.x0 - block.x0, value.x1 - block.x1, (value.x0 + value.x1 - block.x0 - block.x1) / 2].some(
            (off) => Math.abs(off) < 0.6 * block.fontSize,
          ),
      );
    return title ? [found('contractNumber', number, { label: title, value, relation: 'below' }, SURE_NUMBER)] : [];
  });
}

/** The usual rate of VAT alone in its cell. */
function taxOf(bare: readonly Bare[]): Candidate[] {
  return bare.flatMap((each) => {
    const [percent] = findPercentages(each.value.text);
    const whole = percent?.value === 20 && percent.end - percent.start >= each.value.text.length - 2;
    return whole && /\btax|rate|v\W?a\W?t/i.test(each.label.text) ? [found('vatRate', 20, each)] : [];
  });
}
