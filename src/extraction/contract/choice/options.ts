import type { Candidate } from '../../fields/candidates.js';
import { overlapX } from '../../layout/geometry.js';
import { findTerms, monthsOf, nameLikeness } from '../../fields/values/index.js';
import {
  eraOf,
  headingsOver,
  isHypothetical,
  type Block,
  type Layout,
  type Pair,
  type Row,
  type Table,
} from '../../layout/index.js';
import { Chosen, productOver } from './chosen.js';
import { ofOtherFuels } from './other-fuels.js';
import type { Point, Scope } from '../points/point.js';
import { supplierColumns } from '../readers/tenders.js';
import { byColumn, byTable } from '../points/scope.js';

/** Headings over prices of others, or of offers that were not taken. */
const COMPARED =
  /\b(?:compar(?:e|es|ed|ison)|alternatives?|other (?:offers|tariffs|plans|options|prices)|you could (?:pay|save|have)|typical|available (?:tariffs|plans)|instead|(?:what )?our (?:other )?(?:plans|tariffs|deals|offers)(?: cost| today)*)\b/i;

/** True for such a heading; a company may have such a word in its name. */
const isOverOthers = ({ text }: Block): boolean => COMPARED.test(text) && nameLikeness(text).kind !== 'company';

/** What a paper may give several of, for others or for other choices than the customer's. */
const OFFERED = new Set([
  'supplierName',
  'tariffName',
  'contractTermMonths',
  'contractStartDate',
  'contractEndDate',
  'isFixedContract',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'standingCharge',
  'capacityRate',
  'brokerUplift',
]);

/** A list of offers gives the short names of suppliers: the full one may stand elsewhere. */
const SHORT_NAME = 0.56;

/** What a head over the column of an offer may be taken for a label of. */
const NAMES = new Set(['tariffName', 'contractNumber', 'supplierName']);

/** What may be an example's beside a price. */
const USED = /consumption$/i;

/**
 * Of values that stand beside each other under one label, or under each other in one column, at most one is this
 * contract's: those of an offer that was not chosen are left out, and all of them where nothing tells them apart.
 */
export function withoutOptions(
  layout: Layout,
  candidates: readonly Candidate[],
  points: readonly Point[],
): Candidate[] {
  const chosen = new Chosen(layout);
  const left = withoutTenders(withoutCompared(layout, withoutHeads(candidates)));
  const offers = new OffersOfTerm(termSaid(left));
  const nearest = nearestLabels(left);
  const groups = new Map<Block, Candidate[]>();
  for (const each of left) {
    const { pair } = each;
    if (!pair || !OFFERED.has(each.field) || nearest.get(each.passage.block) !== pair.labelBlock) continue;
    if (pair.relation === 'right' ? (pair.siblings ?? 0) < 2 : (pair.row?.table.rows.length ?? 0) < 2) continue;
    groups.set(pair.labelBlock, [...(groups.get(pair.labelBlock) ?? []), each]);
  }
  const dropped = new Set<Candidate>();
  const taken = new Set<Candidate>();
  for (const group of groups.values()) {
    for (const field of new Set(group.map((each) => each.field))) {
      const ofField = group.filter((each) => each.field === field);
      const others = ofOtherFuels(layout, ofField, points);
      const mine = ofField.filter((each) => !others.has(each));
      const { open, own } = partedBy(mine, chosen, points, offers);
      [...open, ...others].forEach((each) => dropped.add(each));
      own.forEach((each) => taken.add(each));
    }
  }
  const rest = left
    .filter((each) => !dropped.has(each))
    .map((each) => (taken.has(each) && each.field === 'supplierName' ? { ...each, confidence: SHORT_NAME } : each));
  return [...rest, ...productsOf(taken, rest)];
}

/** The product is named over the column of the offer that was taken, where nothing else names it. */
function productsOf(taken: ReadonlySet<Candidate>, read: readonly Candidate[]): Candidate[] {
  if (read.some((each) => each.field === 'tariffName' && each.confidence > 0.4)) return [];
  const heads = new Set([...taken].flatMap(({ pair }) => (pair?.relation === 'right' && pair.over) || []));
  return [...heads].flatMap((head) => {
    const value = productOver(head);
    if (value === undefined) return [];
    const passage = { block: head, start: 0, end: head.text.length, text: head.text };
    return [{ field: 'tariffName', value, confidence: 0.7, passage }];
  });
}

