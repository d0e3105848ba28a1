import { distance } from 'fastest-levenshtein';
import { findPostcodes } from '../fields/values/postcodes.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from '../fields/values/parsed.js';
import { SUPPLIERS, namesOf } from './suppliers.js';
import { matchesOf } from '../matches.js';

/** A supplier's name as it stands in a text. */
export interface SupplierName {
  /** The catalogue's key. */
  code: string;
  /** As printed, with its legal form. */
  name: string;
}

/** Names that are words of every bill ("Total", "Crown", "Power"): they count only with more of the name behind them. */
const COMMON_WORDS = new Set([
  'total',
  'crown',
  'corona',
  'tem',
  'e',
  'ruby',
  'opus',
  'unicom',
  'tgp',
  'nbs',
  'shell energy',
  'good energy',
  'logicor',
]);
const LEGAL_FORM = /^(?:limited|ltd|plc|llp|uk|gmbh)$/;
/** Words that go on with a supplier's name before its legal form: "EDF Energy Customers Limited". */
const NAME_WORD =
  /^(?:\(?uk\)?|energy|gas|power|electricity|retail|supply|supplies|business|trading|customers|solutions|commercial|and|marketing|services|utilities|corporate|renewables|next)$/;

interface Token {
  text: string;
  start: number;
  end: number;
}

