import type { Candidate } from '../../fields/candidates.js';
import type { Layout } from '../../layout/index.js';
import { leastLikely } from '../trust.js';
import { type Sights, type ValueOf, Witness } from '../../witness/index.js';

const MPRN = /^\d{6,10}$/;

/** The figures of a number that may be a gas meter point's. */
export const mprnIn: ValueOf<string> = ({ value }) => {
  const digits = value.replaceAll(' ', '');
  return MPRN.test(digits) ? digits : undefined;
};

/**
 * Numbers that the rules do not know for those of gas meter points, and the witness does: an MPRN has no check digit and no form
 * of its own, so that only what stands around it tells.
 */
export function witnessedMprns(layout: Layout, sights: Sights, read: readonly Candidate[]): Candidate<string>[] {
  const known = new Set(
    read.flatMap(({ field, value }) => (field === 'mprn' || field === 'mpan' ? String(value) : [])),
  );
  const witness = new Witness(layout, sights, ['reference'], mprnIn, ['mprn']);
  return witness
    .of('mprn')
    .filter(({ value, likely }) => likely >= leastLikely('mprn') && !known.has(value))
    .map(({ value, likely, places: [{ passage }] }) => ({ field: 'mprn', value, confidence: likely, passage }));
}
