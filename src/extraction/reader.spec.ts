import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { Reader } from './reader.js';
import { lines, makePdf, print, scannedPage, scanOf } from './testing/files.js';

const SCHEDULE = [
  'Electricity supply contract',
  'Supplier: Corona Energy',
  'Customer name: Acme Bakery Limited',
  'Supply start date: 1 April 2025',
  'Supply end date: 31 March 2027',
];
const PRICES = ['Prices', 'MPAN: 10 1234 5678 903', 'Unit rate: 24.56 p/kWh', 'Standing charge: 85.00 p/day'];

let reader: Reader;
beforeAll(() => {
  reader = new Reader({ workers: 2, ocrEngine: 'auto', maxPages: 5, maxPixels: 4_000_000 });
});
afterAll(() => reader.close());

const parse = async (...files: Buffer[]) => (await reader.parseContract(files.map((bytes) => ({ bytes })))).fields;
const problemOf = (...files: Buffer[]) =>
  parse(...files).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const png = async (...text: string[]) => (await scanOf(makePdf([{ content: lines(...text) }]))).png().toBuffer();

describe('reading a contract', () => {
  it('reads the text of a PDF, from its bytes and from a file', async () => {
    const bytes = makePdf([{ content: lines(...SCHEDULE) }, { content: lines(...PRICES) }]);
    const fields = await parse(bytes);
    expect(fields).toMatchObject({
      customerName: 'Acme Bakery Limited',
      contractStartDate: '2025-04-01',
      contractEndDate: '2027-03-31',
      supplyPoints: [{ unitRate: 24.56, standingCharge: 85 }],
    });
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    const path = join(folder, 'contract.pdf');
    await writeFile(path, bytes);
    expect((await reader.parseContract([{ path }])).fields).toEqual(fields);
    await rm(folder, { recursive: true });
  });

  it('reads a PDF whose pages are a scan, text and a drawing without a text layer', async () => {
    const [page, picture] = await scannedPage(await scanOf(makePdf([{ content: lines(...SCHEDULE) }])), 100);
    const [second, secondPicture] = await scannedPage(await scanOf(makePdf([{ content: lines(...PRICES) }])), 101);
    const text = { content: lines('Terms', 'Payment method: Direct Debit') };
    const { fields, evidence } = await reader.parseContract([
      { bytes: makePdf([page, text, second], { 100: picture, 101: secondPicture }) },
    ]);
    expect(fields).toMatchObject({ contractStartDate: '2025-04-01', paymentMethod: 'direct_debit' });
    expect(fields.supplyPoints).toMatchObject([{ unitRate: 24.56 }]);
    expect(evidence['/contractStartDate'].page).toBe(1);
    expect(evidence['/paymentMethod'].page).toBe(2);
    expect(evidence['/supplyPoints/0/unitRate'].page).toBe(3);
  }, 120_000);

  it('reads pictures in page order', async () => {
    const files = [{ bytes: await png(...PRICES) }, { bytes: await png(...SCHEDULE) }];
    const { evidence } = await reader.parseContract(files);
    expect(evidence['/supplyPoints/0/unitRate'].page).toBe(1);
    expect(evidence['/contractStartDate'].page).toBe(2);
  }, 120_000);

  it('answers with what a file is, where it cannot be read', async () => {
    const text = makePdf([{ content: lines(...SCHEDULE) }]);
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await problemOf(Buffer.from('GIF89a'))).toBe('unsupported_type');
    expect(await problemOf(Buffer.alloc(0))).toBe('unsupported_type');
    expect(await problemOf(Buffer.concat([Buffer.from('PK\x03\x04'), text]))).toBe('unsupported_type');
    expect(await problemOf(picture, Buffer.from('GIF89a'))).toBe('unsupported_type');
    expect(await problemOf(picture, text)).toBe('mixed_kinds');
    expect(await problemOf(await locked())).toBe('password_protected');
    expect(await problemOf(Buffer.from('%PDF-1.7 and nothing more'))).toBe('corrupt');
    expect(await problemOf(picture.subarray(0, 60))).toBe('corrupt');
    expect(await problemOf(makePdf(Array.from({ length: 6 }, () => ({ content: '' }))))).toBe('too_many_pages');
    expect(await problemOf(large)).toBe('too_many_pixels');
    expect(await problemOf(makePdf([{ content: '' }]))).toBe('no_text_found');
    expect(await problemOf(picture)).toBe('no_text_found');
    expect(await problemOf(text)).toBe('none');
  }, 120_000);

  it('refuses a bill, and takes nothing out of it for a contract', async () => {
    const bill = makePdf([
      {
        content: lines(
          'Electricity bill',
          'Invoice number: INV-1',
          'Billing period: 1 September 2026 to 30 September 2026',
          '8,004 kWh x 28.158p  £2,253.77',
          'Standing charge 31 days x 158.37p  £49.09',
          'Sum without VAT  £2,302.86',
          'VAT at 20%  £460.57',
          'Total due  £2,763.43',
        ),
      },
    ]);
    expect(await problemOf(bill)).toBe('not_a_contract');
  });

  it('starts under limits that its own practice would not keep', async () => {
    const strict = new Reader({ workers: 1, ocrEngine: 'auto', maxPages: 1, maxPixels: 1000 });
    try {
      await strict.start();
      const page = { content: print(60, 700, 'Supply contract') };
      expect((await strict.parseContract([{ bytes: makePdf([page]) }])).fields.supplyPoints).toEqual([]);
      await expect(strict.parseContract([{ bytes: makePdf([page, page]) }])).rejects.toMatchObject({
        code: 'too_many_pages',
      });
    } finally {
      await strict.close();
    }
  });

  it('refuses more than may wait, and reads on', async () => {
    const small = new Reader({ workers: 1, ocrEngine: 'auto', maxPages: 5, queueLimit: 1 });
    try {
      await small.start();
      const bytes = makePdf([{ content: print(60, 700, 'Supply contract') }]);
      const answers = await Promise.allSettled([1, 2, 3, 4].map(() => small.parseContract([{ bytes }])));
      const codes = answers.map((answer) =>
        answer.status === 'fulfilled' ? 'read' : (answer.reason as Error & { code: string }).code,
      );
      expect(codes).toContain('queue_full');
      expect(codes[0]).toBe('read');
      expect((await small.parseContract([{ bytes }])).fields.supplyPoints).toEqual([]);
    } finally {
      await small.close();
    }
  });

  it('gives up reading when the caller goes away', async () => {
    const gone = new AbortController();
    const reading = reader.parseContract([{ bytes: await png(...PRICES) }], { signal: gone.signal });
    gone.abort();
    await expect(reading).rejects.toThrow('Nobody waits');
    expect(reader.stats().queued).toBe(0);
  });
});

/** A PDF that only a password opens. */
function locked(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'owner' });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text('Supply contract');
    document.end();
  });
}
