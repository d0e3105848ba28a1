import { jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  type DocumentExtraction,
  type InvoiceFields,
  READER_VERSION,
  Reader,
  ReadingProblem,
} from '../src/extraction/index.js';
import { ReadingRequests } from '../src/documents/reading-requests.js';
import { type RereadQuery, Rereads } from '../src/documents/rereads.service.js';
import { Database } from '../src/platform/database/index.js';
import { TestAccount, bill, contract, paper, readsPapers } from './documents.papers.js';
import { type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const keys = {
  JWT_KEYS: `k1:${privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')}`,
  CREDENTIAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};

let app: TestApp;
let database: pg.Client;
let account: TestAccount;
let readDocument: jest.SpiedFunction<Reader['readDocument']>;

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  readDocument = jest.spyOn(app.app.get(Reader), 'readDocument');
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
});
beforeEach(async () => {
  readDocument.mockReset().mockImplementation(readsPapers);
  const caller = await app.caller({ project: `rereading-${randomBytes(4).toString('hex')}` });
  account = await TestAccount.create(caller, 'acme');
});
afterAll(async () => {
  await database.end();
  await app.close();
});

/** Asks as the command does; gives the ids of the papers that will be read again. */
async function reread(query: Omit<RereadQuery, 'projectId'> = {}): Promise<string[]> {
  const rereads = new Rereads(app.app.get(Database), app.app.get(ReadingRequests, { strict: false }));
  const ids: string[] = [];
  for await (const { documentId } of rereads.request({ projectId: account.caller.projectId, ...query })) {
    ids.push(documentId);
  }
  return ids.sort();
}

/** Runs the command for the account's project. */
async function command(...args: string[]) {
  const env = { ...process.env, ...keys, DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir };
  const project = await database.query('SELECT name FROM auth.project WHERE id = $1', [account.caller.projectId]);
  const run = ['dist/cli/reread.js', '--project', project.rows[0].name, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, run, { cwd: root, env });
  return JSON.parse(stdout);
}

/** Makes papers look as if an earlier version of the reader had read them. */
const age = (...documentIds: string[]) =>
  database.query(
    'UPDATE documents.document SET reader_version = 0 WHERE project_id = $1 AND document_id = ANY ($2) AND status <> $3',
    [account.caller.projectId, documentIds, 'pending'],
  );

/** From now on bills are read like this. */
const readBillsAs = (change: InvoiceFields) =>
  readDocument.mockImplementation(async (file, options): Promise<DocumentExtraction> => {
    const read = await readsPapers(file, options);
    return {
      ...read,
      invoices: read.invoices?.map(({ fields, evidence }) => ({ fields: { ...fields, ...change }, evidence })),
    };
  });

/** How many papers of the project are still to be read again. */
async function waiting(): Promise<number> {
  const { rows } = await database.query(
    'SELECT 1 FROM documents.document WHERE project_id = $1 AND reread_requested_at IS NOT NULL',
    [account.caller.projectId],
  );
  return rows.length;
}

const readAnew = (documentId: string, before: { readAt: string }) =>
  waitFor(`${documentId} to be read again`, async () => {
    const now = await account.evidence(documentId);
    return now.readAt !== before.readAt && now;
  });

const findingsOf = async (documentId: string) =>
  (await account.caller.json('GET', `/v1/billValidation/accounts/${account.id}/documents/${documentId}/findings`)).body;

