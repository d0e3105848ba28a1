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
import { type JobContext, Jobs } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import { isBill } from './bill-checks.service.js';
import type { DocumentEntity } from './document.entity.js';
import { LockedDocuments } from './locked-documents.js';
import { READ, type ReadingJob } from './reading-requests.js';
import { type PaperContent, Records } from './records.service.js';

const NOTHING: PaperContent = { invoices: [] };

/** Why a document is `failed`. */
interface Failure {
  code: string;
  detail: string;
}

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
    jobs.handle(READ, config.extractionWorkers, (data, context) => this.run(data, context));
  }

  private async run({ projectId, id, revision }: ReadingJob, context: JobContext): Promise<void> {
    const document = await this.records.find(projectId, id);
    if (!document || !isDue(document, revision)) return;
    const result = await this.read(document, context);
    await this.locked.change({ projectId, accountId: document.accountId, id }, async (current, account) => {
      // replaced or read by another meanwhile: this result is of no use
      if (!isDue(current, revision)) return;
      const { content, ...note } = 'code' in result ? failed(current, result) : succeeded(current, result);
      await this.records.save(account, current, content, {
        ...note,
        readerVersion: READER_VERSION,
        readAt: new Date(),
      });
    });
  }

  /** A file that cannot be read is a result; a fault of ours is tried again, and is a result the last time. */
  private async read(
    document: DocumentEntity,
    { lastAttempt, signal }: JobContext,
  ): Promise<DocumentExtraction | Failure> {
    try {
      const bytes = await this.store.read(document.fileKey);
      return await this.reader.readDocument({ bytes }, { type: document.givenType ?? undefined, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ReadingProblem && error.code !== 'queue_full') {
        return { code: error.code, detail: error.message };
      }
      if (!lastAttempt) throw error;
      this.logger.error({ err: error, document: document.id }, 'A document is given up');
      return {
        code: 'internal',
        detail: 'The document could not be read because of a fault of the service. Upload it again.',
      };
    }
  }
}

const isDue = (document: DocumentEntity, revision: number): boolean =>
  document.revision === revision && document.status === 'pending';

function failed({ givenType }: DocumentEntity, { code, detail }: Failure) {
  return {
    content: NOTHING,
    type: givenType ?? ('OTHER' as const),
    status: 'failed' as const,
    failureCode: code,
    failureDetail: detail,
  };
}

function succeeded(
  document: DocumentEntity,
  { type: found, pageCount, ocr, invoices = [], contract }: DocumentExtraction,
) {
  const type = document.givenType ?? found;
  const content = contentOf(type, { invoices, contract });
  const note = { content, type, pageCount, ocr };
  if (isRead(type) && isEmpty(content)) {
    const failureDetail = `The document was read, but nothing that a document of the type ${type} says was found on it.`;
    return { ...note, status: 'failed' as const, failureCode: 'no_fields_found', failureDetail };
  }
  return { ...note, status: 'processed' as const, failureCode: null, failureDetail: null };
}

function contentOf(type: DocumentType, { invoices, contract }: PaperContent): PaperContent {
  if (type === 'CONTRACT') return { invoices: [], contract };
  return isRead(type) ? { invoices } : NOTHING;
}

const isRead = (type: DocumentType): boolean => type === 'CONTRACT' || isBill(type);

function isEmpty({ invoices, contract }: PaperContent): boolean {
  return !contract && invoices.every(({ fields }) => Object.keys(fields).length === 0);
}
