import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES, type IncomingFile } from './file-store.js';

/** Pieces that come while others are written go to the file together. */
const WRITTEN_AT_ONCE = 2 ** 18;

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
    const path = join(this.folder, randomUUID());
    const file = await this.create(path);
    const hash = createHash('sha256');
    let size = 0;
    let head = Buffer.alloc(0);
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk);
        size += chunk.length;
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
        next(undefined, chunk);
      },
    });
    try {
      await pipeline(stream, meter, file.createWriteStream({ highWaterMark: WRITTEN_AT_ONCE }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, size, sha256: hash.digest('hex'), head };
  }

  private create(path: string): Promise<FileHandle> {
    return open(path, 'wx', 0o600).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      return open(path, 'wx', 0o600);
    });
  }

  _removeFile(_req: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(file.path ?? '', { force: true }).then(() => done(null), done);
  }
}
