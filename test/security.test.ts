import { generateKeyPairSync, randomBytes, type webcrypto } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { SignJWT, decodeJwt, exportJWK, importJWK } from 'jose';
import { jest } from '@jest/globals';
import pg from 'pg';
import { Clients } from '../src/auth/index.js';
import { Secret } from '../src/platform/crypto/index.js';
import { createLogger } from '../src/platform/logging/index.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';

/** What docs/security.md claims and no other test holds. */
let service: TestApp;
let caller: Caller;

beforeAll(async () => {
  service = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  caller = await service.caller();
});
afterAll(() => service.close());

const PATH = '/v1/suppliers/references/any/accounts';
const withToken = (token: string) => fetch(service.url + PATH, { headers: { Authorization: `Bearer ${token}` } });
const ask = (clientId: string, clientSecret: string, url = service.url) =>
  fetch(`${url}/v1/requestToken`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
  });
const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

describe('headers of a token', () => {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signedByUs = async (header: object) =>
    new SignJWT({ project_id: caller.projectId, scope: 'accounts:read' })
      .setSubject(caller.clientId)
      .setIssuer('wattfile')
      .setAudience('wattfile-api')
      .setExpirationTime('1h')
      .setProtectedHeader({ alg: 'ES256', ...header })
      .sign(own.privateKey);
  const published = async () => {
    const { keys } = (await (await fetch(`${service.url}/.well-known/jwks.json`)).json()) as { keys: any[] };
    return keys[0];
  };

  it.each(['../../../../dev/null', "k1' OR '1'='1", 'k1\0', '', '*', 'K1', 'https://evil.example/jwks', '__proto__'])(
    'with the kid %j lead to no key',
    async (kid) => expect((await withToken(await signedByUs({ kid }))).status).toBe(401),
  );

  it.each([[['k1']], [{ toString: 'k1' }], [1], [null]])(
    'with the kid %j, which is no text, lead to no key',
    async (kid) => {
      const [, payload, signature] = (await signedByUs({ kid: 'k1' })).split('.');
      expect((await withToken(`${encode({ alg: 'ES256', kid })}.${payload}.${signature}`)).status).toBe(401);
    },
  );

  it('cannot bring a key or an address of keys', async () => {
    const jwk = await exportJWK(own.publicKey);
    const hosts: unknown[] = [];
    const lookedUp = jest.spyOn(globalThis, 'fetch');
    for (const header of [
      { jwk },
      { jku: 'https://evil.example/k' },
      { x5u: 'https://evil.example/c' },
      { x5c: ['MIIB'] },
    ]) {
      const token = await signedByUs({ kid: 'k1', ...header });
      expect((await withToken(token)).status).toBe(401);
    }
    hosts.push(...lookedUp.mock.calls.map(([url]) => new URL(url as string).hostname));
    lookedUp.mockRestore();
    expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
  });

  it.each(['none', 'None', 'HS256', 'RS256', 'ES384', 'EdDSA'])('cannot choose the algorithm %s', async (alg) => {
    const [, payload, signature] = caller.token.split('.');
    expect((await withToken(`${encode({ alg, kid: 'k1' })}.${payload}.${signature}`)).status).toBe(401);
    expect((await withToken(`${encode({ alg, kid: 'k1' })}.${payload}.`)).status).toBe(401);
  });

  it('cannot have the public key taken for a shared secret', async () => {
    const jwk = await published();
    const spki = (await importJWK(jwk, 'ES256')) as webcrypto.CryptoKey;
    const der = Buffer.from(await crypto.subtle.exportKey('spki', spki));
    const pem = `-----BEGIN PUBLIC KEY-----\n${der.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END PUBLIC KEY-----\n`;
    for (const secret of [pem, der, Buffer.from(JSON.stringify(jwk))]) {
      const token = await new SignJWT(decodeJwt(caller.token))
        .setProtectedHeader({ alg: 'HS256', kid: jwk.kid })
        .sign(Buffer.from(secret));
      expect((await withToken(token)).status).toBe(401);
    }
  });

  it.each(['a', 'a.b', 'a.b.c', '..', `${'x'.repeat(5000)}.y.z`, 'null', encode('{}')])(
    '%.30s is no token',
    async (token) => expect((await withToken(token)).status).toBe(401),
  );
});

describe('a token', () => {
  it('ends at the second that it names, not one later', async () => {
    const { exp = 0 } = decodeJwt(caller.token);
    const clock = jest.spyOn(Date, 'now');
    const at = async (ms: number) => {
      clock.mockReturnValue(ms);
      return (await withToken(caller.token)).status;
    };
    try {
      expect([await at(exp * 1000 - 1), await at(exp * 1000), await at(exp * 1000 + 1)]).toEqual([200, 401, 401]);
      // a clock that was set back by an hour: what was good is still good, and nothing breaks
      expect(await at((exp - 7200) * 1000)).toBe(200);
    } finally {
      clock.mockRestore();
    }
  });

  it('is refused as soon as its client is revoked, and no other is given', async () => {
    const other = await service.caller();
    expect((await withToken(other.token)).status).toBe(200);
    expect(await service.app.get(Clients).revoke(other.clientId)).toBe(true);
    expect((await withToken(other.token)).status).toBe(401);
    expect((await ask(other.clientId, other.clientSecret)).status).toBe(401);
    expect(await service.app.get(Clients).revoke('nobody')).toBe(false);
  });

  it('of a project that is no more is refused', async () => {
    const other = await service.caller({ project: 'to be removed' });
    expect((await withToken(other.token)).status).toBe(200);
    const client = new pg.Client({ connectionString: service.databaseUrl });
    await client.connect();
    await client.query('DELETE FROM auth.project WHERE id = $1', [other.projectId]);
    await client.end();
    expect((await withToken(other.token)).status).toBe(401);
    expect((await ask(other.clientId, other.clientSecret)).status).toBe(401);
  });
});

