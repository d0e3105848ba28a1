import type { Candidate } from '../fields/candidates.js';
import { sameLine } from '../layout/geometry.js';
import type { Block } from '../layout/index.js';
import type { Point, Scope } from './point.js';

/** The field of a panel: a label over its value, both at the left edge of the panel. */
interface Place {
  label: Block;
  value: Block;
}

const placeOf = ({ pair, passage }: Candidate): Place | undefined =>
  pair && (pair.relation === 'column' || pair.relation === 'below')
    ? { label: pair.labelBlock, value: passage.block }
    : undefined;

const atEdge = (one: Block, other: Block): boolean =>
  one.page === other.page && Math.abs(one.x0 - other.x0) < 0.5 * one.fontSize;

/**
 * Panels of points side by side, each with its labels over their values: where every panel has a value of a field, each
 * is of the point whose number stands at the same left edge.
 */
export function bySide(points: readonly Point[], candidates: readonly Candidate[]): Map<Candidate, Scope> {
  const found = new Map<Candidate, Scope>();
  const sides = points.map(sideOf);
  const [first] = sides;
  if (!first || !sides.every((side) => side && sameLine(side, first))) return found;
  for (const field of new Set(candidates.map((each) => each.field))) {
    const own = candidates.flatMap((candidate) => {
      const place = candidate.field === field ? placeOf(candidate) : undefined;
      const at = place && atEdge(place.label, place.value) ? sides.findIndex((side) => atEdge(side!, place.value)) : -1;
      return at < 0 ? [] : [{ candidate, point: points[at] }];
    });
    if (new Set(own.map(({ point }) => point)).size < points.length) continue;
    for (const { candidate, point } of own) found.set(candidate, [point]);
  }
  return found;
}

/** The number of a point that stands under its label. */
function sideOf(point: Point): Block | undefined {
  const places = point.mentions.flatMap((mention) => placeOf(mention) ?? []);
  return places.find(({ label, value }) => atEdge(label, value))?.value;
}
