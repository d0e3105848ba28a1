import { median } from '../../median.js';
import type { Box } from '../../page.js';
import { partCombs } from './combs.js';
import { components, type Component, type Extent } from './components.js';
import { isPrint } from './marks.js';
import type { Raster } from './raster.js';
import { partTouchingLines } from './touching.js';

/** Sizes are in points of a picture of 150 dpi unless they are shares. */
/** Letters are darker than the first somewhere, and than the second all over. */
const INK = 198;
const FAINT_INK = 212;
const SMALLEST_LETTER = 5;
/** What is taller than the first and narrower than this share of its height is a piece of a drawn line. */
const TALL = 36;
const NARROWEST = 0.12;
const TALLEST_LETTER = 75;
const WIDEST_LETTER = 260;
/** Two letters stand in one line where this share of the smaller one's height lies beside the other. */
const BESIDE = 0.55;
/** Gaps up to this many heights are bridged; wider ones only between letters on a level, and not past the second limit. */
const SPACE = 1.1;
const WIDE_SPACE = 2.2;
const LEVEL = 0.22;
/** Two letters with a drawn line between them stand so far apart at least (in heights): what leans may seem to cross a word. */
const AT_RULE = 0.4;
/** Longer lines are parted, so that the white beside short ones does not cost time. */
const LONGEST_LINE = 620;
/** A comma hangs from its line: so much of it stands on the line, and it reaches so far below and ends so far behind it (in heights). */
const HANGING = { height: 0.65, over: 0.2, below: 0.4, behind: 0.4 };
const LETTERS_FOR_SLOPE = 8;
const STEEPEST = 0.03;
const MOST_LETTERS = 60_000;

/** A stretch of print on one line: neighbouring letters without a wide gap between them. */
export interface PrintLine extends Box {
  /** Typical height of its taller letters, in picture points. */
  height: number;
  /** How much the line falls for each point to the right. */
  slope: number;
  letters: Component[];
  /** Where each of its characters stands, if they stand in the boxes of a comb. */
  characters?: readonly Box[];
  /** Where it was parted from the rest of its line, or the ends of the picture: what lies beyond is not its own. */
  reach: Reach;
}

interface Reach {
  x0: number;
  x1: number;
}

/**
 * Finds the lines of print of a level page without ruling lines, in picture points.
 *
 * @param uprights where upright lines were drawn: print on both sides of one is of two columns, however close
 * @param combs rows of boxes for one character each: what stands in one is a line
 */
export function findPrintLines(
  picture: Raster,
  uprights: readonly Box[] = [],
  combs: readonly Box[][] = [],
): PrintLine[] {
  const letters = components(picture, FAINT_INK, isLetter).filter((area) => hasInk(area, picture));
  if (letters.length > MOST_LETTERS) return [];
  const { characters, others } = partCombs(letters, combs);
  const lines = joinOverlapping(linked(partTouchingLines(others, picture), uprights))
    .flatMap((line) => shorter(line, picture, between(line, uprights, picture)))
    .map(({ letters, reach }): PrintLine => ({ ...lineOf(letters), reach }));
  const inCombs = characters.map((each): PrintLine => {
    const line = lineOf(each.flat());
    return { ...line, reach: { x0: 0, x1: picture.width }, characters: each.map(around) };
  });
  return [...lines, ...inCombs].filter(isPrint).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

function isLetter({ x0, y0, x1, y1, count }: Extent): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  if (height > TALL && width < NARROWEST * height) return false;
  return count >= 8 && height <= TALLEST_LETTER && width <= WIDEST_LETTER && Math.max(width, height) >= SMALLEST_LETTER;
}

function hasInk({ runs }: Component, { width, data }: Raster): boolean {
  return runs.some(({ y, x0, x1 }) => {
    for (let at = y * width + x0; at < y * width + x1; at++) if (data[at] < INK) return true;
    return false;
  });
}

