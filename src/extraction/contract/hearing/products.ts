import { boxOfPassage } from '../../layout/index.js';
import { sameLine } from '../../layout/geometry.js';
import type { Box } from '../../page.js';
import { isProductName } from '../labels/product-names.js';
import type { Numbers } from '../points/turns.js';
import type { Place, Testimony } from '../../witness/index.js';
import { isOtherThan, leads } from './told.js';
import { leastLikely } from '../trust.js';

/**
 * The product where nothing else tells it: the one text of the paper with the form of a product's name that the witness has seen as one,
 * however unlikely. Of 59 such names on 90 papers in no fit the four that were wrong were cuts of the right one.
 */
export function productByForm(told: readonly Testimony[]): Testimony | undefined {
  const [first, ...others] = told.filter(({ value }) => isProductName(value));
  return first && leads(first, others.filter(isOtherThan(first))) ? first : undefined;
}

/** A product where it is said. */
interface Part {
  told: Testimony;
  likely: number;
  page: number;
  box: Box;
  from: number;
  to: number;
}

/**
 * The products of a paper's parts, each said over the supply points of its part: for each point the one that was said last before its
 * number. Only where there are several, and each has points of its own.
 */
export function productsOfParts({ mentions, at }: Numbers, told: readonly Testimony[]): Map<number, Testimony> {
  const parts = told
    .filter(({ value, likely }) => likely >= leastLikely('tariffName') || isProductName(value))
    .flatMap((each) => each.places.map((place) => partAt(each, place, at)))
    // of cuts of one text the likeliest
    .filter((part, _, all) => !all.some((other) => other !== part && isBetterCut(other, part)));
  const found = new Map<number, Testimony>();
  const used = new Set<Part>();
  for (const mention of mentions) {
    const [last] = parts.filter((part) => isBefore(part, mention)).sort((a, b) => (isBefore(a, b) ? 1 : -1));
    if (!last) return new Map();
    used.add(last);
    found.set(mention.point, last.told);
  }
  const values = new Set([...found.values()].map(({ folded }) => folded));
  return values.size > 1 && used.size === parts.length ? found : new Map<number, Testimony>();
}

const partAt = (told: Testimony, { passage, likely }: Place, at: Numbers['at']): Part => ({
  told,
  likely,
  page: passage.block.page,
  box: boxOfPassage(passage),
  from: at(passage.block, passage.start),
  to: at(passage.block, passage.end),
});

/** On a line over another, or before it on the same: a title may have got into the cell of the row over it. */
function isBefore(part: Part, other: Part | Numbers['mentions'][number]): boolean {
  const [page, at] = 'page' in other ? [other.page, other.from] : [other.block.page, other.at];
  if (part.page !== page) return part.page < page;
  return sameLine(part.box, other.box) ? part.from < at : part.box.y0 < other.box.y0;
}

const isBetterCut = (other: Part, part: Part): boolean =>
  other.from < part.to &&
  part.from < other.to &&
  (other.likely > part.likely || (other.likely === part.likely && other.told.value.length < part.told.value.length));
