import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../src/config/index.js';
import { SecretBox } from '../src/platform/crypto/index.js';
import { Database } from '../src/platform/database/index.js';
import { Clock } from '../src/suppliers/clock.js';
import { SandboxConnector } from '../src/suppliers/connectors/sandbox/index.js';
import { Connections } from '../src/suppliers/connections.service.js';
import { CredentialKeys } from '../src/suppliers/credential-keys.service.js';
import { DocumentFetch } from '../src/suppliers/document-fetch.service.js';
import { DueAccounts } from '../src/suppliers/due-accounts.service.js';
import { Removal } from '../src/suppliers/removal.service.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';

const ACCOUNTS = '/v1/suppliers/accounts';
const listOf = (referenceId: string) => `/v1/suppliers/references/${encodeURIComponent(referenceId)}/accounts`;
const DAY = 24 * 3_600_000;

let app: TestApp;
let caller: Caller;
let running = 0;

/** No job runs by itself here, so that each test says what happens when. */
beforeAll(async () => {
  app = await createTestApp({ ROLE: 'api', RATE_LIMIT_PER_MINUTE: '0' });
  caller = await app.caller();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const wanted = (change: object = {}) => ({
  email: 'energy@example.org',
  password: 'pass',
  referenceId: `business-${(running += 1)}`,
  supplier: 'edf',
  isTest: true,
  ...change,
});

const create = (change: object = {}, as = caller) => as.json('POST', ACCOUNTS, wanted(change));
const letPass = (ms: number) => {
  jest.spyOn(app.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ms));
};
const fetchNow = (accountId: string) =>
  app.app.get(DocumentFetch).fetch({ projectId: caller.projectId, accountId }, new AbortController().signal);

async function sql<T = any>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

describe('creating an account', () => {
  it('answers with the creation record once the credentials are known to be good', async () => {
    const { status, body } = await create({ referenceId: 'acme' });
    expect(status).toBe(201);
    expect(body).toEqual({
      referenceId: 'acme',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'PASSING',
      isTest: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      statusDetail: {
        code: 'CONNECTED',
        action: 'NONE',
        retryable: true,
        nextAttemptAt: expect.any(String),
        lastSuccessAt: expect.any(String),
      },
    });
  });

  it.each([
    ['fail-invalid-credentials', 'INVALID_CREDENTIALS', 'USER', false],
    ['fail-reauthentication-required', 'REAUTHENTICATION_REQUIRED', 'USER', false],
    ['fail-mfa-required', 'MFA_REQUIRED', 'USER', false],
    ['fail-account-locked', 'ACCOUNT_LOCKED', 'USER', false],
    ['fail-no-accounts-found', 'NO_ACCOUNTS_FOUND', 'USER', true],
    ['fail-supplier-unavailable', 'SUPPLIER_UNAVAILABLE', 'SUPPLIER', true],
    ['fail-rate-limited', 'RATE_LIMITED', 'NONE', true],
    ['anything else', 'INVALID_CREDENTIALS', 'USER', false],
  ])('with password "%s" is FAILING for %s', async (password, code, action, retryable) => {
    const { status, body } = await create({ password });
    expect(status).toBe(201);
    expect(body.status).toBe('FAILING');
    expect(body.reason).toMatch(new RegExp(`^${code}: \\S`));
    expect(body.statusDetail).toMatchObject({ code, action, retryable, lastSuccessAt: null });
    expect(body.statusDetail.nextAttemptAt === null).toBe(!retryable);
  });

  it.each(['edf', 'EDF', 'edf energy', 'EDF Energy Customers Limited'])(
    'knows the supplier as "%s"',
    async (supplier) => {
      const { status, body } = await create({ supplier });
      expect(status).toBe(201);
      const { body: account } = await caller.json('GET', `${ACCOUNTS}/${body.id}`);
      expect(account.supplier).toBe('edf');
    },
  );

  it('names the nearest codes where it does not know the supplier', async () => {
    const { status, body } = await create({ supplier: 'octopuss' });
    expect(status).toBe(422);
    expect(body.type).toBe('urn:wattfile:problem:unknown-supplier');
    expect(body.errors[0].pointer).toBe('#/supplier');
    expect(body.detail).toContain('octopus-energy-for-business');
  });

  it('says so where there is no connection to the supplier, and keeps the account for uploads', async () => {
    const { status, body } = await create({ supplier: 'drax', isTest: undefined });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'FAILING', isTest: false });
    expect(body.reason).toMatch(/^NO_CONNECTOR: /);
    const { body: accounts } = await caller.json('GET', listOf(body.referenceId));
    expect(accounts[0].sites).toHaveLength(1);
  });

  it('refuses the same business, supplier and email a second time, whatever the case, naming the account', async () => {
    const first = await create({ referenceId: 'twice', email: 'One@example.org' });
    const again = await create({ referenceId: 'twice', email: 'one@Example.org', supplier: 'EDF Energy' });
    expect(again.status).toBe(409);
    expect(again.body.type).toBe('urn:wattfile:problem:account-exists');
    expect(again.body.detail).toContain(first.body.id);
    expect((await create({ referenceId: 'twice', email: 'two@example.org' })).status).toBe(201);
    expect((await create({ referenceId: 'twice', email: 'one@example.org', supplier: 'drax' })).status).toBe(201);
  });

  it('lets one of many that come at once through', async () => {
    const body = wanted({ referenceId: 'at-once' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => caller.json('POST', ACCOUNTS, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([
    ['#/email', { email: 'nobody' }],
    ['#/email', { email: undefined }],
    ['#/email', { email: ['a@example.org'] }],
    ['#/password', { password: '' }],
    ['#/password', { password: 12345678 }],
    ['#/password', { password: 'x'.repeat(1025) }],
    ['#/referenceId', { referenceId: '' }],
    ['#/referenceId', { referenceId: '  ' }],
    ['#/referenceId', { referenceId: 'a\u0000b' }],
    ['#/referenceId', { referenceId: 7 }],
    ['#/supplier', { supplier: '' }],
    ['#/supplier', { supplier: { code: 'edf' } }],
    ['#/expiryDate', { expiryDate: 'tomorrow' }],
    ['#/expiryDate', { expiryDate: '2027-02-30T00:00:00Z' }],
    ['#/expiryDate', { expiryDate: '2027-02-20T00:00:00' }],
    ['#/isTest', { isTest: 'true' }],
    ['#/colour', { colour: 'green' }],
  ])('names %s when it is bad: %j', async (pointer, change) => {
    const { status, headers, body } = await create(change);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  it.each(['', '[]', '"text"', 'null', '{"email":'])('refuses the body %j', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await caller.fetch(ACCOUNTS, { method: 'POST', headers, body });
    expect(status).toBe(400);
  });
});

describe('an Idempotency-Key', () => {
  const send = (key: string, body: object, as = caller) =>
    as.fetch(ACCOUNTS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });

  it('gives the first answer again', async () => {
    const body = wanted();
    const first = await send('key-1', body);
    const again = await send('key-1', Object.fromEntries(Object.entries(body).reverse()));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('with other parameters is 422; of another client it is another key', async () => {
    const body = wanted();
    expect((await send('key-2', body)).status).toBe(201);
    expect((await send('key-2', { ...body, password: 'other' })).status).toBe(422);
    const other = await app.caller({ project: 'other' });
    expect((await send('key-2', wanted(), other)).status).toBe(201);
  });

  it('lets one of many at once through, and tells the others to wait', async () => {
    const body = wanted();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('key-3', body)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const accounts = await caller.json('GET', listOf(body.referenceId));
    expect(accounts.body).toHaveLength(1);
  });

  it('is free again after a request that failed', async () => {
    const body = wanted();
    expect((await send('key-4', { ...body, supplier: 'nobody at all' })).status).toBe(422);
    expect((await send('key-4', body)).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const body = wanted();
    await send('key-5', body);
    await sql(`UPDATE platform.idempotent_request SET started_at = now() - interval '25 hours' WHERE key = 'key-5'`);
    expect((await send('key-5', body)).status).toBe(409);
  });

  it.each([['x'.repeat(256)], ['a b']])('that is malformed is 400', async (key) => {
    expect((await send(key, wanted())).status).toBe(400);
  });
});

describe('who may see what', () => {
  it('hides accounts of another project, and of businesses a client is not limited to', async () => {
    const { body: account } = await create({ referenceId: 'ours' });
    const stranger = await app.caller({ project: 'strangers' });
    const limited = await app.caller({ referenceIds: ['theirs'] });
    for (const other of [stranger, limited]) {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const { status } = await other.json(method, `${ACCOUNTS}/${account.id}`, method === 'PATCH' ? {} : undefined);
        expect(status).toBe(404);
      }
      expect((await other.json('POST', `${ACCOUNTS}/${account.id}/refresh`)).status).toBe(404);
    }
    expect((await stranger.json('GET', listOf('ours'))).body).toEqual([]);
    expect((await limited.json('GET', listOf('ours'))).status).toBe(404);
    expect((await limited.json('POST', ACCOUNTS, wanted({ referenceId: 'ours' }))).status).toBe(404);
    expect((await limited.json('POST', ACCOUNTS, wanted({ referenceId: 'theirs' }))).status).toBe(201);
  });

  it('asks for the scope of the route', async () => {
    const reader = await app.caller({ scopes: ['accounts:read'] });
    const writer = await app.caller({ scopes: ['accounts:write'] });
    expect((await reader.json('POST', ACCOUNTS, wanted())).status).toBe(403);
    expect((await writer.json('GET', listOf('acme'))).status).toBe(403);
    expect((await writer.json('GET', '/v1/suppliers')).status).toBe(403);
    expect((await writer.json('POST', ACCOUNTS, wanted())).status).toBe(201);
  });

  it.each(['none', '%00', '00000000-0000-7000-8000-000000000000'])('knows no account "%s"', async (id) => {
    expect((await caller.json('GET', `${ACCOUNTS}/${id}`)).status).toBe(404);
  });
});

describe('the life of a connection', () => {
  it('ends at the expiry date and begins again with a later one', async () => {
    const { body: account } = await create({ expiryDate: new Date(Date.now() + DAY).toISOString() });
    expect(account.status).toBe('PASSING');
    letPass(DAY + 1000);
    const expired = await caller.json('GET', `${ACCOUNTS}/${account.id}`);
    expect(expired.body.reason).toMatch(/^CREDENTIALS_EXPIRED: /);
    expect((await caller.json('GET', listOf(account.referenceId))).body[0].status).toBe('FAILING');
    const changed = await caller.json('PATCH', `${ACCOUNTS}/${account.id}`, { expiryDate: null });
    expect(changed.body).toMatchObject({ id: account.id, status: 'PASSING' });
    expect(changed.body.expiryDate).toBeUndefined();
  });

  it('never begins with credentials that have expired already', async () => {
    const { status, body } = await create({ expiryDate: '2020-01-01T00:00:00+01:00' });
    expect(status).toBe(201);
    expect(body.statusDetail).toMatchObject({ code: 'CREDENTIALS_EXPIRED', nextAttemptAt: null, lastSuccessAt: null });
  });

  it('takes new credentials under the same id', async () => {
    const { body: account } = await create({ password: 'wrong' });
    const { status, body } = await caller.json('PATCH', `${ACCOUNTS}/${account.id}`, {
      email: 'new@example.org',
      password: 'pass',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: account.id, status: 'PASSING', email: 'new@example.org' });
    expect(body.reason).toBeUndefined();
  });

  it('refuses an email under which the business has an account already', async () => {
    const { body: first } = await create({ referenceId: 'two-logins', email: 'a@example.org' });
    const { body: second } = await create({ referenceId: 'two-logins', email: 'b@example.org' });
    const { status, body } = await caller.json('PATCH', `${ACCOUNTS}/${second.id}`, { email: 'A@example.org' });
    expect(status).toBe(409);
    expect(body.detail).toContain(first.id);
  });

  it.each([
    ['#/email', { email: null }],
    ['#/password', { password: null }],
    ['#/expiryDate', { expiryDate: 'never' }],
    ['#/supplier', { supplier: 'drax' }],
  ])('names %s of a bad change', async (pointer, change) => {
    const { body: account } = await create();
    const { status, body } = await caller.json('PATCH', `${ACCOUNTS}/${account.id}`, change);
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toBe(pointer);
  });

  it('recovers by itself: what is due is visited, and refused credentials never are', async () => {
    const { body: recovering } = await create({ password: 'recover' });
    const { body: refused } = await create({ password: 'fail-invalid-credentials' });
    expect(recovering.statusDetail.code).toBe('SUPPLIER_UNAVAILABLE');
    letPass(3 * 3_600_000);
    await app.app.get(DueAccounts).sendOff();
    const jobs = await sql<{ data: { accountId: string } }>(
      `SELECT data FROM pgboss.job WHERE name = 'suppliers.fetch'`,
    );
    const sent = jobs.map(({ data }) => data.accountId);
    expect(sent).toContain(recovering.id);
    expect(sent).not.toContain(refused.id);
    await fetchNow(recovering.id);
    const second = await caller.json('GET', `${ACCOUNTS}/${recovering.id}`);
    expect(second.body.status).toBe('FAILING');
    const third = await caller.json('POST', `${ACCOUNTS}/${recovering.id}/refresh`);
    expect(third.body.status).toBe('PASSING');
  });

  it('shares one attempt among refreshes at the same time', async () => {
    const { body: account } = await create();
    const sandbox = app.app.get(SandboxConnector);
    const verify = sandbox.verify.bind(sandbox);
    const refreshed = `SELECT 1 FROM suppliers.audit_entry WHERE account_id = $1 AND action = 'ACCOUNT_REFRESHED'`;
    const attempts = jest.spyOn(sandbox, 'verify').mockImplementation(async (visit) => {
      await waitFor('all to be asked for', async () => (await sql(refreshed, [account.id])).length === 10);
      return verify(visit);
    });
    const refresh = () => caller.json('POST', `${ACCOUNTS}/${account.id}/refresh`);
    const answers = await Promise.all(Array.from({ length: 10 }, refresh));
    expect(answers.map(({ body }) => body.status)).toEqual(Array.from({ length: 10 }, () => 'PASSING'));
    expect(attempts).toHaveBeenCalledTimes(1);
  });

  it('answers in time where the supplier does not, and goes on trying', async () => {
    const checks = jest.spyOn(app.app.get(Connections), 'check');
    const { body: account } = await create({ password: 'slow' });
    expect(checks.mock.lastCall?.[1].patienceMs).toBeLessThan(10_000);
    expect(account.statusDetail).toMatchObject({ code: 'SUPPLIER_UNAVAILABLE', retryable: true });
    const shown = async () => (await caller.json('GET', `${ACCOUNTS}/${account.id}`)).body;
    await waitFor('the slow supplier', async () => (await shown()).status === 'PASSING');
  });
});

describe('a one-time code', () => {
  const answer = (id: string, body: unknown) => caller.json('POST', `${ACCOUNTS}/${id}/challenge`, body);

  it('that is right lets the account in, also the next time', async () => {
    const { body: account } = await create({ password: 'fail-mfa-required' });
    const wrong = await answer(account.id, { code: '000000' });
    expect(wrong.status).toBe(200);
    expect(wrong.body.reason).toMatch(/^MFA_REQUIRED: /);
    const right = await answer(account.id, { code: '123456' });
    expect(right.body).toMatchObject({ status: 'PASSING', statusDetail: { code: 'CONNECTED' } });
    expect((await caller.json('POST', `${ACCOUNTS}/${account.id}/refresh`)).body.status).toBe('PASSING');
    expect(app.log()).not.toContain('123456');
  });

  it('is refused where none was asked for, and where it is none', async () => {
    const { body: account } = await create();
    const { status, body } = await answer(account.id, { code: '123456' });
    expect([status, body.type]).toEqual([409, 'urn:wattfile:problem:no-challenge']);
    for (const bad of [{}, { code: 123456 }, { code: '' }]) {
      const { status: refused, body: problem } = await answer(account.id, bad);
      expect([refused, problem.errors[0].pointer]).toEqual([400, '#/code']);
    }
    expect((await answer('none', { code: '1' })).status).toBe(404);
  });
});

describe('the audit trail', () => {
  it('says who did what to an account, also after it is gone, without any secret', async () => {
    const { body: account } = await create({ password: 'audited-secret' });
    const path = `${ACCOUNTS}/${account.id}`;
    await caller.json('PATCH', path, { password: 'pass', expiryDate: '2030-01-01T00:00:00Z' });
    await caller.json('POST', `${path}/refresh`);
    await caller.json('DELETE', path);
    const { status, body } = await caller.json('GET', `/v1/audit?accountId=${account.id}`);
    expect(status).toBe(200);
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      'ACCOUNT_REMOVED',
      'ACCOUNT_REFRESHED',
      'ACCOUNT_CHANGED',
      'ACCOUNT_CREATED',
    ]);
    expect(body[0].removed).toEqual({ credentials: 1, sites: 1, documents: 0, files: 0 });
    expect(body[2].changed).toEqual(['password', 'expiryDate']);
    for (const entry of body) {
      expect(entry).toMatchObject({ clientId: caller.clientId, referenceId: account.referenceId, supplier: 'edf' });
    }
    expect(JSON.stringify(body)).not.toContain('audited-secret');
  });

  it('is given in pages, and to nobody of another project or business', async () => {
    const { body: account } = await create({ referenceId: 'trail' });
    await caller.json('POST', `${ACCOUNTS}/${account.id}/refresh`);
    const first = await caller.json('GET', '/v1/audit?referenceId=trail&limit=1');
    expect(first.body).toHaveLength(1);
    const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await caller.json('GET', next!);
    expect(second.body.map(({ action }: { action: string }) => action)).toEqual(['ACCOUNT_CREATED']);
    expect(second.headers.get('link')).toBeNull();
    const stranger = await app.caller({ project: 'audit strangers' });
    expect((await stranger.json('GET', '/v1/audit')).body).toEqual([]);
    const limited = await app.caller({ referenceIds: ['elsewhere'] });
    expect((await limited.json('GET', '/v1/audit?referenceId=trail')).body).toEqual([]);
    expect((await caller.json('GET', '/v1/audit?limit=0')).status).toBe(400);
    const known = { 'If-None-Match': first.headers.get('etag')! };
    expect((await caller.fetch('/v1/audit?referenceId=trail&limit=1', { headers: known })).status).toBe(304);
  });
});

describe('the list of accounts', () => {
  const one = async () => {
    const { body } = await create();
    await fetchNow(body.id);
    return body;
  };
  const papers = (site: Record<string, any>) => Object.values(site).filter(Array.isArray).flat() as { id: string }[];

  it('is empty for a business that has none', async () => {
    const { status, body } = await caller.json('GET', listOf('nobody/at all'));
    expect([status, body]).toEqual([200, []]);
  });

  it('shows accounts with sites and the documents that were fetched, in the form of the interface', async () => {
    const account = await one();
    const { body: accounts } = await caller.json('GET', listOf(account.referenceId));
    expect(accounts).toHaveLength(1);
    expect(Object.keys(accounts[0])).toEqual(['id', 'projectId', 'referenceId', 'status', 'supplier', 'sites']);
    expect(accounts[0]).toMatchObject({
      id: account.id,
      projectId: caller.projectId,
      status: 'PASSING',
      supplier: 'edf',
    });
    expect(accounts[0].sites).toHaveLength(2);
    for (const site of accounts[0].sites) {
      expect(site).toMatchObject({ accountId: account.id, referenceId: account.referenceId });
    }
    const ids = accounts[0].sites.flatMap(papers).map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(24 + 24 + 2 + 2 + 1);
    expect(accounts[0].sites[0].loas).toEqual([
      { id: 'letter-of-authority', filePath: expect.stringMatching(/\.pdf$/), extension: 'pdf' },
    ]);
  });

  it('gets nothing twice, and what is new as months pass', async () => {
    const account = await one();
    const count = async () => {
      const { body } = await caller.json('GET', listOf(account.referenceId));
      return body[0].sites.flatMap(papers).length;
    };
    const before = await count();
    await fetchNow(account.id);
    expect(await count()).toBe(before);
    letPass(62 * DAY);
    await fetchNow(account.id);
    expect(await count()).toBe(before + 4);
  });

  it('is given in pages that are linked', async () => {
    const referenceId = 'many';
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push((await create({ referenceId, email: `n${n}@example.org` })).body.id);
    const seen: string[] = [];
    let path: string | undefined = `${listOf(referenceId)}?limit=2`;
    while (path) {
      const answer: { headers: Headers; body: { id: string }[] } = await caller.json('GET', path);
      seen.push(...answer.body.map(({ id }) => id));
      path = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids);
  });

  it('can be narrowed to kinds of document, days and a site', async () => {
    const account = await one();
    const list = async (query: string) => (await caller.json('GET', `${listOf(account.referenceId)}?${query}`)).body;
    const [{ sites }] = await list('documentType=LOA&documentType=CREDIT_NOTE');
    expect(sites.flatMap(papers)).toHaveLength(2);
    const site = sites[1].id;
    const [narrow, ...others] = await list(`siteId=${site}`);
    expect(others).toEqual([]);
    expect(narrow.sites.map(({ id }: { id: string }) => id)).toEqual([site]);
    expect(await list('siteId=00000000-0000-7000-8000-000000000000')).toEqual([]);
    const [future] = await list('from=2999-01-01');
    expect(future.sites).toHaveLength(2);
    expect(future.sites.flatMap(papers)).toHaveLength(0);
  });

  it.each([
    ['?limit', 'limit=0'],
    ['?limit', 'limit=many'],
    ['?limit', 'limit=1&limit=2'],
    ['?cursor', 'cursor=x'],
    ['?documentType', 'documentType=BILL'],
    ['?from', 'from=2026-13-01'],
    ['?from', 'from=2026-02-01&to=2026-01-01'],
    ['?siteId', 'siteId=1'],
    ['?page', 'page=1'],
  ])('names %s when it is bad', async (pointer, query) => {
    const { status, body } = await caller.json('GET', `${listOf('acme')}?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toBe(pointer);
  });

  it('has a strong entity tag that changes with the list', async () => {
    const { body: account } = await create({ referenceId: 'tagged' });
    const first = await caller.fetch(listOf('tagged'));
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    const same = await caller.fetch(listOf('tagged'), { headers: { 'If-None-Match': etag } });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    await caller.json('PATCH', `${ACCOUNTS}/${account.id}`, { expiryDate: '2030-01-01T00:00:00Z' });
    const other = await caller.fetch(listOf('tagged'), { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
    expect(((await other.json()) as any)[0].expiryDate).toBe('2030-01-01T00:00:00.000Z');
  });

  it('is streamed when it is long, with the same tag until a row of it changes', async () => {
    const { body: first } = await create({ referenceId: 'long' });
    const { body: bare } = await create({ referenceId: 'long', email: 'bare@example.org' });
    const { body: last } = await create({ referenceId: 'long', email: 'last@example.org' });
    await sql('DELETE FROM documents.site WHERE account_id = $1', [bare.id]);
    const add = (accountId: string, sites: number) =>
      sql(
        `INSERT INTO documents.site (project_id, id, account_id, reference_id, supplier_name)
           SELECT $1, gen_random_uuid(), $2, 'long', 'EDF' FROM generate_series(1, $3::integer)`,
        [caller.projectId, accountId, sites],
      );
    await add(first.id, 450);
    await add(last.id, 47);
    const answer = await caller.fetch(listOf('long'));
    const accounts = (await answer.json()) as { id: string; sites: { id: string; accountId: string }[] }[];
    const ids = accounts.map(({ sites }) => new Set(sites.map(({ id }) => id)));
    expect(accounts.map(({ id }) => id)).toEqual([first.id, bare.id, last.id]);
    expect(ids.map(({ size }) => size)).toEqual([451, 0, 48]);
    expect(accounts.map(({ sites }) => sites.length)).toEqual([451, 0, 48]);

    const page = await caller.fetch(`${listOf('long')}?limit=1`);
    expect(((await page.json()) as typeof accounts).map(({ id, sites }) => [id, sites.length])).toEqual([
      [first.id, 451],
    ]);
    expect(page.headers.get('link')).toContain(`cursor=${first.id}`);

    const tag = async () => (await caller.fetch(listOf('long'))).headers.get('etag')!;
    const known = answer.headers.get('etag')!;
    expect((await caller.fetch(listOf('long'), { headers: { 'If-None-Match': known } })).status).toBe(304);
    const tags = new Set([known]);
    const changes = [
      () => add(bare.id, 1),
      () => sql(`UPDATE documents.site SET reference_id = reference_id WHERE account_id = $1`, [last.id]),
      () => caller.json('PATCH', `${ACCOUNTS}/${first.id}`, { expiryDate: '2030-01-01T00:00:00Z' }),
    ];
    for (const change of changes) {
      await change();
      tags.add(await tag());
    }
    expect(tags.size).toBe(changes.length + 1);
    expect(await tag()).toBe([...tags].at(-1));
  });
});

describe('removing', () => {
  const left = async (accountId: string) => {
    const tables = await sql<{ name: string }>(
      `SELECT c.table_schema || '.' || c.table_name AS name FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.column_name = 'account_id' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'audit_entry'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['documents.document', 'documents.site']));
    const counts = await Promise.all(
      tables.map(({ name }) => sql(`SELECT count(*)::int AS n FROM ${name} WHERE account_id = $1`, [accountId])),
    );
    return counts.reduce((sum, [{ n }]) => sum + n, 0);
  };

  it('takes everything away and answers with a receipt', async () => {
    const { body: account } = await create();
    await fetchNow(account.id);
    const { body: list } = await caller.json('GET', listOf(account.referenceId));
    const { filePath } = list[0].sites[0].loas[0];
    const { status, body } = await caller.json('DELETE', `${ACCOUNTS}/${account.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: account.id,
      referenceId: account.referenceId,
      removedAt: expect.any(String),
      removed: { credentials: 1, sites: 2, documents: 53, files: 53 },
    });
    expect(await left(account.id)).toBe(0);
    const { FileStore } = await import('../src/platform/files/index.js');
    expect(await app.app.get<{ has(key: string): Promise<boolean> }>(FileStore).has(filePath)).toBe(false);
    expect((await caller.json('GET', `${ACCOUNTS}/${account.id}`)).status).toBe(404);
    expect((await caller.json('DELETE', `${ACCOUNTS}/${account.id}`)).status).toBe(404);
    expect((await create({ referenceId: account.referenceId })).status).toBe(201);
  });

  it('takes test accounts away after 30 days, and leaves the others', async () => {
    const { body: test } = await create();
    const { body: live } = await create({ isTest: false, supplier: 'drax' });
    await fetchNow(test.id);
    letPass(30 * DAY - 60_000);
    await app.app.get(Removal).removeOldTestAccounts();
    expect((await caller.json('GET', `${ACCOUNTS}/${test.id}`)).status).toBe(200);
    letPass(30 * DAY + 60_000);
    await app.app.get(Removal).removeOldTestAccounts();
    expect((await caller.json('GET', `${ACCOUNTS}/${test.id}`)).status).toBe(404);
    expect(await left(test.id)).toBe(0);
    expect((await caller.json('GET', `${ACCOUNTS}/${live.id}`)).status).toBe(200);
    expect(app.log()).toContain('"why":"retention"');
  });
});

describe('the catalogue', () => {
  it('has a strong entity tag, and is not sent again to who has it', async () => {
    const first = await caller.fetch('/v1/suppliers');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const same = await caller.fetch('/v1/suppliers', { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('says which suppliers there are and which can be connected', async () => {
    const { status, body } = await caller.json('GET', '/v1/suppliers');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(50);
    const edf = body.find(({ code }: { code: string }) => code === 'edf');
    expect(edf).toMatchObject({ name: 'EDF', status: 'active', connectable: true });
    expect(body.find(({ code }: { code: string }) => code === 'drax').connectable).toBe(false);
  });
});

describe('a password', () => {
  it('is in no answer, in no log line and in no table', async () => {
    const secrets = ['correct-horse-battery-1', 'correct-horse-battery-2'];
    const answers: string[] = [];
    const say = async (method: string, path: string, body?: object) => {
      const init = { method, headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${method}${path}` } };
      const answer = await caller.fetch(path, { ...init, body: body && JSON.stringify(body) });
      answers.push(await answer.text());
      return answer;
    };
    await say('POST', ACCOUNTS, wanted({ referenceId: 'hidden', password: secrets[0] }));
    const { id } = JSON.parse(answers[0]);
    await say('PATCH', `${ACCOUNTS}/${id}`, { password: secrets[1] });
    await say('PATCH', `${ACCOUNTS}/${id}`, { password: [secrets[1]] });
    await say('POST', ACCOUNTS, wanted({ email: 'bad', password: secrets[0] }));
    await say('POST', `${ACCOUNTS}/${id}/refresh`);
    await say('GET', listOf('hidden'));
    const tables = await sql<{ name: string }>(
      `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    const rows = await Promise.all(tables.map(({ name }) => sql(`SELECT t::text AS row FROM ${name} AS t`)));
    const everything = answers.join() + app.log() + JSON.stringify(rows);
    expect(everything).toContain(id);
    for (const secret of secrets) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(Buffer.from(secret).toString('base64').slice(0, -2));
    }
  });
});

describe('the keys that seal credentials', () => {
  const boxWith = (keys: string) => SecretBox.open(readConfig({ DATA_DIR: app.config.dataDir, CREDENTIAL_KEYS: keys }));
  const fresh = () => randomBytes(32).toString('base64');

  it('can be changed: what old ones sealed is sealed anew, and opens without them', async () => {
    const { body: account } = await create({ password: 'recover' });
    const old = (await readFile(join(app.config.dataDir, 'keys', 'credential_keys'), 'utf8')).trim();
    const next = `k2:${fresh()}`;
    const keys = new CredentialKeys(app.app.get(Database), await boxWith(`${next},${old}`));
    await keys.onModuleInit();
    const { kid, resealed } = await keys.rotate();
    expect(kid).toBe('k2');
    const [{ accounts }] = await sql('SELECT count(*)::int AS accounts FROM suppliers.account');
    expect(resealed).toBe(accounts);
    expect((await keys.rotate()).resealed).toBe(0);
    const box = await boxWith(next);
    const [row] = await sql('SELECT * FROM suppliers.account WHERE id = $1', [account.id]);
    expect(row.credential_kid).toBe('k2');
    expect((await box.unseal(row.sealed_password)).reveal()).toBe('recover');
    expect((await box.unseal(row.sealed_session)).reveal()).toBe('1');
    const back = new CredentialKeys(app.app.get(Database), await boxWith(`${old},${next}`));
    expect((await back.rotate()).resealed).toBe(accounts);
  });

  it.each([
    ['is gone', () => `other:${fresh()}`],
    ['has the name but not the bytes', () => `k1:${fresh()}`],
  ])('are refused at start when the one that sealed %s', async (_what, keys) => {
    await create();
    const wrong = new CredentialKeys(app.app.get(Database), await boxWith(keys()));
    await expect(wrong.onModuleInit()).rejects.toThrow(/^CREDENTIAL_KEYS: the key "k1" does not open/);
  });
});
