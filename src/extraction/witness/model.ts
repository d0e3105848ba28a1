import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SpanKind } from './spans.js';

/** What was learnt of one kind of span: for each role a bias, and for each thing seen the weights that it has. */
interface Learnt {
  bias: number[];
  /** Pairs of a role's place in `ROLES` and a weight in tenths. */
  weights: Record<string, number[]>;
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
  private readonly weights: Map<string, number[]>;

  constructor(
    readonly roles: readonly string[],
    { bias, weights }: Learnt = { bias: roles.map(() => -9), weights: {} },
  ) {
    this.bias = bias;
    this.weights = new Map(Object.entries(weights));
  }

  /** The sums of the weights of what is seen, by role. */
  sums(seen: readonly string[]): number[] {
    const sums = this.roles.map(() => 0);
    for (const each of seen) {
      const weights = this.weights.get(each);
      if (weights) for (let i = 0; i < weights.length; i += 2) sums[weights[i]] += weights[i + 1] / 10;
    }
    return sums;
  }

  /** How likely each role is, from the sums of a span and of its line. */
  likely(own: readonly number[], ofLine: readonly number[]): number[] {
    return own.map((sum, i) => 1 / (1 + Math.exp(-(sum + ofLine[i] + this.bias[i]))));
  }
}

const FILE = new URL('data/weights.json.gz', import.meta.url);
const LEARNT = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Weights;

/** The model of each kind of span. */
export const MODELS: Readonly<Record<SpanKind, Model>> = {
  address: new Model(ROLES.address, LEARNT.address),
  name: new Model(ROLES.name, LEARNT.name),
  figure: new Model(ROLES.figure, LEARNT.figure),
  date: new Model(ROLES.date, LEARNT.date),
  word: new Model(ROLES.word, LEARNT.word),
  reference: new Model(ROLES.reference, LEARNT.reference),
};
