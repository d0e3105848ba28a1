import { type Block, boxOfPassage, type Layout, type Passage } from '../../layout/index.js';
import type { Box } from '../../page.js';
import type { ContractFields, Evidence, Extraction } from '../../results.js';
import type { Place, Testimony } from '../../witness/index.js';

/** How likely a value must be at its place to have its turn. */
const LIKELY = 0.4;
/** Of several within one turn the likeliest is meant where it is so much likelier than the next. */
const LEADS = 2;
/** The last turn has no number behind it: a value in it stands at most so many times as far from its number as those of the others. */
const FARTHEST = 2;

/** In points: how far the sides of cells under each other may differ. */
const ALIKE = 4;

/** A place in the text of a paper as it is read, counted in characters. */
type Reading = (block: Block, start: number) => number;

/** Where something stands as a paper is read, and which supply point it is the number of. */
interface Mention {
  point: number;
  at: number;
  block: Block;
  box: Box;
}

interface Turn<V> {
  told: Testimony<V>;
  place: Place;
  at: number;
}

/** Where the numbers of the supply points stand as the paper is read. */
export interface Numbers {
  mentions: Mention[];
  at: Reading;
}

/** The numbers of a reading's supply points in reading order; none where one of them is not to be found in the text. */
export function numbersAsRead({ fields, evidence }: Extraction<ContractFields>, layout: Layout): Numbers {
  const starts = new Map<Block, number>();
  let length = 0;
  for (const block of layout.blocks) {
    starts.set(block, length);
    length += block.text.length + 1;
  }
  const at: Reading = (block, start) => (starts.get(block) ?? 0) + start;
  const mentions = fields.supplyPoints.flatMap((_, point): Mention[] => {
    const shown = evidence[`/supplyPoints/${point}/mpanMprn`];
    const passage = passageOf(shown, layout);
    return passage ? [{ point, at: at(passage.block, passage.start), block: passage.block, box: shown.box }] : [];
  });
  return { mentions: mentions.length === fields.supplyPoints.length ? mentions.sort((a, b) => a.at - b.at) : [], at };
}

function passageOf(evidence: Evidence | undefined, layout: Layout): Pick<Passage, 'block' | 'start'> | undefined {
  if (!evidence) return undefined;
  const { page, box } = evidence;
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const isIn = ({ x0, y0, x1, y1 }: Evidence['box']): boolean => x0 <= x && x <= x1 && y0 <= y && y <= y1;
  const block = layout.blocks.find((each) => each.page === page && each.lines.some(isIn));
  if (!block) return undefined;
  let start = 0;
  for (const line of block.lines)
    for (const word of line.words) {
      const middle = (word.y0 + word.y1) / 2;
      if (word.x1 > box.x0 && box.y0 <= middle && middle <= box.y1) return { block, start };
      start += word.text.length + 1;
    }
  return undefined;
}

/**
 * Where a text tells of one supply point after the other, each has its turn: what stands between its number and that of the next is its
 * own, or what stands between it and the one before. Only where each of `points` has just one such value; or for those whose number
 * stands in a text of its own, as far as there is one in that.
 */
export function turnsOfPoints<V>(
  { mentions, at }: Numbers,
  values: readonly Testimony<V>[],
  points: readonly number[],
  least = LIKELY,
): Map<number, Testimony<V>> {
  const turns = values
    .flatMap((told) =>
      told.places.map((place): Turn<V> => ({ told, place, at: at(place.passage.block, place.passage.start) })),
    )
    .filter(({ place }) => place.likely >= least)
    .sort((a, b) => a.at - b.at);
  if (points.length < 2 || turns.length < 2 || mentions.length === 0) return new Map();
  const own = inOwnTexts(mentions, turns);
  if (own.size > 1) return given(own);
  const [behind, before] = [inTurn(mentions, turns, points), inTurn(backwards(mentions), backwards(turns), points)];
  if (behind && before) return new Map();
  return given(behind ?? before ?? new Map<number, Turn<V>>());
}

const given = <V>(turns: ReadonlyMap<number, Turn<V>>): Map<number, Testimony<V>> =>
  new Map([...turns].map(([point, { told, place }]) => [point, { ...told, likely: place.likely, places: [place] }]));

/** The values that stand in one text with the number of one supply point, and with no other. */
function inOwnTexts<V>(mentions: readonly Mention[], turns: readonly Turn<V>[]): Map<number, Turn<V>> {
  const found = new Map<number, Turn<V>>();
  for (const { block, point } of mentions) {
    if (mentions.some((other) => other.block === block && other.point !== point)) continue;
    const first = leading(turns.filter(({ place }) => place.passage.block === block));
    if (first) found.set(point, first);
  }
  return found;
}

/** The values behind each number and before the next, if each of the points has one, and no other has. */
function inTurn<V>(
  mentions: readonly Mention[],
  turns: readonly Turn<V>[],
  points: readonly number[],
): Map<number, Turn<V>> | undefined {
  const found = new Map<number, Turn<V>>();
  let farthest = 0;
  for (const [i, { point, at }] of mentions.entries()) {
    const end = mentions[i + 1]?.at ?? at + FARTHEST * farthest;
    const first = leading(turns.filter((turn) => turn.at > at && turn.at < end));
    if ((first !== undefined) !== points.includes(point)) return undefined;
    if (!first) continue;
    farthest = Math.max(farthest, Math.abs(first.at - at));
    found.set(point, first);
  }
  return isOfOneColumn([...found.values()]) ? found : undefined;
}

/** In cells of their own values must stand under each other: those of other columns are other things. */
function isOfOneColumn(turns: readonly Turn<unknown>[]): boolean {
  const boxes = turns.map(({ place: { passage } }) => boxOfPassage(passage));
  if (turns.some(({ place: { passage } }) => passage.text.length < passage.block.text.length)) return true;
  return ([({ x0 }) => x0, ({ x1 }) => x1, ({ x0, x1 }) => (x0 + x1) / 2] satisfies ((box: Box) => number)[]).some(
    (side) => {
      const places = boxes.map(side);
      return Math.max(...places) - Math.min(...places) < ALIKE;
    },
  );
}

const backwards = <T extends { at: number }>(list: readonly T[]): T[] =>
  list.map((each) => ({ ...each, at: -each.at })).reverse();

function leading<V>(turns: readonly Turn<V>[]): Turn<V> | undefined {
  const [first, second] = [...turns].sort((a, b) => b.place.likely - a.place.likely);
  return first && (!second || first.place.likely >= LEADS * second.place.likely) ? first : undefined;
}
