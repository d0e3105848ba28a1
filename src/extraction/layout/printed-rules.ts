import type { Page, Rule, Word } from '../page.js';
import { matchesOf } from '../matches.js';
import { height, middleY } from './geometry.js';

/** The upright lines of a box that is set in type. */
const BAR = /[|¦!]/;
const BARS = /[|¦!]/g;
/** So many bars over each other make a line; in running text they hardly stand at one place. */
const LEAST_BARS = 3;
/** How far, in type heights, the next bar of a line may be, and how far aside. */
const REACH = 6;
const ASIDE = 0.12;
/** The width, in points, of the strips that bars are looked for in: wider than they may stand aside of each other. */
const COLUMN = 4;

interface Bar extends Rule {
  type: number;
}

/**
 * A page whose boxes are set in type, with bars between their columns ("|Day rate|24.16|p/kWh|"), as it would be with drawn
 * lines: the words without the bars, and a line for each bar.
 */
export function withPrintedRules(page: Page): Page {
  if (page.source === 'ocr') return page;
  const barred = page.words.filter((word) => BAR.test(word.text));
  if (barred.length < LEAST_BARS) return page;
  const parts = new Map(barred.map((word) => [word, barsOf(word)]));
  const all = [...parts.values()].flat();
  const columns = columnsOf(all);
  const lines = new Set(all.filter((bar) => standsInLine(bar, columns)));
  if (lines.size === 0) return page;
  const words = page.words.flatMap((word) => {
    const own = parts.get(word)?.filter((bar) => lines.has(bar)) ?? [];
    return own.length === 0 ? [word] : between(word, own);
  });
  return { ...page, words, rules: [...page.rules, ...lines] };
}

function barsOf(word: Word): Bar[] {
  const wide = (word.x1 - word.x0) / word.text.length;
  return matchesOf(word.text, BARS).map(({ index }) => {
    const x = word.x0 + (index + 0.5) * wide;
    const reach = 0.6 * height(word);
    return { x0: x - 0.25, x1: x + 0.25, y0: middleY(word) - reach, y1: middleY(word) + reach, type: word.fontSize };
  });
}

const columnOf = ({ x0 }: Bar): number => Math.round(x0 / COLUMN);

/** Bars by the strip of the page that they stand in. */
function columnsOf(bars: readonly Bar[]): Map<number, Bar[]> {
  const columns = new Map<number, Bar[]>();
  for (const bar of bars) {
    const column = columns.get(columnOf(bar));
    if (column) column.push(bar);
    else columns.set(columnOf(bar), [bar]);
  }
  return columns;
}

/** True for a bar with others over or under it. */
function standsInLine(bar: Bar, columns: ReadonlyMap<number, readonly Bar[]>): boolean {
  const at = columnOf(bar);
  let near = 0;
  for (const column of [at - 1, at, at + 1])
    for (const other of columns.get(column) ?? [])
      if (Math.abs(other.x0 - bar.x0) < ASIDE * bar.type && Math.abs(other.y0 - bar.y0) < REACH * bar.type) {
        near += 1;
        if (near >= LEAST_BARS) return true;
      }
  return false;
}

/** What stands between the bars of a word. */
function between(word: Word, bars: readonly Bar[]): Word[] {
  const wide = (word.x1 - word.x0) / word.text.length;
  const at = bars.map((bar) => Math.floor((bar.x0 - word.x0) / wide));
  return [-1, ...at].flatMap((bar, i) => {
    const text = word.text.slice(bar + 1, at[i]);
    return text === ''
      ? []
      : [{ ...word, text, x0: word.x0 + (bar + 1) * wide, x1: word.x0 + (bar + 1 + text.length) * wide }];
  });
}
