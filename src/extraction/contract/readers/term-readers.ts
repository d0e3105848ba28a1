import type { FieldReader, Reading, ReadingContext } from '../../fields/candidates.js';
import { findDates, findPeriods, findTerms, isoDate, type Parsed } from '../../fields/values/index.js';
import { tickedOptions, type Pair } from '../../layout/index.js';
import { hasBoxes, isAnswer, near, reach, sentenceOf } from './nearness.js';
import { isForAnybody, isWithoutContract, speaksOfOther } from './sentences.js';

/** The time of the day that a date may have before it: "00:00 hours on 1 April 2026", "midnight at the end of 31 March 2029". */
const CLOCK =
  /^\s*(?:(?:beginning|starting|commencing|begins|starts|commences|runs|running) )?(?:(?:from|at|until|to|by) )?(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?(?:hours|hrs?|h|[ap]m)\b)?|\d{4} ?(?:hours|hrs?|h)\b|\d{1,2} ?(?:[ap]m|noon|midnight)\b|midnight|noon|(?:the )?(?:start|beginning|end|close)\b(?= (?:of )?(?:\d|\p{Lu}))),?(?: (?:on|of|at|in|the|start|end|beginning|close|gmt|bst|uk time|local time))* /iu;

const clockIn = (text: string): number => CLOCK.exec(text)?.[0].length ?? 0;

/** A date in the boxes of a form: "01052026", "0 1 0 5 2 0 2 6". */
const BOXED = /^\s*(\d) ?(\d) ?(\d) ?(\d) ?(\d) ?(\d) ?(\d) ?(\d)\s*$/;

function boxedDate(text: string): Reading[] {
  const digits = BOXED.exec(text)?.slice(1).join('');
  if (!digits) return [];
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  const value = isoDate(year, month, day);
  return value ? [{ value, start: 0, end: text.length, confidence: 0.85 }] : [];
}

/** Labels of how long somebody may act, or a paper holds: "LOA expiry". */
const OF_AUTHORITY = /\b(?:loa|authority|insurance|warranty|licen[cs]e|certificate|accreditation)\b/i;

/** Two words of a name. */
const NAMES = /\p{Lu}\p{L}+ \p{Lu}/u;

const readDate: FieldReader = (text, context) => {
  const { label, labelBlock, relation } = context.pair;
  if (OF_AUTHORITY.test(`${label.qualifier} ${label.text}`)) return [];
  const boxed = relation === 'inline' ? [] : boxedDate(text);
  if (boxed.length > 0) return boxed;
  if (relation === 'inline' && [speaksOfOther, isWithoutContract].some((each) => each(sentenceOf(context.pair))))
    return [];
  if (relation === 'inline' && isForAnybody(labelBlock.text.slice(0, label.end))) return [];
  // "14 days of the date" is none; "1st day of April 2027" is.
  if (/\b(?:(?:days?|weeks?|months?) (?:before|after|from)|(?:days|weeks|months) of)\b/i.test(text.slice(0, 30)))
    return [];
  const at = clockIn(text);
  // "To: Helen Marsh Wed 23 September 2026": to whom a message went, on that day.
  const [first] = findDates(text, context);
  if (relation === 'inline' && /^to$/i.test(label.text) && first && NAMES.test(text.slice(0, first.start))) return [];
  return near(text.slice(at), [...findDates(text.slice(at), context), ...compactDate(text)], context).map((each) => ({
    ...each,
    start: at + each.start,
    end: at + each.end,
  }));
};

/** As systems print it: "20260401". */
function compactDate(text: string): Parsed<string>[] {
  const [, year, month, day] = /^\s*(20\d\d)(\d\d)(\d\d)\s*$/.exec(text) ?? [];
  const value = year && isoDate(Number(year), Number(month), Number(day));
  return value ? [{ value, start: 0, end: text.length, text, confidence: 0.9 }] : [];
}

export const readStart: FieldReader = (text, context) => {
  const period = periodOf(text, context);
  const dates = [...readDate(text, context), ...period].map((each) =>
    each.field !== 'contractEndDate' && OF_CHANGE.test(context.pair.labelBlock.text)
      ? { ...each, confidence: CHANGED * each.confidence }
      : each,
  );
  return [...dates, ...(period[0] ? termBehind(text, period[0].end, context) : [])];
};
/** "This variation takes effect on": the contract that it changes began before, where the paper says when. */
const OF_CHANGE =
  /\b(?:variation|amendment|addendum|change)\b[^:]{0,20}\b(?:effect|effective|starts?|begins?|applies)\b/i;
