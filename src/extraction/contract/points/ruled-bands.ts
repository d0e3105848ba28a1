import type { Candidate } from '../../fields/candidates.js';
import { middleX, middleY } from '../../layout/geometry.js';
import { horizontalRules, type Layout } from '../../layout/index.js';
import type { Rule } from '../../page.js';
import type { Point, Scope } from './point.js';

/** In points: how far a drawn line may end before what it goes over or under. */
const SLACK = 2;

/** Where the number of a point stands, and the drawn lines of its page. */
interface Place {
  point: Point;
  page: number;
  x: number;
  y: number;
  rules: readonly Rule[];
}

/**
 * Tells whose a value is that stands between the same two drawn lines as the number of one point and of no other, where such lines part
 * the numbers of all points of a page: the prices of a site, each in a row of its own, beside a cell with its number.
 */
export function byRuledBand(layout: Layout, points: readonly Point[]): (candidate: Candidate) => Scope | undefined {
  const rules = new Map(layout.pages.map((page) => [page.number, horizontalRules(page)]));
  const places = points.flatMap((point) =>
    point.mentions.slice(0, 1).map(({ passage: { block } }): Place => {
      return { point, page: block.page, x: middleX(block), y: middleY(block), rules: rules.get(block.page) ?? [] };
    }),
  );
  const areParted = new Map(
    layout.pages.map(({ number }) => {
      const own = places.filter(({ page }) => page === number).sort((a, b) => a.y - b.y);
      return [number, own.length > 1 && own.slice(1).every((place, i) => isParted(own[i], place))];
    }),
  );
  return ({ passage: { block }, pair }) => {
    if (block.kind !== 'cell' || !areParted.get(block.page) || pair?.row) return undefined;
    const [x, y] = [middleX(block), middleY(block)];
    const own = places.filter((place) => place.page === block.page && isWithin(place, x, y));
    return own.length === 1 ? [own[0].point] : undefined;
  };
}

const isParted = (upper: Place, lower: Place): boolean =>
  upper.rules.some((rule) => middleY(rule) > upper.y && middleY(rule) < lower.y && isOver(rule, upper.x));

const isOver = ({ x0, x1 }: Rule, x: number): boolean => x0 - SLACK <= x && x <= x1 + SLACK;

/** True for a place with a drawn line over it and one under it that go over and under a number as well, and none between them. */
function isWithin({ rules, x: own, y: level }: Place, x: number, y: number): boolean {
  const both = rules.filter((rule) => isOver(rule, own) && isOver(rule, x)).map(middleY);
  const isBetween = (line: number): boolean => line > Math.min(y, level) && line < Math.max(y, level);
  return (
    both.some((line) => line < Math.min(y, level)) &&
    both.some((line) => line > Math.max(y, level)) &&
    !both.some(isBetween)
  );
}
