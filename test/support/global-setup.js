import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildIfStale } from '../../scripts/build.mjs';

/** `dist` as the sources are, and one Postgres for the whole run, with a migrated template that each test file clones. */
export default async function setup() {
  if (buildIfStale() !== 0) throw new Error('The sources do not build; see above.');
  const { migrate, openEmbedded } = await import('../../dist/platform/database/index.js');
  const folder = await mkdtemp(join(tmpdir(), 'wattfile-test-'));
  const database = await openEmbedded(folder);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE DATABASE wattfile_template');
  await client.end();
  const template = new URL(database.url);
  template.pathname = '/wattfile_template';
  await migrate(template.href);
  process.env.WATTFILE_TEST_DATABASE = database.url;
  globalThis.wattfileTest = { database, folder };
}
