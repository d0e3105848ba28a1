import { Database } from '../src/platform/database/index.js';
import { newId } from '../src/platform/http/index.js';
import {
  RULE_SET_VERSION,
  BillValidation,
  type BillFacts,
  type ContractFacts,
  type FiledBill,
} from '../src/bill-validation/index.js';
import { type Caller, createTestApp, type TestApp, type JsonAnswer } from './support/app.js';

let server: TestApp;
let caller: Caller;
let database: Database;
let validation: BillValidation;

beforeAll(async () => {
  server = await createTestApp();
  caller = await server.caller();
  database = server.app.get(Database);
  validation = server.app.get(BillValidation, { strict: false });
});
afterAll(() => server.close());

/** 3,000 kWh x 25p = 750.00, 30 days x 50p = 15.00, levy 24.03, net 789.03, VAT 157.81, total 946.84. */
const bill: BillFacts = {
  mpanMprn: '9700000000016',
  supplyType: 'electricity',
  invoiceNumber: 'E-6',
  invoiceDate: '2026-07-03',
  chargeStartDate: '2026-06-01',
  chargeEndDate: '2026-06-30',
  standingCharge: 50,
  standingChargeType: 'daily',
  cclRate: 0.801,
  vatRate: 20,
  consumption: 3000,
  unitRate: 25,
  totalUnitCharge: 750,
  totalStandingCharge: 15,
  amountDueNetOfVat: 789.03,
  vat: 157.81,
  totalAmount: 946.84,
};
/** Two pence less for each unit: 60.00. */
const contract: ContractFacts = {
  contractStartDate: '2026-04-01',
  contractEndDate: '2028-03-31',
  cclRate: 0.801,
  vatRate: 20,
  isFixedContract: true,
  supplyPoints: [{ mpanMprn: '9700000000016', unitRate: 23, standingCharge: 50, standingChargeType: 'daily' }],
};

/** A paper that is filed, as the documents have it. */
async function file(documentId: string, who = caller, referenceId = 'acme'): Promise<FiledBill> {
  const [projectId, accountId, siteId, id] = [who.projectId, newId(), newId(), newId()];
  await database.query(
    `INSERT INTO suppliers.account
       (project_id, id, reference_id, supplier_code, email, sealed_password, credential_kid, status, is_test, created_at)
     VALUES ($1, $2, $3, 'edf', $4, 'x', 'k', 'PASSING', false, now())`,
    [projectId, accountId, referenceId, `${accountId}@example.com`],
  );
  await database.query(
    `INSERT INTO documents.site (project_id, id, account_id, reference_id, supplier_name) VALUES ($1, $2, $3, $4, 'EDF')`,
    [projectId, siteId, accountId, referenceId],
  );
  await database.query(
    `INSERT INTO documents.document (project_id, id, account_id, document_id, status, file_key, extension, size, sha256)
     VALUES ($1, $2, $3, $4, 'processed', 'k', 'pdf', 1, 'x')`,
    [projectId, id, accountId, documentId],
  );
  return { projectId, accountId, referenceId, siteId, documentId: id, callerDocumentId: documentId, position: 0 };
}

const findingsOf = ({ accountId, callerDocumentId }: FiledBill, who = caller) =>
  who.json(
    'GET',
    `/v1/billValidation/accounts/${accountId}/documents/${encodeURIComponent(callerDocumentId)}/findings`,
  );

