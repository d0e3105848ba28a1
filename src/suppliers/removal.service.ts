import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { DocumentIntake } from '../documents/index.js';
import { Database } from '../platform/database/index.js';
import type { Principal } from '../platform/http/index.js';
import { ClusterCron } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import type { AccountRef } from './account-leases.js';
import { AccountEntity } from './account.entity.js';
import type { RemovalReceiptDto } from './accounts.dto.js';
import { Audit } from './audit.service.js';
import { Clock } from './clock.js';

const PERIOD_SECONDS = 3600;
/** Test accounts are deleted after this. */
export const TEST_ACCOUNT_DAYS = 30;
const AT_A_TIME = 100;

/** Takes accounts away, with all that belongs to them, and says what that was. */
@Injectable()
export class Removal implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly intake: DocumentIntake,
    private readonly cron: ClusterCron,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** For a client, or by the rule of retention. Undefined when the account is gone already. */
  async remove({ projectId, accountId }: AccountRef, by: Principal | null): Promise<RemovalReceiptDto | undefined> {
    const removed = await this.database.transaction(async () => {
      const accounts = this.database.repository(AccountEntity);
      const where = { projectId, id: accountId };
      const account = await accounts.findOne({ where, lock: { mode: 'pessimistic_write' } });
      if (!account) return undefined;
      const files = await this.intake.filesOf(projectId, [accountId]);
      const counts = await this.counts({ projectId, accountId });
      const taken = { credentials: 1, ...counts, files: files.length };
      await accounts.delete(where);
      await this.audit.record('ACCOUNT_REMOVED', account, by, { removed: taken, ...(by ? {} : { why: 'retention' }) });
      return { files, taken, referenceId: account.referenceId };
    });
    if (!removed) return undefined;
    const { files, taken, referenceId } = removed;
    await this.intake.discardFiles(files);
    const removedAt = this.clock.now().toISOString();
    const receipt = {
      id: accountId,
      referenceId,
      removedAt,
      removed: taken,
    };
    this.logger.info({ projectId, receipt, why: by ? 'asked' : 'retention' }, 'An account was removed');
    return receipt;
  }

  /** A document that is shown at several sites counts once. */
  private async counts({ projectId, accountId }: AccountRef): Promise<{ sites: number; documents: number }> {
    const rows = await this.database.query<{ site: string }>(
      `SELECT o.site FROM documents.site s CROSS JOIN LATERAL documents.site_object(s.project_id, s.id) o
        WHERE s.project_id = $1 AND s.account_id = $2`,
      [projectId, accountId],
    );
    const lists = rows.flatMap(({ site }) => Object.values(JSON.parse(site) as Record<string, unknown>));
    const documents = lists.filter(Array.isArray).flat() as { id: string }[];
    return { sites: rows.length, documents: new Set(documents.map(({ id }) => id)).size };
  }

  /** A process that never runs for an hour keeps the rule of retention too. */
  onApplicationBootstrap(): void {
    void this.tick().catch((error: unknown) =>
      this.logger.error({ err: error }, 'Old test accounts were not looked for'),
    );
  }

  @Interval(PERIOD_SECONDS * 1000)
  async tick(): Promise<void> {
    await this.cron.runOnce('suppliers.retention', PERIOD_SECONDS, () => this.removeOldTestAccounts());
  }

  /** Each account goes in a transaction of its own; one that cannot be removed does not keep the others. */
  async removeOldTestAccounts(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - TEST_ACCOUNT_DAYS * 24 * 3_600_000);
    let after: Date | undefined;
    for (;;) {
      const old: (AccountRef & { createdAt: Date })[] = await this.database.query(
        `SELECT a.project_id AS "projectId", a.id AS "accountId", a.created_at AS "createdAt"
           FROM suppliers.account AS a WHERE a.is_test AND a.created_at <= $1 AND ($2::timestamptz IS NULL OR a.created_at > $2)
           ORDER BY a.created_at LIMIT $3`,
        [before, after ?? null, AT_A_TIME],
      );
      if (!old.length) return;
      for (const account of old) {
        await this.remove(account, null).catch((error: unknown) => {
          this.logger.error({ err: error, accountId: account.accountId }, 'An old test account could not be removed');
        });
      }
      after = old.at(-1)!.createdAt;
    }
  }
}
