import { DateTime } from 'luxon';
import { v7 } from 'uuid';
import { type Caller, type TestApp, createTestApp, type JsonAnswer } from './support/app.js';
import { Records } from './support/records.js';

const MPAN = '9900000000017';
const today = DateTime.now().setZone('Europe/London').startOf('day');
const date = (day: DateTime) => day.toISODate()!;
const ofSite = (siteId: string, query = '') => `/v1/sites/${siteId}/emissions${query}`;

/** Bills have a hundred days of 10 kWh up to yesterday, whatever the year: figures that hold on any day the test runs. */
const hundredDays = {
  mpan_mprn: MPAN,
  supply_type: 'electricity',
  charge_start_date: date(today.minus({ days: 100 })),
};
const upToYesterday = { ...hundredDays, charge_end_date: date(today.minus({ days: 1 })) };

let app: TestApp;
let caller: Caller;
let records: Records;
let site: { siteId: string; accountId: string };

beforeAll(async () => {
  app = await createTestApp({ ROLE: 'api', RATE_LIMIT_PER_MINUTE: '0' });
  caller = await app.caller();
  records = await Records.open(app.databaseUrl, caller.projectId);
  site = await records.site('alder');
  await records.invoice(site, { ...upToYesterday, day_consumption: 700, night_consumption: 300 });
});
afterAll(async () => {
  await records.close();
  await app.close();
});

