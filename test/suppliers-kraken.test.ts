import { jest } from '@jest/globals';
import pg from 'pg';
import { Clock } from '../src/suppliers/clock.js';
import { DocumentFetch } from '../src/suppliers/document-fetch.service.js';
import { DueAccounts } from '../src/suppliers/due-accounts.service.js';
import { type KrakenStub, startKrakenStub } from './kraken-stub/server.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';

const ACCOUNTS = '/v1/suppliers/accounts';
const HOUR = 3_600_000;
const MANY = 40;

let kraken: KrakenStub;
let app: TestApp;
let caller: Caller;
let running = 0;

beforeAll(async () => {
  kraken = await startKrakenStub({ slowMs: 12_000 });
  app = await createTestApp({
    ROLE: 'api',
    RATE_LIMIT_PER_MINUTE: '0',
    KRAKEN_ENDPOINTS: `*=${kraken.url}`,
    KRAKEN_REQUESTS_PER_SECOND: '200',
  });
  caller = await app.caller();
});
afterAll(async () => {
  await app.close();
  await kraken.close();
});
afterEach(() => jest.restoreAllMocks());

async function connect(scenario: string, change: object = {}) {
  running += 1;
  const email = `${scenario}-${running}@example.org`;
  const wanted = { email, password: 'pass', referenceId: `business-${running}`, supplier: 'edf', ...change };
  const { status, body } = await caller.json('POST', ACCOUNTS, wanted);
  expect(status).toBe(201);
  return { ...body, email: wanted.email };
}

const refresh = async (id: string) => (await caller.json('POST', `${ACCOUNTS}/${id}/refresh`)).body;
const fetchNow = (accountId: string) =>
  app.app.get(DocumentFetch).fetch({ projectId: caller.projectId, accountId }, new AbortController().signal);
const shown = async (id: string) => (await caller.json('GET', `${ACCOUNTS}/${id}`)).body;
const sites = async (referenceId: string) =>
  (await caller.json('GET', `/v1/suppliers/references/${referenceId}/accounts`)).body[0].sites;
const papers = (site: object) => Object.values(site).filter(Array.isArray).flat() as { id: string }[];

const sqlOf =
  ({ databaseUrl }: TestApp) =>
  async <T = any>(text: string, values: unknown[] = []): Promise<T[]> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
const sql = <T = any>(text: string, values: unknown[] = []) => sqlOf(app)<T>(text, values);

