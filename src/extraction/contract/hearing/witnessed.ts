import type { Candidate } from '../../fields/candidates.js';
import { cleanName, foldName } from '../../fields/values/index.js';
import { boxOfPassage, type Layout } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import { type Sights, type Testimony, type ValueOf, Witness } from '../../witness/index.js';
import { isOfBroker } from './brokers-addresses.js';
import { hearDoubted } from './doubted.js';
import { placesOfPoints } from '../points/template.js';
import { type Numbers, numbersAsRead, turnsOfPoints } from '../points/turns.js';
import { partiesOf } from './known-parties.js';
import { isNone, isParty } from './no-values.js';
import { productByForm, productsOfParts } from './products.js';
import { hasWords, isOtherThan, leads, shower } from './told.js';
import { leastBelieved, leastLikely } from '../trust.js';
import { withFigures } from './figures.js';
import { withWords } from './words.js';

/** What is said of the contract as a whole. */
const NAMES_OF_CONTRACT = ['supplierName', 'customerName'] as const;
const ADDRESSES_OF_CONTRACT = ['supplierAddress', 'billingAddress'] as const;
/** What may be said once for all supply points. */
const OF_ALL_POINTS = ['tariffName', 'brokerName'] as const;
/** What is said of each site. */
type SiteRole = 'siteAddress' | 'siteName';
type ContractRole = (typeof NAMES_OF_CONTRACT)[number] | (typeof ADDRESSES_OF_CONTRACT)[number];
type PointRole = (typeof OF_ALL_POINTS)[number] | SiteRole;
type Role = ContractRole | PointRole;

/** A value of the rules gives way to one that is so likely where it is itself as unlikely as that. */
const SURELY = 0.7;
const HARDLY = 0.05;
/** What stands before an address in one text names the site where that is so likely. */
const SURELY_NAMED = 0.8;
/** To a part of itself it gives way sooner. */
const SHORTER = 0.5;
const WORSE = 0.08;

/** "4 Quay Road, Whitby, YO21 3PU": a street, and not the town alone. */
const WHOLE = /,.*,/;

/** "Address and postcode 11 Quay Side, ...": a cut with its label. */
const LABELLED = /^(?:(?:supply|site|premises|full) )?address\b/i;
/**
 * A reading by rules put beside what the second witness says: what they miss is filled in, and what it will not believe gives way.
 * `numbers`: what it says of numbers; `candidates`: all that the rules looked at, taken or not.
 */
export function withWitness(
  read: Extraction<ContractFields>,
  layout: Layout,
  sights: Sights,
  { numbers, candidates }: { numbers: Witness; candidates: readonly Candidate[] },
): Extraction<ContractFields> {
  const points = numbersAsRead(read, layout);
  const named = new Hearing(read, layout, new Witness(layout, sights.know(partiesOf(read)), ['name'], printed), points);
  for (const role of NAMES_OF_CONTRACT) named.ofContract(role);
  for (const role of OF_ALL_POINTS) named.ofAllPoints(role);
  named.ofSites('siteName');
  // whose an address is the names before it tell, among them those that were only found now
  const placed = new Hearing(
    read,
    layout,
    new Witness(layout, sights.know(partiesOf(read)), ['address'], printed),
    points,
  );
  for (const role of ADDRESSES_OF_CONTRACT) placed.ofContract(role);
  placed.ofSites('siteAddress');
  withFigures(read, layout, sights, { numbers, candidates, points });
  withWords(read, layout, sights);
  return read;
}

/** Names and addresses are what is printed, whatever role they have. */
const printed: ValueOf<string> = ({ value }) => value;

/** What a witness says, heard for one reading. */
class Hearing {
  private readonly shown: ReturnType<typeof shower>;

  constructor(
    private readonly read: Extraction<ContractFields>,
    private readonly layout: Layout,
    private readonly witness: Witness,
    private readonly numbers: Numbers,
  ) {
    this.shown = shower(layout);
  }