describe('emissions of a site', () => {
  it('come in the shape of the interface, from the day and night registers of a bill', async () => {
    const { status, body } = await caller.json('GET', ofSite(site.siteId, '?lookback=100d&estimate=false&trace=true'));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'siteId',
      'emissions',
      'period',
      'emissionsIntensity',
      'emissionsBySource',
      'historicalData',
      'dataQuality',
      'factorSet',
      'trace',
    ]);
    expect(body.siteId).toBe(site.siteId);
    expect(body.period).toBe(`${date(today.minus({ days: 100 }))}/${date(today)}`);
    expect(body.dataQuality).toEqual({ billedDays: 100, estimatedDays: 0, missingDays: 0 });
    expect(body.trace.reduce((sum: number, line: any) => sum + line.kWh, 0)).toBeCloseTo(1000, 6);
    const kilograms = body.trace.reduce((sum: number, line: any) => sum + line.kWh * line.factor, 0);
    expect(body.emissions).toBeCloseTo(kilograms, 2);
    expect(body.trace[0]).toMatchObject({
      documentId: 'paper-1',
      meterPoint: MPAN,
      supplyType: 'electricity',
      basis: 'bill',
    });
  });

  it('look back a year unless asked otherwise, and fill the days without a bill', async () => {
    const { body } = await caller.json('GET', ofSite(site.siteId));
    const days = today.diff(today.minus({ years: 1 }), 'days').days;
    expect(body.period).toBe(`${date(today.minus({ years: 1 }))}/${date(today)}`);
    expect(body.dataQuality).toEqual({ billedDays: 100, estimatedDays: days - 100, missingDays: 0 });
  });

  it.each(['0d', '1x', '01d', '10000d', '', 'abc', '1y&lookback=2y'])(
    'refuse lookback=%s and say the grammar',
    async (value) => {
      const { status, body } = await caller.json('GET', ofSite(site.siteId, `?lookback=${value}`));
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        { pointer: '?lookback', detail: expect.stringContaining('^[1-9][0-9]{0,3}[dwmy]$') },
      ]);
    },
  );

  it.each([
    ['estimate=no', '?estimate'],
    ['scopes=4', '?scopes'],
    ['trace=1', '?trace'],
    ['unknown=1', '?unknown'],
  ])('refuse %s', async (query, pointer) => {
    const { status, body } = await caller.json('GET', ofSite(site.siteId, `?${query}`));
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });

  it.each(['9999d', '9999w', '9999m', '9999y'])('take a lookback of %s', async (lookback) => {
    const { status, body } = await caller.json('GET', ofSite(site.siteId, `?lookback=${lookback}`));
    expect(status).toBe(200);
    const months = body.historicalData.reduce((sum: number, month: any) => sum + Math.round(month.emissions * 1000), 0);
    expect(months).toBe(Math.round(body.emissions * 1000));
  });

  it('are 0 with all days missing for a site without bills', async () => {
    const empty = await records.site('empty');
    const { body } = await caller.json('GET', ofSite(empty.siteId, '?lookback=1w'));
    expect(body).toMatchObject({ emissions: 0, dataQuality: { billedDays: 0, estimatedDays: 0, missingDays: 7 } });
  });

  it('name the bills that tell too little', async () => {
    const poor = await records.site('poor');
    const undated = await records.invoice(poor, { mpan_mprn: MPAN, consumption: 5 });
    const half = await records.invoice(poor, { ...upToYesterday, day_consumption: 5 });
    const { body } = await caller.json('GET', ofSite(poor.siteId, '?lookback=1w'));
    expect(body.dataQuality.unusedBills).toEqual([
      { documentId: undated, reason: 'no_period' },
      { documentId: half, reason: 'no_consumption' },
    ]);
  });

  it('name the papers that were not read, unless they are no bills', async () => {
    const slow = await records.site('slow');
    const waiting = await records.unread(slow, 'pending');
    const broken = await records.unread(slow, 'failed', { type: 'OTHER' });
    const brokenBill = await records.unread(slow, 'failed', { type: 'INVOICE', given_type: 'INVOICE' });
    await records.unread(slow, 'failed', { type: 'CONTRACT', given_type: 'CONTRACT' });
    const elsewhere = await records.site('slow');
    const named = (body: any) =>
      body.dataQuality.unusedBills?.map(({ documentId, reason }: any) => `${documentId} ${reason}`).sort();
    const all = await caller.json('GET', '/v1/sites/emissions?lookback=1w&referenceId=slow');
    expect(named(all.body[0])).toEqual(
      [`${waiting} not_read_yet`, `${broken} unreadable`, `${brokenBill} unreadable`].sort(),
    );
    expect(all.body[1].siteId).toBe(elsewhere.siteId);
    expect(named(all.body[1])).toBeUndefined();
    expect((await caller.json('GET', ofSite(slow.siteId, '?lookback=1w'))).body).toEqual(all.body[0]);
  });

  it('subtract credit notes', async () => {
    const credited = await records.site('credited');
    await records.invoice(credited, {
      ...upToYesterday,
      consumption: 1000,
      invoice_date: date(today.minus({ days: 1 })),
    });
    const query = '?lookback=100d&scopes=2&estimate=false';
    const before = await caller.json('GET', ofSite(credited.siteId, query));
    const creditNote = { ...upToYesterday, consumption: 250, invoice_date: date(today), total_amount: -60 };
    await records.invoice(credited, creditNote, 'CREDIT_NOTE');
    const after = await caller.json('GET', ofSite(credited.siteId, query));
    expect(after.body.emissions).toBeCloseTo(before.body.emissions * 0.75, 2);
  });

  it('add debit notes, each once however often it is filed', async () => {
    const debited = await records.site('debited');
    await records.invoice(debited, { ...upToYesterday, consumption: 3000, invoice_number: 'I-1' });
    const debitNote = { ...upToYesterday, consumption: 300, invoice_number: 'D-1', total_amount: 60 };
    const first = await records.invoice(debited, debitNote, 'DEBIT_NOTE');
    await records.invoice(debited, debitNote, 'DEBIT_NOTE');
    const { body } = await caller.json('GET', ofSite(debited.siteId, '?lookback=100d&estimate=false&trace=true'));
    expect(body.trace.map(({ kWh }: any) => kWh).sort()).toEqual([300, 3000]);
    expect(body.trace).toContainEqual(expect.objectContaining({ documentId: first, basis: 'bill', kWh: 300 }));
  });

  it('name the meter points of a site that has only a contract', async () => {
    const contracted = await records.site('contracted');
    await records.meterPoint(contracted, MPAN);
    const { body } = await caller.json('GET', ofSite(contracted.siteId, '?lookback=1w'));
    expect(body.dataQuality).toEqual({
      billedDays: 0,
      estimatedDays: 0,
      missingDays: 7,
      unbilledMeterPoints: [MPAN],
    });
    const { body: reported } = await caller.json(
      'GET',
      `/v1/emissions/report?referenceId=contracted&from=${date(today.minus({ days: 7 }))}&to=${date(today)}`,
    );
    expect(reported.dataQuality.unbilledMeterPoints).toEqual([{ siteId: contracted.siteId, meterPoint: MPAN }]);
  });

  it.each(['emissions', v7(), "1' OR '1'='1", '%00'])('of the site "%s", which is none, are 404', async (siteId) => {
    const { status, headers } = await caller.json(
      'GET',
      ofSite(siteId.startsWith('%') ? siteId : encodeURIComponent(siteId)),
    );
    expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('application/problem+json')]);
  });

  it('are 404 to another project and to a client that is limited to other businesses', async () => {
    const stranger = await app.caller({ project: 'another' });
    const limited = await app.caller({ referenceIds: ['beech'] });
    for (const other of [stranger, limited]) {
      expect((await other.json('GET', ofSite(site.siteId))).status).toBe(404);
      expect((await other.json('GET', ofSite(site.siteId, '/target'))).status).toBe(404);
    }
  });

  it('need the scope', async () => {
    const other = await app.caller({ scopes: ['tariffs:read'] });
    expect((await other.json('GET', ofSite(site.siteId))).status).toBe(403);
    expect((await other.json('GET', '/v1/sites/emissions')).status).toBe(403);
  });
});

