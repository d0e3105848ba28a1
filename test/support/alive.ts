import { readFileSync } from 'node:fs';

/**
 * Whether a process runs. One that has ended keeps its number until its parent asks how it ended; the first process of
 * a container, to which orphans fall, may never ask.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // a machine without /proc, or the process has ended by now
    return process.platform !== 'linux';
  }
}
