import { appendFileSync } from 'node:fs';

/** The long form takes its time, and other random numbers each time; the short one is a part of all tests. */
export const LONG = process.env.LONG_TESTS === '1';

/** A row of the table in docs/reliability.md. */
export interface Figures {
  test: string;
  /** What was done, and how often. */
  runs: string;
  /** What was acknowledged and is gone, or was damaged. */
  lost: number | string;
  /** What should have been refused and was not, or failed on our side. */
  letIn: number | string;
}

/** Notes the figures of a test; `npm run test:reliability` prints them as a table. */
export function note(figures: Figures): void {
  const file = process.env.RELIABILITY_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** Random numbers that come again with the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The long form prints its seed; `SEED` sets it. */
export const SEED = Number(process.env.SEED ?? (LONG ? Date.now() % 2 ** 31 : 4711));
