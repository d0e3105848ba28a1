import { MONTH_PATTERN } from './months.js';
import { asDigits, asLetters, plain } from './ocr.js';
import { parsed, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

const TOKEN = /[A-Za-z0-9](?:[A-Za-z0-9/\-_.]|(?<=[A-Z])&(?=[A-Z]))*/g;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?[ -]${MONTH_PATTERN}\b`;
/** "01 January": what may begin behind a number, as in the next line of a list, and is no group of it. */
const DAY_OF_MONTH = new RegExp(`^${DAY}`, 'i');
const BEFORE_DAY = new RegExp(String.raw`\s(?=${DAY})`, 'i');
/** Digits of one group of a reference that is printed in groups. */
const LONGEST_GROUP = 7;
const STOP_WORDS =
  /^(?:page|of|date|vat|no|number|tel|due|from|to|and|the|for|kwh|total|bill|invoice|account|customer|meter|reg|company|please|quote)$/i;

/**
 * The reference (account, bill or contract number) that a text begins with: capitals and digits with at least one digit,
 * in one piece or in blank-parted groups ("6788 9568 6454", "A-D4571871", "KI-84F59516-9124", "13674/07").
 */
export function parseReference(text: string): Parsed<string> | undefined {
  const source = plain(text);
  let start = -1;
  let end = 0;
  let digits = 0;
  for (const match of matchesOf(source, TOKEN)) {
    const token = match[0].replace(/[.\-_/]+$/, '');
    const gap = source.slice(end, match.index);
    const word = /^[A-Za-z]+$/.test(token);
    const lower = /[a-z]/.test(token) && !/^[a-z]{1,3}\d/.test(token) && !/\d/.test(token);
    if (start < 0 ? match.index > 6 || gap.replace(/[\s:#.,()-]/g, '') !== '' : !/^\s?[-/]?\s?$/.test(gap)) break;
    if (lower || STOP_WORDS.test(token) || (word && (token.length > 4 || start >= 0))) break;
    // a date, a time or an amount beside a reference is no part of it
    if (start >= 0 && (/[a-z.]|\d:\d/.test(token) || DAY_OF_MONTH.test(source.slice(match.index)))) break;
    // two numbers as long as whole references stand side by side
    if (start >= 0 && Math.min(token.replace(/\D/g, '').length, digits) > LONGEST_GROUP) break;
    if (start < 0) start = match.index;
    end = match.index + token.length;
    digits += token.replace(/\D/g, '').length;
  }
  if (start < 0 || digits < 2 || end - start < 3 || end - start > 32) return undefined;
  const value = source.slice(start, end).replace(/\s+/g, ' ');
  return parsed(text, start, end, value, digits >= 4 ? 0.8 : 0.5);
}

/** Forms of electricity and gas meter serial numbers that are common in the UK; others occur. */
const COMMON_SERIAL = [
  /^[A-Z]\d{2}[A-Z]{0,3}\d{4,7}$/, // S06DS123456, E13UP96240, U16915400
  /^\d{2}[A-Z]\d{6,8}$/, // 19L1153175
  /^[EG]\d{1,2}[A-Z]{1,2}\d{8,14}$/, // E6S14089471861
  /^[GM][A-Z0-9]{3,4}[A-Z]?\d{6,10}[A-Z0-9]*$/, // G4A66107833, M016K0177116D6
  /^E\d{3}[A-Z]\d{6,10}[A-Z]\d$/, // E016K0177116D6
  /^[A-Z]{2,3}\d{8,14}$/, // EML1912345678
  /^[A-Z]?\d{7,8}[A-Z]\d?$/, // K02173389D6, 0990485S
];

const isCommon = (serial: string): boolean => COMMON_SERIAL.some((form) => form.test(serial));

/**
 * A serial number with one character that OCR confuses put right, where that alone gives it a common form:
 * "LO8P70567" is L08P70567, "S8SK43238" is S85K43238. Undefined where it gives none, or two different ones.
 */
function repairedSerial(serial: string): string | undefined {
  const repairs = new Set<string>();
  for (let i = 0; i < serial.length; i += 1) {
    for (const other of [asDigits(serial[i]), asLetters(serial[i])]) {
      const repair = serial.slice(0, i) + other + serial.slice(i + 1);
      if (repair !== serial && isCommon(repair)) repairs.add(repair);
    }
  }
  return repairs.size === 1 ? [...repairs][0] : undefined;
}

/** What has fewer letters and digits is no whole serial number: "K0192" of "K0192 44017 21". */
const SHORTEST_SERIAL = 6;

/** Where a serial number is over: at the end of the text, of a sentence or of a part of one. */
const OVER = String.raw`(?=\s*(?:[).,;]|$))`;

/** What the badge of a gas meter bears: size, maker, number, and often the year and a letter: "U16 K 20917 21", "G4 A 0031 77 D6". */
const BADGE = String.raw`[A-Z]\d{1,3}\s[A-Z]\s\d{4,8}(?:\s\d{2}(?:\d{2})?(?=\s[A-Z]\d?${OVER}|${OVER}))?(?:\s[A-Z]\d?${OVER})?(?!\d)`;

/** A serial number in one piece or in groups: "E13 UP96240", "L79 C 20415", "U6 0098 3316 M". */
const SERIAL = new RegExp(
  String.raw`^[\s:#.,'"(-]*((?<badge>${BADGE})|[A-Z]\d{2}\s[A-Z]{2}\s\d{4,7}(?!\d)|[A-Za-z0-9][A-Za-z0-9/-]*(?:\s(?:(?=[A-Z0-9]*\d)[A-Z0-9]{2,}(?:-\d{3,})?|[A-Z](?:(?=\s\d)|${OVER})))*)`,
);

