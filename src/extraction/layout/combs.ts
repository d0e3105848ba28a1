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
    if (page.rules.length === 0) return page;
    const singles = page.words.filter(({ text }) => text.length === 1 && CHARACTER.test(text));
    const uprights = page.rules.filter((rule) => rule.y1 - rule.y0 > 3 * (rule.x1 - rule.x0));
    const runs = singles.length > 1 ? runsOf(singles, uprights) : [];
    const words =
      runs.length > 0 ? datesJoined(decimalsJoined(joined(page.words, runs), new Set(page.words))) : page.words;
    return { ...page, words: namesJoined(words) };
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
  return words
    .filter((word) => !rest.has(word))
    .map((word) => {
      const run = firsts.get(word);
      return run ? whole(run, '') : word;
    });
}

/** How much wider than its type the steps are from one character of a comb to the next, and how far they may differ. */
const LEAST_STEP = 1;
const UNEVEN = 0.08;
/** In steps: the gap between two words of a name, with one empty box between them. */
const ONE_BOX = { least: 1.2, most: 1.8 };
const IN_BOXES = /^[A-Z\d]{2,}$/;

/** From one character of a word to the next, where they stand as far apart as in boxes. */
function stepOf({ text, x0, x1, fontSize }: Word): number | undefined {
  const step = IN_BOXES.test(text) ? (x1 - x0 - 0.65 * fontSize) / (text.length - 1) : 0;
  return step > LEAST_STEP * fontSize ? step : undefined;
}

/** "M|I|L|L| |L|T|D": words with one empty box between them are those of one name or line. */
function namesJoined(words: readonly Word[]): Word[] {
  const left = new Map<Word, number>();
  for (const word of words) {
    const step = stepOf(word);
    if (step !== undefined) left.set(word, step);
  }
  const parts = new Set<Word>();
  const names = new Map<Word, Word[]>();
  for (const [first, step] of [...left].sort(([a], [b]) => a.x0 - b.x0)) {
    if (parts.has(first)) continue;
    const run = [first];
    for (let next = behind(first, step, left); next; next = behind(next, step, left)) run.push(next);
    if (run.length < 2 || !run.some(({ text }) => /[A-Z]{2}/.test(text))) continue;
    for (const each of run.slice(1)) parts.add(each);
    names.set(first, run);
  }
  return words.flatMap((word) => {
    const run = names.get(word);
    return parts.has(word) ? [] : [run ? whole(run, ' ') : word];
  });
}

function behind(word: Word, step: number, words: ReadonlyMap<Word, number>): Word | undefined {
  for (const [other, own] of words) {
    const gap = other.x0 - word.x1;
    if (gap < ONE_BOX.least * step || gap > ONE_BOX.most * step) continue;
    if (Math.abs(own - step) < UNEVEN * step && Math.abs(other.y1 - word.y1) < 0.3 * word.fontSize) return other;
  }
  return undefined;
}

const whole = (run: readonly Word[], between: string): Word => ({
  ...run[0],
  text: run.map(({ text }) => text).join(between),
  x1: run[run.length - 1].x1,
  confidence: Math.min(...run.map(({ confidence }) => confidence)),
});

const DIGITS = /^\d+$/;

/** "2|6 . 1|4|0": a point that is printed between two groups of boxes parts one number. `printed` are the words as they were. */
function decimalsJoined(words: readonly Word[], printed: ReadonlySet<Word>): Word[] {
  const gone = new Set<Word>();
  const found = new Map<Word, Word>();
  for (const point of words.filter(({ text }) => text === '.')) {
    const isGroup = (word: Word): boolean =>
      DIGITS.test(word.text) &&
      (word.text.length === 1 || !printed.has(word)) &&
      Math.abs(point.y1 - word.y1) < 0.6 * point.fontSize;
    const before = words.find((word) => isGroup(word) && isNear(point.x0 - word.x1, point));
    const behind = words.find((word) => isGroup(word) && isNear(word.x0 - point.x1, point));
    if (!before || !behind || (printed.has(before) && printed.has(behind))) continue;
    found.set(before, whole([before, point, behind], ''));
    gone.add(point).add(behind);
  }
  return words.filter((word) => !gone.has(word)).map((word) => found.get(word) ?? word);
}

/** Between the point and the figures beside it there is no more than the edge of a box. */
const isNear = (gap: number, { fontSize }: Word): boolean => gap >= 0 && gap < 0.8 * fontSize;

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
