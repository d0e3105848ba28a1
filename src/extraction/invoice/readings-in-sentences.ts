import { findDates } from '../fields/values/index.js';
import type { ReadType } from '../results.js';
import type { Found } from './found.js';
import type { Line } from './lines.js';
import { dateIn, type SaidOfReading } from './reading-dates.js';
import { typeIn, type Legend } from './reading-kinds.js';
import type { Reading } from './reading-pairs.js';

/** In running text the kinds stand in the order of the readings, before or after each; of two dates each reading has its own by time. */
export function inSentence(
  reading: Reading,
  other: Reading,
  lines: readonly Line[],
  legend: Legend,
  turn: 0 | 1,
): SaidOfReading {
  const { line } = reading.values;
  const isFirst = (one: Reading, two: Reading): boolean =>
    one.values.line.index < two.values.line.index ||
    (one.values.line === two.values.line && one.figure.start < two.figure.start);
  const [first, second] = isFirst(reading, other) ? [reading, other] : [other, reading];
  const from = first.values.line;
  const to = second.values.line;
  const around = lines.filter((one) => one.page === line.page && one.index >= from.index && one.index <= to.index + 1);
  const { block } = first.figure.cell;
  const sentence = around.filter((one) => one.cells.some((cell) => cell.block === block));
  const dates = sentence.flatMap((one) => {
    const whole = { line: one, start: 0, end: one.text.length, worth: 0.9 };
    return findDates(one.text, { ocr: one.ocr }).flatMap((date) => {
      const found = dateIn({ ...whole, start: date.start }, date.text);
      return found ? [{ ...found, line: one }] : [];
    });
  });
  const description: SaidOfReading = {};
  const place = reading === first ? 0 : 1;
  // where another reading is told of between them, each has the day of its own statement
  const [ownDays, others] = [line, other.values.line].map((one) => dates.filter((date) => date.line === one));
  if (dates.length === 2) description.date = dates.sort((a, b) => a.value.localeCompare(b.value))[turn];
  else if (from !== to && ownDays.length === 1 && others.length === 1) [description.date] = ownDays;
  else if (from === to) description.date = dayBehind(first, second, turn);
  const end = reading === first && from === to ? second.figure.start : line.text.length;
  const after = { line, start: reading.figure.start, end, worth: 0.93 };
  description.type =
    saidBefore(first, second, place, legend) ?? typeIn(after, line.text.slice(after.start, after.end), legend);
  if (!description.type && from !== to) {
    const before = { line, start: 0, end: reading.figure.start, worth: 0.85 };
    description.type = typeIn(before, line.text.slice(0, before.end), legend);
  }
  const next = lines[line.index + 1];
  if (!description.type && place === 1 && next && sentence.includes(next)) {
    description.type = typeIn({ line: next, start: 0, end: next.text.length, worth: 0.85 }, next.text, legend);
  }
  // "It stood at 4711: we had no reading," and then "so this is our estimate."
  if (!description.type && place === 0 && from !== to && next && next !== to && /^\p{Ll}\D+$/u.test(next.text)) {
    description.type = typeIn({ line: next, start: 0, end: next.text.length, worth: 0.8 }, next.text, legend);
  }
  description.type ??= saidOfBoth(second, next && sentence.includes(next) ? [line, next] : [line], legend);
  return description;
}

/** "39799 (actual) on 1 May 2026, 41801 (estimated) on 31 May 2026": the only day behind each, whatever was said before. */
function dayBehind(first: Reading, second: Reading, place: number): Found<string> | undefined {
  const { line } = first.values;
  const [own, others] = [first, second].map(({ figure: { end } }, i) => {
    const to = i === 0 ? second.figure.start : line.text.length;
    const days = findDates(line.text.slice(end, to), { ocr: line.ocr });
    return days.length === 1 ? dateIn({ line, start: end, end: to, worth: 0.9 }, line.text.slice(end, to)) : undefined;
  });
  return own && others && own.value < others.value ? [own, others][place] : undefined;
}

const OF_BOTH = /\b(?:both|each)\b(?:(?!\.\s).){0,40}/i;

/** "... and 16377 on 31 October; both are actual readings": the kind of the first as well. */
function saidOfBoth({ values, figure }: Reading, lines: readonly Line[], legend: Legend): Found<ReadType> | undefined {
  for (const line of lines) {
    const from = line === values.line ? figure.end : 0;
    const said = OF_BOTH.exec(line.text.slice(from));
    const start = from + (said?.index ?? 0);
    const type = said && typeIn({ line, start, end: start + said[0].length, worth: 0.9 }, said[0], legend);
    if (type) return type;
  }
  return undefined;
}

/** "You gave us 4120 on 1 May, and our meter reader saw 4630": each kind stands before its reading. */
function saidBefore(first: Reading, second: Reading, place: number, legend: Legend): Found<ReadType> | undefined {
  const { line } = first.values;
  if (line !== second.values.line) return undefined;
  const ends = [0, first.figure.start, second.figure.start, line.text.length];
  const kinds = [0, 1, 2].map((i) => {
    const area = { line, start: ends[i], end: ends[i + 1], worth: 0.9 };
    return typeIn(area, line.text.slice(area.start, area.end), legend);
  });
  return kinds[0] && kinds[1] && !kinds[2] ? kinds[place] : undefined;
}
