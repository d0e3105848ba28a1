import { v7 } from 'uuid';
import { AgreementIntake, type SupplierAgreement } from '../src/tariffs/index.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { Records } from './support/records.js';

const MPAN = '9900000000017';
const MPRN = '584697948';

let app: TestApp;
let caller: Caller;
let records: Records;
let site: { siteId: string; accountId: string };

const tariffs = (query = '', siteId = site.siteId) => caller.json('GET', `/v1/sites/${siteId}/tariffs${query}`);
const outline = async (query = '') =>
  (await tariffs(query)).body.map((tariff: any) => [tariff.startDate, tariff.endDate, tariff.source.type]);

/** Electricity: bills of the first quarter of 2025, a contract from 1 March 2025 to 29 February 2028. Gas: an agreement. */
beforeAll(async () => {
  app = await createTestApp({ ROLE: 'api', RATE_LIMIT_PER_MINUTE: '0' });
  caller = await app.caller();
  records = await Records.open(app.databaseUrl, caller.projectId);
  site = await records.site('alder');
  await records.meterPoint(site, MPRN);
  const bill = { mpan_mprn: MPAN, supply_type: 'electricity', supplier_name: 'EDF Energy', unit_rate: 21.5 };
  await records.invoice(site, { ...bill, charge_start_date: '2025-01-01', charge_end_date: '2025-01-31' });
  await records.invoice(site, { ...bill, charge_start_date: '2025-02-01', charge_end_date: '2025-03-31' });
  await records.contract(
    site,
    {
      supplier_name: 'EDF Energy Customers Ltd',
      contract_start_date: '2025-03-01',
      contract_end_date: '2028-02-29',
      ccl_rate: 0.775,
    },
    {
      mpan_mprn: MPAN,
      supply_type: 'electricity',
      tariff_name: 'Fixed for Business',
      day_unit_rate: 25.77,
      night_unit_rate: 14.88,
      standing_charge: 97.45,
      standing_charge_type: 'daily',
      capacity_rate: 3.2,
    },
  );
  await intake([agreement('a', '2026-04-01', undefined, 6.1), agreement('b', '2025-04-01', '2026-03-31', 5.9)]);
});
afterAll(async () => {
  await records.close();
  await app.close();
});

const agreement = (id: string, startDate: string, endDate: string | undefined, rate: number): SupplierAgreement => ({
  id,
  mpanMprn: MPRN,
  utility: 'GAS',
  supplier: 'EDF',
  tariffName: 'Gas Tracker',
  startDate,
  endDate,
  rates: [{ name: 'Unit rate', rate, unit: 'p/kWh' }],
});
const intake = (agreements: SupplierAgreement[]) =>
  app.app.get(AgreementIntake, { strict: false }).replace(caller.projectId, site.accountId, agreements);

