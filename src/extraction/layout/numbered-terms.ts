import type { Block } from './model.js';

/** "1.4", "7.", "(c)", "B2": the number of an item in a list. */
const ITEM_NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|\([a-z\d]{1,3}\)|[A-Z]\d{1,2})$/;
/** A list has at least so many items. */
const LEAST_ITEMS = 4;
/** And labels of so many kinds: rows of charges or of sites name the same thing again and again. */
const LEAST_KINDS = 3;

/**
 * The labels of numbered terms: in every line the number of the item, its label and what it says. What stands over them
 * ("Item | Term | What has been agreed") heads no table whose labels would be values.
 */
export function numberedTerms(lines: readonly (readonly Block[])[]): Set<Block> {
  const lists: { number: Block; label: Block }[][] = [];
  for (const line of lines) {
    line.slice(0, -2).forEach((number, i) => {
      const label = line[i + 1];
      if (!ITEM_NUMBER.test(number.text) || !/^\p{L}{2}/u.test(label.text)) return;
      const list = lists.find(([first]) => Math.abs(first.label.x0 - label.x0) < 0.5 * label.fontSize);
      if (list) list.push({ number, label });
      else lists.push([{ number, label }]);
    });
  }
  return new Set(lists.filter(areTerms).flatMap((list) => list.map(({ label }) => label)));
}

/** Each number comes once, and at least half of the texts behind them are surely labels, of several kinds. */
function areTerms(list: readonly { number: Block; label: Block }[]): boolean {
  const labels = list.filter(({ label }) => label.label?.qualifier === '');
  const kinds = new Set(labels.map(({ label }) => label.label!.concepts.join()));
  return (
    list.length >= LEAST_ITEMS &&
    new Set(list.map(({ number }) => number.text)).size === list.length &&
    labels.length >= 0.5 * list.length &&
    kinds.size >= LEAST_KINDS
  );
}
