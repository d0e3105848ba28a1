import {
  foldReference,
  findDates,
  findPeriods,
  type Period,
  parseReference,
  readTypeIn,
  type Parsed,
  type ParseOptions,
} from '../fields/values/index.js';
import { WORTH_WEIGHING } from '../fields/choice.js';
import { strengthOf } from '../fields/vocabulary.js';
import type { Block, Layout, Pair } from '../layout/index.js';
import { daysBetween, periodOf, readOneDate, type Dates } from './charge-period.js';
import type { Line } from './lines.js';
import { dueDateOf } from './due-date.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled, type ValueReader } from './labelled.js';
import { LEXICON } from './lexicon.js';
import { dateOfMail } from './mail-head.js';
import { isOfOther, numberInTitle, numberOfCredit, withoutFormerSuppliers, withoutLists } from './invoice-numbers.js';
import { metersNamed } from './meter-point.js';

const SORT_CODE_ALONE = /^\d\d-\d\d-\d\d$/;

/** Under this, what has no label of its own is better. */
const SURE = 0.3;
/** A number beside its own label stays, whatever else it is beside elsewhere. */
const WELL_LABELLED = 0.5;

/** "NE402177 K": a single letter behind a whole number, by which it is checked. */
const CHECK_LETTER = /^ [A-Z](?=\s*$)/;
const LEAST_CHECKED = 5;

function withCheckLetter(found: Parsed<string>, text: string): Parsed<string> {
  const letter = CHECK_LETTER.exec(text.slice(found.end))?.[0];
  if (letter === undefined || found.value.replace(/\D/g, '').length < LEAST_CHECKED) return found;
  return { ...found, value: found.value + letter, text: found.text + letter, end: found.end + letter.length };
}

export function readReference(printed: string, { ocr }: ParseOptions): Parsed<string> | undefined {
  // OCR takes a capital S for a dollar
  const text = ocr ? printed.replace(/\$(?=S)/g, ' ').replace(/\$/g, 'S') : printed;
  const whole = parseReference(text);
  // on a picture a rule beside the number is a letter as well
  const found = whole && !ocr ? withCheckLetter(whole, text) : whole;
  const isYear = found !== undefined && /^(?:19|20)\d\d$/.test(found.value);
  const isOther = isYear || (found !== undefined && SORT_CODE_ALONE.test(found.value));
  return found && !isOther && findDates(found.text).length === 0 ? found : undefined;
}

/** "12 Mill Lane": the number of a house, and no reference. */
const BEGINS_STREET = /^\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)? \p{Lu}\p{Ll}/u;

/**
 * The same, unless its label heads amounts of money ("Account £" over "512.40"), or numbers something else, or an address
 * stands beside it.
 */
const readBeside: ValueReader<string> = (text, options, pair) =>
  (pair.relation !== 'inline' && (pair.labelBlock.text.includes('£') || BEGINS_STREET.test(text))) || isOfOther(pair)
    ? undefined
    : readReference(text, options);

/** Digits enough, or letters with them, to be no count and no year. */
const isTelling = ({ value }: Parsed<string>): boolean => value.replace(/\D/g, '').length >= 5;

/** "sort code 20-41-77, account ", "20-41-77 / 41120938 / ref. " */
const SORT_CODE =
  /\b\d\d[- ]\d\d[- ]\d\d\b\W{0,3}[a-z/ .]{0,20}\W{0,3}(?:\d{8}\W{1,3}(?:(?:the|your|our|payment) )?(?:ref(?:erence)?|quot(?:e|ing))?\W{0,3})?$/i;

/** "91412628 (74-52-36)" */
const SORT_CODE_BEHIND = /^\s*\(\d\d[- ]\d\d[- ]\d\d\)/;

/** A number that stands behind a sort code, or in front of one in brackets, is the account to pay into, and one behind both is what is quoted with it. */
function isOfBank({ value, box, page }: Found<string>, layout: Layout): boolean {
  return layout.blocks.some((block) => {
    if (block.page !== page || box.y0 < block.y0 - 1 || box.y1 > block.y1 + 1) return false;
    const at = block.text.indexOf(value);
    if (at < 0) return false;
    return SORT_CODE.test(block.text.slice(0, at)) || SORT_CODE_BEHIND.test(block.text.slice(at + value.length));
  });
}

const REFERENCES = ['invoiceNumber', 'supplierAccountNumber'] as const;
type Reference = (typeof REFERENCES)[number];

/** The numbers that wordings of this field alone name: "Our reference" may name either, "invoice no." says which. */
function namedIn(layout: Layout, field: Reference): Set<string> {
  const pairs = layout.pairs.filter(({ label }) => strengthOf(label.concepts, field) === 1);
  const found = labelled({ ...layout, pairs }, field, readBeside, isTelling);
  return new Set(
    found.filter(({ confidence }) => confidence >= WELL_LABELLED).map(({ value }) => foldReference(value)),
  );
}

