import { readFileSync } from 'node:fs';
import { partsOf, type See } from './see.js';
import type { SpanKind } from './spans.js';
import { type Learnt, unpacked } from './weights.js';

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

/** All roles, in the order of the weights; those of one kind of span stand together. */
const ALL = Object.values(ROLES).flat();
/** Weights are kept in tenths. */
const TENTH = 10;
/** The bias of a role that nothing was learnt of. */
const NEVER = -20;

/** Sums of weights by role, in the order of all roles. */
export type Sums = Float64Array;

/** Tells how likely what is seen has each role. */
export class Model {
  private readonly bias: readonly number[];
  private readonly places = new Map<string, Map<string, number>>();
  /** The weights that are not nothing, one thing after the other, with the roles that they are for; where those of each thing begin. */
  private readonly weights: Int8Array;
  private readonly roles: Uint8Array;
  private readonly starts: Int32Array;
  /** At which look each thing was seen last: what is seen twice counts once. */
  private readonly lastSeen: Int32Array;
  private look = 0;
  private sums: Sums = new Float64Array(ALL.length);

  constructor({ roles, bias, names, weights }: Learnt) {
    const columns = ALL.map((role) => roles.indexOf(role));
    this.bias = columns.map((column) => (column < 0 ? NEVER : bias[column]));
    this.lastSeen = new Int32Array(names.length);
    this.starts = new Int32Array(names.length + 1);
    const [told, toldRoles]: [number[], number[]] = [[], []];
    for (const [i, name] of names.entries()) {
      const [sort, which] = partsOf(name);
      const ofSort = this.places.get(sort) ?? new Map<string, number>();
      this.places.set(sort, ofSort.set(which, i));
      for (let role = 0; role < columns.length; role += 1) {
        const weight = columns[role] < 0 ? 0 : weights[i * roles.length + columns[role]];
        if (weight === 0) continue;
        told.push(weight);
        toldRoles.push(role);
      }
      this.starts[i + 1] = told.length;
    }
    this.weights = Int8Array.from(told);
    this.roles = Uint8Array.from(toldRoles);
  }

  private readonly see: See = (sort, which = '') => {
    const place = this.places.get(sort)?.get(which);
    if (place === undefined || this.lastSeen[place] === this.look) return;
    this.lastSeen[place] = this.look;
    for (let i = this.starts[place]; i < this.starts[place + 1]; i += 1) this.sums[this.roles[i]] += this.weights[i];
  };

  /** The sums of the weights of all that a look sees. */
  sumsOf(lookAt: (see: See) => void): Sums {
    this.look += 1;
    this.sums = new Float64Array(ALL.length);
    lookAt(this.see);
    return this.sums;
  }

  /** How likely a span has each role of its kind, from the sums of its own and of its line. */
  likely(kind: SpanKind, own: Sums, ofLine: Sums): number[] {
    const from = ALL.indexOf(ROLES[kind][0]);
    return ROLES[kind].map((_, i) => {
      const sum = (own[from + i] + ofLine[from + i]) / TENTH + this.bias[from + i];
      return 1 / (1 + Math.exp(-sum));
    });
  }
}

export const MODEL = new Model(unpacked(readFileSync(new URL('data/weights.gz', import.meta.url))));