describe('the findings of a bill', () => {
  it('are those of its last check', async () => {
    const filed = await file('june/2026');
    await validation.announce(filed);
    expect((await findingsOf(filed)).body).toEqual({
      accountId: filed.accountId,
      documentId: 'june/2026',
      validationStatus: 'pending',
      findings: [],
    });

    await validation.record(filed, { bill, contract });
    const { status, body } = await findingsOf(filed);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      validationStatus: 'failed',
      ruleSetVersion: RULE_SET_VERSION,
      checkedAt: expect.any(String),
    });
    expect(body.findings).toEqual([
      {
        id: expect.any(String),
        code: 'unit_rate_mismatch',
        severity: 'severe',
        field: 'unitRate',
        billed: 25,
        expected: 23,
        overcharge: 60,
        message: expect.stringContaining('£60.00 too much'),
        mpanMprn: '9700000000016',
        status: 'open',
      },
    ]);

    await validation.record(filed, { bill: { ...bill, unitRate: 23, totalUnitCharge: 690 }, contract });
    const codes = (await findingsOf(filed)).body.findings.map((finding: { code: string }) => finding.code);
    expect(codes).toEqual(['net_arithmetic']);
  });

  it('are set aside while a paper that came anew has not been checked', async () => {
    const filed = await file('replaced');
    await validation.record(filed, { bill, contract });
    const [{ id }] = (await findingsOf(filed)).body.findings;
    await validation.announce(filed);
    expect((await findingsOf(filed)).body).toMatchObject({ validationStatus: 'pending', findings: [] });
    const listed = await caller.json('GET', `/v1/billValidation/findings?siteId=${filed.siteId}`);
    expect(listed.body.totals).toMatchObject({ count: 0, recoverable: 0 });
    await validation.record(filed, { bill, contract });
    expect((await findingsOf(filed)).body.findings).toMatchObject([{ id }]);
  });

  it('of all its meter points are one answer, the worst of them its status', async () => {
    const filed = await file('two-meters');
    await validation.record(filed, { bill });
    await validation.record({ ...filed, position: 1 }, { bill: { ...bill, totalAmount: 1000 } });
    const { body } = await findingsOf(filed);
    expect(body.validationStatus).toBe('failed');
    expect(body.findings.map((finding: { code: string }) => finding.code)).toEqual(['total_arithmetic']);

    await validation.remove(filed.projectId, filed.documentId, 1);
    const one = (await findingsOf(filed)).body;
    expect(one).toMatchObject({ validationStatus: 'not_validated', failure: { code: 'no_contract' }, findings: [] });
    expect(one.failure.detail).toContain(`no contract for ${bill.mpanMprn},`);
    await validation.record(filed, { bill, contract });
    expect((await findingsOf(filed)).body).not.toHaveProperty('failure');
    await validation.remove(filed.projectId, filed.documentId);
    expect((await findingsOf(filed)).status).toBe(404);
  });

  it('are stored in the transaction of the caller, and go with the paper', async () => {
    const filed = await file('rolled-back');
    const failing = database.transaction(async () => {
      await validation.record(filed, { bill, contract });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await findingsOf(filed)).status).toBe(404);

    await validation.record(filed, { bill, contract });
    await database.query('DELETE FROM documents.document WHERE project_id = $1 AND id = $2', [
      filed.projectId,
      filed.documentId,
    ]);
    expect((await findingsOf(filed)).status).toBe(404);
  });

  it('are nobody else’s', async () => {
    const filed = await file('private');
    await validation.record(filed, { bill, contract });
    const [id] = (await findingsOf(filed)).body.findings.map((finding: { id: string }) => finding.id);
    const stranger = await server.caller({ project: 'another' });
    const limited = await server.caller({ referenceIds: ['other'] });
    const close = { status: 'closed', reason: 'mine now' };
    for (const other of [stranger, limited]) {
      expect((await findingsOf(filed, other)).status).toBe(404);
      expect((await other.json('PATCH', `/v1/billValidation/findings/${id}`, close)).status).toBe(404);
      expect((await other.json('GET', '/v1/billValidation/findings')).body.totals.count).toBe(0);
    }
    const reader = await server.caller({ scopes: ['accounts:read'] });
    expect((await reader.json('PATCH', `/v1/billValidation/findings/${id}`, close)).status).toBe(403);
  });

  it.each(['x', '00000000-0000-0000-0000-000000000000'])('are none for account %s', async (id) => {
    const { status } = await caller.json('GET', `/v1/billValidation/accounts/${id}/documents/x%00y/findings`);
    expect(status).toBe(404);
  });
});

describe('a finding that is closed', () => {
  it('stays closed when the same is found again, and keeps its id', async () => {
    const filed = await file('closing');
    await validation.record(filed, { bill, contract });
    const [{ id }] = (await findingsOf(filed)).body.findings;
    const address = `/v1/billValidation/findings/${id}`;

    expect((await caller.json('PATCH', address, { status: 'closed' })).status).toBe(400);
    const closed = await caller.json('PATCH', address, { status: 'closed', reason: 'agreed by phone' });
    expect(closed.status).toBe(200);
    expect(closed.body).toMatchObject({
      id,
      documentId: 'closing',
      status: 'closed',
      reason: 'agreed by phone',
      closedBy: caller.clientId,
    });

    // gone with the contract, and back with it
    await validation.record(filed, { bill });
    expect((await findingsOf(filed)).body.findings).toEqual([]);
    expect((await caller.json('PATCH', address, { status: 'open' })).status).toBe(404);
    await validation.record(filed, { bill, contract });
    expect((await findingsOf(filed)).body).toMatchObject({
      validationStatus: 'failed',
      findings: [{ id, status: 'closed', reason: 'agreed by phone' }],
    });

    // another rate is another finding
    const other = { ...contract, supplyPoints: [{ ...contract.supplyPoints[0], unitRate: 22 }] };
    await validation.record(filed, { bill, contract: other });
    const [found] = (await findingsOf(filed)).body.findings;
    expect(found).toMatchObject({ status: 'open', expected: 22, overcharge: 90 });
    expect(found.id).not.toBe(id);
  });

  it('can be opened again', async () => {
    const filed = await file('opening');
    await validation.record(filed, { bill, contract });
    const [{ id }] = (await findingsOf(filed)).body.findings;
    const address = `/v1/billValidation/findings/${id}`;
    await caller.json('PATCH', address, { status: 'closed', reason: 'a mistake' });
    const { body } = await caller.json('PATCH', address, { status: 'open' });
    expect(body).toMatchObject({ status: 'open' });
    expect(body).not.toHaveProperty('reason');
    expect((await caller.json('PATCH', address, { status: 'ignored' })).status).toBe(400);
  });
});

