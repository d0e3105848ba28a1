import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../support/alive.js';
import { waitFor } from '../support/wait.js';
import { ServiceProcess, childrenOf, embeddedUrl, makeClient, postmasterPid } from './process.js';
import { note } from './report.js';

/** The embedded database comes up whatever the last end left, and comes back when it is killed under the service. */
let dataDir: string;
let env: Record<string, string>;
let service: ServiceProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wattfile-embedded-'));
  env = { DATA_DIR: dataDir };
  await makeClient(env);
}, 120_000);
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');
const isReady = () =>
  service!.json('GET', '/v1/suppliers/references/x/accounts').then(
    ({ status }) => status === 200,
    () => false,
  );

/** The state that Postgres keeps in its control file; 1: shut down in an orderly way. */
async function clusterState(): Promise<number> {
  return (await readFile(join(dataDir, 'postgres/cluster/global/pg_control'))).readUInt32LE(16);
}

describe('the embedded database', () => {
  it('shuts down cleanly with the service', async () => {
    service = await ServiceProcess.start(env);
    expect(await isReady()).toBe(true);
    expect(await clusterState()).not.toBe(1);
    expect(await service.stop()).toBe(0);
    expect(await clusterState()).toBe(1);
    expect(await postmasterPid(dataDir)).toBe(0);
    note({ test: 'embedded database: orderly stop leaves a clean cluster', runs: '1', lost: 0, letIn: '–' });
  }, 180_000);

  it('starts over a pid file whose process is another’s by now', async () => {
    const other = spawn('sleep', ['600']);
    await writeFile(
      pidFile(),
      `${other.pid}\n${dataDir}/postgres/cluster\n1700000000\n1\n\n127.0.0.1\n  0  0\nready   \n`,
    );
    service = await ServiceProcess.start(env);
    expect(await isReady()).toBe(true);
    expect(isAlive(other.pid!)).toBe(true);
    other.kill();
    note({ test: 'embedded database: stale pid file', runs: '1', lost: 0, letIn: '–' });
  }, 180_000);

  it('takes another port when its own is in use', async () => {
    const before = new URL(await embeddedUrl(dataDir)).port;
    const squatter = createServer().listen(Number(before), '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    service = await ServiceProcess.start(env);
    expect(await isReady()).toBe(true);
    expect(new URL(await embeddedUrl(dataDir)).port).not.toBe(before);
    squatter.close();
    note({ test: 'embedded database: port in use', runs: '1', lost: 0, letIn: '–' });
  }, 180_000);

  it('comes back when it is killed, alone or with what looks after it', async () => {
    service = await ServiceProcess.start(env);
    const url = await embeddedUrl(dataDir);
    for (const ends of ['postmaster', 'host', 'both'] as const) {
      const [postmaster, children] = [await postmasterPid(dataDir), await childrenOf(service.pid)];
      const hosts = (
        await Promise.all(children.map(async (pid) => ((await childrenOf(pid)).includes(postmaster) ? [pid] : [])))
      ).flat();
      expect(hosts).toHaveLength(1);
      if (ends !== 'postmaster') process.kill(hosts[0], 'SIGKILL');
      if (ends !== 'host') process.kill(postmaster, 'SIGKILL');
      await waitFor('another server', async () => {
        const now = await postmasterPid(dataDir);
        return now !== postmaster && now > 0 && isAlive(now) && (await isReady());
      });
      expect(await embeddedUrl(dataDir)).toBe(url);
    }
    const last = await postmasterPid(dataDir);
    expect(await service.stop()).toBe(0);
    expect(isAlive(last)).toBe(false);
    expect(await clusterState()).toBe(1);
    note({
      test: 'embedded database: server, its keeper, and both killed under the service',
      runs: '3',
      lost: 0,
      letIn: '–',
    });
  }, 240_000);

  it('that a killed service left alone is taken over, not joined', async () => {
    service = await ServiceProcess.start(env);
    const [postmaster, children] = [await postmasterPid(dataDir), await childrenOf(service.pid)];
    // the service with all its children; only the server goes on
    await service.kill();
    for (const pid of children) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    service = await ServiceProcess.start(env);
    expect(await isReady()).toBe(true);
    const now = await postmasterPid(dataDir);
    expect(now).not.toBe(postmaster);
    expect(await service.stop()).toBe(0);
    expect([postmaster, now].filter(isAlive)).toEqual([]);
    note({ test: 'embedded database: left behind by a killed service', runs: '1', lost: 0, letIn: '–' });
  }, 240_000);
});

it('keys that a kill left half made are made again', async () => {
  // the file of a ring appears whole or not at all, so that a first start can be killed at any moment
  const fresh = await mkdtemp(join(tmpdir(), 'wattfile-first-'));
  for (const ms of [300, 700, 1100, 1500, 1900]) {
    const first = ServiceProcess.spawn({ DATA_DIR: fresh });
    await new Promise((resolve) => setTimeout(resolve, ms));
    await first.kill();
  }
  service = await ServiceProcess.start({ DATA_DIR: fresh });
  expect(await service.stop()).toBe(0);
  service = undefined;
  await rm(fresh, { recursive: true });
  note({ test: 'first start killed at any moment', runs: '5', lost: 0, letIn: '–' });
}, 240_000);
