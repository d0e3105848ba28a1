import { evidenceOf } from '../fields/candidates.js';
import { rawOf } from '../fields/calibration.js';
import { foldName } from '../fields/values/index.js';
import type { Layout } from '../layout/index.js';
import type { ContractFields, Evidence, Extraction, SupplyPointFields } from '../results.js';
import { type Parties, type Place, type Testimony, Witness } from '../witness/index.js';
import { placesOfPoints } from './points/template.js';

/** What is said of the contract as a whole. */
const OF_CONTRACT = [
  'supplierName',
  'customerName',
  'supplierAddress',
  'billingAddress',
  'contractNumber',
  'supplierAccountNumber',
] as const;
/** What may be said once for all supply points. */
const OF_ALL_POINTS = ['tariffName', 'brokerName'] as const;
/** What is said of each site. */
const OF_SITES = ['siteAddress', 'siteName'] as const;
type Role = (typeof OF_CONTRACT)[number] | (typeof OF_ALL_POINTS)[number] | (typeof OF_SITES)[number];

/** How likely a value must be that is given where the rules have none, and how much likelier than the next. */
const FILLS = 0.5;
const LEADS = 2;
/** A value of the rules gives way to one that is so likely where it is itself as unlikely as that. */
const SURELY = 0.7;
const HARDLY = 0.05;
/** To a longer or a shorter one that stands in the same place it gives way sooner. */
const BETTER = 0.4;
const WORSE = 0.15;

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
  const { supplyPoints } = fields;
  const shownAs = (field: Role, value: string, { passage, likely }: Place): Evidence => {
    const source = sources.get(passage.block.page) ?? 'text';
    return evidenceOf({ field, value, confidence: rawOf('contract', source, field, Math.max(likely, 0.62)), passage });
  };
  const setOfPoint = (i: number, role: 'tariffName' | 'brokerName' | 'siteAddress' | 'siteName', told: Testimony) => {
    supplyPoints[i][role] = told.value;
    evidence[`/supplyPoints/${i}/${role}`] = shownAs(role, told.value, { ...told.places[0], likely: told.likely });
  };
  for (const role of OF_CONTRACT) {
    const told = decided(witness, role, fields[role]);
    if (!told) continue;
    fields[role] = told.value;
    evidence[`/${role}`] = shownAs(role, told.value, { ...told.places[0], likely: told.likely });
  }
  for (const role of OF_ALL_POINTS) {
    if (!isOneForAll(role, supplyPoints)) continue;
    const told = decided(witness, role, supplyPoints[0][role]);
    if (told) supplyPoints.forEach((_, i) => setOfPoint(i, role, told));
  }
  for (const role of OF_SITES) {
    if (supplyPoints.length === 1) {
      const told = decided(witness, role, supplyPoints[0][role]);
      if (told) setOfPoint(0, role, told);
      continue;
    }
    supplyPoints.forEach((point, i) => {
      const told = point[role] === undefined ? undefined : betterCut(witness, role, point[role]);
      if (told) setOfPoint(i, role, told);
    });
    for (const [i, told] of placesOfPoints(read, witness.of(role))) {
      if (supplyPoints[i][role] === undefined) setOfPoint(i, role, told);
    }
  }
  return read;
}

const isOneForAll = (role: 'tariffName' | 'brokerName', points: readonly SupplyPointFields[]): boolean =>
  points.length > 0 && points.every((point) => point[role] === points[0][role]);

/** The value that the witness would have instead of what the rules say, if it is sure enough of it. */
function decided(witness: Witness, role: Role, value: string | undefined): Testimony | undefined {
  const [first, second] = witness.of(role);
  if (!first) return undefined;
  const leads = !second || first.likely >= LEADS * second.likely;
  if (value === undefined) return first.likely >= FILLS && leads ? first : undefined;
  const better = betterCut(witness, role, value);
  if (better) return better;
  const isOther = foldName(first.value) !== foldName(value);
  return isOther && leads && first.likely >= SURELY && witness.likely(role, value) < HARDLY ? first : undefined;
}

/** "Natural gas at Glasshouses 1-6, Village Street": where a value was cut too long or too short, how the witness would cut it. */
function betterCut(witness: Witness, role: Role, value: string): Testimony | undefined {
  if (witness.likely(role, value) > WORSE) return undefined;
  const folded = foldName(value);
  return witness.of(role).find((each) => {
    const other = foldName(each.value);
    return each.likely >= BETTER && other !== folded && (folded.includes(other) || other.includes(folded));
  });
}