describe('tariffs of a site', () => {
  it('come from contracts, then the supplier, then bills, the newest first', async () => {
    const { status, body } = await tariffs();
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        siteId: site.siteId,
        supplier: 'EDF',
        utility: 'GAS',
        tariffName: 'Gas Tracker',
        startDate: '2026-04-01',
        rates: [{ name: 'Unit rate', rate: 6.1, unit: 'p/kWh' }],
        mpanMprn: MPRN,
        vatIncluded: false,
        source: { type: 'supplier' },
      },
      expect.objectContaining({ utility: 'GAS', startDate: '2025-04-01', endDate: '2026-03-31' }),
      {
        siteId: site.siteId,
        supplier: 'EDF Energy Customers Ltd',
        utility: 'ELECTRICITY',
        tariffName: 'Fixed for Business',
        startDate: '2025-03-01',
        endDate: '2028-02-29',
        rates: [
          { name: 'Day', rate: 25.77, unit: 'p/kWh' },
          { name: 'Night', rate: 14.88, unit: 'p/kWh' },
          { name: 'Standing charge', rate: 97.45, unit: 'p/day' },
          { name: 'Capacity charge', rate: 3.2, unit: 'p/kVA/day' },
          { name: 'Climate Change Levy', rate: 0.775, unit: 'p/kWh' },
        ],
        mpanMprn: MPAN,
        vatIncluded: false,
        source: { type: 'contract', documentIds: ['paper-3'] },
      },
      {
        siteId: site.siteId,
        supplier: 'EDF Energy',
        utility: 'ELECTRICITY',
        startDate: '2025-01-01',
        endDate: '2025-02-28',
        rates: [{ name: 'Unit rate', rate: 21.5, unit: 'p/kWh' }],
        mpanMprn: MPAN,
        vatIncluded: false,
        source: { type: 'invoice', documentIds: ['paper-2', 'paper-1'] },
      },
    ]);
  });

  it('are of one utility where one is asked for', async () => {
    const { body } = await tariffs('?utility=ELECTRICITY');
    expect(body.map((tariff: any) => tariff.utility)).toEqual(['ELECTRICITY', 'ELECTRICITY']);
  });

  it('are those of a day, or of a span of days', async () => {
    expect(await outline('?on=2025-02-28')).toEqual([['2025-01-01', '2025-02-28', 'invoice']]);
    expect(await outline('?on=2026-04-01')).toEqual([
      ['2026-04-01', undefined, 'supplier'],
      ['2025-03-01', '2028-02-29', 'contract'],
    ]);
    expect(await outline('?on=2024-12-31')).toEqual([]);
    expect(await outline('?from=2028-03-01')).toEqual([['2026-04-01', undefined, 'supplier']]);
    expect(await outline('?to=2025-03-01&utility=ELECTRICITY')).toHaveLength(2);
    expect(await outline('?from=2025-03-01&to=2025-03-31')).toEqual([['2025-03-01', '2028-02-29', 'contract']]);
  });

  it.each([
    ['utility=WATER', '?utility'],
    ['utility=electricity', '?utility'],
    ['on=2026-02-30', '?on'],
    ['on=yesterday', '?on'],
    ['on=2026-01-01&from=2026-01-01', '?on'],
    ['from=2026-01-02&to=2026-01-01', '?to'],
    ['limit=1', '?limit'],
  ])('refuse %s', async (query, pointer) => {
    const { status, body } = await tariffs(`?${query}`);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });

  it.each(['none', v7()])('of the site "%s", which is none, are 404', async (siteId) => {
    expect((await tariffs('', siteId)).status).toBe(404);
  });

  it('are 404 to another project and to a client that is limited to other businesses, 403 without the scope', async () => {
    const path = `/v1/sites/${site.siteId}/tariffs`;
    expect((await (await app.caller({ project: 'another' })).json('GET', path)).status).toBe(404);
    expect((await (await app.caller({ referenceIds: ['beech'] })).json('GET', path)).status).toBe(404);
    expect((await (await app.caller({ scopes: ['emissions:read'] })).json('GET', path)).status).toBe(403);
    expect((await (await app.caller({ referenceIds: ['alder'] })).json('GET', path)).status).toBe(200);
  });
});

describe('the intake of agreements', () => {
  afterAll(() => intake([agreement('a', '2026-04-01', undefined, 6.1)]));

  it('replaces what the account said before, and keeps times only if they divide the week', async () => {
    const rates: SupplierAgreement['rates'] = [
      { name: 'Day', rate: 8, unit: 'p/kWh', startTime: '07:00', endTime: '00:00', clock: 'UTC' },
      { name: 'Night', rate: 5, unit: 'p/kWh', startTime: '00:00', endTime: '07:00', clock: 'UTC' },
    ];
    const hole = [rates[0], { ...rates[1], endTime: '06:00' }];
    await intake([
      { ...agreement('c', '2027-01-01', undefined, 0), rates },
      { ...agreement('d', '2026-01-01', '2026-12-31', 0), rates: hole },
    ]);
    const { body } = await tariffs('?utility=GAS');
    expect(body.map((tariff: any) => tariff.rates)).toEqual([
      rates,
      hole.map(({ name, rate, unit }) => ({ name, rate, unit })),
    ]);
    await intake([]);
    expect((await tariffs('?utility=GAS')).body).toEqual([]);
  });
});
