/** A typed value that a parser found in a piece of text. */
export interface Parsed<T> {
  value: T;
  /** The characters it was read from, as they stand in the text. */
  text: string;
  /** Where it stands in the text that was given: `text === given.slice(start, end)`. */
  start: number;
  end: number;
  /** 0 to 1: how surely these characters mean a value of this type. It says nothing of which field the value is. */
  confidence: number;
  /** True where characters were taken for others that OCR confuses with them. */
  repaired?: boolean;
  /** Other readings of the same characters, the likelier first; a check (a sum, a check digit) may prefer one. */
  alternatives?: T[];
}

export interface ParseOptions {
  /** The text comes from OCR: also try the readings that undo its usual confusions, at a lower confidence. */
  ocr?: boolean;
}

/** A parsed value out of a match of a regular expression, without the blanks around it. */
export function parsed<T>(source: string, start: number, end: number, value: T, confidence: number): Parsed<T> {
  while (start < end && /\s/.test(source[start])) start += 1;
  while (end > start && /\s/.test(source[end - 1])) end -= 1;
  return { value, text: source.slice(start, end), start, end, confidence };
}

/** The same find with another value: a part of it, or a form of it. */
export function withValue<A, B>(found: Parsed<A>, value: B, confidence = found.confidence): Parsed<B> {
  const { text, start, end, repaired } = found;
  return { value, text, start, end, confidence, ...(repaired ? { repaired } : {}) };
}

/** Of values that overlap, the surest, and of equally sure ones the longest; in the order of the text. */
export function withoutOverlaps<T extends { start: number; end: number; confidence: number }>(found: T[]): T[] {
  if (found.length < 2) return [...found];
  const best = [...found].sort((a, b) => b.confidence - a.confidence || b.end - b.start - (a.end - a.start));
  const kept: T[] = [];
  for (const value of best) {
    if (!kept.some((other) => value.start < other.end && other.start < value.end)) kept.push(value);
  }
  return kept.sort((a, b) => a.start - b.start);
}
