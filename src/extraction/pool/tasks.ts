import { readFileSync } from 'node:fs';
import { classify, surelyBill } from '../classify.js';
import { extractContract } from '../contract.js';
import { extractInvoices } from '../invoice.js';
import type { Page } from '../page.js';
import { sniffFileType } from '../reading/file-type.js';
import { PageReader } from '../reading/page-reader.js';
import { PRACTICE_PAGES, practicePaper } from '../reading/practice-paper.js';
import { type DocumentExtraction, type DocumentType, isBill, ReadingProblem, unsupportedType } from '../results.js';
import { nightHoursOf } from '../night-hours.js';
import { settlementConfigurationsOf } from '../settlement.js';
import type { Answers, ChildSettings, ReadAnswer, Result, Source, Task, Wanted } from './messages.js';

const PRACTICE_PIXELS = 1_000_000;

/** Carries out the tasks of a child: pages out of bytes, fields out of pages. */
export class TaskRunner {
  private readonly reader: PageReader;
  private readonly practiceReader: PageReader;

  constructor(settings: ChildSettings) {
    this.reader = new PageReader(settings);
    // the limits are for papers of callers, and may be below ours
    this.practiceReader = new PageReader({ ...settings, maxPages: PRACTICE_PAGES, maxPixels: PRACTICE_PIXELS });
  }

  /** Loads what reading needs, so that the first paper does not wait for it. */
  async warmUp(): Promise<void> {
    await Promise.all([this.reader.warmUp(), this.practise()]);
  }

  /** Reads a paper of its own: the engine makes code fast that has run a few times. */
  async practise(): Promise<void> {
    const { pages } = await this.practiceReader.readPdf(practicePaper());
    fieldsOf(pages, { contract: true });
  }

  async run(task: Task, share: number): Promise<Answers[Task['kind']]> {
    switch (task.kind) {
      case 'read':
        return this.read(bytesOf(task.source), task.wanted, share);
      case 'picture':
        return this.reader.readPicture(bytesOf(task.source), share);
      case 'pdfPage':
        return this.reader.readPdfPage(bytesOf(task.source), task.number, share);
      case 'fields':
        return fieldsOf(task.pages, task.wanted);
    }
  }

  private async read(bytes: Uint8Array, wanted: Wanted, share: number): Promise<ReadAnswer> {
    const kind = sniffFileType(bytes);
    if (!kind) throw unsupportedType();
    if (kind !== 'pdf') {
      const page = await this.reader.readPicture(bytes, share);
      return { result: fieldsOf([page], wanted) };
    }
    const { pages, needOcr } = await this.reader.readPdf(bytes, share);
    return needOcr.length ? { pages, needOcr } : { result: fieldsOf(pages, wanted) };
  }
}

// A child does nothing else meanwhile, and reading at once spares four trips to another thread.
const bytesOf = (source: Source): Uint8Array => ('bytes' in source ? source.bytes : readFileSync(source.path));

function fieldsOf(pages: Page[], wanted: Wanted): Result {
  if (!pages.some((page) => page.words.length > 0)) {
    const detail = 'No text could be found on the pages. Send a sharper picture, or the PDF as the supplier sent it.';
    throw new ReadingProblem('no_text_found', detail);
  }
  if ('contract' in wanted || wanted.document === 'CONTRACT') refuseBill(pages);
  return 'contract' in wanted ? { contract: extractContract(pages) } : { document: documentOf(pages, wanted.document) };
}

const NAMES: Partial<Record<DocumentType, string>> = {
  INVOICE: 'an invoice',
  CREDIT_NOTE: 'a credit note',
  DEBIT_NOTE: 'a debit note',
};

/** What a bill says of prices is no agreement: read as a contract, it would be held against right bills. */
function refuseBill(pages: Page[]): void {
  const type = surelyBill(pages);
  if (!type) return;
  const detail =
    `The file seems to be ${NAMES[type]}, not a contract. Send the contract, or upload the file to its account with ` +
    `the documentType ${type}.`;
  throw new ReadingProblem('not_a_contract', detail);
}

function documentOf(pages: Page[], said: DocumentType | 'unknown'): DocumentExtraction {
  const type = said === 'unknown' ? classify(pages) : said;
  const found = { type, pageCount: pages.length, ocr: pages.some((page) => page.source === 'ocr') };
  if (!isBill(type) && type !== 'CONTRACT') return found;
  const hours = { settlementConfigurations: settlementConfigurationsOf(pages), nightHours: nightHoursOf(pages) };
  return isBill(type)
    ? { ...found, ...hours, invoices: extractInvoices(pages) }
    : { ...found, ...hours, contract: extractContract(pages) };
}
