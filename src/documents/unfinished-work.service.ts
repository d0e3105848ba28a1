import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Database } from '../platform/database/index.js';
import { ClusterCron, Jobs } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import { CHECK, type CheckJob } from './bill-checks.service.js';
import { READ, READ_LARGE, type ReadingJob } from './reading-requests.js';

const PERIOD_SECONDS = 60;
const AT_A_TIME = 1000;

/**
 * Sees to it that every reading and check ends: a job whose processes died with it again and again is given up by the
 * queue, and its document would wait for ever.
 */
@Injectable()
export class UnfinishedWork {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly cluster: ClusterCron,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Interval(PERIOD_SECONDS * 1000)
  async tick(): Promise<void> {
    await this.cluster.runOnce('documents.unfinished', PERIOD_SECONDS, () => this.takeUp());
  }

  /** Sends again what is not finished and has no job. A job too many finds nothing to do. */
  async takeUp(): Promise<void> {
    const unread = await this.database.query<ReadingJob>(
      `SELECT d.project_id AS "projectId", d.id, d.revision FROM documents.document AS d
        WHERE d.status = 'pending' OR d.reread_requested_at IS NOT NULL
        ORDER BY d.reread_requested_at NULLS FIRST, d.uploaded_at LIMIT $1`,
      [AT_A_TIME],
    );
    const unchecked = await this.database.query<CheckJob>(
      `SELECT DISTINCT i.project_id AS "projectId", i.account_id AS "accountId" FROM documents.invoice AS i
        WHERE i.check_due
       UNION SELECT r.project_id, r.account_id FROM documents.check_request AS r LIMIT $1`,
      [AT_A_TIME],
    );
    const readings = await this.jobs.lost([READ, READ_LARGE], unread);
    const checks = await this.jobs.lost([CHECK], unchecked);
    for (const reading of readings) await this.jobs.send(READ, reading);
    for (const check of checks) await this.jobs.send(CHECK, check);
    if (readings.length + checks.length > 0) {
      this.logger.warn(
        { readings: readings.length, checks: checks.length },
        'Work that was given up is taken up again',
      );
    }
  }
}
