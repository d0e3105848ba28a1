import { jest } from '@jest/globals';
import { Reader } from '../src/extraction/index.js';
import { type TestApp, createTestApp } from './support/app.js';
import { waitFor } from './support/wait.js';
import { TestAccount, bill, contract, paper, readsPapers } from './documents.papers.js';

let app: TestApp;
let running = 0;

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  jest.spyOn(app.app.get(Reader), 'readDocument').mockImplementation(readsPapers);
});
afterAll(() => app.close());

const newAccount = async () => TestAccount.create(await app.caller(), `corrections-${(running += 1)}`);
const invoice = (change: Parameters<typeof bill>[0] = {}) => paper({ invoices: [bill(change)] });

const YORK = 'Unit 7, Station Yard, York, YO1 7HH';
const A = '1312345678907';
const B = '2499999999991';

describe('a correction', () => {
  const patch = (account: TestAccount, id: string, body: unknown) =>
    account.caller.json('PATCH', account.path(id), body);

  it('sets and clears fields, says who and when, and keeps the trail', async () => {
    const account = await newAccount();
    await account.file('typo', invoice({ customerName: 'Exmaple Ltd' }));
    const { status, body } = await patch(account, 'typo', {
      fields: { customerName: 'Example Ltd', dueDate: null, unitRate: 25, vat: null },
    });
    expect(status).toBe(200);
    const [reading] = body.readings;
    expect(reading.fields).toMatchObject({ customerName: 'Example Ltd', unitRate: 25 });
    expect(reading.fields).not.toHaveProperty('vat');
    const manual = { manual: true, by: account.caller.clientId, at: expect.any(String) };
    expect(reading.evidence['/customerName']).toEqual(manual);
    expect(reading.evidence['/unitRate']).toEqual({ page: 1, box: [10.12, 20, 30, 40], text: '25', confidence: 0.9 });
    expect(body.corrections).toEqual([
      {
        pointer: '/0/fields/customerName',
        oldValue: 'Exmaple Ltd',
        newValue: 'Example Ltd',
        by: manual.by,
        at: manual.at,
      },
      { pointer: '/0/fields/vat', oldValue: 102.4, by: manual.by, at: manual.at },
    ]);
    const [{ paper: listed }] = await account.listed('typo');
    expect(listed).toMatchObject({ customerName: 'Example Ltd' });
    expect(listed).not.toHaveProperty('vat');
  });

  it('of the meter point moves the document, which keeps its id; the site that was made for the wrong number goes', async () => {
    const account = await newAccount();
    await account.file('leeds', invoice());
    await account.file('misread', invoice({ mpanMprn: B, siteAddress: YORK, invoiceNumber: 'INV-2' }));
    expect(await account.sites()).toHaveLength(2);
    await patch(account, 'misread', { fields: { mpanMprn: A } });
    const sites = await account.sites();
    expect(sites.map((site) => site.invoices.map(({ id }) => id).sort())).toEqual([['leeds', 'misread']]);
  });

  it('has the bill checked again', async () => {
    const account = await newAccount();
    await account.file('sums', invoice());
    await account.checked('sums', 'not_validated');
    await patch(account, 'sums', { fields: { totalAmount: 900 } });
    await account.checked('sums', 'failed');
    const { body } = await account.caller.json(
      'GET',
      `/v1/billValidation/accounts/${account.id}/documents/sums/findings`,
    );
    expect(JSON.stringify(body)).toContain('total_arithmetic');
    await patch(account, 'sums', { fields: { totalAmount: 614.4 } });
    await account.checked('sums', 'not_validated');
  });

  it('of one of many bills has all of its meter point checked again', async () => {
    const account = await newAccount();
    const months = Array.from({ length: 60 }, (_, i) => {
      const day = (number: number) => `${2021 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-${number}`;
      return bill({ invoiceNumber: `M-${i}`, invoiceDate: day(28), chargeStartDate: day(10), chargeEndDate: day(20) });
    });
    await Promise.all(months.map((each, i) => account.upload(`m-${i}`, paper({ invoices: [each] }), 'INVOICE')));
    const gaps = async () => {
      const path = `/v1/billValidation/findings?referenceId=${account.referenceId}&code=missing_invoice&limit=1000`;
      return (await account.caller.json('GET', path)).body.totals.count as number;
    };
    const rechecked = async (count: number) =>
      waitFor(`${count} gaps`, async () => {
        const [site] = await account.sites();
        return site.invoices.every((each) => each.validationStatus !== 'pending') && (await gaps()) === count;
      });
    await rechecked(59);
    await patch(account, 'm-0', { fields: { chargeEndDate: '2026-01-09' } });
    await rechecked(0);
  });

  it('of a bill for several meter points says which it means', async () => {
    const account = await newAccount();
    await account.file('group', paper({ invoices: [bill(), bill({ mpanMprn: B, siteAddress: YORK })] }), 'INVOICE');
    expect((await patch(account, 'group', { fields: { unitRate: 26 } })).status).toBe(422);
    const { body } = await patch(account, 'group', { mpanMprn: B, fields: { unitRate: 26 } });
    expect(body.readings.map((reading: { fields: { unitRate: number } }) => reading.fields.unitRate)).toEqual([25, 26]);
    expect(body.corrections[0].pointer).toBe('/1/fields/unitRate');
  });

  it('of a contract changes its supply points one by one', async () => {
    const account = await newAccount();
    await account.file('agreement', paper({ contract: contract() }), 'CONTRACT');
    const supplyPoints = [
      { position: 0, unitRate: 24.5 },
      { mpanMprn: B, unitRate: 30 },
    ];
    const { status, body } = await patch(account, 'agreement', { fields: { contractNumber: 'C-9', supplyPoints } });
    expect(status).toBe(200);
    const [{ fields }] = body.readings;
    expect(fields).toMatchObject({
      contractNumber: 'C-9',
      supplyPoints: [
        { mpanMprn: A, unitRate: 24.5 },
        { mpanMprn: B, unitRate: 30 },
      ],
    });
    expect(body.corrections.map((change: { pointer: string }) => change.pointer)).toContain(
      '/0/fields/supplyPoints/1/mpanMprn',
    );
  });

  it.each([
    [
      'a term that ends before it begins',
      { contractStartDate: '2028-04-01', contractEndDate: '2026-03-31' },
      'contractEndDate',
    ],
    ['a part of a month', { contractTermMonths: 1.5 }, 'contractTermMonths'],
    ['no supply points at all', { supplyPoints: null }, 'supplyPoints'],
  ])('of a contract refuses %s', async (_, fields, pointer) => {
    const account = await newAccount();
    await account.file('agreement', paper({ contract: contract() }), 'CONTRACT');
    const { status, body } = await patch(account, 'agreement', { fields });
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([`#/fields/${pointer}`]);
  });

  it('makes a document known that could not be read', async () => {
    const account = await newAccount();
    await account.file('unreadable', paper({ invoices: [{}] }), 'INVOICE');
    const findings = () =>
      account.caller.json('GET', `/v1/billValidation/accounts/${account.id}/documents/unreadable/findings`);
    expect(await findings()).toMatchObject({
      status: 200,
      body: { validationStatus: 'not_validated', failure: { code: 'no_fields_found' }, findings: [] },
    });
    const { body } = await patch(account, 'unreadable', { fields: bill({ totalAmount: 900 }) });
    expect(body).toMatchObject({ status: 'processed', failure: { code: 'no_fields_found' } });
    const [{ paper: listed }] = await account.listed('unreadable');
    expect(listed).toMatchObject({ mpanMprn: A, totalAmount: 900, status: 'processed' });
    await account.checked('unreadable', 'failed');
    const after = (await findings()).body;
    expect(after).not.toHaveProperty('failure');
    expect(after.findings).toMatchObject([{ code: 'total_arithmetic' }]);
  });

  const wrong: [string, unknown, number, string | undefined][] = [
    ['a number as text', { fields: { unitRate: '25' } }, 400, '#/fields/unitRate'],
    ['a number that is next to nothing', { fields: { nightConsumption: 3e-323 } }, 400, '#/fields/nightConsumption'],
    ['more decimals than any figure has', { fields: { unitRate: 0.12345678901 } }, 400, '#/fields/unitRate'],
    ['a negative standing charge', { fields: { standingCharge: -1 } }, 400, '#/fields/standingCharge'],
    ['a day that does not exist', { fields: { dueDate: '2026-02-30' } }, 400, '#/fields/dueDate'],
    ['a day of the year nought', { fields: { dueDate: '0000-01-01' } }, 400, '#/fields/dueDate'],
    [
      'a period that ends before it begins',
      { fields: { chargeStartDate: '2026-06-15', chargeEndDate: '2026-05-16' } },
      400,
      '#/fields/chargeEndDate',
    ],
    [
      'an end before the first day that is there',
      { fields: { chargeEndDate: '1999-01-01' } },
      400,
      '#/fields/chargeEndDate',
    ],
    ['a date in another form', { fields: { dueDate: '20/11/2026' } }, 400, '#/fields/dueDate'],
    ['a meter point with blanks', { fields: { mpanMprn: '13 1234 5678 907' } }, 400, '#/fields/mpanMprn'],
    ['a meter point of eleven digits', { fields: { mpanMprn: '12345678901' } }, 400, '#/fields/mpanMprn'],
    ['a kind that is none', { fields: { supplyType: 'steam' } }, 400, '#/fields/supplyType'],
    ['a field that is not known', { fields: { colour: 'red' } }, 400, '#/fields/colour'],
    ['a field of another kind of document', { fields: { contractNumber: 'C' } }, 400, '#/fields/contractNumber'],
    ['no fields', { fields: {} }, 400, '#/fields'],
    ['fields that are none', { fields: null }, 400, '#/fields'],
    ['nothing', {}, 400, '#/fields'],
    ['a meter point that is not on the bill', { mpanMprn: B, fields: { vat: 1 } }, 422, '#/mpanMprn'],
  ];
  it('that is not valid changes nothing', async () => {
    const account = await newAccount();
    await account.file('firm', invoice());
    const before = await account.evidence('firm');
    for (const [what, body, status, pointer] of wrong) {
      const answer = await patch(account, 'firm', body);
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    }
    const twoWrong = await patch(account, 'firm', { fields: { unitRate: '25', dueDate: '20/11/2026' } });
    expect(twoWrong.body.detail).toBe(
      'The request is not valid: dueDate must be a day of the calendar, as YYYY-MM-DD; ' +
        'unitRate must be a number, not in quotes.',
    );
    expect((await patch(account, 'nothing', { fields: { vat: 1 } })).status).toBe(404);
    await account.upload('plain', paper({ copy: 3 }), 'OTHER');
    expect((await patch(account, 'plain', { fields: { vat: 1 } })).status).toBe(422);
    expect(await account.evidence('firm')).toEqual(before);
  });
});