describe('a connection to Kraken', () => {
  it('brings places, agreements and bills, each once, with one login', async () => {
    const account = await connect('good');
    expect(account).toMatchObject({ status: 'PASSING', isTest: false });
    await fetchNow(account.id);
    const places = await sites(account.referenceId);
    expect(places).toHaveLength(3);
    const ids = places.flatMap(papers).map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(25);
    expect(ids.filter((id: string) => /^statement-\d+$/.test(id))).toHaveLength(23);
    expect(ids.filter((id: string) => /^credit-note-\d+$/.test(id))).toHaveLength(1);
    expect(ids.filter((id: string) => /^pre-kraken-\d+$/.test(id))).toHaveLength(1);
    const { files } = kraken.stats;
    await fetchNow(account.id);
    expect((await sites(account.referenceId)).flatMap(papers)).toHaveLength(25);
    expect(kraken.stats.files).toBe(files);
    expect(kraken.stats.logins[account.email]).toBe(1);
    expect(kraken.stats.largestFirst).toBeLessThan(100);
  });

  it('knows the addresses and meter points of the supply, and its prices without VAT', async () => {
    const account = await connect('good');
    await fetchNow(account.id);
    const rows = await sql(
      `SELECT s.address, array_agg(m.mpan_mprn ORDER BY m.mpan_mprn) AS points FROM documents.site s
         JOIN documents.meter_point m ON m.project_id = s.project_id AND m.site_id = s.id
        WHERE s.account_id = $1 GROUP BY s.id, s.address ORDER BY s.id`,
      [account.id],
    );
    expect(rows).toEqual([
      { address: '4 Kiln Yard, Bristol, BS1 4XE', points: ['7412345609', '9800000000010'] },
      { address: '88 Cattle Market Road, Bristol, BS1 6QW', points: ['9700000000016'] },
      { address: '2 Corn Street, Bristol, BS1 1HT', points: ['9900000000015'] },
    ]);
    const tariffs = (
      await Promise.all(
        (await sites(account.referenceId)).map(({ id }: { id: string }) =>
          caller.json('GET', `/v1/sites/${id}/tariffs`),
        ),
      )
    ).flatMap(({ body }) => body);
    const rates = Object.fromEntries(tariffs.map((tariff) => [tariff.tariffName, tariff]));
    expect(Object.keys(rates).sort()).toEqual([
      'Business Economy 7',
      'Business Fixed',
      'Business Gas',
      'Business Overnight',
    ]);
    expect(rates['Business Fixed']).toMatchObject({
      utility: 'ELECTRICITY',
      startDate: '2024-04-01',
      endDate: '2027-03-31',
    });
    expect(rates['Business Fixed'].rates).toEqual([
      { name: 'Unit rate', rate: 24.5, unit: 'p/kWh' },
      { name: 'Standing charge', rate: 61.25, unit: 'p/day' },
    ]);
    expect(rates['Business Overnight'].rates).toEqual([
      { name: 'Unit rate', rate: 8.75, unit: 'p/kWh', startTime: '00:30', endTime: '04:30', clock: 'UTC' },
      { name: 'Unit rate', rate: 26, unit: 'p/kWh', startTime: '04:30', endTime: '00:30', clock: 'UTC' },
      { name: 'Standing charge', rate: 58.4, unit: 'p/day' },
    ]);
    expect(rates['Business Economy 7'].rates.map(({ name }: { name: string }) => name)).toEqual([
      'Day',
      'Night',
      'Standing charge',
    ]);
  });

  it('never tries a wrong password twice by itself', async () => {
    const account = await connect('wrong');
    expect(account.reason).toMatch(/^INVALID_CREDENTIALS: /);
    for (const days of [1, 2, 30]) {
      jest.spyOn(app.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + days * 24 * HOUR));
      await app.app.get(DueAccounts).sendOff();
    }
    const [{ sent }] = await sql(`SELECT count(*)::int AS sent FROM pgboss.job WHERE data->>'accountId' = $1`, [
      account.id,
    ]);
    expect(sent).toBe(0);
    expect(kraken.stats.logins[account.email]).toBe(1);
  });

  it('takes the right password later, under the same account', async () => {
    const account = await connect('good', { password: 'mistyped' });
    expect(account.statusDetail.code).toBe('INVALID_CREDENTIALS');
    const { body } = await caller.json('PATCH', `${ACCOUNTS}/${account.id}`, { password: 'pass' });
    expect(body).toMatchObject({ id: account.id, status: 'PASSING' });
  });

  it('waits where it is throttled, and heals', async () => {
    const account = await connect('throttle');
    expect(account.statusDetail).toMatchObject({ code: 'RATE_LIMITED', action: 'NONE', retryable: true });
    expect((await refresh(account.id)).statusDetail.code).toBe('RATE_LIMITED');
    expect(await refresh(account.id)).toMatchObject({ status: 'PASSING' });
  });

  it('renews its session by the refresh token, and by the password when that has ended', async () => {
    const account = await connect('expire');
    const pass = (seconds: number) =>
      jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + seconds * 1000);
    pass(61);
    expect((await refresh(account.id)).status).toBe('PASSING');
    expect(kraken.stats).toMatchObject({ logins: { [account.email]: 1 }, refreshes: { [account.email]: 1 } });
    pass(122);
    expect((await refresh(account.id)).status).toBe('PASSING');
    expect(kraken.stats.logins[account.email]).toBe(2);
  });

  it('logs in once for ten refreshes at the same time', async () => {
    const account = await connect('good');
    await sql('UPDATE suppliers.account SET sealed_session = NULL WHERE id = $1', [account.id]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(account.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'PASSING'));
    expect(kraken.stats.logins[account.email]).toBe(2);
  });

  it('gets past a firewall that refuses once', async () => {
    expect((await connect('waf')).status).toBe('PASSING');
  });

  it.each([
    ['drift', 25],
    ['legacy', 25],
    ['partial', 24],
  ])('brings what there is from %s', async (scenario, count) => {
    const account = await connect(scenario);
    await fetchNow(account.id);
    expect((await shown(account.id)).status).toBe('PASSING');
    expect((await sites(account.referenceId)).flatMap(papers)).toHaveLength(count);
  });

  it.each([
    ['empty', 'NO_ACCOUNTS_FOUND'],
    ['mfa', 'MFA_REQUIRED'],
    ['html', 'SUPPLIER_UNAVAILABLE'],
    ['list', 'SUPPLIER_UNAVAILABLE'],
    ['redirect', 'SUPPLIER_UNAVAILABLE'],
    ['huge', 'SUPPLIER_UNAVAILABLE'],
  ])('with %s is FAILING for %s', async (scenario, code) => {
    const account = await connect(scenario);
    expect(account.status).toBe('FAILING');
    expect(account.reason).toMatch(new RegExp(`^${code}: `));
    await connect('good');
  });

  it('answers in time where the supplier does not, and goes on', async () => {
    const account = await connect('slow');
    expect(account.statusDetail.code).toBe('SUPPLIER_UNAVAILABLE');
    await waitFor('the slow login', async () => (await shown(account.id)).status === 'PASSING', 90);
  });

  it('sends the token as each supplier wants it', async () => {
    kraken.stats.authorization.length = 0;
    await connect('good', { supplier: 'E.ON Next' });
    expect(new Set(kraken.stats.authorization)).toEqual(new Set(['JWT']));
    kraken.stats.authorization.length = 0;
    await connect('good', { supplier: 'Octopus Energy' });
    expect(new Set(kraken.stats.authorization)).toEqual(new Set(['bare']));
  });

  it('leaves a supplier that is down alone, and others not', async () => {
    const eon = { supplier: 'e-on-next' };
    for (let i = 0; i < 3; i += 1) {
      expect((await connect('down', eon)).statusDetail.code).toBe('SUPPLIER_UNAVAILABLE');
    }
    const { requests } = kraken.stats;
    const account = await connect('good', eon);
    expect(account.statusDetail).toMatchObject({ code: 'SUPPLIER_UNAVAILABLE', action: 'SUPPLIER' });
    expect(kraken.stats.requests).toBe(requests);
    expect((await connect('good')).status).toBe('PASSING');
  });

  it('stays PASSING through an outage and says so', async () => {
    const account = await connect('good');
    await sql(`UPDATE suppliers.account SET email = 'html-x@example.org', sealed_session = NULL WHERE id = $1`, [
      account.id,
    ]);
    await fetchNow(account.id);
    const after = await shown(account.id);
    expect(after).toMatchObject({ status: 'PASSING', statusDetail: { code: 'SUPPLIER_UNAVAILABLE' } });
    expect(after.reason).toBeUndefined();
  });
});