/** Groups of letters, each linked to the next one on its right. */
function linked(letters: Component[], uprights: readonly Box[]): Component[][] {
  letters.sort((a, b) => a.x0 - b.x0);
  const group = letters.map((_, i) => i);
  const root = (i: number): number => {
    while (group[i] !== i) i = group[i] = group[group[i]];
    return i;
  };
  letters.forEach((letter, i) => {
    const height = letter.y1 - letter.y0;
    for (let k = i + 1; k < letters.length; k++) {
      const other = letters[k];
      const taller = Math.max(height, other.y1 - other.y0);
      if (other.x0 - letter.x1 > WIDE_SPACE * TALLEST_LETTER) break;
      if (!stand(letter, other, taller) || areParted(letter, other, taller, uprights)) continue;
      group[root(k)] = root(i);
      // What stands beyond the next letter is that letter's neighbour; small marks do not hide it.
      if (other.x0 >= letter.x1 && other.y1 - other.y0 > 0.5 * height) break;
    }
  });
  const groups = new Map<number, Component[]>();
  letters.forEach((letter, i) => {
    const key = root(i);
    const members = groups.get(key);
    if (members) members.push(letter);
    else groups.set(key, [letter]);
  });
  return [...groups.values()];
}

/** Whether `other`, further right, continues the line of `letter`. */
function stand(letter: Component, other: Component, taller: number): boolean {
  const shared = Math.min(letter.y1, other.y1) - Math.max(letter.y0, other.y0);
  const a = letter.y1 - letter.y0;
  const b = other.y1 - other.y0;
  if (shared < BESIDE * Math.min(a, b) || Math.max(a, b) > 4 * Math.min(a, b)) return false;
  const gap = other.x0 - letter.x1;
  if (gap <= SPACE * taller) return true;
  const level = Math.abs(letter.y1 - other.y1) < LEVEL * taller || Math.abs(letter.y0 - other.y0) < LEVEL * taller;
  return gap <= WIDE_SPACE * taller && level && Math.max(a, b) < 1.7 * Math.min(a, b);
}

/** True where an upright line was drawn between two letters. */
function areParted(letter: Component, other: Component, taller: number, uprights: readonly Box[]): boolean {
  if (other.x0 - letter.x1 < AT_RULE * taller) return false;
  return uprights.some((rule) => crosses(rule, letter) && isAt(rule, letter.x1, other.x0));
}

const crosses = (rule: Box, { y0, y1 }: Box): boolean => rule.y0 <= (y0 + y1) / 2 && rule.y1 >= (y0 + y1) / 2;

const isAt = ({ x0, x1 }: Box, from: number, to: number): boolean => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to;

/** The stretch between the upright lines on both sides of some letters, or the ends of the picture. */
function between(letters: Component[], uprights: readonly Box[], { width }: Raster): Reach {
  const line = around(letters);
  const beside = uprights.filter((rule) => crosses(rule, line));
  return {
    x0: Math.max(0, ...beside.filter((rule) => isAt(rule, 0, line.x0)).map(({ x1 }) => x1)),
    x1: Math.min(width, ...beside.filter((rule) => isAt(rule, line.x1, width)).map(({ x0 }) => x0)),
  };
}

/** Groups whose boxes lie over each other are one line: accents, points, and letters that blur has cut. */
function joinOverlapping(groups: Component[][]): Component[][] {
  const boxes = groups.map((letters) => ({ letters, ...around(letters) })).sort((a, b) => a.x0 - b.x0);
  const done: typeof boxes = [];
  for (const box of boxes) {
    const host = done.find((other) => {
      const across = Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0);
      const along = Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0);
      const low = Math.min(box.y1 - box.y0, other.y1 - other.y0);
      const high = Math.max(box.y1 - box.y0, other.y1 - other.y0);
      if (across > 0 && along > 0.6 * low && (high < 1.9 * low || across > 0.7 * (box.x1 - box.x0))) return true;
      return box.letters.length === 1 && hangsFrom(box, other);
    });
    if (!host) {
      done.push(box);
      continue;
    }
    host.letters = [...host.letters, ...box.letters];
    Object.assign(host, around(host.letters));
  }
  return done.map(({ letters }) => letters);
}

