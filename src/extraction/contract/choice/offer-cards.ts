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
type Column = Box & { page: number };

/**
 * The blocks of the offers that were not taken, where each is a card beside the others and no label stands before them ("Option
 * B", "24 months", "24.85 p/kWh"). None where nothing tells which was taken, or each is of another supply or time.
 */
export function otherCards(layout: Layout, chosen: Chosen): Block[] {
  const known = new Set<Block>();
  return columnsOf(layout).flatMap(({ line, columns }) => {
    // Several prices of one card are one place of it.
    if (line.some((block) => known.has(block))) return [];
    const cards = cardsOf(layout, columns, chosen);
    for (const card of cards) card.forEach((block) => known.add(block));
    if (cards.some(([head]) => eraOf(head.text) !== undefined) || areOfSupplies(cards)) return [];
    const taken = chosen.card(cards);
    return taken ? cards.filter((card) => card !== taken).flat() : [];
  });
}

/** Places of cards: prices by the kWh and by the day over each other, several of them side by side in their lines. */
function columnsOf({ blocks }: Layout): { line: Block[]; columns: Column[] }[] {
  const lines = { unit: [] as Block[][], time: [] as Block[][] };
  for (const block of blocks) {
    if (block.kind !== 'cell' || block.text.length > LONGEST || !/\d.*(?:\/|per|[ap]\s)/i.test(block.text)) continue;
    const [price, other] = findRates(block.text);
    if (!price || other) continue;
    const { quantity, time } = price.value.unit;
    if (quantity === 'kWh') addTo(lines.unit, block);
    else if (!quantity && time) addTo(lines.time, block);
  }
  return lines.unit.flatMap((line) => {
    const under = line.length < 2 ? undefined : lines.time.find((other) => areColumns(line, other));
    const columns = under && line.map((block, i) => ({ ...around([block, under[i]]), page: block.page }));
    return columns ? [{ line, columns }] : [];
  });
}

function addTo(lines: Block[][], block: Block): void {
  const line = lines.find(([first]) => first.page === block.page && sameLine(first, block));
  if (line) line.push(block);
  else lines.push([block]);
}

/** True where each place of a line stands over or under one of the other's. */
const areColumns = (line: readonly Block[], other: readonly Block[]): boolean =>
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
