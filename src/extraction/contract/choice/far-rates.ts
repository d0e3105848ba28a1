import type { Candidate } from '../../fields/candidates.js';

/** What a kWh costs a customer in pence, but for the dearest of times. */
const USUAL = { least: 1.5, most: 60 };
const OF_ENERGY = /unitRate$/i;
/** A price that says itself what it is for. */
const SAYS_UNIT = /k\s?wh|unit/i;

/**
 * Without the prices of energy that are far too high for one, do not say themselves that they are, and stand beside one as
 * energy costs: what a day costs is a price in pence, too.
 */
export function withoutFarRates(candidates: readonly Candidate[], field: string): readonly Candidate[] {
  if (!OF_ENERGY.test(field)) return candidates;
  const isUsual = ({ value }: Candidate): boolean => Number(value) >= USUAL.least && Number(value) <= USUAL.most;
  if (!candidates.some(isUsual)) return candidates;
  return candidates.filter(
    (each) => isUsual(each) || Number(each.value) < USUAL.least || SAYS_UNIT.test(each.passage.text),
  );
}
