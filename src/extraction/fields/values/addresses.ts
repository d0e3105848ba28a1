import { plain } from './ocr.js';
import { type ParseOptions, type Parsed, parsed } from './parsed.js';
import { findPostcodes } from './postcodes.js';
import { BEFORE_NUMBER } from './premises.js';

const STREET_WORD =
  /\b(?:road|rd|street|st|lane|ln|avenue|ave|way|close|drive|dr|court|ct|place|pl|square|sq|row|terrace|crescent|gardens?|grove|hill|park|parade|wharf|quay|mews|walk|yard|estate|centre|house|building|works|mill|farm|unit|units|floor|suite|industrial|business|retail|trading|approach|gate|green|bridge|view|chambers|village|arcade|precinct|common|rise|broadway|embankment|circus|field|fields|side|end)\b/i;
/** "registered at", "your home at", "whose office is": what a sentence says before the address itself. */
const LEAD_IN = /^(?:(?!c\/o\b)\p{Ll}[^,\d]*?\s(?:at|is|of)\s+|(?:To|[Aa]t)\s+)(?=[\p{Lu}\d])/u;
const ENDING_COUNTRY = /,?\s*(?:united kingdom|great britain|england|scotland|wales|northern ireland|uk)\.?$/i;

/** "2) 16 Mill Lane", "(a) The Old Barn": the place of an address in a list. */
const LIST_PLACE = /^\(?(?:\d{1,2}|[a-h])\)\s+(?=[\p{Lu}\d])/u;

/** One line out of the lines (or comma-parted pieces) of an address: parts joined by ", ", as printed otherwise. */
export function joinAddress(lines: string[]): string {
  return withoutWraps(lines)
    .flatMap((line) => plain(line).split(/\s*[,;]\s*|\s*[|·•]\s*/))
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^[\s.:-]+|[\s.:;-]+$/g, '')
        .replace(LIST_PLACE, ''),
    )
    .filter(
      (part, i) =>
        part.length > 0 &&
        !/^(?:[a-z]|[^\p{L}\p{N}]+)$/u.test(part) &&
        !(i === 0 && SERIAL.test(part)) &&
        !COMPANY_NUMBER.test(part),
    )
    .join(', ')
    .replace(BROKEN_POSTCODE, '$1 $2')
    .replace(LEAD_IN, '');
}

/** The serial number of a meter, which may stand over the address in one cell. */
const SERIAL = /^(?=(?:[A-Z]*\d){5})(?=\d*[A-Z])[A-Z\d]{7,}$/;

/** "Company number 10454718": what may stand between the name of a company and its address. */
const COMPANY_NUMBER =
  /^(?:company|co\.?|registered|registration|reg\.?)(?: (?:company|registration|reg\.?))? ?(?:number|no\.?|nr)?:? ?(?:[A-Z]{2})?\d{6,8}$/i;

/** The end of a part that begins in the line before: no part of an address by itself. */
const REST_OF_PART =
  /^(?:(?:(?:trading|industrial|business|retail|enterprise|science|leisure) )?(?:estate|park|centre|units)|road|street|lane|avenue|close|drive|court|place|square|row|terrace|crescent|gardens|grove|parade|yorkshire|sussex|midlands|glamorgan|wells)(?=,|$)/i;
/** The begin of a part that goes on in the next line. */
const BEGIN_OF_PART = /(?:^|, *)(?:\d{1,4}[a-z]?|(?:units?|suite|flat|plot|no\.?|the))$/i;

/** The lines with those joined that end in the middle of a part, as in a narrow cell: "31 Castle" over "Street, Derby". */
function withoutWraps(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines.map((each) => each.trim())) {
    const last = joined[joined.length - 1];
    if (last && (REST_OF_PART.test(line) || BEGIN_OF_PART.test(last)) && !/[,;|·•]$/.test(last))
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** A postcode that goes on in the next line. */
const BROKEN_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?), (\d[A-Z]{2})$/;

/** A house number, or that of a part of a building: "4a", "Unit 12-14", "No. 7". */
const NUMBERED = new RegExp(
  String.raw`^(?:no\.?\s*|${BEFORE_NUMBER})\d{1,4}[a-z]?(?:\s?[-–/]\s?\d{1,4}[a-z]?)?\b`,
  'i',
);

/** How much a line looks like a line of a postal address, 0 to 1. */
export function addressLikeness(text: string): number {
  const line = text.trim();
  if (line.length < 2 || line.length > 90) return 0;
  if (findPostcodes(line).length > 0) return line.length < 70 ? 1 : 0.7;
  if (/[£%@:]|https?|www\.|\d{7,}|\bkwh\b|\bvat\b|\bno\.?$/i.test(line)) return 0;
  const street = STREET_WORD.test(line);
  const numbered = NUMBERED.test(line);
  if (street && numbered) return 0.9;
  if (street) return 0.65;
  return /^[A-Z][A-Za-z'’.&-]*(?:[ -][A-Za-z'’.&-]+){0,4}$/.test(line) ? 0.35 : 0.05;
}

/** The address in a text that runs up to a postcode: from the start of its sentence, or of the text. */
export function findAddresses(text: string, options: ParseOptions = {}): Parsed<string>[] {
  const source = plain(text);
  const found: Parsed<string>[] = [];
  let from = 0;
  for (const postcode of findPostcodes(text, options)) {
    const before = source.slice(from, postcode.start);
    const sentence = Math.max(before.lastIndexOf(': '), before.search(/[.;]\s+(?=[A-Z])(?!.*[.;]\s+[A-Z])/));
    const start = from + (sentence >= 0 ? sentence + 1 : 0);
    const address = joinAddress([`${source.slice(start, postcode.start)}, ${postcode.value}`]);
    from = postcode.end;
    if (!address.includes(', ')) continue;
    const entry = parsed(text, start, postcode.end, address, 0.8 * postcode.confidence);
    found.push(postcode.repaired ? { ...entry, repaired: true } : entry);
  }
  return found;
}

/** Postcode, and the rest of the words in lower case without punctuation: what tells whether two addresses are one place. */
export interface NormalAddress {
  postcode?: string;
  words: string[];
}

const SHORT_WORDS: Record<string, string> = {
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  dr: 'drive',
  ct: 'court',
  sq: 'square',
  pl: 'place',
  terr: 'terrace',
  cres: 'crescent',
  gdns: 'gardens',
  ind: 'industrial',
  est: 'estate',
  bldg: 'building',
  bldgs: 'buildings',
  hse: 'house',
  ctr: 'centre',
};

export function normaliseAddress(address: string): NormalAddress {
  const postcode = findPostcodes(address).at(-1);
  const rest = postcode ? address.slice(0, postcode.start) + address.slice(postcode.end) : address;
  const words = plain(rest)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(ENDING_COUNTRY, '')
    .toLowerCase()
    .replace(/['.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => SHORT_WORDS[word] ?? word);
  return { postcode: postcode?.value, words };
}

/** Whether two printed addresses are the same place: the same postcode and, in it, the same house or unit. */
export function sameAddress(a: string, b: string): boolean {
  const [left, right] = [normaliseAddress(a), normaliseAddress(b)];
  if (left.postcode && right.postcode && left.postcode !== right.postcode) return false;
  const numbers = (words: string[]): string => words.filter((word) => /\d/.test(word)).join(' ');
  if (numbers(left.words) !== numbers(right.words)) return false;
  const common = left.words.filter((word) => right.words.includes(word)).length;
  const shorter = Math.min(left.words.length, right.words.length);
  const needed = left.postcode && right.postcode ? 0.6 : 0.9;
  return shorter > 0 && common >= needed * shorter;
}