describe('the token endpoint', () => {
  it('takes as long for a client that does not exist as for a wrong secret', async () => {
    const other = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
    // a client has ten wrong secrets in a minute, and an address sixty
    const clients = await Promise.all([other.caller(), other.caller(), other.caller()]);
    const timeOf = async (id: string) => {
      const from = performance.now();
      expect((await ask(id, randomBytes(8).toString('hex'), other.url)).status).toBe(401);
      return performance.now() - from;
    };
    // in turn, and the least of each: what else the machine does falls on both, and only adds
    const [unknown, wrong]: number[][] = [[], []];
    for (const { clientId } of clients) {
      for (let n = 0; n < 9; n++) {
        unknown.push(await timeOf(`nobody-${clientId}-${n}`));
        wrong.push(await timeOf(clientId));
      }
    }
    const share = Math.min(...unknown) / Math.min(...wrong);
    // a look-up without a hash would be a tenth
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(2.5);
    await other.close();
  });

  it('says the same of a client that does not exist, a wrong secret and a revoked client', async () => {
    const revoked = await service.caller();
    await service.app.get(Clients).revoke(revoked.clientId);
    const answers = await Promise.all([
      ask('nobody-at-all', 'x'),
      ask(caller.clientId, 'x'),
      ask(revoked.clientId, revoked.clientSecret),
    ]);
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('bounds wrong secrets by address whatever client they name, and lets a right one through', async () => {
    const other = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
    const right = await other.caller();
    const statuses: number[] = [];
    for (let n = 0; n < 80; n++) statuses.push((await ask(`guess-${n}`, 'x', other.url)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual(Array.from({ length: 20 }, () => 429));
    expect((await ask(right.clientId, right.clientSecret, other.url)).status).toBe(200);
    await other.close();
  });

  it('answers others while it is flooded, with few hashes at a time', async () => {
    const other = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
    const right = await other.caller();
    const length = 300;
    const flood = Promise.all(Array.from({ length }, (_, n) => ask(`flood-${n}`, 'x', other.url)));
    // these come while the hashes are computed
    for (let n = 0; n < 5; n++) {
      expect((await fetch(`${other.url}/health/live`)).status).toBe(200);
      expect((await right.fetch(PATH)).status).toBe(200);
    }
    const counts: Record<number, number> = {};
    for (const { status, headers } of await flood) {
      counts[status] = (counts[status] ?? 0) + 1;
      if (status !== 401) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
    expect(Object.keys(counts).every((status) => ['401', '429', '503'].includes(status))).toBe(true);
    // 60 that an address may fail, one that computes at a time and 64 that wait are fewer than half of those that came, however slowly
    expect(counts[401]).toBeLessThan(length / 2);
    await other.close();
  }, 180_000);
});

describe('every answer', () => {
  it('carries the headers that keep browsers from guessing, framing and sharing', async () => {
    for (const path of ['/health/live', PATH, '/nothing', '/docs']) {
      const { headers } = await caller.fetch(path, { headers: { Origin: 'https://evil.example' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('to a preflight of another origin allows nothing', async () => {
    const answer = await fetch(service.url + PATH, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('to a fault of ours tells nothing of the inside', async () => {
    const broken = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
    const its = await broken.caller();
    const client = new pg.Client({ connectionString: broken.databaseUrl });
    await client.connect();
    await client.query('ALTER TABLE suppliers.account RENAME TO gone');
    await client.end();
    const answer = await its.fetch(PATH);
    expect(answer.status).toBe(500);
    const told = await answer.text();
    expect(told).not.toMatch(/relation|suppliers\.|SELECT|QueryFailed|node_modules|\.ts\b|\.js\b|\bat \S+ \(/);
    expect(JSON.parse(told)).toMatchObject({ type: 'urn:wattfile:problem:internal', requestId: expect.any(String) });
    expect(broken.log()).toContain('suppliers.account');
    await broken.close();
  });
});

describe('the log', () => {
  it('shows no secret, whatever it is called and wherever it lies', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const secret = new Secret('hunter2hunter2');
    logger.info({ anything: secret, deep: { list: [{ x: secret }] } }, 'by type');
    logger.info({ err: Object.assign(new Error(`failed with ${String(secret)}`), { secret }) }, 'in an error');
    logger.info(`in a text: ${String(secret)}`);
    logger.info({ password: 'hunter2hunter2', deep: { client_secret: 'hunter2hunter2' } }, 'by name');
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('[secret]');
  });

  it('of requests holds no token, no client secret and no query', async () => {
    const answers = [
      await fetch(`${service.url}${PATH}?token=${caller.token}`, {
        headers: { Authorization: `Bearer ${caller.token}`, Cookie: 'c=cookie-value' },
      }),
      await ask(caller.clientId, caller.clientSecret),
      await ask(caller.clientId, 'a-wrong-secret'),
    ];
    // a line is written when the answer has gone out
    const ids = answers.map(({ headers }) => headers.get('x-request-id')!);
    await waitFor('the lines of the requests', async () => ids.every((id) => service.log().includes(id)));
    for (const hidden of [
      caller.token,
      caller.token.split('.')[2],
      caller.clientSecret,
      'a-wrong-secret',
      'cookie-value',
    ]) {
      expect(service.log()).not.toContain(hidden);
    }
  });
});
