import { existsSync, readFileSync } from 'node:fs';
import type { PaperKind } from '../fields/calibration.js';
import type { SpanKind } from './spans.js';

/** What was learnt of one kind of span: for each role a bias, and for each thing seen a weight for each role. */
interface Learnt {
  roles: string[];
  bias: number[];
  weights: Record<string, number[]>;
}

export type Weights = Record<PaperKind, Partial<Record<SpanKind, Learnt>>>;

/** The roles in which the values of a paper stand, by the kind of span. */
export const ROLES: Readonly<Record<PaperKind, Readonly<Record<SpanKind, readonly string[]>>>> = {
  contract: {
    address: ['supplierAddress', 'billingAddress', 'siteAddress'],
    name: ['supplierName', 'customerName', 'brokerName', 'siteName', 'tariffName'],
    reference: ['contractNumber', 'supplierAccountNumber'],
  },
  invoice: {
    address: ['siteAddress'],
    name: ['supplierName', 'customerName'],
    reference: ['invoiceNumber', 'supplierAccountNumber', 'meterSerialNumber'],
  },
};

/** Tells of one kind of span how likely it has each role. */
export class Model {
  readonly roles: readonly string[];
  private readonly bias: readonly number[];
  private readonly weights: Map<string, number[]>;

  constructor({ roles, bias, weights }: Learnt) {
    this.roles = roles;
    this.bias = bias;
    this.weights = new Map(Object.entries(weights));
  }

  /** The sums of the weights of what is seen, by role. */
  sums(seen: readonly string[]): number[] {
    const sums = this.roles.map(() => 0);
    for (const each of seen) {
      const weights = this.weights.get(each);
      if (weights) for (let i = 0; i < sums.length; i += 1) sums[i] += weights[i];
    }
    return sums;
  }

  /** How likely each role is, from the sums of a span and of its line. */
  likely(own: readonly number[], ofLine: readonly number[]): number[] {
    return own.map((sum, i) => 1 / (1 + Math.exp(-(sum + ofLine[i] + this.bias[i]))));
  }
}

const FILE = new URL('data/weights.json', import.meta.url);

/** The models of a kind of paper, by kind of span. */
export function modelsOf(kind: PaperKind): Partial<Record<SpanKind, Model>> {
  const learnt = (LEARNT[kind] ?? {}) as Record<string, Learnt>;
  return Object.fromEntries(Object.entries(learnt).map(([span, each]) => [span, new Model(each)]));
}

const LEARNT: Partial<Weights> = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Weights) : {};
