import { captionsInTurn } from './captions-in-turn.js';
import { around, isOfOneSize, middleX, sameLine } from './geometry.js';
import { isParted, type Gutter } from './gutters.js';
import { FIGURE } from './line-shapes.js';
import type { Block } from './model.js';

/** How many labels of a page must stand under their values, so that one of them is believed to. */
const LEAST = 3;
/** How far the text over a label is at most, in its type: large figures stand in boxes with room about them. */
const AWAY = 2;
/** How much nearer the text over a label must be than the one under it. */
const NEARER = 1.6;

/** Type so much smaller than that of a caption is a note's. */
const NOTE = 0.9;

/** How much larger the type of a value is than that of a caption that is believed by itself, and how far over it at most. */
const LARGER = 1.15;
const CLOSE = 1;
/** So many figures over captions, wherever on a page, speak for the texts without a figure. */
const MANY = 3;

/**
 * Labels that stand under their values, as captions do ("26.60p" over "a unit, by day"), each with its value. A page that
 * sets labels so does it throughout: the text over each is nearer than the text under it, and hardly smaller. Where it
 * does not, only those are believed whose values are in larger type, with a figure among those of the line. `ruled` has the
 * texts under drawn lines, each with the one that stands on its line, `boxed` the labels at the top of boxes of their own.
 */
export function captionsOf(
  blocks: readonly Block[],
  gutters: readonly Gutter[] = [],
  ruled: ReadonlyMap<Block, Block> = new Map(),
  boxed: ReadonlySet<Block> = new Set(),
): Map<Block, Block> {
  const cells = blocks.filter((block) => block.kind === 'cell');
  const labels = cells.filter((block) => block.label !== undefined && !boxed.has(block));
  const found = new Map<Block, Block>();
  const small = new Map<Block, Block>();
  let usual = boxed.size;
  for (const label of labels) {
    // In smaller type stands a note to the caption: "00:00 to 07:00" under "per kWh, night".
    const open = cells.filter((cell) => cell.fontSize > NOTE * label.fontSize);
    const onRule = ruled.get(label);
    const over = onRule ?? nearest(label, cells, (cell) => label.y0 - cell.y1);
    const column = onRule ? { ...label, ...around([label, onRule]) } : label;
    const under = nearest(column, open, (cell) => cell.y0 - label.y1);
    const up = over ? gap(label.y0 - over.y1, label) : Infinity;
    const down = under ? gap(under.y0 - label.y1, label) : Infinity;
    // "BILLING ADDRESS" in small capitals right under larger type heads nothing.
    const isLarge = over !== undefined && over.fontSize > LARGER * label.fontSize;
    if (label.isHeading && !(isLarge && up < CLOSE && !label.bold)) continue;
    if (
      over &&
      isValue(over, label) &&
      !hasFigureBeside(label, cells, over) &&
      up < AWAY &&
      down > NEARER * Math.max(up, 0.25)
    ) {
      found.set(label, over);
      if (up < CLOSE && isLarge && !hasBeside(label, cells, gutters)) small.set(label, over);
    } else if (down < up) usual += 1;
  }
  const figures = [...found.values()].filter((value) => /\d/.test(value.text)).length;
  const believed = found.size >= LEAST && found.size > 2 * usual && figures >= 0.5 * found.size;
  const inTurn = [...captionsInTurn(cells)].filter(([label]) => !boxed.has(label));
  return new Map([...(believed ? found : withFigures(small)), ...inTurn]);
}

/** The captions that stand on one line with one whose value has a figure, or all where there are many of these. */
function withFigures(captions: Map<Block, Block>): Map<Block, Block> {
  const sure = [...captions].filter(([, { text }]) => /\d/.test(text) && !NUMBERED.test(text)).map(([label]) => label);
  return new Map(
    [...captions].filter(
      ([label]) => sure.length >= MANY || sure.some((other) => other === label || sameLine(other, label)),
    ),
  );
}

/** "2. Prices", "Part 3", "Supply point 1": the number of a heading is no figure, as that of "6 Apr 2027" is. */
const NUMBERED =
  /^(?:(?:part|section|step|annex|schedule)\s+)?\d{1,2}[.):]?\s+(?!\p{L}{3,9}\.? (?:20)?\d\d$)\p{L}|^[\p{L} –-]+ \d{1,2}$/iu;

/** True for a label with a text beside it, in the same column of the page, that is no label, nor a caption in words that are not known. */
const hasBeside = (label: Block, cells: readonly Block[], gutters: readonly Gutter[]): boolean =>
  cells.some(
    (cell) =>
      cell !== label &&
      cell.label === undefined &&
      cell.x0 >= label.x1 &&
      sameLine(cell, label) &&
      !isParted(label, cell, gutters) &&
      !isLikeCaption(cell, label, cells),
  );

/** A text in the type of a caption with larger type right over it, as there is over the caption. */
const isLikeCaption = (cell: Block, label: Block, cells: readonly Block[]): boolean =>
  isOfOneSize(cell, label) &&
  cell.bold === label.bold &&
  cells.some(
    (over) =>
      over.fontSize > LARGER * cell.fontSize &&
      Math.abs(over.x0 - cell.x0) < 0.8 * cell.fontSize &&
      over.y1 <= cell.y0 + 1 &&
      gap(cell.y0 - over.y1, cell) < CLOSE,
  );

/** "VAT | 20 | per cent" in a list of prices: the figure of its row, and not the label of the row over it, is its value. */
export const hasFigureBeside = (label: Block, cells: readonly Block[], over: Block): boolean =>
  over.fontSize < LARGER * label.fontSize &&
  !/\d/.test(over.text) &&
  cells.some((cell) => FIGURE.test(cell.text) && cell.x0 >= label.x1 && sameLine(cell, label));

const gap = (distance: number, { fontSize }: Block): number => distance / Math.max(fontSize, 1);

/** A text that can be the value over a caption: in type that is hardly smaller, and larger or bolder unless it is no label. */
const isValue = (over: Block, label: Block): boolean =>
  over.fontSize > 0.95 * label.fontSize &&
  (over.label?.qualifier !== '' || over.fontSize > 1.1 * label.fontSize || (over.bold && !label.bold));

function nearest(label: Block, cells: readonly Block[], distance: (cell: Block) => number): Block | undefined {
  let best: Block | undefined;
  for (const cell of cells) {
    const away = distance(cell);
    if (cell === label || away < -0.4 * label.fontSize || away > 4 * label.fontSize || !isAligned(cell, label))
      continue;
    if (!best || away < distance(best)) best = cell;
  }
  return best;
}

const isAligned = (cell: Block, label: Block): boolean =>
  Math.abs(cell.x0 - label.x0) < 0.8 * label.fontSize ||
  Math.abs(cell.x1 - label.x1) < 0.8 * label.fontSize ||
  Math.abs(middleX(cell) - middleX(label)) < label.fontSize;
