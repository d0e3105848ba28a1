import { jest } from '@jest/globals';
import { Reader } from '../src/extraction/index.js';
import { DocumentIntake, DocumentsReader } from '../src/documents/index.js';
import { type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';
import { type Told, TestAccount, bill, contract, paper, readsPapers } from './documents.papers.js';

let app: TestApp;
let running = 0;

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0', EXTRACTION_WORKERS: '4' });
  jest.spyOn(app.app.get(Reader), 'readDocument').mockImplementation(readsPapers);
});
afterAll(() => app.close());

const newAccount = async () => TestAccount.create(await app.caller(), `filing-${(running += 1)}`);
const invoice = (change: Parameters<typeof bill>[0] = {}) => paper({ invoices: [bill(change)] });

const LEEDS = '1 High Street, Leeds, LS1 4AB';
const YORK = 'Unit 7, Station Yard, York, YO1 7HH';
const A = '1312345678907';
const B = '2499999999991';

describe('filing', () => {
  it('gives the empty first site to the first meter point, and makes sites for others', async () => {
    const account = await newAccount();
    const [first] = await account.sites();
    await account.file('leeds', invoice());
    const sites = await account.file('york', invoice({ mpanMprn: B, siteAddress: YORK }));
    expect(sites.map((site) => site.invoices.map(({ id }) => id))).toEqual([['leeds'], ['york']]);
    expect(sites[0].id).toBe(first.id);
  });

  it('goes by the meter point before the address, and by the address before all else', async () => {
    const account = await newAccount();
    await account.file('leeds', invoice());
    await account.file('york', invoice({ mpanMprn: B, siteAddress: YORK }));
    await account.file('moved', invoice({ mpanMprn: B, siteAddress: LEEDS }));
    await account.file(
      'gas',
      invoice({ mpanMprn: '7412345678', supplyType: 'gas', siteAddress: '1 High St., LEEDS LS1 4AB' }),
    );
    const sites = await account.file('number alone', invoice({ mpanMprn: '7412345678', siteAddress: undefined }));
    expect(sites.map((site) => site.invoices.map(({ id }) => id).sort())).toEqual([
      ['gas', 'leeds', 'number alone'],
      ['moved', 'york'],
    ]);
  });

  it('leaves a paper that names no place at the first site', async () => {
    const account = await newAccount();
    await account.file('leeds', invoice());
    await account.file('york', invoice({ mpanMprn: B, siteAddress: YORK }));
    const sites = await account.file('nowhere', invoice({ mpanMprn: undefined, siteAddress: undefined }));
    expect(sites.map((site) => site.invoices.length)).toEqual([2, 1]);
  });

  it('makes one site of many bills for it that come at once', async () => {
    const account = await newAccount();
    await account.file('leeds', invoice());
    const ids = Array.from({ length: 12 }, (_, index) => `york ${index}`);
    await Promise.all(
      ids.map((id) => account.file(id, invoice({ mpanMprn: B, siteAddress: YORK, invoiceNumber: id }))),
    );
    const sites = await account.sites();
    expect(sites.map((site) => site.invoices.length)).toEqual([1, 12]);
  });

  it('shows a bill for several meter points at each of their sites, under its one id', async () => {
    const account = await newAccount();
    const group: Told = { invoices: [bill(), bill({ mpanMprn: B, siteAddress: YORK })] };
    const sites = await account.file('group', paper(group), 'INVOICE');
    expect(sites.map((site) => site.invoices.map(({ id, mpanMprn }) => [id, mpanMprn]))).toEqual([
      [['group', A]],
      [['group', B]],
    ]);
    const credit = await account.file('group credit', paper({ ...group, copy: 1 }), 'CREDIT_NOTE');
    expect(credit.map((site) => site.creditNotes.map(({ id }) => id))).toEqual([['group credit'], ['group credit']]);
  });

  it('shows a contract at each of its sites, whole', async () => {
    const account = await newAccount();
    const points = [A, B].map((mpanMprn, index) => ({ mpanMprn, siteAddress: [LEEDS, YORK][index], unitRate: 25 }));
    const sites = await account.file('two places', paper({ contract: contract({ supplyPoints: points }) }), 'CONTRACT');
    expect(sites).toHaveLength(2);
    for (const site of sites) {
      expect(Object.keys(site.contracts[0])).toEqual([
        ...['id', 'filePath', 'supplierName', 'supplierCode', 'contractStartDate', 'contractEndDate'],
        ...['isFixedContract', 'supplyPoints'],
      ]);
      expect(site.contracts[0]).toMatchObject({ id: 'two places', supplierCode: 'edf', supplyPoints: points });
    }
  });

  it('finds the sites that the supplier named', async () => {
    const account = await newAccount();
    const { projectId } = account.caller;
    const named = [
      {
        address: LEEDS,
        meterPoints: [{ mpanMprn: A, supplyType: 'electricity' as const }, { mpanMprn: '7412345678' }],
      },
      { address: YORK, meterPoints: [] },
    ];
    const intake = app.app.get(DocumentIntake);
    await intake.knowSites(projectId, account.id, named);
    await intake.knowSites(projectId, account.id, named);
    const sites = await account.file('york', invoice({ mpanMprn: B, siteAddress: YORK }));
    expect(sites.map((site) => site.invoices.length)).toEqual([0, 1]);
    const known = await app.app.get(DocumentsReader).sites({ projectId, accountIds: [account.id] });
    expect(known).toMatchObject([
      { address: LEEDS, meterPoints: [A, '7412345678'], supplierName: 'SSE Energy Solutions' },
      { address: YORK, meterPoints: [B] },
    ]);
  });
});

