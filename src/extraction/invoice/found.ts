import type { Box } from '../page.js';
import type { Evidence, InvoiceFields } from '../results.js';
import { boxOf, readingConfidence, type Line } from './lines.js';

/** A value with the place on the paper that it was read from. */
export interface Found<T> {
  value: T;
  page: number;
  box: Box;
  text: string;
  /** 0 to 1: how sure it is that this is the field's value. */
  confidence: number;
  repaired?: boolean;
}

/** What was found of a bill. */
export type FoundFields = { [K in keyof InvoiceFields]?: Found<NonNullable<InvoiceFields[K]>> };

/** A value that stands in a line. */
export function foundInLine<T>(line: Line, start: number, end: number, value: T, confidence: number): Found<T> {
  const box = boxOf(line, start, end);
  const read = readingConfidence(line, start, end);
  return {
    value,
    page: line.page,
    box,
    text: line.text.slice(start, end),
    confidence: confidence * (0.5 + 0.5 * read),
  };
}

export function evidenceOf(found: Found<unknown>): Evidence {
  const { page, box, text, repaired } = found;
  const confidence = Math.round(Math.min(0.99, Math.max(0.01, found.confidence)) * 1000) / 1000;
  return { page, box, text, confidence, ...(repaired ? { repaired } : {}) };
}

/** The best of several finds, the sure ones first and of equals the first on the paper; undefined where there is none. */
export function best<T>(found: readonly Found<T>[]): Found<T> | undefined {
  let top: Found<T> | undefined;
  for (const one of found) if (!top || one.confidence > top.confidence + 1e-9) top = one;
  return top;
}
