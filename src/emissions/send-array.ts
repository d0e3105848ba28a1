import type { Response } from 'express';
import { once } from 'node:events';

/** Sends records as one JSON array while they come, no faster than they are taken. */
export async function sendArray(response: Response, records: AsyncIterable<unknown>): Promise<void> {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  response.type('application/json');
  let opening = '[';
  for await (const record of records) {
    if (closed.signal.aborted) return;
    const isTaken = response.write(opening + JSON.stringify(record));
    opening = ',\n';
    if (!isTaken) await once(response, 'drain', { signal: closed.signal }).catch(() => undefined);
  }
  response.end(opening === '[' ? '[]' : ']');
}
