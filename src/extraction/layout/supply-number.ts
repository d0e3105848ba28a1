import { isValidMpanCore } from '../fields/values/index.js';
import { around, height, middleX, overlapX, sameLine } from './geometry.js';
import type { Segment, SupplyNumberGrid } from './model.js';
import { UPPER_LINE } from './row-figures.js';

type Found = Omit<SupplyNumberGrid, 'blocks'> & { segments: Segment[] };

const PART = /^[0-9A-Za-z]{1,5}$/;
/** In heights of type: how far over the lower line of a supply number the upper one stands. */
const LINES_APART = 1;
const squeeze = (text: string): string => text.replace(/[\s|[\]]/g, '');

/**
 * Finds supply numbers that are printed as a grid of small boxes, with or without the big S, and joins them: the lower
 * line holds the 13 digits of the MPAN core in two parts or more, the upper line the profile class, the meter time
 * switch code (or, of 22 characters, the standard settlement configuration) and the line loss class, which has letters.
 */
export function supplyNumberGrids(segments: readonly Segment[]): Found[] {
  const found: Found[] = [];
  const used = new Set<Segment>();
  const parts = segments
    .filter((segment) => /^[0-9A-Za-z |[\]]+$/.test(segment.text) && squeeze(segment.text).length <= 14)
    .sort((a, b) => a.x0 - b.x0);
  for (const first of parts) {
    const lead = squeeze(first.text);
    if (used.has(first) || !/^\d/.test(lead)) continue;
    const lower = runOfNumber(first, parts);
    const count = coreLength(lower);
    const lines = count === 1 ? linesOf(first, parts) : undefined;
    if (lines) {
      lines.segments.forEach((part) => used.add(part));
      found.push(lines);
    }
    if (!count || count < 2) continue;
    const core = lower.slice(0, count);
    const text = textOf(core);
    if (!isValidMpanCore(text) && hasCoreBehind(lower)) continue;
    // Where each digit has its own box, only the check digit tells where the number begins.
    if (!/^\d{2}/.test(lead) && !isValidMpanCore(text)) continue;
    const upper = upperLine(core, parts);
    const top = textOf(upper);
    const isTop = TOP.test(top);
    if (count < 3 && !isTop) continue;
    const mark = parts.filter((part) => /^[Ss]$/.test(part.text) && nextTo(part, [...core, ...upper]));
    if (mark.length === 0 && !isTop && !areGroups(core)) continue;
    const all = [...new Set([...upper, ...core, ...mark])];
    all.forEach((part) => used.add(part));
    found.push({
      page: first.page,
      ...around(all),
      core: text,
      topLine: /^\d{5,6}\w{3}$/.test(top) ? cutTop(top) : [],
      segments: all,
    });
  }
  return found;
}

/** "S 03 801 151" over "23 9372 5898 183": the two lines of a supply number without boxes, behind the big S. */
function linesOf(lower: Segment, parts: readonly Segment[]): Found | undefined {
  const core = squeeze(lower.text);
  if (!isValidMpanCore(core)) return undefined;
  const upper = parts.find(
    (part) =>
      UPPER_LINE.test(part.text.replace(/^S /, '')) &&
      part.y1 <= lower.y0 + 0.4 * height(lower) &&
      lower.y0 - part.y1 < LINES_APART * height(lower) &&
      overlapX(part, lower) > 0,
  );
  if (!upper) return undefined;
  const isMarked = upper.text.startsWith('S');
  const mark = isMarked ? upper : parts.find((part) => part.text === 'S' && nextTo(part, [upper, lower]));
  if (!mark) return undefined;
  const segments = [...new Set([mark, upper, lower])];
  const topLine = cutTop(squeeze(upper.text).replace(/^S/, ''));
  return { page: lower.page, ...around(segments), core, topLine, segments };
}

/** What the upper line begins with, whatever was misread behind it: longer rows of figures over others are a table. */
const TOP = /^\d{5}[0-9A-Za-z]{0,6}$/;

/** The gaps between the boxes of a number, and between those of a wide one, in sizes of type. */
const GAP = { near: 5, far: 30 };

