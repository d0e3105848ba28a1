import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from './page.js';
import type { Result, Source, Task, Wanted } from './pool/messages.js';
import { ReadingChild } from './pool/reading-child.js';
import { ReadingPool } from './pool/reading-pool.js';
import { sniffFileType } from './reading/file-type.js';
import {
  type ContractFields,
  type DocumentExtraction,
  type DocumentType,
  type Extraction,
  ReadingProblem,
  unsupportedType,
} from './results.js';

export interface ReaderOptions {
  /** Child processes that read. */
  workers: number;
  ocrEngine: 'auto' | 'tesseract' | 'tesseract.js';
  maxPages: number;
  /** The most pixels of one picture; 40 million by default. */
  maxPixels?: number;
  /** Where a file lies while its pages are read; the machine's temporary folder by default. */
  scratch?: string;
  /** Requests that may wait for a reader; 16 for each worker by default. */
  queueLimit?: number;
}

/** A file to read: its bytes, or the path of a file on this machine that stays until it has been read. */
export type InputFile = { bytes: Uint8Array } | { path: string };

const MAX_PIXELS = 40_000_000;
const QUEUED_PER_WORKER = 16;
/** Opening a file, reading its text layer, and one scanned page. */
const FILE_LIMIT_MS = 45_000;
const PAGE_LIMIT_MS = 45_000;
const FIELDS_LIMIT_MS = 30_000;
/** A request that somebody waits for is given up after this. */
const REQUEST_LIMIT_MS = 58_000;

const HEAD_BYTES = 64;

/** Reads papers in child processes under limits that a hostile file cannot pass. One for each process of the service. */
export class Reader {
  private readonly pool: ReadingPool;
  private readonly scratch: string;
  private starting?: Promise<void>;

  constructor(options: ReaderOptions) {
    this.scratch = options.scratch ?? tmpdir();
    const queueLimit = options.queueLimit ?? options.workers * QUEUED_PER_WORKER;
    const { ocrEngine, maxPages, maxPixels = MAX_PIXELS } = options;
    const settings = { ocrEngine, maxPages, maxPixels };
    this.pool = new ReadingPool(options.workers, queueLimit, () => new ReadingChild(settings));
  }

  /** Starts the children and waits until they are warm. */
  start(): Promise<void> {
    return (this.starting ??= this.pool.start());
  }

  /** Whether papers can be read; not where no child can be started. */
  canRead(): boolean {
    return this.pool.canRead();
  }

  /** How many children there are and have work, and how many tasks wait. */
  stats(): { size: number; busy: number; queued: number } {
    return this.pool.stats;
  }

  /**
   * Reads one contract: one PDF, or one to ten pictures in page order.
   * @throws ReadingProblem when the files cannot be read, or too many requests wait
   */
  async parseContract(files: InputFile[], options: { signal?: AbortSignal } = {}): Promise<Extraction<ContractFields>> {
    const limit = AbortSignal.timeout(REQUEST_LIMIT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    try {
      const result = await this.read(files, { contract: true }, true, signal);
      if ('contract' in result) return result.contract;
      throw new Error('A contract was asked for');
    } catch (error) {
      if (limit.aborted)
        throw new ReadingProblem('limit_exceeded', 'The files take too long to read. Send fewer pages at a time.');
      throw error;
    }
  }

  /**
   * Reads one filed paper. Without a type it is found from the content.
   * @throws ReadingProblem when the file cannot be read
   */
  async readDocument(
    file: InputFile,
    options: { type?: DocumentType; signal?: AbortSignal } = {},
  ): Promise<DocumentExtraction> {
    const result = await this.read([file], { document: options.type ?? 'unknown' }, false, options.signal);
    if ('document' in result) return result.document;
    throw new Error('A document was asked for');
  }

  private async read(files: InputFile[], wanted: Wanted, urgent: boolean, signal?: AbortSignal): Promise<Result> {
    await this.start();
    if (urgent && this.pool.isFull) {
      throw new ReadingProblem('queue_full', 'All readers are busy; try again in a moment.');
    }
    const sources = files.map((file) => ('path' in file ? { path: file.path } : { bytes: file.bytes }));
    if (sources.length > 1) {
      await checkAllPictures(sources);
      const tasks = sources.map((source): Task => ({ kind: 'picture', source }));
      return this.fields(numbered(await this.sideBySide(tasks, urgent, signal)), wanted, urgent, signal);
    }
    const [source] = sources;
    const read = await this.pool.run({ kind: 'read', source, wanted }, { limitMs: FILE_LIMIT_MS, urgent, signal });
    if (read.result) return read.result;
    const scans = await this.readScans(source, read.needOcr ?? [], urgent, signal);
    const pages = [...(read.pages ?? []), ...scans].sort((a, b) => a.number - b.number);
    return this.fields(pages, wanted, urgent, signal);
  }

  /** The file lies on the disk while its pages are read, so that it need not be sent for each of them. */
  private async readScans(source: Source, numbers: number[], urgent: boolean, signal?: AbortSignal): Promise<Page[]> {
    const tasksOn = (at: Source) => numbers.map((number): Task => ({ kind: 'pdfPage', source: at, number }));
    if ('path' in source) return this.sideBySide(tasksOn(source), urgent, signal);
    await mkdir(this.scratch, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(this.scratch, 'reading-'));
    try {
      const path = join(folder, 'document.pdf');
      await writeFile(path, source.bytes, { mode: 0o600 });
      return await this.sideBySide(tasksOn({ path }), urgent, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Pages are read by as many children as are free; when one fails, the others are called off. */
  private async sideBySide(tasks: Task[], urgent: boolean, signal?: AbortSignal): Promise<Page[]> {
    const group = new AbortController();
    const either = signal ? AbortSignal.any([signal, group.signal]) : group.signal;
    try {
      const options = { limitMs: PAGE_LIMIT_MS, urgent, signal: either };
      return (await Promise.all(tasks.map((task, order) => this.pool.run(task, { ...options, order })))) as Page[];
    } catch (error) {
      group.abort();
      throw error;
    }
  }

  private fields(pages: Page[], wanted: Wanted, urgent: boolean, signal?: AbortSignal): Promise<Result> {
    return this.pool.run({ kind: 'fields', pages, wanted }, { limitMs: FIELDS_LIMIT_MS, urgent, signal });
  }

  /** Ends the children; readings that run or wait fail. */
  async close(): Promise<void> {
    this.pool.close();
  }
}

function numbered(pages: Page[]): Page[] {
  return pages.map((page, index) => ({ ...page, number: index + 1 }));
}

/** Looks at the first bytes of several files before any of them is read. */
async function checkAllPictures(sources: Source[]): Promise<void> {
  const kinds = await Promise.all(sources.map(async (source) => sniffFileType(await headOf(source))));
  if (kinds.includes(undefined)) throw unsupportedType();
  if (kinds.includes('pdf')) {
    const detail = 'Send one PDF alone, or one or more pictures: neither several PDFs nor both kinds together.';
    throw new ReadingProblem('mixed_kinds', detail);
  }
}

async function headOf(source: Source): Promise<Uint8Array> {
  if ('bytes' in source) return source.bytes;
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
