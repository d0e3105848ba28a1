import type { Range } from './day.js';

/** Lists of ranges here are in order and do not touch each other twice. */
export type Ranges = readonly Range[];

export function lengthOf(ranges: Ranges): number {
  return ranges.reduce((days, range) => days + range.to - range.from, 0);
}

/** What two ranges share, if anything. */
export function intersection(a: Range, b: Range): Range | undefined {
  const from = Math.max(a.from, b.from);
  const to = Math.min(a.to, b.to);
  return from < to ? { from, to } : undefined;
}

/** The parts of `range` that none of `taken` covers. */
export function subtract(range: Range, taken: Ranges): Range[] {
  const left: Range[] = [];
  let { from } = range;
  for (const other of taken) {
    if (other.to <= from) continue;
    if (other.from >= range.to) break;
    if (other.from > from) left.push({ from, to: other.from });
    from = Math.max(from, other.to);
  }
  if (from < range.to) left.push({ from, to: range.to });
  return left;
}

/** All days that any of the ranges covers; ranges that touch are joined. */
export function union(ranges: Ranges): Range[] {
  const joined: Range[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
