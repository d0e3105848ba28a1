import { evidenceOf } from '../fields/candidates.js';
import { rawOf, type Source } from '../fields/calibration.js';
import { foldName } from '../fields/values/index.js';
import type { Layout } from '../layout/index.js';
import type { ContractFields, Evidence, Extraction } from '../results.js';
import { pagesToSee, type Parties, Sights, type Testimony, Witness } from '../witness/index.js';
import { placesOfPoints } from './points/template.js';

/** What is said of the contract as a whole. */
const NAMES_OF_CONTRACT = ['supplierName', 'customerName', 'contractNumber', 'supplierAccountNumber'] as const;
const ADDRESSES_OF_CONTRACT = ['supplierAddress', 'billingAddress'] as const;
/** What may be said once for all supply points. */
const OF_ALL_POINTS = ['tariffName', 'brokerName'] as const;
/** What is said of each site. */
type SiteRole = 'siteAddress' | 'siteName';
type ContractRole = (typeof NAMES_OF_CONTRACT)[number] | (typeof ADDRESSES_OF_CONTRACT)[number];
type PointRole = (typeof OF_ALL_POINTS)[number] | SiteRole;
type Role = ContractRole | PointRole;

/** How likely a value must be that is given where the rules have none, and how much likelier than the next. */
const FILLS = 0.5;
const LEADS = 2;
/** As which it is given at the least: of those that lead, six in ten are right. */
const GIVEN = 0.62;
/** A value of the rules gives way to one that is so likely where it is itself as unlikely as that. */
const SURELY = 0.7;
const HARDLY = 0.05;
/** To a longer or a shorter one that stands in the same place it gives way sooner. */
const BETTER = 0.5;
const WORSE = 0.08;

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
  const sights = new Sights(layout, pagesToSee(layout)).know(partiesOf(read));
  const named = new Hearing(read, layout, new Witness(layout, sights, ['name', 'reference']));
  for (const role of NAMES_OF_CONTRACT) named.ofContract(role);
  for (const role of OF_ALL_POINTS) named.ofAllPoints(role);
  named.ofSites('siteName');
  // whose an address is the names before it tell, among them those that were only found now
  const placed = new Hearing(read, layout, new Witness(layout, sights.know(partiesOf(read)), ['address']));
  for (const role of ADDRESSES_OF_CONTRACT) placed.ofContract(role);
  placed.ofSites('siteAddress');
  return read;
}

/** What a witness says, heard for one reading. */
class Hearing {
  private readonly sources: ReadonlyMap<number, Source>;

  constructor(
    private readonly read: Extraction<ContractFields>,
    layout: Layout,
    private readonly witness: Witness,
  ) {
    this.sources = new Map(layout.pages.map(({ number, source }) => [number, source]));
  }

  ofContract(role: ContractRole): void {
    const told = decided(this.witness, role, this.read.fields[role]);
    if (!told) return;
    this.read.fields[role] = told.value;
    this.read.evidence[`/${role}`] = this.shownAs(role, told);
  }

  /** What is said once for all: the points that have none get it where the others have one and the same. */
  ofAllPoints(role: (typeof OF_ALL_POINTS)[number]): void {
    const points = this.read.fields.supplyPoints;
    const [value, ...more] = new Set(points.flatMap((point) => point[role] ?? []));
    if (points.length === 0 || more.length > 0) return;
    const told = decided(this.witness, role, value);
    if (told) points.forEach((_, i) => this.setOfPoint(i, role, told));
    else if (value !== undefined && this.isAlone(role, value)) this.giveToOthers(role, value);
  }

  ofSites(role: SiteRole): void {
    const points = this.read.fields.supplyPoints;
    if (points.length === 1) {
      const told = decided(this.witness, role, points[0][role]);
      if (told) this.setOfPoint(0, role, told);
      return;
    }
    points.forEach(({ [role]: value }, i) => {
      const told = value === undefined ? undefined : betterCut(this.witness, role, value);
      if (told) this.setOfPoint(i, role, told);
    });
    if (points.every((point) => point[role] !== undefined)) return;
    for (const [i, told] of placesOfPoints(this.read, this.witness.of(role)))
      if (points[i][role] === undefined) this.setOfPoint(i, role, told);
  }

  /** True where the witness knows of no other value for a role. */
  private isAlone(role: Role, value: string): boolean {
    const [first, second] = this.witness.of(role);
    return first !== undefined && first.folded === foldName(value) && (second?.likely ?? 0) < HARDLY;
  }

  private giveToOthers(role: PointRole, value: string): void {
    const points = this.read.fields.supplyPoints;
    const from = points.findIndex((point) => point[role] === value);
    points.forEach((point, i) => {
      if (point[role] !== undefined) return;
      point[role] = value;
      this.read.evidence[`/supplyPoints/${i}/${role}`] = this.read.evidence[`/supplyPoints/${from}/${role}`];
    });
  }

  private setOfPoint(i: number, role: PointRole, told: Testimony): void {
    this.read.fields.supplyPoints[i][role] = told.value;
    this.read.evidence[`/supplyPoints/${i}/${role}`] = this.shownAs(role, told);
  }

  private shownAs(field: Role, { value, likely, places: [{ passage }] }: Testimony): Evidence {
    const source = this.sources.get(passage.block.page) ?? 'text';
    const confidence = rawOf('contract', source, field, Math.max(likely, GIVEN));
    return evidenceOf({ field, value, confidence, passage });
  }
}

/** The value that the witness would have instead of what the rules say, if it is sure enough of it. */
function decided(witness: Witness, role: Role, value: string | undefined): Testimony | undefined {
  const [first, second] = witness.of(role);
  if (!first) return undefined;
  const leads = !second || first.likely >= LEADS * second.likely;
  if (value === undefined) return first.likely >= FILLS && leads ? first : undefined;
  const better = betterCut(witness, role, value);
  if (better) return better;
  const isOther = first.folded !== foldName(value);
  return isOther && leads && first.likely >= SURELY && witness.likely(role, value) < HARDLY ? first : undefined;
}

/** "Natural gas at Glasshouses 1-6, Village Street": where a value was cut too long or too short, how the witness would cut it. */
function betterCut(witness: Witness, role: Role, value: string): Testimony | undefined {
  if (witness.likely(role, value) > WORSE) return undefined;
  const folded = foldName(value);
  return witness
    .of(role)
    .find(
      (each) =>
        each.likely >= BETTER &&
        each.folded !== folded &&
        (folded.includes(each.folded) || each.folded.includes(folded)),
    );
}
