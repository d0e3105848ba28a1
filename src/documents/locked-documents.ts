import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/index.js';
import { DocumentEntity } from './document.entity.js';
import { type SiteAccount, Sites } from './sites.service.js';

/** Which document: by the row's id, or by the caller's. */
export type DocumentKey = Pick<DocumentEntity, 'projectId' | 'accountId'> &
  (Pick<DocumentEntity, 'id'> | Pick<DocumentEntity, 'documentId'>);

/**
 * The one way to change a document that is there: first the account's lock, then the row's, so that two changes wait
 * for each other and never both for one another.
 */
@Injectable()
export class LockedDocuments {
  constructor(
    private readonly database: Database,
    private readonly sites: Sites,
  ) {}

  /** Runs the work in a transaction that holds the locks; undefined without it when there is no such document. */
  change<T>(
    key: DocumentKey,
    work: (document: DocumentEntity, account: SiteAccount) => Promise<T>,
  ): Promise<T | undefined> {
    return this.database.transaction(async () => {
      const account = await this.sites.lock(key.projectId, key.accountId);
      if (!account) return undefined;
      const document = await this.database
        .repository(DocumentEntity)
        .findOne({ where: { ...key }, lock: { mode: 'pessimistic_write' } });
      return document ? work(document, account) : undefined;
    });
  }
}
