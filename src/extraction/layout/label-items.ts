import type { Word } from '../page.js';
import { saysWhen, startsWithLabel } from './leading-label.js';
import type { Lexicon } from './lexicon.js';
import { textOfWords } from './segments.js';

/** What may stand between a label and its value, as a word. A colon, and what ends with one, tells it by itself. */
const SIGN = /^(?:[-–—=→»>·]|[-=–]{1,2}>)$/;
export const COLON = ':';
/** What may part the items of a line: a word by itself, or the end of one. What is rarer in other texts comes first. */
const PARTERS = [/^[|¦‖]$/, /^[•▪●■◆‣►✦*·]$/, /;$/, /^\/{1,2}$/, /^[-–—]$/, /,$/];
/** Those that part nothing but items, so that a label needs no sign of its own between them. */
const SURE_PARTERS = PARTERS.slice(0, 3);
/** How many labels between such signs tell that all texts there are items. */
const LEAST_BARE = 3;
/** The longest label, in words. */
const LONGEST = 8;

/** A label with its value, and the sign between them. */
export interface LabelItem {
  words: Word[];
  label: Word[];
  sign: string;
}

/** No sign and no parter that is a word by itself has more letters. */
const LONGEST_SIGN = 3;
const isSign = ({ text }: Word): boolean => text.length <= LONGEST_SIGN && SIGN.test(text);
const hasSign = (word: Word): boolean => word.text.includes(COLON) || isSign(word);

const mayPart = ({ text }: Word): boolean => text.length <= LONGEST_SIGN || text.endsWith(';') || text.endsWith(',');
/** Those of some parters that stand in a line. */
function partersIn(words: readonly Word[], parters: readonly RegExp[]): RegExp[] {
  const signs = words.filter(mayPart);
  return signs.length === 0 ? [] : parters.filter((parter) => signs.some(({ text }) => parter.test(text)));
}

/** The items that the lines of one text have, each with its label; none where the text does not begin with one. */
export function itemsOf(lines: readonly (readonly Word[])[], lexicon: Lexicon, lenient: boolean): LabelItem[] {
  if (!lines.some((line) => line.some(hasSign) || partersIn(line, SURE_PARTERS).length > 0)) return [];
  const all = lines.map((line) => line.flatMap(apartAtColon));
  const parters = partersIn(all.flat(), PARTERS);
  for (const parter of parters) {
    const items = itemsBetween(all, parter, lexicon, lenient);
    if (items.length > 1) return items;
  }
  const sure = SURE_PARTERS.filter((parter) => parters.includes(parter));
  const bare = lines.length === 1 ? bareItems(all[0], sure, lexicon, lenient) : [];
  if (bare.length > 0) return bare;
  const whole = lines.length === 1 && itemOf(all[0], lexicon, lenient);
  return whole ? [whole] : [];
}

/** True for a line that may have an item that goes on in the next: something in it parts items. */
export const mayGoOn = (words: readonly Word[]): boolean => partersIn(words, PARTERS).length > 0;

/** True for a line that goes on with the last item of the line before, and then has items of its own. */
export function goesOnWithItems(
  words: readonly Word[],
  before: readonly Word[],
  lexicon: Lexicon,
  lenient: boolean,
): boolean {
  if (!words.some(hasSign)) return false;
  const all = words.flatMap(apartAtColon);
  const last = before[before.length - 1].text;
  return partersIn(before, PARTERS).some((parter) => {
    if (parter.test(last) && !last.endsWith(',')) return false;
    const [first, ...more] = partsOf(all, parter);
    return !itemOf(first, lexicon, lenient) && more.some((part) => itemOf(part, lexicon, lenient));
  });
}

/** A label before its colon, and a value right behind it: "Tariff:Steady". */
const TIGHT = /^(\p{L}[\p{L}.)/]*:)(?!\/\/)([^:]+)$/u;

function apartAtColon(word: Word): Word[] {
  if (!word.text.includes(COLON)) return [word];
  const [, label, value] = TIGHT.exec(word.text) ?? [];
  if (!label) return [word];
  const middle = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length;
  return [
    { ...word, text: label, x1: middle },
    { ...word, text: value, x0: middle },
  ];
}

