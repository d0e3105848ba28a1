import { readFileSync } from 'node:fs';
import type { Line } from './lines.js';
import { type IsWorth, partsOf, type See, type Sort } from './see.js';
import type { SpanKind } from './spans.js';
import { type Learnt, unpacked } from './weights.js';
import { learn, numberOf, wordsLearnt } from './words.js';

/** The roles in which the values of a paper stand, by the kind of span. */
export type Roles = Readonly<Record<SpanKind, readonly string[]>>;

export const CONTRACT_ROLES: Roles = {
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
  reading: [],
};

/** Those of a bill: what it charges by, and for, its lines and their sums tell better. */
export const BILL_ROLES = {
  address: ['siteAddress'],
  name: ['customerName'],
  figure: [
    'amountDueNetOfVat',
    'vat',
    'totalAmount',
    'vatRate',
    'consumption',
    'cclRate',
    'correctionFactor',
    'calorificValue',
  ],
  date: ['invoiceDate', 'dueDate', 'chargeStartDate', 'chargeEndDate'],
  reference: ['meterSerialNumber', 'invoiceNumber', 'supplierAccountNumber'],
  word: ['paymentMethod'],
  reading: ['readFromType', 'readToType'],
} as const satisfies Roles;

const KINDS = Object.keys(CONTRACT_ROLES) as SpanKind[];
/** Weights are kept in tenths. */
const TENTH = 10;
/** The bias of a role that nothing was learnt of. */
const NEVER = -20;

/** Less likely is not worth telling. */
export const LEAST = 0.01;
/** The sum of weights and bias that is as likely, a little less for how numbers are rounded. */
const LEAST_SUM = Math.log(LEAST / (1 - LEAST)) - 1e-6;

/** Sums of weights by role, in the order of all roles. */
export type Sums = Int32Array;

/** Tells how likely what is seen has each role. */
export class Model {
  /** How many roles there are. */
  private readonly size: number;
  /** Where the roles of each kind begin among all, and where those of the last one end. */
  private readonly firstRoles: number[] = [0];
  private readonly bias: readonly number[];
  /** What tells something, word by word: where the things of each word begin, and the sort of each thing. */
  private readonly firstThings: Int32Array;
  private readonly sorts: Uint16Array;
  /** The weights that are not nothing, thing by thing and kind by kind, with the roles that they are for; where those of each begin. */
  private readonly weights: Int8Array;
  private readonly weightRoles: Uint8Array;
  private readonly starts: Int32Array;
  /** Once it was asked for, what things of some sorts may add. */
  private readonly most = new Map<readonly Sort[], Sums>();
  /** What it makes of lines: the same for all kinds of spans. */
  private readonly ofLines = new WeakMap<Line, Sums>();
  /** At which look each thing was seen last: what is seen twice counts once. */
  private readonly lastSeen: Int32Array;
  private look = 0;
  private readonly ofSpan: Sums;
  private sums: Sums;
  /** The kinds that are looked for, from the first to before another. */
  private firstKind = 0;
  private behindKinds = KINDS.length;

  constructor(
    readonly roles: Roles,
    { roles: learntRoles, bias, names, weights }: Learnt,
  ) {
    const all = KINDS.flatMap((kind) => roles[kind]);
    this.size = all.length;
    for (const kind of KINDS) this.firstRoles.push(this.firstRoles[this.firstRoles.length - 1] + roles[kind].length);
    this.ofSpan = new Int32Array(this.size);
    this.sums = this.ofSpan;
    const columns = all.map((role) => learntRoles.indexOf(role));
    this.bias = columns.map((column) => (column < 0 ? NEVER : bias[column]));
    this.sorts = new Uint16Array(names.length);
    this.lastSeen = new Int32Array(names.length);
    this.starts = new Int32Array(names.length * KINDS.length + 1);
    const { rows, sorts, firsts } = learnt(names);
    this.firstThings = firsts;
    const told = new Int8Array(weights.length);
    const toldRoles = new Uint8Array(weights.length);
    let count = 0;
    const tell = (thing: number, row: number): void => {
      for (let kind = 0; kind < KINDS.length; kind += 1) {
        for (let role = this.firstRoles[kind]; role < this.firstRoles[kind + 1]; role += 1) {
          const weight = columns[role] < 0 ? 0 : weights[row * learntRoles.length + columns[role]];
          if (weight === 0) continue;
          told[count] = weight;
          toldRoles[count] = role;
          count += 1;
        }
        this.starts[thing * KINDS.length + kind + 1] = count;
      }
    };
    for (let thing = 0; thing < rows.length; thing += 1) {
      this.sorts[thing] = sorts[rows[thing]];
      tell(thing, rows[thing]);
    }
    this.weights = told.slice(0, count);
    this.weightRoles = toldRoles.slice(0, count);
  }