describe('reread', () => {
  it('reads again what an earlier reader has read, and leaves corrections and closed findings as they are', async () => {
    await account.file('wrong-total', paper({ invoices: [bill({ totalAmount: 900, customerName: 'Exmaple' })] }));
    await account.file('right', paper({ invoices: [bill({ invoiceNumber: 'INV-2', chargeEndDate: '2026-09-30' })] }));
    await account.checked('wrong-total', 'failed');
    const { findings } = await findingsOf('wrong-total');
    const total = findings.find(({ code }: { code: string }) => code === 'total_arithmetic');
    await account.caller.json('PATCH', `/v1/billValidation/findings/${total.id}`, {
      status: 'closed',
      reason: 'Agreed by telephone',
    });
    await account.caller.json('PATCH', account.path('wrong-total'), { fields: { customerName: 'Example Ltd' } });
    const before = await account.evidence('wrong-total');
    await age('wrong-total');
    readBillsAs({ customerName: 'Misread again', dueDate: '2026-10-19' });

    expect(await command()).toMatchObject({
      queued: 1,
      documents: [
        { accountId: account.id, documentId: 'wrong-total', type: 'INVOICE', status: 'processed', readerVersion: 0 },
      ],
    });
    const after = await readAnew('wrong-total', before);
    expect(after).toMatchObject({
      status: 'processed',
      readerVersion: READER_VERSION,
      corrections: before.corrections,
    });
    expect(after.readings[0].fields).toMatchObject({ customerName: 'Example Ltd', dueDate: '2026-10-19' });
    expect(after.readings[0].evidence['/customerName']).toMatchObject({ manual: true });
    await account.checked('wrong-total', 'failed');
    const again = (await findingsOf('wrong-total')).findings.find(({ id }: { id: string }) => id === total.id);
    expect(again).toMatchObject({ code: 'total_arithmetic', status: 'closed', reason: 'Agreed by telephone' });
    expect(await reread()).toEqual([]);
  });

  it('has the bills checked by what is read now', async () => {
    await account.file('misread', paper({ invoices: [bill({ vat: 90 })] }));
    await account.checked('misread', 'failed');
    await age('misread');
    readBillsAs({ vat: 102.4 });
    await reread();
    await account.checked('misread', 'not_validated');
    expect((await findingsOf('misread')).findings).toEqual([]);
  });

  it('takes what it is told to take, and asks for no reading twice', async () => {
    await account.file('bill', paper({ invoices: [bill()] }));
    await account.file('agreement', paper({ contract: contract() }), 'CONTRACT');
    await account.file('unreadable', paper({ invoices: [{}] }), 'INVOICE');
    await account.upload('plain', paper({ copy: 1 }), 'OTHER');
    const other = await TestAccount.create(account.caller, 'other');
    await other.file('elsewhere', paper({ invoices: [bill({ invoiceNumber: 'INV-9' })] }));
    await age('bill', 'agreement', 'elsewhere', 'plain');
    let goOn = (): void => undefined;
    const looked = new Promise<void>((resolve) => (goOn = resolve));
    readDocument.mockImplementation((file, options) => looked.then(() => readsPapers(file, options)));

    expect(await reread({ type: 'CONTRACT' })).toEqual(['agreement']);
    expect(await reread({ accountId: other.id })).toEqual(['elsewhere']);
    expect(await reread({ failed: true })).toEqual(['unreadable']);
    expect(await reread({ failed: true })).toEqual([]);
    expect(await reread()).toEqual(['bill']);
    expect(await reread({ documentId: 'bill' })).toEqual([]);
    const listed = await account.listed('bill');
    expect(listed[0].paper).toMatchObject({ status: 'processed', totalAmount: 614.4 });
    goOn();
    await waitFor('all to be read', async () => (await waiting()) === 0);
    expect(await account.evidence('unreadable')).toMatchObject({
      status: 'failed',
      failure: { code: 'no_fields_found' },
    });
  });

  it('does not give up what could be read once', async () => {
    await account.file('firm', paper({ invoices: [bill()] }));
    const before = await account.evidence('firm');
    readDocument.mockRejectedValue(new ReadingProblem('limit_exceeded', 'The files take too long to read.'));
    expect(await reread({ documentId: 'firm' })).toEqual(['firm']);
    await waitFor('the request to be answered', async () => (await waiting()) === 0);
    expect(await account.evidence('firm')).toEqual(before);
  });

  it('refuses what it does not understand', async () => {
    await expect(command('--type', 'LETTER')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('LETTER'),
    });
  });
});
