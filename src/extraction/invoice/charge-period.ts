import { findDates, findPeriods, type Parsed, type ParseOptions, type Period } from '../fields/values/index.js';
import { WORTH_WEIGHING } from '../fields/choice.js';
import { strengthOf } from '../fields/vocabulary.js';
import { boxOfPassage, type Layout } from '../layout/index.js';
import type { Line } from './lines.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled, type ValueReader } from './labelled.js';
import { LEXICON } from './lexicon.js';

/** The dates of a bill. */
export interface Dates {
  invoiceDate?: Found<string>;
  dueDate?: Found<string>;
  chargeStartDate?: Found<string>;
  chargeEndDate?: Found<string>;
}

/** How sure a period with both its days is at least. */
const WHOLE_PERIOD = 0.5;

/** The date that a text begins with, or has soon after. */
export function readDate(text: string, options: { ocr?: boolean }): Parsed<string> | undefined {
  const [first] = findDates(text, options);
  return first && first.start < 40 ? first : undefined;
}

/** "1 June 2026 / 15 June 2026" are the dates of two things. */
const ANOTHER = /^\s*(?:\/|&|and\b)/;

/** The same, unless it is the first day of a period: "Dates: 1 June 2026 to 30 June 2026" tells of no single day. */
export const readOneDate: ValueReader<string> = (text, options, { tail }) => {
  const date = readDate(text, options);
  if (!date) return undefined;
  const rest = tail?.text ?? text;
  const opens = findPeriods(rest, options).some(
    ({ start, end, confidence }) =>
      start === date.start && end > date.end && confidence >= WHOLE_PERIOD && !ANOTHER.test(rest.slice(date.end)),
  );
  return opens ? undefined : date;
};

