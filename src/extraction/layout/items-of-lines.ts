import type { Word } from '../page.js';
import { saysWhen, startsWithLabel } from './leading-label.js';
import type { Lexicon } from './lexicon.js';
import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** How many labels of a page have one sign between them and their values, so that it is believed to stand for a colon. */
const LEAST_ITEMS = 3;
/** What may stand between a label and its value, as a word. A colon, and what ends with one, tells it by itself. */
const SIGN = /^(?:[-–—=→»>·]|[-=–]{1,2}>)$/;
const COLON = ':';
/** What may part the items of a line: a word by itself, or the end of one. What is rarer in other texts comes first. */
const PARTERS = [/^[|¦‖]$/, /^[•▪●■◆‣►✦*·]$/, /;$/, /^\/{1,2}$/, /^[-–—]$/, /,$/];
/** The longest label, in words. */
const LONGEST = 8;

/** A label with its value, and the sign between them. */
interface Item {
  words: Word[];
  label: Word[];
  sign: string;
}

/**
 * Takes a line that has several labels, each with its value ("Tariff: Steady Fix | Meter: K14W2011"), for as many cells.
 * A label that another sign parts from its value gets a colon instead, where that sign does so all over the page:
 * "Tariff – Steady Fix", "Tariff = Steady Fix".
 */
export function withItemsApart(segments: readonly Segment[], lexicon: Lexicon, lenient: boolean): Segment[] {
  const items = new Map(segments.map((segment) => [segment, itemsOf(segment, lexicon, lenient)]));
  const signs = [...items.values()].flat().map(({ sign }) => sign);
  const isColon = (sign: string): boolean =>
    sign === COLON || signs.filter((each) => each === sign).length >= LEAST_ITEMS;
  return segments.flatMap((segment) => {
    const own = items.get(segment)!;
    const isPlain = own.length === 1 && own[0].sign === COLON;
    if (own.length === 0 || isPlain || !own.every(({ sign }) => isColon(sign))) return [segment];
    return own.map((item) => segmentOf(segment.page, withColon(item)));
  });
}

/** The items of a line, where it has several or is one. */
function itemsOf(segment: Segment, lexicon: Lexicon, lenient: boolean): Item[] {
  const words = segment.words.flatMap(apartAtColon);
  if (!words.some(({ text }) => SIGN.test(text) || text.includes(COLON))) return [];
  for (const parter of PARTERS) {
    const items = itemsBetween(words, parter, lexicon, lenient);
    if (items.length > 1) return items;
  }
  const whole = itemOf(words, lexicon, lenient);
  return whole ? [whole] : [];
}

/** A label before its colon, and a value right behind it: "Tariff:Steady". */
const TIGHT = /^(\p{L}[\p{L}.)/]*:)(?!\/\/)([^:]+)$/u;

function apartAtColon(word: Word): Word[] {
  const [, label, value] = TIGHT.exec(word.text) ?? [];
  if (!label) return [word];
  const middle = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length;
  return [
    { ...word, text: label, x1: middle },
    { ...word, text: value, x0: middle },
  ];
}

/** The items of a line between its parters; what is none goes on with the item before it, as the parts of an address do. */
function itemsBetween(words: readonly Word[], parter: RegExp, lexicon: Lexicon, lenient: boolean): Item[] {
  const ends = words.flatMap(({ text }, i) => (parter.test(text) ? [i] : []));
  if (ends.length === 0) return [];
  const items: Item[] = [];
  let from = 0;
  for (const [i, start] of [0, ...ends.map((end) => end + 1)].entries()) {
    const part = upTo(words.slice(start, i < ends.length ? ends[i] + 1 : undefined), parter);
    const item = itemOf(part, lexicon, lenient);
    if (!item && items.length === 0) return [];
    if (!item) continue;
    if (items.length > 0) items[items.length - 1].words = upTo(words.slice(from, start), parter);
    items.push(item);
    from = start;
  }
  items[items.length - 1].words = upTo(words.slice(from), parter);
  return items;
}

/** The words of an item without the parter that ends it. */
function upTo(words: readonly Word[], parter: RegExp): Word[] {
  const last = words.at(-1);
  if (!last) return [];
  if (!parter.test(last.text)) return [...words];
  const rest = last.text.replace(parter, '');
  return [...words.slice(0, -1), ...(rest === '' ? [] : [{ ...last, text: rest }])];
}

/** The label that some words begin with and the sign behind it, where a value follows. */
function itemOf(words: readonly Word[], lexicon: Lexicon, lenient: boolean): Item | undefined {
  for (let at = 0; at < Math.min(LONGEST, words.length - 1); at += 1) {
    const { text } = words[at];
    const isSign = at > 0 && SIGN.test(text);
    if (!isSign && !text.endsWith(COLON)) continue;
    const label = isSign || text === COLON ? words.slice(0, at) : words.slice(0, at + 1);
    if (!isLabel(textOf(label), textOf(words.slice(at + 1)), isSign, lexicon, lenient)) continue;
    return { words: [...words], label, sign: isSign ? text : COLON };
  }
  return undefined;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Where a sentence ends before the label. */
const SENTENCE = /[.;]\s/;

/** What ends in a colon may be more than a label, but no sentence and a label; before another sign stands nothing but one. */
function isLabel(label: string, value: string, isSign: boolean, lexicon: Lexicon, lenient: boolean): boolean {
  const name = label.replace(/:$/, '');
  if (SENTENCE.test(name) || !startsWithLabel(`${name}: ${value}`, lexicon, lenient)) return false;
  return !isSign || (lexicon.label(name, lenient)?.qualifier === '' && !saysWhen(value));
}

/** The words of an item with a colon behind its label. */
function withColon({ words, label, sign }: Item): Word[] {
  if (sign === COLON) return words;
  const named = label.map((word, i) => (i === label.length - 1 ? { ...word, text: `${word.text}:` } : word));
  return [...named, ...words.slice(label.length + 1)];
}
