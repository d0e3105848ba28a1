import type { Candidate } from '../../fields/candidates.js';
import { choose, type Choice, type ChoiceOptions } from '../../fields/choice.js';
import { foldName, nameLikeness, sameAddress } from '../../fields/values/index.js';
import type { StandingCharge } from '../readers/rate-readers.js';
import { withoutFarRates } from './far-rates.js';
import type { Point, Scope } from '../points/point.js';

/** A short form of a name is the same as the whole of it. */
const sameParty = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((name) => foldName(name).replace(/^the/, ''));
  const begins = (whole: string, part: string): boolean =>
    whole.startsWith(part) && (part.length >= 5 || /^[A-Z]{3,4}$/i.test(part));
  return one === other || begins(one, other) || begins(other, one);
};
/** "ScottishPower Energy Retail Limited" beside "ScottishPower": the company beside its brand. */
const isCompanyOf = (a: string, b: string): boolean =>
  nameLikeness(a).confidence >= 0.95 && nameLikeness(b).kind !== 'company';
const longer = (a: string, b: string): boolean => a.length > b.length;
const sameCharge = (a: StandingCharge, b: StandingCharge): boolean => a.pence === b.pence && a.type === b.type;

const OPTIONS: Record<string, ChoiceOptions<unknown>> = {
  supplierAddress: { same: sameAddress as (a: unknown, b: unknown) => boolean },
  billingAddress: { same: sameAddress as (a: unknown, b: unknown) => boolean },
  siteAddress: { same: sameAddress as (a: unknown, b: unknown) => boolean },
  supplierName: { same: sameParty, prefer: longer, fuller: isCompanyOf } as ChoiceOptions<unknown>,
  customerName: { same: sameParty, prefer: longer } as ChoiceOptions<unknown>,
  brokerName: { same: sameParty, prefer: longer } as ChoiceOptions<unknown>,
  standingCharge: { same: sameCharge } as ChoiceOptions<unknown>,
};

const byField = (candidates: readonly Candidate[]): Map<string, Candidate[]> => {
  const map = new Map<string, Candidate[]>();
  for (const each of candidates) {
    const list = map.get(each.field);
    if (list) list.push(each);
    else map.set(each.field, [each]);
  }
  return map;
};

export const choiceOf = (candidates: readonly Candidate[], field: string): Choice | undefined =>
  choose(withoutFarRates(candidates, field), OPTIONS[field] ?? {});

const QUANTITY = /Consumption$/;

/** The candidates of a contract, by field and by the supply points that they speak of. */
export class Selection {
  private readonly all: Map<string, Candidate[]>;
  private readonly general: Map<string, Candidate[]>;
  private readonly ofPoint = new Map<Point, Map<string, Candidate[]>>();

  constructor(candidates: readonly Candidate[], scopes: Map<Candidate, Scope>, points: readonly Point[]) {
    this.all = byField(candidates);
    this.general = byField(candidates.filter((each) => scopes.get(each) === 'general'));
    const own = new Map<Point, Candidate[]>(points.map((point) => [point, []]));
    for (const each of candidates) {
      const scope = scopes.get(each);
      if (Array.isArray(scope)) for (const point of scope) own.get(point)?.push(each);
    }
    for (const [point, list] of own) this.ofPoint.set(point, byField(list));
  }

  candidates(field: string): Candidate[] {
    return this.all.get(field) ?? [];
  }

  /** The value of a field of the whole contract. */
  ofContract(field: string): Choice | undefined {
    return choiceOf(this.candidates(field), field);
  }

  /** True where the paper says something of a field for this point alone. */
  saysOf(point: Point, field: string): boolean {
    return this.ofPoint.get(point)?.has(field) ?? false;
  }

  /**
   * What is said for all points; a quantity that is said once for several is their total, unless no more than one has none
   * of its own, and what is left is not as much as several of the others have together.
   */
  private sharedOf(field: string): Candidate[] {
    const said = this.general.get(field) ?? [];
    if (!QUANTITY.test(field)) return said;
    const own = [...this.ofPoint.values()].flatMap((each) => each.get(field)?.[0] ?? []);
    if (this.ofPoint.size - own.length > 1) return [];
    const sum = own.reduce((before, { value }) => before + Number(value), 0);
    return own.length > 1 ? said.filter(({ value }) => Number(value) < sum) : said;
  }

  /** The value of a field of one point: its own, or the one that is given for all. */
  of(point: Point, field: string): Choice | undefined {
    const own = this.ofPoint.get(point)?.get(field);
    return choiceOf(own ?? this.sharedOf(field), field);
  }
}
