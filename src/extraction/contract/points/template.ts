import { boxOfPassage } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import type { Testimony } from '../../witness/index.js';

/** How likely a value must be by itself. */
const LIKELY = 0.4;
/** In points: how much places that are alike may differ. */
const ALIKE = 3;
/** So many supply points must have a value at the same place beside their number. */
const LEAST = 2;

/** A value beside a supply point's number: so far right of it and under it. */
interface Beside<V> {
  point: number;
  told: Testimony<V>;
  right: number;
  under: number;
}

/**
 * The supply points of a paper are printed one like the other, as rows or as cards: of values that are each likely by
 * themselves, those that stand at the same place beside the number of a supply point are the points' own.
 */
export function placesOfPoints<V>(
  { fields, evidence }: Extraction<ContractFields>,
  values: readonly Testimony<V>[],
): Map<number, Testimony<V>> {
  const placed = values.flatMap((told) =>
    told.places
      .filter(({ likely }) => likely >= LIKELY)
      .map(({ passage }) => ({ told, page: passage.block.page, box: boxOfPassage(passage) })),
  );
  const besides = fields.supplyPoints.flatMap((_, point) => {
    const number = evidence[`/supplyPoints/${point}/mpanMprn`];
    return placed.flatMap(({ told, page, box }): Beside<V>[] =>
      page === number?.page ? [{ point, told, right: box.x0 - number.box.x0, under: box.y0 - number.box.y0 }] : [],
    );
  });
  const like = likeMost(besides);
  const found = new Map<number, Testimony<V>>();
  for (const { point, told, right, under } of besides)
    if (like && Math.abs(right - like.right) < ALIKE && Math.abs(under - like.under) < ALIKE && !found.has(point))
      found.set(point, told);
  return found.size >= LEAST ? found : new Map<number, Testimony<V>>();
}

/** One of the values that stand at the place at which most points have one; of such places, at the nearest. */
function likeMost<V>(besides: readonly Beside<V>[]): Beside<V> | undefined {
  const places = new Map<string, { points: Set<number>; first: Beside<V> }>();
  for (const beside of besides) {
    const key = `${Math.round(beside.right / ALIKE)} ${Math.round(beside.under / ALIKE)}`;
    const place = places.get(key) ?? { points: new Set<number>(), first: beside };
    places.set(key, place);
    place.points.add(beside.point);
  }
  const [most] = [...places.values()].sort(
    (a, b) => b.points.size - a.points.size || distanceOf(a.first) - distanceOf(b.first),
  );
  return most?.first;
}

const distanceOf = ({ right, under }: Beside<unknown>): number => Math.hypot(right, under);
