import { jest } from '@jest/globals';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Reader } from '../src/extraction/index.js';
import { DocumentIntake } from '../src/documents/index.js';
import { StoredFiles } from '../src/documents/stored-files.service.js';
import { FileStore, TemporaryFiles, fileKey } from '../src/platform/files/index.js';
import { type TestApp, createTestApp } from './support/app.js';
import { TestAccount, bill, paper, readsPapers } from './documents.papers.js';

let app: TestApp;
let account: TestAccount;
let readDocument: jest.SpiedFunction<Reader['readDocument']>;

beforeAll(async () => {
  app = await createTestApp({ MAX_FILE_MB: '1', RATE_LIMIT_PER_MINUTE: '0' });
  readDocument = jest.spyOn(app.app.get(Reader), 'readDocument').mockImplementation(readsPapers);
  account = await TestAccount.create(await app.caller(), 'uploads');
});
afterAll(() => app.close());

const filesIn = async (folder: string) => {
  const entries = await readdir(join(app.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};
/** Has nothing read until the work has ended. */
async function unread<T>(work: () => Promise<T>): Promise<T> {
  let goOn = (): void => undefined;
  const looked = new Promise<void>((resolve) => (goOn = resolve));
  readDocument.mockImplementation((file, options) => looked.then(() => readsPapers(file, options)));
  return work().finally(() => {
    readDocument.mockImplementation(readsPapers);
    goOn();
  });
}
/** No upload, whatever came of it, leaves its temporary file. */
afterEach(async () => expect(await filesIn('incoming')).toEqual([]));

describe('an upload', () => {
  it('is answered with the sites of the account, the document waiting at the first', async () => {
    const [site, ...others] = await unread(() => account.upload('first', paper({ invoices: [bill()] }), 'INVOICE'));
    expect(others).toEqual([]);
    expect(Object.keys(site)).toEqual([
      ...['id', 'accountId', 'referenceId', 'invoices', 'contracts', 'creditNotes', 'debitNotes'],
      ...['certificates', 'others', 'loas'],
    ]);
    expect(site).toMatchObject({ accountId: account.id, referenceId: 'uploads' });
    const { filePath, ...invoice } = site.invoices[0];
    expect(invoice).toEqual({ id: 'first', extension: 'pdf', status: 'pending', validationStatus: 'pending' });
    expect(filePath).toMatch(new RegExp(`^${account.caller.projectId}/[0-9a-f]{2}/[0-9a-f]{64}\\.pdf$`));
  });

  it('is answered with all sites, however many there are', async () => {
    const large = await TestAccount.create(account.caller, 'portfolio');
    const sites = Array.from({ length: 230 }, (_, index) => ({
      address: `${index + 1} Mill Lane, Leeds, LS1 4AB`,
      meterPoints: [],
    }));
    await app.app.get(DocumentIntake).knowSites(account.caller.projectId, large.id, sites);
    const listed = await large.upload('certificate', paper({ copy: 700 }), 'CERTIFICATE');
    expect(new Set(listed.map(({ id }) => id)).size).toBe(230);
    expect(listed.flatMap((site) => site.certificates)).toHaveLength(1);
  });

  it('shows what was read in the order of the interface', async () => {
    await account.read('first');
    const [{ site }] = await account.listed('first');
    expect(Object.keys(site.invoices[0])).toEqual([
      ...['id', 'filePath', 'extension', 'mpanMprn', 'supplyType', 'supplierName', 'invoiceNumber', 'invoiceDate'],
      ...['chargeStartDate', 'chargeEndDate', 'siteAddress', 'standingCharge', 'standingChargeType', 'vatRate'],
      ...['consumption', 'unitRate', 'totalUnitCharge', 'totalStandingCharge', 'amountDueNetOfVat', 'vat'],
      ...['totalAmount', 'status', 'validationStatus'],
    ]);
    expect(site.invoices[0]).toMatchObject({ ...bill(), status: 'processed' });
  });

  it.each([
    ['CERTIFICATE', 'certificates'],
    ['OTHER', 'others'],
    ['LOA', 'loas'],
    ['CREDIT_NOTE', 'creditNotes'],
    ['DEBIT_NOTE', 'debitNotes'],
  ] as const)('of the type %s is listed among %s with its file alone', async (type, list) => {
    const sites = await account.upload(type, paper({ copy: list.length }), type);
    const found = sites.flatMap((site) => site[list]).filter(({ id }) => id === type);
    expect(found).toEqual([{ id: type, filePath: expect.any(String), extension: 'pdf' }]);
  });

  it('without a type is among the others until its type is known', async () => {
    const [site] = await unread(() => account.upload('typeless', paper({ type: 'LOA', copy: 8 })));
    expect(site.others.map(({ id }) => id)).toContain('typeless');
    await account.read('typeless');
    expect((await account.listed('typeless')).map(({ list }) => list)).toEqual(['loas']);
  });

  it('takes an id of any printable characters', async () => {
    const id = 'Rechnung/№ 7 ?&#"\\…';
    await account.upload(id, paper({ copy: 1 }), 'OTHER');
    expect((await account.evidence(id)).documentId).toBe(id);
  });

  it('takes an empty documentType for none, as forms send it', async () => {
    expect(
      (await account.send({ documentId: 'blank type', documentType: '' }, paper({ type: 'OTHER', copy: 2 }))).status,
    ).toBe(200);
  });
});

describe('an upload that cannot be taken', () => {
  const good = paper({ copy: 99 });
  const problems: [string, Record<string, string | undefined>, Buffer | undefined, number, string | undefined][] = [
    ['no documentId', {}, good, 400, '#/documentId'],
    ['an empty documentId', { documentId: '' }, good, 400, '#/documentId'],
    ['a long documentId', { documentId: 'x'.repeat(201) }, good, 400, '#/documentId'],
    ['a documentId with a line break', { documentId: 'a\nb' }, good, 400, '#/documentId'],
    ['a documentId that is no UTF-8', { documentId: 'facture-\ufffd' }, good, 400, '#/documentId'],
    ['a documentId that is a step in a path', { documentId: '..' }, good, 400, '#/documentId'],
    ['a type that is none', { documentId: 'a', documentType: 'BILL' }, good, 400, '#/documentType'],
    ['a field that is not known', { documentId: 'a', colour: 'red' }, good, 400, '#/colour'],
    ['no file', { documentId: 'a' }, undefined, 400, '#/file'],
    ['a text', { documentId: 'a' }, Buffer.from('Dear Sir'), 415, '#/file'],
    ['an empty file', { documentId: 'a' }, Buffer.alloc(0), 415, '#/file'],
    [
      'a PDF that hides in something else',
      { documentId: 'a' },
      Buffer.concat([Buffer.from('PK\u0003\u0004'), good]),
      415,
      '#/file',
    ],
    ['too large a file', { documentId: 'a' }, Buffer.concat([good, Buffer.alloc(1024 * 1024)]), 413, undefined],
  ];
  it.each(problems)('%s', async (_, fields, file, status, pointer) => {
    const before = await account.sites();
    const answer = await account.send(fields, file);
    const problem = (await answer.json()) as { status: number; errors?: { pointer: string }[] };
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(problem.status).toBe(status);
    if (pointer) expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
    expect(await account.sites()).toEqual(before);
  });

  it('as JSON, or as a form whose file has another name', async () => {
    const path = `/v1/suppliers/accounts/${account.id}/documents/upload`;
    expect((await account.caller.json('PUT', path, { documentId: 'a' })).status).toBe(400);
    const body = new FormData();
    body.set('document', new Blob([new Uint8Array(good)]), 'a.pdf');
    for (const answer of [
      await account.send({ documentId: 'a' }, good, 'document'),
      await account.caller.fetch('/v1/billValidation/parseContract', { method: 'POST', body }),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        type: 'urn:wattfile:problem:invalid-form',
        errors: [{ pointer: '#/document', detail: expect.stringContaining('Send it as "file"') as string }],
      });
    }
  });

  it('as a text, as a file without a name, twice, or as no form', async () => {
    const path = `/v1/suppliers/accounts/${account.id}/documents/upload`;
    const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\nhello\r\n`;
    const id = part('name="documentId"');
    const sent = (body: string, type = 'multipart/form-data; boundary=x') =>
      account.caller.fetch(path, { method: 'PUT', body: `${body}--x--\r\n`, headers: { 'Content-Type': type } });
    const file = part('name="file"; filename="a.pdf"');
    for (const [answer, said] of [
      [await sent(id + part('name="file"')), 'file with a name'],
      [await sent(id + part('name="file"; filename=""')), 'file'],
      [await sent(id + file + file), 'More files'],
      [await sent('documentId=a', 'application/x-www-form-urlencoded'), 'multipart/form-data'],
      [await sent('hello', 'application/pdf'), 'multipart/form-data'],
    ] as const) {
      expect(answer.status).toBe(400);
      const detail: unknown = expect.stringContaining(said);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer: '#/file', detail }] });
    }
  });

  it('to an account that is not there, or is somebody else’s', async () => {
    const stranger = await app.caller({ project: 'stranger' });
    const limited = await app.caller({ referenceIds: ['another'] });
    const reader = await app.caller({ scopes: ['accounts:read'] });
    const withId = (caller: typeof stranger, id: string) =>
      Object.assign(Object.create(account), { caller, id }) as TestAccount;
    const status = async (caller: typeof stranger, id = account.id) =>
      (await withId(caller, id).send({ documentId: 'a' }, good)).status;
    expect(await status(stranger)).toBe(404);
    expect(await status(limited)).toBe(404);
    expect(await status(account.caller, '0199d7a6-0000-7000-8000-000000000000')).toBe(404);
    expect(await status(account.caller, 'nobody')).toBe(404);
    expect(await status(reader)).toBe(403);
  });
});

describe('the same documentId again', () => {
  it('with the same bytes changes nothing', async () => {
    const file = paper({ invoices: [bill({ invoiceNumber: 'S-1' })] });
    await account.file('same', file, 'INVOICE');
    const before = await account.evidence('same');
    await account.upload('same', file, 'INVOICE');
    await account.upload('same', file);
    expect(await account.evidence('same')).toEqual(before);
  });

  it('with other bytes replaces the document, and its file goes', async () => {
    await account.file('replaced', paper({ invoices: [bill({ invoiceNumber: 'R-1' })] }), 'INVOICE');
    const [{ paper: before }] = await account.listed('replaced');
    await account.upload('replaced', paper({ invoices: [bill({ invoiceNumber: 'R-2' })] }), 'INVOICE');
    const { readings } = await account.read('replaced');
    expect(readings[0].fields.invoiceNumber).toBe('R-2');
    expect(await account.listed('replaced')).toHaveLength(1);
    expect(await filesIn('files')).not.toContain(before.filePath.split('/').at(-1));
  });

  it('as another type is read anew as that', async () => {
    const file = paper({ type: 'INVOICE', invoices: [bill({ invoiceNumber: 'T-1' })] });
    await account.file('retyped', file);
    await account.file('retyped', file, 'CREDIT_NOTE');
    expect((await account.listed('retyped')).map(({ list }) => list)).toEqual(['creditNotes']);
  });

  it('while the earlier content is being read: the earlier reading is not stored', async () => {
    let finish = () => {};
    const started = new Promise<void>((resolve) => {
      readDocument.mockImplementationOnce(async (file, options) => {
        resolve();
        await new Promise<void>((end) => (finish = end));
        return readsPapers(file, options);
      });
    });
    await account.upload('raced', paper({ invoices: [bill({ invoiceNumber: 'OLD' })] }), 'INVOICE');
    await started;
    await account.upload('raced', paper({ invoices: [bill({ invoiceNumber: 'NEW' })] }), 'INVOICE');
    finish();
    const { readings } = await account.read('raced');
    expect(readings[0].fields.invoiceNumber).toBe('NEW');
  });

  it('twenty times at once leaves one document, one of those that were sent', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `C-${index}`);
    const files = numbers.map((invoiceNumber) => paper({ invoices: [bill({ invoiceNumber })] }));
    await Promise.all(files.map((file) => account.upload('crowd', file, 'INVOICE')));
    const { readings } = await account.read('crowd');
    expect(numbers).toContain(readings[0].fields.invoiceNumber);
    const listed = await account.listed('crowd');
    expect(listed).toHaveLength(1);
    expect((await account.caller.fetch(account.path('crowd', '/content'))).status).toBe(200);
  });
});

describe('files', () => {
  const keyOf = async (id: string) => (await account.listed(id))[0].paper.filePath.split('/').at(-1);
  const remove = (id: string) => account.caller.json('DELETE', account.path(id));

  it('are kept once for equal documents, and go with the last of them', async () => {
    const file = paper({ copy: 500 });
    await account.upload('twin 1', file, 'OTHER');
    await account.upload('twin 2', file, 'OTHER');
    const key = await keyOf('twin 1');
    expect(await keyOf('twin 2')).toBe(key);
    expect((await remove('twin 1')).status).toBe(204);
    expect((await remove('twin 1')).status).toBe(404);
    expect(await filesIn('files')).toContain(key);
    await remove('twin 2');
    expect(await filesIn('files')).not.toContain(key);
  });

  it('are never lost when one copy comes while another goes', async () => {
    const file = paper({ copy: 501 });
    for (let round = 0; round < 15; round++) {
      await account.upload('goes', file, 'OTHER');
      await Promise.all([remove('goes'), account.upload(`comes ${round}`, file, 'OTHER')]);
      const content = await account.caller.fetch(account.path(`comes ${round}`, '/content'));
      expect(Buffer.from(await content.arrayBuffer()).equals(file)).toBe(true);
      await remove(`comes ${round}`);
    }
  });

  it('are stored again when they were taken away while they were being stored', async () => {
    const store = app.app.get(FileStore);
    const put = store.put.bind(store);
    const spy = jest.spyOn(store, 'put').mockImplementationOnce(async (key, file) => {
      await put(key, file);
      await store.remove(key);
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    });
    try {
      const file = paper({ copy: 505 });
      await account.upload('taken away', file, 'OTHER');
      const content = await account.caller.fetch(account.path('taken away', '/content'));
      expect(Buffer.from(await content.arrayBuffer()).equals(file)).toBe(true);
      expect(spy).toHaveBeenCalledTimes(2);
    } finally {
      spy.mockRestore();
    }
  });

  it('that no document names are swept away, others stay', async () => {
    const { projectId } = account.caller;
    const store = app.app.get(FileStore);
    const orphan = await app.app.get(TemporaryFiles).write(paper({ copy: 503 }));
    const key = fileKey(projectId, orphan.sha256, 'pdf');
    await store.put(key, orphan);
    await rm(orphan.path);
    await account.upload('stays', paper({ copy: 504 }), 'OTHER');
    await app.app.get(StoredFiles).sweepOlderThan(new Date(Date.now() + 1000));
    expect(await store.has(key)).toBe(false);
    expect(await filesIn('files')).toContain(await keyOf('stays'));
  });

  it('go with the account', async () => {
    const short = await TestAccount.create(account.caller, 'short-lived');
    await short.upload('a', paper({ copy: 502 }), 'OTHER');
    const [{ paper: listed }] = await short.listed('a');
    await short.caller.json('DELETE', `/v1/suppliers/accounts/${short.id}`);
    expect(await filesIn('files')).not.toContain(listed.filePath.split('/').at(-1));
    expect((await short.caller.fetch(short.path('a', '/content'))).status).toBe(404);
  });
});

describe('the content', () => {
  const file = paper({ copy: 600 });
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    account.caller.fetch(account.path('bytes', '/content'), { method, headers });
  beforeAll(() => account.upload('bytes', file, 'OTHER'));

  it('is what was uploaded, for saving only', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': 'attachment; filename=bytes.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
  });

  it('comes in parts', async () => {
    const part = await get({ Range: 'bytes=1-3' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${file.length}`);
    expect(await part.text()).toBe('PDF');
    expect(await (await get({ Range: 'bytes=-2' })).text()).toBe(file.subarray(-2).toString());
    const beyond = await get({ Range: `bytes=${file.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${file.length}`);
    expect((await get({ Range: 'bytes=1-3', 'If-Range': '"older"' })).status).toBe(200);
  });

  it('is not sent again to those who have it, nor where only its size was asked for', async () => {
    const etag = String((await get()).headers.get('etag'));
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
    const head = await get({}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(file.length));
  });

  it('is nobody else’s', async () => {
    const stranger = await app.caller({ project: 'stranger' });
    expect((await stranger.fetch(account.path('bytes', '/content'))).status).toBe(404);
    expect((await account.caller.fetch(account.path('no such', '/content'))).status).toBe(404);
  });
});
