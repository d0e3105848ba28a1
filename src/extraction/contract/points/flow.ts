import type { Candidate } from '../../fields/candidates.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block } from '../../layout/index.js';
import type { Point, Scope } from './point.js';

interface Item {
  candidate: Candidate;
  point?: Point;
}

/**
 * Lists of labels and values, point after point: a new point begins where a field comes again, or under a new heading.
 * Each column of labels is a list of its own.
 */
export function byFlow(points: readonly Point[], candidates: readonly Candidate[]): Map<Candidate, Scope> {
  const found = new Map<Candidate, Scope>();
  const items: Item[] = candidates
    .filter((each) => each.pair && !each.pair.row && each.field !== 'mpan' && each.field !== 'mprn')
    .filter((each) => !isOfAll(each, points, candidates))
    .map((candidate) => ({ candidate }));
  for (const point of points) {
    for (const mention of point.mentions)
      if (mention.pair && !mention.pair.row) items.push({ candidate: mention, point });
  }
  for (const column of columnsOf(items)) {
    if (!column.some((item) => item.point)) continue;
    assignGroups(groupsOf(column), points, found);
  }
  return found;
}

/** The only address of a site, over numbers of points that stand beside each other, is that of them all. */
function isOfAll({ field, value, passage }: Candidate, points: readonly Point[], all: readonly Candidate[]): boolean {
  if (field !== 'siteAddress' || all.some((each) => each.field === field && each.value !== value)) return false;
  const [first] = points[0].mentions;
  const line = points.flatMap((point) => point.mentions.find(({ passage: { block } }) => isBeside(block, first)) ?? []);
  return line.length === points.length && passage.block.y1 < first.passage.block.y0;
}

const isBeside = (block: Block, { passage }: Candidate): boolean =>
  block.page === passage.block.page && sameLine(block, passage.block);

function columnsOf(items: readonly Item[]): Item[][] {
  const columns: { page: number; x: number; items: Item[] }[] = [];
  for (const item of items) {
    const { page, x0, fontSize } = item.candidate.pair!.labelBlock;
    const column = columns.find((other) => other.page === page && Math.abs(other.x - x0) < 2 * fontSize);
    if (column) column.items.push(item);
    else columns.push({ page, x: x0, items: [item] });
  }
  for (const column of columns) {
    column.items.sort(
      (a, b) =>
        a.candidate.pair!.labelBlock.y0 - b.candidate.pair!.labelBlock.y0 ||
        a.candidate.passage.start - b.candidate.passage.start,
    );
  }
  return columns.map((column) => column.items);
}

interface Group {
  items: Item[];
  points: Set<Point>;
  fields: Set<string>;
}

function groupsOf(column: readonly Item[]): Group[] {
  const groups: Group[] = [];
  let last: Item | undefined;
  for (const item of column) {
    const field = item.point ? 'point' : item.candidate.field;
    let group = groups[groups.length - 1];
    const sameLabel = last?.candidate.pair!.labelBlock === item.candidate.pair!.labelBlock;
    const underNew = last && !sameLabel && headingOf(item) !== headingOf(last);
    const again = group && !sameLabel && repeats(group, item, field);
    if (!group || again || underNew) {
      group = { items: [], points: new Set(), fields: new Set() };
      groups.push(group);
    }
    group.items.push(item);
    if (item.point) group.points.add(item.point);
    group.fields.add(field);
    last = item;
  }
  return groups;
}

/** The heading of an item; a label that is a heading itself ("Site 1: Main works") begins what is under it. */
function headingOf(item: Item): Block | undefined {
  const label = item.candidate.pair!.labelBlock;
  return label.isHeading ? label : label.heading;
}

function repeats(group: Group, item: Item, field: string): boolean {
  if (item.point) return group.points.size > 0 && !group.points.has(item.point);
  return group.items.some(
    (other) => !other.point && other.candidate.field === field && other.candidate.value !== item.candidate.value,
  );
}

function assignGroups(groups: readonly Group[], points: readonly Point[], found: Map<Candidate, Scope>): void {
  const without = groups.filter((group) => group.points.size === 0);
  const single = groups.filter((group) => group.points.size === 1);
  for (const group of single) {
    const mention = group.items.findIndex((item) => item.point);
    group.items.forEach((item, i) => {
      // What stands before the point's number, and comes only once, may be said of all points.
      const once =
        i < mention &&
        single.length > 1 &&
        single.every((other) => other === group || !other.fields.has(item.candidate.field));
      if (!item.point && !once) found.set(item.candidate, [...group.points]);
    });
  }
  const repeated = new Map<string, Group[]>();
  for (const group of without)
    for (const field of group.fields) repeated.set(field, [...(repeated.get(field) ?? []), group]);
  for (const [field, of] of repeated) {
    if (of.length !== points.length) continue;
    const ordered = [...points].sort((a, b) => orderOf(a) - orderOf(b));
    of.forEach((group, i) => {
      for (const item of group.items)
        if (item.candidate.field === field && !item.point) found.set(item.candidate, [ordered[i]]);
    });
  }
}

const orderOf = (point: Point): number => Math.min(...point.mentions.map((mention) => mention.passage.block.index));
