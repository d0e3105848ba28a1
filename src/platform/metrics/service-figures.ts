import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/index.js';
import { Jobs } from '../jobs/index.js';
import { Metrics } from './metrics.js';

/** What is asked for when the figures are read: the queue and the connections to the database. */
@Injectable()
export class ServiceFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: Jobs,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.queues();
    this.metrics.gauge(
      'wattfile_database_connections',
      'Connections of this process to the database, and requests that wait for one.',
      ['state'],
      async (gauge) => {
        const { totalCount, idleCount, waitingCount } = this.database.pool;
        gauge.set({ state: 'busy' }, totalCount - idleCount);
        gauge.set({ state: 'idle' }, idleCount);
        gauge.set({ state: 'awaited' }, waitingCount);
      },
    );
  }

  private queues(): void {
    const each = async (set: (queue: string, figures: { waiting: number; oldestSeconds: number }) => void) => {
      for (const [queue, figures] of Object.entries(await this.jobs.depth())) set(queue, figures);
    };
    this.metrics.gauge('wattfile_queue_waiting', 'Jobs of the whole service that wait.', ['queue'], async (gauge) => {
      gauge.reset();
      await each((queue, { waiting }) => gauge.set({ queue }, waiting));
    });
    this.metrics.gauge(
      'wattfile_queue_oldest_seconds',
      'How long the oldest job that could run has waited, in seconds.',
      ['queue'],
      async (gauge) => {
        gauge.reset();
        await each((queue, { oldestSeconds }) => gauge.set({ queue }, oldestSeconds));
      },
    );
  }
}
