/** A value that a sentence gives, with its place in the sentence. */
export interface Said {
  field: string;
  value: unknown;
  start: number;
  end: number;
  confidence: number;
}
