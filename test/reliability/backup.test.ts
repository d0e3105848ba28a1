import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createTestDatabase } from '../support/database.js';
import { waitFor } from '../support/wait.js';
import { ServiceProcess, makeClient, makeKeys } from './process.js';
import { note } from './report.js';

/** What docs/operations.md says of backup, restore and upgrade, done from start to end. */
const run = promisify(execFile);
const bill = await readFile(new URL('../../samples/invoice.pdf', import.meta.url));
const FIXTURES = new URL('../fixtures/', import.meta.url);

const folders: string[] = [];
const services: ServiceProcess[] = [];
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'wattfile-backup-'));
  folders.push(made);
  return made;
};
const start = async (env: Record<string, string>) => {
  const service = await ServiceProcess.start(env);
  services.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.kill()));
  await Promise.all(folders.splice(0).map((path) => rm(path, { recursive: true, force: true })));
});

/** An account with credentials, papers that are read, and a target: something of everything. */
async function fill(service: ServiceProcess): Promise<{ account: string; paper: Buffer; seen: object }> {
  const body = { email: 'a@example.org', password: 'a secret', referenceId: 'kept', supplier: 'drax' };
  const account = (await service.json('POST', '/v1/suppliers/accounts', body)).body.id as string;
  const paper = Buffer.concat([bill, randomBytes(64)]);
  expect((await service.upload(account, 'bill-1', paper, 'INVOICE')).status).toBe(200);
  await waitFor('the bill to be checked', async () => {
    const [{ sites }] = (await service.json('GET', '/v1/suppliers/references/kept/accounts')).body;
    return sites.some((site: any) => site.invoices[0] && site.invoices[0].validationStatus !== 'pending');
  });
  return { account, paper, seen: await look(service, account) };
}

/** All that a client sees of the account. */
async function look(service: ServiceProcess, account: string): Promise<object> {
  const paths = [
    '/v1/suppliers/references/kept/accounts',
    '/v1/billValidation/findings?referenceId=kept',
    `/v1/suppliers/accounts/${account}/documents/bill-1/evidence`,
    '/v1/sites/emissions?lookback=10y',
    '/v1/audit?referenceId=kept',
  ];
  const answers = await Promise.all(paths.map((path) => service.json('GET', path)));
  return Object.fromEntries(answers.map(({ status, body }, at) => [paths[at], { status, body }]));
}

