import type { Candidate } from '../../fields/candidates.js';
import { findRates, findTerms, pencePerKwh, pencePerPeriod } from '../../fields/values/index.js';
import { overlapX } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import type { StandingCharge } from '../readers/rate-readers.js';
import { monthsOf } from '../choice/term-check.js';

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
    ...(known(...UNIT_RATES).length > 0 ? [] : onlyOne('unitRate', bare, priceOf)),
    ...(known('standingCharge').length > 0 ? [] : onlyOne('standingCharge', bare, chargeOf)),
    ...(known('contractTermMonths').length > 0
      ? []
      : onlyOne('contractTermMonths', cells, termOf).filter(
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

function priceOf(text: string): number | undefined {
  const [rate] = findRates(text);
  const isAll = rate && rate.end - rate.start >= text.length - 1;
  const pence = isAll ? pencePerKwh(rate.value.amount, rate.value.unit) : undefined;
  return pence !== undefined && pence >= 2.5 && pence <= 100 ? pence : undefined;
}

/** "88.20p/day", also with its name behind it. */
function chargeOf(text: string): StandingCharge | undefined {
  const [rate] = findRates(text);
  const isAll = rate && rate.start <= 1 && /^\W*(?:(?:daily )?standing charge)?\W*$/i.test(text.slice(rate.end));
  const charge = isAll ? pencePerPeriod(rate.value.amount, rate.value.unit) : undefined;
  return charge && charge.pence >= 3 && charge.pence < 200_000 ? charge : undefined;
}

function termOf(text: string): number | undefined {
  const [term] = findTerms(text);
  return term && term.end - term.start >= text.length - 1 ? term.value : undefined;
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
