import { goesOnInPostcode } from './postcode-halves.js';
import { FORM } from '../legal-forms.js';
import { BEFORE_NUMBER, BEGINS_ADDRESS, findPostcodes } from '../fields/values/index.js';
import type { Segment } from './model.js';

/** A figure that is a cell by itself: rows of a table have some, lines of one row do not. */
export const FIGURE = /^[£\d][\d.,/%-]*\s?(?:kwh|kva|p|%|mwh)?$/i;
/** A row of so many cells is one of a table. */
export const WIDE_ROW = 5;
/** What heads a column of names. */
export const HEAD_OF_NAMES =
  /^(?:charge|rate|price|item|register|description|element|component|tariff|band|type|unit|cost)s?(?: (?:type|name|element|item))?$/i;
/** Names of groups of rows, not the end of the name above. */
export const TOTALS = /^(?:sub-?)?totals?\b|^(?:electricity|gas)$/i;
/** "Region: North": says itself that it names a group of rows. */
export const TITLE_OF_ROWS = /^(?:region|area|group|zone|district|division|county|portfolio)\s*[:–-]\s*\p{Lu}/iu;
/** A fuel and nothing else; over a list of labels it heads them. */
export const FUEL = /^(?:your )?(?:(?:natural|mains) )?(?:electricity|gas|power)(?: supply)?$/i;
/** A kind of price, which is a label elsewhere. */
export const KIND = /^(?:fixed|variable|flexible|standard)$/i;
export const LEGAL_FORM = new RegExp(String.raw`^(?:${FORM}|\(uk\) (?:${FORM}))\.?$`, 'i');

/** True where two segments of one line are too far apart to tell that they are parts of one row. */
export const isFar = (segment: Segment, beside: Segment): boolean =>
  beside.x0 - segment.x1 > 10 * segment.fontSize || beside.fontSize > 1.6 * segment.fontSize;

/** "Standing charge: 61.44p a day", "Unit price - 25.88 pence": a line that names a thing and gives its value. */
export const ITEM = /^\p{Lu}[^:.;?!]{1,48}(?::| [-–]) +(?=\S)/u;

/** True for the last line of an address. */
export const endsAddress = (text: string): boolean => {
  const [postcode, ...more] = findPostcodes(text);
  return postcode !== undefined && more.length === 0 && text.length - postcode.end <= 1 && !/[:£%]/.test(text);
};

const SUPPLY_NUMBER = /^(?:mp[ar]n[ :]+)?\d[\d ]{7,}$/i;
/** "Foundry: 4 Mill Lane": the name of a site before its address. */
const NAME_BEFORE = /^[^:,]{2,40}:\s/;

/** A whole address and the number of a supply, one under the other: two lines of one row. */
export const areNumberAndAddress = (upper: string, lower: string): boolean =>
  (SUPPLY_NUMBER.test(lower) && endsAddress(upper.replace(NAME_BEFORE, ''))) ||
  (SUPPLY_NUMBER.test(upper) && lower.includes(', ') && endsAddress(lower));

/** What begins an item of a list. */
export const BULLET = /^[•▪●■◆➤*–-]\s+\S/u;

/** "2.", "(b)", "iv)", "4.1": the number of an item of a list or of a clause. */
const NUMBER = String.raw`(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?)`;
const NUMBERED_LINE = new RegExp(String.raw`^${NUMBER}\s+[\p{Lu}\d“"‘']`, 'u');
const ONLY_NUMBER = new RegExp(`^${NUMBER}$`, 'u');

/** How far, in type heights, the number of an item stands before it at most. */
const NUMBER_REACH = 2.5;

/** True for the number of an item of which a text is the first line. */
export const numbersItem = (number: Segment, { words, x0, fontSize }: Segment): boolean =>
  words.length >= 6 && ONLY_NUMBER.test(number.text) && x0 - number.x1 < NUMBER_REACH * fontSize;

/** The first line of an item of a list in sentences: "b. Showroom, 4 Mill Lane, Hove, BN3 6FH. Gas is supplied through". */
export const beginsItem = ({ text, words }: Segment): boolean => words.length >= 8 && NUMBERED_LINE.test(text);

/**
 * True where an item of a list of sites begins or its first line ends: "2. Foundry, 4 Mill Lane, Hove, BN3 6FH" under the
 * sentence of the item before, and a name and address in bold over the sentence that speaks of it.
 */
export const partsSites = (upper: Segment, lower: Segment): boolean =>
  (upper.bold && !lower.bold && endsAddress(upper.text)) ||
  (NUMBERED_LINE.test(lower.text) &&
    ((lower.bold && !upper.bold) || (/\.$/.test(upper.text) && findPostcodes(lower.text).length > 0)));

/** A line of an address with a comma: "Unit 3, Mill Estate". */
const WITH_PARTS = new RegExp(String.raw`^${BEFORE_NUMBER}\d[^:£%]*,\s*\p{L}`, 'iu');

/** "4 Mill Lane, Gateshead, Tyne and Wear," over "NE8 9PR", or with "NE8" over "9PR": whatever stands in rows beside them. */
export const isLoosePostcode = (upper: Segment, lower: Segment): boolean =>
  lower.y0 - upper.y1 < 0.5 * upper.fontSize &&
  upper.bold === lower.bold &&
  ((/,\s*\p{L}[^:£%]*,$/u.test(upper.text) && POSTCODE.test(lower.text)) ||
    (upper.text.includes(',') && goesOnInPostcode(upper.text, lower.text)));

/** A postcode and nothing else. */
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\.?$/;

/** "Unit 3, Mill Estate, Corn Street, Gateshead, Tyne" over "and Wear, NE8 9PR": an address that ends in the next line. */
export const isRestOfAddress = (upper: Segment, lower: Segment): boolean =>
  WITH_PARTS.test(upper.text) &&
  upper.bold === lower.bold &&
  upper.words.length > lower.words.length &&
  lower.y0 - upper.y1 < 0.5 * upper.fontSize &&
  !BEGINS_ADDRESS.test(lower.text) &&
  endsAddress(lower.text) &&
  findPostcodes(upper.text).length === 0;
