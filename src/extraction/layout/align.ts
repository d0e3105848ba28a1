import { findSupplyNumbers } from '../fields/values/index.js';
import { median } from '../median.js';
import { Edges } from './edges.js';
import { gapsAlike } from './gaps-of-heads.js';
import { around } from './geometry.js';
import type { Segment } from './model.js';
import { arePostcode } from './postcode-halves.js';
import { isSentence } from './sentence.js';
import { UPPER_LINE } from './row-figures.js';
import { segmentOf, TICK_MARK } from './segments.js';
import { isEven, typedColumns } from './typed-columns.js';
import { isUnitLine } from './unit-lines.js';

/** Gaps narrower than this, in type heights, are never taken for a gap between columns. */
const LEAST_GAP = 0.42;
/** How many lines must show the gap at the same place. */
const WITNESSES = 2;
/** How far away, in type heights, a line may be that bears witness to a column. */
const REACH = 12;

interface Gap {
  segment: Segment;
  /** The word before the gap. */
  at: number;
  from: number;
  to: number;
}

/**
 * Splits segments at gaps that are hardly wider than a word space but stand over each other in several lines, and at
 * words that begin where many lines around them do: the columns of a narrow table.
 */
export function splitAtColumns(segments: readonly Segment[]): Segment[] {
  const spaces: number[] = [];
  for (const segment of segments) spaces.push(...spacesOf(segment));
  const space = median(spaces);
  const least = Math.max(LEAST_GAP, 1.5 * space);
  const plain = segments.filter((segment) => !isSentence(segment));
  const loose = plain.filter((segment) => !isEven(segment));
  const gaps = loose.flatMap((segment) =>
    gapsOf(segment, least * segment.fontSize).filter((gap) => !isBehindTick(gap) && !isWithinValue(gap)),
  );
  const cuts = typedColumns(segments);
  const edges = new Edges(segments);
  const touching = loose.flatMap((segment) => {
    const at = edges.in(segment);
    if (at.length === 0) return [];
    return gapsOf(segment).filter((gap) => at.includes(gap.at) && !isBehindTick(gap) && !isWithinValue(gap));
  });
  const shown = gaps.filter((gap) => witnesses(gap, gaps, plain) >= WITNESSES);
  // The first and the last of rows that stand far apart have no more than one of the others near.
  const isShown = new Set(shown);
  const atEnds = gaps.filter((gap) => !isShown.has(gap) && shown.some((other) => areOfOneColumn(gap, other)));
  const alike = gapsAlike(gaps, [...shown, ...atEnds, ...touching]);
  for (const gap of [...shown, ...atEnds, ...touching, ...alike]) {
    cuts.set(
      gap.segment,
      [...(cuts.get(gap.segment) ?? []).filter((at) => at !== gap.at), gap.at].sort((a, b) => a - b),
    );
  }
  return segments.flatMap((segment) => {
    const at = cuts.get(segment);
    return at ? cut(segment, at) : [segment];
  });
}

/** True for the gap between a tick box and the option that it stands before. */
function isBehindTick({ segment, at, from, to }: Gap): boolean {
  const { words } = segment;
  return TICK_MARK.test(words[at].text) && (at === 0 || words[at].x0 - words[at - 1].x1 > to - from);
}

/** True for a gap within one value: in a postcode, between the groups of a supply number, before the unit of a figure. */
function isWithinValue({ segment: { text, words }, at }: Gap): boolean {
  const before = words[at].text;
  if (arePostcode(before, words[at + 1].text)) return true;
  if (/\d$/.test(before) && isUnitLine(words[at + 1].text) && at + 2 === words.length) return true;
  if (UPPER_LINE.test(text)) return true;
  if (!/^[\d ]+$/.test(text)) return false;
  const place = words.slice(0, at + 1).reduce((length, word) => length + word.text.length + 1, -1);
  return findSupplyNumbers(text).some(({ value, start, end }) => value.valid && start < place && place < end);
}

/** True for a gap before a tick box. */
const leadsToTick = ({ segment, at }: Gap): boolean => TICK_MARK.test(segment.words[at + 1].text);

/** How wide the gaps between the words of a segment are, in type heights. */
function spacesOf({ words, fontSize }: Segment): number[] {
  const spaces: number[] = [];
  for (let i = 1; i < words.length; i += 1) spaces.push((words[i].x0 - words[i - 1].x1) / fontSize);
  return spaces;
}

/** The gaps between the words of a segment, as far as they are so wide. */
function gapsOf(segment: Segment, least = -Infinity): Gap[] {
  const { words } = segment;
  const gaps: Gap[] = [];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [from, to] = [words[at].x1, words[at + 1].x0];
    if (to - from >= least) gaps.push({ segment, at, from, to });
  }
  return gaps;
}

/** Lines nearby that have a gap, or an edge of their own, at the same place: on both sides there is text. */
function witnesses(gap: Gap, gaps: readonly Gap[], segments: readonly Segment[]): number {
  const { segment } = gap;
  const type = segment.fontSize;
  const lines = new Set<number>();
  for (const other of gaps) {
    if (other.segment !== segment && areOfOneColumn(gap, other)) lines.add(Math.round(other.segment.y0));
  }
  for (const other of segments) {
    if (
      other === segment ||
      Math.abs(other.y0 - segment.y0) > REACH * type ||
      Math.abs(other.y0 - segment.y0) < 0.5 * type
    )
      continue;
    const beside = Math.abs(other.x0 - gap.to) < 0.3 * type || isFigureUpTo(other, gap.from, type);
    if (beside && other.words.length <= 6) lines.add(Math.round(other.y0));
  }
  return lines.size;
}

/** True for gaps over one another, not far apart, that begin or end at one edge. */
function areOfOneColumn(gap: Gap, other: Gap): boolean {
  const { y0, fontSize: type } = gap.segment;
  if (Math.abs(other.segment.y0 - y0) > REACH * type) return false;
  // Options with their boxes stand where they have room, and tell of no columns.
  if (leadsToTick(other) !== leadsToTick(gap)) return false;
  const alike = Math.abs(other.to - gap.to) < 0.35 * type || Math.abs(other.from - gap.from) < 0.35 * type;
  return alike && Math.min(other.to, gap.to) - Math.max(other.from, gap.from) > 0.25 * type;
}

/** Figures of a column end at one edge, and so does what heads them. */
const isFigureUpTo = (segment: Segment, x: number, type: number): boolean =>
  Math.abs(segment.x1 - x) < 0.15 * type && /^[£\d.,]+[p%]?$/.test(segment.text);

function cut(segment: Segment, at: readonly number[]): Segment[] {
  const parts: Segment[] = [];
  let start = 0;
  for (const end of [...at.map((i) => i + 1), segment.words.length]) {
    const words = segment.words.slice(start, end);
    parts.push(segmentOf(segment.page, words));
    start = end;
  }
  return parts.map((part) => ({ ...part, ...around(part.words) }));
}