describe('a reading that fails', () => {
  it('leaves the document with the reason', async () => {
    const account = await newAccount();
    jest
      .mocked(app.app.get(Reader).readDocument)
      .mockRejectedValueOnce(
        Object.assign(
          new (await import('../src/extraction/index.js')).ReadingProblem('password_protected', 'It has a password.'),
        ),
      );
    await account.file('locked', invoice(), 'INVOICE');
    expect(await account.evidence('locked')).toMatchObject({
      status: 'failed',
      failure: { code: 'password_protected', detail: 'It has a password.' },
      readings: [],
    });
    const [{ paper: listed }] = await account.listed('locked');
    expect(listed).toMatchObject({ status: 'failed', validationStatus: 'not_validated' });
  });

  it('of a bill on which nothing is found says so', async () => {
    const account = await newAccount();
    await account.file('blank', paper({ invoices: [{}] }), 'INVOICE');
    expect((await account.evidence('blank')).failure.code).toBe('no_fields_found');
  });

  it('for a fault of ours is tried again', async () => {
    const account = await newAccount();
    jest.mocked(app.app.get(Reader).readDocument).mockRejectedValueOnce(new Error('the child died'));
    await account.file('again', invoice());
    expect((await account.evidence('again')).status).toBe('processed');
  });
});

describe('a paper that is removed', () => {
  it('takes the site and the meter point with it that it alone named', async () => {
    const account = await newAccount();
    await account.file('leeds', invoice());
    await account.file('york', invoice({ mpanMprn: B, siteAddress: YORK }));
    await account.caller.json('DELETE', account.path('york'));
    expect((await account.sites()).map((site) => site.invoices.map(({ id }) => id))).toEqual([['leeds']]);
    const sites = await account.file('elsewhere', invoice({ mpanMprn: B, siteAddress: LEEDS }));
    expect(sites.map((site) => site.invoices.map(({ id }) => id).sort())).toEqual([['elsewhere', 'leeds']]);
  });
});

describe('the checks of bills', () => {
  it('run again when the contract comes, changes and goes', async () => {
    const account = await newAccount();
    await account.file('bill', invoice());
    await account.checked('bill', 'not_validated');
    await account.file('agreement', paper({ contract: contract() }), 'CONTRACT');
    await account.checked('bill', 'passed');
    await account.caller.json('PATCH', account.path('agreement'), {
      fields: { supplyPoints: [{ position: 0, unitRate: 20 }] },
    });
    await account.checked('bill', 'failed');
    await account.caller.json('DELETE', account.path('agreement'));
    await account.checked('bill', 'not_validated');
  });

  it('look at the bills beside it: the same bill twice', async () => {
    const account = await newAccount();
    await account.file('bill', invoice());
    await account.file('bill again', paper({ invoices: [bill()], copy: 1 }), 'INVOICE');
    await waitFor('one of them to fail', async () => {
      const [site] = await account.sites();
      return site.invoices.some(({ validationStatus }) => validationStatus === 'failed');
    });
    await account.caller.json('DELETE', account.path('bill again'));
    await account.checked('bill', 'not_validated');
  });
});