/** "0441" in front of "9273". */
const SHORT_GROUP = /^\d{3,4}$/;

/** "K0092218 15 D6": behind its number the year and the size of a gas meter. */
const YEAR_AND_SIZE = /\s\d{2}\s[A-Z]\d{1,2}$/;

/** The meter serial number that a text begins with; surer where it has one of the common forms. */
export function parseMeterSerial(text: string, options: ParseOptions = {}): Parsed<string> | undefined {
  const source = (options.ocr ? plain(text).replace(/\$/g, 'S') : plain(text)).split(BEFORE_DAY)[0];
  const match = SERIAL.exec(source);
  if (!match) return undefined;
  const start = match[0].length - match[1].length;
  const whole = match[1].replace(/[-/]+$/, '');
  const one = whole.split(/\s/)[0];
  const compact = whole.replace(/[\s-]/g, '').toUpperCase();
  // groups belong together where together they have a known form, or where the first is too short for a number and nothing else stands there
  const isWhole = one.length < SHORTEST_SERIAL && match[0].length === source.trimEnd().length;
  const isGroup =
    match.groups?.badge !== undefined ||
    !/\d{3}/.test(one) ||
    SHORT_GROUP.test(one) ||
    YEAR_AND_SIZE.test(whole) ||
    isWhole;
  const serial = isCommon(compact) || isGroup ? whole : one;
  const digits = serial.replace(/\D/g, '').length;
  if (digits < 4 || serial.length > 20 || /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(serial)) return undefined;
  const common = isCommon(serial.replace(/[\s-]/g, '').toUpperCase());
  const sure = common ? 0.9 : /[A-Z]/i.test(serial) ? 0.6 : 0.45;
  const found = parsed(text, start, start + serial.length, serial, sure);
  const repaired = options.ocr && !common ? repairedSerial(serial) : undefined;
  return repaired ? { ...found, value: repaired, confidence: 0.7, repaired: true } : found;
}

/** References folded for comparison: blanks and case do not count. */
export function foldReference(text: string): string {
  return text.replace(/[\s]/g, '').toUpperCase();
}
