import { boxOfPassage } from '../../layout/index.js';
import { overlapX } from '../../layout/geometry.js';
import type { Box } from '../../page.js';
import type { ContractFields, Evidence, Extraction } from '../../results.js';
import type { Testimony } from '../../witness/index.js';

/** How likely a value must be by itself, and the values of all points that stand alike together. */
const LIKELY = 0.2;
const LIKELY_TOGETHER = 0.4;
/** In points: how much places that are alike may differ. */
const ALIKE = 4;
/** Of more points values far from the numbers are not looked for: each would be laid beside each. */
const MOST_FAR = 60;
/** So many supply points must have a value at the same place beside their number. */
const LEAST = 2;
/** Values that the rules saw and did not take must stand beside so many numbers, or beside all, and be as likely as this together. */
const LEAST_PASSED_OVER = 3;
const LIKELY_PASSED_OVER = 0.7;
/** Half as many values elsewhere that are so much as likely leave it open which are meant. */
const RIVALS = 0.5;

/** A value beside a supply point's number: so far right of it by one of its sides, and so far under it. */
interface Beside<V> {
  point: number;
  told: Testimony<V>;
  likely: number;
  sides: readonly number[];
  under: number;
  /** Nearer to the number of another point. */
  isFar: boolean;
}

interface Asked<V> {
  /** How likely the values must be together. */
  least?: number;
  /** The rules saw a value and did not take it. */
  isPassedOver?: (told: Testimony<V>) => boolean;
}

/** Values that stand at the same place beside the numbers of supply points, one for each. */
interface Stand<V> {
  values: Map<number, Beside<V>>;
  likely: number;
}

/**
 * The supply points of a paper are printed one like the other, as rows or as cards: of values that are likely, those that stand
 * at the same place beside the number of a supply point are the points' own.
 */
export function placesOfPoints<V>(
  { fields, evidence }: Extraction<ContractFields>,
  values: readonly Testimony<V>[],
  { least = LIKELY_TOGETHER, isPassedOver = () => false }: Asked<V> = {},
): Map<number, Testimony<V>> {
  const placed = new Map<number, { told: Testimony<V>; likely: number; box: Box }[]>();
  for (const told of values)
    for (const { passage, likely } of told.places) {
      if (likely < LIKELY) continue;
      const { page } = passage.block;
      placed.set(page, [...(placed.get(page) ?? []), { told, likely, box: boxOfPassage(passage) }]);
    }
  const numbers = fields.supplyPoints.map((_, point) => evidence[`/supplyPoints/${point}/mpanMprn`]);
  const besides = numbers.flatMap((number, point) => {
    if (!number) return [];
    const pitch = pitchOf(number, numbers);
    return (placed.get(number.page) ?? []).flatMap(({ told, likely, box }): Beside<V>[] => {
      const under = box.y0 - number.box.y0;
      const isFar = Math.abs(under) > pitch;
      if (isFar && numbers.length > MOST_FAR) return [];
      const sides = [box.x0, box.x1, (box.x0 + box.x1) / 2].map((side) => side - number.box.x0);
      return [{ point, told, likely, sides, under, isFar }];
    });
  });
  const stands = standsOf(besides, numbers.length).filter(({ likely }) => likely >= least);
  const [best] = stands;
  if (!best) return new Map();
  const own = new Set([...best.values.values()].map(({ told }) => told));
  if ([...own].some(isPassedOver)) {
    const rivals = values.filter((value) => !own.has(value) && value.likely >= RIVALS * best.likely);
    const isOfMany = best.values.size >= LEAST_PASSED_OVER || best.values.size === fields.supplyPoints.length;
    if (!isOfMany || 2 * rivals.length >= own.size || best.likely < LIKELY_PASSED_OVER) return new Map();
  }
  return together(stands);
}

/** The values of the first stand, and of others beside as many points, none of them the same: gas beside electricity of the same sites. */
function together<V>([first, ...others]: readonly Stand<V>[]): Map<number, Testimony<V>> {
  const told = new Map<number, Testimony<V>>();
  for (const { values } of [first, ...others])
    if (values.size === first.values.size && [...values.keys()].every((point) => !told.has(point)))
      for (const [point, beside] of values) told.set(point, beside.told);
  return told;
}

/** How far over or under a number the next one of its column stands: what is further away than that is nearer to others. */
function pitchOf(number: Evidence, numbers: readonly (Evidence | undefined)[]): number {
  let pitch = Infinity;
  for (const other of numbers) {
    if (other?.page !== number.page || overlapX(other.box, number.box) <= 0) continue;
    const gap = Math.abs(other.box.y0 - number.box.y0) - ALIKE;
    if (gap > 0 && gap < pitch) pitch = gap;
  }
  return pitch;
}

/**
 * The stands of values beside supply points, those beside most points first; of such ones the nearest. In a table of its own values stand
 * far from the numbers, and then beside all of them: those of the next rows leave one without, but for one with a total under it.
 */
function standsOf<V>(besides: readonly Beside<V>[], points: number): Stand<V>[] {
  const near = besides.filter(({ isFar }) => !isFar);
  const stands = near.flatMap((first) => standsLike(first, near)).filter(({ size }) => size >= LEAST);
  const ofFirst = besides.filter(({ point }) => point === 0);
  const whole = ofFirst.flatMap((first) => standsLike(first, besides)).filter(({ size }) => size === points);
  return [...stands, ...whole]
    .map((values) => ({ values, likely: meanOf([...values.values()]) }))
    .sort(
      (a, b) =>
        b.values.size - a.values.size || Number(isFarStand(a)) - Number(isFarStand(b)) || distanceOf(a) - distanceOf(b),
    );
}

/** The values that stand as one does, by each of its sides. */
const standsLike = <V>(first: Beside<V>, besides: readonly Beside<V>[]): Map<number, Beside<V>>[] =>
  first.sides.map((right, side) => {
    const stand = new Map<number, Beside<V>>();
    for (const beside of besides) {
      if (Math.abs(beside.under - first.under) >= ALIKE || Math.abs(beside.sides[side] - right) >= ALIKE) continue;
      if ((stand.get(beside.point)?.likely ?? 0) < beside.likely) stand.set(beside.point, beside);
    }
    return stand;
  });

const meanOf = (besides: readonly Beside<unknown>[]): number =>
  besides.reduce((sum, { likely }) => sum + likely, 0) / besides.length;

const isFarStand = ({ values }: Stand<unknown>): boolean => [...values.values()].some(({ isFar }) => isFar);

function distanceOf({ values }: Stand<unknown>): number {
  const [{ sides, under }] = values.values();
  return Math.hypot(sides[0], under);
}
