/** The parts of calibration.mjs that tests use. */
export interface Value {
  pointer: string;
  raw: number;
  right: boolean;
}
export interface Paper {
  kind: 'contract' | 'invoice';
  source: 'text' | 'ocr';
  layout: string;
  values: Value[];
  fixed: { right: number; wrong: number };
  wanted: number;
}
export interface Curve {
  raw: number[];
  right: number[];
}
export interface Counts {
  tp: number;
  fp: number;
  fn: number;
}
export function fitCurve(values: readonly Pick<Value, 'raw' | 'right'>[]): Curve;
export function leftOut(papers: readonly Paper[]): (Paper & { counts: Counts; values: (Value & { sure: number })[] })[];
