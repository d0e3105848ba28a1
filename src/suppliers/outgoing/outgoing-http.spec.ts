import { type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { OutgoingHttp, type OutgoingRequest } from './outgoing-http.js';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { Location: '/' }).end();
    else if (request.url === '/never') response.flushHeaders();
    else response.end('x'.repeat(1000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (url: string, change: Partial<OutgoingRequest> = {}) =>
  new OutgoingHttp().send({
    url: new URL(url),
    method: 'GET',
    hosts: ['api.example.org', '.files.example.org'],
    maxBytes: 2000,
    timeoutMs: 20_000,
    signal: new AbortController().signal,
    ...change,
  });

describe('an outgoing request', () => {
  it('reaches a server of this machine only where that is allowed', async () => {
    await expect(send(base)).rejects.toMatchObject({ reason: 'not-allowed' });
    const answer = await send(base, { allowLoopback: true });
    expect([answer.status, answer.body.length]).toEqual([200, 1000]);
  });

  it.each([
    'https://other.example.org/',
    'https://example.org/',
    'https://api.example.org.evil.test/',
    'https://filesxexample.org/',
    'http://api.example.org/',
    'https://user@api.example.org/',
    'file:///etc/passwd',
    'https://169.254.169.254/latest/meta-data/',
  ])('to %s is not made', async (url) => {
    await expect(send(url)).rejects.toMatchObject({ reason: 'not-allowed' });
  });

  it('to a configured address or name that is not public is not made', async () => {
    await expect(send('https://10.0.0.1/', { hosts: ['10.0.0.1'] })).rejects.toMatchObject({
      reason: 'private-address',
    });
    const here = hostname();
    await expect(send(`https://${here}/`, { hosts: [here.toLowerCase()] })).rejects.toMatchObject({
      reason: 'private-address',
    });
  });

  it.each([
    ['/away', {}, 'redirect'],
    ['/', { maxBytes: 999 }, 'too-large'],
    ['/never', { timeoutMs: 50 }, 'time-limit'],
    ['/never', { signal: AbortSignal.timeout(50) }, 'time-limit'],
  ])('that answers with %s (%j) fails for %s', async (path, change, reason) => {
    await expect(send(base + path, { allowLoopback: true, ...change })).rejects.toMatchObject({ reason });
  });

  it('to where nobody listens fails with the code of the system', async () => {
    await expect(send('http://127.0.0.1:1/', { allowLoopback: true })).rejects.toMatchObject({
      reason: 'network',
      message: 'network ECONNREFUSED',
    });
  });
});
