import type { Candidate } from '../../fields/candidates.js';
import { boxOfPassage, type Passage } from '../../layout/index.js';
import { leastLikely } from '../trust.js';
import type { Testimony, ValueOf, Witness } from '../../witness/index.js';

const MPRN = /^\d{6,10}$/;
/** A number that the rules doubt more than this they do not know. */
const KNOWN = 0.4;
/** In the column of so many numbers that are sure one may be less likely; in points, how far its side may be from theirs. */
const COLUMN = { numbers: 2, likely: 0.3, apart: 3 };

/** What a number is in a role: of one that may be a gas meter point's the figures, of others what is printed. */
export const numberIn: ValueOf<string> = ({ value }, role) => {
  if (role !== 'mprn') return value;
  const digits = value.replaceAll(' ', '');
  return MPRN.test(digits) ? digits : undefined;
};

/**
 * Numbers that the rules do not know for those of gas meter points, and the witness does: an MPRN has no check digit and no form
 * of its own, so that only what stands around it tells, and the numbers of other points over and under it.
 */
export function witnessedMprns(numbers: Witness, read: readonly Candidate[]): Candidate<string>[] {
  const known = read.filter(({ field, confidence }) => /^mp[ar]n$/.test(field) && confidence >= KNOWN);
  const values = new Set(known.map(({ value }) => String(value)));
  const unknown = numbers.of('mprn').filter(({ value }) => !values.has(value));
  const isLikely = ({ likely }: Testimony): boolean => likely >= leastLikely('mprn');
  const sure = [
    ...known.map(({ passage }) => passage),
    ...unknown.filter(isLikely).map(({ places: [{ passage }] }) => passage),
  ];
  return unknown
    .filter((told) => isLikely(told) || (told.likely >= COLUMN.likely && isInColumn(told.places[0].passage, sure)))
    .map(({ value, likely, places: [{ passage }] }) => ({
      field: 'mprn',
      value,
      confidence: Math.max(likely, leastLikely('mprn')),
      passage,
    }));
}

/** True for the whole of a text that begins where the numbers of other points over and under it begin. */
function isInColumn(passage: Passage, others: readonly Passage[]): boolean {
  if (passage.text !== passage.block.lines.find(({ text }) => text.includes(passage.text))?.text) return false;
  const box = boxOfPassage(passage);
  const alike = others.filter(({ block, ...other }) => {
    const beside = boxOfPassage({ block, ...other });
    const isUnder = beside.y1 <= box.y0 || beside.y0 >= box.y1;
    return block.page === passage.block.page && isUnder && Math.abs(beside.x0 - box.x0) <= COLUMN.apart;
  });
  return alike.length >= COLUMN.numbers;
}
