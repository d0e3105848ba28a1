import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Config } from '../config/index.js';
import {
  type DocumentExtraction,
  type DocumentType,
  READER_VERSION,
  Reader,
  ReadingProblem,
} from '../extraction/index.js';
import { FileStore } from '../platform/files/index.js';
import { isPassing } from '../platform/http/index.js';
import { type JobContext, Jobs } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import type { DocumentEntity } from './document.entity.js';
import { isRead } from './document-kinds.js';
import { isCorrected, keepCorrections } from './keep-corrections.js';
import { LockedDocuments } from './locked-documents.js';
import { READ, READ_LARGE, type ReadingJob } from './reading-requests.js';
import { type PaperContent, Records } from './records.service.js';

const NOTHING: PaperContent = { invoices: [] };

/** Why a document is `failed`. */
interface Failure {
  code: string;
  detail: string;
}

const FAULT: Failure = {
  code: 'internal',
  detail: 'The document could not be read because of a fault of the service. Upload it again.',
};

/** Reads documents in the background and records what they say. */
@Injectable()
export class Readings {
  constructor(
    config: Config,
    jobs: Jobs,
    private readonly store: FileStore,
    private readonly reader: Reader,
    private readonly locked: LockedDocuments,
    private readonly records: Records,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const read = (data: ReadingJob, context: JobContext) => this.run(data, context);
    // the readers take turns between the papers at hand: a long one among them leaves room for others
    jobs.handle(READ, 2 * config.extractionWorkers, read);
    jobs.handle(READ_LARGE, config.extractionWorkers, read);
  }

  private async run({ projectId, id, revision }: ReadingJob, context: JobContext): Promise<void> {
    const document = await this.records.find(projectId, id);
    if (!document || !isDue(document, revision)) return;
    // what was corrected by hand are the fields of a paper of this kind
    const corrected = isCorrected(await this.records.load(document));
    const type = corrected ? document.type : document.givenType;
    const result = await this.read(document, type ?? undefined, context);
    try {
      await this.keep(document, revision, result);
    } catch (error) {
      if (!context.lastAttempt || isPassing(error)) throw error;
      this.logger.error({ err: error, document: id }, 'What was read cannot be kept');
      await this.keep(document, revision, FAULT);
    }
  }

  private async keep(
    { projectId, accountId, id }: DocumentEntity,
    revision: number,
    result: DocumentExtraction | Failure,
  ): Promise<void> {
    await this.locked.change({ projectId, accountId, id }, async (current, account) => {
      // replaced or read by another meanwhile: this result is of no use
      if (!isDue(current, revision)) return;
      // what could be read once is not given up because it cannot be now
      if ('code' in result && current.status === 'processed') return this.records.keep(current);
      const { content, ...note } = 'code' in result ? failed(current, result) : await this.succeeded(current, result);
      await this.records.save(account, current, content, {
        ...note,
        readerVersion: READER_VERSION,
        readAt: new Date(),
        rereadRequestedAt: null,
      });
    });
  }

  private async succeeded(
    document: DocumentEntity,
    { type: found, pageCount, ocr, settlementConfigurations, nightHours, ...read }: DocumentExtraction,
  ) {
    const before = await this.records.load(document);
    const type = (isCorrected(before) ? document.type : document.givenType) ?? found;
    const { invoices = [], contract } = read;
    const { content, trail } = keepCorrections(
      before,
      contentOf(type, { invoices, contract }),
      await this.records.trail(document),
    );
    await this.records.saveTrail(trail);
    const hours = { settlementConfigurations: settlementConfigurations ?? null, nightHours: nightHours ?? null };
    const note = { content, type, pageCount, ocr, ...hours };
    if (isRead(type) && isEmpty(content)) {
      const failureDetail = `The document was read, but nothing that a document of the type ${type} says was found on it. If it is something else, upload it again with that documentType.`;
      return { ...note, content: NOTHING, status: 'failed' as const, failureCode: 'no_fields_found', failureDetail };
    }
    return { ...note, status: 'processed' as const, failureCode: null, failureDetail: null };
  }

  /** A file that cannot be read is a result; a fault of ours is tried again, and is a result the last time. */
  private async read(
    document: DocumentEntity,
    type: DocumentType | undefined,
    { attempts, lastAttempt, signal }: JobContext,
  ): Promise<DocumentExtraction | Failure> {
    try {
      const bytes = await this.store.read(document.fileKey);
      return await this.reader.readDocument({ bytes }, { type, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const isBusy = error instanceof ReadingProblem && error.code === 'queue_full';
      if (error instanceof ReadingProblem && !isBusy && !(error.mayPass && attempts === 0))
        return { code: error.code, detail: error.message };
      // what passes is waited for: a job that runs out of attempts meanwhile is sent again
      if (!lastAttempt || isBusy || isPassing(error)) throw error;
      this.logger.error({ err: error, document: document.id }, 'A document is given up');
      return FAULT;
    }
  }
}

const isDue = (document: DocumentEntity, revision: number): boolean =>
  document.revision === revision && (document.status === 'pending' || document.rereadRequestedAt !== null);

function failed({ givenType }: DocumentEntity, { code, detail }: Failure) {
  return {
    content: NOTHING,
    type: givenType ?? ('OTHER' as const),
    status: 'failed' as const,
    failureCode: code,
    failureDetail: detail,
  };
}

function contentOf(type: DocumentType, { invoices, contract }: PaperContent): PaperContent {
  if (type === 'CONTRACT') return { invoices: [], contract };
  return isRead(type) ? { invoices } : NOTHING;
}

function isEmpty({ invoices, contract }: PaperContent): boolean {
  return !contract && invoices.every(({ fields }) => Object.keys(fields).length === 0);
}
