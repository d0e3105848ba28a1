import { WORTH_WEIGHING } from '../fields/choice.js';
import { findDates } from '../fields/values/index.js';
import { boxOfPassage, type Layout } from '../layout/index.js';
import { readOneDate } from './charge-period.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled, type ValueReader } from './labelled.js';
import { cellsAbove, type Cell, type Line } from './lines.js';

/** The day by which the bill is to be paid: beside a label, or in a sentence. */
export function dueDateOf(
  layout: Layout,
  lines: readonly Line[],
  { invoiceDate, total }: { invoiceDate?: Found<string>; total?: number },
): Found<string> | undefined {
  const found = [
    ...labelled(layout, 'dueDate', readDayToPay),
    ...dueInProse(lines, total),
    ...dueUnderAmount(lines, total),
    ...dueOverLines(lines),
    ...dueOverWords(lines),
    ...dueInParagraphs(layout),
  ];
  return best(found.filter((one) => isDue(one, invoiceDate)));
}

const isDue = (found: Found<string>, invoiceDate?: Found<string>): boolean =>
  found.confidence >= WORTH_WEIGHING && (!invoiceDate || found.value >= invoiceDate.value);

const DUE =
  /\b(?:pay(?:able|ment)?\b(?! (?:received|made))|(?:to|must|should|shall) be paid\b|due\b|collect(?:ed)?\b|debit(?:ed)?\b|let us have\b|reach(?:es)? us\b|be with us\b|arrive\b|taken?\b|leaves? your (?:bank|account)\b|clear(?:ed)? funds|remit\b|settle(?:d|ment)?\b|clear (?:the|your|this) (?:balance|account|amount|bill)\b|send (?:us |in |back )?(?:(?:your|a|the|this) )?(?:cheque|remittance|payment|money|funds)\b)(?:[^.;]|\.\d){0,100}?\b(?:by|on|before|after|from|until|date)\b\s*(?:or (?:just )?(?:after|before|around|about)\s*)?$/i;
const PAST =
  /\b(?:received|(?<!\b(?:to|must|should|shall) be )paid|thank|last (?:payment|bill)|previous|was due|collected on your behalf)\b/i;

/** "Night register read 1204, taken by our agent on 3 May 2026". */
const OF_READING =
  /\b(?:read(?:ings?)?|register|index)\b(?:(?!payment|debit)[^.;£]){0,60}\b(?:taken|collected|reach(?:es)? us|be with us|arrive|let us have)\b/i;

/** "£12.00 by 3 May 2026": where the amount is the bill's, nothing else has to say that it is to be paid. */
const AMOUNT_BY = /^\s*£\s?([\d,]+\.\d\d)\s+(?:by|on or before|before|no later than)\s*$/i;

/** "Card payment will be taken 21 May 2026" */
const WILL_BE_TAKEN =
  /\b(?:(?:payment|debit|amount|sum|total|balance|bill|£\s?[\d,.]+\d) (?:will be|is to be)|we(?:'ll| will)) (?:taken?|collect(?:ed)?|debit(?:ed)?)(?: (?:it|this|payment|£\s?[\d,.]+\d))?(?: from your (?:bank|account|bank account|card))?\s*$/i;

/** "Your next reading is due on", "Our meter reader is due to call on". */
const OF_VISIT =
  /\b(?:read(?:ing|er)?s?|visit|engineer|inspection)\b(?:(?!payment|debit)[^.;£]){0,30}\bdue\b[^.;£]{0,20}$/i;

const saysDue = (sentence: string): boolean =>
  (DUE.test(sentence) || WILL_BE_TAKEN.test(sentence)) &&
  !PAST.test(sentence) &&
  !OF_READING.test(sentence) &&
  !OF_VISIT.test(sentence);

const isTotalBy = (sentence: string, total: number | undefined): boolean =>
  total !== undefined && Number(AMOUNT_BY.exec(sentence)?.[1].replaceAll(',', '')) === total;

/** "We will collect £12.00 by Direct Debit on or just after 3 May 2026", "Please pay £12.00 by 3 May 2026". */
function dueInProse(lines: readonly Line[], total: number | undefined): Found<string>[] {
  return lines.flatMap((line, i) =>
    findDates(line.text, { ocr: line.ocr }).flatMap((date) => {
      const over = lines[i - 1];
      const isOneText = over?.page === line.page && line.cells.length === 1 && over.cells.length === 1;
      const before = `${isOneText ? over.text : ''} ${line.text.slice(0, date.start)}`;
      const sentence = before.split(/(?<=[.!?])\s+(?=[A-Z£])/).pop() ?? '';
      if (!isTotalBy(sentence, total) && !saysDue(sentence)) return [];
      return [foundInLine(line, date.start, date.end, date.value, 0.6 * date.confidence)];
    }),
  );
}

const BY = /^(?:by|on or before|before|no later than)\s*$/i;
/** In heights of type: amounts to pay are printed large. */
const UNDER = 1.5;

const readDayToPay: ValueReader<string> = (text, options, pair) => {
  const before = pair.relation === 'inline' ? pair.value.block.text.slice(0, pair.value.start) : '';
  const isOfReading = pair.relation !== 'inline' && OF_READING.test(pair.labelBlock.text);
  return isOfReading || OF_VISIT.test(before) ? undefined : readOneDate(text, options, pair);
};

/** "£12.00" over "by 3 May 2026", as in a box at the head of a bill. */
function dueUnderAmount(lines: readonly Line[], total: number | undefined): Found<string>[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const [date] = findDates(cell.text, { ocr: line.ocr });
      if (!date || !BY.test(cell.text.slice(0, date.start))) return [];
      const [over] = cellsAbove(cell, line, lines);
      const isClose = over && cell.y0 - over.y1 < UNDER * cell.fontSize;
      if (!isClose || !isTotalBy(`${over.text} by`, total)) return [];
      return [foundInLine(line, cell.start + date.start, cell.start + date.end, date.value, 0.6 * date.confidence)];
    }),
  );
}

