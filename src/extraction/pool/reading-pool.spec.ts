import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAlive } from '../../../test/support/alive.js';
import { waitFor } from '../../../test/support/wait.js';
import type { Task } from './messages.js';
import { ReadingChild } from './reading-child.js';
import { ReadingPool, type TaskOptions, TASKS_OF_A_CHILD } from './reading-pool.js';

/** A child that does what the path of its file says, and answers with its process id. */
const SCRIPT = `
process.on('message', ({ id, task, share }) => {
  const [what, size] = task.source.path.split(' ');
  const answer = () => process.send({ id, answer: { pid: process.pid, share }, memory: 1000 });
  if (what === 'answer') answer();
  if (what === 'later') setTimeout(answer, Number(size));
  if (what === 'spin') for (;;);
  if (what === 'crash') process.abort();
  if (what === 'leave') process.exit(0);
  if (what === 'problem') process.send({ id, problem: { code: 'corrupt', message: 'Damaged.' }, memory: 1000 });
  if (what === 'fault') process.send({ id, fault: 'a stack', memory: 1000 });
  if (what === 'keep') process.send({ id, answer: { pid: process.pid }, memory: Number(size) });
  if (what === 'grow') { globalThis.kept = Buffer.alloc(Number(size), 1); setInterval(() => undefined, 1000); }
});
process.on('disconnect', () => process.exit(0));
process.send({ ready: true });
`;
const SETTINGS = { ocrEngine: 'auto', maxPages: 1, maxPixels: 1 } as const;
const MEMORY_LIMIT = 200_000_000;

let script: string;
let pool: ReadingPool;

const open = async (size: number, queueLimit = 10) => {
  pool = new ReadingPool(size, queueLimit, () => new ReadingChild(SETTINGS, script, MEMORY_LIMIT));
  await pool.start();
};
const ask = async (what: string, options: Partial<TaskOptions> = {}): Promise<{ pid: number; share: number }> => {
  const task: Task = { kind: 'picture', source: { path: what } };
  const answer = await pool.run(task, { limitMs: 20_000, urgent: true, ...options });
  return answer as unknown as { pid: number; share: number };
};
const run = async (what: string, options: Partial<TaskOptions> = {}): Promise<number> => (await ask(what, options)).pid;

beforeAll(async () => {
  script = join(await mkdtemp(join(tmpdir(), 'pool-')), 'child.cjs');
  await writeFile(script, SCRIPT);
});
afterEach(() => pool.close());
afterAll(() => rm(dirname(script), { recursive: true, force: true }));