/** Invoice number and account number. */
export function referencesOf(whole: Layout): { invoiceNumber?: Found<string>; supplierAccountNumber?: Found<string> } {
  const layout = withoutFormerSuppliers(whole);
  const others = [
    'vatNumber',
    'companyNumber',
    'sortCode',
    'bankAccount',
    'telephone',
    'originalInvoiceNumber',
  ].flatMap((field) => labelled(layout, field, readReference));
  others.push(...metersNamed(layout));
  const named = {
    invoiceNumber: namedIn(layout, 'invoiceNumber'),
    supplierAccountNumber: namedIn(layout, 'supplierAccountNumber'),
  };
  const isOther = (found: Found<string>): boolean =>
    others.some(
      (other) =>
        foldReference(other.value) === foldReference(found.value) &&
        other.confidence > found.confidence &&
        found.confidence < WELL_LABELLED,
    );
  const choose = (field: Reference, not?: string, from = layout): Found<string> | undefined => {
    const rival = REFERENCES.find((other) => other !== field)!;
    const isOfRival = (value: string): boolean => named[rival].has(value) && !named[field].has(value);
    const all = labelled(withoutNamedBeside(from, field), field, readBeside, isTelling).filter(
      (found) => foldReference(found.value) !== not,
    );
    const free = all.filter(
      (found) => !isOther(found) && !isOfBank(found, layout) && !isOfRival(foldReference(found.value)),
    );
    const chosen = best(withRepeats(free));
    return chosen && chosen.confidence >= WORTH_WEIGHING ? chosen : undefined;
  };
  const account = choose('supplierAccountNumber');
  const not = account && foldReference(account.value);
  const invoice =
    numberOfCredit(layout) ??
    choose('invoiceNumber', not, withoutLists(layout)) ??
    numberInTitle(layout, not) ??
    choose('invoiceNumber', not);
  return { invoiceNumber: invoice, supplierAccountNumber: account };
}

/** "VAT invoice" over "Customer   59913/01": what has its own label right beside it is not what stands over it. */
function withoutNamedBeside(layout: Layout, field: Reference): Layout {
  const named = new Map<Block, boolean>();
  for (const { label, value, relation } of layout.pairs) {
    if (relation !== 'right') continue;
    const isOfField = strengthOf(label.concepts, field) > 0;
    named.set(value.block, isOfField || (named.get(value.block) ?? false));
  }
  return { ...layout, pairs: layout.pairs.filter((p) => p.relation !== 'below' || named.get(p.value.block) !== false) };
}

/** A reference printed beside its label more than once is surer. */
function withRepeats(found: Found<string>[]): Found<string>[] {
  return found.map((one) => {
    const same = found.filter((other) => other !== one && foldReference(other.value) === foldReference(one.value));
    const more = same.length > 0 ? 0.1 : 0;
    return { ...one, confidence: Math.min(0.97, one.confidence + more * one.confidence) };
  });
}

/** Invoice date, due date and the period of the charges. `days` is the number of days that the bill charges for. */
export function datesOf(
  layout: Layout,
  lines: readonly Line[],
  { days, invoiceNumber, total }: { days?: number; invoiceNumber?: string; total?: number },
): Dates {
  const invoiceDate =
    best(
      [
        ...labelled(withoutDaysInRow(withoutLists(layout)), 'invoiceDate', readOneDate),
        ...behindNumber(lines, invoiceNumber),
        ...saidOfBill(lines),
      ].filter((found) => found.confidence >= SURE),
    ) ??
    loneDate(layout, lines) ??
    dateOfMail(lines);
  const dueDate = dueDateOf(layout, lines, { invoiceDate, total });
  return { invoiceDate, dueDate, ...periodOf(layout, lines, days, { invoiceDate, dueDate }) };
}

/** "Date   1 June 2026   30 June 2026": several days in a row behind one label are those of the columns of a table. */
function withoutDaysInRow(layout: Layout): Layout {
  const days = new Map<Block, Set<string>>();
  const beside = layout.pairs.filter(({ relation }) => relation === 'right');
  // "Invoice date   1 June 2026   Collected on   14 June 2026"
  const isOfNearer = ({ labelBlock, value: { block } }: Pair): boolean =>
    beside.some((other) => other.value.block === block && other.labelBlock.x0 > labelBlock.x1);
  for (const pair of beside) {
    const { labelBlock, value } = pair;
    const [date] = findDates(value.text);
    if (date?.start === 0 && !isOfNearer(pair)) days.set(labelBlock, new Set(days.get(labelBlock)).add(date.value));
  }
  const isOfRow = ({ labelBlock, relation }: Pair): boolean =>
    relation === 'right' && (days.get(labelBlock)?.size ?? 0) > 1;
  return { ...layout, pairs: layout.pairs.filter((pair) => !isOfRow(pair)) };
}

