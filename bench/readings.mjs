import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../scripts/lib/service.mjs';
import { connect } from './load.mjs';

const PAPERS = Number(process.env.BENCH_PAPERS ?? 1000);
const AT_ONCE = 8;
const ACCOUNTS = 10;

/** Bills uploaded at once, until each has been read, filed and checked: with one reading process, and with one a core. */
export default async function readings() {
  const bill = await readFile(new URL('../samples/invoice.pdf', import.meta.url));
  const results = [];
  let first;
  for (const workers of new Set([1, availableParallelism()])) {
    const { uploads, readings: rate, twice } = await measure(bill, workers);
    first ??= rate;
    const what = `${PAPERS} bills at once, ${workers} reading processes: uploads/s, read and checked/s, read twice`;
    results.push({ what, figure: `${uploads.toFixed(1)}, ${rate.toFixed(1)}, ${twice}`, goal: 'none twice' });
    if (workers > 1) results.push({ what: '  against one reading process', figure: (rate / first).toFixed(2) });
  }
  return results;
}

async function measure(bill, workers) {
  const service = await startService({ EXTRACTION_WORKERS: String(workers) });
  const client = await connect(service);
  try {
    const accounts = [];
    for (let n = 0; n < ACCOUNTS; n++) {
      const account = { email: `${n}@example.org`, password: 'none', referenceId: 'bench', supplier: 'Corona Energy' };
      accounts.push((await service.call('POST', '/v1/suppliers/accounts', account)).body.id);
    }
    const started = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = next++; n < PAPERS; n = next++) {
          const form = new FormData();
          form.set('documentId', `bill-${n}`);
          form.set('documentType', 'INVOICE');
          form.set('file', new Blob([bill, randomBytes(16)]), 'bill.pdf');
          const path = `/v1/suppliers/accounts/${accounts[n % ACCOUNTS]}/documents/upload`;
          const { status } = await service.call('PUT', path, form);
          if (status !== 200) throw new Error(`The upload of bill-${n} answered ${status}`);
        }
      }),
    );
    const uploaded = performance.now();
    const left = async () => (await client.query(UNFINISHED)).rows[0].left;
    while ((await left()) > 0) await sleep(200);
    const finished = performance.now();
    const { rows } = await client.query(COUNTS);
    if (rows[0].read !== PAPERS) throw new Error(`${rows[0].read} of ${PAPERS} bills were read`);
    return {
      uploads: (PAPERS * 1000) / (uploaded - started),
      readings: (PAPERS * 1000) / (finished - started),
      twice: rows[0].bills - PAPERS,
    };
  } finally {
    await client.end();
    await service.stop();
  }
}

const UNFINISHED = `
  SELECT (SELECT count(*) FROM documents.document WHERE status = 'pending')::int
       + (SELECT count(*) FROM documents.invoice WHERE check_due)::int AS left`;
const COUNTS = `
  SELECT (SELECT count(*) FROM documents.document WHERE status = 'processed')::int AS read,
         (SELECT count(*) FROM documents.invoice)::int AS bills`;