/** Whether a mark is a comma of a line: in one of nothing but figures no other letter reaches as low. */
function hangsFrom(mark: Box, line: Box): boolean {
  const [own, height] = [mark.y1 - mark.y0, line.y1 - line.y0];
  return (
    own < HANGING.height * height &&
    line.y1 - mark.y0 > HANGING.over * own &&
    mark.y0 > (line.y0 + line.y1) / 2 &&
    mark.y1 - line.y1 < HANGING.below * height &&
    mark.x0 > line.x0 &&
    mark.x0 < line.x1 + HANGING.behind * height
  );
}

function around(letters: Component[]): Box {
  return {
    x0: Math.min(...letters.map((letter) => letter.x0)),
    y0: Math.min(...letters.map((letter) => letter.y0)),
    x1: Math.max(...letters.map((letter) => letter.x1)),
    y1: Math.max(...letters.map((letter) => letter.y1)),
  };
}

interface Piece {
  letters: Component[];
  reach: Reach;
}

/** Parts a long line at the widest gap near its middle: the montage is as wide as its longest line. */
function shorter(letters: Component[], picture: Raster, reach: Reach): Piece[] {
  const { x0, x1 } = around(letters);
  if (x1 - x0 <= LONGEST_LINE) return [{ letters, reach }];
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  let widest: Reach = { x0: 0, x1: 0 };
  let cut = 0;
  let last = sorted[0];
  sorted.forEach((letter, i) => {
    const share = (letter.x0 - x0) / (x1 - x0);
    if (share > 0.3 && share < 0.7 && letter.x0 - last.x1 > widest.x1 - widest.x0) {
      const white = whiteBetween(last, letter, picture);
      if (white.x1 - white.x0 > widest.x1 - widest.x0) [widest, cut] = [white, i];
    }
    if (letter.x1 > last.x1) last = letter;
  });
  if (cut === 0) return [{ letters, reach }];
  const middle = Math.round((widest.x0 + widest.x1) / 2);
  return [
    ...shorter(sorted.slice(0, cut), picture, { ...reach, x1: middle }),
    ...shorter(sorted.slice(cut), picture, { ...reach, x0: middle }),
  ];
}

/** The widest stretch between two letters without any ink: points and commas are too small to be letters. */
function whiteBetween(left: Component, right: Component, { width, data }: Raster): Reach {
  const [top, bottom] = [Math.min(left.y0, right.y0), Math.max(left.y1, right.y1)];
  const isWhite = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (data[y * width + x] < FAINT_INK) return false;
    return true;
  };
  let widest: Reach = { x0: left.x1, x1: left.x1 };
  for (let x = left.x1, from = x; x < right.x0; x++) {
    if (!isWhite(x)) from = x + 1;
    else if (x + 1 - from > widest.x1 - widest.x0) widest = { x0: from, x1: x + 1 };
  }
  return widest;
}

function lineOf(letters: Component[]): Omit<PrintLine, 'reach'> {
  const box = around(letters);
  const heights = letters.map((letter) => letter.y1 - letter.y0).sort((a, b) => a - b);
  const typical = heights[Math.floor(heights.length * 0.75)];
  return {
    ...box,
    height: typical,
    slope: slopeOf(letters),
    letters,
  };
}

/** The middle one of the slopes between the feet of letters that stand far apart; letters with a tail do not upset it. */
function slopeOf(letters: Component[]): number {
  if (letters.length < LETTERS_FOR_SLOPE) return 0;
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  const half = sorted.length >> 1;
  const slopes: number[] = [];
  for (let i = 0; i + half < sorted.length; i++) {
    const [a, b] = [sorted[i], sorted[i + half]];
    if (b.x0 > a.x1) slopes.push((b.y1 - a.y1) / ((b.x0 + b.x1 - a.x0 - a.x1) / 2));
  }
  const slope = median(slopes);
  return Math.abs(slope) <= STEEPEST ? slope : 0;
}