describe('the findings of a project', () => {
  let owner: Caller;
  let first: FiledBill;
  const list = (query = '') => owner.json('GET', `/v1/billValidation/findings${query}`);

  beforeAll(async () => {
    owner = await server.caller({ project: 'totals' });
    first = await file('first', owner, 'north');
    const second = await file('second', owner, 'south');
    // 60.00 for the rate, and 53.16 in the total: 1000.00 - 946.84
    await validation.record(first, { bill: { ...bill, totalAmount: 1000 }, contract });
    // billed before: 789.03, of which 60.00 for the rate are a part
    const may = { ...bill, chargeStartDate: '2026-05-02', chargeEndDate: '2026-05-31' };
    await validation.record(second, {
      bill: { ...may, documentId: 'second' },
      contract,
      history: [{ ...may, documentId: 'before' }],
    });
  });

  it('come with what can be recovered, no line twice', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    // 60.00 + 53.16 + 789.03
    expect(body.totals).toMatchObject({ count: 4, recoverable: 902.19, questionable: 0 });
    expect(body.totals.byCode).toEqual([
      { code: 'duplicate_invoice', count: 1, recoverable: 789.03, questionable: 0 },
      { code: 'unit_rate_mismatch', count: 2, recoverable: 60, questionable: 0 },
      { code: 'total_arithmetic', count: 1, recoverable: 53.16, questionable: 0 },
    ]);
    expect(body.findings.map((finding: { documentId: string }) => finding.documentId)).toEqual([
      'second',
      'second',
      'first',
      'first',
    ]);
  });

  it.each([
    ['referenceId=north', 2],
    ['referenceId=nobody', 0],
    ['code=unit_rate_mismatch', 2],
    ['status=closed', 0],
    ['status=open&code=total_arithmetic', 1],
    ['from=2026-06-01', 2],
    ['to=2026-05-31', 2],
    ['from=2026-05-31&to=2026-06-01', 4],
    ['from=2026-07-01', 0],
  ])('are narrowed by %s to %i', async (query, count) => {
    expect((await list(`?${query}`)).body.totals.count).toBe(count);
  });

  it('are narrowed by the site', async () => {
    expect((await list(`?siteId=${first.siteId}`)).body.totals).toMatchObject({ count: 2, recoverable: 113.16 });
  });

  it.each(['code=x', 'status=x', 'from=2026-02-30', 'siteId=x', 'limit=0', 'from=2026-06-02&to=2026-06-01', 'x=1'])(
    'are not asked for by %s',
    async (query) => expect((await list(`?${query}`)).status).toBe(400),
  );

  it('come in pages', async () => {
    const seen: string[] = [];
    for (let path: string | undefined = '/v1/billValidation/findings?limit=3'; path;) {
      const { headers, body }: JsonAnswer = await owner.json('GET', path);
      expect(body.totals.count).toBe(4);
      seen.push(...body.findings.map((finding: { id: string }) => finding.id));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(4);
  });

  it('are counted once of a file that was filed twice, whether or not that is settled', async () => {
    const keeper = await server.caller({ project: 'copies' });
    const [one, copy] = [await file('one', keeper, 'east'), await file('copy', keeper, 'east')];
    await validation.record(one, { bill: { ...bill, file: 'a.pdf' }, contract });
    const history = [{ ...bill, documentId: 'one', file: 'a.pdf' }];
    await validation.record(copy, { bill: { ...bill, documentId: 'copy', file: 'a.pdf' }, contract, history });
    const recoverable = async () =>
      (await keeper.json('GET', '/v1/billValidation/findings')).body.totals.recoverable as number;
    expect(await recoverable()).toBe(60);
    const { body } = await keeper.json('GET', '/v1/billValidation/findings?code=duplicate_invoice');
    const settled = { status: 'closed', reason: 'the same file' };
    await keeper.json('PATCH', `/v1/billValidation/findings/${body.findings[0].id}`, settled);
    expect(await recoverable()).toBe(60);
  });

  it('are not recovered any more once they are closed', async () => {
    const [duplicate] = (await list('?code=duplicate_invoice')).body.findings;
    await owner.json('PATCH', `/v1/billValidation/findings/${duplicate.id}`, { status: 'closed', reason: 'credited' });
    // now the rate of the second bill counts: 60.00 + 60.00 + 53.16
    expect((await list()).body.totals).toMatchObject({ count: 4, recoverable: 173.16 });
    expect((await list('?status=closed')).body.totals).toMatchObject({ count: 1, recoverable: 0 });
  });
});
