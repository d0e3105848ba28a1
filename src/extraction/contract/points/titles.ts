import type { Candidate } from '../../fields/candidates.js';
import type { Layout } from '../../layout/index.js';
import { cardsOf, nameOf } from './cards.js';
import type { Point } from './point.js';

const OF_PARTY = /^(?:supplier|billing)Address$/;

/** "4. Head Office" over the card of a meter names its site: the address under it is the site's, and no seat of a party. */
export function underTitles(layout: Layout, points: readonly Point[], candidates: readonly Candidate[]): Candidate[] {
  const isUnder = ({ field, pair }: Candidate): boolean => OF_PARTY.test(field) && pair?.relation === 'below';
  if (points.length < 2 || !candidates.some(isUnder)) return [...candidates];
  const titles = cardsOf(layout, points).flatMap(({ point, title }) =>
    title && point.names.includes(nameOf(title)) ? [title] : [],
  );
  return candidates.map((each) =>
    isUnder(each) && titles.includes(each.pair!.labelBlock) ? { ...each, field: 'siteAddress' } : each,
  );
}
