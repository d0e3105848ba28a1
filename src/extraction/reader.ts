import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from './page.js';
import type { Result, Task, Wanted } from './pool/messages.js';
import { ReadingPool } from './pool/reading-pool.js';
import { sniffFileType } from './reading/file-type.js';
import {
  type ContractFields,
  type DocumentExtraction,
  type DocumentType,
  type Extraction,
  ReadingProblem,
} from './results.js';

export interface ReaderOptions {
  /** Child processes that read. */
  workers: number;
  ocrEngine: 'auto' | 'tesseract' | 'tesseract.js';
  maxPages: number;
  /** The most pixels of one picture; 40 million by default. */
  maxPixels?: number;
  /** Requests that may wait for a reader; 16 for each worker by default. */
  queueLimit?: number;
}

/** A file to read. */
export interface InputFile {
  bytes: Uint8Array;
}

const MAX_PIXELS = 40_000_000;
const QUEUED_PER_WORKER = 16;
/** Opening a PDF, reading its text layer, and one scanned page. */
const FILE_LIMIT_MS = 45_000;
const PAGE_LIMIT_MS = 45_000;
const FIELDS_LIMIT_MS = 30_000;
/** A request that somebody waits for is given up after this. */
const REQUEST_LIMIT_MS = 58_000;

const KIND_TEXT = 'Send a PDF, or JPEG or PNG pictures.';

/** Reads papers in child processes under limits that a hostile file cannot pass. One for each process of the service. */
export class Reader {
  private readonly pool: ReadingPool;
  private starting?: Promise<void>;

  constructor(options: ReaderOptions) {
    const queueLimit = options.queueLimit ?? options.workers * QUEUED_PER_WORKER;
    this.pool = new ReadingPool(options.workers, queueLimit, {
      ocrEngine: options.ocrEngine,
      maxPages: options.maxPages,
      maxPixels: options.maxPixels ?? MAX_PIXELS,
    });
  }

  /** Starts the children and waits until they are warm. */
  start(): Promise<void> {
    return (this.starting ??= this.pool.start());
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
    if (this.pool.isFull) throw new ReadingProblem('queue_full', 'All readers are busy; try again in a moment.');
    try {
      const result = await this.read(files, { contract: true }, true, signal);
      if ('contract' in result) return result.contract;
      throw new Error('A contract was asked for');
    } catch (error) {
      if (limit.aborted) throw new ReadingProblem('limit_exceeded', 'The files take too long to read.');
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
    checkKinds(files);
    await this.start();
    if (files.length > 1) {
      const tasks = files.map(({ bytes }): Task => ({ kind: 'picture', bytes }));
      return this.fields(numbered(await this.sideBySide(tasks, urgent, signal)), wanted, urgent, signal);
    }
    const [{ bytes }] = files;
    const limitMs = sniffFileType(bytes) === 'pdf' ? FILE_LIMIT_MS : PAGE_LIMIT_MS;
    const read = await this.pool.run({ kind: 'read', bytes, wanted }, { limitMs, urgent, signal });
    if (read.result) return read.result;
    const scans = await this.readScans(bytes, read.needOcr ?? [], urgent, signal);
    const pages = [...(read.pages ?? []), ...scans].sort((a, b) => a.number - b.number);
    return this.fields(pages, wanted, urgent, signal);
  }

  /** The file lies on the disk while its pages are read, so that it need not be sent for each of them. */
  private async readScans(
    bytes: Uint8Array,
    numbers: number[],
    urgent: boolean,
    signal?: AbortSignal,
  ): Promise<Page[]> {
    const folder = await mkdtemp(join(tmpdir(), 'reading-'));
    try {
      const path = join(folder, 'document.pdf');
      await writeFile(path, bytes, { mode: 0o600 });
      const tasks = numbers.map((number): Task => ({ kind: 'pdfPage', path, number }));
      return await this.sideBySide(tasks, urgent, signal);
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
      return (await Promise.all(tasks.map((task) => this.pool.run(task, options)))) as Page[];
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

function checkKinds(files: InputFile[]): void {
  const kinds = files.map(({ bytes }) => sniffFileType(bytes));
  if (kinds.includes(undefined))
    throw new ReadingProblem('unsupported_type', `A file is neither PDF nor JPEG nor PNG. ${KIND_TEXT}`);
  if (kinds.length > 1 && kinds.includes('pdf')) {
    throw new ReadingProblem('mixed_kinds', 'Send one PDF alone, or one or more pictures, not both kinds together.');
  }
}
