import type { Candidate } from '../../fields/candidates.js';
import { leastLikely } from '../trust.js';
import type { ValueOf, Witness } from '../../witness/index.js';

const MPRN = /^\d{6,10}$/;

/** What a number is in a role: of one that may be a gas meter point's the figures, of others what is printed. */
export const numberIn: ValueOf<string> = ({ value }, role) => {
  if (role !== 'mprn') return value;
  const digits = value.replaceAll(' ', '');
  return MPRN.test(digits) ? digits : undefined;
};

/**
 * Numbers that the rules do not know for those of gas meter points, and the witness does: an MPRN has no check digit and no form
 * of its own, so that only what stands around it tells.
 */
export function witnessedMprns(numbers: Witness, read: readonly Candidate[]): Candidate<string>[] {
  const known = new Set(
    read.flatMap(({ field, value }) => (field === 'mprn' || field === 'mpan' ? String(value) : [])),
  );
  return numbers
    .of('mprn')
    .filter(({ value, likely }) => likely >= leastLikely('mprn') && !known.has(value))
    .map(({ value, likely, places: [{ passage }] }) => ({ field: 'mprn', value, confidence: likely, passage }));
}
