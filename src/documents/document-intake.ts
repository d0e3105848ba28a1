import { Injectable } from '@nestjs/common';
import { rm } from 'node:fs/promises';
import { Config } from '../config/index.js';
import { Database } from '../platform/database/index.js';
import { TemporaryFiles } from '../platform/files/index.js';
import { fileTooLarge, notFound } from '../platform/http/index.js';
import { type IncomingPaper, Papers } from './papers.service.js';
import { type SiteAccount, Sites, type SupplierSite } from './sites.service.js';
import { StoredFiles } from './stored-files.service.js';

/** A paper fetched from a supplier. */
export interface IncomingDocument extends IncomingPaper {
  projectId: string;
  accountId: string;
}

/** What the keeper of accounts tells of them: their beginning, their sites and papers, their end. */
@Injectable()
export class DocumentIntake {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly temporary: TemporaryFiles,
    private readonly sites: Sites,
    private readonly papers: Papers,
    private readonly files: StoredFiles,
  ) {}

  /** Makes the account's first site; call it in the transaction that makes the account. */
  createFirstSite(account: SiteAccount): Promise<void> {
    return this.sites.createFirst(account);
  }

  /**
   * Makes known the sites that the supplier's account names, with addresses and meter points, so that papers are filed
   * under them; sites that are known already are found again. Throws 404 when the account is gone.
   */
  async knowSites(projectId: string, accountId: string, sites: readonly SupplierSite[]): Promise<void> {
    await this.database.transaction(async () => {
      const account = await this.sites.lock(projectId, accountId);
      if (!account) throw notFound('account', accountId);
      await this.sites.know(account, sites);
    });
  }

  /**
   * Takes a paper fetched from a supplier, by the rules of an upload: the same documentId replaces, the same bytes
   * change nothing. Throws the problem that an upload would be answered with (codes `unsupported-type`,
   * `file-too-large`, `not-found`). Not to be called in a transaction: it commits.
   */
  async ingest({ projectId, accountId, documentId, type }: IncomingDocument, bytes: Buffer): Promise<void> {
    if (bytes.length > this.config.maxFileBytes) throw fileTooLarge(this.config.maxFileBytes);
    const account = await this.sites.account(projectId, accountId);
    if (!account) throw notFound('account', accountId);
    const file = await this.temporary.write(bytes);
    try {
      await this.papers.store(account, { documentId, type }, file);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  /** The files that the papers of accounts name: ask in the transaction that removes the accounts, before it does. */
  async filesOf(projectId: string, accountIds: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ file_key: string }>(
      `SELECT DISTINCT d.file_key FROM documents.document d WHERE d.project_id = $1 AND d.account_id = ANY ($2)`,
      [projectId, accountIds],
    );
    return rows.map((row) => row.file_key);
  }

  /** Removes those of the files that no paper names any more; call it after the transaction that removed the accounts. */
  discardFiles(keys: readonly string[]): Promise<void> {
    return this.files.discard(keys);
  }
}
