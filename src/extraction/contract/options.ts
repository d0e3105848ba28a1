import type { Candidate } from '../fields/candidates.js';
import { overlapX } from '../layout/geometry.js';
import { findTerms } from '../fields/values/index.js';
import { headingsOver, type Block, type Layout } from '../layout/index.js';
import type { Point } from './point.js';
import { monthsOf } from './term-check.js';
import { byColumn, byTable } from './scope.js';

/** Words or marks over the column of an offer that was taken. */
const CHOSEN = /^\W*(?:★|✓|✔|☑|☒)|\b(?:selected|chosen|accepted|your choice|taken)\b/iu;
/** Headings over prices of others, or of offers that were not taken. */
const COMPARED =
  /\b(?:compar(?:e|es|ed|ison)|alternatives?|other (?:offers|tariffs|plans|options|prices)|you could (?:pay|save|have)|typical|available (?:tariffs|plans)|instead)\b/i;

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

/**
 * Of values that stand beside each other under one label, or under each other in one column, at most one is this
 * contract's: those of an offer that was not chosen are left out, and all of them where nothing tells them apart.
 */
export function withoutOptions(
  layout: Layout,
  candidates: readonly Candidate[],
  points: readonly Point[],
): Candidate[] {
  const marks = layout.blocks.filter(
    (block) => block.kind !== 'setAside' && block.text.length < 40 && CHOSEN.test(block.text),
  );
  const left = candidates.filter((each) => !isCompared(each));
  const term = termSaid(left);
  const nearest = nearestLabels(left);
  const groups = new Map<Block, Candidate[]>();
  for (const each of left) {
    const { pair } = each;
    if (!pair || !OFFERED.has(each.field) || nearest.get(each.passage.block) !== pair.labelBlock) continue;
    if (pair.relation === 'right' ? (pair.siblings ?? 0) < 2 : (pair.row?.table.rows.length ?? 0) < 2) continue;
    groups.set(pair.labelBlock, [...(groups.get(pair.labelBlock) ?? []), each]);
  }
  const dropped = new Set<Candidate>();
  for (const group of groups.values()) {
    for (const field of new Set(group.map((each) => each.field))) {
      const ofField = group.filter((each) => each.field === field);
      for (const each of openAmong(ofField, marks, points, term)) dropped.add(each);
    }
  }
  return left.filter((each) => !dropped.has(each));
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

/** Those of the values of one label and field that nothing ties to this contract. */
function openAmong(
  values: readonly Candidate[],
  marks: readonly Block[],
  points: readonly Point[],
  term: number | undefined,
): Candidate[] {
  const distinct = new Set(values.map((each) => JSON.stringify(each.value)));
  if (distinct.size < 2) return [];
  const marked = values.filter((each) => isMarked(each, marks));
  const chosen = marked.length > 0 ? marked : values.filter((each) => agreesOnTerm(each, term));
  if (chosen.length > 0) return values.filter((each) => !chosen.includes(each));
  return values.filter((each) => {
    const scope = each.pair!.relation === 'column' ? byTable(each, points) : byColumn(each, points);
    return !Array.isArray(scope);
  });
}

/** True for a value in the row of the offer whose term is that of this contract. */
function agreesOnTerm({ pair }: Candidate, term: number | undefined): boolean {
  const { row } = pair!;
  if (term === undefined || !row) return false;
  const termsOf = (cells: readonly (Block | undefined)[]): number[] =>
    cells.flatMap((cell) => (cell ? findTerms(cell.text).map((each) => each.value) : []));
  const of = row.table.rows.filter((each) => termsOf(each.cells).includes(term));
  return of.length === 1 && of[0] === row;
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

/** True for a value in the row that is ticked, or in a column with a mark over it. */
function isMarked({ pair, passage }: Candidate, marks: readonly Block[]): boolean {
  if (pair!.relation === 'column') return pair!.row?.ticked === true;
  const { block } = passage;
  return marks.some(
    (mark) =>
      mark.page === block.page && mark.y1 <= block.y0 && mark.x0 > pair!.labelBlock.x1 && overlapX(mark, block) > 0,
  );
}

/** Who the supplier is, its foot line says under whatever heading. */
const isCompared = ({ field, pair, passage }: Candidate): boolean =>
  (pair !== undefined || !/^supplier/.test(field)) &&
  COMPARED.test(headingsOver(pair?.labelBlock ?? passage.block)[0]?.text ?? '');