describe('many accounts that are due at once', () => {
  it('are all visited without passing the pace that the supplier bears', async () => {
    const stub = await startKrakenStub({ requestsPerSecond: 40 });
    const busy = await createTestApp({
      RATE_LIMIT_PER_MINUTE: '0',
      KRAKEN_ENDPOINTS: `*=${stub.url}`,
      // half of what it bears: requests that a busy machine held up come in a heap
      KRAKEN_REQUESTS_PER_SECOND: '20',
    });
    try {
      const client = await busy.caller();
      const emails = Array.from({ length: MANY }, (_, i) => `small-${i}@example.org`);
      for (const email of emails) {
        const wanted = { email, password: 'pass', referenceId: 'many', supplier: 'edf' };
        expect((await client.json('POST', ACCOUNTS, wanted)).body.status).toBe('PASSING');
      }
      const visited = async () => {
        const [{ count }] = await sqlOf(busy)(
          'SELECT count(*)::int AS count FROM suppliers.account WHERE documents_fetched_at > $1',
          [since],
        );
        return count === MANY;
      };
      let since = new Date(0);
      await waitFor('the first visits', visited, 120);
      since = new Date();
      await sqlOf(busy)('UPDATE suppliers.account SET next_attempt_at = now()');
      await busy.app.get(DueAccounts).sendOff();
      await waitFor('all visits', visited, 120);
      expect(stub.stats.rateLimited).toBe(0);
      expect(Object.values(stub.stats.logins)).toEqual(emails.map(() => 1));
    } finally {
      await busy.close();
      await stub.close();
    }
  }, 300_000);
});

describe('what the supplier says', () => {
  it('is never in the log, nor in the database in clear: no token, no password, no text of an error', async () => {
    for (const scenario of ['good', 'wrong', 'expire', 'html', 'partial'])
      await connect(scenario, { password: 'pass' });
    const accounts = await sql(`SELECT t::text AS row FROM suppliers.account t`);
    const jobs = await sql(`SELECT t::text AS row FROM pgboss.job t`);
    const everything = app.log() + JSON.stringify([accounts, jobs]);
    expect(everything).toContain('KT-CT-1138');
    for (const text of [
      'Invalid data',
      'credentials are correct',
      'Access denied',
      '"refreshToken',
      'eyJhbGciOiJIUzI1Ni',
    ]) {
      expect(everything).not.toContain(text);
    }
  });
});