  private readonly see: See = (sort, which = '') => {
    const number = typeof which === 'string' ? numberOf(which) : which.number;
    // another model may have learnt words since
    if (number < 0 || number >= this.firstThings.length - 1) return;
    const before = this.firstThings[number] - 1;
    // from the last one, as of a name that is given twice the later counts
    let thing = this.firstThings[number + 1] - 1;
    while (thing > before && this.sorts[thing] !== sort) thing -= 1;
    if (thing === before || this.lastSeen[thing] === this.look) return;
    this.lastSeen[thing] = this.look;
    const first = thing * KINDS.length;
    const end = this.starts[first + this.behindKinds];
    for (let i = this.starts[first + this.firstKind]; i < end; i += 1)
      this.sums[this.weightRoles[i]] += this.weights[i];
  };

  /** The sums of the weights of all that a look sees, for all roles. */
  sumsOf(lookAt: (see: See) => void): Sums {
    this.begin(new Int32Array(this.size), 0, KINDS.length);
    lookAt(this.see);
    return this.sums;
  }

  /** The same of a line, which is looked at once. */
  sumsOfLine(line: Line, lookAt: (see: See) => void): Sums {
    const known = this.ofLines.get(line);
    if (known) return known;
    const sums = this.sumsOf(lookAt);
    this.ofLines.set(line, sums);
    return sums;
  }

  /** How likely a span has each role of its kind, by what a look sees beside its line; the look asks what is worth to be looked at. */
  likelyOf(kind: SpanKind, ofLine: Sums, lookAt: (see: See, isWorth: IsWorth) => void): number[] {
    const at = KINDS.indexOf(kind);
    this.begin(this.ofSpan.fill(0), at, at + 1);
    lookAt(this.see, (sorts) => this.mayBeLikely(ofLine, this.mostOf(sorts)));
    return this.likely(kind, this.sums, ofLine);
  }

  private begin(sums: Sums, firstKind: number, behindKinds: number): void {
    this.look += 1;
    this.sums = sums;
    this.firstKind = firstKind;
    this.behindKinds = behindKinds;
  }

  /** True if any role that is looked for may be likely with so much more. */
  private mayBeLikely(ofLine: Sums, more: Sums): boolean {
    for (let role = this.firstRoles[this.firstKind]; role < this.firstRoles[this.behindKinds]; role += 1) {
      const most = this.sums[role] + ofLine[role] + more[role];
      if (most / TENTH + this.bias[role] >= LEAST_SUM) return true;
    }
    return false;
  }

  /** The most that one thing of each of some sorts may add to the sum of each role. */
  private mostOf(sorts: readonly Sort[]): Sums {
    const known = this.most.get(sorts);
    if (known) return known;
    const most: Sums = new Int32Array(this.size);
    for (const sort of sorts) {
      const ofSort = new Int32Array(this.size);
      for (let thing = 0; thing < this.sorts.length; thing += 1) {
        if (this.sorts[thing] !== sort) continue;
        for (let i = this.starts[thing * KINDS.length]; i < this.starts[(thing + 1) * KINDS.length]; i += 1)
          ofSort[this.weightRoles[i]] = Math.max(ofSort[this.weightRoles[i]], this.weights[i]);
      }
      for (let role = 0; role < most.length; role += 1) most[role] += ofSort[role];
    }
    this.most.set(sorts, most);
    return most;
  }

  /** How likely a span has each role of its kind, from the sums of its own and of its line. */
  likely(kind: SpanKind, own: Sums, ofLine: Sums): number[] {
    const from = this.firstRoles[KINDS.indexOf(kind)];
    return this.roles[kind].map((_, i) => {
      const sum = (own[from + i] + ofLine[from + i]) / TENTH + this.bias[from + i];
      return 1 / (1 + Math.exp(-sum));
    });
  }
}

/** Learns the words in the names of things: the rows of weights word by word, where those of each word begin, and the sort of each row. */
function learnt(names: readonly string[]): { rows: Int32Array; sorts: Uint16Array; firsts: Int32Array } {
  const sorts = new Uint16Array(names.length);
  const words = new Int32Array(names.length);
  for (let row = 0; row < names.length; row += 1) {
    const [sort, which] = partsOf(names[row]);
    sorts[row] = sort;
    words[row] = learn(which).number;
  }
  const size = wordsLearnt();
  const firsts = new Int32Array(size + 1);
  for (const word of words) firsts[word + 1] += 1;
  for (let word = 0; word < size; word += 1) firsts[word + 1] += firsts[word];
  const rows = new Int32Array(names.length);
  const next = firsts.slice();
  for (let row = 0; row < names.length; row += 1) rows[next[words[row]]++] = row;
  return { rows, sorts, firsts };
}

const modelIn = (roles: Roles, file: string): Model =>
  new Model(roles, unpacked(readFileSync(new URL(`data/${file}`, import.meta.url))));

/** Tells what stands on a contract. */
export const OF_CONTRACTS = modelIn(CONTRACT_ROLES, 'weights.gz');

let ofBills: Model | undefined;
/** Tells what stands on a bill: loaded when the first bill is read. */
export const modelOfBills = (): Model => (ofBills ??= modelIn(BILL_ROLES, 'bill-weights.gz'));