/** Under the name of an offer stand values of all kinds, each beside its own label: "Offer 2" is the label of none. */
function withoutHeads(candidates: readonly Candidate[]): Candidate[] {
  const heads = new Map<Block, Block>();
  for (const { pair, passage } of candidates)
    if (pair?.relation === 'right' && pair.over) heads.set(passage.block, pair.over);
  return candidates.filter(
    ({ field, pair, passage }) =>
      !NAMES.has(field) || !pair || pair.relation === 'right' || heads.get(passage.block) !== pair.labelBlock,
  );
}

/** For each value the label next to it, where several labels of a line could have it. */
function nearestLabels(candidates: readonly Candidate[]): Map<Block, Block> {
  const nearest = new Map<Block, Block>();
  for (const { pair, passage } of candidates) {
    if (!pair) continue;
    const known = nearest.get(passage.block);
    if (
      !known ||
      (pair.relation === 'right' && pair.labelBlock.x1 > known.x1 && pair.labelBlock.x1 <= passage.block.x0 + 1)
    )
      nearest.set(passage.block, pair.labelBlock);
  }
  return nearest;
}

/** Of the values of one label and field those of the offer that was taken, and those that nothing ties to this contract. */
function partedBy(
  values: readonly Candidate[],
  chosen: Chosen,
  points: readonly Point[],
  offers: OffersOfTerm,
): { open: Candidate[]; own: Candidate[] } {
  const distinct = new Set(values.map((each) => JSON.stringify(each.value)));
  const scopes = values.map((each) =>
    each.pair!.relation === 'column' ? byTable(each, points) : byColumn(each, points),
  );
  if (areOneOfEach(scopes)) return { open: [], own: [] };
  const marked = chosen.among(values);
  const own = marked.length > 0 ? marked : values.filter((each) => offers.has(each));
  if (distinct.size < 2) return { open: [], own };
  if (own.length > 0) return { open: values.filter((each) => !own.includes(each)), own };
  return { open: values.filter((_, i) => !Array.isArray(scopes[i])), own };
}

/** So much of a schedule may be rows whose number is no supply point's: one that was misread, or a total. */
const MOST = 0.8;

/** True where the values are of one supply point each, and no two of the same: there is nothing to choose, whatever is ticked nearby. */
function areOneOfEach(scopes: readonly (Scope | undefined)[]): boolean {
  const own = scopes.filter((scope): scope is Point[] => Array.isArray(scope) && scope.length === 1);
  return own.length > 1 && own.length >= MOST * scopes.length && new Set(own.flat()).size === own.length;
}

const termsOf = (cells: readonly (Block | undefined)[]): number[] =>
  cells.flatMap((cell) => (cell ? findTerms(cell.text).map((each) => each.value) : []));

/** The offers among several whose term is that of this contract. */
class OffersOfTerm {
  private readonly rows = new Map<Table, Row[]>();

  constructor(private readonly term: number | undefined) {}

  /** True for a value in the row, or under the head, of such an offer. */
  has({ pair }: Candidate): boolean {
    const { row, over } = pair!;
    if (this.term === undefined) return false;
    if (!row) return termsOf([over]).includes(this.term);
    const of = this.rowsOf(row.table, this.term);
    return of.length === 1 && of[0] === row;
  }

  private rowsOf(table: Table, term: number): Row[] {
    let rows = this.rows.get(table);
    if (!rows) {
      rows = table.rows.filter((each) => termsOf(each.cells).includes(term));
      this.rows.set(table, rows);
    }
    return rows;
  }
}

/** How long the contract runs, as its dates or its words say beside any table. */
function termSaid(candidates: readonly Candidate[]): number | undefined {
  const plain = candidates.filter((each) => !each.pair?.row && each.confidence > 0.4);
  const one = <T>(field: string): T | undefined => {
    const of = plain.filter((each) => each.field === field).sort((a, b) => b.confidence - a.confidence);
    const other = of.find((each) => each.value !== of[0].value);
    return other && other.confidence > of[0].confidence - 0.2 ? undefined : (of[0]?.value as T | undefined);
  };
  const [start, end] = [one<string>('contractStartDate'), one<string>('contractEndDate')];
  return start && end ? monthsOf(start, end) : one<number>('contractTermMonths');
}

