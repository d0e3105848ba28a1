import type { Word } from '../page.js';
import { width } from './geometry.js';
import { COLON, goesOnWithItems, itemsOf, type LabelItem, mayGoOn } from './label-items.js';
import type { Lexicon } from './lexicon.js';
import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** How many labels of a page have one sign between them and their values, so that it is believed to stand for a colon. */
const LEAST_ITEMS = 3;
/** In heights of type: how near the next line of a text is, how exactly it begins under the line, and a blank. */
const TIGHT = 1;
const TOGETHER = 0.3;
const BLANK = 0.3;

/**
 * Takes a line that has several labels, each with its value ("Tariff: Steady Fix | Meter: K14W2011"), for as many cells.
 * A label that another sign parts from its value gets a colon instead, where that sign does so all over the page:
 * "Tariff – Steady Fix", "Tariff = Steady Fix".
 */
export function withItemsApart(segments: readonly Segment[], lexicon: Lexicon, lenient: boolean): Segment[] {
  const texts = textsOf(segments, lexicon, lenient).map((lines) => {
    const words = lines.map((line) => line.words);
    return { lines, items: itemsOf(words, lexicon, lenient) };
  });
  const signs = texts.flatMap(({ items }) => items.map(({ sign }) => sign));
  const isColon = (sign: string): boolean =>
    sign === COLON || sign === '' || signs.filter((each) => each === sign).length >= LEAST_ITEMS;
  return texts.flatMap(({ lines, items }) => {
    const isPlain = items.length === 1 && items[0].sign === COLON;
    if (items.length === 0 || isPlain || !items.every(({ sign }) => isColon(sign))) return lines;
    return items.map((item) => cellOf(lines[0].page, withColon(item)));
  });
}

/** The lines, those together that have a list of labels with their values over several of them. */
function textsOf(segments: readonly Segment[], lexicon: Lexicon, lenient: boolean): Segment[][] {
  const texts: Segment[][] = [];
  const added = new Set<Segment>();
  for (const first of segments) {
    if (added.has(first)) continue;
    const text = [first];
    const restOf = (line: Segment): Segment | undefined => {
      const next = mayGoOn(line.words) ? nextOf(line, segments) : undefined;
      return next && isWrapped(line, next, segments) && goesOnWithItems(next.words, line.words, lexicon, lenient)
        ? next
        : undefined;
    };
    for (let next = restOf(first); next; next = restOf(next)) {
      text.push(next);
      added.add(next);
    }
    texts.push(text);
  }
  return texts;
}

/** The line right under a line. */
const nextOf = (line: Segment, segments: readonly Segment[]): Segment | undefined =>
  segments.find(
    (other) =>
      Math.abs(other.x0 - line.x0) < TOGETHER * line.fontSize &&
      Math.abs(other.fontSize - line.fontSize) < 0.1 * line.fontSize &&
      other.y0 > line.y0 + 0.5 * line.fontSize &&
      other.y0 - line.y1 < TIGHT * line.fontSize,
  );

/** True where the first word of the next line would not have fitted into the widest of the lines that begin where it does. */
function isWrapped(line: Segment, next: Segment, segments: readonly Segment[]): boolean {
  const column = segments.filter((each) => Math.abs(each.x0 - line.x0) < TOGETHER * line.fontSize);
  const edge = Math.max(...column.map(({ x1 }) => x1));
  return line.x1 + BLANK * line.fontSize + width(next.words[0]) > edge - BLANK * line.fontSize;
}

/** A cell with all words of an item, in the place of those in its first line. */
function cellOf(page: number, words: Word[]): Segment {
  const first = words.filter(({ y0 }) => y0 < words[0].y1);
  return { ...segmentOf(page, words), ...boxOf(segmentOf(page, first)) };
}

const boxOf = ({ x0, y0, x1, y1 }: Segment): Pick<Segment, 'x0' | 'y0' | 'x1' | 'y1'> => ({ x0, y0, x1, y1 });

/** The words of an item with a colon behind its label. */
function withColon({ words, label, sign }: LabelItem): Word[] {
  if (sign === COLON) return words;
  const named = label.map((word, i) => (i === label.length - 1 ? { ...word, text: `${word.text}:` } : word));
  return [...named, ...words.slice(label.length + (sign === '' ? 0 : 1))];
}
