import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingFile } from './file-store.js';

/** What `@UploadedFile()` holds: the file in the temporary folder, hashed while it came in. */
export type UploadedFile = Express.Multer.File & IncomingFile;

/** Lets uploads run to a temporary file instead of memory, and hashes them on the way. */
export class UploadStorage implements StorageEngine {
  constructor(private readonly folder: string) {}

  _handleFile(
    _req: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<UploadedFile>) => void,
  ): void {
    this.receive(file.stream).then(
      (info) => done(undefined, info),
      (error: unknown) => done(error),
    );
  }

  private async receive(stream: NodeJS.ReadableStream): Promise<IncomingFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk);
        size += chunk.length;
        next(undefined, chunk);
      },
    });
    try {
      await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, size, sha256: hash.digest('hex') };
  }

  _removeFile(_req: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(file.path ?? '', { force: true }).then(() => done(null), done);
  }
}
