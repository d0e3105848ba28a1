import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/index.js';
import { type Principal, newId } from '../platform/http/index.js';
import type { AccountEntity } from './account.entity.js';
import { type AuditAction, type AuditDetail, AuditEntryEntity } from './audit.entity.js';
import type { AuditQuery } from './audit.dto.js';
import { Clock } from './clock.js';

const PAGE = 100;

/** Writes down what is done to accounts, and by whom. */
@Injectable()
export class Audit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction that does what is written down. */
  async record(
    action: AuditAction,
    account: Pick<AccountEntity, 'projectId' | 'id' | 'referenceId' | 'supplierCode'>,
    by: Pick<Principal, 'clientId'> | null,
    detail: AuditDetail = {},
  ): Promise<void> {
    await this.database.repository(AuditEntryEntity).insert({
      projectId: account.projectId,
      id: newId(),
      at: this.clock.now(),
      action,
      accountId: account.id,
      referenceId: account.referenceId,
      supplierCode: account.supplierCode,
      clientId: by?.clientId ?? null,
      detail,
    });
  }

  /** The latest first; one more than a page, which says that there is a next. */
  async page(caller: Principal, query: AuditQuery): Promise<{ entries: AuditEntryEntity[]; next?: string }> {
    const limit = query.limit ?? PAGE;
    const select = this.database
      .repository(AuditEntryEntity)
      .createQueryBuilder('entry')
      .where('entry.projectId = :projectId', caller)
      .orderBy('entry.id', 'DESC')
      .take(limit + 1);
    if (caller.referenceIds)
      select.andWhere('entry.referenceId = ANY(:referenceIds)', { referenceIds: caller.referenceIds });
    if (query.referenceId) select.andWhere('entry.referenceId = :referenceId', { referenceId: query.referenceId });
    if (query.accountId) select.andWhere('entry.accountId = :accountId', { accountId: query.accountId });
    if (query.cursor) select.andWhere('entry.id < :cursor', { cursor: query.cursor });
    const entries = await select.getMany();
    return { entries: entries.slice(0, limit), next: entries.length > limit ? entries[limit - 1].id : undefined };
  }
}
