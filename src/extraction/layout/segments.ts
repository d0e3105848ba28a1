import type { Page, Rule, TickBox, Word } from '../page.js';
import { around, height, middleX, middleY, overlapX, overlapY, width } from './geometry.js';
import type { Segment } from './model.js';
import { arePostcode } from './postcode-halves.js';

/** A gap of this many type heights ends a segment: wider than the spaces of justified text, narrower than a column gap. */
const COLUMN_GAP = 0.85;
/** The same behind a comma, after which a text goes on: type of one width has wide spaces. */
const COMMA_GAP = 1.3;
/** Dots, underscores or dashes that lead to a value or wait to be filled in; dots may each be a word: ". . . .". */
const LEADER = /^(?:[._…‥·]+|[-–—_]{4,}|[=*~#]{4,})[:;]?$/;
/** Such dots right behind a word: "CUSTOMER......: ". */
const LED = /(?<=[\p{L}\p{N})])[._…‥·]{4,}[:;]?$/u;
const ENDS_OF_LED = '._…‥·:;';
/** Such dots between a label and its value, with no space around them: "VAT:..........at". */
const LED_TO = /^((?:.*[^._…‥·])?)(?:(?<=[\p{L}\p{N}):;?%])|(?=[._…‥·]*\.[._…‥·]{5}))[._…‥·]{5,}[:;]?([^._…‥·:;].*)$/u;
const DOTS = /[._…‥·]{5}/;
const DOTS_WITHIN = 5;
export const TICKED = '☒';
export const UNTICKED = '☐';
/** A tick box as a character. */
export const TICK_MARK = /^[☐☑☒✓✔✗✘□■▢❏❑❒⬜⬛🗹🗷◉○●◯⦿]$/u;
/** Nearly every word is longer than the two units that the longest of these characters takes. */
const isTickMark = ({ text }: Word): boolean => text.length <= 2 && TICK_MARK.test(text);

const isVertical = (rule: Rule): boolean => height(rule) > 3 * width(rule);

/** The drawn lines that stand upright, as x-sorted boxes. */
export function verticalRules(page: Page): Rule[] {
  return page.rules
    .filter((rule) => isVertical(rule) && height(rule) >= 5 && !isEdgeOfTick(rule, page.tickBoxes))
    .sort((a, b) => a.x0 - b.x0);
}

/** The four lines of a drawn tick box part nothing. */
const isEdgeOfTick = (rule: Rule, ticks: readonly TickBox[]): boolean =>
  ticks.some(
    (tick) => rule.x0 >= tick.x0 - 2 && rule.x1 <= tick.x1 + 2 && rule.y0 >= tick.y0 - 2 && rule.y1 <= tick.y1 + 2,
  );

/** The drawn lines that lie flat. */
export function horizontalRules(page: Page): Rule[] {
  return page.rules
    .filter((rule) => !isVertical(rule) && width(rule) >= 8 && !isEdgeOfTick(rule, page.tickBoxes))
    .sort((a, b) => a.y0 - b.y0);
}

/** A tick box may stand further from its word than another word does. */
const TICK_GAP = 2.2;

