import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is there; fails with what it waited for. */
export async function waitFor<T>(what: string, look: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`Waited ${seconds} s in vain for ${what}`);
}
