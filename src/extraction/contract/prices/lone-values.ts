import type { Candidate } from '../../fields/candidates.js';
import { findRates } from '../../fields/values/index.js';
import { overlapX } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { monthsOf } from '../choice/term-check.js';
import { wholeCharge, wholePrice, wholeTerm } from './whole-values.js';

/** How sure such a value is, by its own form alone. */
const SURE = 0.48;
/** From this on a field counts as read. */
const READ = 0.3;
const UNIT_RATES = ['unitRate', 'dayUnitRate', 'nightUnitRate'];

/** Labels of an offer as such: what stands under them may be anything. */
const OF_OFFERS = ['tariffName', 'contractTermMonths'];

/** Cells that are a value from end to end and have no label at all, as on cards: "24.85 p/kWh", "24 months". Each is taken where it is the only one. */
export function loneValues(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const known = (...fields: string[]): Candidate[] =>
    read.filter((each) => fields.includes(each.field) && each.confidence > READ);
  const labelled = new Set(
    layout.pairs
      .filter(
        ({ relation, label }) => relation !== 'inline' && !OF_OFFERS.some((each) => label.concepts.includes(each)),
      )
      .map(({ value }) => value.block),
  );
  const taken = new Set(read.filter((each) => each.confidence > READ).map(({ passage }) => passage.block));
  const cells = layout.blocks.filter(
    (block) => block.kind === 'cell' && /^\W*\d/.test(block.text) && !taken.has(block),
  );
  const bare = cells.filter((cell) => !labelled.has(cell));
  const months = monthsBetween(known('contractStartDate'), known('contractEndDate'));
  return [
    ...(known(...UNIT_RATES).length > 0 ? [] : onlyOne('unitRate', bare, wholePrice)),
    ...(known('standingCharge').length > 0 ? [] : onlyOne('standingCharge', bare, wholeCharge)),
    ...(known('contractTermMonths').length > 0
      ? []
      : onlyOne('contractTermMonths', cells, wholeTerm).filter(
          ({ value, passage }) => value === months && isOnCard(passage.block, layout.blocks),
        )),
  ];
}

function onlyOne(field: string, cells: readonly Block[], valueOf: (text: string) => unknown): Candidate[] {
  const found = cells.flatMap((block) => {
    const value = valueOf(block.text);
    return value === undefined ? [] : [{ field, value, confidence: SURE, passage: wholeOf(block) }];
  });
  return found.length === 1 ? found : [];
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
