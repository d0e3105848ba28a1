import type { Candidate } from '../../fields/candidates.js';
import { OF_A_SITE, type Point } from './point.js';

/** What a paper may say once for all its points. */
const ONCE = /^(?:tariffName|brokerName|brokerUplift|directDebitDiscount)$/;
/** Less sure values tell nothing of where the particulars of the points stand. */
const LEAST = 0.4;

const indexOf = ({ pair, passage }: Candidate): number => (pair?.labelBlock ?? passage.block).index;

/** True for a value beside or under a label that stands for itself, or behind one that begins its text. */
const isLabelled = ({ pair, confidence }: Candidate): boolean =>
  pair !== undefined && confidence > LEAST && (pair.relation !== 'inline' || pair.label.start === 0);

const isOneOfRows = ({ pair }: Candidate): boolean => (pair?.row?.table.rows.length ?? 0) > 1;

/**
 * What is said once, and before or behind all particulars of the points, though in the list or under the heading of the last:
 * the plan and the broker of them all.
 */
export function saidOfAll(points: readonly Point[], candidates: readonly Candidate[]): Set<Candidate> {
  const once = candidates.filter((each) => ONCE.test(each.field) && isLabelled(each) && !isOneOfRows(each));
  if (once.length === 0) return new Set();
  const own = candidates.filter((each) => OF_A_SITE.has(each.field) && isLabelled(each));
  const places = [...own, ...points.flatMap(({ mentions }) => mentions)].map(indexOf);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return new Set(
    once.filter(
      (each) =>
        (indexOf(each) < first || indexOf(each) > last) &&
        once.every((other) => other.field !== each.field || other.value === each.value),
    ),
  );
}