  ofContract(role: ContractRole): void {
    hearDoubted(this.read, this.layout, role, this.witness);
    const value = this.read.fields[role];
    const told = this.decided(role, value);
    // a name that was misread is put right by the catalogue
    if (this.read.evidence[`/${role}`]?.repaired) return;
    if (told) {
      this.read.fields[role] = told.value;
      this.read.evidence[`/${role}`] = this.shown(role, told);
    } else if (value !== undefined && this.isDisbelieved(role, value)) {
      delete this.read.fields[role];
      delete this.read.evidence[`/${role}`];
    }
  }

  /** What is said once for all, where the points have none of their own or all that have one the same. */
  ofAllPoints(role: (typeof OF_ALL_POINTS)[number]): void {
    hearDoubted(this.read, this.layout, role, this.witness);
    const points = this.read.fields.supplyPoints;
    const [value, ...more] = new Set(points.flatMap((point) => point[role] ?? []));
    if (points.length === 0 || more.length > 0) return;
    const isOpen = points.some((point) => point[role] === undefined);
    if (role === 'tariffName' && value === undefined && this.productsOfParts()) return;
    const told = this.decided(role, isOpen ? undefined : value) ?? this.productByForm(role, value);
    if (!told || (isOpen && value !== undefined && !this.isSaidOfAll(told, value))) return;
    points.forEach((point, i) => {
      if (!isOpen || point[role] === undefined) this.setOfPoint(i, role, told);
    });
  }

  /** The products over the parts of the paper, if each has one. */
  private productsOfParts(): boolean {
    const found = productsOfParts(this.numbers, this.products());
    for (const [i, told] of found) this.setOfPoint(i, 'tariffName', told);
    return found.size > 0;
  }

  private productByForm(role: Role, value: string | undefined): Testimony | undefined {
    return role === 'tariffName' && value === undefined ? productByForm(this.products()) : undefined;
  }

  private products(): Testimony[] {
    return this.witness.of('tariffName').filter((told) => !isNone('tariffName', told, this.read));
  }

  /** "Plan: Duo Fix" over all supply points, which the rules gave to one of them. */
  private isSaidOfAll({ folded, places: [{ passage }] }: Testimony, value: string): boolean {
    const { evidence, fields } = this.read;
    const page = passage.block.page;
    const bottom = boxOfPassage(passage).y1;
    return (
      folded === foldName(value) &&
      fields.supplyPoints.every((_, i) => {
        const number = evidence[`/supplyPoints/${i}/mpanMprn`];
        return number !== undefined && (page < number.page || (page === number.page && bottom <= number.box.y0));
      })
    );
  }

  ofSites(role: SiteRole): void {
    hearDoubted(this.read, this.layout, role, this.witness);
    const points = this.read.fields.supplyPoints;
    if (points.length === 1) {
      const told = this.decided(role, points[0][role]);
      if (told) this.setOfPoint(0, role, told);
      return;
    }
    points.forEach(({ [role]: value }, i) => {
      const told = value === undefined ? undefined : shorterCut(this.witness, role, value);
      if (told) this.setOfPoint(i, role, told);
    });
    const values = this.witness.of(role).filter(({ value }) => !LABELLED.test(value));
    this.setOfSites(role, placesOfPoints(this.read, values));
    this.setOfSites(role, turnsOfPoints(this.numbers, values, [...points.keys()]));
  }

  private setOfSites(role: SiteRole, found: ReadonlyMap<number, Testimony>): void {
    const points = this.read.fields.supplyPoints;
    const ruled = points.map(({ [role]: value }) => value ?? '');
    for (const [i, told] of found) {
      const { [role]: value, siteAddress } = points[i];
      // "Quayside, 52 Rye Street" is an address with its building, and hardly names a site
      if (role === 'siteName' && told.likely < SURELY_NAMED && siteAddress?.startsWith(`${told.value}, `)) continue;
      // and a part in its middle is a street or an estate
      if (role === 'siteName' && siteAddress?.includes(`, ${told.value}, `)) continue;
      if (value === undefined || (told.likely >= SURELY && this.givesWay(i, role, told, ruled)))
        this.setOfPoint(i, role, told);
    }
  }

