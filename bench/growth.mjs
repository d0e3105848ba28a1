import { median, timed } from './lib.mjs';
import { connect, load, projectOf } from './load.mjs';

const SIZES = [10_000, 100_000, 1_000_000];
const BILLS_OF_A_BUSINESS = 100;
const BUSINESSES_AT_ONCE = 2000;
const PROBES = 150;

/** What one business's requests take while the database of all businesses becomes a hundred times as large. */
export default async function growth({ service }) {
  const client = await connect(service);
  try {
    const projectId = await projectOf(client);
    await load(client, { projectId, prefix: 'probed', businesses: PROBES, sites: 1, bills: 12 });
    const results = [];
    const first = {};
    let loaded = 0;
    for (const size of SIZES) {
      for (let part = 1; loaded < size; part++) {
        const businesses = Math.min((size - loaded) / BILLS_OF_A_BUSINESS, BUSINESSES_AT_ONCE);
        await load(client, { projectId, prefix: `grown-${size}-${part}`, businesses, sites: 10, bills: 10 });
        loaded += businesses * BILLS_OF_A_BUSINESS;
      }
      await client.query('VACUUM ANALYZE');
      await client.query('CHECKPOINT');
      await probe(service, client, projectId);
      for (const [name, ms] of Object.entries(await probe(service, client, projectId))) {
        first[name] ??= ms;
        const what = `${name}, among ${size.toLocaleString('en-GB')} invoices: ${ms.toFixed(1)} ms, against the first`;
        results.push({ what, figure: (ms / first[name]).toFixed(2), goal: '<= 1.3' });
      }
    }
    return results;
  } finally {
    await client.end();
  }
}

/** The median of each request, one after the other, each time of another business. */
async function probe(service, client, projectId) {
  const { rows } = await client.query(
    `SELECT s.id, s.account_id, s.reference_id FROM documents.site AS s
      WHERE s.project_id = $1 AND s.reference_id LIKE 'probed-%' LIMIT $2`,
    [projectId, PROBES],
  );
  const round = Date.now();
  const requests = {
    'accounts list (1 x 12 bills)': ({ reference_id }) => ['GET', `/v1/suppliers/references/${reference_id}/accounts`],
    'emissions of a site': ({ id }) => ['GET', `/v1/sites/${id}/emissions`],
    'tariffs of a site': ({ id }) => ['GET', `/v1/sites/${id}/tariffs`],
    'upload (a certificate, replaced)': ({ account_id }) => {
      const form = new FormData();
      form.set('documentId', 'certificate');
      form.set('documentType', 'CERTIFICATE');
      form.set('file', new Blob([`%PDF-1.7 ${account_id} ${round}`]), 'c.pdf');
      return ['PUT', `/v1/suppliers/accounts/${account_id}/documents/upload`, form];
    },
  };
  const times = {};
  for (const row of rows) {
    for (const [name, request] of Object.entries(requests)) {
      const ms = await timed(async () => {
        const { status } = await service.call(...request(row));
        if (status !== 200) throw new Error(`${name}: ${status}`);
      });
      (times[name] ??= []).push(ms);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}
