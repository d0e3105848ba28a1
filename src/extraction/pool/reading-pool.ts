import { ReadingProblem } from '../results.js';
import type { Answers, Task } from './messages.js';
import { EndedFromOutside, type ReadingChild } from './reading-child.js';

/** A child is replaced after so many tasks, or when it keeps so much memory: OCR and PDF libraries leak. */
export const TASKS_OF_A_CHILD = 500;
const MEMORY_KEPT = 450_000_000;

export interface TaskOptions {
  limitMs: number;
  /** Somebody waits for the answer: comes before work in the background. */
  urgent: boolean;
  signal?: AbortSignal;
  /** Which of the tasks of one paper it is, from 0: papers take turns, so that a long one does not hold up the others. */
  order?: number;
}

interface Waiting {
  /** The lowest comes first. */
  turn: number;
  task: Task;
  options: TaskOptions;
  resolve: (answer: Answers[Task['kind']]) => void;
  reject: (error: unknown) => void;
  /** Called when nobody waits for it any more. */
  forget: () => void;
  /** Whether a child was ended from outside with it. */
  interrupted?: boolean;
}

/** A fixed number of warm children, and the tasks that wait for one. */
export class ReadingPool {
  /** The last is given the next task: the one that has just read. Those that still start come first. */
  private readonly idle: ReadingChild[] = [];
  private readonly all = new Set<ReadingChild>();
  private urgent: Waiting[] = [];
  private others: Waiting[] = [];
  private closed = false;
  /** Whether none could be started since the last that could. */
  private broken = false;
  /** The turn that was served last. */
  private served = 0;

  constructor(
    private readonly size: number,
    private readonly queueLimit: number,
    private readonly newChild: () => ReadingChild,
  ) {}

  async start(): Promise<void> {
    while (this.all.size < this.size) this.idle.push(this.add());
    await Promise.all([...this.all].map((child) => child.ready));
  }

  /**
   * Whether papers can be read: not once all children have ended before they were ready, until one is. They are started
   * anew when this is asked, since nobody may hand in a task meanwhile.
   */
  canRead(): boolean {
    const children = [...this.all];
    if (children.some(({ state }) => state === 'fit')) this.broken = false;
    else if (children.length > 0 && children.every(({ state }) => state === 'failed')) {
      this.broken = true;
      for (const child of this.idle.splice(0)) this.remove(child);
      this.next();
    }
    return !this.broken;
  }

  get stats(): { size: number; busy: number; queued: number } {
    return { size: this.size, busy: this.all.size - this.idle.length, queued: this.urgent.length + this.others.length };
  }

  /** Whether a request that comes now would have to wait behind more others than is sensible. */
  get isFull(): boolean {
    return this.urgent.length >= this.queueLimit;
  }

  run<T extends Task>(task: T, options: TaskOptions): Promise<Answers[T['kind']]> {
    return new Promise<Answers[Task['kind']]>((resolve, reject) => {
      const turn = this.served + (options.order ?? 0);
      const waiting: Waiting = { turn, task, options, resolve, reject, forget: () => this.forget(waiting) };
      (options.urgent ? this.urgent : this.others).push(waiting);
      options.signal?.addEventListener('abort', waiting.forget, { once: true });
      this.next();
    }) as Promise<Answers[T['kind']]>;
  }

  private forget(waiting: Waiting): void {
    const queue = waiting.options.urgent ? this.urgent : this.others;
    const place = queue.indexOf(waiting);
    if (place < 0) return;
    queue.splice(place, 1);
    waiting.reject(new Error('Nobody waits for this reading any more'));
  }

  private add(): ReadingChild {
    const child = this.newChild();
    this.all.add(child);
    return child;
  }

  private next(): void {
    if (this.closed) return;
    while (this.all.size < this.size) this.idle.unshift(this.add());
    while (this.idle.length && this.urgent.length + this.others.length) {
      const waiting = takeFirst(this.urgent) ?? takeFirst(this.others);
      const child = this.idle.pop();
      if (!waiting || !child) return;
      this.served = Math.max(this.served, waiting.turn);
      void this.give(child, waiting);
    }
  }

  private async give(child: ReadingChild, waiting: Waiting): Promise<void> {
    const { task, options, resolve, reject, forget } = waiting;
    options.signal?.removeEventListener('abort', forget);
    try {
      // A page may use the processors of children that have nothing to do once the other pages of its paper have theirs,
      // which are handed in at the same time.
      await Promise.resolve();
      const share = 1 + this.idle.length;
      resolve(await child.run(task, share, options.limitMs, options.signal));
    } catch (error) {
      if (error instanceof EndedFromOutside) this.giveAgain(waiting);
      else reject(error);
    }
    const { tasks, memory } = child.use;
    if (child.isFit && tasks < TASKS_OF_A_CHILD && memory < MEMORY_KEPT) this.idle.push(child);
    else this.remove(child);
    this.next();
  }

  /** Another child does it, once: then whoever asked decides. */
  private giveAgain(waiting: Waiting): void {
    if (waiting.interrupted) {
      waiting.reject(new ReadingProblem('queue_full', 'The process that read the file was ended; try again.'));
      return;
    }
    waiting.interrupted = true;
    (waiting.options.urgent ? this.urgent : this.others).unshift(waiting);
    waiting.options.signal?.addEventListener('abort', waiting.forget, { once: true });
  }

  private remove(child: ReadingChild): void {
    child.kill();
    this.all.delete(child);
  }

  close(): void {
    this.closed = true;
    const gone = new ReadingProblem('queue_full', 'The service is stopping.');
    for (const waiting of [...this.urgent, ...this.others]) waiting.reject(gone);
    this.urgent = [];
    this.others = [];
    for (const child of this.all) this.remove(child);
  }
}

/** Takes the one whose turn it is out of the queue; of equals the one that came first. */
function takeFirst(queue: Waiting[]): Waiting | undefined {
  let first = 0;
  for (let place = 1; place < queue.length; place++) if (queue[place].turn < queue[first].turn) first = place;
  return queue.splice(first, 1)[0];
}
