import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { Config } from '../../config/index.js';
import { Database, SteadyClient } from '../database/index.js';
import { LOGGER } from '../logging/index.js';
import { FairTurns } from './fair-turns.js';
import type { JobHandler, JobQueue, SendOptions } from './job-queue.js';
import { JobRunner, LEASE_SECONDS } from './job-runner.js';

/** The connection string of the database that is open. */
export const DATABASE_URL = Symbol('DATABASE_URL');

const STOP_GRACE_MS = 5000;

interface Registration {
  queue: JobQueue<object>;
  concurrency: number;
  handler: JobHandler<object>;
}

/** The job queue (pg-boss in the same Postgres): a job is sent in the transaction that makes it necessary. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly queues = new Map<string, JobQueue<object>>();
  private readonly registrations: Registration[] = [];
  private readonly runners = new Map<string, JobRunner<object>>();
  private readonly turns = new Map<string, FairTurns>();

  constructor(
    @Inject(DATABASE_URL) url: string,
    private readonly config: Config,
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const options: PgBoss.ConstructorOptions & { Client: typeof SteadyClient } = {
      connectionString: url,
      Client: SteadyClient,
      max: 5,
      application_name: 'wattfile-jobs',
      schedule: false,
      maintenanceIntervalSeconds: 15,
      archiveCompletedAfterSeconds: 3600,
      deleteAfterDays: 2,
    };
    this.boss = new PgBoss(options);
    this.boss.on('error', (error) => this.logger.warn({ err: error }, 'The job queue reports an error'));
  }

  /** Says that a module uses the queue. Called in constructors, before the application starts. */
  define(queue: JobQueue<object>): void {
    this.queues.set(queue.name, queue);
  }

  /** Handles the queue's jobs in this process, when its role is to work. A handler may be given a job twice. */
  handle<T extends object>(queue: JobQueue<T>, concurrency: number, handler: JobHandler<T>): void {
    this.define(queue);
    this.registrations.push({ queue, concurrency, handler: handler as JobHandler<object> });
  }

  /** Sends a job; inside a transaction it becomes visible when that commits. */
  async send<T extends object>(queue: JobQueue<T>, data: T, options: SendOptions = {}): Promise<void> {
    const db = {
      executeSql: async (text: string, values: unknown[]) => ({ rows: await this.database.query(text, values) }),
    };
    const turn = options.priority === undefined && queue.owner ? { priority: await this.turn(queue, data) } : {};
    const lease = { expireInSeconds: LEASE_SECONDS, retryBackoff: true };
    await this.boss.send(queue.name, data, { ...queue.options, ...lease, ...turn, ...options, db });
    this.database.afterCommit(() => this.runners.get(queue.name)?.poke());
  }

  /** Those of the jobs that neither wait nor run: processes that died with them used up their attempts. */
  async lost<T extends object>(queues: readonly JobQueue<T>[], jobs: readonly T[]): Promise<T[]> {
    const rows = await this.database.query<{ job: T }>(
      `SELECT job FROM unnest($2::text[]::jsonb[]) AS wanted (job)
        WHERE NOT EXISTS (SELECT 1 FROM pgboss.job AS j
                           WHERE j.name = ANY ($1) AND j.state < 'completed' AND j.data = wanted.job)`,
      [queues.map(({ name }) => name), jobs.map((job) => JSON.stringify(job))],
    );
    return rows.map(({ job }) => job);
  }

  private turn<T extends object>(queue: JobQueue<T>, data: T): Promise<number> {
    return this.turnsOf(queue).take(String(data[queue.owner as keyof T]));
  }

  private turnsOf<T extends object>({ name, owner }: JobQueue<T>): FairTurns {
    const turns = this.turns.get(name) ?? new FairTurns(this.database, name, owner!);
    this.turns.set(name, turns);
    return turns;
  }

  /** How many jobs wait in a queue whose jobs have owners, to within a few seconds. */
  waiting<T extends object>(queue: JobQueue<T>): Promise<number> {
    return this.turnsOf(queue).waiting();
  }

  /** Jobs that wait, and for how long, by queue. */
  async depth(): Promise<Record<string, { waiting: number; oldestSeconds: number }>> {
    const rows = await this.database.query<{ name: string; waiting: string; oldest: string | null }>(
      `SELECT job.name, count(*) AS waiting, extract(epoch FROM now() - min(job.created_on)) AS oldest
         FROM pgboss.job WHERE job.state < 'active' AND job.start_after <= now() GROUP BY job.name`,
    );
    const found = new Map(rows.map((row) => [row.name, row]));
    return Object.fromEntries(
      [...this.queues.keys()].map((name) => {
        const { waiting, oldest } = found.get(name) ?? {};
        return [name, { waiting: Number(waiting ?? 0), oldestSeconds: Number(oldest ?? 0) }];
      }),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.database.transaction(async () => {
      // processes that start at the same time would make the queues' tables in each other's way
      await this.database.lock('platform.jobs.start');
      await this.boss.start();
      for (const queue of this.queues.values()) {
        await this.boss.createQueue(queue.name, { name: queue.name, ...queue.options });
      }
    });
    if (this.config.role === 'api') return;
    for (const { queue, concurrency, handler } of this.registrations) {
      const runner = new JobRunner(this.boss, queue, concurrency, handler, this.logger, this.database);
      this.runners.set(queue.name, runner);
      runner.start();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.runners.values()].map((runner) => runner.stop(STOP_GRACE_MS)));
    await this.boss.stop({ graceful: false, close: true });
  }
}
