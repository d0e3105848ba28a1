import { ENDS_IN_FORM } from '../legal-forms.js';
import { findSupplierNames } from '../catalogue/index.js';
import {
  findAddresses,
  findDates,
  foldName,
  findPeriods,
  findPostcodes,
  joinAddress,
  addressLikeness,
} from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { sameLine } from '../layout/geometry.js';
import { boxOfPassage, type Layout, type Pair, type Segment } from '../layout/index.js';
import { foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';
import { neighbour, placed, type PlacedLines } from './placed-lines.js';

const MOST_LINES = 8;
const COUNTRY = /^(?:united kingdom|uk|england|scotland|wales|great britain|northern ireland)$/i;

/** The addresses beside the labels of a field, joined to one line. */
export function addressBeside(layout: Layout, field: string, customer: string | undefined): Found<string>[] {
  return layout.pairs.flatMap((pair) => {
    const strength = strengthOf(pair.label.concepts, field);
    if (strength === 0) return [];
    const { ocr } = placed(layout, pair.value.block.page);
    const lines = pair.relation === 'inline' ? inlineLines(pair, layout, ocr) : blockLines(pair, layout, ocr);
    const address = addressFrom(lines, customer, ocr);
    if (!address || (field === 'siteAddress' && NO_SITE.test(address.text))) return [];
    const { page, x0, y0, x1, y1 } = pair.value.block;
    // "Address" may be where the bill goes to, "Site" is not
    const shared = field !== 'billingAddress' && strengthOf(pair.label.concepts, 'billingAddress') > 0 ? 0.9 : 1;
    const apart = pair.relation === 'inline' && !endsInBlock(pair, ocr) ? 0.9 : 1;
    const worth = shared * apart * (address.postcode ? 1 : 0.55) * (pair.row && pair.row.index > 0 ? 0.9 : 1);
    return [
      {
        value: address.text,
        page,
        box: { x0, y0, x1, y1 },
        text: pair.value.text,
        confidence: strength * pair.fit * worth,
      },
    ];
  });
}

/** Whether an address goes on to its postcode in the words behind its label, and not on the lines under them. */
const endsInBlock = ({ value: { block, start } }: Pair, ocr: boolean): boolean =>
  findPostcodes(block.text.slice(start), { ocr }).length > 0;

/** The words in front of an address in running text: "that you took at Home Farm", "Meter 16K0022917 serves Home Farm". */
export const INTO =
  /^(?:.*\b(?:[Aa]t|to|for|(?<!, \p{Lu}[\p{L}'’-]+ )(?:of|in)|is|we supply|we supplied|serves|serving|supplies|supplying|feeds)|[^,]*?:)\s+(?=[A-Z\d])/u;
const SUPPLIED =
  /\b(?:suppl(?:y|ied|ies)|electricity|gas|energy|power|used|took|taken|premises|site|property|meter(?:ed)?|mpan|mprn|billed|deliver\w*|consum\w*)\b/i;
/** In a cell of its own beside an address, or over it. */
export const HOME = /^(?:(?:your|the|my) )?home\W*$/i;
const LEADS_TO = /\b(?:for|at|to)\W*$/i;
/** "1 May 2026 to 31 May 2026 (31 days), for": what is charged for a time is charged for a place. */
const CHARGED_FOR = /^\W*(?:\(\d+ days\))?\W*(?:for|at)\W*$/i;
/** "Meter 16K0022917 · Home 12 Mill Lane": the place of a customer who has only one. */
const HOME_AT = /(?:^|, )(?:[Yy]our |[Mm]y )?[Hh]ome:? (?=\d|(?:Flat|Apartment|Unit|Room)\b)/;
const OF_OTHERS = /\b(?:registered|office|write|contact|quer(?:y|ies)|remit|post|payable|bank|team)\b/i;
/** What stands in the address of a supplier's own office. */
const NO_SITE = /\b(?:p\.?\s?o\.? box|vat reg|reg(?:istered)? (?:no|office)|co reg|company no)\b/i;
const SAID = 0.5;

/** Addresses that the words in front of them, or the line over them, call those of the supply. */
export function addressesSupplied(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell, i) => {
      const over = lines[line.index - 1]?.page === line.page ? lines[line.index - 1].text : '';
      const beside = line.cells[i - 1]?.text ?? '';
      return suppliedIn(cell.text, { beside, over }, line.ocr).map(({ start, end, value }) =>
        foundInLine(line, cell.start + start, cell.start + end, value, SAID),
      );
    }),
  );
}

/** "Electricity for 14 Marsland Road, Sale," over "Cheshire, M33 3HQ": such addresses that go on over the lines of a cell. */
export function addressesSuppliedOver(layout: Layout): Found<string>[] {
  return layout.blocks.flatMap((block) => {
    const { page, kind, text, lines } = block;
    if (kind !== 'cell' || lines.length < 2 || lines.length > MOST_LINES) return [];
    return suppliedIn(text, { beside: '', over: '' }, placed(layout, page).ocr).map(({ start, end, value }) => {
      const passage = { block, start, end, text: text.slice(start, end) };
      return { value, page, box: boxOfPassage(passage), text: passage.text, confidence: SAID };
    });
  });
}

/** The addresses of a text that the words in front of them, those in the cell beside it or those over it call those of the supply. */
function suppliedIn(
  text: string,
  { beside, over }: { beside: string; over: string },
  ocr: boolean,
): { start: number; end: number; value: string }[] {
  return findAddresses(text, { ocr }).flatMap((address) => {
    const home = HOME_AT.exec(address.value);
    const into = home ? address.value.slice(0, home.index + home[0].length) : (INTO.exec(address.value)?.[0] ?? '');
    const value = address.value.slice(into.length);
    const own = `${inSentence(text, address.start)} ${into}`;
    // "Your electricity bill for" in one column, the address in the next
    const before = own.trim() === '' && LEADS_TO.test(beside) ? beside : own;
    const isHome = home !== null || (own.trim() === '' && HOME.test(beside));
    const said =
      isHome ||
      SUPPLIED.test(before) ||
      (/^\W*(?:for|at|to)\W*$/i.test(before) && SUPPLIED.test(over)) ||
      isOfPeriod(before);
    if (!said || OF_OTHERS.test(before) || value.length > LONGEST_ADDRESS || !/\d/.test(value)) return [];
    if (/[£%]/.test(value) || NO_SITE.test(value) || findSupplierNames(value).length > 0) return [];
    if (findDates(value).length > 0) return [];
    return [{ start: address.start, end: address.end, value }];
  });
}

/** What a text says before a place, without the sentences that have ended there. */
const inSentence = (text: string, end: number): string => {
  const before = text.slice(0, end);
  return /[.?!]\s*$/.test(before) ? '' : before;
};

function isOfPeriod(before: string): boolean {
  const period = findPeriods(before).at(-1);
  return period !== undefined && period.value.from < period.value.to && CHARGED_FOR.test(before.slice(period.end));
}

const LONGEST_ADDRESS = 140;

function inlineLines(pair: Pair, layout: Layout, ocr: boolean): string[] {
  // words of an address can be labels elsewhere ("Unit"): it goes on to its postcode all the same
  const rest = pair.value.block.text.slice(pair.value.start);
  const [code] = findPostcodes(rest, { ocr });
  if (code && code.end < LONGEST_ADDRESS && !/[£%]|\d{6,}/.test(rest.slice(0, code.start)))
    return [rest.slice(0, code.end)];
  const { lines } = pair.value.block;
  const under = lines.length === 1 ? restOfAddress(lines[0], layout) : [];
  return [pair.value.text, ...under.map((line) => line.text)];
}

function blockLines(pair: Pair, layout: Layout, ocr: boolean): string[] {
  const { lines } = pair.value.block;
  const texts = lines.map((line) => line.text);
  if (lines.some((line) => findPostcodes(line.text, { ocr }).length > 0)) return texts;
  return [...texts, ...restOfAddress(lines[lines.length - 1], layout).map((line) => line.text)];
}

/** In heights of type. */
const BROKEN_OFF = 5;

/** A line of an address, and what OCR set apart to its right: a comma says that it goes on, and so does a postcode. */
function restOfRow(first: Segment, { all, type, ocr }: PlacedLines): Segment[] {
  const row = [first];
  for (let last = first; ocr; last = row[row.length - 1]) {
    const next = all.find(
      ({ segment }) => sameLine(segment, last) && segment.x0 > last.x1 && segment.x0 - last.x1 < BROKEN_OFF * type,
    );
    if (!next || !(last.text.endsWith(',') || findPostcodes(next.segment.text, { ocr }).length > 0)) break;
    row.push(next.segment);
  }
  return row;
}

/** The lines under the first line of an address, down to its postcode; none where no postcode follows. */
function restOfAddress(first: Segment, layout: Layout): Segment[] {
  const all = placed(layout, first.page);
  const lines: Segment[] = [];
  for (
    let next = neighbour(first, all, true);
    next && lines.length < MOST_LINES;
    next = neighbour(next.segment, all, true)
  ) {
    if (next.block.label?.qualifier === '' || /[£%]|\d{6,}/.test(next.segment.text)) return [];
    const row = restOfRow(next.segment, all);
    const before = lines[lines.length - 1] ?? first;
    lines.push(...row);
    // "TA1" at the end of a line, "7YU" on the next one
    if (findPostcodes(`${before.text} ${next.segment.text}`, { ocr: all.ocr }).length > 0) return lines;
    if (row.some((one) => findPostcodes(one.text, { ocr: all.ocr }).length > 0)) return lines;
  }
  return [];
}

/** "Meter A12345678 at Mill House": what is measured there is no part of where it is. */
const METER_AT =
  /^[^,]*\b(?:meter|mpan|mprn|supply|electricity|gas|energy)\b[^,]*\b(?:at|for|in|to|serves|serving|supplies|supplying|feeds|feeding)\s+(?=[A-Z\d])/i;

/** "to 51 Mill Lane", "you at: 51 Mill Lane", "and since when. Unit 2": what a sentence says before the address itself. */
const SENTENCE =
  /^(?:(?!c\/o\b)\p{Ll}[^,\d]*[.?]\s+|(?:(?:you|your? \p{Ll}+|us|this|it|of|with|electricity|gas|energy|power) ){0,4}(?:to|at|for|of|in|is)(?: your \p{Ll}+(?: at)?)?:?\s+|(?:of|for|with) (?:electricity|gas|energy|power):?\s+)(?=[\p{Lu}\d])/u;

/** "your home, 4 Mill Lane": what a sentence calls a place is no part of where it is. */
const CALLED = /^(?:the|(?:your|our|this)(?: \p{Ll}+){1,3})$/u;

/** People are called Hall and Church as well: these words need another that makes them a house. */
const PLACE =
  /\b(?:school|academy|college|university|(?:parish|baptist|methodist|reformed|community|free|['’]s) church|cathedral|(?:village|town|parish|community|memorial|church|scout|sports) hall|hospital|hospice|library|museum|theatre|farm|hotel|inn|arms|ysgol|coleg|prifysgol|eglwys|capel|neuadd|ysbyty|fferm|gwesty)\b/i;

/** "Fernhill Primary School, 3 Church Road": a name without a legal form can be that of the house in which its bearer is. */
const isOfPlace = (name: string): boolean => PLACE.test(name) && !ENDS_IN_FORM.test(name);

const LEAST_STACKED = 3;

/** Whether each line of an address is a part of it, though one may hold two ("Hale, Altrincham"). */
function isStacked(lines: readonly string[]): boolean {
  const over = lines.slice(0, -1);
  const whole = over.filter((line) => !line.includes(','));
  return over.length >= LEAST_STACKED && 2 * whole.length >= over.length && !over.some((line) => /,\s*$/.test(line));
}

/** "00 845 122 15 1776 0043 924": of a meter or an account, and in no address. */
const LONG_NUMBER = /\d(?: ?\d){7}/;

/** One line out of an address's lines: nothing after the postcode, no name of the customer in front. */
export function addressFrom(
  printed: string[],
  customer: string | undefined,
  ocr: boolean,
): { text: string; postcode: boolean } | undefined {
  const isCustomer = customer !== undefined && foldName(printed[0]) === foldName(customer);
  const lines = isCustomer && printed.length > 1 ? printed.slice(1) : printed;
  const wrapped = lines.some((line) => line.includes(',')) && !isStacked(lines);
  const whole = wrapped ? lines.join(' ') : lines.join(', ');
  const [code] = findPostcodes(whole, { ocr });
  const text = code ? whole.slice(0, code.start) + code.value : whole;
  const parts = joinAddress([
    text
      .replace(/^[\s:,-]+/, '')
      .replace(METER_AT, '')
      .replace(SENTENCE, ''),
  ]).split(', ');
  while (parts.length > 2 && customer && !isOfPlace(customer) && foldName(parts[0]) === foldName(customer))
    parts.shift();
  while (parts.length > 2 && CALLED.test(parts[0])) parts.shift();
  // "We supply Acme Limited at 12 Mill Lane"
  const at = / at (?=[\p{Lu}\d])/u.exec(parts[0]);
  if (at && customer && foldName(parts[0].slice(0, at.index)) === foldName(customer))
    parts[0] = parts[0].slice(at.index + at[0].length);
  while (parts.length > 1 && COUNTRY.test(parts[parts.length - 1])) parts.pop();
  const address = parts.join(', ');
  if (address.length < 8 || address.length > 160 || !/\d/.test(address) || LONG_NUMBER.test(address)) return undefined;
  // OCR that lost the postcode has lost more
  if (!code && (ocr || addressLikeness(parts[0]) < 0.6)) return undefined;
  // a county and a postcode are the end of an address
  if (code && parts.length < 3 && !/\d/.test(parts[0])) return undefined;
  return { text: address, postcode: code !== undefined };
}
