import type { Candidate } from './candidates.js';

/**
 * A candidate less sure than this, by the reader's own measure, is not weighed at all. Whether a value that was chosen is
 * given out, its calibrated confidence decides.
 */
export const WORTH_WEIGHING = 0.15;

/** The value taken for a field, with the candidate that shows it best. */
export interface Choice<V = unknown> {
  value: V;
  confidence: number;
  candidate: Candidate<V>;
}

export interface ChoiceOptions<V> {
  /** Whether two values are the same. By default their folded texts are compared. */
  same?: (a: V, b: V) => boolean;
  /** Of two candidates of the same value that are about as sure: whether the first is the better form of it. */
  prefer?: (a: V, b: V) => boolean;
  /**
   * Of two candidates of the same value of which the second has no label, or only the head of a column: whether the first is
   * the whole of what the second is short for.
   */
  fuller?: (a: V, b: V) => boolean;
  /** The least confidence of a value that is taken. */
  least?: number;
  /** How much surer the best value must be than the next; a field that two values claim alike is left out. */
  margin?: number;
}

const folded = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]/gu, '');
export const sameText = (a: unknown, b: unknown): boolean => folded(a) === folded(b);

/**
 * Takes one value of several candidates: candidates with the same value support each other, and the value that is surest
 * in sum wins, unless another one comes near.
 */
export function choose<V>(candidates: readonly Candidate<V>[], options: ChoiceOptions<V> = {}): Choice<V> | undefined {
  const { same = sameText, prefer, fuller, least = WORTH_WEIGHING, margin = 0.06 } = options;
  const groups: { doubt: number; best: Candidate<V> }[] = [];
  for (const each of [...candidates].sort((a, b) => b.confidence - a.confidence)) {
    const group = groups.find((other) => same(other.best.value, each.value));
    if (group) {
      group.doubt *= 1 - 0.5 * each.confidence;
      const near = each.confidence > group.best.confidence - 0.08;
      const unsure = group.best.pair === undefined || group.best.pair.relation === 'column';
      const better =
        (near && prefer?.(each.value, group.best.value)) || (unsure && fuller?.(each.value, group.best.value));
      if (better) group.best = each;
    }
    if (!group) groups.push({ doubt: 1 - each.confidence, best: each });
  }
  groups.sort((a, b) => a.doubt - b.doubt);
  const [first, second] = groups;
  if (!first) return undefined;
  const confidence = Math.min(0.99, 1 - first.doubt);
  if (confidence < least) return undefined;
  if (second && confidence - (1 - second.doubt) < margin) return undefined;
  return { value: first.best.value, confidence, candidate: first.best };
}
