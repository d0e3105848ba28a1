import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Database } from '../platform/database/index.js';
import { ClusterCron, Jobs } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import { Clock } from './clock.js';
import { FETCH } from './fetch.queue.js';

const PERIOD_SECONDS = 60;
/** What comes due at once (after a long stop) is let through in portions. */
const AT_A_TIME = 200;
/** A visit that was sent off and has not ended by then is sent off again. */
const SENT_AGAIN_MS = 30 * 60_000;

/** Sends off the visits whose time has come. When that is was set at the last visit, so that they spread over the day. */
@Injectable()
export class DueAccounts {
  constructor(
    private readonly cron: ClusterCron,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Interval(PERIOD_SECONDS * 1000)
  async tick(): Promise<void> {
    await this.cron.runOnce('suppliers.due', PERIOD_SECONDS, () => this.sendOff());
  }

  /** Credentials that have expired are not used; the account is due again when it is given a later date. */
  async sendOff(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const due = await this.database.query<{ projectId: string; accountId: string }>(
        `UPDATE suppliers.account AS a SET next_attempt_at = $2
           FROM (SELECT d.project_id, d.id FROM suppliers.account AS d
                   WHERE d.next_attempt_at <= $1 AND (d.expiry_date IS NULL OR d.expiry_date > $1)
                   ORDER BY d.next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED) AS due
           WHERE a.project_id = due.project_id AND a.id = due.id
           RETURNING a.project_id AS "projectId", a.id AS "accountId"`,
        [now, new Date(now.getTime() + SENT_AGAIN_MS), AT_A_TIME],
      );
      for (const ref of due) await this.jobs.send(FETCH, ref);
      if (due.length) this.logger.info({ accounts: due.length }, 'Visits to suppliers were sent off');
    });
  }
}
