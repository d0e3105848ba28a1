import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { sendArray } from './send-array.js';

const ROWS = 20;
let turns: number;

/** So many turns of records; taken note of as they are asked for. */
async function* records(count: number, length: number, failsAt = Infinity) {
  for (turns = 0; turns < count; turns++) {
    if (turns === failsAt) throw new Error('the database is away');
    yield await Promise.resolve(
      Array.from({ length: ROWS }, (_, i) => ({ id: turns * ROWS + i, text: 'x'.repeat(length) })),
    );
  }
}

const app = express();
app.get('/short', (request, response) => sendArray(request, response, records(2, 10)));
app.get('/none', (request, response) => sendArray(request, response, records(0, 10)));
app.get('/long', (request, response) => sendArray(request, response, records(40, 1000)));
app.get('/endless', (request, response) => sendArray(request, response, records(1e6, 1000)));
app.get('/failing', (request, response, next) => sendArray(request, response, records(40, 1000, 3)).catch(next));
app.use(((_error, _request, response, _next) => void response.status(503).json('away')) as express.ErrorRequestHandler);
const server = app.listen(0, '127.0.0.1');
beforeAll(() => once(server, 'listening'));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, signal });

describe('an array that is sent', () => {
  it.each([
    ['/short', 40],
    ['/none', 0],
  ])('%s is tagged by what it says, and not sent to who has it', async (path, count) => {
    const answer = await get(path);
    const etag = answer.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(await answer.json()).toHaveLength(count);
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('is streamed whole, without a tag, when it is long', async () => {
    const answer = await get('/long');
    expect(answer.headers.get('etag')).toBeNull();
    const body = (await answer.json()) as { id: number }[];
    expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 800 }, (_, i) => i));
  });

  it('is made no further when the caller goes away', async () => {
    const gone = new AbortController();
    const answer = await get('/endless', {}, gone.signal);
    await answer.body!.getReader().read();
    gone.abort();
    let before = -1;
    while (before !== turns) {
      before = turns;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(turns).toBeLessThan(1e5);
  });

  it('that fails before it begins is a fault like any other', async () => {
    expect((await get('/failing')).status).toBe(503);
  });
});
