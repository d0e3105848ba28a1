import { findDates, readTypeIn } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { overlapX } from '../layout/geometry.js';
import type { ReadType } from '../results.js';
import { foundInLine, type Found } from './found.js';
import { LEXICON } from './lexicon.js';
import type { Line } from './lines.js';
import type { Reading } from './reading-pairs.js';

/** "4711   Read", "last time (read)", "First readings: Read, ": somebody has read the meter. */
const SEEN = /(?:\d\s+|[(:]\s*)(read)(?=\s*(?:[),;]|$))/i;

/**
 * How a reading came about, by the words of a text. That it was read says so too where no other word does; alone, "Read"
 * can be the head of a column as well.
 */
export function kindIn(text: string): ReturnType<typeof readTypeIn> {
  const type = readTypeIn(text);
  const match = type ? null : SEEN.exec(text);
  if (!match) return type;
  const end = match.index + match[0].length;
  return { type: 'actual', start: end - match[1].length, end, confidence: 0.9 };
}

/** A stretch of a line where a reading's kind and date may stand. */
export interface Area {
  line: Line;
  start: number;
  end: number;
  worth: number;
}

/** The first date of a stretch of a line. */
export function dateIn({ line, start, worth }: Area, text: string): Found<string> | undefined {
  const [date] = findDates(text, { ocr: line.ocr });
  return date && foundInLine(line, start + date.start, start + date.end, date.value, worth * date.confidence);
}

const OFFSETS = [-1, 1, -2, 2];

/** Where each reading is told on lines of its own in the same order, its date stands as many lines off as the other's. */
export function dateAtSameOffset(reading: Reading, other: Reading, lines: readonly Line[]): Found<string> | undefined {
  const dateOf = (line: Line | undefined): Found<string> | undefined =>
    line && dateIn({ line, start: 0, end: line.text.length, worth: 0.85 }, line.text);
  if (reading.values.line === other.values.line) return undefined;
  for (const offset of OFFSETS) {
    const [ownLine, othersLine] = [reading, other].map(({ values }) => lines[values.line.index + offset]);
    if ([ownLine, othersLine].some((line) => line && saysDayOfCharges(line, offset))) continue;
    const own = dateOf(ownLine);
    const others = dateOf(othersLine);
    const rises = reading.figure.value <= other.figure.value;
    if (own && others && own.value < others.value === rises && own.value !== others.value) return own;
  }
  return undefined;
}

/**
 * "Billed from   1 June 2026", "Last day   30 June 2026": a day of the charges, and not of the reading that stands as many
 * lines off, or under it. A mere "From" right beside a reading may be of either.
 */
export function saysDayOfCharges({ cells: [{ text }], ocr }: Line, offset = 2): boolean {
  if (/\bread/i.test(text)) return false;
  const [first] = LEXICON.find(text, ocr);
  const isNamed = (strength: number): boolean => strength === 1 || (strength > 0 && Math.abs(offset) > 1);
  return ['chargeStartDate', 'chargeEndDate', 'chargePeriod'].some((field) =>
    isNamed(strengthOf(first?.concepts ?? [], field)),
  );
}

/** What a paper says of a reading apart from it. */
export interface SaidOfReading {
  date?: Found<string>;
  type?: Found<ReadType>;
}

/**
 * "Previous reading dated 1 May 2026. Latest readings 31 May 2026: estimated": days that the paper tells apart from the
 * readings, and how these came about.
 */
export function readingsDated(lines: readonly Line[]): { from?: SaidOfReading; to?: SaidOfReading } {
  const said = lines.flatMap((line) => {
    const dates = findDates(line.text, { ocr: line.ocr });
    return dates.flatMap((date, i) => {
      const words = line.text
        .slice(dates[i - 1]?.end ?? 0, date.start)
        .split(/[.;]\s/)
        .at(-1)!;
      const before = KIND_BEFORE.exec(words);
      if (/\d|\bnext\b/i.test(words) || !(before ?? SAYS_WHEN.test(words))) return [];
      const found = foundInLine(line, date.start, date.end, date.value, 0.8 * date.confidence);
      const behind = line.text.slice(date.end, dates[i + 1]?.start).split(/[.;](?:\s|$)/)[0];
      const [told, at] = before
        ? [before[0], date.start - before[0].length]
        : [KIND_BEHIND.test(behind) ? behind : '', date.end];
      const kind = kindIn(told);
      if (before && !kind) return [];
      const type = kind && foundInLine(line, at + kind.start, at + kind.end, kind.type, 0.8 * kind.confidence);
      return [{ date: found, type, reading: readingNamedIn(words, line.ocr) }];
    });
  });
  const from = said.filter(({ reading }) => reading === 'from');
  const to = said.filter(({ reading }) => reading === 'to');
  return { from: from.length === 1 ? from[0] : undefined, to: to.length === 1 ? to[0] : undefined };
}

/** "Opening: actual, Thu 1 October 2026; closing: estimated, Sat 31 October 2026": how a reading came about, and then when. */
const KIND_BEFORE = /:\s*\p{L}[^\d,;.:]{2,30},\s*(?:\p{L}{3,9}\s)?$/u;

/** ": A (actual)", "(estimated)", ", read by you" */
const KIND_BEHIND = /^\s*[:(,–-][^\d]{1,40}$/;

/** Which of the two readings words name, if they name only one. */
export function readingNamedIn(words: string, ocr: boolean): 'from' | 'to' | undefined {
  const concepts = LEXICON.find(words, ocr).flatMap((label) => label.concepts);
  const opens = concepts.includes('openingReading');
  if (opens === concepts.includes('closingReading')) return undefined;
  return opens ? 'from' : 'to';
}

/** A reading, and then that it was taken. */
const SAYS_WHEN = /\bread(?:ing)?s?(?:\b.*\b(?:dated|taken|made|was|on|of)(?: (?:on|was|made|taken))*)?:?\s*$/i;

const MOST_REGISTERS = 8;
const BARE_READING = /^\W*\d[\d,.]*\W{0,2}[A-Za-z]{0,9}\W*$/;

/** The day under a column of readings of several registers, or over it, printed once for all of them. */
export function dateOfColumn(reading: Reading, other: Reading, lines: readonly Line[]): Found<string> | undefined {
  const { line } = reading.values;
  if (line !== other.values.line) return undefined;
  const under = lines.slice(line.index + 1, line.index + 1 + MOST_REGISTERS);
  const over = lines.slice(Math.max(0, line.index - MOST_REGISTERS), line.index).reverse();
  // what stands over the heads of the columns is of something else
  return (
    dateInColumn(reading, other, under, (text) => !/\d/.test(text)) ?? dateInColumn(reading, other, over, () => false)
  );
}

/** The first day that stands in the columns of both readings, with nothing but readings and what may stand there between. */
function dateInColumn(
  reading: Reading,
  other: Reading,
  next: readonly Line[],
  mayStand: (text: string) => boolean,
): Found<string> | undefined {
  for (const line of next) {
    if (line.page !== reading.values.line.page) return undefined;
    const cells = [reading, other].flatMap(
      ({ figure }) => line.cells.find((cell) => overlapX(cell, figure.cell) > 0) ?? [],
    );
    if (saysDayOfCharges(line)) return undefined;
    const [own, others] = cells.map((cell) => dateIn({ line, ...cell, worth: 0.85 }, cell.text));
    if (own && others && own.value !== others.value) return own;
    if (cells.some(({ text }) => !mayStand(text) && !BARE_READING.test(text) && !readTypeIn(text))) return undefined;
  }
  return undefined;
}
