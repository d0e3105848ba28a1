import { pino } from 'pino';
import { type Config, ConfigModule, readConfig } from '../src/config/index.js';
import { Database, DatabaseModule } from '../src/platform/database/index.js';
import { ClusterCron, JobQueue, Jobs, JobsModule } from '../src/platform/jobs/index.js';
import { LoggingModule } from '../src/platform/logging/index.js';
import { Test, type TestingModule } from '@nestjs/testing';
import { type TestDatabase, createTestDatabase } from './support/database.js';
import { waitFor } from './support/wait.js';

const QUEUE = new JobQueue<{ n: number }>('test.count', { retryLimit: 2, retryDelay: 0, expireInSeconds: 60 });

let database: TestDatabase;
let running: TestingModule[];

/** A process of the service, as far as jobs go. */
async function startProcess(
  handler: (n: number, lastAttempt: boolean) => Promise<void>,
  role = 'all',
): Promise<TestingModule> {
  const config: Config = readConfig({ ROLE: role });
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.with(config),
      LoggingModule.with(pino({ level: 'silent' })),
      DatabaseModule.with(database.url),
      JobsModule.with(database.url),
    ],
  }).compile();
  module.get(Jobs).handle(QUEUE, 2, ({ n }, { lastAttempt }) => handler(n, lastAttempt));
  module.enableShutdownHooks();
  await module.init();
  running.push(module);
  return module;
}

beforeEach(async () => {
  database = await createTestDatabase();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((module) => module.close()));
  await database.drop();
});

it('a job of a transaction that is rolled back never runs; one of a transaction that commits runs once', async () => {
  const seen: number[] = [];
  const module = await startProcess(async (n) => void seen.push(n));
  const jobs = module.get(Jobs);
  const rolledBack = module.get(Database).transaction(async () => {
    await jobs.send(QUEUE, { n: 1 });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await module.get(Database).transaction(() => jobs.send(QUEUE, { n: 2 }));
  await waitFor('the job', async () => seen.length > 0);
  expect(seen).toEqual([2]);
  // nor will it: it is not there
  const jobsKept = await module.get(Database).query('SELECT data FROM pgboss.job WHERE name = $1', [QUEUE.name]);
  expect(jobsKept).toEqual([{ data: { n: 2 } }]);
});

it('a job that fails is tried again, and is told when it is the last time', async () => {
  const attempts: boolean[] = [];
  const module = await startProcess(async (_, lastAttempt) => {
    attempts.push(lastAttempt);
    throw new Error('always');
  });
  await module.get(Jobs).send(QUEUE, { n: 1 });
  await waitFor('three attempts', async () => attempts.length === 3);
  expect(attempts).toEqual([false, false, true]);
});

it('two processes share the jobs and none is done twice', async () => {
  const seen: number[] = [];
  const [one] = await Promise.all([
    startProcess(async (n) => void seen.push(n)),
    startProcess(async (n) => void seen.push(n)),
  ]);
  for (let n = 0; n < 30; n++) await one.get(Jobs).send(QUEUE, { n });
  await waitFor('all jobs', async () => seen.length >= 30);
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
});

it('a cron that ticks in three processes runs in one, and never in one that only answers requests', async () => {
  let runs = 0;
  const modules = await Promise.all([
    startProcess(async () => undefined),
    startProcess(async () => undefined, 'worker'),
    startProcess(async () => undefined, 'api'),
  ]);
  // ticks that are so far apart that none begins meanwhile
  const tick = () =>
    modules.map((module) => module.get(ClusterCron).runOnce('test', 1_000_000_000, async () => void runs++));
  await Promise.all(tick());
  await Promise.all(tick());
  expect(runs).toBe(1);
});
