import type { Block, Layout } from '../../layout/index.js';
import { Chosen } from './chosen.js';
import { otherCards } from './offer-cards.js';
import { otherColumns } from './offer-columns.js';

/** A paper without the offers that were not taken, as far as cards and columns of tables are theirs alone. */
export function withoutOtherOffers(layout: Layout): Layout {
  const chosen = new Chosen(layout);
  const others = new Set<Block>([...otherCards(layout, chosen), ...otherColumns(layout, chosen)]);
  if (others.size === 0) return layout;
  return {
    ...layout,
    blocks: layout.blocks.filter((block) => !others.has(block)),
    pairs: layout.pairs.filter(({ labelBlock, value }) => !others.has(labelBlock) && !others.has(value.block)),
  };
}
