import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long one thing may take on a busy machine. */
const PATIENCE_SECONDS = 60;

/** A test may wait for several things; the one that does not come is then named, instead of the time being up. */
jest.setTimeout(3 * PATIENCE_SECONDS * 1000);

/** Asks again and again until the answer is there; fails with what it waited for. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  seconds = PATIENCE_SECONDS,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`Waited ${seconds} s in vain for ${what}`);
}
