import { around, overlapX } from './geometry.js';
import type { Block, Segment } from './model.js';
import { isFigure, nearest } from './row-figures.js';
import { segmentOf } from './segments.js';

/** "1 Jul 24" behind a figure of the column before. */
const DATE = /^\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{2,4}$/u;

/** A line that runs through several columns of figures, cut between them: some gaps are no wider than that of words. */
export function partsOf(line: Segment, leaves: readonly Block[], under: readonly Segment[], type: number): Segment[] {
  const figures = line.words.filter((word) => /\d/.test(word.text)).length;
  const heads = leaves.filter((head) => overlapX(line, head) > 0.4 * type);
  if (figures < 2 || heads.length < 2 || isFigure(line)) return [line];
  const columns = heads.map((head) => {
    const own = under.filter((other) => other !== line && isFigure(other) && nearest(other, leaves) === head);
    return own.length > 0 ? around([head, ...own]) : head;
  });
  const cuts = line.words.flatMap((word, i) => {
    const next = line.words[i + 1];
    if (!next) return [];
    const [own, other] = [word, next].map((each) => columns.findIndex((column) => overlapX(each, column) > 0));
    return own >= 0 && other >= 0 && own !== other ? [i + 1] : [];
  });
  const parts = [0, ...cuts].map((from, i) => segmentOf(line.page, line.words.slice(from, cuts[i])));
  return cuts.length > 0 && parts.filter((part) => isFigure(part) || DATE.test(part.text)).length >= 2 ? parts : [line];
}
