import { firstFrom } from '../layout/at-height.js';
import { overlapX, overlapY, width } from '../layout/geometry.js';
import type { Segment } from '../layout/index.js';

/** A printed line, with the nearest lines around it. */
export interface Surrounded<Line> {
  segment: Segment;
  left?: Line;
  right?: Line;
  up?: Line;
  down?: Line;
}

/** How much of the lower of two lines is beside the other one, and of the narrower one over or under the other. */
const BESIDE = 0.4;
const OVER = 0.2;
/** In points: how far boxes that touch may overlap. */
const SLACK = 3;

const isBeside = (a: Segment, b: Segment): boolean => overlapY(a, b) > BESIDE * Math.min(a.y1 - a.y0, b.y1 - b.y0);

const isOverOrUnder = (a: Segment, b: Segment): boolean =>
  overlapX(a, b) > OVER * Math.min(width(a), width(b)) && !isBeside(a, b);

/** The lines of a page in the order of one of their edges: their places in the list, and their edges. */
interface Turn {
  places: Int32Array;
  edges: Float64Array;
}

function inTurn(all: readonly { segment: Segment }[], edge: (segment: Segment) => number): Turn {
  const ofAll = Float64Array.from(all, ({ segment }) => edge(segment));
  const places = Int32Array.from(all.keys()).sort((a, b) => ofAll[a] - ofAll[b] || a - b);
  return { places, edges: Float64Array.from(places, (place) => ofAll[place]) };
}

/** Gives each line of a page the nearest lines on all four sides; of equally near ones the first in the list. */
export function setNeighbours<Line extends Surrounded<Line>>(all: readonly Line[]): void {
  const downwards = inTurn(all, ({ y0 }) => y0);
  const upwards = inTurn(all, ({ y1 }) => -y1);
  const tallest = Math.max(...all.map(({ segment }) => segment.y1 - segment.y0));
  for (const line of all) {
    const own = line.segment;
    line.up = nearest(line, all, upwards, -own.y0 - SLACK);
    line.down = nearest(line, all, downwards, own.y1 - SLACK);
    setBeside(line, all, downwards, tallest);
  }
}

/** The first line over or under another one whose turn comes from an edge on. */
function nearest<Line extends Surrounded<Line>>(
  line: Line,
  all: readonly Line[],
  { places, edges }: Turn,
  from: number,
): Line | undefined {
  for (let i = firstFrom(edges, from); i < places.length; i += 1) {
    const other = all[places[i]];
    if (other !== line && isOverOrUnder(line.segment, other.segment)) return other;
  }
  return undefined;
}

function setBeside<Line extends Surrounded<Line>>(
  line: Line,
  all: readonly Line[],
  { places, edges }: Turn,
  tallest: number,
): void {
  const own = line.segment;
  let [left, right] = [-1, -1];
  for (let i = firstFrom(edges, own.y0 - tallest); i < places.length && edges[i] < own.y1; i += 1) {
    const place = places[i];
    const { segment } = all[place];
    if (segment === own || !isBeside(own, segment)) continue;
    if (segment.x1 <= own.x0 + SLACK) {
      const nearer = left < 0 ? 1 : segment.x1 - all[left].segment.x1 || left - place;
      if (nearer > 0) left = place;
    }
    if (segment.x0 >= own.x1 - SLACK) {
      const nearer = right < 0 ? 1 : all[right].segment.x0 - segment.x0 || right - place;
      if (nearer > 0) right = place;
    }
  }
  if (left >= 0) line.left = all[left];
  if (right >= 0) line.right = all[right];
}