describe('a pool of reading processes', () => {
  it('gives each child one task at a time, and keeps the children', async () => {
    await open(2);
    const pids = await Promise.all([run('later 50'), run('later 50'), run('later 50'), run('later 50')]);
    expect(new Set(pids).size).toBe(2);
    expect(pids).toContain(await run('answer'));
    expect(pool.stats).toEqual({ size: 2, busy: 0, queued: 0 });
  });

  it('lends a task the processors of children without work, but not those that the next page of its paper takes', async () => {
    await open(3);
    expect((await ask('answer')).share).toBe(3);
    const together = await Promise.all([0, 1].map((order) => ask('later 50', { order })));
    expect(together.map(({ share }) => share)).toEqual([2, 2]);
    const all = await Promise.all([0, 1, 2].map((order) => ask('later 50', { order })));
    expect(all.map(({ share }) => share)).toEqual([1, 1, 1]);
  });

  it('is full when as many wait as may, and takes more once they are through', async () => {
    await open(1, 2);
    const all = [run('later 100'), run('answer'), run('answer')];
    expect(pool.stats).toEqual({ size: 1, busy: 1, queued: 2 });
    expect(pool.isFull).toBe(true);
    await Promise.all(all);
    expect(pool.isFull).toBe(false);
  });

  it('takes what somebody waits for before work in the background', async () => {
    await open(1);
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    await Promise.all([
      run('later 50').then(note('first')),
      run('answer', { urgent: false }).then(note('background')),
      run('answer').then(note('urgent')),
    ]);
    expect(done).toEqual(['first', 'urgent', 'background']);
  });

  it('ends the child when the time is up, even one that answers nothing any more, and works on', async () => {
    await open(1);
    const pid = await run('answer');
    await expect(run('spin', { limitMs: 100 })).rejects.toMatchObject({ code: 'limit_exceeded' });
    expect(await run('answer')).not.toBe(pid);
    await waitFor('the end of the child', () => Promise.resolve(!isAlive(pid)));
  });

  it('ends the child that takes too much memory, and works on', async () => {
    await open(1);
    const pid = await run('answer');
    await expect(run(`grow ${2 * MEMORY_LIMIT}`)).rejects.toMatchObject({ code: 'limit_exceeded' });
    expect(await run('answer')).not.toBe(pid);
    await waitFor('the end of the child', () => Promise.resolve(!isAlive(pid)));
  });

  it.each(['crash', 'leave'])('fails the task whose child ends in the middle (%s), and works on', async (what) => {
    await open(1);
    await expect(run(what)).rejects.toMatchObject({ code: 'limit_exceeded' });
    expect(await run('answer')).toBeGreaterThan(0);
    expect(pool.stats).toEqual({ size: 1, busy: 0, queued: 0 });
  });

  it('hands on what the child says of the file, and keeps the child', async () => {
    await open(1);
    const pid = await run('answer');
    await expect(run('problem')).rejects.toMatchObject({
      name: 'ReadingProblem',
      code: 'corrupt',
      message: 'Damaged.',
    });
    await expect(run('fault')).rejects.toThrow('a stack');
    expect(await run('answer')).toBe(pid);
  });

  it('frees the reader of a caller who goes away', async () => {
    await open(1);
    const pid = await run('answer');
    const gone = new AbortController();
    const reading = run('spin', { signal: gone.signal });
    const next = run('answer');
    gone.abort();
    await expect(reading).rejects.toThrow('Nobody waits');
    expect(await next).not.toBe(pid);
  });

  it('forgets a waiting task whose caller goes away', async () => {
    await open(1);
    const gone = new AbortController();
    const busy = run('later 100');
    const waiting = run('crash', { signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toThrow('Nobody waits');
    expect(pool.stats.queued).toBe(0);
    const pid = await busy;
    expect(await run('answer')).toBe(pid);
  });

  it('replaces a child that keeps much memory, and one that has had many tasks', async () => {
    await open(1);
    const first = await run('keep 2000000000');
    const second = await run('answer');
    expect(second).not.toBe(first);
    for (let task = 2; task < TASKS_OF_A_CHILD; task++) await run('answer');
    expect(await run('answer')).toBe(second);
    expect(await run('answer')).not.toBe(second);
  });

  it('gives the next task to a child that waits for one, not to one that has yet to start', async () => {
    await open(2);
    const pids = await Promise.all([run('later 50'), run('later 50')]);
    const replaced = await run('keep 2000000000');
    expect(await run('answer')).toBe(pids.find((pid) => pid !== replaced));
  });

  it('ends the children and fails what runs or waits when it closes', async () => {
    await open(1);
    const pid = await run('answer');
    const tasks = [run('spin'), run('answer')];
    const ends = Promise.allSettled(tasks);
    pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await waitFor('the end of the child', () => Promise.resolve(!isAlive(pid)));
  });
});

it('a pool whose children cannot be started says so and hands tasks back, until they can', async () => {
  const missing = join(dirname(script), 'later.cjs');
  pool = new ReadingPool(2, 10, () => new ReadingChild(SETTINGS, missing, MEMORY_LIMIT));
  expect(pool.canRead()).toBe(true);
  await pool.start();
  expect(pool.canRead()).toBe(false);
  expect(pool.canRead()).toBe(false);
  await expect(run('answer')).rejects.toMatchObject({ code: 'queue_full' });
  await writeFile(missing, SCRIPT);
  await waitFor('a child to start', () => Promise.resolve(pool.canRead()));
  expect(await run('answer')).toBeGreaterThan(0);
  pool.close();
});

it('a child that has loaded what it needs has most of its memory before it', async () => {
  const child = new ReadingChild({ ...SETTINGS, maxPixels: 4_000_000 });
  await child.ready;
  // kB, on Linux, where the limit is set
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => 'VmData: 0');
  child.kill();
  expect(Number(/VmData:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(500_000);
});
