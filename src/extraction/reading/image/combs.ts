import type { Box, Rule } from '../../page.js';
import type { Component } from './components.js';

/** Boxes for one character each are so tall (points of a picture of 150 dpi), and so wide for their height. */
const TALL = { least: 20, most: 60 };
const WIDE = { least: 0.4, most: 1.3 };
/** An upright line that goes from edge to edge may end so far from them. */
const AT_EDGE = 5;
/** A character is no wider for its height; beside a letter of a box there is no other one of this share of its height. */
const WIDEST = 1.5;
const SECOND = 0.5;

/**
 * The boxes of the combs that some lines make: boxes of about one size, with a side between each two. Groups of boxes
 * beside each other are one comb.
 */
export function combsOf(rules: readonly Rule[]): Box[][] {
  const level = rules.filter(isLevel).sort((a, b) => a.y0 - b.y0);
  const uprights = rules.filter((rule) => !isLevel(rule)).sort((a, b) => a.x0 - b.x0);
  const groups = level.flatMap((upper, i) => {
    const others = level.slice(i + 1);
    const nextRow = others.findIndex(({ y0 }) => y0 - upper.y1 > TALL.most);
    const near = nextRow < 0 ? others : others.slice(0, nextRow);
    return near.flatMap((lower) => {
      const row = { x0: Math.max(upper.x0, lower.x0), y0: upper.y1, x1: Math.min(upper.x1, lower.x1), y1: lower.y0 };
      const isCrossed = near.some((other) => other.y0 > row.y0 && other.y1 < row.y1 && sharedBy(other, row) > AT_EDGE);
      return row.y1 - row.y0 < TALL.least || isCrossed ? [] : groupsIn(row, uprights);
    });
  });
  return besideEachOther(groups);
}

const isLevel = ({ x0, y0, x1, y1 }: Rule): boolean => x1 - x0 >= y1 - y0;

const sharedBy = (one: Box, other: Box): number => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);

/** The groups of boxes in the space between two level lines. */
function groupsIn(row: Box, uprights: readonly Rule[]): Box[][] {
  const height = row.y1 - row.y0;
  const sides = uprights.filter(
    ({ x0, y0, x1, y1 }) =>
      x0 >= row.x0 - AT_EDGE && x1 <= row.x1 + AT_EDGE && y0 <= row.y0 + AT_EDGE && y1 >= row.y1 - AT_EDGE,
  );
  const groups: Box[][] = [[]];
  sides.slice(1).forEach((side, i) => {
    const box = { x0: sides[i].x1, y0: row.y0, x1: side.x0, y1: row.y1 };
    const wide = (box.x1 - box.x0) / height;
    if (wide >= WIDE.least && wide <= WIDE.most) groups[groups.length - 1].push(box);
    else groups.push([]);
  });
  return groups.filter(({ length }) => length > 1);
}

/** Groups of one row, no further apart than a box is wide, as one. */
function besideEachOther(groups: readonly Box[][]): Box[][] {
  const combs: Box[][] = [];
  for (const group of [...groups].sort((a, b) => a[0].x0 - b[0].x0)) {
    const [first] = group;
    const before = combs.find((comb) => {
      const last = comb[comb.length - 1];
      const isOfRow = Math.abs(last.y0 - first.y0) <= AT_EDGE && Math.abs(last.y1 - first.y1) <= AT_EDGE;
      return isOfRow && first.x0 >= last.x1 && first.x0 - last.x1 < last.x1 - last.x0;
    });
    if (before) before.push(...group);
    else combs.push([...group]);
  }
  return combs;
}

/** The letters of each character in the boxes of a comb, as far as no box is empty. */
export type Characters = Component[][];

/** Parts letters into those that stand in combs, one character in each box, and all others. */
export function partCombs(
  letters: readonly Component[],
  combs: readonly Box[][],
): { characters: Characters[]; others: Component[] } {
  const runs = combs.flatMap((comb) => {
    const ofRow = letters.filter(({ y0, y1 }) => (y0 + y1) / 2 > comb[0].y0 && (y0 + y1) / 2 < comb[0].y1);
    const inBoxes = comb.map((box) => ofRow.filter((letter) => isIn(letter, box)));
    return inBoxes.every(isOneCharacter) ? runsOf(inBoxes) : [];
  });
  const taken = new Set(runs.flat(2));
  return { characters: runs, others: letters.filter((letter) => !taken.has(letter)) };
}

const isIn = (letter: Box, { x0, x1 }: Box): boolean => {
  const x = (letter.x0 + letter.x1) / 2;
  return x > x0 && x < x1 && letter.x0 > x0 - AT_EDGE && letter.x1 < x1 + AT_EDGE;
};

/** Whether what stands in a box may be one character, or nothing. */
function isOneCharacter(letters: readonly Component[]): boolean {
  const [tallest] = [...letters].sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0));
  if (!tallest) return true;
  const height = tallest.y1 - tallest.y0;
  if (tallest.x1 - tallest.x0 > Math.max(WIDEST * height, TALL.least)) return false;
  return letters.every(
    (letter) =>
      letter === tallest ||
      letter.y1 - letter.y0 < SECOND * height ||
      Math.min(letter.x1, tallest.x1) > Math.max(letter.x0, tallest.x0),
  );
}

/** Neighbouring boxes that are filled, where there are at least two of them. */
function runsOf(inBoxes: Characters): Characters[] {
  const runs: Characters[] = [[]];
  for (const letters of inBoxes) {
    if (letters.length > 0) runs[runs.length - 1].push(letters);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}