/** "(1)", "2.", "(b)", "1.3": the number of a clause, behind which two spaces are often set, and justified text widens both. */
export const CLAUSE_NUMBER = /^(?:(?:\(?\d{1,2}|\((?:[a-z]|[ivx]{2,4}))[.)]|[1-9](?:\.[1-9]\d?){1,2}\.?)$/;

/** Joins the words of a page to segments: each ends at a column gap, a leader or a drawn upright line. */
export function segmentsOf(page: Page): Segment[] {
  const rules = verticalRules(page);
  const words = fromLeft([...wordsOf(page, rules), ...tickWords(page)]);
  const open: Word[][] = [];
  const ends: Word[] = [];
  const rows = new Map<number, number[]>();
  const step = 8;
  for (const word of words) {
    if (LEADER.test(word.text) && word.text !== '·') continue;
    const from = Math.floor(word.y0 / step) - 1;
    const to = Math.floor(word.y1 / step) + 1;
    let best = -1;
    let bestEnd = -Infinity;
    for (let row = from; row <= to; row += 1) {
      const near = rows.get(row);
      if (!near) continue;
      for (const id of near) {
        const last = ends[id];
        if (last.x1 > bestEnd && follows(last, word, rules)) {
          best = id;
          bestEnd = last.x1;
        }
      }
    }
    if (best < 0) best = open.push([]) - 1;
    open[best].push(word);
    ends[best] = word;
    const row = Math.floor(middleY(word) / step);
    const list = rows.get(row);
    if (!list) rows.set(row, [best]);
    else if (!list.includes(best)) list.push(best);
  }
  return open.map((list) => segmentOf(page.number, list)).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** The printed words of a page without dots that lead from one to another, and without what is left of drawn lines in a picture. */
function wordsOf({ words, source }: Page, rules: readonly Rule[]): Word[] {
  const found: Word[] = [];
  for (const word of words) {
    if (word.text.trim() === '') continue;
    for (const part of word.text.length > DOTS_WITHIN ? aroundLeader(word) : [word]) {
      const printed = withoutLeader(part);
      if (source === 'ocr') found.push(...apart(withoutMarkAtRule(printed, rules)));
      else found.push(printed);
    }
  }
  return found;
}

/** Words by their left edges: they are put into strips of the page first, in each of which there are few. */
function fromLeft(words: readonly Word[]): Word[] {
  const strips = new Map<number, Word[]>();
  for (const word of words) {
    const at = Math.floor(word.x0);
    const strip = strips.get(at);
    if (!strip) strips.set(at, [word]);
    else {
      let i = strip.push(word) - 1;
      for (; i > 0 && strip[i - 1].x0 > word.x0; i -= 1) strip[i] = strip[i - 1];
      strip[i] = word;
    }
  }
  return [...strips.keys()].sort((a, b) => a - b).flatMap((at) => strips.get(at)!);
}

/** What stands before and behind dots within a word, each as wide as its letters may be: dots are narrower than these. */
function aroundLeader(word: Word): Word[] {
  const parts = DOTS.test(word.text) ? LED_TO.exec(word.text) : undefined;
  if (!parts) return [word];
  const [, before, behind] = parts;
  const letter = Math.min(0.55 * word.fontSize, width(word) / (before.length + behind.length + 2));
  return [
    { ...word, text: before, x1: word.x0 + letter * before.length },
    { ...word, text: behind, x0: word.x1 - letter * behind.length },
  ];
}

function withoutLeader(word: Word): Word {
  if (!ENDS_OF_LED.includes(word.text[word.text.length - 1])) return word;
  const text = word.text.replace(LED, '');
  if (text === word.text) return word;
  return { ...word, text, x1: word.x0 + (width(word) * text.length) / word.text.length };
}

const GLUE = /(?<=[\p{L}\p{N})£%])[_|—]+(?=[\p{L}\p{N}(£])/u;

/** What is left of a drawn line beside a word. */
const STRAY = /^[|_¦](?=[^|_]{2})|(?<=[^|_]{2})[|_¦]$/gu;

/** "‘Street" right of a drawn line: the mark is a piece of it. */
const MARK = /^[‘’'`](?=\p{L}{2})/u;
const AT_RULE = 3;

function withoutMarkAtRule(word: Word, rules: readonly Rule[]): Word {
  const isAt = (rule: Rule): boolean =>
    Math.abs(middleX(rule) - word.x0) < AT_RULE && rule.y0 <= middleY(word) && rule.y1 >= middleY(word);
  return MARK.test(word.text) && rules.some(isAt) ? { ...word, text: word.text.slice(1) } : word;
}

/** Words that OCR ran together over a drawn line ("p/kWh_p/day"), each with its share of the box. */
function apart(read: Word): Word[] {
  const word = STRAY.test(read.text) ? { ...read, text: read.text.replace(STRAY, '') } : read;
  if (!GLUE.test(word.text)) return [word];
  const wide = (word.x1 - word.x0) / word.text.length;
  let at = 0;
  return word.text.split(GLUE).map((text) => {
    const start = word.text.indexOf(text, at);
    at = start + text.length;
    return { ...word, text, x0: word.x0 + start * wide, x1: word.x0 + at * wide };
  });
}

function follows(last: Word, word: Word, rules: readonly Rule[]): boolean {
  const type = Math.max(Math.min(last.fontSize, word.fontSize), 4);
  const larger = Math.max(last.fontSize, word.fontSize);
  const gap = word.x0 - last.x1;
  // Of the words that are looked at nearly all stand further off than any two that follow each other.
  if (word.boxed || gap < -0.6 * type || gap > Math.max(TICK_GAP * larger, COMMA_GAP * type)) return false;
  if (overlapY(last, word) < 0.45 * Math.min(height(last), height(word))) return false;
  if (larger > 1.7 * type && gap > (isUnitOf(last, word) ? UNIT_GAP : 0.3) * type) return false;
  if (gap > Math.min(COLUMN_GAP * type, TICK_GAP * larger) && gap > widestGap(last, word, type, larger)) return false;
  // half a line may lie between them: "Unit rate" beside the first of two lines of the next head
  const y = (Math.max(last.y0, word.y0) + Math.min(last.y1, word.y1)) / 2;
  return !rules.some(
    (rule) => middleX(rule) >= last.x1 - 1.5 && middleX(rule) <= word.x0 + 1.5 && rule.y0 <= y && rule.y1 >= y,
  );
}

/** How far the unit in small type stands behind its figure at most: "142.65p" in large figures, "per day" in small letters. */
const UNIT_GAP = 0.7;

const isUnitOf = (last: Word, word: Word): boolean =>
  /\d(?:p|pence|%)?$/.test(last.text) &&
  /^(?:per|a|p|pence|ppd|ppkwh|\/.*|p\/.*|kwh|kva|months?|years?)$/i.test(word.text);

/** "24.118" after the comma of an address is in the next column. */
const PRICE = /^£?\d+\.\d+/;

function widestGap(last: Word, word: Word, type: number, larger: number): number {
  if (isTickMark(last) || isTickMark(word)) return TICK_GAP * larger;
  const goesOn =
    (last.text.endsWith(',') && /^\p{Lu}|\d/u.test(word.text) && !PRICE.test(word.text)) ||
    arePostcode(last.text, word.text) ||
    (CLAUSE_NUMBER.test(last.text) && last.bold === word.bold && /^\p{Lu}/u.test(word.text));
  return (goesOn ? COMMA_GAP : COLUMN_GAP) * type;
}

/** Tick boxes that are drawn, not printed as a character, stand in the text as a character. */
function tickWords(page: Page): Word[] {
  const free = page.tickBoxes.filter(
    (tick) =>
      !page.words.some((word) => overlapX(word, tick) > 0 && overlapY(word, tick) > 0 && TICK_MARK.test(word.text)),
  );
  return free.map((tick: TickBox) => ({
    x0: tick.x0,
    y0: tick.y0,
    x1: tick.x1,
    y1: tick.y1,
    text: tick.checked ? TICKED : UNTICKED,
    confidence: 1,
    fontSize: height(tick),
  }));
}

/** The words of a line as one text. */
export const textOfWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** A segment of these words, which stand from left to right. */
export function segmentOf(page: number, read: Word[]): Segment {
  // A colon that stands before a value, after the dots that lead to it, is no part of it.
  const words = read.length > 1 && read[0].text === ':' ? read.slice(1) : read;
  const { x0, y0, x1, y1 } = around(words);
  return {
    x0,
    y0,
    x1,
    y1,
    page,
    words,
    text: textOfWords(words),
    fontSize: dominantSize(words),
    bold: words.every((word) => word.bold === true),
    led: words === read ? undefined : read[0].x0,
    boxed: read[0].boxed,
  };
}

function dominantSize(words: readonly Word[]): number {
  let letters = 0;
  let sum = 0;
  for (const word of words) {
    letters += word.text.length;
    sum += word.text.length * word.fontSize;
  }
  return letters === 0 ? 0 : sum / letters;
}
