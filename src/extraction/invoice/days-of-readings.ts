import { findDates, readTypeIn } from '../fields/values/index.js';
import type { ReadType } from '../results.js';
import { foundInLine } from './found.js';
import { isUnderHistory } from './history.js';
import { LEXICON } from './lexicon.js';
import type { Line } from './lines.js';
import type { SaidOfReading } from './reading-dates.js';

/** Both readings of a bill, as one statement tells of them. */
export interface SaidOfBoth {
  from: SaidOfReading;
  to: SaidOfReading;
}

/** "Read dates", "Readings taken on", "Meter read", "Date of reads:": what is behind it are days of readings. */
const OF_READINGS = /\bread(?:s|ings?)?\b(?: (?:dates?|days?|of|on|from|between|taken|made|dated|was|were|are))*\W*$/i;
/** No reading of this bill: one to come, or that a customer may give. */
const OF_OTHERS = /\b(?:next|last year|send|give|due|before|by|if|unless)\b/i;

/** "Opening read", "Reading at the start": the first of two statements, each of one reading. */
const OPENS = /\b(?:first|open(?:ed|ing)?|start|initial|previous|earlier|from)\b/i;
const CLOSES = /\b(?:last|clos(?:ed|ing)|end|final|present|latest|current|this|second|to)\b/i;

/** "(actual)", ", an estimate," behind a day. */
const KIND = /^\s*(?:\(([^()\d]{1,40})\)|(actual|estimated|customer)\b)/i;
/** What may stand between the two days, but for kinds and for the name of the second reading. */
const JOINS = /^\W{0,6}(?:(?:and|to|until|till)\W{0,3})?$/i;
const NAMES_SECOND = /(?:the )?(?:\p{L}+ ){1,2}read(?:s|ing)?(?: dates?)?(?: (?:was|of|on|taken|made|dated))*\W*$/iu;

/**
 * The days of both readings where one statement gives them apart from the figures, and how these came about if it says:
 * "Read dates: 1 May 2026 and 31 May 2026", "Readings of 1 May 2026 (actual) and 31 May 2026 (estimated)", "First reading
 * 1 May 2026, last reading 31 May 2026", or the latter two in lines of their own.
 */
export function daysOfReadings(lines: readonly Line[]): SaidOfBoth | undefined {
  const said = lines
    .filter(({ cells: [{ block }], ocr }) => !isUnderHistory(block, LEXICON, ocr))
    .flatMap((line) => inOneLine(line) ?? inTwoLines(line, lines[line.index + 1]) ?? []);
  const periods = new Set(said.map(({ from, to }) => `${from.date?.value} ${to.date?.value}`));
  return periods.size === 1 ? (said.find(({ from, to }) => from.type && to.type) ?? said[0]) : undefined;
}

function inOneLine(line: Line): SaidOfBoth | undefined {
  const dates = findDates(line.text, { ocr: line.ocr });
  const i = dates.findIndex(({ start }, at) => OF_READINGS.test(wordsBefore(line, dates[at - 1]?.end ?? 0, start)));
  const [first, second] = i < 0 ? [] : dates.slice(i);
  if (!first || !second || first.value >= second.value) return undefined;
  const lead = wordsBefore(line, dates[i - 1]?.end ?? 0, first.start);
  const between = line.text.slice(first.end, second.start);
  const rest = between.replace(KIND, '');
  const name = NAMES_SECOND.exec(rest);
  const isJoined =
    JOINS.test(rest) || (name && JOINS.test(rest.slice(0, name.index)) && OPENS.test(lead) && CLOSES.test(name[0]));
  if (!isJoined || OF_OTHERS.test(lead) || /\d/.test(between)) return undefined;
  return { from: saidAt(line, first), to: saidAt(line, second) };
}

/** The words in front of a day, of its own sentence. */
const wordsBefore = ({ text }: Line, from: number, to: number): string =>
  text
    .slice(from, to)
    .split(/[.;]\s+/)
    .at(-1)!;

function inTwoLines(line: Line, next: Line | undefined): SaidOfBoth | undefined {
  if (next?.page !== line.page) return undefined;
  const [from, to] = [line, next].map((one) => {
    const dates = findDates(one.text, { ocr: one.ocr });
    const lead = dates.length === 1 ? wordsBefore(one, 0, dates[0].start) : '';
    return OF_READINGS.test(lead) && !/\d/.test(lead) && !OF_OTHERS.test(lead)
      ? { line: one, lead, date: dates[0] }
      : undefined;
  });
  if (!from || !to || from.date.value >= to.date.value) return undefined;
  if (!OPENS.test(from.lead) || !CLOSES.test(to.lead)) return undefined;
  return { from: saidAt(line, from.date), to: saidAt(next, to.date) };
}

/** A day of a line, and the kind right behind it. */
function saidAt(line: Line, date: ReturnType<typeof findDates>[number]): SaidOfReading {
  const behind = KIND.exec(line.text.slice(date.end));
  const kind = behind && readTypeIn(behind[1] ?? behind[2]);
  const at = date.end + (behind ? behind[0].indexOf(behind[1] ?? behind[2]) : 0);
  return {
    date: foundInLine(line, date.start, date.end, date.value, 0.85 * date.confidence),
    type: kind
      ? foundInLine<ReadType>(line, at + kind.start, at + kind.end, kind.type, 0.9 * kind.confidence)
      : undefined,
  };
}
