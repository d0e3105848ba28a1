import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type {
  ContractFields,
  DocumentExtraction,
  DocumentType,
  InvoiceFields,
  Reader,
} from '../src/extraction/index.js';
import type { Caller } from './support/app.js';
import { waitFor } from './support/wait.js';

/** What a paper of a test says; a fresh one each time, since the same bytes again change nothing. */
export interface Told {
  type?: DocumentType;
  invoices?: InvoiceFields[];
  contract?: ContractFields;
  /** Makes two papers that say the same differ. */
  copy?: number;
}

/** A file that begins as a PDF does and tells the reader of a test what is on it. */
export const paper = (told: Told = {}): Buffer => Buffer.from(`%PDF-1.7\n${JSON.stringify(told)}`);

/** Reads papers of tests, at once and without a doubt; a type that was asked for is not looked for. */
export const readsPapers: Reader['readDocument'] = async (file, { type: asked } = {}): Promise<DocumentExtraction> => {
  const bytes = 'bytes' in file ? file.bytes : await readFile(file.path);
  const { type = 'INVOICE', invoices, contract } = JSON.parse(Buffer.from(bytes).toString().slice(9)) as Told;
  const evidence = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        `/${name}`,
        { page: 1, box: { x0: 10.123456, y0: 20, x1: 30, y1: 40 }, text: String(value), confidence: 0.9 },
      ]),
    );
  return {
    type: asked ?? type,
    pageCount: 1,
    ocr: false,
    invoices: invoices?.map((fields) => ({ fields, evidence: evidence(fields) })),
    contract: contract && { fields: contract, evidence: evidence({ ...contract, supplyPoints: undefined }) },
  };
};

/** A bill of one month whose sums are right, and a contract says the same prices. */
export const bill = (change: Partial<InvoiceFields> = {}): InvoiceFields => ({
  mpanMprn: '1312345678907',
  supplyType: 'electricity',
  supplierName: 'EDF Energy Limited',
  invoiceNumber: 'INV-1',
  invoiceDate: '2026-10-05',
  chargeStartDate: '2026-09-01',
  chargeEndDate: '2026-09-30',
  siteAddress: '1 High Street, Leeds, LS1 4AB',
  standingCharge: 40,
  standingChargeType: 'daily',
  vatRate: 20,
  consumption: 2000,
  unitRate: 25,
  totalUnitCharge: 500,
  totalStandingCharge: 12,
  amountDueNetOfVat: 512,
  vat: 102.4,
  totalAmount: 614.4,
  ...change,
});

export const contract = (change: Partial<ContractFields> = {}): ContractFields => ({
  customerType: 'non_domestic',
  supplierName: 'EDF Energy Limited',
  contractStartDate: '2026-01-01',
  contractEndDate: '2026-12-31',
  isFixedContract: true,
  supplyPoints: [
    {
      mpanMprn: '1312345678907',
      supplyType: 'electricity',
      unitRate: 25,
      standingCharge: 40,
      standingChargeType: 'daily',
    },
  ],
  ...change,
});

/** A paper of a site's lists. */
export interface Listed {
  id: string;
  filePath: string;
  extension: string;
  status?: string;
  validationStatus?: string;
  mpanMprn?: string;
  supplyPoints?: { mpanMprn?: string }[];
}
export type Lists = 'invoices' | 'contracts' | 'creditNotes' | 'debitNotes' | 'certificates' | 'others' | 'loas';
export type Site = Record<Lists, Listed[]> & { id: string; accountId: string; referenceId: string };

/** An account and what a test does with its documents. */
export class TestAccount {
  private constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly referenceId: string,
  ) {}

  /** With a supplier that no connector serves: documents come by hand alone. */
  static async create(caller: Caller, referenceId: string): Promise<TestAccount> {
    const { body } = await caller.json('POST', '/v1/suppliers/accounts', {
      email: `${referenceId}@example.org`,
      password: 'pass',
      referenceId,
      supplier: 'SSE',
    });
    return new TestAccount(caller, body.id, referenceId);
  }

  path(documentId: string, rest = ''): string {
    return `/v1/suppliers/accounts/${this.id}/documents/${encodeURIComponent(documentId)}${rest}`;
  }

  /** Sends a form; fields that are undefined are left out. */
  async send(fields: Record<string, string | undefined>, file?: Buffer, name = 'file'): Promise<Response> {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) if (value !== undefined) form.set(key, value);
    if (file) form.set(name, new Blob([new Uint8Array(file)]), 'paper.pdf');
    return this.caller.fetch(`/v1/suppliers/accounts/${this.id}/documents/upload`, { method: 'PUT', body: form });
  }

  async upload(documentId: string, file: Buffer, documentType?: string): Promise<Site[]> {
    const answer = await this.send({ documentId, documentType }, file);
    const body: unknown = await answer.json();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return body as Site[];
  }

  /** Uploads and waits until it has been read. */
  async file(documentId: string, file: Buffer, documentType?: string): Promise<Site[]> {
    await this.upload(documentId, file, documentType);
    await this.read(documentId);
    return this.sites();
  }

  async evidence(documentId: string) {
    return (await this.caller.json('GET', this.path(documentId, '/evidence'))).body;
  }

  read(documentId: string) {
    return waitFor(`${documentId} to be read`, async () => {
      const evidence = await this.evidence(documentId);
      return evidence.status !== 'pending' && evidence;
    });
  }

  async sites(): Promise<Site[]> {
    const { body } = await this.caller.json('GET', `/v1/suppliers/references/${this.referenceId}/accounts`);
    return body[0].sites as Site[];
  }

  /** What is listed under an id, at each site that shows it. */
  async listed(documentId: string): Promise<{ site: Site; list: Lists; paper: Listed }[]> {
    return (await this.sites()).flatMap((site) =>
      Object.entries(site).flatMap(([list, papers]) =>
        Array.isArray(papers)
          ? papers.filter(({ id }) => id === documentId).map((found) => ({ site, list: list as Lists, paper: found }))
          : [],
      ),
    );
  }

  /** The bill once it has been checked. */
  checked(documentId: string, status: string) {
    return waitFor(`${documentId} to be ${status}`, async () => {
      const [found] = await this.listed(documentId);
      return found?.paper.validationStatus === status && found;
    });
  }
}

/** A real bill of one page for the real reader. */
export function billPdf(rows: [string, string][], title = 'Electricity invoice'): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.font('Helvetica-Bold').fontSize(16).text('EDF Energy Limited', 50, 50);
  document.fontSize(13).text(title, 50, 80);
  rows.forEach(([label, value], index) => {
    const y = 120 + index * 22;
    document.font('Helvetica-Bold').fontSize(10).text(label, 50, y, { lineBreak: false });
    document.font('Helvetica').text(value, 220, y, { lineBreak: false });
  });
  document.end();
  return done;
}
