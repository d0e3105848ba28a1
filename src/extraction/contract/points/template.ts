import type { Box } from '../../page.js';
import { boxOfPassage } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import type { Testimony } from '../../witness/index.js';

/** How likely a value must be by itself. */
const LIKELY = 0.4;
/** In points: how much places that are alike may differ. */
const ALIKE = 3;
/** So many supply points must have a value at the same place beside their number. */
const LEAST = 2;

interface Placed {
  told: Testimony;
  page: number;
  box: Box;
}

/**
 * The supply points of a paper are printed one like the other, as rows or as cards: of values that are each likely by
 * themselves, those that stand at the same place beside the number of a supply point are the points' own.
 */
export function placesOfPoints(
  { fields, evidence }: Extraction<ContractFields>,
  values: readonly Testimony[],
): Map<number, Testimony> {
  const numbers = fields.supplyPoints.map((_, i) => evidence[`/supplyPoints/${i}/mpanMprn`]);
  const placed = values.flatMap((told): Placed[] =>
    told.places
      .filter(({ likely }) => likely >= LIKELY)
      .map(({ passage }) => ({ told, page: passage.block.page, box: boxOfPassage(passage) })),
  );
  let best = new Map<number, Testimony>();
  for (const [i, number] of numbers.entries()) {
    for (const { page, box } of placed) {
      if (!number?.box || page !== number.page) continue;
      const [dx, dy] = [box.x0 - number.box.x0, box.y0 - number.box.y0];
      const found = new Map<number, Testimony>();
      for (const [j, other] of numbers.entries()) {
        const like = placed.find(
          (each) =>
            other?.box &&
            each.page === other.page &&
            Math.abs(each.box.x0 - other.box.x0 - dx) < ALIKE &&
            Math.abs(each.box.y0 - other.box.y0 - dy) < ALIKE,
        );
        if (like) found.set(j, like.told);
      }
      if (found.has(i) && found.size > best.size) best = found;
    }
  }
  return best.size >= LEAST ? best : new Map<number, Testimony>();
}
