import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Database } from '../platform/database/index.js';
import { FileStore, type IncomingFile } from '../platform/files/index.js';
import { ClusterCron } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';

const DAY_SECONDS = 86_400;
/** A file without a row may belong to an upload that is under way. */
const ORPHAN_AFTER_MS = DAY_SECONDS * 1000;
const BATCH = 500;

/**
 * The files that documents name. Equal files of a project are one file in the store, so that the removal of one
 * document's file and the arrival of another's may meet: both hold the key's lock while they look.
 */
@Injectable()
export class StoredFiles implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly cluster: ClusterCron,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const sql = 'SELECT EXISTS (SELECT 1 FROM documents.document) AS "hasFiles"';
    const [{ hasFiles }] = await this.database.query<{ hasFiles: boolean }>(sql);
    await this.store.open(hasFiles);
  }

  /**
   * Runs the transaction in which a row comes to name the file. The file is stored beside it, and durable before it
   * commits.
   */
  async claim<T>(key: string, file: IncomingFile, work: () => Promise<T>): Promise<T> {
    const isStored = this.store.put(key, file).then(
      () => true,
      () => false,
    );
    try {
      return await this.database.transaction(async () => {
        await this.database.lock(key);
        const result = await work();
        // before the lock was ours the file may have been taken away as the last document's, even while it was stored
        if (!(await isStored) || !(await this.store.has(key))) await this.store.put(key, file);
        return result;
      });
    } catch (error) {
      await isStored;
      await this.discard([key]);
      throw error;
    }
  }

  /** Removes those of the files that no document names. Call it after the transaction that let go of them. */
  async discard(keys: Iterable<string>): Promise<void> {
    for (const key of new Set(keys)) {
      try {
        await this.database.transaction(() => this.removeUnnamed(key));
      } catch (error) {
        this.logger.warn({ err: error, key }, 'A file that no document names could not be removed; the sweep will');
      }
    }
  }

  /** Daily: files that a crash left without a document. */
  @Cron('17 3 * * *')
  async sweep(): Promise<void> {
    await this.cluster.runOnce('documents.sweep-files', DAY_SECONDS, () =>
      this.sweepOlderThan(new Date(Date.now() - ORPHAN_AFTER_MS)),
    );
  }

  async sweepOlderThan(limit: Date): Promise<void> {
    const batch: string[] = [];
    for await (const { key, storedAt } of this.store.list()) {
      if (storedAt < limit) batch.push(key);
      if (batch.length === BATCH) await this.discard(await this.unnamed(batch.splice(0)));
    }
    await this.discard(await this.unnamed(batch));
  }

  private async removeUnnamed(key: string): Promise<void> {
    await this.database.lock(key);
    if ((await this.unnamed([key])).length > 0) await this.store.remove(key);
  }

  private async unnamed(keys: string[]): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>(
      `SELECT k.key FROM unnest($1::text[]) AS k (key)
        WHERE NOT EXISTS (SELECT 1 FROM documents.document d
                           WHERE d.file_key = k.key AND d.project_id =
                             CASE WHEN k.key ~ '^[0-9a-f-]{36}/' THEN split_part(k.key, '/', 1)::uuid END)`,
      [keys],
    );
    return rows.map((row) => row.key);
  }
}