/** A table of the offers of several suppliers gives no value that the paper gives elsewhere, unless its row is marked. */
function withoutTenders(candidates: readonly Candidate[]): Candidate[] {
  const tenders = new Map<Table, boolean>();
  const isTender = ({ pair }: Candidate): boolean => {
    if (!pair?.row || pair.row.ticked === true) return false;
    const { table } = pair.row;
    if (!tenders.has(table)) tenders.set(table, supplierColumns(table).length > 0);
    return tenders.get(table)!;
  };
  const elsewhere = new Set(candidates.filter((each) => !isTender(each)).map((each) => each.field));
  return candidates.filter((each) => !OFFERED.has(each.field) || !elsewhere.has(each.field) || !isTender(each));
}

/**
 * What stands under a heading over prices of others, or in a table that a sentence says is for comparison, is not this
 * contract's; unless one of the offers there is marked as taken, or the customer's own former prices are beside them.
 */
function withoutCompared(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const headOf = ({ pair, passage }: Candidate): Block | undefined =>
    headingsOver(pair?.labelBlock ?? passage.block)[0];
  const taken = new Set(candidates.filter(({ pair }) => pair?.row?.ticked === true).map(headOf));
  // "Comparison" over what the customer pays today and will pay: both are his own.
  for (const { over, labelBlock } of layout.pairs)
    if (over && eraOf(over.text) === 'former') taken.add(headingsOver(labelBlock)[0]);
  return candidates.filter((each) => {
    if (!OFFERED.has(each.field) && !USED.test(each.field)) return true;
    if (USED.test(each.field) && isBehindCells(each.passage.block, layout)) return true;
    // Who the supplier is, its foot line says under whatever heading.
    if (!each.pair && each.field === 'supplierName') return true;
    const head = headOf(each);
    const compared =
      (head !== undefined && isOverOthers(head)) || (each.pair !== undefined && isIntroduced(layout, each.pair));
    return !compared || (head !== undefined && taken.has(head));
  });
}

/** Sentences under what a heading has under it in cells: what the customer uses, they say of his own supply. */
const isBehindCells = ({ kind, heading, y0 }: Block, { blocks }: Layout): boolean =>
  kind === 'prose' &&
  blocks.some((cell) => cell.kind === 'cell' && cell.heading === heading && cell.label !== undefined && cell.y1 <= y0);

/** What a sentence says of prices that are not for its reader: "They are not the prices of your meter", "rates for other customers". */
const OF_OTHERS =
  /\b(?:(?:is|are|do|does|will) not (?:(?:apply|be charged|available|applicable) (?:to|for|at) (?:you|your|this)\b|(?:the )?(?:your|yours)\b|(?:the )?(?:prices?|rates?|charges?|tariffs?) (?:(?:that|which) (?:apply|we charge) )?(?:of|for|to) (?:you|your|this)\b)|(?:prices?|rates?|tariffs?|charges?)\b[^.;]{0,40}\b(?:for|to|of) (?:all )?other (?:customers?|businesses|sites|premises|meters|users))\b/i;

/** True for a label in the head of a table that the sentence right over it says is no more than an example, or for others. */
function isIntroduced({ blocks }: Layout, { labelBlock, relation, row }: Pair): boolean {
  if (relation === 'inline') return false;
  const box = row?.table.box ?? labelBlock;
  return blocks.some(
    (block) =>
      block.page === labelBlock.page &&
      block.y1 <= labelBlock.y0 + 2 &&
      labelBlock.y0 - block.y1 < 2.5 * labelBlock.fontSize &&
      overlapX(block, box) > 0 &&
      ((block.text.endsWith(':') && isHypothetical(block.text)) ||
        (block.bold && block.lines.length === 1 && isOverOthers(block)) ||
        (row !== undefined && OF_OTHERS.test(block.text))),
  );
}