/** The parts of a number from a part on; far from each other only where they are just the groups of a sound one under their codes. */
function runOfNumber(first: Segment, parts: readonly Segment[]): Segment[] {
  const near = runFrom(first, parts, GAP.near);
  if (coreLength(near) || squeeze(first.text).length !== 2) return near;
  const far = runFrom(first, parts, GAP.far).slice(0, MOST_GROUPS);
  const isWhole = far.length === MOST_GROUPS && coreLength(far) === MOST_GROUPS && areGroups(far);
  if (!isWhole || !isValidMpanCore(textOf(far))) return near;
  return /^\d{5,6}\w{3}$/.test(textOf(upperLine(far, parts))) ? far : near;
}

/** The parts that stand in one line to the right of a part, each close to the one before. */
function runFrom(first: Segment, parts: readonly Segment[], gap: number): Segment[] {
  const run = [first];
  for (const part of parts) {
    const last = run[run.length - 1];
    if (part.x0 < last.x1 - 1 || part === first || !sameLine(last, part)) continue;
    if (part.x0 - last.x1 > gap * last.fontSize) break;
    run.push(part);
  }
  return run;
}

/** Where the groups of a number begin: the operator's two digits, two times four and three; the eight may be one group. */
const CUTS = new Set([2, 6, 10]);
/** So few parts are groups, and not the boxes of digits. */
const MOST_GROUPS = 4;

/** True for parts that are cut as a supply number is. Two readings and their difference in a row may make 13 digits, too. */
function areGroups(core: readonly Segment[]): boolean {
  if (core.length > MOST_GROUPS) return true;
  let at = 0;
  return core.every(({ text }) => {
    const isCut = at === 0 || CUTS.has(at);
    at += squeeze(text).length;
    return isCut;
  });
}

const textOf = (parts: readonly Segment[]): string => parts.map((part) => squeeze(part.text)).join('');

/** "00 845 566 | 22 7440 ...": where the number begins further on in its line, what stands before it are the codes of its meter. */
const hasCoreBehind = (run: readonly Segment[]): boolean =>
  run.some((_, i) => {
    const behind = run.slice(i);
    const count = i > 0 ? coreLength(behind) : undefined;
    return count !== undefined && isValidMpanCore(textOf(behind.slice(0, count)));
  });

/** How many parts of the run make up 13 digits, of which a misread one may be a letter. */
function coreLength(run: readonly Segment[]): number | undefined {
  let text = '';
  for (let i = 0; i < run.length && text.length < 13; i += 1) {
    text += squeeze(run[i].text);
    if (text.length === 13) return text.replace(/\D/g, '').length >= 11 ? i + 1 : undefined;
  }
  return undefined;
}

function upperLine(core: readonly Segment[], parts: readonly Segment[]): Segment[] {
  const box = around(core);
  const tall = Math.max(...core.map(height));
  const above = parts.filter(
    (part) =>
      PART.test(squeeze(part.text)) &&
      !/^[Ss]$/.test(part.text) &&
      part.y1 <= box.y0 + 0.4 * tall &&
      part.y1 > box.y0 - 3 * tall &&
      middleX(part) >= box.x0 - 3 * tall &&
      overlapX(part, { ...box, x0: box.x0 - 3 * tall, x1: box.x1 + 2 * tall }) > 0,
  );
  const nearest = above.reduce<Segment | undefined>(
    (best, part) => (!best || part.y1 > best.y1 ? part : best),
    undefined,
  );
  return nearest ? above.filter((part) => sameLine(part, nearest)) : [];
}

function nextTo(mark: Segment, parts: readonly Segment[]): boolean {
  const box = around(parts);
  return mark.x1 <= box.x0 + 2 && box.x0 - mark.x1 < 5 * mark.fontSize && mark.y1 > box.y0 - 4 && mark.y0 < box.y1 + 4;
}

function cutTop(top: string): string[] {
  const middle = top.length - 3;
  return [top.slice(0, 2), top.slice(2, middle), top.slice(middle)];
}
