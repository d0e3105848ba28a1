import { loadData } from './data/load.js';

export type PaperKind = 'contract' | 'invoice';
export type Source = 'text' | 'ocr';

/** What share of the values that a reader was `raw` sure of are right. Both lists rise; between two knots lies a line. */
export interface Curve {
  raw: number[];
  right: number[];
}

interface Calibration {
  /** A value that is less sure than this is left out. */
  least: Record<PaperKind, number>;
  curves: Record<PaperKind, Record<Source, Curve>>;
}

const { least, curves } = loadData<Calibration>('calibration.json');

/** How sure a value must be, once calibrated, to be given. */
export const leastSure = (kind: PaperKind): number => least[kind];

/** How often values of this confidence are right, as counted over papers with known truth. */
export function calibrated(kind: PaperKind, source: Source, raw: number): number {
  return along(curves[kind][source], raw);
}

/** The height of a curve over a place; flat beyond its ends. */
export function along({ raw, right }: Curve, place: number): number {
  const above = raw.findIndex((each) => each >= place);
  if (above === -1) return right[right.length - 1];
  if (above === 0) return right[0];
  const part = (place - raw[above - 1]) / (raw[above] - raw[above - 1]);
  return right[above - 1] + part * (right[above] - right[above - 1]);
}