async function expectKept(
  service: ServiceProcess,
  kept: { account: string; paper: Buffer; seen: object },
): Promise<void> {
  expect(await look(service, kept.account)).toEqual(kept.seen);
  const content = await service.send('GET', `/v1/suppliers/accounts/${kept.account}/documents/bill-1/content`);
  expect(content.body.equals(kept.paper)).toBe(true);
  // the sealed password opens with the keys that came back: the visit gets as far as the connector
  const refreshed = await service.json('POST', `/v1/suppliers/accounts/${kept.account}/refresh`);
  expect(refreshed.body.reason).toMatch(/^NO_CONNECTOR/);
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function query(url: string | undefined, sql: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** Whether a pg_dump is here that is not older than the server; an older one refuses. */
async function pgDump(url: string): Promise<boolean> {
  const told = await run('pg_dump', ['--version']).catch(() => undefined);
  const [{ server_version_num: server }] = await query(url, 'SHOW server_version_num');
  return Number(/ (\d+)/.exec(told?.stdout ?? '')?.[1] ?? 0) >= Math.floor(Number(server) / 10_000);
}

/** Makes the database again, empty or as a copy of another that nobody uses. */
async function makeAnew(url: string, from?: string): Promise<void> {
  const admin = process.env.WATTFILE_TEST_DATABASE;
  await query(admin, `DROP DATABASE ${nameOf(url)} WITH (FORCE)`);
  await query(admin, `CREATE DATABASE ${nameOf(url)} TEMPLATE ${from ? nameOf(from) : 'template0'}`);
}

describe('a backup', () => {
  it('of the data folder brings the embedded database, the files and the keys back', async () => {
    const [dataDir, backup] = [await folder(), await folder()];
    const env = { DATA_DIR: dataDir };
    await makeClient(env);
    const service = await start(env);
    const kept = await fill(service);
    // "stop the service, copy the folder": owners and modes are kept, as with cp -a
    expect(await service.stop()).toBe(0);
    await run('cp', ['-a', `${dataDir}/.`, backup]);
    await rm(dataDir, { recursive: true });
    await run('cp', ['-a', `${backup}/.`, `${dataDir}/`]).catch(async () => cp(backup, dataDir, { recursive: true }));
    const again = await start(env);
    await expectKept(again, kept);
    expect(await again.stop()).toBe(0);
    note({ test: 'backup and restore, embedded database (copy of the folder)', runs: '1', lost: 0, letIn: '–' });
  }, 240_000);

  it('of an external database, the files and the keys brings them back', async () => {
    const [source, target, dataDir] = [await createTestDatabase(), await createTestDatabase(), await folder()];
    const keys = makeKeys();
    const env = { DATA_DIR: dataDir, DATABASE_URL: source.url, ...keys };
    await makeClient(env);
    const service = await start(env);
    const kept = await fill(service);
    const tool = await pgDump(source.url);
    const [dump, backup] = [join(await folder(), 'wattfile.dump'), await folder()];
    // the database first: a file that came later is only swept, a row without its file would be a loss
    if (tool) await run('pg_dump', ['--format=custom', `--file=${dump}`, source.url]);
    await cp(join(dataDir, 'files'), join(backup, 'files'), { recursive: true });
    await service.kill();
    await makeAnew(target.url, tool ? undefined : source.url);
    if (tool) await run('pg_restore', ['--no-owner', `--dbname=${target.url}`, dump]);
    const again = await start({ DATA_DIR: backup, DATABASE_URL: target.url, ...keys });
    await expectKept(again, kept);
    await again.stop();
    await Promise.all([source.drop(), target.drop()]);
    const how = tool ? 'pg_dump' : 'a copy by the server, as no pg_dump of its version is here';
    note({ test: `backup and restore, external database (${how})`, runs: '1', lost: 0, letIn: '–' });
  }, 240_000);
});

describe('an upgrade', () => {
  const releases = readdirSync(FIXTURES).filter((name) => /^release-.*\.sql$/.test(name));

  it.each(releases)(
    'from the database of %s keeps what it holds',
    async (name) => {
      const [database, dataDir] = [await createTestDatabase(), await folder()];
      await makeAnew(database.url);
      await query(database.url, await readFile(new URL(name, FIXTURES), 'utf8'));
      const papers = await query(database.url, 'SELECT document_id, file_key, size FROM documents.document');
      for (const { document_id, file_key, size } of papers) {
        const path = join(dataDir, 'files', file_key);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, `content of ${document_id}`.padEnd(size));
      }
      // the fixtures' credentials were sealed with this key, which guards nothing
      const keys = { ...makeKeys(), CREDENTIAL_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` };
      const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...keys };
      const [{ name: project }] = await query(database.url, 'SELECT name FROM auth.project');
      await makeClient(env, project);
      const service = await start(env);
      const [account, ...others] = (await service.json('GET', '/v1/suppliers/references/acme/accounts')).body;
      expect(others).toEqual([]);
      const sites = account.sites as any[];
      expect(sites.flatMap(({ invoices }) => invoices)).toEqual([
        expect.objectContaining({ id: 'bill-1', status: 'processed', invoiceNumber: 'CORRECTED-1' }),
      ]);
      expect(sites.flatMap(({ contracts }) => contracts)).toEqual([expect.objectContaining({ id: 'contract-1' })]);
      const content = await service.send('GET', `/v1/suppliers/accounts/${account.id}/documents/scan-1/content`);
      expect(content.body.toString()).toMatch(/^content of scan-1 +$/);
      const refreshed = await service.json('POST', `/v1/suppliers/accounts/${account.id}/refresh`);
      expect(refreshed.body.reason).toMatch(/^NO_CONNECTOR/);
      // and it goes on working
      const paper = Buffer.concat([bill, randomBytes(64)]);
      expect((await service.upload(account.id, 'bill-2', paper, 'INVOICE')).status).toBe(200);
      await waitFor('the new bill to be read', async () => {
        const [{ sites: now }] = (await service.json('GET', '/v1/suppliers/references/acme/accounts')).body;
        return now.some((site: any) =>
          site.invoices.some((one: any) => one.id === 'bill-2' && one.status === 'processed'),
        );
      });
      expect(await service.stop()).toBe(0);
      await database.drop();
      note({ test: `upgrade from the database of ${name.slice(8, -4)}`, runs: '1', lost: 0, letIn: '–' });
    },
    240_000,
  );
});
