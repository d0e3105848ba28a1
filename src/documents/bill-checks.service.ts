import { Injectable } from '@nestjs/common';
import { BillValidation, type FiledBill } from '../bill-validation/index.js';
import { Database } from '../platform/database/index.js';
import { JobQueue, Jobs } from '../platform/jobs/index.js';
import { CheckRequestEntity } from './check-request.entity.js';
import { CheckMaterial } from './check-material.js';
import type { DocumentEntity } from './document.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { type KnownAccount, Sites } from './sites.service.js';

/** Whose bills are to be checked. */
export type CheckJob = Pick<DocumentEntity, 'projectId' | 'accountId'>;

export const CHECK = new JobQueue<CheckJob>('documents.check', {
  retryLimit: 5,
  retryDelay: 5,
  expireInSeconds: 600,
});
/** Bills checked in one transaction. */
const BATCH = 50;
/** While more papers of the account are about to be read, the checks wait for them, but no longer than this. */
const PATIENCE_SECONDS = 30;
const LOOK_AGAIN_MS = 1000;
/** The job of a request that is older than this was given up. */
const LOST_SECONDS = 1800;

/** Has bills checked: when they were read or corrected, when a neighbour came or went, when their contract changed. */
@Injectable()
export class BillChecks {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly validation: BillValidation,
    private readonly sites: Sites,
  ) {
    jobs.handle(CHECK, 1, ({ projectId, accountId }) => this.run(projectId, accountId));
  }

  /**
   * Has the bills of these meter points checked after the transaction: a bill is judged by its neighbours and by its
   * contract. A bill without a meter point is judged by those of its number. For a contract also the bills at its sites,
   * which may be held against it by their meter. The bills are marked in the transaction, and one job does what many
   * asked for.
   */
  async request({ projectId, accountId, id }: DocumentEntity, meterPoints: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE documents.invoice SET check_due = true
        WHERE (project_id, document_id, position) IN (
          SELECT i.project_id, i.document_id, i.position FROM documents.invoice i
           WHERE i.project_id = $1 AND i.account_id = $2 AND NOT i.check_due
             AND (i.mpan_mprn = ANY ($3)
               OR (i.mpan_mprn IS NULL AND i.invoice_number IN (
                 SELECT unnest(ARRAY[own.invoice_number, own.corrects_invoice_number]) FROM documents.invoice own
                  WHERE own.project_id = $1 AND own.document_id = $4 AND own.mpan_mprn IS NULL))
               OR i.site_id IN (
                 SELECT p.site_id FROM documents.supply_point p WHERE p.project_id = $1 AND p.document_id = $4))
           ORDER BY i.document_id, i.position FOR UPDATE)`,
      [projectId, accountId, meterPoints, id],
    );
    // an update where there is a request: the job that takes it waits for this transaction, and finds our bills
    const [{ isNew }] = await this.database.query<{ isNew: boolean }>(
      `INSERT INTO documents.check_request AS waiting (project_id, account_id) VALUES ($1, $2)
         ON CONFLICT (project_id, account_id) DO UPDATE SET requested_at = waiting.requested_at
         RETURNING waiting.xmax = 0 OR waiting.requested_at < now() - make_interval(secs => $3) AS "isNew"`,
      [projectId, accountId, LOST_SECONDS],
    );
    if (isNew) await this.jobs.send(CHECK, { projectId, accountId });
  }

  /** Makes a bill known that has come in and will be read, so that its findings can be asked for: none yet. */
  async announce(document: Named, { referenceId, firstSiteId }: KnownAccount): Promise<void> {
    await this.validation.announce(filed(document, referenceId, firstSiteId));
  }

  /** Says of a bill that could not be read why there will be no findings. */
  async giveUp(document: Named, referenceId: string, siteId: string, failure: Failure): Promise<void> {
    await this.validation.giveUp(filed(document, referenceId, siteId), failure);
  }

  /** Forgets the checks of a paper beyond the meter points that it bills now. */
  forgetBeyond({ projectId, id }: DocumentEntity, meterPoints: number): Promise<void> {
    return this.validation.remove(projectId, id, meterPoints);
  }

  private async run(projectId: string, accountId: string): Promise<void> {
    if (await this.isToWait(projectId, accountId)) {
      const startAfter = new Date(Date.now() + LOOK_AGAIN_MS);
      return this.jobs.send(CHECK, { projectId, accountId }, { startAfter });
    }
    await this.database.repository(CheckRequestEntity).delete({ projectId, accountId });
    // once through: a bill that falls due again behind us has asked for a job of its own
    let last: InvoiceEntity | undefined;
    do last = await this.database.transaction(() => this.checkBatch(projectId, accountId, last));
    while (last);
  }

  /** Each of many papers that come together would have the bills of its meter point checked; once after all will do. */
  private async isToWait(projectId: string, accountId: string): Promise<boolean> {
    const [{ wait }] = await this.database.query<{ wait: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM documents.check_request r
                       WHERE r.project_id = $1 AND r.account_id = $2 AND r.requested_at > now() - make_interval(secs => $3))
          AND EXISTS (SELECT 1 FROM documents.document d
                       WHERE d.project_id = $1 AND d.account_id = $2
                         AND (d.status = 'pending' OR d.reread_requested_at IS NOT NULL)) AS wait`,
      [projectId, accountId, PATIENCE_SECONDS],
    );
    return wait;
  }

  /** Takes the next bills that are due and that nobody else has taken; gives the last one where there may be more. */
  private async checkBatch(
    projectId: string,
    accountId: string,
    after: InvoiceEntity | undefined,
  ): Promise<InvoiceEntity | undefined> {
    const query = this.database
      .repository(InvoiceEntity)
      .createQueryBuilder('bill')
      .where({ projectId, accountId, checkDue: true })
      .orderBy({ "coalesce(bill.mpan_mprn, '')": 'ASC', 'bill.document_id': 'ASC', 'bill.position': 'ASC' })
      .limit(BATCH)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked');
    if (after) {
      const place = { meterPoint: after.mpanMprn ?? '', document: after.documentId, position: after.position };
      query.andWhere(
        `(coalesce(bill.mpan_mprn, ''), bill.document_id, bill.position) > (:meterPoint, :document::uuid, :position)`,
        place,
      );
    }
    const due = await query.getMany();
    const account = await this.sites.account(projectId, accountId);
    if (!account || due.length === 0) return undefined;
    const material = await CheckMaterial.load(this.database, projectId, accountId, due);
    for (const bill of due) {
      const { documentId, position, siteId } = bill;
      const filed = { projectId, accountId, referenceId: account.referenceId, siteId, documentId, position };
      const callerDocumentId = material.nameOf(bill);
      const { outcome } = await this.validation.record({ ...filed, callerDocumentId }, material.of(bill));
      await this.database
        .repository(InvoiceEntity)
        .update({ projectId, documentId, position }, { validationStatus: outcome, checkDue: false });
    }
    return due.length === BATCH ? due.at(-1) : undefined;
  }
}

type Named = Pick<DocumentEntity, 'projectId' | 'accountId' | 'id' | 'documentId'>;

/** Why a paper could not be read: a stable code, and a sentence for people. */
interface Failure {
  code: string;
  detail: string;
}

/** A paper of which nothing is known yet but where it is. */
const filed = ({ projectId, accountId, id, documentId }: Named, referenceId: string, siteId: string): FiledBill => ({
  projectId,
  accountId,
  referenceId,
  siteId,
  documentId: id,
  callerDocumentId: documentId,
  position: 0,
});
