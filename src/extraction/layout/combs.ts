import type { Page, Rule, Word } from '../page.js';

/** In heights of type: the boxes of a comb stand no further apart, nor its groups of boxes. */
const APART = 1.6;
const GROUPS_APART = 3;
/** As a share of the gap between two characters of a group. */
const WIDER = 1.5;
/** How many runs may lie between two characters of one, in the order of the page. */
const NEAR = 12;
const CHARACTER = /^[A-Z\d]$/;
/** The day, the month and the year of a date, each in a group of boxes of its own. */
const DATE = /^(0[1-9]|[12]\d|3[01]) (0[1-9]|1[0-2]) ((?:20)?\d\d)$/;

/** The pages of a form with what stands in its boxes, one character in each, as words: "2|1" is "21", "2|1 0|9 2|0|2|6" a date. */
export function withCombs(pages: readonly Page[]): Page[] {
  return pages.map((page) => {
    const singles = page.words.filter(({ text }) => CHARACTER.test(text));
    if (singles.length < 2 || page.rules.length === 0) return page;
    const uprights = page.rules.filter((rule) => rule.y1 - rule.y0 > 3 * (rule.x1 - rule.x0));
    const runs = runsOf(singles, uprights);
    return runs.length > 0 ? { ...page, words: datesJoined(joined(page.words, runs)) } : page;
  });
}

/** Single characters beside each other with a drawn line between each two. */
function runsOf(singles: readonly Word[], uprights: readonly Rule[]): Word[][] {
  const sorted = [...singles].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const runs: Word[][] = [];
  for (const word of sorted) {
    // Where a page is full of single characters, those of a line are not far from each other.
    const run = runs.slice(-NEAR).find((each) => {
      const last = each[each.length - 1];
      return isNext(last, word, APART) && uprights.some((rule) => parts(rule, last, word));
    });
    if (run) run.push(word);
    else runs.push([word]);
  }
  return runs.flatMap(groupsOf).filter((run) => run.length > 1);
}

/** A run parted where its boxes stand further apart than elsewhere: day, month and year. */
function groupsOf(run: Word[]): Word[][] {
  const gaps = run.slice(1).map((word, i) => word.x0 - run[i].x1);
  const widest = WIDER * Math.min(...gaps);
  const groups: Word[][] = [];
  run.forEach((word, i) => {
    if (i === 0 || gaps[i - 1] > widest) groups.push([word]);
    else groups[groups.length - 1].push(word);
  });
  return groups;
}

const isNext = (one: Word, other: Word, apart: number): boolean =>
  Math.abs(one.y1 - other.y1) < 0.3 * one.fontSize && other.x0 >= one.x1 && other.x0 - one.x1 <= apart * one.fontSize;

const parts = (rule: Rule, one: Word, other: Word): boolean =>
  rule.x0 >= one.x1 - 1 && rule.x1 <= other.x0 + 1 && rule.y0 <= one.y0 + 2 && rule.y1 >= one.y1 - 3;

function joined(words: readonly Word[], runs: readonly Word[][]): Word[] {
  const firsts = new Map(runs.map((run) => [run[0], run]));
  const rest = new Set(runs.flatMap((run) => run.slice(1)));
  return words.filter((word) => !rest.has(word)).map((word) => whole(firsts.get(word) ?? [word], ''));
}

const whole = (run: readonly Word[], between: string): Word => ({
  ...run[0],
  text: run.map(({ text }) => text).join(between),
  x1: run[run.length - 1].x1,
  confidence: Math.min(...run.map(({ confidence }) => confidence)),
});

function datesJoined(words: readonly Word[]): Word[] {
  const left = new Set(words.filter(({ text }) => /^\d{2,4}$/.test(text)));
  const used = new Set<Word>();
  const found: Word[] = [];
  for (const word of words) {
    if (used.has(word)) continue;
    left.delete(word);
    const month = /^\d\d$/.test(word.text) ? nextOf(word, left) : undefined;
    const year = month && nextOf(month, left);
    const groups = year ? [word, month, year] : [];
    if (DATE.test(groups.map(({ text }) => text).join(' '))) {
      for (const group of groups) {
        left.delete(group);
        used.add(group);
      }
      found.push(whole(groups, '/'));
    } else found.push(word);
  }
  return found;
}

function nextOf(word: Word, words: ReadonlySet<Word>): Word | undefined {
  for (const other of words) if (isNext(word, other, GROUPS_APART)) return other;
  return undefined;
}
