import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../config/index.js';
import { FileStore, HEAD_BYTES, type IncomingFile } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';
import { UploadStorage } from './upload-storage.js';

const CLEAR_MS = 3_600_000;
/** Longer than any request or reading lasts: what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 2 * CLEAR_MS;

/** Where incoming files lie until they are stored, and files of many pages while they are read. */
export class TemporaryFiles implements OnModuleInit {
  readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'incoming');
  }

  /** Makes the folder, and clears what a killed process left. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.clear();
  }

  /** Clears what a killed process left. */
  @Interval(CLEAR_MS)
  async clear(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
    }
  }

  /** Brings bytes that did not come by upload (a paper fetched from a supplier) into the form of an upload. */
  async write(bytes: Buffer): Promise<IncomingFile> {
    const path = join(this.folder, randomUUID());
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { path, size: bytes.length, sha256, head: bytes.subarray(0, HEAD_BYTES) };
  }
}

@Global()
@Module({
  providers: [
    {
      provide: FileStore,
      inject: [Config],
      useFactory: (config: Config) =>
        config.s3 ? new S3FileStore(config.s3) : new LocalFileStore(join(config.dataDir, 'files')),
    },
    { provide: TemporaryFiles, inject: [Config], useFactory: (config: Config) => new TemporaryFiles(config) },
    {
      provide: UploadStorage,
      inject: [TemporaryFiles],
      useFactory: (temporary: TemporaryFiles) => new UploadStorage(temporary.folder),
    },
  ],
  exports: [FileStore, TemporaryFiles, UploadStorage],
})
export class FilesModule {}
