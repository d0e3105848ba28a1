import type { Page } from './page.js';
import type { Result, Wanted } from './pool/messages.js';
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
const TEXT_LIMIT_MS = 30_000;
const PAGE_LIMIT_MS = 50_000;
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
      const pages = await Promise.all(files.map(({ bytes }) => this.ocr(bytes, urgent, signal)));
      return this.fields(numbered(pages), wanted, urgent, signal);
    }
    const [{ bytes }] = files;
    const options = { limitMs: sniffFileType(bytes) === 'pdf' ? TEXT_LIMIT_MS : PAGE_LIMIT_MS, urgent, signal };
    const { result, pages = [], needOcr = [] } = await this.pool.run({ kind: 'read', bytes, wanted }, options);
    if (result) return result;
    const read = await Promise.all(needOcr.map((number) => this.ocr(bytes, urgent, signal, number)));
    const all = [...pages, ...read.map((page, index) => ({ ...page, number: needOcr[index] }))];
    return this.fields(
      all.sort((a, b) => a.number - b.number),
      wanted,
      urgent,
      signal,
    );
  }

  private ocr(bytes: Uint8Array, urgent: boolean, signal?: AbortSignal, pdfPage?: number): Promise<Page> {
    return this.pool.run({ kind: 'ocr', bytes, pdfPage }, { limitMs: PAGE_LIMIT_MS, urgent, signal });
  }

  private fields(pages: Page[], wanted: Wanted, urgent: boolean, signal?: AbortSignal): Promise<Result> {
    return this.pool.run({ kind: 'fields', pages, wanted }, { limitMs: TEXT_LIMIT_MS, urgent, signal });
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
