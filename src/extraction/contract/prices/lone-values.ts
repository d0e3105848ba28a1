import type { Candidate } from '../../fields/candidates.js';
import { findRates, monthsOf } from '../../fields/values/index.js';
import { overlapX } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { withNumberOver } from './number-over.js';
import { unitsApart, type UnitsApart } from './units-apart.js';
import { wholeCharge, wholePrice, wholeTerm } from './whole-values.js';

/** How sure such a value is, by its own form alone, and where each supply number has one of its own. */
const SURE = 0.48;
const SURE_OF_EACH = 0.7;
/** From this on a field counts as read. */
const READ = 0.3;
/** What stands under a label less surely than this may be under it by chance. */
const LOOSE = 0.5;
const UNIT_RATES = ['unitRate', 'dayUnitRate', 'nightUnitRate'];

/** Labels of an offer as such: what stands under them may be anything. */
const OF_OFFERS = ['tariffName', 'contractTermMonths'];

/**
 * Cells that are a value from end to end and have no label at all, as on cards: "24.85 p/kWh", "24 months", also with the
 * unit in a cell of its own. Each is taken where it is the only one, or where each supply number has one over which it stands.
 */
export function loneValues(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const known = (...fields: string[]): Candidate[] =>
    read.filter((each) => fields.includes(each.field) && each.confidence > READ);
  const units = unitsApart(layout);
  const labelled = labelledBlocks(layout, units);
  const taken = new Set(read.filter((each) => each.confidence > READ).map(({ passage }) => passage.block));
  const cells = layout.blocks.filter(
    (block) => block.kind === 'cell' && /^\W*\d/.test(block.text) && !taken.has(block),
  );
  const bare = cells.filter((cell) => !labelled.has(cell));
  const months = monthsBetween(known('contractStartDate'), known('contractEndDate'));
  const numbers = known('mpan', 'mprn') as Candidate<string>[];
  const prices = (field: string, valueOf: (text: string) => unknown): Candidate[] =>
    oneOrEach(
      valuesOf(field, bare, (block) => valueOf(units.whole(block))).map((each) => withUnit(each, units)),
      numbers,
    );
  return [
    ...(known(...UNIT_RATES).length > 0 ? [] : prices('unitRate', wholePrice)),
    ...(known('standingCharge').length > 0 ? [] : prices('standingCharge', wholeCharge)),
    ...(known('contractTermMonths').length > 0
      ? []
      : onlyOne(valuesOf('contractTermMonths', cells, ({ text }) => wholeTerm(text))).filter(
          ({ value, passage }) => value === months && isOnCard(passage.block, layout.blocks),
        )),
  ];
}

/** The texts that have a label; a unit apart from its price is none. */
const labelledBlocks = ({ pairs }: Layout, units: UnitsApart): Set<Block> =>
  new Set(
    pairs
      .filter(
        ({ relation, label, labelBlock, value, fit }) =>
          relation !== 'inline' &&
          !OF_OFFERS.some((each) => label.concepts.includes(each)) &&
          units.of(value.block) !== labelBlock &&
          !(fit < LOOSE && units.of(value.block)),
      )
      .map(({ value }) => value.block),
  );

const valuesOf = (field: string, cells: readonly Block[], valueOf: (block: Block) => unknown): Candidate[] =>
  cells.flatMap((block) => {
    const value = valueOf(block);
    return value === undefined ? [] : [{ field, value, confidence: SURE, passage: wholeOf(block) }];
  });

/** A unit in a cell of its own stands with its figure, as a label does. */
function withUnit(value: Candidate, units: UnitsApart): Candidate {
  const { field, passage } = value;
  const unit = units.of(passage.block);
  if (!unit) return value;
  const label = concludedLabel(field, unit.text, true);
  return { ...value, pair: { label, labelBlock: unit, value: passage, relation: 'above', fit: 0.7 } };
}

const onlyOne = (found: readonly Candidate[]): Candidate[] => (found.length === 1 ? [...found] : []);

/** The only value, or one for each of several supply numbers. */
function oneOrEach(found: readonly Candidate[], numbers: readonly Candidate<string>[]): Candidate[] {
  const all = new Set(numbers.map(({ value }) => value));
  if (all.size < 2 || found.length !== all.size) return onlyOne(found);
  const over = new Set(found.map((each) => withNumberOver(each.passage.block, numbers)?.value));
  return over.size === all.size && !over.has(undefined)
    ? found.map((each) => ({ ...each, confidence: SURE_OF_EACH }))
    : [];
}

/** True where a price stands over or under it, as on the card of an offer: "12 months" may be the rest of "Last 12 months". */
const isOnCard = (term: Block, blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.page === term.page &&
      overlapX(block, term) > 0 &&
      Math.max(block.y0 - term.y1, term.y0 - block.y1) < 3 * term.fontSize &&
      findRates(block.text).length > 0,
  );

/** The whole months between the first and the last day, where each is known once. */
function monthsBetween(starts: readonly Candidate[], ends: readonly Candidate[]): number | undefined {
  const [start, end] = [starts, ends].map((days) => new Set(days.map(({ value }) => value as string)));
  return start.size === 1 && end.size === 1 ? monthsOf([...start][0], [...end][0]) : undefined;
}
