import type { Rule } from '../page.js';

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
