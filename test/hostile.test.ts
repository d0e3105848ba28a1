import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { lines, makePdf } from '../src/extraction/testing/files.js';
import { TestAccount } from './documents.papers.js';
import { createTestApp, type TestApp } from './support/app.js';
import { waitFor } from './support/wait.js';

/** A stream of a PDF, with more entries of its dictionary. */
const stream = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${entries}/Length ${data.length}>>stream\n`), data, Buffer.from('\nendstream')]);
/** A page whose content is object 100. */
const pageOf = (content: Buffer): Buffer => makePdf([{ content: '', entries: '/Contents 100 0 R' }], { 100: content });
const plain = () => makePdf([{ content: lines('Electricity supply contract', 'Supply start date: 1 April 2025') }]);
const nothing = (bytes: number) => Buffer.alloc(bytes);
const pageTree = (count: number, kids: string, ...pages: string[]) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n${pages.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF`,
  );
function manyPages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, i) => 10 + i);
  const pages = numbers.map((number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`);
  return pageTree(count, numbers.map((number) => `${number} 0 R`).join(' '), ...pages);
}
const picturePage = (entries: string, data: Buffer) =>
  makePdf([{ content: '595 0 0 842 0 0 cm /P Do', resources: '/XObject<</P 100 0 R>>' }], {
    100: stream(`/Type/XObject/Subtype/Image${entries}`, data),
  });

/** A JPEG whose header says that it is as large as a JPEG can be. */
async function jpegBomb(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const size = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  jpeg.writeUInt16BE(0xffff, size);
  jpeg.writeUInt16BE(0xffff, size + 2);
  return jpeg;
}

/** A white PNG of one bit for each point; without data its header is all that it has. */
function png(side: number, data = true): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = data ? deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8)))) : Buffer.alloc(0);
  const chunks = [
    ['IHDR', header],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const written = chunks.flatMap(([name, content]) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return [ends.subarray(0, 4), named, ends.subarray(4)];
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...written]);
}

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

/** A cross-reference table whose /Prev is itself. */
function xrefLoop(): Buffer {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 3/Prev ${head.length}>>\n`;
  return Buffer.from(`${head}${table}startxref\n${head.length}\n%%EOF`);
}

/** Each with the problems that it may be answered with; `read` where it may as well be read. */
const HOSTILE: [name: string, make: () => Buffer | Promise<Buffer>, answers: string[]][] = [
  [
    'a page that inflates to gigabytes',
    () => pageOf(stream('/Filter/FlateDecode', deflateSync(nothing(64 << 20)))),
    ['limit-exceeded'],
  ],
  [
    'a page deflated twice',
    () => pageOf(stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(nothing(96 << 20))))),
    ['limit-exceeded'],
  ],
  [
    'a page of endless text',
    () =>
      pageOf(stream('/Filter/FlateDecode', deflateSync(Buffer.from('BT /F 9 Tf (text) Tj ET\n'.repeat(1_500_000))))),
    ['limit-exceeded'],
  ],
  ['a page that paints itself for ever', () => picturePage('', Buffer.alloc(0)), ['no-text-found', 'corrupt']],
  [
    'a form within itself',
    () =>
      makePdf([{ content: '/P Do', resources: '/XObject<</P 100 0 R>>' }], {
        100: stream(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</P 100 0 R>>>>',
          Buffer.from('/P Do /P Do'),
        ),
      }),
    ['no-text-found', 'corrupt', 'limit-exceeded'],
  ],
  ['a page tree that holds itself', () => pageTree(3, '2 0 R 2 0 R 2 0 R'), ['corrupt', 'no-text-found']],
  ['twenty thousand pages', () => manyPages(20_000), ['too-many-pages']],
  [
    'a page tree that says it has a thousand million pages',
    () => pageTree(1e9, '3 0 R'),
    ['too-many-pages', 'corrupt', 'no-text-found'],
  ],
  ['a cross-reference table that goes round', xrefLoop, ['corrupt', 'no-text-found']],
  [
    'a fax of ten thousand million points',
    () =>
      picturePage(
        '/Width 100000/Height 100000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode',
        Buffer.from('00000000300001000000130001 86a0000186a000000000000000000000'.replace(' ', ''), 'hex'),
      ),
    ['no-text-found', 'corrupt', 'limit-exceeded', 'too-many-pixels'],
  ],
  [
    'a picture within a PDF that says it is huge',
    () =>
      picturePage(
        '/Width 65000/Height 65000/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode',
        deflateSync(nothing(1 << 20)),
      ),
    ['no-text-found', 'corrupt', 'limit-exceeded', 'too-many-pixels'],
  ],
  ['a truncated PDF', () => plain().subarray(0, 180), ['corrupt', 'no-text-found']],
  ['a PDF that is only its first line', () => Buffer.from('%PDF-1.7\n'), ['corrupt']],
  ['an encrypted PDF', locked, ['password-protected']],
  [
    'a PDF behind the head of an archive',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), plain()]),
    ['unsupported-type'],
  ],
  [
    'an archive behind the head of a picture',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('PK\x03\x04'), plain()]),
    ['corrupt'],
  ],
  ['a PNG of 256 million points', () => png(16_000), ['too-many-pixels']],
  ['a PNG that says it is huge', () => png(60_000, false), ['too-many-pixels', 'corrupt']],
  ['a JPEG that says it is huge', jpegBomb, ['too-many-pixels', 'corrupt']],
  ['a truncated PNG', () => png(400).subarray(0, 50), ['corrupt']],
  ['no bytes at all', () => Buffer.alloc(0), ['unsupported-type']],
];