function tokens(text: string): Token[] {
  return matchesOf(text, /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*|&/gu).map((match) => ({
    text: match[0] === '&' ? 'and' : foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function foldWord(word: string): string {
  const plain = /^[A-Za-z0-9]+$/.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/[\u0300-\u036f'’.-]/g, '')
        .replace(/[øØ]/g, 'o')
        .toLowerCase();
  return plain === 'ltd' ? 'limited' : plain;
}

interface KnownName {
  code: string;
  /** As the catalogue prints it. */
  name: string;
  words: string[];
  key: string;
}

const NAMES: KnownName[] = SUPPLIERS.flatMap((supplier) =>
  namesOf(supplier).map((name) => {
    const words = tokens(name).map((token) => token.text);
    return { code: supplier.code, name, words, key: words.join('') };
  }),
).filter((name) => name.key.length > 0);
const LONGEST = Math.max(...NAMES.map((name) => name.words.length));
const BY_KEY = new Map<string, KnownName>();
const BY_LENGTH = new Map<number, KnownName[]>();
/** All beginnings of names: with a text that is none of them no name begins, unless it is misread. */
const BEGINNINGS = new Set<string>();
for (const name of NAMES) {
  if (BY_KEY.has(name.key)) continue;
  BY_KEY.set(name.key, name);
  for (let length = 0; length <= name.key.length; length += 1) BEGINNINGS.add(name.key.slice(0, length));
  BY_LENGTH.set(name.key.length, [...(BY_LENGTH.get(name.key.length) ?? []), name]);
}

function known(key: string, ocr: boolean): { name: KnownName; likeness: number } | undefined {
  const exact = BY_KEY.get(key);
  if (exact) return { name: exact, likeness: 1 };
  if (!ocr || key.length < 6) return undefined;
  const allowed = key.length >= 14 ? 2 : 1;
  for (let length = Math.max(6, key.length - allowed); length <= key.length + allowed; length += 1) {
    for (const name of BY_LENGTH.get(length) ?? []) {
      // a name that is misread at both ends is not looked for
      if (name.key[0] !== key[0] && name.key[length - 1] !== key[key.length - 1]) continue;
      const off = distance(name.key, key);
      if (off <= allowed) return { name, likeness: 1 - (2 * off) / key.length };
    }
  }
  return undefined;
}

/**
 * The names of known suppliers in a text, as printed, with the legal form that follows ("British Gas Trading Limited").
 * With `ocr` a name with a misread letter counts, at a lower confidence.
 */
export function findSupplierNames(text: string, options: ParseOptions = {}): Parsed<SupplierName>[] {
  if (!/\p{L}{2}|^\W*E\b/u.test(text)) return [];
  const words = tokens(text);
  const found: Parsed<SupplierName>[] = [];
  for (let i = 0; i < words.length; i += 1) {
    let key = '';
    for (let j = i; j < Math.min(words.length, i + LONGEST); j += 1) {
      key += words[j].text;
      if (!options.ocr && !BEGINNINGS.has(key)) break;
      const hit = known(key, options.ocr ?? false);
      if (!hit) continue;
      const phrase = hit.name.words.join(' ');
      // a word of the name before it was read: it is no misreading of another
      if (hit.likeness < 1 && i > 0 && isNamePart(text, words[i - 1], words[i])) continue;
      // with a word more, or one less, it is whole: "Acme Energy, UK House"
      if (hit.likeness < 1 && isKnownInside(words.slice(i, j + 1))) continue;
      // nor is a word of which no letter is right: "Xi Energy" is no "SP Energy"
      if (hit.likeness < 1 && !isAlike(words.slice(i, j + 1), hit.name)) continue;
      // nor is the number behind it: "SEFE Energy Limited, 8 First Street"
      if (hit.likeness < 1 && /^\d+$/.test(words[j].text)) continue;
      const end = endOfName(text, words, j);
      const whole = i === 0 && end === words.length - 1;
      const formed = end > j;
      const isAlone = (): boolean => whole || (i === 0 && beginsAddress(text, words[end].end));
      if (COMMON_WORDS.has(phrase) && !formed && !(hit.name.words.length > 1 && isAlone())) continue;
      if (!/^[\p{Lu}\p{N}]/u.test(text[words[i].start]) && !whole && !phrase.startsWith('npower')) continue;
      const printed = text.slice(words[i].start, words[end].end);
      const rest = text.slice(words[j].end, words[end].end);
      const name = hit.likeness < 1 ? spelt(text, words.slice(i, j + 1), hit.name) + rest : printed;
      const entry = parsed(
        text,
        words[i].start,
        words[end].end,
        { code: hit.name.code, name },
        (whole ? 0.97 : 0.9) * hit.likeness,
      );
      found.push(hit.likeness < 1 ? { ...entry, repaired: true } : entry);
    }
  }
  return longestFirst(found);
}

/** Within how many letters an address ends that follows a name. */
const LONGEST_ADDRESS = 110;
/** "Good Energy, 4 Quay Road, ...": nothing but the name stands before its address. */
const beginsAddress = (text: string, end: number): boolean =>
  /^,\s[\p{Lu}\d]/u.test(text.slice(end, end + 3)) && findPostcodes(text.slice(end, end + LONGEST_ADDRESS)).length > 0;

/** True for words each of which has some of the letters of the name's, where these are as many. */
const isAlike = (words: readonly Token[], { words: known }: KnownName): boolean =>
  words.length !== known.length ||
  words.every(({ text }, i) => distance(text, known[i]) < Math.max(text.length, known[i].length));

/** True for words that are a name as the catalogue has it but for the first or the last of them. */
const isKnownInside = (words: readonly Token[]): boolean =>
  [words.slice(1), words.slice(0, -1)].some((inner) => BY_KEY.has(inner.map(({ text }) => text).join('')));

/** A misread name with its misread words as the catalogue has them. */
function spelt(text: string, words: readonly Token[], { name, words: known }: KnownName): string {
  if (words.length !== known.length) return name;
  const right = tokens(name);
  const printed = ({ start, end }: Token, of: string) => of.slice(start, end);
  return words.reduceRight(
    (whole, word, i) => {
      if (word.text === known[i]) return whole;
      const from = word.start - words[0].start;
      return whole.slice(0, from) + printed(right[i], name) + whole.slice(word.end - words[0].start);
    },
    text.slice(words[0].start, words[words.length - 1].end),
  );
}

const isNamePart = (text: string, before: Token, first: Token): boolean =>
  /^\p{Lu}/u.test(text.slice(before.start)) && text.slice(before.end, first.start) === ' ';

/** The last word of a name that begins with the words up to `at`: words of trade up to a legal form belong to it. */
function endOfName(text: string, words: Token[], at: number): number {
  let end = at;
  for (let k = at + 1; k < Math.min(words.length, at + 5); k += 1) {
    if (!/^[\s().]*$/.test(text.slice(words[k - 1].end, words[k].start)) && words[k].text !== 'and') break;
    if (LEGAL_FORM.test(words[k].text) && !beginsAnother(text, words, k)) end = k;
    else if (!NAME_WORD.test(words[k].text)) break;
  }
  return end;
}

/** "UK" before a capital that is no part of a supplier's name begins a name of its own: "UK House". */
function beginsAnother(text: string, words: Token[], at: number): boolean {
  const next = words[at + 1];
  if (words[at].text !== 'uk' || !next || LEGAL_FORM.test(next.text) || NAME_WORD.test(next.text)) return false;
  return /^\s+\p{Lu}\p{Ll}/u.test(text.slice(words[at].end));
}

/** A name that was read without a fault, with its legal form: what is misread behind it is no part of it. */
const isWhole = ({ repaired, text }: Parsed<SupplierName>): boolean =>
  !repaired && LEGAL_FORM.test(tokens(text).at(-1)?.text ?? '');

function longestFirst(found: Parsed<SupplierName>[]): Parsed<SupplierName>[] {
  const outer = found.filter(
    (a) =>
      !found.some(
        (b) =>
          b !== a &&
          !(b.repaired && isWhole(a)) &&
          b.start <= a.start &&
          b.end >= a.end &&
          b.end - b.start > a.end - a.start &&
          b.confidence >= a.confidence - 0.3,
      ),
  );
  return withoutOverlaps(outer);
}

/** True for a text that is the name of a supplier, and little else. */
export const isSupplierName = (text: string): boolean =>
  findSupplierNames(text).some((name) => name.text.length > 0.8 * text.length);
