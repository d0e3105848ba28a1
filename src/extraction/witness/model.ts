import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SpanKind } from './spans.js';

/** What was learnt of one kind of span: for each role a bias, and for each thing seen a weight. */
interface Learnt {
  bias: number[];
  /** All things seen, a line each. */
  names: string;
  /** For each role the weights of these, in tenths. */
  weights: number[][];
}

export type Weights = Record<SpanKind, Learnt>;

/** The roles in which the values of a contract stand, by the kind of span. */
export const ROLES: Readonly<Record<SpanKind, readonly string[]>> = {
  address: ['supplierAddress', 'billingAddress', 'siteAddress'],
  name: ['supplierName', 'customerName', 'brokerName', 'siteName', 'tariffName'],
  figure: [
    'unitRate',
    'dayUnitRate',
    'nightUnitRate',
    'standingCharge',
    'estimatedAnnualConsumption',
    'previous12MonthsConsumption',
    'maximumImportCapacity',
    'capacityRate',
    'brokerUplift',
    'cclRate',
    'vatRate',
    'contractTermMonths',
    'directDebitDiscount',
  ],
  date: ['contractStartDate', 'contractEndDate'],
  reference: ['meterSerialNumber', 'contractNumber', 'supplierAccountNumber', 'mprn'],
  word: ['fixed', 'market', 'micro', 'noMicro', 'paymentMethod'],
};

/** Tells of one kind of span how likely it has each role. */
export class Model {
  private readonly bias: readonly number[];
  private readonly places: ReadonlyMap<string, number>;
  /** Of all roles, one thing after the other. */
  private readonly weights: Int8Array;

  constructor(
    readonly roles: readonly string[],
    { bias, names, weights }: Learnt,
  ) {
    this.bias = bias;
    const places = new Map<string, number>();
    for (const name of names.split('\n')) places.set(name, places.size * roles.length);
    this.places = places;
    this.weights = new Int8Array(places.size * roles.length);
    weights.forEach((ofRole, role) => {
      for (let i = 0; i < ofRole.length; i += 1) this.weights[i * roles.length + role] = ofRole[i];
    });
  }

  /** The sums of the weights of what is seen, by role. */
  sums(seen: readonly string[]): number[] {
    const sums = this.roles.map(() => 0);
    for (const each of seen) {
      const place = this.places.get(each);
      if (place !== undefined) for (let i = 0; i < sums.length; i += 1) sums[i] += this.weights[place + i];
    }
    for (let i = 0; i < sums.length; i += 1) sums[i] /= 10;
    return sums;
  }

  /** How likely each role is, from the sums of a span and of its line. */
  likely(own: readonly number[], ofLine: readonly number[]): number[] {
    return own.map((sum, i) => 1 / (1 + Math.exp(-(sum + ofLine[i] + this.bias[i]))));
  }
}

const FILE = new URL('data/weights.json.gz', import.meta.url);
const LEARNT = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Weights;

const modelOf = (kind: SpanKind): Model => new Model(ROLES[kind], LEARNT[kind]);

/** The model of each kind of span. */
export const MODELS: Readonly<Record<SpanKind, Model>> = {
  address: modelOf('address'),
  name: modelOf('name'),
  figure: modelOf('figure'),
  date: modelOf('date'),
  word: modelOf('word'),
  reference: modelOf('reference'),
};
