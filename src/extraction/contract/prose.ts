import type { Candidate } from '../fields/candidates.js';
import type { Layout } from '../layout/index.js';

/** What sentences say without a label. */
export function proseCandidates(_layout: Layout): Candidate[] {
  return [];
}
