import type { Candidate } from '../../fields/candidates.js';
import type { SupplyType } from '../../results.js';

/** A meter point that the paper names, with the places where it does. */
export interface Point {
  number: string;
  type: SupplyType;
  mentions: Candidate<string>[];
  /** The names of its site, as far as they are printed. */
  names: string[];
}

/** Which points a value belongs to: some of them, all (`general`), or nobody can tell (`unclear`). */
export type Scope = Point[] | 'general' | 'unclear';
