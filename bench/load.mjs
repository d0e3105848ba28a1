// Fills a database with businesses, straight into the tables, so that growth can be measured.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

/** A connection to the database that a service started by the benchmarks uses. */
export async function connect(service) {
  const { port, password } = JSON.parse(await readFile(join(service.dataDir, 'postgres.json'), 'utf8'));
  const client = new pg.Client({ connectionString: `postgres://wattfile:${password}@127.0.0.1:${port}/wattfile` });
  await client.connect();
  return client;
}

/** The connection string behind `connect`, for peers and psql. */
export async function databaseUrl(service) {
  const { port, password } = JSON.parse(await readFile(join(service.dataDir, 'postgres.json'), 'utf8'));
  return `postgres://wattfile:${password}@127.0.0.1:${port}/wattfile`;
}

/**
 * Adds `businesses` businesses of one account each, with `sites` sites of `bills` monthly electricity bills. Their
 * referenceIds are `<prefix>-1`, `<prefix>-2` and so on.
 */
export async function load(client, { projectId, prefix, businesses, sites, bills }) {
  const values = [projectId, prefix, businesses, sites, bills];
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = replica`);
  await client.query(
    `CREATE TEMP TABLE made ON COMMIT DROP AS
       SELECT $2 || '-' || b AS reference_id, gen_random_uuid() AS account_id, b FROM generate_series(1, $3::int) AS b
       WHERE $1::uuid IS NOT NULL AND $4::int + $5::int > 0`,
    values,
  );
  await client.query(
    `INSERT INTO suppliers.account (project_id, id, reference_id, supplier_code, email, sealed_password, credential_kid, status, is_test, created_at)
       SELECT $1::uuid, account_id, reference_id, 'corona-energy', reference_id || '@bench.example', 'sealed', 'k1', 'PASSING', false, now() FROM made`,
    [projectId],
  );
  await client.query(
    `CREATE TEMP TABLE place ON COMMIT DROP AS
       SELECT m.*, gen_random_uuid() AS site_id, s FROM made AS m, generate_series(1, $1::int) AS s`,
    [sites],
  );
  await client.query(
    `INSERT INTO documents.site (project_id, id, account_id, reference_id, supplier_name, name, address)
       SELECT $1::uuid, site_id, account_id, reference_id, 'Corona Energy', 'Site ' || s, s || ' High Street, Leeds, LS1 4AP' FROM place`,
    [projectId],
  );
  await client.query(
    `CREATE TEMP TABLE paper ON COMMIT DROP AS
       SELECT p.*, gen_random_uuid() AS document_id, n, 'bill-' || s || '-' || n AS name,
              (date_trunc('month', now()) - make_interval(months => n))::date AS first,
              (date_trunc('month', now()) - make_interval(months => n - 1))::date - 1 AS last
         FROM place AS p, generate_series(1, $1::int) AS n`,
    [bills],
  );
  await client.query(
    `INSERT INTO documents.document (project_id, id, account_id, document_id, given_type, type, status, file_key, extension,
                                     size, sha256, page_count, reader_version, from_date, to_date, read_at)
       SELECT $1::uuid, document_id, account_id, name, 'INVOICE', 'INVOICE', 'processed',
              $1::uuid || '/ab/' || md5(document_id::text) || '.pdf', 'pdf', 60000, md5(document_id::text), 2, 1, first, last, now()
         FROM paper`,
    [projectId],
  );
  await client.query(
    `INSERT INTO documents.filing (project_id, site_id, document_id) SELECT $1::uuid, site_id, document_id FROM paper`,
    [projectId],
  );
  await client.query(`CREATE TEMP TABLE bill (LIKE documents.invoice INCLUDING DEFAULTS) ON COMMIT DROP`);
  await client.query(
    `INSERT INTO bill (project_id, document_id, position, account_id, site_id, mpan_mprn, supply_type,
         supplier_name, supplier_account_number, customer_name, invoice_number, invoice_date, due_date, charge_start_date,
         charge_end_date, meter_serial_number, site_address, payment_method, standing_charge, standing_charge_type, ccl_rate,
         vat_rate, read_from_type, read_to_type, consumption, unit_rate, total_unit_charge, total_standing_charge,
         amount_due_net_of_vat, vat, total_amount, validation_status, check_due)
       SELECT $1::uuid, document_id, 0, account_id, site_id, '97' || lpad((b * 1000 + s)::text, 11, '0'), 'electricity', 'Corona Energy',
              'C' || b, 'Customer ' || b, 'INV-' || b || '-' || s || '-' || n, last + 5, last + 19, first, last, 'E16BG0' || s,
              s || ' High Street, Leeds, LS1 4AP', 'direct_debit', 92.5, 'daily', 0.801, 20, 'actual', 'actual', 1000 + n * 7, 24.54,
              round((1000 + n * 7) * 0.2454, 2), 28.68, 290.11, 58.02, 348.13, 'passed', false
         FROM paper`,
    [projectId],
  );
  await client.query(`UPDATE bill SET listing = documents.invoice_listing(ROW(bill.*)::documents.invoice)`);
  await client.query(`INSERT INTO documents.invoice SELECT * FROM bill`);
  await client.query('COMMIT');
  await client.query(
    'ANALYZE suppliers.account, documents.site, documents.document, documents.filing, documents.invoice',
  );
}

/** The project of the demo client. */
export async function projectOf(client) {
  const { rows } = await client.query(`SELECT id FROM auth.project WHERE name = 'demo'`);
  return rows[0].id;
}

/** npm run bench:load -- --invoices 1000000: fills the database of DATABASE_URL, or of a service running in DATA_DIR. */
async function main() {
  const { values } = parseArgs({ options: { invoices: { type: 'string', default: '1000000' } } });
  const dataDir = resolve(process.env.DATA_DIR ?? 'data');
  const client = process.env.DATABASE_URL ? new pg.Client(process.env.DATABASE_URL) : await connect({ dataDir });
  if (process.env.DATABASE_URL) await client.connect();
  const projectId = await projectOf(client);
  const started = performance.now();
  // a hundred bills each, some thousands of businesses at a time
  for (let left = Number(values.invoices) / 100, part = 1; left > 0; left -= 2000, part++) {
    const prefix = `loaded-${Date.now()}-${part}`;
    await load(client, { projectId, prefix, businesses: Math.min(left, 2000), sites: 10, bills: 10 });
  }
  console.log(`${values.invoices} invoices in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await client.end();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
