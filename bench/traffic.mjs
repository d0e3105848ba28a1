import autocannon from 'autocannon';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../scripts/lib/service.mjs';
import { connect, load, projectOf } from './load.mjs';

const CONNECTIONS = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** The time is looked at in so many parts. */
const SLICES = 6;
const OVERLOAD_SECONDS = 10;

/** Bytes of memory that a process holds. */
async function memory(pid) {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * 4096;
}

/** What people ask for: lists most of all, then emissions, tariffs and uploads. */
async function mix(service, client, projectId) {
  const headers = { authorization: `Bearer ${service.token}` };
  const { rows: sites } = await client.query(
    `SELECT s.id, s.account_id, s.reference_id FROM documents.site s WHERE s.project_id = $1 ORDER BY s.id LIMIT 12`,
    [projectId],
  );
  const boundary = 'wattfile-bench';
  const part = (name, more = '') => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const form = (n) =>
    `${part('documentId')}t-${n}\r\n${part('documentType')}OTHER\r\n${part('file', '; filename="p.pdf"')}%PDF-1.7 ${n}\r\n--${boundary}--\r\n`;
  return sites.flatMap(({ id, account_id, reference_id }, n) => [
    { method: 'GET', path: `/v1/suppliers/references/${reference_id}/accounts`, headers },
    { method: 'GET', path: `/v1/sites/${id}/emissions`, headers },
    { method: 'GET', path: `/v1/suppliers/references/${reference_id}/accounts`, headers },
    { method: 'GET', path: `/v1/sites/${id}/tariffs`, headers },
    ...(n % 5 === 0
      ? [
          {
            method: 'PUT',
            path: `/v1/suppliers/accounts/${account_id}/documents/upload`,
            headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
            body: form(n),
          },
        ]
      : []),
  ]);
}

/** Mixed traffic at 80 % of what the service can do, then at three times as much, then again as before. */
export default async function traffic() {
  const service = await startService({ ROLE: 'api' });
  const client = await connect(service);
  try {
    const projectId = await projectOf(client);
    await load(client, { projectId, prefix: 'traffic', businesses: 200, sites: 4, bills: 12 });
    const requests = await mix(service, client, projectId);
    const run = (seconds, more) => autocannon({ url: service.url, requests, duration: seconds, ...more });
    await run(3, { connections: 16 });
    const capacity = (await run(8, { connections: 32 })).requests.average;

    const slices = [];
    for (let n = 0; n < SLICES; n++) {
      const rate = { connections: CONNECTIONS, overallRate: Math.round(capacity * 0.8) };
      const slice = await run(SECONDS / SLICES, rate);
      slices.push({ ...slice.latency, errors: slice.errors + slice.non2xx, mb: (await memory(service.pid)) / 1e6 });
    }

    // three times as many connections as are served at once, each asking without a pause
    const flood = run(OVERLOAD_SECONDS, { connections: 3 * 256 });
    const refusals = await probe(service, OVERLOAD_SECONDS * 1000);
    const over = await flood;
    await sleep(10_000);
    const after = await run(5, { connections: 32, overallRate: Math.round(capacity * 0.5) });
    const overTime = (of) => slices.map((slice) => Math.round(of(slice))).join(', ');
    return [
      {
        what: `${CONNECTIONS} connections, ${Math.round(capacity * 0.8)} requests/s for ${SECONDS} s: errors`,
        figure: slices.reduce((sum, { errors }) => sum + errors, 0),
        goal: '0',
      },
      { what: `  p50 of each ${SECONDS / SLICES} s`, figure: `${overTime(({ p50 }) => p50)} ms` },
      { what: '  p99', figure: `${overTime(({ p99 }) => p99)} ms` },
      { what: '  memory of the process', figure: `${overTime(({ mb }) => mb)} MB`, goal: '<= 300 MB' },
      {
        what: `overload (${3 * 256} connections): answered/s, refused/s with 503 or 429`,
        figure: `${Math.round(over['2xx'] / OVERLOAD_SECONDS)}, ${Math.round((over['4xx'] + over['5xx']) / OVERLOAD_SECONDS)}`,
      },
      {
        what: '  other failures (resets, timeouts, refusals without Retry-After)',
        figure: over.errors + over.timeouts + refusals.without,
        goal: '0',
      },
      {
        what: '  10 s later: errors, p99',
        figure: `${after.errors + after.non2xx}, ${after.latency.p99} ms`,
        goal: '0',
      },
    ];
  } finally {
    await client.end();
    await service.stop();
  }
}

/** Looks at single answers while the flood lasts. */
async function probe(service, ms) {
  const end = Date.now() + ms - 2000;
  let without = 0;
  await sleep(1000);
  while (Date.now() < end) {
    const answer = await fetch(`${service.url}/v1/suppliers`, {
      headers: { Authorization: `Bearer ${service.token}` },
    });
    await answer.text();
    const refused = answer.status === 503 || answer.status === 429;
    if (!answer.ok && !(refused && answer.headers.get('retry-after'))) without++;
    await sleep(100);
  }
  return { without };
}
