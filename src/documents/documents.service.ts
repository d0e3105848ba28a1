import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { validate as isUuid } from 'uuid';
import { Database } from '../platform/database/index.js';
import { type ByteRange, FileStore, type IncomingFile } from '../platform/files/index.js';
import { type Principal, notFound } from '../platform/http/index.js';
import type { CorrectionsDto } from './corrections.dto.js';
import { Corrections } from './corrections.service.js';
import { DocumentEntity } from './document.entity.js';
import { type DocumentEvidenceDto, toEvidence } from './evidence.dto.js';
import { type IncomingPaper, Papers } from './papers.service.js';
import { ReadingRequests } from './reading-requests.js';
import { Records } from './records.service.js';
import { listSites } from './site-list.queries.js';
import { type KnownAccount, Sites } from './sites.service.js';

/** What callers may do with the papers of their accounts. */
@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly sites: Sites,
    private readonly papers: Papers,
    private readonly records: Records,
    private readonly corrections: Corrections,
    private readonly readings: ReadingRequests,
  ) {}

  /** Takes the paper; gives the account's sites as JSON. Throws 503 while too many papers wait to be read. */
  async upload(
    caller: Principal,
    accountId: string,
    paper: IncomingPaper,
    file: IncomingFile,
  ): Promise<string | Readable> {
    const account = await this.allow(caller, accountId);
    await this.readings.refuseWhenFull();
    await this.papers.store(account, paper, file);
    return listSites(this.database, caller.projectId, accountId);
  }

  async find(caller: Principal, accountId: string, documentId: string): Promise<DocumentEntity> {
    await this.allow(caller, accountId);
    const where = { projectId: caller.projectId, accountId, documentId };
    const document = await this.database.repository(DocumentEntity).findOneBy(where);
    if (!document) throw notFound('document', documentId);
    return document;
  }

  stream({ fileKey }: DocumentEntity, range?: ByteRange): Promise<Readable> {
    return this.store.stream(fileKey, range);
  }

  async evidence(caller: Principal, accountId: string, documentId: string): Promise<DocumentEvidenceDto> {
    const document = await this.find(caller, accountId, documentId);
    return toEvidence(document, await this.records.load(document), await this.records.trail(document));
  }

  async correct(caller: Principal, accountId: string, documentId: string, corrections: CorrectionsDto): Promise<void> {
    await this.allow(caller, accountId);
    await this.corrections.correct(
      { projectId: caller.projectId, accountId, documentId },
      corrections,
      caller.clientId,
    );
  }

  async remove(caller: Principal, accountId: string, documentId: string): Promise<void> {
    await this.allow(caller, accountId);
    await this.papers.remove(caller.projectId, accountId, documentId);
  }

  /** 404 unless the account is one of the caller's project, and of a business that the caller may see. */
  private async allow(caller: Principal, accountId: string): Promise<KnownAccount> {
    const account = isUuid(accountId) ? await this.sites.account(caller.projectId, accountId) : undefined;
    if (!account || !caller.mayUse(account.referenceId)) throw notFound('account', accountId);
    return account;
  }
}
