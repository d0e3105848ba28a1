import type { Candidate } from '../../fields/candidates.js';
import { sameLine } from '../../layout/geometry.js';
import type { Layout } from '../../layout/index.js';

/** Heads of columns of a list of trades in energy, or words over one: "Date of trade", "Tranche", "Baskets bought to date". */
const OF_TRADES =
  /\b(?:date of (?:trade|purchase)|(?:trade|purchase) date|traded on|tranches?|clips?|share of (?:the )?volume)\b|\b(?:bought|purchased|traded|locked|trades|purchases)\b.{0,20}\b(?:to date|so far)\b/i;
/** In heights of type: how far over its head a list has its name. */
const NEAR = 2.5;

/** What energy was bought for is no price of the contract, which has none but the average of all. */
export function withoutTrades({ blocks }: Layout, candidates: readonly Candidate[]): Candidate[] {
  const cells = blocks.filter(({ kind, text }) => kind === 'cell' && text.length < 80 && OF_TRADES.test(text));
  return candidates.filter(({ field, pair }) => {
    if (!/unitRate$/i.test(field) || !pair || !/^(?:below|column)$/.test(pair.relation)) return true;
    const { labelBlock: head } = pair;
    return !cells.some(
      (cell) =>
        cell.page === head.page &&
        (sameLine(cell, head) || (cell.y1 <= head.y0 + 1 && head.y0 - cell.y1 < NEAR * head.fontSize)),
    );
  });
}
