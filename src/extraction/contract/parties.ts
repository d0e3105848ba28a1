import type { Candidate } from '../fields/candidates.js';
import type { Layout } from '../layout/index.js';

/** Names and addresses of supplier and customer that stand without a label. */
export function partyCandidates(_layout: Layout, _read: readonly Candidate[]): Candidate[] {
  return [];
}
