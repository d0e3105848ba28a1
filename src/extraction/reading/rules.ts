import type { Box, Rule } from '../page.js';

/** Lines that lie this close (points) across their direction are one line; so are pieces with such a gap along it. */
const ACROSS = 0.8;
const ALONG = 1.5;
const SHORTEST = 4;

/** Drops what is no upright line, and joins the pieces of lines that were drawn cell by cell. */
export function joinRules(rules: Rule[]): Rule[] {
  const level = rules.filter((rule) => rule.x1 - rule.x0 >= rule.y1 - rule.y0);
  const upright = rules.filter((rule) => rule.x1 - rule.x0 < rule.y1 - rule.y0);
  const joined = [...joinLevel(level), ...joinLevel(upright.map(transpose)).map(transpose)];
  return joined.filter((rule) => Math.max(rule.x1 - rule.x0, rule.y1 - rule.y0) >= SHORTEST);
}

/** Upright lines of a table or of boxes begin or end level with another, within so many points of the picture; those of a stamp do not. */
const LEVEL = 8;

/** The upright lines that part the columns of a table, or the sides of boxes, in points of the picture that they were found in. */
export function sidesOf(lines: readonly Rule[]): Rule[] {
  const uprights = lines.filter(({ x0, y0, x1, y1 }) => y1 - y0 > x1 - x0);
  return uprights.filter((rule) =>
    uprights.some(
      (other) => other !== rule && (Math.abs(other.y0 - rule.y0) <= LEVEL || Math.abs(other.y1 - rule.y1) <= LEVEL),
    ),
  );
}

/** In points: a line ends at another one within this, and a row of a table is at most so high. */
const AT = 2;
const ROW = 16;

const isLevel = ({ x0, y0, x1, y1 }: Rule): boolean => x1 - x0 >= y1 - y0;

/**
 * Upright lines of a table that end in the midst of a row go on to the next level line, as another one does there: a piece of a
 * line that print touches is not seen for one.
 */
export function upToLevels(rules: readonly Rule[]): Rule[] {
  const level = rules.filter(isLevel);
  const uprights = rules.filter((rule) => !isLevel(rule));
  /** The level line next to an end, that end itself where it is at one or there is none. */
  const reached = (rule: Rule, end: number, step: 1 | -1): number => {
    const x = (rule.x0 + rule.x1) / 2;
    const ways = level
      .filter(({ x0, x1 }) => x0 - AT <= x && x <= x1 + AT)
      .map((line) => (middle(line) - end) * step)
      .filter((way) => way >= -AT && way <= ROW);
    const way = Math.min(...ways);
    const isBeside = ({ y0, y1 }: Rule): boolean =>
      Math.min(y0, y1) - AT <= end && y0 - AT <= end + way * step && y1 + AT >= end + way * step;
    return way > AT && way <= ROW && uprights.some((other) => other !== rule && isBeside(other))
      ? end + way * step
      : end;
  };
  return rules.map((rule) =>
    isLevel(rule) ? rule : { ...rule, y0: reached(rule, rule.y0, -1), y1: reached(rule, rule.y1, 1) },
  );
}

/**
 * Lines that part columns go on through the dark head over them, where they are not seen, nor always in the row under it: as far as the
 * lowest lines of print of the columns on both sides, which need not be level. What stands higher may head both.
 */
export function intoHeads(rules: readonly Rule[], heads: readonly Box[], words: readonly Box[]): Rule[] {
  const headOver = (rule: Rule): Box | undefined =>
    isLevel(rule)
      ? undefined
      : heads.find(
          ({ x0, x1, y1 }) =>
            rule.x0 > x0 + AT &&
            rule.x1 < x1 - AT &&
            rule.y0 >= y1 - AT &&
            rule.y0 - y1 <= ROW &&
            !words.some((word) => word.y0 > y1 && word.y1 <= rule.y0 + AT && word.x0 < rule.x0 && word.x1 > rule.x1),
        );
  return rules.map((rule) => {
    const head = headOver(rule);
    if (!head) return rule;
    const beside = rules
      .filter((other) => !isLevel(other) && other.y0 >= head.y0 && other.y0 < rule.y1)
      .map(({ x0, x1 }) => (x0 + x1) / 2);
    const x = (rule.x0 + rule.x1) / 2;
    const columns = [
      { from: Math.max(head.x0, ...beside.filter((each) => each < x - AT)), to: x },
      { from: x, to: Math.min(head.x1, ...beside.filter((each) => each > x + AT)) },
    ];
    const tops = columns.map(({ from, to }) => {
      const within = words.filter(
        ({ x0, x1, y0, y1 }) => x0 >= from - AT && x1 <= to + AT && y0 >= head.y0 - AT && y1 <= head.y1 + AT,
      );
      const lowest = Math.max(0, ...within.map(({ y1 }) => y1));
      return Math.min(rule.y0, ...within.filter(({ y1 }) => lowest - y1 <= AT).map(({ y0 }) => y0));
    });
    return { ...rule, y0: Math.min(...tops) };
  });
}

const transpose = (rule: Rule): Rule => ({ x0: rule.y0, y0: rule.x0, x1: rule.y1, y1: rule.x1 });

const middle = (rule: Rule): number => (rule.y0 + rule.y1) / 2;

function joinLevel(rules: Rule[]): Rule[] {
  const byHeight = [...rules].sort((a, b) => middle(a) - middle(b));
  const joined: Rule[] = [];
  for (let start = 0; start < byHeight.length;) {
    let end = start + 1;
    while (end < byHeight.length && middle(byHeight[end]) - middle(byHeight[start]) <= ACROSS) end++;
    joined.push(...joinAlong(byHeight.slice(start, end)));
    start = end;
  }
  return joined;
}

function joinAlong(rules: Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules.sort((a, b) => a.x0 - b.x0)) {
    const last = joined[joined.length - 1];
    if (last && rule.x0 - last.x1 <= ALONG) {
      last.x1 = Math.max(last.x1, rule.x1);
      last.y0 = Math.min(last.y0, rule.y0);
      last.y1 = Math.max(last.y1, rule.y1);
    } else joined.push({ ...rule });
  }
  return joined;
}
