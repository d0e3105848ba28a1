import { jest } from '@jest/globals';
import pg from 'pg';
import { Clock } from '../../src/suppliers/clock.js';
import { Removal } from '../../src/suppliers/removal.service.js';
import { ClusterCron } from '../../src/platform/jobs/index.js';
import { type Caller, type TestApp, createTestApp } from '../support/app.js';
import { note } from './report.js';

/** Times at their edges: what is due falls due then, and a clock that jumps stops nothing. */
const DAY = 86_400_000;
let service: TestApp;
let caller: Caller;
let runs = 0;

beforeAll(async () => {
  service = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  caller = await service.caller();
});
afterEach(() => void (runs += 1));
afterAll(async () => {
  note({
    test: 'edges of time: leap seconds, DST, a clock set back, retention',
    runs: `${runs} cases`,
    lost: 0,
    letIn: 0,
  });
  await service.close();
});

const create = (email: string, extra: object) =>
  caller.json('POST', '/v1/suppliers/accounts', {
    email,
    password: 'pass',
    referenceId: 'time',
    supplier: 'edf',
    ...extra,
  });
const ids = async () =>
  ((await caller.json('GET', '/v1/suppliers/references/time/accounts')).body as { id: string }[]).map(({ id }) => id);

it('test accounts go at 30 days exactly, not a millisecond before; others stay', async () => {
  const test = (await create('test@example.org', { isTest: true, password: 'fail-invalid-credentials' })).body;
  const other = (await create('other@example.org', { supplier: 'drax' })).body;
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ created_at: Date }>(
    `UPDATE suppliers.account SET created_at = date_trunc('milliseconds', created_at) RETURNING created_at`,
  );
  await client.end();
  const born = Math.min(...rows.map(({ created_at }) => created_at.getTime()));
  const clock = jest.spyOn(service.app.get(Clock), 'now');
  const removeAt = async (ms: number) => {
    clock.mockReturnValue(new Date(ms));
    await service.app.get(Removal).removeOldTestAccounts();
    return ids();
  };
  // over the end of summer time, too: days are of 24 hours
  expect(await removeAt(born + 30 * DAY - 1)).toEqual(expect.arrayContaining([test.id, other.id]));
  expect(await removeAt(born + 30 * DAY)).toEqual([other.id]);
  clock.mockRestore();
});

it.each([
  ['2016-12-31T23:59:60Z', [201, 400]],
  ['2027-06-30T23:59:60+00:00', [201, 400]],
  ['2027-03-28T01:30:00+00:00', [201]],
  ['2027-03-28T01:30:00+01:00', [201]],
  ['2027-10-31T01:30:00Z', [201]],
  ['2028-02-29T00:00:00Z', [201]],
  ['2027-02-29T00:00:00Z', [400]],
  ['2027-02-28T24:00:00Z', [201, 400]],
  ['2027-02-28T25:00:00Z', [400]],
  ['9999-12-31T23:59:59.999Z', [201]],
])('an expiry date of %s is taken as a moment or refused', async (expiryDate, statuses) => {
  const made = await create(`${expiryDate.replace(/\W/g, '')}@example.org`, { supplier: 'drax', expiryDate });
  expect([expiryDate, made.status]).toEqual([expiryDate, statuses.find((status) => status === made.status)]);
  if (made.status !== 201) return expect(made.body.errors[0].pointer).toBe('#/expiryDate');
  const list = (await caller.json('GET', '/v1/suppliers/references/time/accounts')).body as {
    id: string;
    expiryDate: string;
  }[];
  const kept = list.find(({ id }) => id === made.body.id)!.expiryDate;
  const asked = new Date(expiryDate.replace(':60', ':59')).getTime();
  expect(Math.abs(new Date(kept).getTime() - asked)).toBeLessThanOrEqual(1000);
});

it('a schedule whose last tick lies in the future, by a clock that was wrong, runs again', async () => {
  const cron = service.app.get(ClusterCron);
  let ran = 0;
  const tick = () => cron.runOnce('test.time', 1_000_000_000, async () => void (ran += 1));
  await tick();
  expect(ran).toBe(1);
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query(`UPDATE platform.cron_run SET tick = tick + 1 WHERE name = 'test.time'`);
  await client.end();
  await tick();
  expect(ran).toBe(2);
});

it('a process whose clock is set back goes on answering', async () => {
  const clock = jest.spyOn(Date, 'now');
  for (const shift of [-3600_000, 3000_000, -DAY, 0]) {
    clock.mockImplementation(() => performance.timeOrigin + performance.now() + shift);
    expect((await caller.fetch('/v1/suppliers')).status).toBe(200);
  }
  clock.mockRestore();
});
