import { middleX, sameLine } from '../../layout/geometry.js';
import { atHeight, eraOf, type Block, type Layout, type Table } from '../../layout/index.js';
import type { Chosen } from './chosen.js';

/** The names and marks of offers stand at most so many times the size of their print over the heads of the columns. */
const OVER = 7;

/**
 * The columns of a table for offers that were not taken, where each offer has columns of its own under its name: "12 months"
 * and "24 months", each over "p/kWh" and "£/day". None where nothing tells which was taken.
 */
export function otherColumns(layout: Layout, chosen: Chosen): Block[] {
  return layout.tables.flatMap((table) => {
    const repeated = table.header.filter((head) =>
      table.header.some((other) => other !== head && sameText(other, head)),
    );
    if (repeated.length < 2) return [];
    const offers = offersOver(layout, repeated);
    const taken = chosen.card(offers.map(({ card }) => card));
    return taken ? offers.filter(({ card }) => card !== taken).flatMap(({ heads }) => columnsUnder(table, heads)) : [];
  });
}

/** What stands over the columns of one offer, and the heads of the columns. */
interface Offer {
  card: Block[];
  heads: Block[];
}

/** The offers that share the columns with the same heads among them, each with one of a kind. */
function offersOver({ blocks }: Layout, repeated: readonly Block[]): Offer[] {
  const [first] = repeated;
  const kinds = new Set(repeated.map(({ text }) => text.toLowerCase()));
  const [left, right] = [Math.min(...repeated.map(({ x0 }) => x0)), Math.max(...repeated.map(({ x1 }) => x1))];
  const over = atHeight(blocks, { y0: first.y0 - OVER * first.fontSize, y1: first.y0 })
    .filter(
      (block) =>
        block.page === first.page &&
        block.kind === 'cell' &&
        block.y1 <= first.y0 + 1 &&
        middleX(block) > left - first.fontSize &&
        middleX(block) < right + first.fontSize,
    )
    .sort((a, b) => a.y0 - b.y0);
  for (const block of over) {
    const names = over.filter((each) => sameLine(each, block));
    if (names.length * kinds.size !== repeated.length || names.length < 2) continue;
    if (names.some(({ text }) => eraOf(text) !== undefined)) return [];
    const nearest = (each: Block): Block =>
      names.reduce((a, b) => (Math.abs(middleX(b) - middleX(each)) < Math.abs(middleX(a) - middleX(each)) ? b : a));
    const offers = names.map((name) => ({
      card: over.filter((each) => each.y0 >= name.y0 - 1 && nearest(each) === name),
      heads: repeated.filter((each) => nearest(each) === name),
    }));
    const areWhole = offers.every(
      ({ heads }) => new Set(heads.map(({ text }) => text.toLowerCase())).size === kinds.size,
    );
    if (areWhole) return offers;
  }
  return [];
}

const sameText = (one: Block, other: Block): boolean => one.text.toLowerCase() === other.text.toLowerCase();

/** The heads with the cells under them. */
function columnsUnder({ header, rows }: Table, heads: readonly Block[]): Block[] {
  const places = heads.map((head) => header.indexOf(head));
  return [...heads, ...rows.flatMap(({ cells }) => places.flatMap((place) => cells[place] ?? []))];
}
