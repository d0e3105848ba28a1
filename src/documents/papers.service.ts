import { Injectable } from '@nestjs/common';
import { type DocumentType, type FileType, isBill, sniffFileType } from '../extraction/index.js';
import { Database } from '../platform/database/index.js';
import { type IncomingFile, fileKey } from '../platform/files/index.js';
import { newId, notFound } from '../platform/http/index.js';
import { BillChecks } from './bill-checks.service.js';
import { isSimple } from './document-kinds.js';
import { DocumentEntity } from './document.entity.js';
import { unsupportedFile } from './documents.errors.js';
import { CorrectionEntity } from './evidence.entity.js';
import { LockedDocuments } from './locked-documents.js';
import { ReadingRequests } from './reading-requests.js';
import { Records } from './records.service.js';
import { type KnownAccount, Sites } from './sites.service.js';
import { StoredFiles } from './stored-files.service.js';

const EXTENSIONS: Record<FileType, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png' };
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
  settlementConfigurations: null,
  nightHours: null,
  readAt: null,
  rereadRequestedAt: null,
  fromDate: null,
  toDate: null,
} satisfies Partial<DocumentEntity>;

/**
 * A document that is not there yet, filed at the first site; no row when it is there.
 *
 * $1 project, $2 its id, $3 account, $4 the caller's id, $5 type, $6 status, $7 file, $8 extension, $9 bytes, $10 SHA-256,
 * $11 site
 */
const NEW_DOCUMENT = `
  WITH fresh AS (
    INSERT INTO documents.document
      (project_id, id, account_id, document_id, given_type, type, status, file_key, extension, size, sha256)
    VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10)
    ON CONFLICT DO NOTHING
    RETURNING project_id, id
  )
  INSERT INTO documents.filing (project_id, site_id, document_id)
  SELECT fresh.project_id, $11::uuid, fresh.id FROM fresh
  RETURNING document_id`;

/** Takes papers in and lets them go. */
@Injectable()
export class Papers {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly locked: LockedDocuments,
    private readonly sites: Sites,
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
    const extension = extensionOf(file);
    const content: FileColumns = {
      fileKey: fileKey(account.projectId, file.sha256, extension),
      extension,
      size: file.size,
      sha256: file.sha256,
    };
    const letGo = await this.files
      .claim(content.fileKey, file, () => this.record(account, paper, content))
      .catch((error: { code?: string }) => {
        // the account went while the file came
        if (error.code === FOREIGN_KEY_VIOLATION) throw notFound('account', account.accountId);
        throw error;
      });
    if (letGo) await this.files.discard([letGo]);
  }

  /** Removes a paper with its file, all that was read of it, and the places that it alone named; 404 when it is not there. */
  async remove(projectId: string, accountId: string, documentId: string): Promise<void> {
    const letGo = await this.locked.change({ projectId, accountId, documentId }, async (document, account) => {
      const meterPoints = await this.records.clear(document);
      await this.database.repository(DocumentEntity).delete({ projectId, id: document.id });
      await this.sites.prune(account);
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
    const { fileKey, extension, size, sha256 } = content;
    const inserted = await this.database.prepared(NEW_DOCUMENT, [
      ...[projectId, id, accountId, documentId, type, state.status],
      ...[fileKey, extension, size, sha256, account.firstSiteId],
    ]);
    if (inserted.length > 0) {
      await this.begin(account, { projectId, id, accountId, documentId, revision: 1, type, size });
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
      await this.begin(account, { ...present, revision, type, size: content.size });
      await this.checks.request(present, meterPoints);
      return { letGo: present.fileKey === content.fileKey ? undefined : present.fileKey };
    });
    // it was removed between the two statements: now it is a new one
    return replaced ? replaced.letGo : this.record(account, paper, content);
  }

  /** Has a paper read that is at the first site until then. */
  private async begin(account: KnownAccount, document: Begun): Promise<void> {
    if (!document.type || isBill(document.type)) await this.checks.announce(document, account);
    if (!isSimple(document.type)) await this.readings.send(document);
  }
}

type Begun = Pick<DocumentEntity, 'projectId' | 'id' | 'accountId' | 'documentId' | 'revision' | 'type' | 'size'>;

function extensionOf({ head }: IncomingFile): string {
  const kind = sniffFileType(head);
  if (!kind) throw unsupportedFile();
  return EXTENSIONS[kind];
}
