import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.js';
import type { JobHandler, JobQueue } from './job-queue.js';

const IDLE_MS = 500;
/** How long a job is held after its process has died; while it lives, the runner renews that. */
export const LEASE_SECONDS = 30;
const RENEW_MS = 8000;
const LONGEST_SECONDS = 900;

/** Takes jobs of one queue and runs up to `concurrency` of them at a time. */
export class JobRunner<T extends object> {
  private readonly running = new Set<Promise<void>>();
  /** The jobs that run, and when each began. */
  private readonly held = new Map<string, number>();
  private readonly stopping = new AbortController();
  private readonly aborted = new AbortController();
  private wake = new AbortController();
  private loop?: Promise<void>;
  private renewal?: NodeJS.Timeout;

  constructor(
    private readonly boss: PgBoss,
    private readonly queue: JobQueue<T>,
    private readonly concurrency: number,
    private readonly handler: JobHandler<T>,
    private readonly logger: Logger,
    private readonly database: Database,
  ) {}

  start(): void {
    this.loop = this.run();
    this.renewal = setInterval(() => void this.renew(), RENEW_MS);
  }

  /** Says that the jobs which run here are alive; not of one that takes too long, which another may then take. */
  private async renew(): Promise<void> {
    const since = Date.now() - (this.queue.options.expireInSeconds ?? LONGEST_SECONDS) * 1000;
    const alive = [...this.held].filter(([, began]) => began > since).map(([id]) => id);
    if (!alive.length) return;
    const sql = `UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = ANY ($2::uuid[]) AND state = 'active'`;
    // one that fails is made up for by the next
    await this.database.query(sql, [this.queue.name, alive]).catch(() => undefined);
  }

  /** A job was just sent from this process: look at once instead of at the next turn. */
  poke(): void {
    this.wake.abort();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const free = this.concurrency - this.running.size;
      if (free <= 0) {
        await Promise.race(this.running);
        continue;
      }
      const jobs = await this.fetch(free);
      for (const job of jobs) this.track(this.execute(job));
      if (jobs.length < free) await this.pause();
    }
  }

  private async fetch(batchSize: number): Promise<PgBoss.JobWithMetadata<T>[]> {
    try {
      return await this.boss.fetch<T>(this.queue.name, { batchSize, includeMetadata: true });
    } catch (error) {
      this.logger.warn({ err: error, queue: this.queue.name }, 'The job queue cannot be reached');
      return [];
    }
  }

  private async pause(): Promise<void> {
    this.wake = new AbortController();
    const signal = AbortSignal.any([this.wake.signal, this.stopping.signal]);
    await sleep(IDLE_MS, undefined, { signal }).catch(() => undefined);
  }

  private track(work: Promise<void>): void {
    const tracked = work.finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }

  private async execute(job: PgBoss.JobWithMetadata<T>): Promise<void> {
    const { name } = this.queue;
    const lastAttempt = job.retryCount >= job.retryLimit;
    this.held.set(job.id, Date.now());
    try {
      await this.handler(job.data, { id: job.id, attempts: job.retryCount, lastAttempt, signal: this.aborted.signal });
      await this.boss.complete(name, job.id);
    } catch (error) {
      // one that is tried again may be none of our fault: a database or a store that is away, a busy machine
      if (!this.aborted.signal.aborted)
        this.logger[lastAttempt ? 'error' : 'warn']({ err: error, queue: name, job: job.id }, 'A job failed');
      const reason = error instanceof Error ? error.message : String(error);
      await this.boss.fail(name, job.id, { reason }).catch((failure: unknown) => {
        this.logger.error({ err: failure, queue: name, job: job.id }, 'A failed job could not be given back');
      });
    } finally {
      this.held.delete(job.id);
    }
  }

  /** Takes no more jobs, lets those that run end within `graceMs`, then gives the rest back to the queue. */
  async stop(graceMs: number): Promise<void> {
    this.stopping.abort();
    await this.loop;
    const ended = Promise.all(this.running);
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    this.aborted.abort();
    await Promise.race([ended, sleep(5000, undefined, { ref: false })]);
    clearInterval(this.renewal);
  }
}
