import type { FieldReader } from '../../fields/candidates.js';
import { matchesOf } from '../../matches.js';
import { readProduct } from './product-readers.js';

/** A fuel before a colon or a dash, where a text or a part of it begins. */
const FUEL = String.raw`(?:^|(?<=[.;,/|]\s?))(?:electricity|power|gas)(?: supply| supplies| meters| sites)?(?::|\s[–-])\s+`;
const OF_FUEL = new RegExp(String.raw`${FUEL}(.+?)(?=[.;,/|]?\s*(?:${FUEL}|$))`, 'giu');
/** Where a product ends and a sentence begins. */
const END = /[.;]\s.*$|[.;,]$/;

/** "Electricity: Steady Power. Gas: Steady Gas": the products of two fuels beside one label, or the one of all. */
export const readProducts: FieldReader = (value, context) => {
  const ofFuels = context.pair.relation === 'inline' ? [] : matchesOf(value, OF_FUEL);
  if (ofFuels.length !== 2) return readProduct(value, context);
  return ofFuels.flatMap((match) => {
    const [whole, text] = match;
    const from = match.index + whole.length - text.length;
    return readProduct(text.replace(END, ''), context).map((each) => ({
      ...each,
      start: from + each.start,
      end: from + each.end,
    }));
  });
};