/** How many days a period has, its first and its last among them. */
export const daysBetween = (period: Period): number =>
  (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1;

const nextDay = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** Periods that follow one another day by day, as where a price changed, are one period of charges. */
function joined(periods: Parsed<Period>[]): Parsed<Period>[] {
  const all: Parsed<Period>[] = [];
  for (const period of periods) {
    const last = all[all.length - 1];
    if (last && nextDay(last.value.to) === period.value.from) {
      all[all.length - 1] = { ...last, end: period.end, value: { from: last.value.from, to: period.value.to } };
    } else {
      all.push(period);
    }
  }
  return all;
}

const LONGEST_BILL = 400;
/** How near to one another, in lines, the two days of a period stand. */
const SPAN_LINES = 4;
const SPAN = 0.25;
/** What a period without a label of its own is worth. */
const SAID = 0.35;

/** Two dates near to each other, as far apart as the bill charges days for. */
function spansOf(lines: readonly Line[], days: number | undefined): Found<Period>[] {
  if (days === undefined) return [];
  const dates = lines.flatMap((line) => findDates(line.text, { ocr: line.ocr }).map((date) => ({ ...date, line })));
  return dates.flatMap((from) =>
    dates
      .filter(({ line }) => line.page === from.line.page && Math.abs(line.index - from.line.index) <= SPAN_LINES)
      .filter((to) => daysBetween({ from: from.value, to: to.value }) === days)
      .map((to) =>
        foundInLine(
          from.line,
          from.start,
          from.end,
          { from: from.value, to: to.value },
          SPAN * Math.min(from.confidence, to.confidence),
        ),
      ),
  );
}

/** Periods that break over the lines of a paragraph: "between 1 August 2026" over "and 31 August 2026". */
function inParagraphs({ blocks }: Layout, days: number | undefined): Found<Period>[] {
  if (days === undefined) return [];
  return blocks
    .filter(({ kind, lines }) => kind !== 'setAside' && lines.length > 1)
    .flatMap((block) =>
      findPeriods(block.text)
        .filter(({ value, confidence }) => confidence >= WHOLE_PERIOD && daysBetween(value) === days)
        .map(({ start, end, text, value, confidence }) => ({
          value,
          page: block.page,
          box: boxOfPassage({ block, start, end, text }),
          text,
          confidence: SAID * confidence,
        })),
    );
}

/** "1 June 2026 to 30 June 2026 (this bill)": in a list of periods, the one that is billed. */
const THIS_BILL =
  /^\W{0,3}this (?:bill|invoice|statement)\b\W*(?:\s{2}|$)|(?:^|\s{2})this (?:bill|invoice|statement)\W{0,3}$/i;
const MARKED = 0.75;
/** In days: of two periods in such a list the one that ended so long ago was billed then. */
const LONG_AGO = 180;
const BILLED_THEN = 0.6;

/** The first and the last day of the charges. `days` is the number of days that the bill charges for. */
export function periodOf(
  layout: Layout,
  lines: readonly Line[],
  days: number | undefined,
  { invoiceDate, dueDate }: Pick<Dates, 'invoiceDate' | 'dueDate'>,
): Pick<Dates, 'chargeStartDate' | 'chargeEndDate'> {
  const readPeriod =
    (least: number) =>
    (text: string, options: ParseOptions): Parsed<Period> | undefined =>
      joined(findPeriods(text, options).filter((period) => period.confidence >= least)).find(
        (period) => period.start < 40,
      );
  const whole = ['chargePeriod', 'chargeStartDate', 'consumption', 'totalUnitCharge'].flatMap((field, i) =>
    // a month alone is the period only where a label says so
    labelled(layout, field, readPeriod(i < 2 ? 0 : WHOLE_PERIOD)).map((found) => ({
      ...found,
      confidence: found.confidence * (i < 2 ? 1 : 0.6),
    })),
  );
  const starts = labelled(layout, 'chargeStartDate', readDate);
  const ends = labelled(layout, 'chargeEndDate', readDate);
  for (const from of starts.slice(0, 3)) {
    for (const to of ends.slice(0, 3)) {
      if (from.value <= to.value)
        whole.push({
          ...from,
          value: { from: from.value, to: to.value },
          confidence: Math.min(from.confidence, to.confidence),
        });
    }
  }
  for (const line of lines) {
    for (const period of findPeriods(line.text, { ocr: line.ocr })) {
      if (period.confidence < WHOLE_PERIOD) continue;
      const labels = LEXICON.find(line.text.slice(0, period.start), line.ocr);
      const isLabelled = labels.some((label) => strengthOf(label.concepts, 'chargePeriod') === 1);
      const isMarked = THIS_BILL.test(line.text.slice(period.end)) || THIS_BILL.test(line.text.slice(0, period.start));
      const worth = isMarked ? MARKED : isLabelled ? 0.7 : SAID;
      whole.push(foundInLine(line, period.start, period.end, period.value, worth * period.confidence));
    }
  }
  whole.push(...inParagraphs(layout, days));
  // the time to pay can be as long as the bill's by chance
  const toPay = ({ value }: Found<Period>): boolean => value.from === invoiceDate?.value && value.to === dueDate?.value;
  whole.push(...spansOf(lines, days).filter((found) => !toPay(found)));
  const isLate = (to: string): boolean =>
    invoiceDate !== undefined && daysBetween({ from: to, to: invoiceDate.value }) > LONG_AGO;
  const isRecent = whole.some(
    ({ value: { to }, confidence }) => confidence >= SAID && to <= (invoiceDate?.value ?? '') && !isLate(to),
  );
  const weighed = whole.map((found) => {
    const length = daysBetween(found.value);
    let confidence = length <= LONGEST_BILL ? found.confidence : 0;
    if (days !== undefined) confidence *= length === days ? 1.4 : 0.6;
    if (invoiceDate && found.value.from > invoiceDate.value) confidence *= 0.5;
    if (invoiceDate && daysBetween({ from: found.value.to, to: invoiceDate.value }) > LONGEST_BILL) confidence *= 0.5;
    if (isRecent && isLate(found.value.to)) confidence *= BILLED_THEN;
    return { ...found, confidence: Math.min(0.97, confidence) };
  });
  const chosen = best(weighed.filter((found) => found.confidence >= WORTH_WEIGHING));
  if (!chosen) return {};
  return {
    chargeStartDate: { ...chosen, value: chosen.value.from },
    chargeEndDate: { ...chosen, value: chosen.value.to },
  };
}
