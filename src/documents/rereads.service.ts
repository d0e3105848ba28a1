import { Injectable } from '@nestjs/common';
import { type DocumentType, READER_VERSION } from '../extraction/index.js';
import { Database } from '../platform/database/index.js';
import { LAST_OF_ALL } from '../platform/jobs/index.js';
import { SIMPLE_TYPES } from './document-kinds.js';
import type { DocumentEntity } from './document.entity.js';
import { ReadingRequests } from './reading-requests.js';

/** Which papers of a project are to be read again; conditions that are absent do not narrow. */
export interface RereadQuery {
  projectId: string;
  accountId?: string;
  /** The caller's id of the paper; it is read again whichever version of the reader has read it. */
  documentId?: string;
  type?: DocumentType;
  /** Those that could not be read, whichever version of the reader has tried. */
  failed?: boolean;
}

/** A paper that will be read again. */
export interface RequestedReread extends Pick<
  DocumentEntity,
  'accountId' | 'documentId' | 'type' | 'status' | 'readerVersion'
> {
  id: string;
  revision: number;
  size: number;
}

const BATCH = 500;
/** The job of a request that is older than this was given up. */
const LOST_SECONDS = 86_400;

/** Has papers read again that an earlier reader has read, or could not read. */
@Injectable()
export class Rereads {
  constructor(
    private readonly database: Database,
    private readonly readings: ReadingRequests,
  ) {}

  /**
   * Asks for the readings, a batch in each transaction, and gives those that were asked for. Papers that wait for a
   * reading are left out, so that it can be done again. Until it is read anew, a paper says what it said.
   */
  async *request(query: RereadQuery): AsyncGenerator<RequestedReread> {
    let after: string | undefined;
    for (;;) {
      const batch = await this.database.transaction(() => this.requestBatch(query, after));
      yield* batch;
      if (batch.length < BATCH) return;
      after = batch.at(-1)!.id;
    }
  }

  private async requestBatch(query: RereadQuery, after: string | undefined): Promise<RequestedReread[]> {
    const { projectId, accountId, documentId, type, failed } = query;
    const due = await this.database.query<RequestedReread>(
      `WITH due AS (
         SELECT d.id FROM documents.document d
          WHERE d.project_id = $1 AND ($2::uuid IS NULL OR d.id > $2)
            AND d.status <> 'pending' AND coalesce(d.given_type, '') <> ALL ($3)
            AND (d.reread_requested_at IS NULL OR d.reread_requested_at < now() - make_interval(secs => $4))
            AND ($5::uuid IS NULL OR d.account_id = $5) AND ($6::text IS NULL OR d.document_id = $6)
            AND ($7::text IS NULL OR d.type = $7) AND (NOT $8 OR d.status = 'failed')
            AND ($8 OR $6 IS NOT NULL OR d.reader_version IS NULL OR d.reader_version < $9)
          ORDER BY d.id LIMIT $10 FOR UPDATE)
       UPDATE documents.document d SET reread_requested_at = now() FROM due
        WHERE d.project_id = $1 AND d.id = due.id
       RETURNING d.id, d.revision, d.size, d.account_id AS "accountId", d.document_id AS "documentId", d.type, d.status,
                 d.reader_version AS "readerVersion"`,
      [
        projectId,
        after ?? null,
        [...SIMPLE_TYPES],
        LOST_SECONDS,
        accountId ?? null,
        documentId ?? null,
        type ?? null,
        failed ?? false,
        READER_VERSION,
        BATCH,
      ],
    );
    const batch = due.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const paper of batch) await this.readings.send({ projectId, ...paper }, { priority: LAST_OF_ALL });
    return batch;
  }
}
