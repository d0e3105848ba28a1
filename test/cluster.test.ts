import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import S3rver from 's3rver';
import { type Pooler, startPooler } from './support/pgbouncer.js';
import { waitFor } from './support/wait.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const bill = await readFile(new URL('../samples/invoice.pdf', import.meta.url));
const LIMIT_MS = 300_000;
/** Four processes that start at once on two busy processors take their time. */
const PATIENCE = 150;

/** One process of the service. */
interface Node {
  child: ChildProcess;
  url: string;
  output: string;
}

const admin = new pg.Client({ connectionString: process.env.WATTFILE_TEST_DATABASE });
const name = `cluster_${randomBytes(6).toString('hex')}`;
const jwtKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'der' });
const nodes = new Map<string, Node>();
let folder: string;
let s3: S3rver;
let pooler: Pooler | undefined;
let database: pg.Client;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattfile-cluster-'));
  await chmod(folder, 0o755);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(String(process.env.WATTFILE_TEST_DATABASE));
  url.pathname = `/${name}`;
  database = new pg.Client({ connectionString: url.href });
  await database.connect();
  pooler = await startPooler(url.href, join(folder, 'pooler'));
  if (!pooler) process.stdout.write('pgbouncer is not on the PATH: the processes talk to Postgres itself\n');
  await mkdir(join(folder, 's3'));
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') };
  s3 = new S3rver({ ...options, configureBuckets: [{ name: 'papers', configs: [] }] });
  await s3.run();
  const { port } = (s3 as unknown as { httpServer: { address(): AddressInfo } }).httpServer.address();
  env = {
    DATABASE_URL: pooler?.url ?? url.href,
    FILE_STORE: 's3',
    S3_BUCKET: 'papers',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    CREDENTIAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    JWT_KEYS: `k1:${jwtKey.toString('base64')}`,
    EXTRACTION_WORKERS: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    PORT: '0',
  };
}, LIMIT_MS);

afterAll(async () => {
  await Promise.all([...nodes.keys()].map(stop));
  await database.end();
  await pooler?.stop();
  await s3.close();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
}, LIMIT_MS);

/** Starts a process with a folder of its own, and waits until it is ready. */
async function start(node: string): Promise<void> {
  const own = { ROLE: node.split('-')[0], DATA_DIR: join(folder, node) };
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: { ...process.env, ...env, ...own },
  });
  const running: Node = { child, url: '', output: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (running.output += String(chunk)));
  nodes.set(node, running);
  running.url = await waitFor(
    `${node} to listen`,
    async () => {
      if (child.exitCode !== null) throw new Error(`${node} ended:\n${running.output}`);
      return /"url":"(http[^"]+)"/.exec(running.output)?.[1];
    },
    PATIENCE,
  );
  await waitFor(
    `${node} to be ready`,
    async () => (await fetch(`${running.url}/health/ready`)).status === 200,
    PATIENCE,
  );
}