describe('the target of a site', () => {
  it('is set, read, given with the emissions, replaced and removed', async () => {
    const target = ofSite(site.siteId, '/target');
    expect((await caller.json('GET', target)).status).toBe(404);
    const set = await caller.json('PUT', target, { targetReduction: 12.5 });
    expect([set.status, set.body]).toEqual([200, { siteId: site.siteId, targetReduction: 12.5 }]);
    await caller.json('PUT', target, { targetReduction: 20 });
    expect((await caller.json('GET', target)).body).toEqual({ siteId: site.siteId, targetReduction: 20 });
    expect((await caller.json('GET', ofSite(site.siteId))).body.targetReduction).toBe(20);
    expect((await caller.json('DELETE', target)).status).toBe(204);
    expect((await caller.json('DELETE', target)).status).toBe(404);
    expect((await caller.json('GET', ofSite(site.siteId))).body.targetReduction).toBeUndefined();
  });

  it.each([
    {},
    { targetReduction: 0 },
    { targetReduction: 101 },
    { targetReduction: '5' },
    { targetReduction: 1.234 },
    { targetReduction: 1e-7 },
    { targetReduction: null },
    { other: 1 },
  ])('is not %j', async (body) => {
    const answer = await caller.json('PUT', ofSite(site.siteId, '/target'), body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: any) => error.pointer)).toContain(
      'other' in body ? '#/other' : '#/targetReduction',
    );
  });
});

describe('emissions of all sites', () => {
  let big: Caller;
  let ids: string[];

  beforeAll(async () => {
    big = await app.caller({ project: 'big' });
    const own = await Records.open(app.databaseUrl, big.projectId);
    ids = [];
    for (let i = 0; i < 7; i++) {
      const each = await own.site(i % 2 ? 'odd' : 'even');
      await own.invoice(each, { ...upToYesterday, consumption: 1000 + i });
      ids.push(each.siteId);
    }
    await own.close();
  });

  it('are the same as site by site, in the order of ids', async () => {
    const { status, headers, body } = await big.json('GET', '/v1/sites/emissions?lookback=100d');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
    expect(body.map((record: any) => record.siteId)).toEqual(ids);
    for (const record of body) {
      expect(record).toEqual((await big.json('GET', ofSite(record.siteId, '?lookback=100d'))).body);
    }
  });

  it('are of one business where one is asked for', async () => {
    const { body } = await big.json('GET', '/v1/sites/emissions?referenceId=odd');
    expect(body.map((record: any) => record.siteId)).toEqual([ids[1], ids[3], ids[5]]);
    expect((await big.json('GET', '/v1/sites/emissions?referenceId=none')).body).toEqual([]);
  });

  it('leave out what the client may not see', async () => {
    const limited = await app.caller({ project: 'big', referenceIds: ['odd'] });
    expect((await limited.json('GET', '/v1/sites/emissions')).body).toHaveLength(3);
    expect((await limited.json('GET', '/v1/sites/emissions?referenceId=even')).body).toEqual([]);
  });

  it.each(['/v1/sites/emissions?referenceId=odd', '/v1/sites/emissions?limit=2', 'one site'])(
    'are tagged, until they change: %s',
    async (path) => {
      const asked = path === 'one site' ? ofSite(ids[1]) : path;
      const tagOf = async (answer: Response) => [answer.status, answer.headers.get('etag')];
      const known = (await big.fetch(asked)).headers.get('etag')!;
      expect(known).toMatch(/^"[^"]+"$/);
      expect(await tagOf(await big.fetch(asked, { headers: { 'If-None-Match': known } }))).toEqual([304, known]);
      await big.json('PUT', ofSite(ids[1], '/target'), { targetReduction: path.length / 10 });
      const changed = await tagOf(await big.fetch(asked, { headers: { 'If-None-Match': known } }));
      expect(changed).toEqual([200, expect.not.stringContaining(known)]);
    },
  );

  it('come page by page', async () => {
    const pages: string[][] = [];
    let next: string | undefined = '/v1/sites/emissions?limit=3&lookback=1m';
    while (next) {
      const { headers, body }: JsonAnswer = await big.json('GET', next);
      pages.push(body.map((record: any) => record.siteId));
      next = headers.get('link')?.match(/^<(.*)>; rel="next"$/)?.[1];
    }
    expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
  });

  it.each([
    ['referenceId=%00', '?referenceId'],
    ['limit=0', '?limit'],
    ['limit=1001', '?limit'],
    ['limit=x', '?limit'],
    ['cursor=x', '?cursor'],
    ['lookback=1h', '?lookback'],
  ])('refuse %s', async (query, pointer) => {
    const { status, body } = await big.json('GET', `/v1/sites/emissions?${query}`);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });
});