/** The items between the parters; what is none goes on with the item before it, as the parts of an address do. */
function itemsBetween(lines: readonly Word[][], parter: RegExp, lexicon: Lexicon, lenient: boolean): LabelItem[] {
  const items: LabelItem[] = [];
  for (const words of joinedAt(lines, lexicon, lenient))
    for (const part of partsOf(words, parter)) {
      const item = itemOf(withoutLast(part, parter), lexicon, lenient);
      if (item) items.push({ ...item, words: part });
      else if (items.length === 0) return [];
      else items[items.length - 1].words.push(...part);
    }
  return items.map((item) => ({ ...item, words: withoutLast(item.words, parter) }));
}

/** The lines, each with what goes on with it: a line that begins with an item does not, whatever the line before ends with. */
const joinedAt = (lines: readonly Word[][], lexicon: Lexicon, lenient: boolean): Word[][] =>
  lines.reduce<Word[][]>((all, line) => {
    if (all.length === 0 || itemOf(line, lexicon, lenient)) return [...all, line];
    return [...all.slice(0, -1), [...all[all.length - 1], ...line]];
  }, []);

/** What stands between the parters of a line, each with the parter that ends it. */
function partsOf(words: readonly Word[], parter: RegExp): Word[][] {
  const ends = words.flatMap(({ text }, i) => (parter.test(text) ? [i + 1] : []));
  return [0, ...ends].map((start, i) => words.slice(start, ends[i])).filter((part) => part.length > 0);
}

/** Some words without the parter that ends them. */
function withoutLast(words: readonly Word[], parter: RegExp): Word[] {
  const last = words[words.length - 1];
  if (!parter.test(last.text)) return [...words];
  const rest = last.text.replace(parter, '');
  return [...words.slice(0, -1), ...(rest === '' ? [] : [{ ...last, text: rest }])];
}

/** "Electricity | MPAN 16 8765 4321 015 | Meter K14W2011 | Tariff Steady Fix": items without a sign, or what they are of. */
function bareItems(
  words: readonly Word[],
  parters: readonly RegExp[],
  lexicon: Lexicon,
  lenient: boolean,
): LabelItem[] {
  for (const parter of parters) {
    const parts = partsOf(words, parter).map((part) => withoutLast(part, parter));
    if (parts.length < LEAST_BARE || parts.some((part) => part.length === 0)) continue;
    const items = parts.map((part) => itemOf(part, lexicon, lenient) ?? bareItemOf(part, lexicon, lenient));
    if (
      items.slice(1).every((item) => item.label.length > 0) &&
      items.filter(({ label }) => label.length > 0).length >= LEAST_BARE
    )
      return items;
  }
  return [];
}

/** A label and right behind it its value; what does not begin with a label has none. */
function bareItemOf(words: readonly Word[], lexicon: Lexicon, lenient: boolean): LabelItem {
  const text = textOfWords(words);
  const [first] = lexicon.find(text, lenient);
  const end = first?.start === 0 ? text.slice(0, first.end).split(' ').length : 0;
  const value = textOfWords(words.slice(end));
  const isItem = /^[£\p{Lu}\d]/u.test(value) && text[first?.end ?? 0] === ' ';
  return { words: [...words], label: isItem ? words.slice(0, end) : [], sign: isItem ? '' : COLON };
}

/** The label that some words begin with and the sign behind it, where a value follows. */
function itemOf(words: readonly Word[], lexicon: Lexicon, lenient: boolean): LabelItem | undefined {
  for (let at = 0; at < Math.min(LONGEST, words.length - 1); at += 1) {
    const { text } = words[at];
    const hasOwnSign = at > 0 && isSign(words[at]);
    if (!hasOwnSign && !text.endsWith(COLON)) continue;
    const label = hasOwnSign || text === COLON ? words.slice(0, at) : words.slice(0, at + 1);
    if (!isLabel(textOfWords(label), textOfWords(words.slice(at + 1)), hasOwnSign, lexicon, lenient)) continue;
    return { words: [...words], label, sign: hasOwnSign ? text : COLON };
  }
  return undefined;
}

/** Where a sentence ends before the label. */
const SENTENCE = /[.;]\s/;

/** What ends in a colon may be more than a label, but no sentence and a label; before another sign stands nothing but one. */
function isLabel(label: string, value: string, hasOwnSign: boolean, lexicon: Lexicon, lenient: boolean): boolean {
  const name = label.replace(/:$/, '');
  if (SENTENCE.test(name) || !startsWithLabel(`${name}: ${value}`, lexicon, lenient)) return false;
  return !hasOwnSign || (lexicon.label(name, lenient)?.qualifier === '' && !saysWhen(value));
}