let service: TestApp;
let account: TestAccount;
const made = new Map<string, Buffer>();

beforeAll(async () => {
  for (const [name, make] of HOSTILE) made.set(name, await make());
  service = await createTestApp({ EXTRACTION_WORKERS: '2', MAX_PAGES: '100', RATE_LIMIT_PER_MINUTE: '0' });
  account = await TestAccount.create(await service.caller(), 'hostile');
});
afterAll(() => service.close());

const parse = async (bytes: Buffer) => {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'paper.pdf');
  const answer = await account.caller.fetch('/v1/billValidation/parseContract', { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { type?: string; detail?: string } };
};
const kindOf = (type = '') => type.split(/[/:#]/).at(-1);

describe('hostile files', () => {
  it.each(HOSTILE)(
    'sent for parsing: %s',
    async (name, _, answers) => {
      const bytes = made.get(name)!;
      const [answer, meanwhile] = await Promise.all([parse(bytes), account.caller.json('GET', '/v1/suppliers')]);
      expect(meanwhile.status).toBe(200);
      expect(answers).toContain(kindOf(answer.body.type));
      expect(answer.status).toBe(answers.includes('unsupported-type') ? 415 : 422);
      // what is wrong, and what to send instead
      expect(answer.body.detail).toMatch(/\bsend\b/i);
      expect(JSON.stringify(answer.body)).not.toMatch(/\.js:\d|node_modules/);
    },
    60_000,
  );

  it('sent to be kept: refused at once, or kept as documents that cannot be read, while others are read', async () => {
    const upload = async (name: string, bytes: Buffer) =>
      (await account.send({ documentId: name, documentType: 'INVOICE' }, bytes)).status;
    const sent: { name: string; status: number }[] = [];
    for (const [name, bytes] of made) sent.push({ name, status: await upload(name, bytes) });
    const refused = HOSTILE.filter(([, , answers]) => answers.includes('unsupported-type')).map(([name]) => name);
    for (const { name, status } of sent) expect([name, status]).toEqual([name, refused.includes(name) ? 415 : 200]);
    expect(await parse(plain())).toMatchObject({ status: 200, body: { contractStartDate: '2025-04-01' } });
    for (const [name, , answers] of HOSTILE.filter(([name]) => !refused.includes(name))) {
      const failure = await waitFor(`the end of the reading of ${name}`, async () => {
        const { body } = await account.caller.json('GET', account.path(name, '/evidence'));
        return body.status !== 'pending' && ((body.failure?.code ?? body.status) as string);
      });
      expect([name, ...answers]).toContain(failure.replaceAll('_', '-'));
    }
  }, 240_000);

  it('leave a service that reads', async () => {
    expect(await parse(plain())).toMatchObject({ status: 200, body: { contractStartDate: '2025-04-01' } });
    expect(service.log()).not.toMatch(/"level":(50|60)/);
  });
});
