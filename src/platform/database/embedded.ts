import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { compiledPath } from '../../compiled-path.js';
import { endAbandoned, holderOf } from './embedded-holder.js';

/** A database that is up. `close` stops it if this process started it. */
export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

interface Settings {
  port: number;
  password: string;
}

const USER = 'wattfile';
const DATABASE = 'wattfile';
const START_ATTEMPTS = 40;
const AGAIN_MS = 500;
const WATCH_MS = 2000;

/**
 * Brings up the embedded Postgres under `dataDir`, or joins it when another process of this machine runs it already
 * (a command beside the server). Postgres refuses to run as root: there it runs as `postgres` or `nobody`, with the one
 * capability that lets it reach folders such as a home directory that only root may enter. Until it is closed, it is
 * brought up again at the same address when the process that runs it goes.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const directory = join(dataDir, 'postgres');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const running = await bringUp(dataDir, directory);
  const { settings } = running;
  let { host } = running;
  let watching: Promise<void> | undefined;
  const look = async () => {
    if (host ? isRunning(host) : (await holderOf(directory)) === 'kept') return;
    ({ host } = await bringUp(dataDir, directory, settings));
  };
  const watch = setInterval(() => {
    // a fault is met by the next look
    watching ??= look()
      .catch(() => undefined)
      .finally(() => (watching = undefined));
  }, WATCH_MS);
  watch.unref();
  return {
    url: urlOf(settings, DATABASE),
    close: async () => {
      clearInterval(watch);
      await watching;
      if (host) await stopHost(host);
    },
  };
}

interface Running {
  settings: Settings;
  /** Absent: another process of the service runs it. */
  host?: ChildProcess;
}

/** @param keep the settings by which others know it already */
async function bringUp(dataDir: string, directory: string, keep?: Settings): Promise<Running> {
  let failure = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const settings = keep ?? (await readSettings(dataDir));
    const holder = await holderOf(directory);
    if (holder === 'kept' && settings && (await answers(settings))) return { settings };
    if (holder === 'nobody') {
      const chosen = keep ?? (await chooseSettings(dataDir, settings));
      const started = await startHost(directory, chosen);
      if (typeof started !== 'string') return { settings: chosen, host: started };
      failure = started;
    } else {
      failure = 'another process holds it and does not answer';
      if (holder === 'abandoned') await endAbandoned(directory);
    }
    await sleep(AGAIN_MS);
  }
  throw new Error(`The embedded database in ${directory} does not start: ${failure}`);
}

async function readSettings(dataDir: string): Promise<Settings | undefined> {
  const text = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => undefined);
  return text ? (JSON.parse(text) as Settings) : undefined;
}

/** Keeps the password of an existing cluster; takes another port when the last one is in use. */
async function chooseSettings(dataDir: string, existing: Settings | undefined): Promise<Settings> {
  const port = existing && (await isFree(existing.port)) ? existing.port : await freePort();
  const settings = { port, password: existing?.password ?? randomBytes(24).toString('base64url') };
  const file = join(dataDir, 'postgres.json');
  // without its password the cluster cannot be entered
  await writeFile(`${file}.new`, JSON.stringify(settings), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return settings;
}

function urlOf(settings: Settings, database: string): string {
  return `postgres://${USER}:${settings.password}@127.0.0.1:${settings.port}/${database}`;
}

async function answers(settings: Settings): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(settings, DATABASE), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });
}

async function isFree(port: number): Promise<boolean> {
  return (await listen(port)) !== undefined;
}

async function freePort(): Promise<number> {
  const port = await listen(0);
  if (!port) throw new Error('No free port on 127.0.0.1 for the embedded database');
  return port;
}

/** Starts the process that runs Postgres; a string says why it did not start. */
async function startHost(directory: string, settings: Settings): Promise<ChildProcess | string> {
  const host = await spawnHost(directory);
  const answer = new Promise<string | undefined>((resolve) => {
    host.once('message', (message: { failed?: string }) => resolve(message.failed));
    host.once('exit', (code) => resolve(`its process ended with code ${code}`));
    host.once('error', (error) => resolve(error.message));
    const start = { directory, port: settings.port, user: USER, password: settings.password };
    // a process that ends at once breaks the channel: without this the error would be nobody's
    host.send({ start }, (error) => error && resolve(error.message));
  });
  const failure = await answer;
  if (failure !== undefined) {
    host.kill('SIGTERM');
    return failure;
  }
  await createDatabase(settings);
  host.unref();
  host.channel?.unref();
  return host;
}

async function createDatabase(settings: Settings): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(settings, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function spawnHost(directory: string): Promise<ChildProcess> {
  const script = compiledPath(import.meta.url, './embedded-host.js');
  if (process.getuid?.() !== 0) return fork(script, { detached: true, stdio: 'ignore', execArgv: [] });
  const account = ['postgres', 'nobody'].map(idsOf).find((ids) => ids !== undefined);
  if (!account) throw new Error('Postgres does not run as root, and neither "postgres" nor "nobody" exists here');
  await chown(directory, account.uid, account.gid);
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return spawn('setpriv', [...ids, ...reach, '--', process.execPath, script], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function stopHost(host: ChildProcess): Promise<void> {
  if (!isRunning(host)) return;
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  host.ref();
  const end = () => host.kill('SIGTERM');
  if (host.connected) host.send({ stop: true }, (error) => error && end());
  else end();
  await ended;
}
