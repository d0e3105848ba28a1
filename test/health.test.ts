import { jest } from '@jest/globals';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Reader } from '../src/extraction/index.js';
import { type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ready = () => fetch(`${app.url}/health/ready`);
const figures = async () => (await fetch(`${app.url}/metrics`)).text();

// first, while no job writes files in the background
describe('health/ready', () => {
  it('says no while the file store cannot be written to, and yes when it can again', async () => {
    expect((await ready()).status).toBe(200);
    const folder = join(app.config.dataDir, 'files');
    const aside = join(app.config.dataDir, 'aside');
    await rename(folder, aside);
    // a file in the folder's place: nobody, root included, can write below it
    await writeFile(folder, '');
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect((await answer.json()) as object).toMatchObject({ detail: expect.stringContaining('file store') });
    await rm(folder);
    await rename(aside, folder);
    expect((await ready()).status).toBe(200);
  });

  it('says no while no process that reads papers can be started', async () => {
    jest.spyOn(app.app.get(Reader), 'canRead').mockReturnValueOnce(false);
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect((await answer.json()) as object).toMatchObject({ detail: expect.stringContaining('reads papers') });
    expect((await ready()).status).toBe(200);
  });

  it('says no while the database takes no connections, though the process lives, and yes when it does again', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const admin = new pg.Client({ connectionString: process.env.WATTFILE_TEST_DATABASE });
    await admin.connect();
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    const answer = await waitFor('a no', async () => {
      const now = await ready();
      return now.status === 503 && now;
    });
    expect((await answer.json()) as object).toMatchObject({ detail: expect.stringContaining('database') });
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await admin.end();
    await waitFor('a yes', async () => (await ready()).status === 200);
  });
});

describe('the figures', () => {
  it('tell of requests, queues, connections, readings and suppliers', async () => {
    const caller = await app.caller();
    const account = {
      email: 'a@example.org',
      password: 'pass',
      referenceId: 'r',
      supplier: 'Octopus Energy',
      isTest: true,
    };
    const { body } = await caller.json('POST', '/v1/suppliers/accounts', account);
    await caller.json('POST', '/v1/suppliers/accounts', {
      ...account,
      email: 'b@example.org',
      password: 'fail-mfa-required',
    });
    const form = new FormData();
    const pdf = await readFile(new URL('../samples/invoice.pdf', import.meta.url));
    form.set('documentId', 'bill');
    form.set('file', new Blob([pdf]), 'invoice.pdf');
    await caller.fetch(`/v1/suppliers/accounts/${body.id}/documents/upload`, { method: 'PUT', body: form });
    const text = await waitFor('a reading', async () => {
      const now = await figures();
      const isRead = now.includes('wattfile_reading_seconds_count{task="document",outcome="read",medium="text"}');
      // while papers are read all connections may be busy
      return isRead && /wattfile_database_connections\{state="idle"\} [1-9]/.test(now) && now;
    });
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/v1\/suppliers\/accounts",status="201"\} 2/,
    );
    expect(text).toMatch(/wattfile_queue_waiting\{queue="documents.read"\} \d/);
    expect(text).toMatch(/wattfile_queue_oldest_seconds\{queue="documents.read"\} [\d.]+/);
    expect(text).toMatch(/wattfile_reading_processes\{state="all"\} 1/);
    expect(text).toMatch(/wattfile_supplier_contacts_total\{connector="sandbox",outcome="ok"\} [1-9]/);
    expect(text).toMatch(/wattfile_supplier_contacts_total\{connector="sandbox",outcome="MFA_REQUIRED"\} 1/);
  });
});
