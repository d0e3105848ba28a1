import { findDates, findNumbers, findPostcodes, findTerms, joinAddress } from '../fields/values/index.js';
import type { Block, Passage } from '../layout/index.js';
import { linesWithin, TICKED, UNTICKED } from '../layout/index.js';
import { FORM } from '../legal-forms.js';
import { matchesOf } from '../matches.js';

/**
 * What a stretch of text may be: an address, a name of somebody or something, a figure with what it counts, a day, a word
 * of how prices are made, what kind of business the customer is and how it pays, a number that something is known by, or
 * how a reading of a meter came about.
 */
export type SpanKind = 'address' | 'name' | 'figure' | 'date' | 'word' | 'reference' | 'reading';

/** A stretch of text that may be a value, with the value that it would be. */
export interface Span extends Passage {
  kind: SpanKind;
  value: string;
}

/** Takes a stretch of the text of a block that may be a value, and the value, where it is not as printed. */
type Add = (start: number, end: number, value?: string) => void;

/** Everything in a block that may be a value of some kinds: far more than are, and overlapping. */
export function spansOf(block: Block, kinds: readonly SpanKind[]): Span[] {
  const spans: Span[] = [];
  const hasTicks = TICKS.test(block.text);
  for (const kind of kinds) {
    const places = new Set<number>();
    const isOfWords = kind === 'address' || kind === 'name';
    STRETCHES[kind](block, (from, to, value) => {
      const [start, end] = isOfWords ? trimmed(block.text, kind, from, to) : [from, to];
      const text = block.text.slice(start, end);
      if (text.length < LEAST && !SHORT.has(kind)) return;
      const place = start * (block.text.length + 1) + end;
      if (places.has(place)) return;
      places.add(place);
      if (hasTicks && (TICKS.test(text) || NOT_TICKED.test(block.text.slice(0, start)))) return;
      spans.push({ block, start, end, text, kind, value: value ?? text });
    });
  }
  return spans;
}

/** Where in a block values of each kind may stand. */
const STRETCHES: Readonly<Record<SpanKind, (block: Block, add: Add) => void>> = {
  address: addresses,
  name: names,
  figure: figures,
  date: ({ text }, add) => {
    for (const { start, end, value } of findDates(text)) add(start, end, value);
  },
  reference: references,
  word: ({ text }, add) => {
    for (const { 0: word, index } of matchesOf(text, WORDS)) add(index, index + word.length);
  },
  reading: ({ text }, add) => {
    for (const { 0: word, index } of matchesOf(text, READINGS)) add(index, index + word.length);
  },
};

const LEAST = 3;
/** What a figure or a letter tells. */
const SHORT: ReadonlySet<SpanKind> = new Set(['figure', 'reading']);
/** "☐ Quay Fix ☒ Quay Tracker": tick boxes part values, and what stands behind an empty one is not this customer's. */
const TICKS = new RegExp(`[${TICKED}${UNTICKED}]`);
const NOT_TICKED = new RegExp(String.raw`${UNTICKED}\s*$`);

