import { DateTime } from 'luxon';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { Records } from './support/records.js';

const SITES = 12;
const today = DateTime.now().setZone('Europe/London').startOf('day');
const date = (day: DateTime) => day.toISODate()!;

let app: TestApp;
let caller: Caller;
let seed = 20261120;

/** Numbers that look random and are the same on each run. */
function whole(least: number, most: number): number {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return least + (Math.floor(seed / 65536) % (most - least + 1));
}

/** Three years of bills of a meter point: gaps, overlaps, estimates, credit notes, rebills, days printed twice. */
async function fill(
  records: Records,
  site: { siteId: string; accountId: string },
  mpan: string,
  fuel: string,
): Promise<void> {
  let first = today.minus({ days: whole(1000, 1100) });
  while (first < today) {
    const last = first.plus({ days: whole(20, 40) });
    const issued = last.plus({ days: whole(2, 9) });
    const kWh = whole(0, 9000) / 10;
    const bill = {
      mpan_mprn: mpan,
      supply_type: fuel,
      charge_start_date: date(first),
      charge_end_date: date(last),
      invoice_date: date(issued),
      read_to_type: whole(0, 4) === 0 ? 'estimated' : 'actual',
      consumption: kWh,
    };
    await records.invoice(site, bill);
    const fate = whole(0, 9);
    const later = { ...bill, invoice_date: date(issued.plus({ days: 30 })) };
    if (fate === 0) {
      await records.invoice(site, { ...later, total_unit_charge: -10 }, 'CREDIT_NOTE');
      await records.invoice(site, { ...later, consumption: whole(0, 9000) / 10 });
    }
    if (fate === 1)
      await records.invoice(site, { ...later, consumption: kWh / 4 + 1, total_amount: -10 }, 'CREDIT_NOTE');
    first = last.plus({ days: [1, 1, 1, 1, 0, -3, 12][whole(0, 6)] });
  }
}

beforeAll(async () => {
  app = await createTestApp({ ROLE: 'api', RATE_LIMIT_PER_MINUTE: '0' });
  caller = await app.caller();
  const records = await Records.open(app.databaseUrl, caller.projectId);
  await records.atOnce(async () => {
    for (let i = 0; i < SITES; i++) {
      const site = await records.site('alder');
      await fill(records, site, '9900000000017', 'electricity');
      if (i % 2) await fill(records, site, '9900000000025', 'electricity');
      if (i % 3 === 0) await fill(records, site, '584697948', 'gas');
    }
  });
  await records.close();
}, 60_000);
afterAll(() => app.close());

describe('emissions by runs of days', () => {
  it.each(['1y', '3m', '10d'])('are to the gram those of a statement that goes day by day, %s', async (lookback) => {
    const { body } = await caller.json('GET', `/v1/sites/emissions?lookback=${lookback}`);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    // without statistics the planner would loop over days within days
    await client.query('SET enable_nestloop = off');
    const statement = await readFile(new URL('../bench/emissions-by-day.sql', import.meta.url), 'utf8');
    const { rows } = await client.query(statement, [caller.projectId, ...body[0].period.split('/')]);
    await client.end();
    expect(rows).toHaveLength(SITES);
    expect(body.map(({ siteId, emissions }: any) => ({ siteId, emissions }))).toEqual(rows);
  });
});