const CHANGED = 0.6;
export const readEnd: FieldReader = (text, context) => {
  const dates = readDate(text, context);
  const [date] = dates;
  // "11 March 2028 (18 months)"
  const length = date && LENGTH_BEHIND.exec(text.slice(date.end));
  return length ? [...dates, ...termBehind(text, date.end + length[0].indexOf('(') + 1, context)] : dates;
};
/** How long it is, in brackets behind the last day. */
const LENGTH_BEHIND = /^\s*\((?:(?:that is|being|a term of|for) )?\d{1,3} ?(?:months|mths|years?)\b/i;

/** "24 months, from 1 June 2026 to 31 May 2028": how long it is may come first. */
const LENGTH_BEFORE = /^\s*(?:a (?:term|period) of )?[\w-]{1,12} (?:months?|years?)\b[\s,:;(–-]*(?:from )?/i;

function periodOf(text: string, context: ReadingContext): Reading[] {
  const from = clockIn(text) + reach(context) + (LENGTH_BEFORE.exec(text)?.[0].length ?? 0);
  const period = findPeriods(text, context).find((each) => each.start <= from && each.confidence > 0.5);
  if (!period) return [];
  const place = { start: period.start, end: period.end, confidence: period.confidence };
  return [
    { ...place, value: period.value.from, field: 'contractStartDate' },
    { ...place, value: period.value.to, field: 'contractEndDate' },
  ];
}

export const readPeriod: FieldReader = (value, context) => {
  // "To" and "until" between its two days are labels too.
  const text = (context.pair.fit >= 0.7 && context.pair.tail?.text) || value;
  const period = periodOf(text, context);
  return [
    ...period,
    ...asTerms(readTerm(text, context)),
    ...(period[0] ? termBehind(text, period[0].end, context) : []),
  ];
};

/** "1 June 2026 to 31 May 2028, 24 months": how long it is may also come last. */
function termBehind(text: string, end: number, context: ReadingContext): Reading[] {
  // "(both dates inclusive)" says nothing of its own.
  const rest = text.slice(end).replace(/^\s*\([^()\d]*\)/, (note) => ' '.repeat(note.length));
  const from = end + rest.length - rest.replace(/^[\s,;:(–=-]+/, '').length;
  return asTerms(readTerm(text.slice(from), context)).map((each) => ({
    ...each,
    start: from + each.start,
    end: from + each.end,
  }));
}

const asTerms = (readings: readonly Reading[]): Reading[] =>
  readings.map((each) => ({ ...each, field: 'contractTermMonths', confidence: 0.9 * each.confidence }));

/** "24 months, from 1 June 2026 to 31 May 2028": a term may say its days too. */
export const readLength: FieldReader = (text, context) => {
  const terms = readTerm(text, context);
  const period = context.pair.relation === 'inline' ? undefined : findPeriods(text, context)[0];
  // "From 1 June 2026 to 31 May 2028. To stop it, tell us."
  const [first] = text.split(/\.\s+(?=\p{Lu})/u);
  const alone = period && period.end <= first.length && period.end - period.start >= first.length - 12;
  if (!period) return context.pair.relation === 'inline' ? terms : [...terms, ...startIn(text, context)];
  if (period.confidence <= 0.5 || (terms.length === 0 && !alone)) return terms;
  const place = { start: period.start, end: period.end, confidence: period.confidence };
  return [
    ...terms,
    { ...place, value: period.value.from, field: 'contractStartDate' },
    { ...place, value: period.value.to, field: 'contractEndDate' },
  ];
};

/** "From 1 April 2027 for 36 months", "36 months starting on 1 April 2027". */
function startIn(text: string, context: ReadingContext): Reading[] {
  const [date, more] = findDates(text, context);
  if (!date || more || findTerms(text).length !== 1) return [];
  const starts = /\b(?:from|start\w*|begin\w*|commenc\w*)\b(?: on)?[^.;,]{0,12}$/i.test(text.slice(0, date.start));
  return starts ? [{ ...date, field: 'contractStartDate', confidence: 0.85 * date.confidence }] : [];
}

/** Of several terms with boxes beside them the one that is ticked: "☐ 12 months ☒ 24 months". */
const readTerm: FieldReader = (text, context) => {
  const options = tickedOptions(text);
  if (options.length === 0) return readOneTerm(text, context);
  const ticked = options.filter((option) => option.ticked);
  if (ticked.length !== 1 || !hasBoxes(context)) return [];
  const at = text.lastIndexOf(ticked[0].text);
  return readOneTerm(ticked[0].text, context).map((reading) => ({
    ...reading,
    start: at + reading.start,
    end: at + reading.end,
  }));
};

/** "Months 24", "Term in months 24" in a cell of its own. */
const isOfMonths = ({ relation, label, labelBlock, value }: Pair): boolean =>
  relation === 'inline' &&
  labelBlock.kind === 'cell' &&
  label.start === 0 &&
  value.end >= labelBlock.text.length &&
  /\bmonths$/i.test(label.text);

/** "From 1 April 2027 for 36 months": what stands before a term, wherever in a value. */
const FOR_TERM = /\bfor\s+(?:an? (?:\w+ )?(?:term|period) of\s+)?$/i;

const readOneTerm: FieldReader = (text, context) => {
  // "Fixed for 1 year" over a column says it all itself.
  if (context.pair.relation !== 'inline' && findTerms(context.pair.label.text).length > 0) return [];
  const terms = findTerms(text).filter((term) => term.value >= 1 && term.value <= 120);
  const isSaid = ({ start }: { start: number }): boolean => terms.length === 1 && FOR_TERM.test(text.slice(0, start));
  const first = terms.find(
    (term) => term.start <= reach(context) || /\(\s*$/.test(text.slice(0, term.start)) || isSaid(term),
  );
  // "Plans run for 12, 24 or 36 months" tells of several terms.
  if (first && /\d\s*(?:,|or|and|to|-|–)\s*$/.test(text.slice(0, first.start))) return [];
  if (first) return [{ ...first, confidence: first.confidence * (context.pair.relation === 'inline' ? 0.9 : 1) }];
  const bare = /^\s*(\d{1,3})\s*$/.exec(text);
  if (!bare || !(isAnswer(context) || isOfMonths(context.pair))) return [];
  const years = context.units.some((unit) => /\byears?\b/i.test(unit));
  const months = context.units.some((unit) => /\bmonths?|mths\b/i.test(unit));
  if (!years && !months) return [];
  const value = Number(bare[1]) * (years && !months ? 12 : 1);
  return value >= 1 && value <= 120 ? [{ value, start: 0, end: text.length, confidence: 0.95 }] : [];
};
