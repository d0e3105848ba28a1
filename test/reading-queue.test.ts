import pg from 'pg';
import { pino } from 'pino';
import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule, readConfig } from '../src/config/index.js';
import { DatabaseModule } from '../src/platform/database/index.js';
import { JobQueue, Jobs, JobsModule } from '../src/platform/jobs/index.js';
import { LoggingModule } from '../src/platform/logging/index.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { waitFor } from './support/wait.js';

describe('a queue whose jobs have owners', () => {
  const SHARED = new JobQueue<{ project: string; n: number }>('test.shared', { expireInSeconds: 60 }, 'project');

  async function startProcess(url: string, role: string, prepare: (jobs: Jobs) => void): Promise<TestingModule> {
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.with(readConfig({ ROLE: role })),
        LoggingModule.with(pino({ level: 'silent' })),
        DatabaseModule.with(url),
        JobsModule.with(url),
      ],
    }).compile();
    prepare(module.get(Jobs));
    module.enableShutdownHooks();
    return module.init();
  }

  it('runs the jobs of one who sends many beside those of others, each in their order', async () => {
    const database = await createTestDatabase();
    const seen: string[] = [];
    const sender = await startProcess(database.url, 'api', (jobs) => jobs.define(SHARED));
    const jobs = sender.get(Jobs);
    for (let n = 0; n < 30; n++) await jobs.send(SHARED, { project: 'a', n });
    const worker = await startProcess(database.url, 'worker', (own) =>
      own.handle(SHARED, 1, async ({ project, n }) => {
        seen.push(`${project}${n}`);
        // two more projects come when the first has been served for a while
        if (seen.length === 10) for (const other of ['b', 'c']) await jobs.send(SHARED, { project: other, n: 0 });
        if (seen.length === 10) for (const other of ['b', 'c']) await jobs.send(SHARED, { project: other, n: 1 });
      }),
    );
    await waitFor('all jobs', async () => seen.length === 34);
    await Promise.all([sender.close(), worker.close()]);
    await database.drop();
    const of = (project: string) => seen.filter((name) => name.startsWith(project));
    expect(of('a')).toEqual(Array.from({ length: 30 }, (_, n) => `a${n}`));
    expect(of('b')).toEqual(['b0', 'b1']);
    expect(of('c')).toEqual(['c0', 'c1']);
    // not at the end, where thirty jobs of another came first
    expect(seen.indexOf('b1')).toBeLessThan(20);
    expect(seen.indexOf('c1')).toBeLessThan(20);
  });
});

describe('the queue of papers to be read', () => {
  let app: TestApp;
  let caller: Caller;
  let accountId: string;
  let client: pg.Client;

  beforeAll(async () => {
    app = await createTestApp({ ROLE: 'api' });
    caller = await app.caller();
    const account = { email: 'a@example.org', password: 'x', referenceId: 'r', supplier: 'Corona Energy' };
    accountId = (await caller.json('POST', '/v1/suppliers/accounts', account)).body.id;
    client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  function upload(documentId: string, bytes: number): Promise<Response> {
    const form = new FormData();
    form.set('documentId', documentId);
    form.set('file', new Blob([`%PDF-1.7 ${documentId}`, Buffer.alloc(bytes, 32)]), 'paper.pdf');
    return caller.fetch(`/v1/suppliers/accounts/${accountId}/documents/upload`, { method: 'PUT', body: form });
  }

  it('has large files in a line of their own', async () => {
    await upload('small', 1000);
    await upload('large', 5_000_000);
    const { rows } = await client.query(
      `SELECT d.document_id, j.name FROM documents.document d JOIN pgboss.job j ON j.data ->> 'id' = d.id::text ORDER BY 1`,
    );
    expect(rows).toEqual([
      { document_id: 'large', name: 'documents.read-large' },
      { document_id: 'small', name: 'documents.read' },
    ]);
  });

  it('is refused more with 503 when it is very long, keeps what it has, and takes more when it is shorter', async () => {
    await client.query(
      `INSERT INTO pgboss.job (name, data) SELECT 'documents.read', '{"projectId": "other"}' FROM generate_series(1, 50000)`,
    );
    const status = async () => (await upload('late', 1000)).status;
    await waitFor('a refusal', async () => (await status()) === 503);
    const refused = await upload('refused', 1000);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ type: 'urn:wattfile:problem:reading-queue-full' });
    const { rows } = await client.query(`SELECT document_id FROM documents.document ORDER BY 1`);
    expect(rows).toEqual(expect.arrayContaining([{ document_id: 'large' }, { document_id: 'small' }]));
    expect(rows).not.toContainEqual({ document_id: 'refused' });
    await client.query(`DELETE FROM pgboss.job WHERE data ->> 'projectId' = 'other'`);
    await waitFor('an acceptance', async () => (await status()) === 200);
  });
});
