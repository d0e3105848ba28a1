import { type Candidate, evidenceOf } from '../fields/candidates.js';
import { rawOf } from '../fields/calibration.js';
import { foldName } from '../fields/values/index.js';
import type { Layout } from '../layout/index.js';
import type { ContractFields, Evidence, Extraction, SupplyPointFields } from '../results.js';
import { type Parties, type Testimony, Witness } from '../witness/index.js';

/** What is said of the contract as a whole. */
const OF_CONTRACT = [
  'supplierName',
  'customerName',
  'supplierAddress',
  'billingAddress',
  'contractNumber',
  'supplierAccountNumber',
] as const;
/** What may be said once for all supply points; the last two of one site alone. */
const OF_POINTS = ['tariffName', 'brokerName', 'siteAddress', 'siteName'] as const;
type PointRole = (typeof OF_POINTS)[number];
type Role = (typeof OF_CONTRACT)[number] | PointRole;

/** How likely a value must be that is given where the rules have none, and how much likelier than the next. */
const FILLS = 0.4;
const LEADS = 2;
/** A value of the rules gives way to one that is so likely where it is itself as unlikely as that. */
const SURELY = 0.7;
const HARDLY = 0.05;

/** The parties that a reading names, as the witness compares them. */
export function partiesOf({ fields }: Extraction<ContractFields>): Parties {
  const named = (names: (string | undefined)[]): string[] =>
    [...new Set(names.flatMap((name) => (name ? foldName(name) : [])))].filter((name) => name.length > 4);
  return {
    supplierName: named([fields.supplierName]),
    customerName: named([fields.customerName]),
    brokerName: named(fields.supplyPoints.map(({ brokerName }) => brokerName)),
  };
}

/** A reading by rules put beside what the second witness says: what they miss is filled in, and what it will not believe gives way. */
export function withWitness(read: Extraction<ContractFields>, layout: Layout): Extraction<ContractFields> {
  const witness = new Witness('contract', layout, partiesOf(read));
  const sources = new Map(layout.pages.map(({ number, source }) => [number, source]));
  const { fields, evidence } = read;
  const shownAs = (role: Role, { value, passage, likely }: Testimony): Evidence => {
    const source = sources.get(passage.block.page) ?? 'text';
    const candidate: Candidate = { field: role, value, confidence: rawOf('contract', source, role, likely), passage };
    return evidenceOf(candidate);
  };
  for (const role of OF_CONTRACT) {
    const told = decided(witness, role, fields[role]);
    if (!told) continue;
    fields[role] = told.value;
    evidence[`/${role}`] = shownAs(role, told);
  }
  for (const role of OF_POINTS) {
    const points = fields.supplyPoints;
    if (!isOfAll(role, points)) continue;
    const told = decided(witness, role, points[0][role]);
    if (!told) continue;
    points.forEach((point, i) => {
      point[role] = told.value;
      evidence[`/supplyPoints/${i}/${role}`] = shownAs(role, told);
    });
  }
  return read;
}

/** Whether one value can be said of all points: they have none or the same, and a site of their own only where they are one site. */
function isOfAll(role: PointRole, points: readonly SupplyPointFields[]): boolean {
  if (points.length === 0 || points.some((point) => point[role] !== points[0][role])) return false;
  const isOfSite = role === 'siteAddress' || role === 'siteName';
  return !isOfSite || points.length === 1;
}

/** The value that the witness would have instead of what the rules say, if it is sure enough of it. */
function decided(witness: Witness, role: Role, value: string | undefined): Testimony | undefined {
  const [first, second] = witness.of(role);
  if (!first || (second && first.likely < LEADS * second.likely)) return undefined;
  if (value === undefined) return first.likely >= FILLS ? first : undefined;
  const isOther = foldName(first.value) !== foldName(value);
  return isOther && first.likely >= SURELY && witness.likely(role, value) < HARDLY ? first : undefined;
}
