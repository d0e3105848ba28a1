import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { Reader, ReadingProblem } from '../src/extraction/index.js';
import { type TestApp, createTestApp } from './support/app.js';
import { TestAccount, billPdf } from './documents.papers.js';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  account = await TestAccount.create(await app.caller(), 'reading');
});
afterAll(() => app.close());

/** The real reader on real files: that it reads well is the corpus's to show; here, that its readings arrive. */
it('reads a bill, tells what it is, and files it by what it says', async () => {
  const file = await billPdf([
    ['Invoice number', 'INV-1001'],
    ['Invoice date', '05/10/2026'],
    ['Account number', '8412345678'],
    ['Supply address', '1 High Street, Leeds, LS1 4AB'],
    ['MPAN', '1312345678907'],
    ['Billing period', '01/09/2026 to 30/09/2026'],
    ['Unit rate', '25.00 p/kWh'],
    ['Standing charge', '40.00 p/day'],
    ['Total excluding VAT', '£262.00'],
    ['VAT at 20%', '£52.40'],
    ['Total amount due', '£314.40'],
  ]);
  await account.upload('read', file);
  const evidence = await account.read('read');
  expect(evidence).toMatchObject({ documentType: 'INVOICE', status: 'processed', pageCount: 1, ocr: false });
  expect(evidence.readings[0].evidence['/totalAmount']).toMatchObject({
    page: 1,
    text: expect.stringContaining('314.40'),
  });
  const [{ paper }] = await account.listed('read');
  expect(paper).toMatchObject({
    mpanMprn: '1312345678907',
    invoiceNumber: 'INV-1001',
    totalAmount: 314.4,
    unitRate: 25,
  });
});

it('knows the hours of an Economy 7 meter by the settlement configuration in the supply number', async () => {
  const file = await billPdf([
    ['Invoice number', 'INV-2002'],
    ['Invoice date', '05/10/2026'],
    ['Supply address', 'Unit 7, Station Yard, York, YO1 7HH'],
    ['Supply number', '04 0151 100 24 9999 9999 991'],
    ['Billing period', '01/09/2026 to 30/09/2026'],
    ['Day unit rate', '28.00 p/kWh'],
    ['Night unit rate', '16.00 p/kWh'],
    ['Total amount due', '£314.40'],
  ]);
  await account.file('economy-7', file, 'INVOICE');
  const [{ site }] = await account.listed('economy-7');
  const { body } = await account.caller.json('GET', `/v1/sites/${site.id}/tariffs`);
  expect(body).toHaveLength(1);
  expect(body[0].rates).toEqual([
    { name: 'Day', rate: 28, unit: 'p/kWh', startTime: '07:30', endTime: '00:30', clock: 'UTC' },
    { name: 'Night', rate: 16, unit: 'p/kWh', startTime: '00:30', endTime: '07:30', clock: 'UTC' },
  ]);
});

it('knows the hours that a bill prints beside its day and night rates', async () => {
  const file = await billPdf([
    ['Invoice number', 'INV-2003'],
    ['Invoice date', '05/10/2026'],
    ['Supply address', 'Unit 9, Station Yard, York, YO1 7HH'],
    ['MPAN', '24 9999 9999 991'],
    ['Billing period', '01/09/2026 to 30/09/2026'],
    ['Day (07:00 to 00:00)', '28.00 p/kWh'],
    ['Night (00:00 to 07:00)', '16.00 p/kWh'],
    ['Total amount due', '£314.40'],
  ]);
  const printing = await TestAccount.create(account.caller, 'printed-hours');
  await printing.file('hours', file, 'INVOICE');
  const [{ site }] = await printing.listed('hours');
  const { body } = await account.caller.json('GET', `/v1/sites/${site.id}/tariffs`);
  expect(body[0].rates).toEqual([
    { name: 'Day', rate: 28, unit: 'p/kWh', startTime: '07:00', endTime: '00:00' },
    { name: 'Night', rate: 16, unit: 'p/kWh', startTime: '00:00', endTime: '07:00' },
  ]);
});

it('reads a contract with its supply points', async () => {
  await account.file('agreement', await readFile(new URL('../samples/contract.pdf', import.meta.url)), 'CONTRACT');
  const [{ paper }] = await account.listed('agreement');
  expect(paper.supplyPoints?.length).toBeGreaterThan(0);
});

it('keeps a bill that is said to be a contract, and makes no contract of it', async () => {
  const bill = await readFile(new URL('../samples/invoice.pdf', import.meta.url));
  await account.file('no agreement', bill, 'CONTRACT');
  const evidence = await account.evidence('no agreement');
  expect(evidence).toMatchObject({ documentType: 'CONTRACT', status: 'failed', failure: { code: 'not_a_contract' } });
  const [{ list, paper }] = await account.listed('no agreement');
  expect(list).toBe('contracts');
  expect(paper.supplyPoints ?? []).toEqual([]);
  const content = await account.caller.fetch(account.path('no agreement', '/content'));
  expect(Buffer.from(await content.arrayBuffer()).equals(bill)).toBe(true);
});

it('says of a broken file that it is broken, and keeps it', async () => {
  const broken = Buffer.from('%PDF-1.7\nnothing that a PDF has');
  await account.file('broken', broken, 'INVOICE');
  const evidence = await account.evidence('broken');
  expect(evidence).toMatchObject({ status: 'failed', failure: { code: 'corrupt' } });
  const content = await account.caller.fetch(account.path('broken', '/content'));
  expect(Buffer.from(await content.arrayBuffer()).equals(broken)).toBe(true);
});

it.each([
  ['is said to be a bill', 'INVOICE', 200],
  ['may be a bill', undefined, 200],
  ['is said to be a contract', 'CONTRACT', 404],
])('has findings to ask for, or a reason for none, where a broken file %s', async (what, type, status) => {
  await account.file(what, Buffer.from(`%PDF-1.7\nnothing: ${what}`), type);
  const path = `/v1/billValidation/accounts/${account.id}/documents/${encodeURIComponent(what)}/findings`;
  const answer = await account.caller.json('GET', path);
  expect(answer.status).toBe(status);
  if (status === 200) {
    expect(answer.body).toMatchObject({
      validationStatus: 'not_validated',
      failure: { code: 'corrupt' },
      findings: [],
    });
  }
});

describe('a paper that takes too long', () => {
  const tooLong = () => new ReadingProblem('limit_exceeded', 'The file takes too long to read.', true);
  const file = (number: string) =>
    billPdf([
      ['Invoice number', number],
      ['Total amount due', '£314.40'],
    ]);
  const spy = () => jest.spyOn(app.app.get(Reader), 'readDocument');
  afterEach(() => jest.restoreAllMocks());

  it('is read once more: the machine may have been busy', async () => {
    spy().mockRejectedValueOnce(tooLong());
    await account.upload('slow', await file('INV-4004'), 'INVOICE');
    expect(await account.read('slow')).toMatchObject({ status: 'processed' });
  });

  it('has failed when it takes too long again', async () => {
    const readings = spy().mockRejectedValue(tooLong());
    await account.upload('too slow', await file('INV-4005'), 'INVOICE');
    expect(await account.read('too slow')).toMatchObject({ status: 'failed', failure: { code: 'limit_exceeded' } });
    expect(readings).toHaveBeenCalledTimes(2);
  });
});
