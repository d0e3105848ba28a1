import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, FileStore, FileStoreAway, type IncomingFile } from './file-store.js';

/** Lies in the folder of a store. Without it a folder is another one, such as the place of a disk that is not mounted. */
const MARK = '.wattfile';

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function hashOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch (error) {
    // removed meanwhile
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The folders above new ones: they are flushed too, or the new ones could be gone after a power cut. */
function foldersFrom(made: string | undefined, folder: string): string[] {
  if (!made) return [];
  const above: string[] = [];
  for (let at = folder; at.length >= made.length; above.push(at)) at = dirname(at);
  return above;
}

/** Files under one folder. */
export class LocalFileStore extends FileStore {
  constructor(private readonly root: string) {
    super();
  }

  async open(hasFiles: boolean): Promise<void> {
    const found = await readdir(this.root).catch((): string[] => []);
    if (found.includes(MARK) || (hasFiles && found.length === 0)) return;
    const made = await mkdir(this.root, { recursive: true });
    await (await open(join(this.root, MARK), 'a')).close();
    await syncPath(this.root);
    for (const folder of foldersFrom(made, this.root)) await syncPath(folder);
  }

  async check(): Promise<void> {
    await access(join(this.root, MARK), constants.W_OK).catch((error: unknown) => {
      throw new FileStoreAway(error);
    });
  }

  /** A file that is not found in a store that is there is another matter than a store that is not. */
  private async looked<T>(look: Promise<T>): Promise<T> {
    try {
      return await look;
    } catch (error) {
      await this.check();
      throw error;
    }
  }

  private path(key: string): string {
    const path = join(this.root, key);
    if (!path.startsWith(this.root + sep)) throw new Error('A file key leads out of the store');
    return path;
  }

  /**
   * The file itself becomes the stored one, by a second name in the store: its bytes are written once. File and folder
   * are flushed side by side, so that a power cut may leave the name with half of the bytes, of which no row tells: what
   * has the name already is therefore looked at, and replaced when it is not the same.
   */
  async put(key: string, file: IncomingFile): Promise<void> {
    const target = this.path(key);
    const folder = dirname(target);
    await this.check();
    let above: string[] = [];
    await this.place(file, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      above = foldersFrom(await mkdir(folder, { recursive: true }), folder);
      await this.place(file, target);
    });
    await Promise.all([target, folder, ...above].map(syncPath));
  }

  private async place(file: IncomingFile, target: string): Promise<void> {
    try {
      await link(file.path, target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw error;
      const isThere = code === 'EEXIST' && (await hashOf(target)) === file.sha256;
      if (!isThere) await this.copy(file.path, target);
    }
  }

  /** For another file system, or one without second names. */
  private async copy(from: string, target: string): Promise<void> {
    const fresh = `${target}.${randomUUID()}.new`;
    try {
      await copyFile(from, fresh, constants.COPYFILE_FICLONE);
      await rename(fresh, target);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
  }

  async has(key: string): Promise<boolean> {
    return access(this.path(key)).then(
      () => true,
      async () => {
        await this.check();
        return false;
      },
    );
  }

  read(key: string): Promise<Buffer> {
    return this.looked(readFile(this.path(key)));
  }

  async stream(key: string, range?: ByteRange): Promise<Readable> {
    const path = this.path(key);
    await this.looked(access(path, constants.R_OK));
    return createReadStream(path, range);
  }

  async remove(key: string): Promise<void> {
    await this.check();
    await unlink(this.path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  async *list(): AsyncIterable<{ key: string; storedAt: Date }> {
    await this.check();
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || entry.name === MARK) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key: relative(this.root, path).split(sep).join('/'), storedAt: found.mtime };
    }
  }
}
