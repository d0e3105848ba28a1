import type { Box } from '../page.js';

/** The places of boxes in their list, by their tops, none where that is in order, and the height of the tallest. */
interface Sorted {
  tops: Float64Array;
  places: Int32Array | undefined;
  tallest: number;
}

const known = new WeakMap<readonly Box[], Sorted>();

/**
 * Those of a list that share a height of the page with a box, or touch it, in the order of the list: what stands on one
 * line with it is among them. The list is put in order once, when it is first asked of, so that a page of many cells can
 * be asked what stands beside each of them; it must not change afterwards.
 */
export function atHeight<T extends Box>(all: readonly T[], { y0, y1 }: Pick<Box, 'y0' | 'y1'>): T[] {
  let sorted = known.get(all);
  if (!sorted) known.set(all, (sorted = sortedByTop(all)));
  const { tops, places, tallest } = sorted;
  const from = firstFrom(tops, y0 - tallest);
  let to = from;
  while (to < tops.length && tops[to] <= y1) to++;
  const found: T[] = [];
  if (places) {
    for (const place of places.slice(from, to).sort()) if (all[place].y1 >= y0) found.push(all[place]);
  } else for (let place = from; place < to; place++) if (all[place].y1 >= y0) found.push(all[place]);
  return found;
}

function sortedByTop(all: readonly Box[]): Sorted {
  const tops = new Float64Array(all.length);
  let tallest = 0;
  let isInOrder = true;
  for (let i = 0; i < all.length; i++) {
    const { y0, y1 } = all[i];
    tallest = Math.max(tallest, y1 - y0);
    isInOrder &&= i === 0 || tops[i - 1] <= y0;
    tops[i] = y0;
  }
  if (isInOrder) return { tops, places: undefined, tallest };
  const places = Int32Array.from(all.keys()).sort((a, b) => tops[a] - tops[b]);
  return { tops: tops.sort(), places, tallest };
}

/** Where the numbers from `least` on begin among sorted ones. */
export function firstFrom(sorted: Float64Array, least: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle] < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
