import { findMprns, findRates, findSupplyNumbers, supplyTypeIn } from '../../fields/values/index.js';
import { around, overlapX, sameLine } from '../../layout/geometry.js';
import { eraOf, type Block, type Layout } from '../../layout/index.js';
import type { Box } from '../../page.js';
import type { Chosen } from './chosen.js';

/** Texts of a card stand under each other with at most so many times their size between them. */
const GAP = 3;
/** What stands in a card is no longer than that. */
const LONGEST = 60;

/** The place of a card on its page, as far as its prices tell. */
type Column = Box & { page: number; price: Block };

/**
 * The blocks of the offers that were not taken, where each is a card beside the others, and no label stands before them ("Option
 * B", "24 months", "24.85 p/kWh") or the same ones in each. None where nothing tells which was taken, or each is of another supply or time.
 */
export function otherCards(layout: Layout, chosen: Chosen): Block[] {
  const known = new Set<Block>();
  return columnsOf(layout).flatMap((columns) => {
    // Several prices of one card are one place of it.
    if (columns.some(({ price }) => known.has(price))) return [];
    const cards = cardsOf(layout, columns, chosen);
    for (const card of cards) card.forEach((block) => known.add(block));
    if (cards.some(([head]) => eraOf(head.text) !== undefined) || areOfSupplies(cards)) return [];
    const taken = chosen.card(cards);
    return taken ? cards.filter((card) => card !== taken).flat() : [];
  });
}

/** Places of cards: prices by the kWh and by the day over each other, several of them side by side in their lines. */
const columnsOf = (layout: Layout): Column[][] => [
  ...columnsIn(pricesAlone(layout)),
  ...columnsIn(pricesWithLabels(layout)),
];

/** The place of a price, the first of some blocks. */
const placeOf = (blocks: [Block, ...Block[]]): Column => ({
  ...around(blocks),
  page: blocks[0].page,
  price: blocks[0],
});

/** Prices by the kWh, and those by the day. */
interface Prices {
  unit: Column[];
  time: Column[];
}

/** Prices whose own text says what they are for: "24.85 p/kWh". */
function pricesAlone({ blocks }: Layout): Prices {
  const prices: Prices = { unit: [], time: [] };
  for (const block of blocks) {
    if (block.kind !== 'cell' || block.text.length > LONGEST || !/\d.*(?:\/|per|[ap]\s)/i.test(block.text)) continue;
    const [price, other] = findRates(block.text);
    if (!price || other) continue;
    const { quantity, time } = price.value.unit;
    if (quantity === 'kWh') prices.unit.push(placeOf([block]));
    else if (!quantity && time) prices.time.push(placeOf([block]));
  }
  return prices;
}

/** Prices with the same labels in each card: "Price per kWh | 24.85p" beside "Price per kWh | 23.90p". */
function pricesWithLabels({ pairs }: Layout): Prices {
  const labelled = pairs.filter(
    ({ relation, label, labelBlock, value: { block } }) =>
      relation === 'right' && !label.weak && labelBlock.text.length <= LONGEST && /^\W*\d[^%]*$/.test(block.text),
  );
  const of = (concept: RegExp): Column[] =>
    labelled
      .filter(({ label }) => label.concepts.some((each) => concept.test(each)))
      .filter(({ labelBlock }) => labelled.some((other) => isRepeated(labelBlock, other.labelBlock)))
      .map(({ labelBlock, value }) => placeOf([value.block, labelBlock]));
  return { unit: of(/^(?:day|night)?unitRate$/i), time: of(/^standingCharge$/) };
}

/** True for the same words at another place of a line. */
const isRepeated = (label: Block, other: Block): boolean =>
  other !== label &&
  other.page === label.page &&
  sameLine(label, other) &&
  other.text.toLowerCase() === label.text.toLowerCase();

function columnsIn({ unit, time }: Prices): Column[][] {
  const times = linesOf(time);
  return linesOf(unit).flatMap((line) => {
    const under = line.length < 2 ? undefined : times.find((other) => areColumns(line, other));
    return under ? [line.map((column, i) => ({ ...column, ...around([column, under[i]]) }))] : [];
  });
}

function linesOf(prices: readonly Column[]): Column[][] {
  const lines: Column[][] = [];
  for (const price of prices) {
    const line = lines.find(([first]) => first.page === price.page && sameLine(first, price));
    if (line) line.push(price);
    else lines.push([price]);
  }
  return lines;
}

/** True where each place of a line stands over or under one of the other's. */
const areColumns = (line: readonly Column[], other: readonly Column[]): boolean =>
  line[0].page === other[0].page &&
  line.length === other.length &&
  line.every((block, i) => other.every((each, k) => isOver(block, each) === (i === k)));

/** What stands in the columns of cards; what goes on over or under one of them alone is no part of it, but for a mark. */
function cardsOf(layout: Layout, columns: readonly Column[], chosen: Chosen): Block[][] {
  const cards = columns.map((column) => cardOf(layout, column, columns));
  const [, top] = cards.map((card) => card[0].y0).sort((a, b) => a - b);
  const [, bottom] = cards.map((card) => card[card.length - 1].y1).sort((a, b) => b - a);
  return cards.map((card) =>
    card.filter((block) => block.y0 < bottom && (block.y1 > top || chosen.marks.includes(block))),
  );
}

/** What stands in the column of a card from its head on, without a wide gap. */
function cardOf({ blocks }: Layout, column: Column, columns: readonly Column[]): Block[] {
  const own = blocks
    .filter((block) => block.page === column.page && columns.every((each) => isOver(block, each) === (each === column)))
    .sort((a, b) => a.y0 - b.y0);
  const isApart = (at: number): boolean => own[at].y0 - own[at - 1].y1 > GAP * own[at].fontSize;
  let from = own.findIndex((block) => block.y1 > column.y0);
  let to = from + 1;
  while (from > 0 && !isApart(from)) from -= 1;
  while (to < own.length && (own[to].y0 < column.y1 || !isApart(to))) to += 1;
  return own.slice(from, to);
}

const isOver = (one: Box, other: Box): boolean => overlapX(one, other) > 0;

/** True for cards of one supply each: they name its number, or another kind of energy. */
function areOfSupplies(cards: readonly Block[][]): boolean {
  const kinds = new Set(cards.flatMap(([head]) => supplyTypeIn(head.text) ?? []));
  return (
    kinds.size > 1 ||
    cards.some((card) => card.some(({ text }) => findSupplyNumbers(text).length + findMprns(text).length > 0))
  );
}
