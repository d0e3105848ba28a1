import { loadData } from './data/load.js';

export type PaperKind = 'contract' | 'invoice';
export type Source = 'text' | 'ocr';

/** What share of the values that a reader was `raw` sure of are right. Both lists rise; between two knots lies a line. */
export interface Curve {
  raw: number[];
  right: number[];
}

/**
 * What a value can be held by. Figures, codes and dates of a supply are held by units, ranges, sums, check digits and the dates
 * beside them; of a name, an address, a reference or a paper's own date the label is the only witness.
 */
export type Held = 'checked' | 'named';

interface Calibration {
  /** A value that is less sure than this is left out. */
  least: Record<PaperKind, number>;
  curves: Record<PaperKind, Record<Source, Record<Held, Curve>>>;
}

const NAMED: ReadonlySet<string> = new Set([
  'customerName',
  'billingAddress',
  'siteName',
  'siteAddress',
  'supplierName',
  'supplierAddress',
  'brokerName',
  'tariffName',
  'contractNumber',
  'invoiceNumber',
  'supplierAccountNumber',
  'invoiceDate',
]);

const { least, curves } = loadData<Calibration>('calibration.json');

/** How sure a value must be, once calibrated, to be given. */
export const leastSure = (kind: PaperKind): number => least[kind];

/** What the value at this JSON pointer is held by: its field is the pointer's last part. */
export const heldBy = (pointer: string): Held =>
  NAMED.has(pointer.slice(pointer.lastIndexOf('/') + 1)) ? 'named' : 'checked';

/** How often values of this confidence are right, as counted over papers with known truth. */
export function calibrated(kind: PaperKind, source: Source, pointer: string, raw: number): number {
  return along(curves[kind][source][heldBy(pointer)], raw);
}

/** The confidence of a reader of which so many values are right: what says how likely it is right by itself enters by this. */
export function rawOf(kind: PaperKind, source: Source, field: string, right: number): number {
  const curve = curves[kind][source][heldBy(field)];
  return along({ raw: curve.right, right: curve.raw }, right);
}

/** The height of a curve over a place; flat beyond its ends. */
export function along({ raw, right }: Curve, place: number): number {
  const above = raw.findIndex((each) => each >= place);
  if (above === -1) return right[right.length - 1];
  if (above === 0) return right[0];
  const part = (place - raw[above - 1]) / (raw[above] - raw[above - 1]);
  return right[above - 1] + part * (right[above] - right[above - 1]);
}
