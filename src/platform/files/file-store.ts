import type { Readable } from 'node:stream';
import { Problem } from '../http/index.js';

/** A file that has come in and lies in the temporary folder, hashed. */
export interface IncomingFile {
  /** Where it lies until it is put into the store or discarded. */
  path: string;
  size: number;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
  /** Its first bytes (up to `HEAD_BYTES`): enough to tell its kind. */
  head: Buffer;
}

export const HEAD_BYTES = 64;

/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

/** 503: the store is not there just now. What it holds is not lost, and nothing is taken that it could not keep. */
export class FileStoreAway extends Problem {
  constructor(cause: unknown) {
    super(503, 'file-store-away', 'The files cannot be reached just now; try again.', {
      headers: { 'Retry-After': '5' },
    });
    this.cause = cause;
  }
}

/**
 * Where the papers lie. Keys are made by `fileKey`: content-addressed, so that the same bytes of one project are kept
 * once. A file is durable when `put` resolves. All throw FileStoreAway while the store is not there.
 */
export abstract class FileStore {
  /**
   * To be called before the first use. A place without files is made into a store, unless `hasFiles` says that the
   * store holds some: then the place is not the store (a disk that is not mounted), and everything is refused until it is.
   */
  abstract open(hasFiles: boolean): Promise<void>;
  /** Stores the file under the key; the same key again changes nothing. The incoming file is left, and must not change. */
  abstract put(key: string, file: IncomingFile): Promise<void>;
  abstract has(key: string): Promise<boolean>;
  /** The whole file. Throws when it is not there. */
  abstract read(key: string): Promise<Buffer>;
  /** The bytes as a stream, or a range of them. */
  abstract stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes it; a key that is not there is no error. */
  abstract remove(key: string): Promise<void>;
  /** All keys with the time they were stored, for finding files that no row names. */
  abstract list(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Throws when the store cannot be written to just now. */
  abstract check(): Promise<void>;
}

/** `<project>/<first two of the hash>/<hash>.<extension>`. */
export function fileKey(projectId: string, sha256: string, extension: string): string {
  return `${projectId}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
}
