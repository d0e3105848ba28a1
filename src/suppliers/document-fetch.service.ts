import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DocumentIntake } from '../documents/index.js';
import { Database } from '../platform/database/index.js';
import { Problem } from '../platform/http/index.js';
import { Jobs } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import { AgreementIntake } from '../tariffs/index.js';
import { AccountLeases, type AccountRef, type HeldAccount } from './account-leases.js';
import { Clock } from './clock.js';
import { afterSuccess } from './connection-state.js';
import { Connections } from './connections.service.js';
import type { Connector, SupplierDocument, Visit } from './connectors/connector.js';
import { ConnectionFault } from './faults.js';
import { FetchedDocumentEntity } from './fetched-document.entity.js';
import { FETCH } from './fetch.queue.js';
import { Visits } from './visits.js';

/** The longest visit; what it has not brought by then is brought by the next. */
const VISIT_LIMIT_MS = 20 * 60_000;
/** Suppliers date papers back, and list them late: this far before the last visit is looked through again. */
const OVERLAP_MS = 90 * 24 * 3_600_000;
const AT_A_TIME = 4;

type Opened = { connector: Connector; visit: Visit };

/** Brings what is new from suppliers, as if it were uploaded. */
@Injectable()
export class DocumentFetch {
  constructor(
    jobs: Jobs,
    private readonly leases: AccountLeases,
    private readonly visits: Visits,
    private readonly connections: Connections,
    private readonly intake: DocumentIntake,
    private readonly agreements: AgreementIntake,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    jobs.handle(FETCH, AT_A_TIME, (ref, { signal }) => this.fetch(ref, signal));
  }

  /**
   * One visit. When somebody else is in contact with the supplier there is nothing to do: the account stays due until a
   * visit has ended well.
   */
  async fetch(ref: AccountRef, stopped: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(VISIT_LIMIT_MS), stopped]);
    await this.leases.withAccount(ref, async (held) => {
      if (held.account.expiryDate && held.account.expiryDate <= this.clock.now())
        return held.release({ nextAttemptAt: null });
      try {
        const opened = await this.visits.open(held, signal);
        await this.visits.contact(opened, () => opened.connector.verify(opened.visit));
        await this.learn(held, opened);
        const brought = await this.bring(held, opened);
        const now = this.clock.now();
        await held.release({ ...afterSuccess(now, Math.random()), documentsFetchedAt: opened.visit.now });
        this.logger.info({ ...ref, connector: opened.connector.name, brought }, 'Documents were fetched');
      } catch (error) {
        if (!(error instanceof ConnectionFault) || stopped.aborted) throw error;
        await this.connections.failed(held, error);
      }
    });
  }

  /** What the supplier says of the places and prices of the account. */
  private async learn({ account }: HeldAccount, opened: Opened): Promise<void> {
    const { projectId, id } = account;
    const { sites, agreements } = await this.visits.contact(opened, () => opened.connector.portfolio(opened.visit));
    await this.intake.knowSites(projectId, id, sites);
    const supplier = opened.visit.supplier.brand;
    await this.agreements.replace(
      projectId,
      id,
      agreements.map((agreement) => ({ ...agreement, supplier })),
    );
  }

  private async bring(held: HeldAccount, opened: Opened): Promise<number> {
    const { account } = held;
    const where = { projectId: account.projectId, accountId: account.id };
    const fetched = await this.database.repository(FetchedDocumentEntity).findBy(where);
    const known = new Set(fetched.map(({ supplierDocumentId }) => supplierDocumentId));
    const last = account.documentsFetchedAt;
    const listed = opened.connector.documents(opened.visit, last ? new Date(last.getTime() - OVERLAP_MS) : undefined);
    const each = listed[Symbol.asyncIterator]();
    let brought = 0;
    for (;;) {
      const next = await this.visits.contact(opened, () => each.next());
      if (next.done) return brought;
      const document = next.value;
      if (opened.visit.signal.aborted) throw new ConnectionFault('SUPPLIER_UNAVAILABLE', { hint: 'time limit' });
      if (known.has(document.id)) continue;
      known.add(document.id);
      const bytes = await this.visits.contact(opened, () => document.download());
      await this.file(held, document, bytes);
      brought += 1;
    }
  }

  /** Files one paper. What is refused (not a PDF, too large) is remembered, so that it is not asked for each day. */
  private async file(held: HeldAccount, { id: documentId, type }: SupplierDocument, bytes: Buffer): Promise<void> {
    const { projectId, id: accountId } = held.account;
    let refusedCode: string | null = null;
    await held.confirm();
    try {
      await this.intake.ingest({ projectId, accountId, documentId, type }, bytes);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      refusedCode = error.code;
      this.logger.warn({ projectId, accountId, documentId, code: refusedCode }, 'A fetched document was refused');
    }
    await this.database.transaction(async () => {
      await held.confirm();
      const row = { projectId, accountId, supplierDocumentId: documentId, refusedCode, fetchedAt: this.clock.now() };
      await this.database.repository(FetchedDocumentEntity).insert(row);
    });
  }
}
