// What the benchmarks share: turns, medians, load, and bare peers.
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs both in turns, `rounds` times after a warm-up, and gives the medians of each and of their ratio. */
export async function inTurns(rounds, ours, peer) {
  await ours();
  await peer();
  const a = [];
  const b = [];
  for (let round = 0; round < rounds; round++) {
    a.push(await ours());
    b.push(await peer());
  }
  return { ours: median(a), peer: median(b), ratio: median(a.map((value, index) => value / b[index])) };
}

/** Milliseconds that the work takes. */
export async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Requests per second of an address under load; every answer must be a success. */
export async function requestsPerSecond(options, seconds = 4) {
  const result = await autocannon({ connections: 8, duration: seconds, ...options });
  if (result.non2xx || result.errors)
    throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Runs a program to its end; resolves with what it printed. */
export async function run(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], ...options });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return output;
}

/** Runs the work and gives the most memory that a process held meanwhile, in MB of resident set. */
export async function peakMemory(pid, work) {
  let peak = 0;
  const look = async () => (peak = Math.max(peak, Number(await run('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024));
  const timer = setInterval(() => void look(), 200);
  try {
    await work();
    await look();
  } finally {
    clearInterval(timer);
  }
  return peak;
}

/** Whether a program is on the PATH. */
export function has(program) {
  return run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
}

/** Starts a peer (a script of this folder) that prints its address as its first line. */
export async function startPeer(script, env = {}) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
