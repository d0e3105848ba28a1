/** The middle one of some numbers by size, of an even count the larger of the middle two; 0 where there are none. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const sorted = new Float64Array(numbers).sort();
  return sorted[sorted.length >> 1];
}
