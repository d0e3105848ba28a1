import pg from 'pg';
import { load } from '../bench/load.mjs';
import { SITES_OF_ACCOUNT } from '../src/documents/site-list.queries.js';
import { BILLS_OF_SITES } from '../src/emissions/emissions.queries.js';
import { ACCOUNT_LIST } from '../src/suppliers/account-list.queries.js';
import { type TestDatabase, createTestDatabase } from './support/database.js';

/** Tables that grow with the service. */
const LARGE = ['account', 'site', 'meter_point', 'document', 'filing', 'invoice'];
const PROJECT = '01900000-0000-7000-8000-000000000001';
const OTHER = '01900000-0000-7000-8000-000000000002';

let database: TestDatabase;
let client: pg.Client;
let siteId: string;
let accountId: string;

/** What of an EXPLAIN is looked at. */
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const projectId of [PROJECT, OTHER]) {
    await client.query('INSERT INTO auth.project (id, name) VALUES ($1, $2)', [projectId, projectId]);
    await load(client, { projectId, prefix: 'b', businesses: 300, sites: 5, bills: 6 });
  }
  await client.query(
    `INSERT INTO documents.meter_point (project_id, account_id, site_id, mpan_mprn, supply_type)
       SELECT project_id, account_id, id, id::text, 'electricity' FROM documents.site`,
  );
  await client.query('ANALYZE documents.meter_point');
  const { rows } = await client.query(
    `SELECT s.id, s.account_id FROM documents.site s WHERE s.project_id = $1 AND s.reference_id = 'b-7' LIMIT 1`,
    [PROJECT],
  );
  [{ id: siteId, account_id: accountId }] = rows;
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The nodes of the plan: of a prepared statement that which a connection keeps once it has run it a few times. */
async function planOf(sql: string, values: (string | number | null)[], prepared: boolean): Promise<Plan[]> {
  await client.query(`SET plan_cache_mode = force_${prepared ? 'generic' : 'custom'}_plan`);
  await client.query(`PREPARE looked_at AS ${sql}`);
  const literals = values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ');
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE looked_at (${literals})`);
  await client.query('DEALLOCATE looked_at');
  const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
  return all(rows[0]['QUERY PLAN'][0].Plan);
}

const statements: [string, () => [string, (string | number | null)[]]][] = [
  [
    'the accounts of a business',
    () => [ACCOUNT_LIST, [PROJECT, 'b-7', null, null, null, '2026-01-01', null, null, null, 64, null, null]],
  ],
  ['the sites of an account', () => [SITES_OF_ACCOUNT, [PROJECT, accountId, null, 100]]],
  ['the bills of a site', () => [BILLS_OF_SITES, [PROJECT, null, siteId, null, 1, '2024-01-01', '2026-01-01']]],
];

it.each(statements)(
  '%s are found by keys that begin with the project, without reading a large table',
  async (_, of) => {
    const [sql, values] = of();
    const nodes = (await planOf(sql, values, sql !== BILLS_OF_SITES)).filter((node) =>
      LARGE.includes(node['Relation Name'] ?? ''),
    );
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const read = nodes.filter((node) => node['Node Type'].includes('Index'));
    for (const node of read) expect(node['Index Cond']).toContain('project_id');
  },
);

it('an account list of one business reads the rows of that business alone', async () => {
  await client.query('SET plan_cache_mode = auto');
  const values = [PROJECT, 'b-7', null, null, null, '2026-01-01', null, null, null, 64, null, null];
  await client.query(`PREPARE measured AS ${ACCOUNT_LIST}`);
  const literals = values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ');
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE measured (${literals})`);
  interface Measured extends Plan {
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Measured[];
  }
  const all = (plan: Measured): Measured[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
  const touched = all(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => LARGE.includes(node['Relation Name'] ?? ''))
    .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  // 5 sites of 6 bills: each bill is touched as a filing, a document and an invoice
  expect(Math.max(...touched)).toBeLessThanOrEqual(60);
});

it('the tables of tenants can be spread by project: every key of theirs begins with it', async () => {
  const { rows } = await client.query(
    `SELECT n.nspname || '.' || c.relname AS "table", i.indexrelid::regclass::text AS key,
            (SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = i.indkey[0]) AS first
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE i.indisunique AND n.nspname IN ('auth', 'documents', 'suppliers', 'bill_validation', 'emissions', 'tariffs', 'platform')
      ORDER BY 1, 2`,
  );
  const others = rows.filter(({ first }) => first !== 'project_id').map(({ table }) => table);
  // by their own id, and copied to every machine: docs/adr/0005-tables-without-a-project-key.md
  expect([...new Set(others)]).toEqual(['auth.client', 'auth.project', 'platform.cron_run', 'suppliers.turn']);
});

it('no foreign key leads from one project to another', async () => {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to",
            (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) AS first
       FROM pg_constraint WHERE contype = 'f' AND connamespace::regnamespace::text <> 'pgboss'`,
  );
  expect(rows.filter(({ first }) => first !== 'project_id')).toEqual([]);
});
