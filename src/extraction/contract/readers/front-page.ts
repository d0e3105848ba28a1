import type { Layout } from '../../layout/index.js';

/** What only a page of the paper itself holds: a postcode, a number of an account or a meter, an amount. */
const OF_PAPER = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\d{7}|£ ?\d|\d ?(?:p|%|kWh|pence)\b/;

const fronts = new WeakMap<Layout, number>();

/**
 * The number of the page that a paper begins with: the first behind a blank page, a title page, a fax sheet or a covering
 * note, which tell nothing of the contract. Pages before it are part of its head.
 */
export function frontPage(layout: Layout): number {
  let front = fronts.get(layout);
  if (front === undefined) {
    front = layout.blocks.find(({ text }) => OF_PAPER.test(text))?.page ?? layout.pages[0]?.number ?? 1;
    fronts.set(layout, front);
  }
  return front;
}
