import type { Candidate } from '../../fields/candidates.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block } from '../../layout/index.js';
import type { Point, Scope } from './point.js';

/** The field of a panel: a label with its value under it or beside it, or as a caption under its value. */
interface Place {
  label: Block;
  value: Block;
  /** The value stands under its label, both at the left edge of the panel. */
  under: boolean;
  /** What it is for stands in the same text: "74.10p each day as a standing charge". */
  alone?: boolean;
  /** Where the two begin. */
  start: number;
}

/** A panel: where the label and the number of its point stand. */
interface Side extends Place {
  point: Point;
  /** Where the next panel to the right begins. */
  end: number;
}

const placeOf = ({ pair, passage }: Candidate): Place => {
  if (!pair || pair.relation === 'inline')
    return { label: passage.block, value: passage.block, under: true, alone: true, start: passage.block.x0 };
  const [label, value] = [pair.labelBlock, passage.block];
  const under = pair.relation !== 'right' && pair.relation !== 'above';
  return { label, value, under, start: Math.min(label.x0, value.x0) };
};

const atEdge = (one: Block, other: Block): boolean =>
  one.page === other.page && Math.abs(one.x0 - other.x0) < 0.5 * one.fontSize;

/**
 * Panels of points side by side, each with its labels over or beside their values: where every panel has a value of a
 * field, each is of the point whose number stands in the same panel.
 */
export function bySide(points: readonly Point[], candidates: readonly Candidate[]): Map<Candidate, Scope> {
  const found = new Map<Candidate, Scope>();
  const sides = sidesOf(points);
  for (const field of sides ? new Set(candidates.map((each) => each.field)) : []) {
    const own = candidates.flatMap((candidate) => {
      const place = placeOf(candidate);
      const side = candidate.field === field ? sides!.find((each) => isOn(place, each)) : undefined;
      return side ? [{ candidate, point: side.point }] : [];
    });
    if (new Set(own.map(({ point }) => point)).size < points.length) continue;
    for (const { candidate, point } of own) found.set(candidate, [point]);
  }
  return found;
}

/** In type heights: a panel may have so many lines more over its number than the one beside it, each beside its label. */
const LINES_MORE = 8;

/** True for two numbers at one height, or hardly apart where both stand beside their labels. */
const areBeside = (one: Place, other: Place): boolean =>
  sameLine(one.value, other.value) ||
  (!one.under &&
    one.value.page === other.value.page &&
    Math.abs(one.value.y0 - other.value.y0) < LINES_MORE * one.value.fontSize);

/** Tells in which point's panel a value stands with its label, where the points have panels side by side. */
export function inPanels(points: readonly Point[]): (candidate: Candidate) => Point | undefined {
  const sides = sidesOf(points);
  return (candidate) => {
    const place = placeOf(candidate);
    return sides && !place.alone ? sides.find((each) => isOn(place, each))?.point : undefined;
  };
}

/** The panels of all points, from left to right; undefined where their numbers do not stand beside each other. */
function sidesOf(points: readonly Point[]): Side[] | undefined {
  const places = points.flatMap((point) => {
    const place = numberOf(point);
    return place ? [{ ...place, point }] : [];
  });
  const [first] = places;
  if (!first || places.length < points.length) return undefined;
  if (!places.every((place) => areBeside(place, first) && place.under === first.under)) return undefined;
  places.sort((a, b) => a.start - b.start);
  const sides = places.map((place, i) => ({ ...place, end: places[i + 1]?.start ?? Infinity }));
  return sides.every(({ value, end }) => value.x1 <= end) ? sides : undefined;
}

/** Under its number a panel has its values at the same edge; beside it, or over captions, anywhere up to the next panel. */
const isOn = (place: Place, side: Side): boolean => {
  if (side.under && place.alone && place.value.x1 > side.end) return false;
  if (side.under) return place.under && atEdge(place.label, place.value) && atEdge(side.value, place.value);
  const { label, value, start } = place;
  const from = side.start - 0.5 * label.fontSize;
  return label.page === side.label.page && start >= from && value.x1 <= side.end;
};

/** The number of a point and its label, alone under it or beside it. */
function numberOf(point: Point): Place | undefined {
  const places = point.mentions.flatMap((mention) => {
    const place = placeOf(mention);
    return !place.alone && (place.under ? atEdge(place.label, place.value) : (mention.pair!.siblings ?? 1) < 2)
      ? [place]
      : [];
  });
  return places.find(({ under }) => under) ?? places[0];
}
