import { Injectable } from '@nestjs/common';
import { open } from 'node:fs/promises';
import { type DocumentType, type FileType, sniffFileType } from '../extraction/index.js';
import { Database } from '../platform/database/index.js';
import { type IncomingFile, fileKey } from '../platform/files/index.js';
import { newId, notFound } from '../platform/http/index.js';
import { BillChecks } from './bill-checks.service.js';
import { isBill, isSimple } from './document-kinds.js';
import { DocumentEntity } from './document.entity.js';
import { unsupportedFile } from './documents.errors.js';
import { CorrectionEntity } from './evidence.entity.js';
import { LockedDocuments } from './locked-documents.js';
import { ReadingRequests } from './reading-requests.js';
import { Records } from './records.service.js';
import type { KnownAccount } from './sites.service.js';
import { StoredFiles } from './stored-files.service.js';

const EXTENSIONS: Record<FileType, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png' };
/** Enough of a file to tell its kind. */
const HEAD_BYTES = 64;
const FOREIGN_KEY_VIOLATION = '23503';

/** A paper that comes in, by upload or from a supplier. */
export interface IncomingPaper {
  /** The caller's; unique in the account. */
  documentId: string;
  /** Absent: found from the content. */
  type?: DocumentType;
}

type FileColumns = Pick<DocumentEntity, 'fileKey' | 'extension' | 'size' | 'sha256'>;

/** A document of which nothing has been read. */
const UNREAD = {
  failureCode: null,
  failureDetail: null,
  pageCount: null,
  ocr: null,
  readerVersion: null,
  readAt: null,
  rereadRequestedAt: null,
  fromDate: null,
  toDate: null,
} satisfies Partial<DocumentEntity>;

/** Takes papers in and lets them go. */
@Injectable()
export class Papers {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly locked: LockedDocuments,
    private readonly records: Records,
    private readonly readings: ReadingRequests,
    private readonly checks: BillChecks,
  ) {}

  /**
   * Takes a paper: when this resolves, its bytes are durable and its row and its reading are committed. The same
   * documentId again replaces the paper; the same bytes again change nothing. The incoming file stays for the caller to
   * discard. Throws 415 for other kinds of file, 404 when the account is gone.
   */
  async store(account: KnownAccount, paper: IncomingPaper, file: IncomingFile): Promise<void> {
    const extension = await extensionOf(file);
    const content: FileColumns = {
      fileKey: fileKey(account.projectId, file.sha256, extension),
      extension,
      size: file.size,
      sha256: file.sha256,
    };
    const letGo = await this.files
      .claim(content.fileKey, file, () => this.record(account, paper, content))
      .catch((error: { driverError?: { code?: string } }) => {
        // the account went while the file came
        if (error.driverError?.code === FOREIGN_KEY_VIOLATION) throw notFound('account', account.accountId);
        throw error;
      });
    if (letGo) await this.files.discard([letGo]);
  }

  /** Removes a paper with its file and all that was read of it; 404 when it is not there. */
  async remove(projectId: string, accountId: string, documentId: string): Promise<void> {
    const letGo = await this.locked.change({ projectId, accountId, documentId }, async (document) => {
      const meterPoints = await this.records.clear(document);
      await this.database.repository(DocumentEntity).delete({ projectId, id: document.id });
      await this.checks.request(document, meterPoints);
      return document.fileKey;
    });
    if (!letGo) throw notFound('document', documentId);
    await this.files.discard([letGo]);
  }

  /** Writes the row and the job; gives the file that the document no longer names, if any. */
  private async record(account: KnownAccount, paper: IncomingPaper, content: FileColumns): Promise<string | undefined> {
    const { projectId, accountId } = account;
    const { documentId, type = null } = paper;
    const state = { ...content, givenType: type, type, status: isSimple(type) ? 'processed' : 'pending' } as const;
    const id = newId();
    const inserted = await this.database
      .repository(DocumentEntity)
      .createQueryBuilder()
      .insert()
      .values({ projectId, id, accountId, documentId, ...state })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length > 0) {
      await this.records.fileFirst({ projectId, id }, account.firstSiteId);
      await this.begin(account, { projectId, id, accountId, documentId, revision: 1, type });
      return undefined;
    }
    const replaced = await this.locked.change({ projectId, accountId, documentId }, async (present) => {
      if (present.sha256 === content.sha256 && (!type || type === present.type)) return { letGo: undefined };
      const meterPoints = await this.records.clear(present);
      await this.database.repository(CorrectionEntity).delete({ projectId, documentId: present.id });
      const revision = present.revision + 1;
      await this.database
        .repository(DocumentEntity)
        .update({ projectId, id: present.id }, { ...state, ...UNREAD, revision, uploadedAt: () => 'now()' });
      await this.records.fileUnder(present, [account.firstSiteId]);
      await this.checks.forgetBeyond(present, 0);
      await this.begin(account, { ...present, revision, type });
      await this.checks.request(present, meterPoints);
      return { letGo: present.fileKey === content.fileKey ? undefined : present.fileKey };
    });
    // it was removed between the two statements: now it is a new one
    return replaced ? replaced.letGo : this.record(account, paper, content);
  }

  /** Has a paper read that is at the first site until then. */
  private async begin(account: KnownAccount, document: Begun): Promise<void> {
    if (isBill(document.type)) await this.checks.announce(document, account);
    if (!isSimple(document.type)) await this.readings.send(document);
  }
}

type Begun = Pick<DocumentEntity, 'projectId' | 'id' | 'accountId' | 'documentId' | 'revision' | 'type'>;

async function extensionOf({ path }: IncomingFile): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const kind = sniffFileType(buffer.subarray(0, bytesRead));
    if (!kind) throw unsupportedFile();
    return EXTENSIONS[kind];
  } finally {
    await file.close();
  }
}