describe('the yearly report', () => {
  const from = date(today.minus({ days: 100 }));
  const to = date(today.minus({ days: 1 }));
  const report = `/v1/emissions/report?referenceId=alder&from=${from}&to=${to}`;

  it('agrees with the emissions of the sites', async () => {
    const { status, body } = await caller.json('GET', report);
    expect(status).toBe(200);
    const { body: emissions } = await caller.json('GET', ofSite(site.siteId, '?lookback=100d'));
    expect(body).toMatchObject({
      referenceId: 'alder',
      period: emissions.period,
      sites: 1,
      energy: [{ scope: 2, supplyType: 'electricity', activity: 'generation', kWh: 1000 }],
      kWh: 1000,
      intensity: emissions.emissionsIntensity,
      dataQuality: { billedDays: 100, estimatedDays: 0, missingDays: 0, unusedBills: [] },
      factorSet: emissions.factorSet,
    });
    expect(Math.round(body.tCO2e * 1e6)).toBe(Math.round(emissions.emissions * 1e3));
    expect(body.method).toContain('location-based');
    const withScope3 = await caller.json('GET', `${report}&scopes=1,2,3`);
    expect(withScope3.body.energy.map((line: any) => line.scope)).toEqual([2, 3, 3, 3]);
  });

  it('names the meter points that are not billed, as the emissions of the site do', async () => {
    const half = await records.site('half');
    await records.invoice(half, { ...upToYesterday, consumption: 1000 });
    await records.meterPoint(half, MPAN);
    await records.meterPoint(half, '584697948');
    const { body: emissions } = await caller.json('GET', ofSite(half.siteId, '?lookback=100d'));
    expect(emissions.dataQuality).toEqual({
      billedDays: 100,
      estimatedDays: 0,
      missingDays: 0,
      unbilledMeterPoints: ['584697948'],
    });
    const { body } = await caller.json('GET', report.replace('alder', 'half'));
    expect(body.dataQuality.unbilledMeterPoints).toEqual([{ siteId: half.siteId, meterPoint: '584697948' }]);
  });

  it('counts a supply once whose bills stand in the accounts of two suppliers', async () => {
    const [old, current] = [await records.site('moved'), await records.site('moved')];
    const upTo = (days: number) => date(today.minus({ days }));
    const first = { ...hundredDays, charge_end_date: upTo(51), consumption: 500, invoice_number: 'M-1' };
    const last = { ...hundredDays, charge_start_date: upTo(50), charge_end_date: upTo(1), consumption: 300 };
    await records.invoice(old, first);
    await records.invoice(current, first);
    await records.invoice(current, last);
    const unusable = await records.invoice(old, {
      mpan_mprn: MPAN,
      charge_start_date: upTo(60),
      charge_end_date: upTo(51),
    });
    const { body } = await caller.json('GET', report.replace('alder', 'moved'));
    expect(body).toMatchObject({
      sites: 1,
      kWh: 800,
      dataQuality: { billedDays: 100, estimatedDays: 0, missingDays: 0 },
    });
    expect(body.dataQuality.unusedBills).toEqual([
      { siteId: old.siteId, documentId: unusable, reason: 'no_consumption' },
    ]);
  });

  it('is CSV on request', async () => {
    const byFormat = await caller.fetch(`${report}&format=csv`);
    expect(byFormat.headers.get('content-type')).toContain('text/csv');
    const byHeader = await caller.fetch(report, { headers: { Accept: 'text/csv' } });
    const text = await byHeader.text();
    expect(text).toBe(await byFormat.text());
    expect(text).toContain('energy,generation,2,electricity,1000,kWh,\r\n');
  });

  it.each([
    ['from=2026-01-01&to=2026-01-31', '?referenceId'],
    ['referenceId=%00&from=2026-01-01&to=2026-01-31', '?referenceId'],
    ['referenceId=alder&to=2026-01-31', '?from'],
    ['referenceId=alder&from=2026-02-30&to=2026-03-01', '?from'],
    ['referenceId=alder&from=2026-02-01&to=2026-01-01', '?to'],
    ['referenceId=alder&from=2026-02-01&to=2999-01-01', '?to'],
    ['referenceId=alder&from=1899-01-01&to=2026-01-01', '?from'],
    ['referenceId=alder&from=2026-01-01&to=2026-01-31&format=xml', '?format'],
  ])('refuses %s', async (query, pointer) => {
    const { status, body } = await caller.json('GET', `/v1/emissions/report?${query}`);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });
});
