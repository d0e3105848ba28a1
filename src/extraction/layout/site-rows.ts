import { findSupplyNumbers } from '../fields/values/index.js';
import type { Box, Page, Rule } from '../page.js';
import { atHeight } from './at-height.js';
import { isOfOneSize, height, middleX, middleY, overlapX } from './geometry.js';
import { FIGURE } from './line-shapes.js';
import type { Segment } from './model.js';
import { horizontalRules, segmentOf, verticalRules } from './segments.js';

/** The number of a meter point; a longer one may be parted by hyphens, as dates and bank details are not. */
export const SUPPLY_NUMBER = /^\d(?: ?\d){5,20}$|^\d(?:[ -]?\d){12,20}$/;
/** Lines that stand further apart, in type heights, are of two rows also where drawn lines part the rows. */
const WIDE = 1;
/** The middle of a line, by which lines are told from each other, as a share of its height on either side. */
const CORE = 0.3;
/** The share of neighbouring figures of a column that drawn lines part where such lines part all of its rows. */
const RULED = 0.5;

/** What stands in the place of a figure that a site has none of. */
const NONE = /^(?:n\/?a|nil|none|[-–—]+)$/i;
/** In so many lines at least the figures of all columns end at one edge each. */
const LEAST_LINES = 3;

/** The least gap between two columns, in type heights. */
const LEAST_GAP = 0.33;

/** Columns of values side by side, each told by the number that stands in it. */
export interface Columns {
  numbers: Segment[];
  /** Where the columns stand: between the upright lines on either side of each number, or as wide as the numbers. */
  boxes: Box[];
  type: number;
}

/** The columns of the numbers of a line. Texts may stand at one side of a column and figures at the other. */
export function columnsOf({ page, segments }: Printed, numbers: Segment[], type: number): Columns {
  const uprights = verticalRules(page);
  const boxes = numbers.map((number) => {
    const beside = uprights.filter((rule) => rule.y0 <= middleY(number) && rule.y1 >= middleY(number));
    const left = beside.filter((rule) => rule.x1 <= number.x0 + 1).at(-1);
    const right = beside.find((rule) => rule.x0 >= number.x1 - 1);
    return left && right ? { ...number, x0: left.x1, x1: right.x0 } : number;
  });
  const isGrid = boxes.every((box, i) => box !== numbers[i] && (i === 0 || box.x0 >= boxes[i - 1].x1));
  return { numbers, boxes: isGrid ? boxes : upToFigures(segments, numbers, type), type };
}

/** The columns of numbers at the left of which texts begin, as far as the figures at the right of each reach in several lines. */
function upToFigures(segments: readonly Segment[], numbers: Segment[], type: number): Box[] {
  const figures = segments.filter(({ text }) => FIGURE.test(text) || NONE.test(text));
  const isIn = ({ x0, x1 }: Box, i: number): boolean => x0 > numbers[i].x0 && x1 < (numbers[i + 1]?.x0 ?? Infinity);
  const ends = figures.flatMap((first) => {
    if (!isIn(first, 0)) return [];
    const middle = middleY(first);
    const line = atHeight(figures, { y0: middle - CORE * type, y1: middle + CORE * type }).filter(
      (each) => Math.abs(middleY(each) - middle) < CORE * type,
    );
    const own = numbers.map((_, i) => line.filter((each) => isIn(each, i)));
    return own[0][0] === first && own.every(({ length }) => length === 1) ? [own.map(([{ x1 }]) => x1)] : [];
  });
  const [edges] = ends;
  const areSetRight =
    ends.length >= LEAST_LINES &&
    numbers.every(
      (number, i) => edges[i] > number.x1 && ends.every((each) => Math.abs(each[i] - edges[i]) < CORE * type),
    );
  return areSetRight ? numbers.map((number, i) => ({ ...number, x1: edges[i] })) : numbers;
}

/** A page with what is printed on it. */
export interface Printed {
  page: Page;
  segments: Segment[];
}

/** A row of a table whose columns are sites: its label at the left, and a value in each column. */
export interface Placed {
  label: Segment[];
  cells: Segment[][];
}

/** Lines of numbers of meter points that stand beside each other, from left to right. */
export function linesOfNumbers(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  const numbers = segments.filter(({ text }) => SUPPLY_NUMBER.test(text));
  for (const each of numbers.sort((a, b) => middleY(a) - middleY(b))) {
    const line = lines.at(-1);
    if (line && middleY(each) - middleY(line[0]) < 0.75 * each.fontSize) line.push(each);
    else lines.push([each]);
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0)).map(withoutTopLines);
}

/** The numbers of a line without what stands before the core of a supply number and is of the same number: "00 845 658" before "14 2096 4208 980". */
const withoutTopLines = (line: Segment[]): Segment[] =>
  line.filter(({ text }, i) => {
    const next = line[i + 1]?.text;
    return !next || !findSupplyNumbers(`${text} ${next}`).some(({ value, start }) => value.profileClass && start === 0);
  });

/**
 * The rows of a table, top first: parted by drawn lines, or by gaps that no cell reaches over and that are as wide as
 * those between rows of figures. The end of a table is parted as its beginning on another page is.
 */
