import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { waitFor } from './wait.js';

/** A pooler in transaction mode in front of a database. */
export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

const found = spawnSync('pgbouncer', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts pgbouncer; undefined where it is not on the PATH. */
export async function startPooler(databaseUrl: string, folder: string): Promise<Pooler | undefined> {
  if (!found) return undefined;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listen = await freePort();
  const settings = `
[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 15
max_client_conn = 500
`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings, { mode: 0o644 });
  // it refuses to run as root
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child: ChildProcess = spawn('pgbouncer', ['-q', ...account, file], { stdio: 'ignore' });
  const url = `postgres://${username}:${password}@127.0.0.1:${listen}${pathname}`;
  await waitFor('the pooler', () => answers(url), 20);
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