const BY_THIS_DAY =
  /^\W*(?:please )?(?:pay|settle|send (?:us )?(?:this|your (?:payment|cheque)))\b[^.;]{0,40}\b(?:by|before|on) (?:this|that) (?:date|day)\b/i;

/** "3 May 2026" over "Please pay by this date", as two lines or as one. */
function dueOverWords(lines: readonly Line[]): Found<string>[] {
  const daysIn = (line: Line, { text, start: at }: Cell, isDay: (rest: string) => boolean): Found<string>[] =>
    findDates(text, { ocr: line.ocr })
      .filter(({ end }) => isDay(text.slice(end)))
      .map(({ start, end, value, confidence }) => foundInLine(line, at + start, at + end, value, 0.6 * confidence));
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      if (!BY_THIS_DAY.test(cell.text)) return daysIn(line, cell, (rest) => BY_THIS_DAY.test(rest));
      const [over] = cellsAbove(cell, line, lines);
      const own = over && lines.find(({ cells }) => cells.includes(over));
      return own && cell.y0 - over.y1 < UNDER * cell.fontSize ? daysIn(own, over, (rest) => rest === '') : [];
    }),
  );
}

const ENDS_IN_DAY = /\b\d{1,2}(?:st|nd|rd|th)?(?: \p{L}{3,9})?$/u;
const LINES_UNDER = 3;

/** "Payment within 30 days, that is by 14" over "July 2026". */
function dueOverLines(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) => {
    const next = lines.slice(line.index + 1, line.index + 1 + LINES_UNDER).filter(({ page }) => page === line.page);
    return line.cells.flatMap((cell) => {
      const under = ENDS_IN_DAY.test(cell.text) && next.flatMap(({ cells }) => cells).find((one) => isUnder(one, cell));
      if (!under) return [];
      const { length } = cell.text;
      const text = `${cell.text} ${under.text}`;
      const date = findDates(text, { ocr: line.ocr }).find(({ start, end }) => start < length && end > length);
      if (!date || !saysDue(text.slice(0, date.start))) return [];
      return [foundInLine(line, cell.start + date.start, cell.end, date.value, 0.55 * date.confidence)];
    });
  });
}

const isUnder = (under: Cell, cell: Cell): boolean =>
  Math.abs(under.x0 - cell.x0) < 0.5 * cell.fontSize && under.y0 > cell.y0 && under.y0 - cell.y1 < 0.8 * cell.fontSize;

/** The same where the date goes on on the next line: "we'll take £12.00 from your bank on 17th October / 2026". */
function dueInParagraphs(layout: Layout): Found<string>[] {
  return layout.blocks.flatMap((block) => {
    if (block.kind === 'setAside' || block.lines.length < 2) return [];
    return findDates(block.text).flatMap((date) => {
      const sentence =
        block.text
          .slice(0, date.start)
          .split(/(?<=[.!?])\s+(?=[A-Z£])/)
          .pop() ?? '';
      if (!saysDue(sentence)) return [];
      const box = boxOfPassage({ block, ...date });
      return [{ value: date.value, page: block.page, box, text: date.text, confidence: 0.55 * date.confidence }];
    });
  });
}
