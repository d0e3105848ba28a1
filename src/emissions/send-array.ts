import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends records, which come some at a time, as one JSON array, no faster than they are taken. Whatever fails before the
 * first record is thrown, so that it still becomes a problem; later the connection is cut, so that half an array is not taken
 * for a whole.
 */
export async function sendArray(response: Response, records: AsyncIterable<unknown[]>): Promise<void> {
  const iterator = records[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.type('application/json');
  try {
    await pipeline(Readable.from(pieces(first, iterator)), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function* pieces(first: IteratorResult<unknown[]>, rest: AsyncIterator<unknown[]>): AsyncGenerator<string> {
  try {
    let before = '[';
    for (let next = first; !next.done; next = await rest.next()) {
      if (next.value.length === 0) continue;
      yield before + next.value.map((record) => JSON.stringify(record)).join(',\n');
      before = ',\n';
    }
    yield before === '[' ? '[]' : ']';
  } finally {
    await rest.return?.();
  }
}

/** Whether the caller went away, which is no fault of anybody. */
function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
