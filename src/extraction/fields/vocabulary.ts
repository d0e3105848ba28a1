import { distance } from 'fastest-levenshtein';
import { loadData } from './data/load.js';
import { plain } from './values/ocr.js';

/** What kind of paper the labels are read on: some words mean another field there. */
export type PaperKind = 'invoice' | 'contract';

interface Entry {
  field: string;
  kinds?: PaperKind[];
  strong: string[];
  weak?: string[];
}

interface Label {
  field: string;
  label: string;
  kinds?: PaperKind[];
  strength: number;
}

/** A label of the vocabulary in a text. */
export interface LabelMatch {
  /** A field of the interface, or a thing that must not be taken for one (`vatNumber`, `previousBalance`). */
  field: string;
  /** The wording of the vocabulary. */
  label: string;
  /** 0 to 1: how strongly these words name the field, times how well they were read. */
  score: number;
  /** How much of the text's letters the label takes: 1 where the text is a label and nothing else but numbers. */
  coverage: number;
  /** Where the label stands in the text. */
  start: number;
  end: number;
}

const WEAK = 0.6;
const LONGEST_LABEL = 9;
/** Words that mean the same wherever they stand in a label. */
const SAME_WORD: Record<string, string> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  nos: 'number',
  ref: 'reference',
  acc: 'account',
  acct: 'account',
  inv: 'invoice',
  addr: 'address',
  chg: 'charge',
  chgs: 'charge',
  chrg: 'charge',
  rdg: 'reading',
  rdgs: 'reading',
  amt: 'amount',
  qty: 'quantity',
  elec: 'electricity',
  incl: 'including',
  inc: 'including',
  excl: 'excluding',
  exc: 'excluding',
  ex: 'excluding',
  est: 'estimated',
  pa: 'annum',
  prev: 'previous',
  cust: 'customer',
  subtotal: 'subtotal',
};

interface Token {
  text: string;
  start: number;
  end: number;
}