  /** A value of the rules that is hardly one, or that several points share while the witness has another for each of them. */
  private givesWay(i: number, role: SiteRole, told: Testimony, ruled: readonly string[]): boolean {
    const [value, site] = [ruled[i], this.read.fields.supplyPoints[i].siteName].map((each) => foldName(each ?? ''));
    const isOf = (other: string): boolean => other.includes(told.folded) || told.folded.includes(other);
    // what is another point's own, or a whole address with the name of its site before it
    if (ruled.some((other) => other && other !== ruled[i] && isOf(foldName(other)))) return false;
    if (role === 'siteAddress' && site && told.folded === site + value && WHOLE.test(ruled[i])) return false;
    const isShared = ruled.filter((each) => each === ruled[i]).length > 1 && !value.includes(told.folded);
    return isShared || this.witness.likely(role, ruled[i]) < HARDLY;
  }

  /** What the witness would have instead of what the rules say, if it may be, and is not that and the next label: "Steady Fix 2 Type: Fixed". */
  private decided(role: Role, value: string | undefined): Testimony | undefined {
    const told = decided(this.witness, role, value);
    if (!told || isNone(role, told, this.read)) return undefined;
    if (role === 'supplierAddress' && isOfBroker(told, this.read.fields, this.layout)) return undefined;
    // "Board of Hale Ltd" is the name that the rules have, and more.
    if (isParty(role) && told.value !== value && cleanName(told.value) === value) return undefined;
    const { block, end } = told.places[0].passage;
    const isWithLabel = value !== undefined && told.folded.startsWith(foldName(value)) && block.text[end] === ':';
    return isWithLabel ? undefined : told;
  }

  /** A value of the rules that the witness has seen, and will not believe. */
  private isDisbelieved(role: Role, value: string): boolean {
    const likely = this.witness.likely(role, value);
    return likely > 0 && likely < leastBelieved(role);
  }

  private setOfPoint(i: number, role: PointRole, told: Testimony): void {
    this.read.fields.supplyPoints[i][role] = told.value;
    this.read.evidence[`/supplyPoints/${i}/${role}`] = this.shown(role, told);
  }
}

/** The value that the witness would have instead of what the rules say, if it is sure enough of it. */
function decided(witness: Witness, role: Role, value: string | undefined): Testimony | undefined {
  const [first, ...others] = witness.of(role);
  if (!first) return undefined;
  const isFirst = leads(first, others.filter(isOtherThan(first)));
  if (value === undefined) return first.likely >= leastLikely(role) && isFirst ? first : undefined;
  const shorter = shorterCut(witness, role, value);
  if (shorter) return shorter;
  const [before] = value.split(first.value);
  const isOther = first.folded !== foldName(value) && !(before !== value && OFFICE.test(before));
  return isOther && isFirst && first.likely >= SURELY && witness.likely(role, value) < HARDLY ? first : undefined;
}

/** "The Secretary, 9 Tannery Row": who opens the letters belongs to an address. */
const OFFICE =
  /\b(?:secretary|accounts?|finance|ledger|treasurer|department|dept|office|clerk|bursar|payable|manager)\b/i;

/** "Tay Court, 10 Shore Road": the building belongs to the address. */
const BUILDING =
  /\b(?:house|mills?|works|court|buildings?|units?|suites?|floor|block|lodge|hall|chambers|tower|wharf|yard)\b(?: \w{1,3})?,\s*$/i;

/** "Steady Gas (Fully Inclusive)", but not "Steady Gas (fixed price)". */
const NAMED_FURTHER = /^ \(\p{Lu}/u;

/** "Natural gas at Glasshouses 1-6, Village Street": where a value was cut too long, how the witness would cut it. */
function shorterCut(witness: Witness, role: Role, value: string): Testimony | undefined {
  if (witness.likely(role, value) > WORSE) return undefined;
  const folded = foldName(value);
  const found = witness
    .of(role)
    .find((part) => part.likely >= SHORTER && part.folded !== folded && hasWords(value, part.value));
  if (!found) return undefined;
  const [before, behind] = value.split(found.value);
  if (role === 'tariffName' && NAMED_FURTHER.test(behind)) return undefined;
  return OFFICE.test(before) || (role === 'siteAddress' && BUILDING.test(before)) ? undefined : found;
}