const MARK_BEFORE = /[\s,;:"“”‘'(–-]/;
const MARK_BEHIND = /[\s,;:"”’'–-]/;
/** The full stop of these is none of a sentence. */
const ENDS_IN_SHORT_FORM = /\b(?:Ltd|Co|plc|Inc)\.$/i;

/** The marks around a value are none of it. */
function trimmed(text: string, kind: SpanKind, from: number, to: number): [start: number, end: number] {
  let [start, end] = [from, to];
  while (start < end && MARK_BEFORE.test(text[start])) start += 1;
  while (end > start && MARK_BEHIND.test(text[end - 1])) end -= 1;
  if (kind === 'name') {
    if (text[end - 1] === ')' && !text.slice(start, end).includes('(')) end -= 1;
    if (text[end - 1] === '.' && !ENDS_IN_SHORT_FORM.test(text.slice(start, end))) end -= 1;
  }
  return [start, end];
}

const LONGEST_ADDRESS = 170;
/** Before what an address may begin within a text. */
const BEFORE_ADDRESS = new RegExp(
  String.raw`[,:;(|·•–"“]\s+|\.\s+|\(|\b(?:at|to|is|of|for|are|in|from|address|office)\s+|\d{6,8}[.,]?\s+|(?:${FORM})\.?\s+`,
  'gi',
);

/** From each place where an address may begin to the postcode that ends it. */
function addresses(block: Block, add: Add): void {
  let from = 0;
  for (const postcode of findPostcodes(block.text)) {
    const least = Math.max(from, postcode.start - LONGEST_ADDRESS);
    const starts = new Set(least === from ? [least] : []);
    let at = 0;
    for (const line of block.lines) {
      if (at >= least && at < postcode.start) starts.add(at);
      at += line.text.length + 1;
    }
    for (const match of matchesOf(block.text.slice(least, postcode.start), BEFORE_ADDRESS))
      starts.add(least + match.index + match[0].length);
    for (const start of starts) {
      const text = block.text.slice(start, postcode.end);
      if (text.length > LONGEST_ADDRESS || !/^[\s"“(]*[\p{Lu}\d]/u.test(text)) continue;
      const lines = linesWithin(block, start, postcode.end);
      const value = joinAddress(block.kind === 'cell' ? lines : [lines.join(' ')]);
      if (value.includes(', ')) add(start, postcode.end, value);
    }
    from = postcode.end;
  }
}

const LONGEST_CELL = 90;
const CAPITAL = String.raw`(?:\p{Lu}[\p{L}\d’'&.+/-]*|\d[\p{L}\d’'+/-]*|&|\([\p{L}\d ]{1,24}\))`;
/** Words with capitals, numbers and what joins them: "Bramble & Rook Coffee Roasters Ltd", "Reef Fix 36", "Shop Fixed December 2026 v2". */
const CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\d])${CAPITAL}(?: (?:(?:and|of|the|for|on|in|by|n|de|y|yr|v\d+) ){0,2}${CAPITAL})*(?: v\d+)?`,
  'gu',
);
/** What parts companies that are named one after the other: "Foo Energy Ltd and Bar Ltd Retail Gas Fixed". */
const BEHIND_FORM = new RegExp(String.raw`(?<=\b(?:${FORM})\b\.?) (?:and |of |for )?`, 'gu');
/** A word that leads to a name and is none of it: "To White Peak Inns Ltd". */
const LEADS = /^(?:To|For|From|Between|With|By|And) (?=\p{Lu})/u;
/** What stands between the ends of sentences: "Clear Fixed Plus. The price" is a name and the next sentence. */
const SENTENCES = new RegExp(String.raw`(?:(?!(?<=[\p{Ll}\d)]|\b(?:Ltd|Limited|plc|LLP))\.\s).)+`, 'gu');
const QUOTED = /[“"‘]([^”"’]{3,50})[”"’]/g;
/** What stands between signs that part a text. */
const BETWEEN_SIGNS = /(?:^|[:,;(|·•–]|\. | - )\s*([\p{Lu}\d][^:,;()|·•–]{2,60}?)(?=[,;)(|·•–]|\.(?:\s|$)| - |$)/gu;

function names(block: Block, add: Add): void {
  const { text, lines } = block;
  if (text.length <= LONGEST_CELL) add(0, text.length);
  if (block.kind === 'cell' && lines.length > 1) {
    let at = 0;
    for (const line of lines) {
      if (line.text.length <= LONGEST_CELL) add(at, at + line.text.length);
      at += line.text.length + 1;
    }
    if (lines.length > 2) add(0, lines[0].text.length + 1 + lines[1].text.length);
  }
  const inLines = block.kind === 'cell' && lines.length > 1 ? lines.map((line) => line.text) : [];
  let from = 0;
  for (const line of inLines) {
    capitalsOf(line, from, add);
    from += line.length + 1;
  }
  capitalsOf(text, 0, add);
  for (const { 1: quoted, index } of matchesOf(text, QUOTED)) add(index + 1, index + 1 + quoted.length);
  for (const { 0: all, 1: part, index } of matchesOf(text, BETWEEN_SIGNS))
    add(index + all.length - part.length, index + all.length);
}

/** Words with capitals in each sentence of a text that begins at a place of its block. */
function capitalsOf(text: string, at: number, add: Add): void {
  for (const { 0: all, index: from } of matchesOf(text, CAPITALS)) {
    if (!all.includes('. ')) capitals(at + from, all, add);
    else
      for (const { 0: words, index } of matchesOf(all, SENTENCES)) {
        const named = words.trimStart();
        capitals(at + from + index + words.length - named.length, named, add);
      }
  }
}

/** Words with capitals as they stand, parted behind legal forms, without a note behind them and without the first word. */
function capitals(at: number, all: string, add: Add): void {
  if (!all.includes(' ')) return add(at, at + all.length);
  const leads = LEADS.exec(all)?.[0].length ?? 0;
  const index = at + leads;
  const words = all.slice(leads);
  add(index, index + words.length);
  let from = 0;
  for (const { 0: between, index: end } of matchesOf(words, BEHIND_FORM)) {
    add(index + from, index + end);
    from = end + between.length;
  }
  if (from > 0) add(index + from, index + words.length);
  const note = / \([^)]*\)$/.exec(words)?.index;
  if (note) add(index, index + note);
  // "Your Coastal Fix": the first word may belong to the sentence
  const first = words.indexOf(' ') + 1;
  if (leads > 0 || first === 0 || words.indexOf(' ', first) < 0) return;
  add(index + first, index + words.length);
  if (note && note > first) add(index + first, index + note);
}

/** What may say how prices are made, what kind of business the customer is, or how it pays. */
const WORDS = new RegExp(
  [
    String.raw`micro[- ]?(?:business|enterprise|firm)\w*`,
    String.raw`\b(?:fix(?:ed|es)?|lock(?:ed|s)?|firm|held|hold|guarantee[ds]?|inclusive|variable|var(?:y|ies)|track(?:er|s)?|flex\w*|index\w*|float\w*|pass(?:ed)?[- ]through|market|wholesale|spot|day[- ]ahead|change[ds]?|moves?)\b`,
    String.raw`\b(?:direct debit|standing order|bacs|(?:bank|credit) transfer|faster payments?|chaps|cheque|(?:by|debit|credit|payment) card|card|pre-?pay(?:ment)?)\b`,
  ].join('|'),
  'gi',
);
/** How a reading came about, in words or by a letter that stands alone or behind figures. */
const READINGS =
  /\b(?:actual(?:ly)?|estimated?|est|assessed|customer(?:'s)?(?: own)?|own read(?:ing)?|you(?:r)? (?:gave|own|read|sent|supplied|told)|(?:read|given|supplied|provided|phoned in|sent) by (?:you|the customer)|smart|remote(?:ly)?|amr|automat\w+|we read|(?:our )?meter reader|physical)\b|(?<=\d\s?\(?|^|\n)[ACE](?=$|[\s),])(?!\s*[=A-Za-z])/gi;
const CURRENCY = /£\s?$/;
/** What a figure counts, or is a price in. */
const COUNTED = /^\s?(?:%|pence\b|p(?![a-z])|k\s?[wv]\s?(?:h(?:r|rs)?|a)\b|mwh\b|gwh\b|months?\b|years?\b)/i;
/** Longer numbers without a point are those of meters, accounts and telephones. */
const MOST_FIGURES = 7;
const FIGURES_ALONE = /^\d+$/;

/** Figures with the pound sign before them and what they count behind them, and lengths of time; dates and long numbers are none. */
function figures({ text }: Block, add: Add): void {
  const terms = findTerms(text);
  for (const { start, end } of terms) add(start, end);
  const numbers = findNumbers(text);
  const others = numbers.length > 0 ? [...terms, ...findDates(text)] : [];
  for (const { start, end } of numbers) {
    if (end - start > MOST_FIGURES && FIGURES_ALONE.test(text.slice(start, end))) continue;
    if (others.some((other) => other.start < end && start < other.end)) continue;
    const pound = CURRENCY.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
    add(start - pound, end + (COUNTED.exec(text.slice(end, end + 12))?.[0].length ?? 0));
  }
}

/** Groups of capitals and figures. */
const GROUP = /(?<![\p{L}\d])[A-Z\d](?:[A-Z\d]|[-/.:](?=[A-Z\d]))*(?![\p{L}\d])/gu;
const MOST_GROUPS = 6;
const LEAST_OF_REFERENCE = 4;
const TWO_FIGURES = /\d{2}/;

/** From each group of capitals and figures to each that follows it with a blank between. */
function references({ text }: Block, add: Add): void {
  if (!TWO_FIGURES.test(text)) return;
  const groups = matchesOf(text, GROUP).map(({ 0: group, index }) => ({ start: index, end: index + group.length }));
  groups.forEach((first, i) => {
    for (let j = i; j < Math.min(groups.length, i + MOST_GROUPS); j += 1) {
      if (j > i && groups[j].start !== groups[j - 1].end + 1) break;
      const value = text.slice(first.start, groups[j].end);
      if (value.length >= LEAST_OF_REFERENCE && TWO_FIGURES.test(value) && !value.includes('\n'))
        add(first.start, groups[j].end);
    }
  });
}
