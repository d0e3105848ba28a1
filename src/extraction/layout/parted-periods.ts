import { findDates } from '../fields/values/index.js';
import { overlapX, sameLine } from './geometry.js';
import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** In type heights: how wide a gap an arrow or a dash leaves that was not read, how near a head of its own stands over a day, and days of one column. */
const GAP = 2.2;
const HEAD = 2.5;
const COLUMN = 6;
/** So many days are the shortest period. */
const SHORTEST = 27;
const DAY = 86_400_000;
/** What may stand behind the first day: "01.10.2026 (00:00)". */
const CLOCK = /^(?:\s*\(\d{1,2}[:.]\d{2}\))?$/;

interface Dated {
  line: Segment;
  value: string;
  /** True where nothing stands behind the day. */
  alone: boolean;
}

/**
 * The lines of a picture, in which the sign between two days was not read where it is no letter: "1 October 2026 → 30
 * September 2031" is one text, though only the days are left of it. Days under heads of their own, or over others, are two.
 */
export function withPeriodsWhole(lines: readonly Segment[]): Segment[] {
  const dated = lines.flatMap((line): Dated[] => {
    const [date, more] = /^\d/.test(line.text) && line.text.length <= 50 ? findDates(line.text, { ocr: true }) : [];
    if (!date || more || date.start > 0) return [];
    return [{ line, value: date.value, alone: CLOCK.test(line.text.slice(date.end)) }];
  });
  const joined = new Map<Segment, Segment>();
  for (const from of dated.filter(({ alone }) => alone)) {
    const to = dated.find((other) => arePeriod(from, other, lines) && isApart([from, other], dated));
    if (to) joined.set(from.line, to.line);
  }
  if (joined.size === 0) return [...lines];
  const ends = new Set(joined.values());
  return lines.flatMap((line) => {
    const end = joined.get(line);
    return ends.has(line) ? [] : [end ? throughDash(line, end) : line];
  });
}

/** True for two days one behind the other, with no more between them than a sign, and no head over the second alone. */
function arePeriod(from: Dated, to: Dated, lines: readonly Segment[]): boolean {
  const [first, second] = [from.line, to.line];
  const gap = second.x0 - first.x1;
  if (gap <= 0 || gap > GAP * first.fontSize || !sameLine(first, second)) return false;
  if (Date.parse(to.value) - Date.parse(from.value) < SHORTEST * DAY) return false;
  return !lines.some(
    (other) =>
      other.y1 <= second.y0 + 1 &&
      second.y0 - other.y1 < HEAD * second.fontSize &&
      overlapX(other, second) > 0 &&
      overlapX(other, first) <= 0,
  );
}

/** True where no other days stand over or under two of one line: these are no columns. */
const isApart = (own: readonly Dated[], dated: readonly Dated[]): boolean =>
  !dated.some(
    (other) =>
      !own.includes(other) &&
      own.some(
        ({ line }) => overlapX(line, other.line) > 0 && Math.abs(line.y0 - other.line.y0) < COLUMN * line.fontSize,
      ),
  );

function throughDash(from: Segment, to: Segment): Segment {
  const last = from.words[from.words.length - 1];
  const dash = { ...last, text: '–', x0: last.x1 + 1, x1: to.x0 - 1 };
  return segmentOf(from.page, [...from.words, dash, ...to.words]);
}
