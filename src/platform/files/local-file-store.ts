import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, FileStore, type IncomingFile } from './file-store.js';

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files under one folder. Each is written whole beside its place, flushed, renamed, and its folder flushed. */
export class LocalFileStore extends FileStore {
  constructor(private readonly root: string) {
    super();
  }

  private path(key: string): string {
    const path = join(this.root, key);
    if (!path.startsWith(this.root + sep)) throw new Error('A file key leads out of the store');
    return path;
  }

  async put(key: string, file: IncomingFile): Promise<void> {
    const target = this.path(key);
    if (await this.has(key)) return;
    const made = await mkdir(dirname(target), { recursive: true });
    const fresh = `${target}.${randomUUID()}.new`;
    try {
      await copyFile(file.path, fresh, constants.COPYFILE_FICLONE);
      await syncPath(fresh);
      await rename(fresh, target);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
    await syncPath(dirname(target));
    if (made) await this.syncUpTo(dirname(target), dirname(made));
  }

  /** Flushes the folders above a new folder, or the folder itself could be gone after a power cut. */
  private async syncUpTo(folder: string, top: string): Promise<void> {
    for (let at = folder; at.length > top.length;) {
      at = dirname(at);
      await syncPath(at);
    }
  }

  async has(key: string): Promise<boolean> {
    return access(this.path(key)).then(
      () => true,
      () => false,
    );
  }

  read(key: string): Promise<Buffer> {
    return readFile(this.path(key));
  }

  async stream(key: string, range?: ByteRange): Promise<Readable> {
    const path = this.path(key);
    await access(path, constants.R_OK);
    return createReadStream(path, range);
  }

  async remove(key: string): Promise<void> {
    await unlink(this.path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  async *list(): AsyncIterable<{ key: string; storedAt: Date }> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key: relative(this.root, path).split(sep).join('/'), storedAt: found.mtime };
    }
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.W_OK);
  }
}
