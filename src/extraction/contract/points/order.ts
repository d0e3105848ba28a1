import type { Candidate } from '../../fields/candidates.js';
import { OF_A_POINT, type Point, type Scope } from './point.js';

export const isProse = (candidate: Candidate): boolean =>
  candidate.pair === undefined || (candidate.pair.relation === 'inline' && candidate.pair.fit < 0.7);

/**
 * What sentences say of several points, one after each point's number, belongs to the number before it; where one stands
 * before each number, to the number after it.
 */
export function byOrder(points: readonly Point[], candidates: readonly Candidate[]): Map<Candidate, Scope> {
  const found = new Map<Candidate, Scope>();
  const prose = candidates.filter(isProse);
  for (const field of new Set(prose.map((each) => each.field))) {
    const ofField = prose.filter((each) => each.field === field);
    const values = new Set(ofField.map((each) => JSON.stringify(each.value)));
    if (values.size < 2) continue;
    const [before, after] = [lastBefore, firstAfter].map((nearest) => ofField.map((each) => nearest(points, each)));
    const isOneEach = (of: (Point | undefined)[]): boolean =>
      of.every((point) => point !== undefined) && new Set(of).size === values.size;
    const of = isOneEach(before) ? before : after;
    if (of === after && (before[0] !== undefined || values.size !== points.length || !isOneEach(after))) continue;
    ofField.forEach((each, i) => found.set(each, [of[i]!]));
  }
  return found;
}

/** The point whose number stands last before a value in the order of reading. */
function lastBefore(points: readonly Point[], candidate: Candidate): Point | undefined {
  const at = orderKey(candidate);
  let best: { point: Point; key: number } | undefined;
  for (const point of points) {
    for (const mention of point.mentions) {
      const key = orderKey(mention);
      if (key <= at && (!best || key > best.key)) best = { point, key };
    }
  }
  return best?.point;
}

/** The point whose number stands first after a value in the order of reading. */
function firstAfter(points: readonly Point[], candidate: Candidate): Point | undefined {
  const at = orderKey(candidate);
  const next = (point: Point): number =>
    Math.min(...point.mentions.map(orderKey).map((key) => (key > at ? key : Infinity)));
  return points.reduce<Point | undefined>(
    (best, point) => (next(point) < (best ? next(best) : Infinity) ? point : best),
    undefined,
  );
}

const orderKey = (candidate: Candidate): number => candidate.passage.block.index * 1000 + candidate.passage.start;

/**
 * Points that stand under each other, each with its own lines under its number: where some field is given once under each
 * of them, all that stands between two numbers belongs to the upper one.
 */
export function byBand(points: readonly Point[], candidates: readonly Candidate[]): Map<Candidate, Scope> {
  const found = new Map<Candidate, Scope>();
  const placed = candidates.filter((each) => OF_A_POINT.has(each.field) && !isProse(each));
  const fields = [...new Set(placed.map((each) => each.field))];
  const inBands = fields.some((field) => {
    const bands = new Map<Point | undefined, Set<string>>();
    for (const each of placed.filter((other) => other.field === field)) {
      const point = lastBefore(points, each);
      bands.set(point, (bands.get(point) ?? new Set<string>()).add(JSON.stringify(each.value)));
    }
    const values = new Set([...bands.values()].flatMap((band) => [...band]));
    return values.size > 1 && points.every((point) => bands.get(point)?.size === 1) && !bands.has(undefined);
  });
  if (!inBands) return found;
  for (const each of placed) {
    const point = lastBefore(points, each);
    if (point) found.set(each, [point]);
  }
  return found;
}