async function stop(node: string): Promise<void> {
  const { child } = nodes.get(node)!;
  nodes.delete(node);
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

const urlOf = (node: string): string => nodes.get(node)!.url;
let token: string;
let accountId: string;
let count = 0;

async function ask(url: string, path: string, init: RequestInit = {}): Promise<any> {
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  const answer = await fetch(url + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

function upload(url: string): Promise<any> {
  const form = new FormData();
  form.set('documentId', `bill-${++count}`);
  form.set('file', new Blob([bill, `% copy ${count}`]), 'invoice.pdf');
  return ask(url, `/v1/suppliers/accounts/${accountId}/documents/upload`, { method: 'PUT', body: form });
}

async function allRead(): Promise<void> {
  await waitFor(
    'all papers to be read',
    async () => {
      const { rows } = await database.query(
        `SELECT count(*)::int AS n FROM documents.document WHERE status = 'processed'`,
      );
      return rows[0].n === count;
    },
    PATIENCE,
  );
}

function printedClients(): RegExpExecArray[] {
  const printed = [...nodes.values()].map(({ output }) => /client id +(\S+)\s+client secret +(\S+)/.exec(output));
  return printed.filter((match) => match !== null);
}

/** Papers that a worker has read since it started. */
async function readBy(node: string): Promise<number> {
  const text = await (await fetch(`${urlOf(node)}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('wattfile_reading_seconds_count{'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('two processes that answer and two that read, over one database and one file store', () => {
  it(
    'start at once on an empty database: it is migrated once, and one of them prints the first client',
    async () => {
      await Promise.all(['api-1', 'api-2', 'worker-1', 'worker-2'].map(start));
      const { rows } = await database.query('SELECT name FROM wattfile_migration');
      expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
      const { rows: clients } = await database.query('SELECT id FROM auth.client');
      const [client, ...more] = printedClients();
      expect(more).toEqual([]);
      expect(clients).toEqual([{ id: client[1] }]);
      const body = new URLSearchParams({ client_id: client[1], client_secret: client[2] });
      const answer = await fetch(`${urlOf('api-2')}/v1/requestToken`, { method: 'POST', body });
      token = ((await answer.json()) as { access_token: string }).access_token;
    },
    LIMIT_MS,
  );

  it(
    'share the papers, each read once, whichever took it in',
    async () => {
      const account = { email: 'a@example.org', password: 'x', referenceId: 'acme', supplier: 'Corona Energy' };
      const init = { method: 'POST', body: JSON.stringify(account), headers: { 'Content-Type': 'application/json' } };
      accountId = (await ask(urlOf('api-1'), '/v1/suppliers/accounts', init)).id;
      await Promise.all(Array.from({ length: 24 }, (_, n) => upload(urlOf(n % 2 ? 'api-1' : 'api-2'))));
      await allRead();
      const shares = await Promise.all(['worker-1', 'worker-2'].map(readBy));
      expect(shares[0] + shares[1]).toBe(24);
      expect(Math.min(...shares)).toBeGreaterThan(0);
      const [{ sites }] = await ask(urlOf('api-2'), '/v1/suppliers/references/acme/accounts');
      expect(sites.flatMap((site: { invoices: unknown[] }) => site.invoices)).toHaveLength(24);
    },
    LIMIT_MS,
  );

  it(
    'are restarted one after the other without a failed request, and without a paper lost',
    async () => {
      const over = new AbortController();
      const failures: string[] = [];
      const clients = [1, 2, 3].map(async (n) => {
        for (let turn = n; !over.signal.aborted; turn++) {
          const ready = await readyApis();
          const url = ready[turn % ready.length];
          const request = turn % 4 ? ask(url, '/v1/suppliers/references/acme/accounts') : upload(url);
          await request.catch((error: unknown) =>
            failures.push(`${url} ${String(error)} ${String((error as Error).cause)}`),
          );
          await sleep(20);
        }
      });
      for (const node of ['api-1', 'worker-1', 'api-2']) {
        const before = urlOf(node);
        await stop(node);
        await start(node);
        expect(urlOf(node)).not.toBe(before);
      }
      over.abort();
      await Promise.all(clients);
      expect(failures.slice(0, 5)).toEqual([]);
      await allRead();
      expect((await database.query('SELECT id FROM auth.client')).rows).toHaveLength(1);
    },
    LIMIT_MS,
  );
});

/** What a balancer sends requests to: the processes that said within the last half second that they are ready. */
const seen = { at: 0, urls: [] as string[] };
async function readyApis(): Promise<string[]> {
  while (Date.now() - seen.at > 500 || seen.urls.length === 0) {
    seen.at = Date.now();
    const apis = [...nodes].filter(([node, { url }]) => node.startsWith('api') && url).map(([, { url }]) => url);
    const states = await Promise.all(apis.map(isReady));
    seen.urls = apis.filter((_, n) => states[n]);
  }
  return seen.urls;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