function foldWord(word: string): string {
  const same = SAME_WORD[word];
  if (same) return same;
  return word.length >= 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The words of a text, folded: case, punctuation, plurals and the usual short forms do not count. */
function tokens(text: string): Token[] {
  const source = plain(text).toLowerCase().replace(/a\/c(?=\W|$)/g, 'acc').replace(/'s\b/g, '  ');
  return [...source.matchAll(/[\p{L}\p{N}£%]+|&|@/gu)].map((match) => ({
    text: match[0] === '&' ? 'and' : foldWord(match[0].normalize('NFKD').replace(/[\u0300-\u036f]/g, '')),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Characters that OCR confuses, folded to one. */
function foldShapes(key: string): string {
  return key.replace(/[01i|!5s8b6g]/g, (c) => ({ '0': 'o', '1': 'l', i: 'l', '|': 'l', '!': 'l', '5': 's', '8': 'b', '6': 'g' })[c] ?? c);
}

const BY_KEY = new Map<string, Label[]>();
const BY_SHAPE = new Map<string, string[]>();
const KEYS_BY_LENGTH = new Map<number, string[]>();

for (const entry of loadData<{ entries: Entry[] }>('labels.json').entries) {
  const add = (wording: string, strength: number): void => {
    const key = tokens(wording).map((token) => token.text).join('');
    const known = BY_KEY.get(key) ?? [];
    known.push({ field: entry.field, label: wording, kinds: entry.kinds, strength });
    BY_KEY.set(key, known);
  };
  entry.strong.forEach((wording) => add(wording, 1));
  entry.weak?.forEach((wording) => add(wording, WEAK));
}
for (const key of BY_KEY.keys()) {
  const push = <K>(map: Map<K, string[]>, at: K): void => void map.set(at, [...(map.get(at) ?? []), key]);
  push(BY_SHAPE, foldShapes(key));
  push(KEYS_BY_LENGTH, key.length);
}

const SHORTEST_FUZZY = 6;
const fuzzyKeys = new Map<string, [string, number][]>();
const FUZZY_CACHE_LIMIT = 50_000;

/** Keys of the vocabulary that OCR may have turned into this one, with how alike they are. */
function nearKeys(key: string): [string, number][] {
  const known = fuzzyKeys.get(key);
  if (known) return known;
  const shaped = BY_SHAPE.get(foldShapes(key));
  let near: [string, number][] = [];
  if (shaped) {
    near = shaped.map((other) => [other, 0.95]);
  } else if (key.length >= SHORTEST_FUZZY) {
    const allowed = key.length >= 16 ? 3 : key.length >= 10 ? 2 : 1;
    for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
      for (const other of KEYS_BY_LENGTH.get(length) ?? []) {
        if (other.length < SHORTEST_FUZZY) continue;
        const off = distance(foldShapes(other), foldShapes(key));
        if (off <= allowed) near.push([other, 1 - (1.5 * off) / key.length]);
      }
    }
    const best = Math.max(...near.map(([, likeness]) => likeness), 0);
    near = near.filter(([, likeness]) => likeness === best);
  }
  if (fuzzyKeys.size > FUZZY_CACHE_LIMIT) fuzzyKeys.clear();
  fuzzyKeys.set(key, near);
  return near;
}

export interface LabelOptions {
  kind: PaperKind;
  /** The text comes from OCR: a label with a few misread characters counts, at a lower score. */
  ocr?: boolean;
}

/**
 * The labels of the vocabulary in a text: a cell, a line, or the lines of a wrapped label joined by a blank. A label
 * inside a longer one ("VAT" in "VAT registration number") does not count. The surest first.
 */
export function matchLabels(text: string, options: LabelOptions): LabelMatch[] {
  const words = tokens(text);
  const letters = words.reduce((sum, word) => sum + (/\p{L}/u.test(word.text) ? word.end - word.start : 0), 0);
  const found: LabelMatch[] = [];
  for (let i = 0; i < words.length; i += 1) {
    let key = '';
    for (let j = i; j < Math.min(words.length, i + LONGEST_LABEL); j += 1) {
      key += words[j].text;
      const keys: [string, number][] = BY_KEY.has(key) ? [[key, 1]] : options.ocr ? nearKeys(key) : [];
      for (const [name, likeness] of keys) {
        for (const label of BY_KEY.get(name) ?? []) {
          if (label.kinds && !label.kinds.includes(options.kind)) continue;
          const { start } = words[i];
          const { end } = words[j];
          const own = words.slice(i, j + 1).reduce((sum, word) => sum + (/\p{L}/u.test(word.text) ? word.end - word.start : 0), 0);
          const coverage = letters > 0 ? own / letters : 0;
          found.push({ field: label.field, label: label.label, score: label.strength * likeness, coverage, start, end });
        }
      }
    }
  }
  return withoutInner(found).sort((a, b) => b.score - a.score || b.end - b.start - (a.end - a.start));
}

function withoutInner(found: LabelMatch[]): LabelMatch[] {
  const kept = found.filter(
    (a) => !found.some((b) => b.start <= a.start && b.end >= a.end && b.end - b.start > a.end - a.start),
  );
  const best = new Map<string, LabelMatch>();
  for (const match of kept) {
    const key = `${match.field} ${match.start} ${match.end}`;
    const known = best.get(key);
    if (!known || known.score < match.score) best.set(key, match);
  }
  return [...best.values()];
}

/** The labels of a text that is a label and little else: a cell of a table, or the words in front of a value. */
export function labelsOfCell(text: string, options: LabelOptions): LabelMatch[] {
  return matchLabels(text, options).filter((match) => match.coverage >= 0.6);
}

/** How well a text names a field, 0 to 1; 0 where it names another thing more strongly. */
export function labelScore(text: string, field: string, options: LabelOptions): number {
  const matches = matchLabels(text, options);
  const own = matches.filter((match) => match.field === field);
  return Math.max(0, ...own.map((match) => match.score * (0.4 + 0.6 * match.coverage)));
}
