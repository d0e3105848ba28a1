import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who holds the cluster: a server with the process that looks after it; one whose process was killed; nobody. */
export type Holder = 'kept' | 'abandoned' | 'nobody';

const pidFile = (directory: string) => join(directory, 'cluster', 'postmaster.pid');

/** The process that the cluster's pid file names, alive or not. */
async function namedPid(directory: string): Promise<number> {
  const text = await readFile(pidFile(directory), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}

/**
 * Looks at the cluster's pid file. One that a killed server left may name a process that has since become another's;
 * Postgres would take it for its own, so that it is made to name none.
 */
export async function holderOf(directory: string): Promise<Holder> {
  const pid = await namedPid(directory);
  if (!pid || !isAlive(pid)) return 'nobody';
  const command = await commandOf(pid);
  if (command === undefined) return 'kept';
  if (!command.includes('postgres')) {
    await nameNobody(directory);
    return 'nobody';
  }
  const keeper = await commandOf(await parentOf(pid));
  return keeper?.includes('embedded-host') ? 'kept' : 'abandoned';
}

/** Has a server that nobody looks after shut down: it ends its connections and leaves the cluster clean. */
export async function endAbandoned(directory: string): Promise<void> {
  const pid = await namedPid(directory);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGINT');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Undefined where the machine does not tell (there is no /proc). */
async function commandOf(pid: number): Promise<string | undefined> {
  const told = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return told ?? ((await readdir('/proc').catch(() => [])).length ? '' : undefined);
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0);
}

/**
 * The rest of the file stays: by it Postgres sees whether servers of the killed one still use its memory. No process
 * has a number as high as the machine's limit.
 */
async function nameNobody(directory: string): Promise<void> {
  const limit = (await readFile('/proc/sys/kernel/pid_max', 'utf8')).trim();
  const lines = (await readFile(pidFile(directory), 'utf8')).split('\n');
  await writeFile(pidFile(directory), [limit, ...lines.slice(1)].join('\n'));
}
