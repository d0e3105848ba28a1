import { jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunningService, startService } from '../scripts/lib/service.mjs';
import { isAlive } from './support/alive.js';
import { waitFor } from './support/wait.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = async (dataDir: string, ...args: string[]) => {
  const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'cli/client-create', ...args],
    options,
  );
  return JSON.parse(stdout) as { projectId: string; clientId: string; clientSecret: string; scopes: string[] };
};
const postgresPid = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Each test starts several processes of the service, which a busy machine does slowly. */
jest.setTimeout(240_000);

let dataDir: string;
const services: RunningService[] = [];
const start = async (env: Record<string, string> = {}) => {
  const service = await startService({ DATA_DIR: dataDir, EXTRACTION_WORKERS: '1', ...env });
  services.push(service);
  return service;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wattfile-process-'));
});
afterEach(async () => {
  await Promise.all(services.splice(0).map(async (service) => isAlive(service.pid) && service.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

describe('the service as a process', () => {
  it('keeps keys and clients over a restart, and prints the demo client once', async () => {
    const first = await start();
    const { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, token } = first;
    await first.stop();
    const second = await start({ CLIENT_ID, CLIENT_SECRET });
    // it has started when it says so, which is after a client would have been printed
    expect(second.output()).not.toContain('client secret');
    const answer = await fetch(`${second.url}/v1/suppliers`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });

  it('makes clients by command while it runs', async () => {
    const service = await start();
    const made = await command(
      dataDir,
      '--project',
      'acme',
      '--client-id',
      'acme-1',
      '--client-secret',
      's3cret',
      '--scopes',
      'tariffs:read',
    );
    expect(made).toEqual({
      projectId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      clientId: 'acme-1',
      clientSecret: 's3cret',
      scopes: ['tariffs:read'],
    });
    const answer = await fetch(`${service.url}/v1/requestToken`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'acme-1', client_secret: 's3cret' }),
    });
    expect(await answer.json()).toMatchObject({ scope: 'tariffs:read' });
  });

  it('makes clients by command while it does not run', async () => {
    expect(await command(dataDir, '--project', 'acme')).toMatchObject({
      scopes: expect.arrayContaining(['accounts:read']),
    });
  });

  it('closes its database when it is stopped, and when it is killed; then starts again', async () => {
    const first = await start();
    const { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET } = first;
    const firstPostgres = await postgresPid(dataDir);
    await first.stop();
    expect(isAlive(firstPostgres)).toBe(false);
    const second = await start({ CLIENT_ID, CLIENT_SECRET });
    const secondPostgres = await postgresPid(dataDir);
    process.kill(second.pid, 'SIGKILL');
    await waitFor('Postgres to end', async () => !isAlive(secondPostgres));
    const third = await start({ CLIENT_ID, CLIENT_SECRET });
    expect((await third.call('GET', '/health/ready')).status).toBe(200);
  });
});
