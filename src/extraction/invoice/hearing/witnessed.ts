import { calibrated, leastSure, rawOf, type Source } from '../../fields/calibration.js';
import { foldName } from '../../fields/values/index.js';
import { boxOfPassage, type Layout, type Passage } from '../../layout/index.js';
import { modelOfBills, pagesToSee, Sights, type Testimony, Witness } from '../../witness/index.js';
import type { Bill } from '../bill.js';
import type { Found, FoundFields } from '../found.js';
import { contradicts } from './agreement.js';
import { isNotSaid, type Known } from './not-said.js';
import { BILL_ROLES_HEARD, type BillRole, leastLikely } from './trust.js';
import { type BillValue, billValueOf, KINDS } from './values.js';

/** How much likelier a value must be than the next one. */
const LEADS = 2;
/** As which a value is given, at least and at most. */
const LEAST = 0.62;
const MOST = 0.9;

/** What can be seen of the spans of a bill; the names that the rules found tell who is who. */
export function sightsOf(layout: Layout, { supplierName, customerName }: FoundFields): Sights {
  const folded = (name?: string): string[] => (name ? [foldName(name)] : []);
  return new Sights(layout, pagesToSee(layout)).know({
    supplierName: folded(supplierName?.value),
    customerName: folded(customerName?.value),
  });
}

/**
 * What the rules read of a bill, beside what the second witness says of the same paper: what they leave open, or are too unsure of
 * to give, is filled in where the witness is sure of it and nothing that is known speaks against it.
 */
export function withWitness({ layout }: Bill, read: FoundFields): FoundFields {
  const sources = new Map(layout.pages.map(({ number, source }) => [number, source]));
  const sourceOf = (page: number): Source => sources.get(page) ?? 'text';
  const isGiven = (role: BillRole): boolean => {
    const found = read[role];
    return (
      found !== undefined &&
      calibrated('invoice', sourceOf(found.page), `/${role}`, found.confidence) >= leastSure('invoice')
    );
  };
  const open = BILL_ROLES_HEARD.filter((role) => !isGiven(role));
  if (open.length === 0) return read;
  const sights = sightsOf(layout, read);
  const witness = new Witness<BillValue>(layout, sights, KINDS, billValueOf, modelOfBills());
  const fields: Record<string, Found<BillValue> | undefined> = { ...read };
  for (const role of open) {
    const told = decided(role, witness.of(role), { sights, fields });
    if (!told) continue;
    const found = foundOf(role, told, sourceOf);
    if (!contradicts(role, { ...fields, [role]: found })) fields[role] = found;
  }
  return fields;
}

/** The value that is likely enough, and much likelier than any other. */
function decided(
  role: BillRole,
  told: readonly Testimony<BillValue>[],
  known: Known,
): Testimony<BillValue> | undefined {
  const [first, second] = told.filter(({ places: [{ passage }] }) => !isNotSaid(role, passage, known));
  return first && first.likely >= leastLikely(role) && first.likely >= LEADS * (second?.likely ?? 0)
    ? first
    : undefined;
}

function foundOf(
  role: BillRole,
  { value, likely, places: [{ passage }] }: Testimony<BillValue>,
  sourceOf: (page: number) => Source,
): Found<BillValue> {
  const { page } = passage.block;
  const right = Math.min(MOST, Math.max(LEAST, likely));
  const confidence = rawOf('invoice', sourceOf(page), role, right);
  return { value, page, box: boxOfPassage(passage), text: printed(passage), confidence };
}

const printed = ({ text }: Passage): string => text.replaceAll('\n', ' ');