export function siteRowsOf(sheet: Printed, columns: Columns, like: Printed = sheet): Segment[][] {
  const { segments } = sheet;
  const rules = rulesOf(sheet, columns);
  const isRuled = areRuled(like, columns);
  const least = isRuled ? WIDE * columns.type : leastGap(like.segments);
  const rows: Segment[][] = [];
  let bottom = -Infinity;
  for (const each of [...segments].sort((a, b) => coreOf(a).y0 - coreOf(b).y0)) {
    const { y0, y1 } = coreOf(each);
    const parted =
      y0 - bottom > least || (isRuled && rules.some((rule) => middleY(rule) > bottom && middleY(rule) < y0));
    if (rows.length === 0 || (y0 > bottom && parted)) rows.push([each]);
    else rows.at(-1)!.push(each);
    bottom = Math.max(bottom, y1);
  }
  return rows;
}

/** The drawn lines across the first column. */
function rulesOf({ page }: Printed, { numbers }: Columns): Rule[] {
  const x = middleX(numbers[0]);
  return horizontalRules(page).filter((rule) => rule.x0 <= x && rule.x1 >= x);
}

/** True where drawn lines stand between the figures of the first column, and not only over and under its tables. */
function areRuled(sheet: Printed, columns: Columns): boolean {
  const rules = rulesOf(sheet, columns);
  const figures = sheet.segments
    .filter((each) => isFigure(each) && stands(each, columns.boxes[0], columns.type))
    .sort((a, b) => a.y0 - b.y0);
  const parted = figures
    .slice(1)
    .filter((each, i) => rules.some((rule) => middleY(rule) > middleY(figures[i]) && middleY(rule) < middleY(each)));
  return parted.length > RULED * (figures.length - 1);
}

const coreOf = (line: Segment): { y0: number; y1: number } => ({
  y0: middleY(line) - CORE * height(line),
  y1: middleY(line) + CORE * height(line),
});

/** The least gap between two rows: two figures over each other are of two rows, lines that stand closer are of one cell. */
function leastGap(segments: readonly Segment[]): number {
  const columns = new Map<number, Segment>();
  let [ofLines, ofRows] = [Infinity, Infinity];
  for (const each of [...segments].sort((a, b) => a.y0 - b.y0)) {
    const key = Math.round(each.x0 / 3);
    const over = [key - 1, key, key + 1].flatMap((at) => columns.get(at) ?? []).sort((a, b) => b.y0 - a.y0)[0];
    columns.set(key, each);
    if (!over || !isOfOneSize(over, each)) continue;
    const gap = coreOf(each).y0 - coreOf(over).y1;
    ofLines = Math.min(ofLines, gap);
    if (isFigure(over) && isFigure(each)) ofRows = Math.min(ofRows, gap);
  }
  const type = segments[0]?.fontSize ?? 0;
  return ofRows - ofLines < 0.15 * type || ofRows === Infinity ? 0 : (ofLines + ofRows) / 2;
}

const isFigure = ({ text }: Segment): boolean => FIGURE.test(text) || SUPPLY_NUMBER.test(text);

/** Sorts a row into its label and its columns; undefined where something stands in none of them, or across two. */
export function placedIn(row: readonly Segment[], columns: Columns): Placed | undefined {
  const { boxes, type } = columns;
  const placed: Placed = { label: [], cells: boxes.map(() => []) };
  for (const line of row.flatMap((each) => cutAtStarts(each, columns))) {
    if (line.x1 <= boxes[0].x0 && overlapX(line, boxes[0]) <= 0) {
      placed.label.push(line);
      continue;
    }
    const own = boxes.flatMap((box, i) => (stands(line, box, type) ? [i] : []));
    const over = own.filter((i) => overlapX(line, boxes[i]) > 0.4 * type);
    if (own.length === 0 || over.length > 1) return undefined;
    placed.cells[over[0] ?? own[0]].push(line);
  }
  // A unit may stand beside a label of two lines.
  for (const lines of [placed.label, ...placed.cells])
    lines.sort((a, b) => (overlapX(a, b) > 0 ? a.y0 - b.y0 : a.x0 - b.x0));
  return placed;
}

const stands = (line: Box, number: Box, type: number): boolean =>
  overlapX(line, number) > 0 ||
  [line.x0 - number.x0, line.x1 - number.x1, middleX(line) - middleX(number)].some((off) => Math.abs(off) < 0.6 * type);

/** Parts words that run into the next column where that begins, at a gap wider than a word space; the groups of one number stay together. */
function cutAtStarts(line: Segment, { numbers, type }: Columns): Segment[] {
  if (SUPPLY_NUMBER.test(line.text)) return [line];
  const cuts = line.words.flatMap((word, i) =>
    i > 0 &&
    word.x0 - line.words[i - 1].x1 > LEAST_GAP * type &&
    numbers.some(({ x0 }) => Math.abs(word.x0 - x0) < 0.25 * type)
      ? [i]
      : [],
  );
  if (cuts.length === 0) return [line];
  return [0, ...cuts].map((from, i) => segmentOf(line.page, line.words.slice(from, cuts[i])));
}
