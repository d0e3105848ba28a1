import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { compiledPath } from '../../compiled-path.js';

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
const START_ATTEMPTS = 20;

/**
 * Brings up the embedded Postgres under `dataDir`, or joins it when another process of this machine runs it already
 * (a command beside the server). Postgres refuses to run as root: there it runs as `postgres` or `nobody`, with the one
 * capability that lets it reach folders such as a home directory that only root may enter.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const directory = join(dataDir, 'postgres');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  let failure = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const settings = await readSettings(dataDir);
    if (settings && (await answers(settings))) return { url: urlOf(settings, DATABASE), close: async () => undefined };
    if (await isHeld(directory)) {
      failure = 'another process holds it and does not answer';
      await sleep(500);
      continue;
    }
    const started = await startHost(directory, await chooseSettings(dataDir, settings));
    if (typeof started !== 'string') return started;
    failure = started;
    await sleep(250);
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
  await writeFile(`${file}.new`, JSON.stringify(settings), { mode: 0o600 });
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

/** Whether a living process holds the cluster (starting up or shutting down). A stale pid file does not count. */
async function isHeld(directory: string): Promise<boolean> {
  const text = await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!pid) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (command !== undefined) return command.includes('postgres');
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
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
async function startHost(directory: string, settings: Settings): Promise<OpenDatabase | string> {
  const host = await spawnHost(directory);
  const answer = new Promise<string | undefined>((resolve) => {
    host.once('message', (message: { failed?: string }) => resolve(message.failed));
    host.once('exit', (code) => resolve(`its process ended with code ${code}`));
    host.once('error', (error) => resolve(error.message));
  });
  host.send({ start: { directory, port: settings.port, user: USER, password: settings.password } });
  const failure = await answer;
  if (failure !== undefined) {
    host.kill('SIGTERM');
    return failure;
  }
  await createDatabase(settings);
  host.unref();
  host.channel?.unref();
  return { url: urlOf(settings, DATABASE), close: () => stopHost(host) };
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

async function stopHost(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  host.ref();
  if (host.connected) host.send({ stop: true });
  else host.kill('SIGTERM');
  await ended;
}
