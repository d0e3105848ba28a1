import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { compiledPath } from '../../compiled-path.js';
import { ReadingProblem } from '../results.js';
import type { Answers, ChildSettings, Request, Response, Task } from './messages.js';

/** A file that makes a reader use more than this is refused. */
const MEMORY_LIMIT = 1_200_000_000;
const WATCH_MS = 100;
const HEAP_MB = 384;
/** Words and glyphs are many and short-lived: with room for those of a page hardly any are moved by the collector. */
const YOUNG_MB = { least: 16, most: 32 };
/** Limit of the memory that a child may map for data, where `prlimit` is there to set it. */
const DATA_LIMIT = 1_500_000_000;
const prlimit = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'prlimit'))
  .find((path) => existsSync(path));

/** Signals by which a machine or an operator ends a process; a file makes it end by others. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** The process was ended from outside while it read, or did not start: it says nothing of the file. */
export class EndedFromOutside extends Error {}

const TOO_LONG = 'The file takes too long to read. Send fewer or smaller pages at a time.';
const TOO_MUCH = 'The file takes too much memory to read. Send fewer or smaller pages at a time.';

/** Bytes of memory that a process holds; 0 where the machine does not tell. */
async function residentMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * 4096;
}

/** One child process and the task it has. A task that goes over its time or memory ends the child, not the service. */
export class ReadingChild {
  private readonly process: ChildProcess;
  private readonly started: Promise<void>;
  private count = 0;
  private memory = 0;
  private ended = false;
  private hasStarted = false;

  /** @param script what the child runs; by default the reading of papers */
  constructor(
    settings: ChildSettings,
    script = compiledPath(import.meta.url, './child.js'),
    private readonly memoryLimit = MEMORY_LIMIT,
  ) {
    const node = [
      `--max-old-space-size=${HEAP_MB}`,
      `--min-semi-space-size=${YOUNG_MB.least}`,
      `--max-semi-space-size=${YOUNG_MB.most}`,
    ];
    this.process = fork(script, [JSON.stringify(settings)], {
      serialization: 'advanced',
      // a group of its own, so that the OCR program that it runs ends with it
      detached: true,
      // the machine's own limit holds where watching would be too slow
      ...(prlimit
        ? { execPath: prlimit, execArgv: [`--data=${DATA_LIMIT}`, '--core=0', process.execPath, ...node] }
        : { execArgv: node }),
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        TESSDATA_PREFIX: process.env.TESSDATA_PREFIX,
        // the canvas' allocator otherwise maps 1 GiB at its start, which leaves next to nothing of the limit
        MIMALLOC_ARENA_EAGER_COMMIT: '0',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.process.on('error', () => this.kill());
    this.process.once('exit', () => (this.ended = true));
    this.started = new Promise((resolve) => {
      this.process.once('message', () => {
        this.hasStarted = true;
        resolve();
      });
      this.process.once('exit', () => resolve());
    });
  }

  /** Resolves when the child has loaded what it needs. */
  get ready(): Promise<void> {
    return this.started;
  }

  /** `failed`: it ended before it had loaded what it needs. */
  get state(): 'starting' | 'fit' | 'failed' | 'ended' {
    if (this.hasStarted) return this.ended ? 'ended' : 'fit';
    return this.ended ? 'failed' : 'starting';
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Whether it may be given another task. */
  get isFit(): boolean {
    return !this.ended;
  }

  /** How many tasks it has had, and the memory it held after the last. */
  get use(): { tasks: number; memory: number } {
    return { tasks: this.count, memory: this.memory };
  }

  /** Runs one task; the child is ended when the time or memory is used up, or `signal` says that nobody waits. */
  async run<T extends Task>(
    task: T,
    share: number,
    limitMs: number,
    signal?: AbortSignal,
  ): Promise<Answers[T['kind']]> {
    await this.started;
    const id = ++this.count;
    const response = await new Promise<Exclude<Response, { ready: true }>>((resolve, reject) => {
      const give = (outcome: () => void) => {
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener('abort', onAbort);
        this.process.off('message', onMessage);
        this.process.off('exit', onExit);
        outcome();
      };
      const end = (error: Error) =>
        give(() => {
          this.kill();
          reject(error);
        });
      const onMessage = (message: Response) => {
        if ('id' in message && message.id === id) give(() => resolve(message));
      };
      const onExit = () =>
        end(
          this.endedFromOutside || !this.hasStarted
            ? new EndedFromOutside()
            : new ReadingProblem('limit_exceeded', TOO_MUCH),
        );
      const onAbort = () => end(new Error('Nobody waits for this reading any more'));
      const timer = setTimeout(() => end(new ReadingProblem('limit_exceeded', TOO_LONG, true)), limitMs);
      const watch = setInterval(
        () => void this.overMemory().then((over) => over && end(new ReadingProblem('limit_exceeded', TOO_MUCH))),
        WATCH_MS,
      );
      this.process.on('message', onMessage);
      this.process.once('exit', onExit);
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) return onAbort();
      if (this.ended) return onExit();
      this.process.send({ id, task, share } satisfies Request, (error) => error && end(error));
    });
    this.memory = response.memory;
    if ('problem' in response) throw new ReadingProblem(response.problem.code, response.problem.message);
    if ('fault' in response) throw new Error(`Reading failed: ${response.fault}`);
    return response.answer as Answers[T['kind']];
  }

  /** Not of one that `kill` has ended: then nobody listens any more. */
  private get endedFromOutside(): boolean {
    return FROM_OUTSIDE.includes(this.process.signalCode);
  }

  private async overMemory(): Promise<boolean> {
    return this.process.pid !== undefined && (await residentMemory(this.process.pid)) > this.memoryLimit;
  }

  kill(): void {
    this.ended = true;
    if (this.process.pid === undefined) return;
    try {
      process.kill(-this.process.pid, 'SIGKILL');
    } catch {
      this.process.kill('SIGKILL');
    }
  }
}
