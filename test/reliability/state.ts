import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../../src/app.setup.js';
import { readConfig } from '../../src/config/index.js';
import { StoredFiles } from '../../src/documents/stored-files.service.js';
import { waitFor } from '../support/wait.js';

async function rows<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What is still to be done: papers to read, bills to check, jobs. */
async function unfinished(url: string): Promise<Record<string, number>> {
  const [counts] = await rows<Record<string, string>>(
    url,
    `SELECT (SELECT count(*) FROM documents.document WHERE status = 'pending') AS pending,
            (SELECT count(*) FROM documents.invoice WHERE check_due) AS due,
            (SELECT count(*) FROM documents.check_request) AS requests,
            (SELECT count(*) FROM pgboss.job WHERE state < 'completed') AS jobs`,
  );
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)]));
}

/** Waits until every job has ended; fails with what has not. */
export async function allEnded(url: string, seconds: number): Promise<void> {
  let last = {};
  await waitFor(
    'all jobs to end',
    async () => {
      last = await unfinished(url).catch((error: Error) => ({ error: error.message }));
      return Object.values(last).every((count) => count === 0);
    },
    seconds,
  ).catch((error: Error) => {
    throw new Error(`${error.message}: ${JSON.stringify(last)}`);
  });
}

/** Rows that hang in the air, in words. */
export async function orphanRows(url: string): Promise<string[]> {
  const found = await rows<{ what: string }>(
    url,
    `SELECT 'document without a site: ' || d.document_id AS what FROM documents.document d
      WHERE NOT EXISTS (SELECT 1 FROM documents.filing f WHERE (f.project_id, f.document_id) = (d.project_id, d.id))
     UNION ALL SELECT 'account without a site: ' || a.id FROM suppliers.account a
      WHERE NOT EXISTS (SELECT 1 FROM documents.site s WHERE (s.project_id, s.account_id) = (a.project_id, a.id))
     UNION ALL SELECT 'bill of no document: ' || i.document_id FROM documents.invoice i
      WHERE NOT EXISTS (SELECT 1 FROM documents.document d WHERE (d.project_id, d.id) = (i.project_id, i.document_id))
     UNION ALL SELECT 'check of no document: ' || c.document_id FROM bill_validation.bill_check c
      WHERE NOT EXISTS (SELECT 1 FROM documents.document d WHERE (d.project_id, d.id) = (c.project_id, c.document_id))
     UNION ALL SELECT 'reading given up: ' || d.document_id FROM documents.document d WHERE d.failure_code = 'internal'`,
  );
  return found.map(({ what }) => what);
}

async function filesUnder(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== '.wattfile') found.set(relative(folder, path).split(sep).join('/'), path);
  }
  return found;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Holds the files on the disk against the rows: what is missing or not whole, and how many no row names. */
export async function compareFiles(dataDir: string, url: string): Promise<{ wrong: string[]; unnamed: number }> {
  const named = await rows<{ key: string; sha256: string; size: number }>(
    url,
    'SELECT DISTINCT file_key AS key, sha256, size FROM documents.document',
  );
  const files = await filesUnder(join(dataDir, 'files'));
  const wrong: string[] = [];
  for (const { key, sha256, size } of named) {
    const path = files.get(key);
    if (!path) wrong.push(`${key} is missing`);
    else if ((await stat(path)).size !== size || (await hashOf(path)) !== sha256) wrong.push(`${key} is not whole`);
    files.delete(key);
  }
  return { wrong, unnamed: files.size };
}

/** Does the nightly sweep now, as if it were a day later. The service must not run meanwhile. */
export async function sweep(dataDir: string, url: string, keys: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, ROLE: 'api', PORT: '0', LOG_LEVEL: 'silent', ...keys });
  const app = await createApp(config, pino({ level: 'silent' }), url);
  try {
    await app.init();
    await app.get(StoredFiles).sweepOlderThan(new Date(Date.now() + 1000));
  } finally {
    await app.close();
  }
}