/** "Invoice 5107775 of 9 June 2026", "Bill RB936836, written 14 Jun 26". */
function behindNumber(lines: readonly Line[], number: string | undefined): Found<string>[] {
  if (number === undefined) return [];
  return lines.flatMap((line) => {
    const at = line.text.indexOf(number);
    if (at < 0) return [];
    return findDates(line.text, { ocr: line.ocr })
      .filter(({ start }) => start >= at + number.length)
      .filter(({ start }) =>
        /^\W{0,3}(?:of|dated|written|issued|made)?(?: on)? ?$/i.test(line.text.slice(at + number.length, start)),
      )
      .map((date) => foundInLine(line, date.start, date.end, date.value, 0.6 * date.confidence));
  });
}

/** "We prepared this invoice on 9 June 2026", "The tax point of this invoice is 9 June 2026", "Your bill of 9 June 2026". */
const OF_BILL =
  /\b(?:(?:prepared|issued|produced|raised|made out|printed|drew up) (?:this|your) (?:bill|invoice|statement)(?: for you)?(?: on)?|tax point (?:of|for) this (?:bill|invoice|statement)(?: is| was)?|(?<!\b(?:last|previous|next)\b.*)\byour (?:bill|invoice|statement) (?:of|dated))\s*$/i;

/** "Your bill of 9 May 2026 for £120.00 was paid": one that was sent before. */
const SETTLED =
  /^[^.;]{0,40}?(?:\.\d\d)?[^.;]{0,40}\b(?:paid|settled|cleared|received|collected|outstanding|unpaid|overdue|replaced|cancelled)\b/i;

function saidOfBill(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) =>
    findDates(line.text, { ocr: line.ocr })
      .filter(({ start, end }) => OF_BILL.test(line.text.slice(0, start)) && !SETTLED.test(line.text.slice(end)))
      .map((date) => foundInLine(line, date.start, date.end, date.value, 0.6 * date.confidence)),
  );
}

/** A letter has its date over the address that it goes to, or else under it. */
const HEADS = [0.3, 0.4];

/** What a cell says of its date where no label does: "Sent 4 July 2026", "This bill is dated 4 July 2026". */
const SENT =
  /^\W*(?:(?:this|your) (?:bill|invoice|statement|credit note) (?:is|was) )?(?:sent|dated|written|posted|printed|made out|prepared)(?: on)?\W*$/i;

/** The only date that stands alone at the head of the first page, as on a letter, or behind a word of sending. */
function loneDate(layout: Layout, lines: readonly Line[]): Found<string> | undefined {
  const [page] = layout.pages;
  const [head, under] = HEADS.map((share) => datesAlone(lines, page.number, share * page.height));
  const alone = head.length > 0 ? head : under;
  return alone.length === 1 ? alone[0] : undefined;
}

/** "Statement SN 40021 | Account 1188 2207 | 6 June 2026", "6 June 2026 · account 11882207"; of a reading, "6 June 2026 · Actual". */
const isBetweenBars = ({ start, end }: Parsed<unknown>, text: string): boolean =>
  !readTypeIn(text) && /(?:^|\s[|·•])\s*$/.test(text.slice(0, start)) && /^\s*(?:$|[|·•]\s)/.test(text.slice(end));

const datesAlone = (lines: readonly Line[], page: number, bottom: number): Found<string>[] =>
  lines
    .filter((line) => line.page === page && line.y1 < bottom)
    .flatMap((line) =>
      line.cells.flatMap((cell, i) => {
        const [date] = findDates(cell.text, { ocr: line.ocr });
        // a browser prints the day and the hour at which it printed
        const isAll =
          date &&
          !/\d:\d\d/.test(date.text) &&
          (date.end - date.start >= cell.text.length - 1 ||
            SENT.test(cell.text.slice(0, date.start)) ||
            isBetweenBars(date, cell.text));
        // days side by side head the columns of readings
        if (!isAll || findDates(line.text, { ocr: line.ocr }).length > 1) return [];
        // a date beside a label is that of something else
        if (i > 0 && LEXICON.label(line.cells[i - 1].text.replace(/:\s*$/, ''), line.ocr)) return [];
        // "14 June 2026 to" over "13 July 2026"
        const isEnd = findPeriods(cell.block.text).some(
          ({ value }) => value.from !== value.to && value.to === date.value,
        );
        const place = cell.start + date.start;
        return isEnd ? [] : [foundInLine(line, place, cell.start + date.end, date.value, 0.5 * date.confidence)];
      }),
    );

/** The first and the last day of the charges, where both are known. */
export const chargedOf = ({ chargeStartDate, chargeEndDate }: Dates): Period | undefined =>
  chargeStartDate && chargeEndDate && { from: chargeStartDate.value, to: chargeEndDate.value };

/** How many days the charges are for, by their first and last day. */
export function daysOf(dates: Dates): number | undefined {
  const charged = chargedOf(dates);
  return charged && daysBetween(charged);
}
