import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tagAnswer } from '../platform/http/index.js';

/** Characters of an answer that are put together before any are sent; a shorter answer is tagged. */
const HELD = 64 * 1024;

/**
 * Sends records, which come some at a time, as one JSON array, no faster than they are taken. A short one is made in one
 * piece and has an `ETag`. Whatever fails before a long one begins is thrown, so that it still becomes a problem; later the
 * connection is cut, so that half an array is not taken for a whole.
 */
export async function sendArray(
  request: Request,
  response: Response,
  records: AsyncIterable<unknown[]>,
): Promise<void> {
  const rest = pieces(records);
  const { text, isWhole } = await hold(rest);
  response.type('application/json');
  if (isWhole) {
    response.send(tagAnswer(text, request, response) ? undefined : text);
    return;
  }
  try {
    await pipeline(Readable.from(after(text, rest)), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function* pieces(records: AsyncIterable<unknown[]>): AsyncGenerator<string, void> {
  let before = '[';
  for await (const some of records) {
    if (some.length === 0) continue;
    yield before + some.map((record) => JSON.stringify(record)).join(',\n');
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}

/** Takes pieces until there are enough to begin to send, or no more. */
async function hold(rest: AsyncGenerator<string, void>): Promise<{ text: string; isWhole: boolean }> {
  let text = '';
  while (text.length < HELD) {
    const { value, done } = await rest.next();
    if (done) return { text, isWhole: true };
    text += value;
  }
  return { text, isWhole: false };
}

async function* after(text: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string> {
  try {
    yield text;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Whether the caller went away, which is no fault of anybody. */
function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
